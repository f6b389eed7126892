// References in f64 that libm lacks, good enough for f32. A part of exhaustive.cpp, which includes it inside its namespace.
#pragma once

int g_sign;

// Newton's steps on erf, or on erfc where erf is near 1, from a rough start.
double inverse_erf(double x) {
  const double a = std::fabs(x);
  if (!(a < 1)) return a == 1 ? std::copysign(std::numeric_limits<double>::infinity(), x) : std::nan("");
  const double lacks = (1 - a) * (1 + a);
  const double log = std::log(lacks), half = 4.33 + log / 2;
  double y = a < 0.01 ? a * 0.886 : std::sqrt(std::sqrt(half * half - log / 0.147) - half);
  for (int k = 0; k < 5; ++k) {
    const double beyond = a < 0.5 ? a - std::erf(y) : std::erfc(y) - (1 - a);
    const double step = beyond * 0.886226925452758 * std::exp(y * y);
    y += step / (1 - y * step);
  }
  return std::copysign(y, x);
}

// In f128, or zeros would be all error.
double digamma(double x) {
  if (x == 0) return std::copysign(std::numeric_limits<double>::infinity(), -x);
  if (std::isinf(x)) return x > 0 ? x : std::nan("");
  Quad y = x, sum = 0;
  if (x < 0) {
    if (std::floor(x) == x) return std::nan("");
    const Quad pi = 4 * atanq(1), turn = pi * (Quad(x) - Quad(std::round(x)));
    sum = -pi * cosq(turn) / sinq(turn);
    y = 1 - y;
  }
  for (; y < 20; y += 1) sum -= 1 / y;
  const Quad z = 1 / (y * y);
  const Quad series = z * (1 / Quad(12) - z * (1 / Quad(120) - z * (1 / Quad(252) - z * (1 / Quad(240) - z * (1 / Quad(132) -
                      z * (691 / Quad(32760) - z * (1 / Quad(12) - z * (3617 / Quad(8160)))))))));
  return static_cast<double>(sum + logq(y) - 1 / (2 * y) - series);
}
