// What the functions are tried on. A part of exhaustive.cpp, which includes it inside its namespace.
#pragma once

constexpr size_t kBlock = 4096;
uint64_t g_state;
uint64_t random_bits() {  // splitmix64
  uint64_t z = g_state += 0x9e3779b97f4a7c15;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
  z = (z ^ z >> 27) * 0x94d049bb133111eb;
  return z ^ z >> 31;
}
// One of 2^lowest, 2^(lowest + 1), ... 2^(lowest + range - 1).
double random_power(int lowest, uint64_t range) { return std::ldexp(1.0, static_cast<int>(random_bits() % range) + lowest); }
double uniform(double low, double high) { return low + (high - low) * (static_cast<double>(random_bits() >> 11) * 0x1p-53); }

// Numbers near which functions change their ways: powers of two, bounds of overflow and underflow, multiples of pi.
template <class T>
std::vector<T> landmarks(int around) {
  using Bits = typename Traits<T>::Bits;
  std::vector<double> centres = {0.0, 87.0, 88.7228, 103.9721, 87.3365, 125.0, 126.0, 149.0, 150.0, 128.0, 89.4160, 16.6355,
                                 708.0, 709.7827, 745.1332, 1021.0, 1022.0, 1074.0, 1075.0, 710.4758, 700.0, 0.7071067811865476,
                                 1.4142135623730951, 0.34657359, 1.03972077, 3.9192059, 4.0, 10.054, 10.2, 26.543, 27.226, 27.5,
                                 2.414213562373095, 0.4142135623730951, 9.0109, 22.0, 0.99, 1.01, 1000.0, 17.3286, 37.43};
  for (int k = 1; k < 40; ++k) centres.push_back(k * 0.78539816339744831);
  for (int k = -1074; k < 1024; ++k) {
    if (T(std::ldexp(1.0, k)) != 0) centres.push_back(std::ldexp(1.0, k));
  }
  std::vector<T> values;
  for (const double centre : centres) {
    const Bits bits = std::bit_cast<Bits>(T(centre));
    for (int k = -around; k <= around; ++k) {
      if (k < 0 && bits < Bits(-k)) continue;
      const T value = std::bit_cast<T>(Bits(bits + k));
      values.push_back(value);
      values.push_back(-value);
    }
  }
  for (const T value : {std::numeric_limits<T>::infinity(), std::numeric_limits<T>::quiet_NaN(), std::numeric_limits<T>::max(),
                        std::numeric_limits<T>::denorm_min()}) {
    values.push_back(value);
    values.push_back(-value);
  }
  return values;
}
// Of both signs and every size, more of them where functions are neither 0 nor 1 nor infinite. Only exact operations in a
// given order, here and for the pairs: the digests are of results for the same inputs everywhere.
double sample(uint64_t k) {
  switch (k % 8) {
    case 0: return std::bit_cast<double>(random_bits());
    case 1: return uniform(-750, 750);
    case 2: return uniform(-30, 30);
    case 3: return uniform(-1, 1);
    case 4: {
      const double power = random_power(-40, 80);
      return power * uniform(0.5, 1);
    }
    case 5: {
      const double power = random_power(-29, 30);
      return 1 + power * uniform(-1, 1);
    }
    case 6: return uniform(-4, 4);
    default: {
      const double power = random_power(-30, 60);
      return -power * uniform(1, 2);
    }
  }
}
void sample_pair(uint64_t k, double& x, double& y, double largest) {
  switch (k % 6) {
    case 0: x = sample(k / 6), y = sample(k / 6 + 3); break;
    case 1: x = uniform(0, 20), y = uniform(-10, 10); break;
    case 2: {  // up to the bounds of pow
      const int e = static_cast<int>(random_bits() % 40) - 20;
      const double m = uniform(1, 2);
      x = std::ldexp(m, e);
      y = uniform(-1, 1) * largest / (e + m - 1);
      break;
    }
    case 3: {
      const double power = random_power(-19, 20), less = power * uniform(-1, 1);
      x = 1 + less, y = uniform(-1, 1) * largest / (1.5 * less);
      break;
    }
    case 4: x = uniform(-20, 20), y = std::round(uniform(-30, 30)); break;
    default: x = uniform(-1, 1), y = uniform(-1, 1); break;
  }
}
