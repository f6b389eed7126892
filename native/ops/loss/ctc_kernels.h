// Kernels of CTC: over the states of a sample, in f64, and over a matrix of log probabilities.
#pragma once

#include "kernels/map.h"

namespace pyaclnn {

struct CtcKernels {
  // The logs of the three ways into a state, whether the third is open, and the state's log probability -> the log of
  // the sum of these ways with the state added.
  MapKernel step;
  // alpha, beta, log probability -> exp(alpha + beta + nll - log probability).
  MapKernel occupancy;
  // Log probability, gradient, whether the frame counts -> exp(log probability) * gradient, or 0.
  const MapKernels& slope;
};

struct OccupancyParams {
  double nll;
};

// The chosen instruction set's.
const CtcKernels& ctc_kernels();

}  // namespace pyaclnn
