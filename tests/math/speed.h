// How long the functions take. A part of exhaustive.cpp, which includes it inside its namespace.
#pragma once

template <class Run>
double seconds(Run run) {
  timespec before, after;
  double best = 1e9;
  for (int k = 0; k < 15; ++k) {
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &before);
    run();
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &after);
    best = std::fmin(best, static_cast<double>(after.tv_sec - before.tv_sec) + 1e-9 * static_cast<double>(after.tv_nsec - before.tv_nsec));
  }
  return best;
}
void range_of(const std::string& name, double& low, double& high) {
  low = -10, high = 10;
  if (name == "log" || name == "log2" || name == "log10") low = 1e-3, high = 100;
  if (name == "log1p") low = -0.9, high = 100;
  if (name == "asin" || name == "acos" || name == "atanh" || name == "erfinv") low = -1, high = 1;
  if (name == "acosh") low = 1, high = 100;
  if (name == "sqrt" || name == "rsqrt" || name == "reciprocal") low = 0.1, high = 100;
  if (name == "erf") low = -4, high = 4;
  if (name == "erfc") low = -3, high = 9;
  if (name == "pow") low = 0.01, high = 10;
}
template <class T, class Run>
void bench_one(const char* name, const char* suffix, const Target& target, Run run) {
  double low, high;
  range_of(name, low, high);
  double ns[2];
  const size_t sizes[] = {4096, size_t{1} << 20};
  for (int k = 0; k < 2; ++k) {
    std::vector<T> x(sizes[k]), y(sizes[k]), out(sizes[k]);
    for (T& value : x) value = static_cast<T>(uniform(low, high));
    for (T& value : y) value = static_cast<T>(uniform(-5, 5));
    const int times = k == 0 ? 64 : 1;
    const double best = seconds([&] {
      for (int i = 0; i < times; ++i) run(x.data(), y.data(), out.data(), sizes[k]);
    });
    ns[k] = best / static_cast<double>(times) / static_cast<double>(sizes[k]) * 1e9;
  }
  std::printf("{\"function\": \"%s%s\", \"target\": \"%s\", \"ns_small\": %.3f, \"ns_large\": %.3f}\n", name, suffix, target.name, ns[0], ns[1]);
  std::fflush(stdout);
}
void bench(const std::vector<Target>& targets, const Options& options) {
  for (const Target& target : targets) {
    constexpr int kOne = kUnary + kSingle;
    for (int f = 0; f < kOne + kBinary; ++f) {
      const bool one = f < kOne;
      const char* name = one ? kUnaryNames[f] : kBinaryNames[f - kOne];
      if (chosen(options.only, name + std::string("_f32"))) {
        bench_one<float>(name, "_f32", target, [&](const float* x, const float* y, float* out, size_t n) {
          one ? target.f32->unary[f](x, out, n) : target.f32->binary[f - kOne](x, y, out, n);
        });
      }
      if ((f < kUnary || !one) && chosen(options.only, name + std::string("_f64"))) {
        bench_one<double>(name, "_f64", target, [&](const double* x, const double* y, double* out, size_t n) {
          one ? target.f64->unary[f](x, out, n) : target.f64->binary[f - kOne](x, y, out, n);
        });
      }
    }
  }
}
