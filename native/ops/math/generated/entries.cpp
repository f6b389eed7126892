// Generated from the rows by `python native/dev.py gen`; do not edit.
// Entry points of the math family.
#include "executor/row.h"

namespace pyaclnn {
namespace ops {
Status abs(Call& call);
Status acos(Call& call);
Status acosh(Call& call);
Status add(Call& call);
Status add_n(Call& call);
Status add_relu(Call& call);
Status addcdiv(Call& call);
Status addcmul(Call& call);
Status amp_update_scale(Call& call);
Status angle_v2(Call& call);
Status arange(Call& call);
Status asin(Call& call);
Status asinh(Call& call);
Status atan(Call& call);
Status atan2(Call& call);
Status atanh(Call& call);
Status bitwise_and(Call& call);
Status bitwise_not(Call& call);
Status bitwise_or(Call& call);
Status bitwise_xor(Call& call);
Status cast(Call& call);
Status ceil(Call& call);
Status check_complex(Call& call);
Status clamp(Call& call);
Status complex(Call& call);
Status cos(Call& call);
Status cosh(Call& call);
Status cross_has_three_elements(Call& call);
Status digamma(Call& call);
Status div(Call& call);
Status div_mod(Call& call);
Status div_mods(Call& call);
Status divs(Call& call);
Status eq(Call& call);
Status equal(Call& call);
Status equal_formats(Call& call);
Status erf(Call& call);
Status erfc(Call& call);
Status erfinv(Call& call);
Status exp(Call& call);
Status exp2(Call& call);
Status expm1(Call& call);
Status eye(Call& call);
Status floor(Call& call);
Status floor_divide(Call& call);
Status fmod(Call& call);
Status frac(Call& call);
Status gcd(Call& call);
Status heaviside(Call& call);
Status inplace_one(Call& call);
Status inplace_zero(Call& call);
Status is_close(Call& call);
Status is_finite(Call& call);
Status is_inf(Call& call);
Status is_neg_inf(Call& call);
Status is_pos_inf(Call& call);
Status le(Call& call);
Status left_shift(Call& call);
Status lerp(Call& call);
Status lgamma(Call& call);
Status linalg_cross(Call& call);
Status log(Call& call);
Status log10(Call& call);
Status log1p(Call& call);
Status log2(Call& call);
Status log_add_exp(Call& call);
Status log_add_exp2(Call& call);
Status logical_and(Call& call);
Status logical_not(Call& call);
Status logical_or(Call& call);
Status logical_xor(Call& call);
Status lt(Call& call);
Status masked_scale(Call& call);
Status max_n(Call& call);
Status maximum(Call& call);
Status min_n(Call& call);
Status minimum(Call& call);
Status mul(Call& call);
Status muls(Call& call);
Status nan_to_num(Call& call);
Status ne(Call& call);
Status nearest(Call& call);
Status neg(Call& call);
Status polar(Call& call);
Status pow_tensor_scalar(Call& call);
Status power(Call& call);
Status precision_compare(Call& call);
Status real(Call& call);
Status reciprocal(Call& call);
Status remainder(Call& call);
Status right_shift(Call& call);
Status round_decimals(Call& call);
Status rsqrt(Call& call);
Status s_where(Call& call);
Status scale(Call& call);
Status scale_covers_axes(Call& call);
Status sign(Call& call);
Status signbit(Call& call);
Status sin(Call& call);
Status sinc(Call& call);
Status sinh(Call& call);
Status sqrt(Call& call);
Status square(Call& call);
Status sub(Call& call);
Status tan(Call& call);
Status tanh(Call& call);
Status truncate(Call& call);
Status x_log_y(Call& call);
Status xlog1py(Call& call);
}  // namespace ops

namespace {

constexpr DTypeSetByProduct kSet_BFLOAT16 = {"BFLOAT16", {0x8000000, 0x8000000, 0x8000000, 0x8000000, 0x8000000, 0x8000000}};
constexpr DTypeSetByProduct kSet_BOOL = {"BOOL", {0x1000, 0x1000, 0x1000, 0x1000, 0x1000, 0x1000}};
constexpr DTypeSetByProduct kSet_COMPLEX64 = {"COMPLEX64", {0x10000, 0x10000, 0x10000, 0x10000, 0x10000, 0x10000}};
constexpr DTypeSetByProduct kSet_DOUBLE_ints_BOOL = {"DOUBLE ints BOOL", {0x1a5c, 0x1a5c, 0x1a5c, 0x1a5c, 0x1a5c, 0x1a5c}};
constexpr DTypeSetByProduct kSet_FLOAT = {"FLOAT", {0x1, 0x1, 0x1, 0x1, 0x1, 0x1}};
constexpr DTypeSetByProduct kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_DOUBLE = {"FLOAT FLOAT16 BFLOAT16@a2,a3 DOUBLE", {0x8000803, 0x8000803, 0x803, 0x803, 0x803, 0x803}};
constexpr DTypeSetByProduct kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_DOUBLE_INT64_BOOL = {"FLOAT FLOAT16 BFLOAT16@a2,a3 DOUBLE INT64 BOOL", {0x8001a03, 0x8001a03, 0x1a03, 0x1a03, 0x1a03, 0x1a03}};
constexpr DTypeSetByProduct kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_DOUBLE = {"FLOAT FLOAT16 BFLOAT16@a2,a3,950 DOUBLE", {0x8000803, 0x8000803, 0x8000803, 0x803, 0x803, 0x803}};
constexpr DTypeSetByProduct kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_DOUBLE_INT64_BOOL = {"FLOAT FLOAT16 BFLOAT16@a2,a3,950 DOUBLE INT64 BOOL", {0x8001a03, 0x8001a03, 0x8001a03, 0x1a03, 0x1a03, 0x1a03}};
constexpr DTypeSetByProduct kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_DOUBLE_ints_BOOL = {"FLOAT FLOAT16 BFLOAT16@a2,a3,950 DOUBLE ints BOOL", {0x8001a5f, 0x8001a5f, 0x8001a5f, 0x1a5f, 0x1a5f, 0x1a5f}};
constexpr DTypeSetByProduct kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_DOUBLE_ints_BOOL_complex = {"FLOAT FLOAT16 BFLOAT16@a2,a3,950 DOUBLE ints BOOL complex", {0x8031a5f, 0x8031a5f, 0x8031a5f, 0x31a5f, 0x31a5f, 0x31a5f}};
constexpr DTypeSetByProduct kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_inference = {"FLOAT FLOAT16 BFLOAT16@a2,a3,950,inference", {0x8000003, 0x8000003, 0x8000003, 0x3, 0x8000003, 0x3}};
constexpr DTypeSetByProduct kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_inference_DOUBLE_ints_BOOL_complex = {"FLOAT FLOAT16 BFLOAT16@a2,a3,950,inference DOUBLE ints BOOL complex", {0x8031a5f, 0x8031a5f, 0x8031a5f, 0x31a5f, 0x8031a5f, 0x31a5f}};
constexpr DTypeSetByProduct kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_inference_200i_500_a2_DOUBLE_ints_complex = {"FLOAT FLOAT16 BFLOAT16@a2,a3,950,inference,200i_500_a2 DOUBLE ints complex", {0x8030a5f, 0x8030a5f, 0x8030a5f, 0x30a5f, 0x8030a5f, 0x8030a5f}};
constexpr DTypeSetByProduct kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_training_DOUBLE_INT64_INT32_INT8_complex = {"FLOAT FLOAT16 BFLOAT16@a2,a3,950,training DOUBLE INT64 INT32 INT8 complex", {0x8030a0f, 0x8030a0f, 0x8030a0f, 0x8030a0f, 0x30a0f, 0x30a0f}};
constexpr DTypeSetByProduct kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_training_DOUBLE_complex = {"FLOAT FLOAT16 BFLOAT16@a2,a3,950,training DOUBLE complex", {0x8030803, 0x8030803, 0x8030803, 0x8030803, 0x30803, 0x30803}};
constexpr DTypeSetByProduct kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_training_DOUBLE_ints_BOOL_complex = {"FLOAT FLOAT16 BFLOAT16@a2,a3,950,training DOUBLE ints BOOL complex", {0x8031a5f, 0x8031a5f, 0x8031a5f, 0x8031a5f, 0x31a5f, 0x31a5f}};
constexpr DTypeSetByProduct kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_training_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL = {"FLOAT FLOAT16 BFLOAT16@a2,a3,950,training DOUBLE ints UINT16 UINT32 UINT64 BOOL", {0x8001fdf, 0x8001fdf, 0x8001fdf, 0x8001fdf, 0x1fdf, 0x1fdf}};
constexpr DTypeSetByProduct kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_training_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL_complex = {"FLOAT FLOAT16 BFLOAT16@a2,a3,950,training DOUBLE ints UINT16 UINT32 UINT64 BOOL complex", {0x8031fdf, 0x8031fdf, 0x8031fdf, 0x8031fdf, 0x31fdf, 0x31fdf}};
constexpr DTypeSetByProduct kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_training_DOUBLE_ints_a2_a3_training_200i_500_a2_BOOL_a2_a3_training_200i_500_a2_complex = {"FLOAT FLOAT16 BFLOAT16@a2,a3,950,training DOUBLE ints@a2,a3,training,200i_500_a2 BOOL@a2,a3,training,200i_500_a2 complex", {0x8031a5f, 0x8031a5f, 0x8030803, 0x8031a5f, 0x30803, 0x31a5f}};
constexpr DTypeSetByProduct kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_training_inference_DOUBLE_complex = {"FLOAT FLOAT16 BFLOAT16@a2,a3,950,training,inference DOUBLE complex", {0x8030803, 0x8030803, 0x8030803, 0x8030803, 0x8030803, 0x30803}};
constexpr DTypeSetByProduct kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_training_inference_DOUBLE_ints_BOOL_complex = {"FLOAT FLOAT16 BFLOAT16@a2,a3,950,training,inference DOUBLE ints BOOL complex", {0x8031a5f, 0x8031a5f, 0x8031a5f, 0x8031a5f, 0x8031a5f, 0x31a5f}};
constexpr DTypeSetByProduct kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_training_inference_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL_complex = {"FLOAT FLOAT16 BFLOAT16@a2,a3,950,training,inference DOUBLE ints UINT16 UINT32 UINT64 BOOL complex", {0x8031fdf, 0x8031fdf, 0x8031fdf, 0x8031fdf, 0x8031fdf, 0x31fdf}};
constexpr DTypeSetByProduct kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_training_inference_DOUBLE_ints_UINT16_UINT32_UINT64_complex = {"FLOAT FLOAT16 BFLOAT16@a2,a3,950,training,inference DOUBLE ints UINT16 UINT32 UINT64 complex", {0x8030fdf, 0x8030fdf, 0x8030fdf, 0x8030fdf, 0x8030fdf, 0x30fdf}};
constexpr DTypeSetByProduct kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_training_inference_DOUBLE_ints_complex = {"FLOAT FLOAT16 BFLOAT16@a2,a3,950,training,inference DOUBLE ints complex", {0x8030a5f, 0x8030a5f, 0x8030a5f, 0x8030a5f, 0x8030a5f, 0x30a5f}};
constexpr DTypeSetByProduct kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_training_inference_DOUBLE_complex = {"FLOAT FLOAT16 BFLOAT16@a2,a3,training,inference DOUBLE complex", {0x8030803, 0x8030803, 0x30803, 0x8030803, 0x8030803, 0x30803}};
constexpr DTypeSetByProduct kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_training_inference_DOUBLE_ints_BOOL_complex = {"FLOAT FLOAT16 BFLOAT16@a2,a3,training,inference DOUBLE ints BOOL complex", {0x8031a5f, 0x8031a5f, 0x31a5f, 0x8031a5f, 0x8031a5f, 0x31a5f}};
constexpr DTypeSetByProduct kSet_FLOAT_FLOAT16_BFLOAT16_a3_DOUBLE = {"FLOAT FLOAT16 BFLOAT16@a3 DOUBLE", {0x803, 0x8000803, 0x803, 0x803, 0x803, 0x803}};
constexpr DTypeSetByProduct kSet_FLOAT_FLOAT16_BFLOAT16_a3_DOUBLE_ints_BOOL = {"FLOAT FLOAT16 BFLOAT16@a3 DOUBLE ints BOOL", {0x1a5f, 0x8001a5f, 0x1a5f, 0x1a5f, 0x1a5f, 0x1a5f}};
constexpr DTypeSetByProduct kSet_FLOAT_FLOAT16_DOUBLE = {"FLOAT FLOAT16 DOUBLE", {0x803, 0x803, 0x803, 0x803, 0x803, 0x803}};
constexpr DTypeSetByProduct kSet_FLOAT_FLOAT16_INT8_UINT8 = {"FLOAT FLOAT16 INT8 UINT8", {0x17, 0x17, 0x17, 0x17, 0x17, 0x17}};
constexpr DTypeSetByProduct kSet_FLOAT_FLOAT16_complex_COMPLEX32 = {"FLOAT FLOAT16 complex COMPLEX32", {0x200030003, 0x200030003, 0x200030003, 0x200030003, 0x200030003, 0x200030003}};
constexpr DTypeSetByProduct kSet_INT32 = {"INT32", {0x8, 0x8, 0x8, 0x8, 0x8, 0x8}};
constexpr DTypeSetByProduct kSet_INT64 = {"INT64", {0x200, 0x200, 0x200, 0x200, 0x200, 0x200}};
constexpr DTypeSetByProduct kSet_INT64_INT32_INT16_INT8_950_training_inference_UINT8_950_training_inference = {"INT64 INT32 INT16 INT8@950,training,inference UINT8@950,training,inference", {0x248, 0x248, 0x25c, 0x25c, 0x25c, 0x248}};
constexpr DTypeSetByProduct kSet_INT64_INT32_INT16_INT8_a2_950_training_inference_UINT8_a2_950_training_inference = {"INT64 INT32 INT16 INT8@a2,950,training,inference UINT8@a2,950,training,inference", {0x25c, 0x248, 0x25c, 0x25c, 0x25c, 0x248}};
constexpr DTypeSetByProduct kSet_INT64_INT32_INT16_INT8_a2_950_training_inference_UINT8_a2_950_training_inference_UINT16_UINT32_UINT64 = {"INT64 INT32 INT16 INT8@a2,950,training,inference UINT8@a2,950,training,inference UINT16 UINT32 UINT64", {0x7dc, 0x7c8, 0x7dc, 0x7dc, 0x7dc, 0x7c8}};
constexpr DTypeSetByProduct kSet_UINT32 = {"UINT32", {0x100, 0x100, 0x100, 0x100, 0x100, 0x100}};
constexpr DTypeSetByProduct kSet_UINT8_BOOL = {"UINT8 BOOL", {0x1010, 0x1010, 0x1010, 0x1010, 0x1010, 0x1010}};
constexpr DTypeSetByProduct kSet_cast = {"cast", {0x8031fdf, 0x8031fdf, 0x208031fdf, 0x200031fdf, 0x200031fdf, 0x8031fdf}};
constexpr DTypeSetByProduct kSet_complex_COMPLEX32 = {"complex COMPLEX32", {0x200030000, 0x200030000, 0x200030000, 0x200030000, 0x200030000, 0x200030000}};
constexpr DTypeSetByProduct kSet_float = {"float", {0x8000003, 0x8000003, 0x8000003, 0x3, 0x3, 0x8000003}};
constexpr DTypeSetByProduct kSet_float_DOUBLE = {"float DOUBLE", {0x8000803, 0x8000803, 0x8000803, 0x803, 0x803, 0x8000803}};
constexpr DTypeSetByProduct kSet_float_DOUBLE_COMPLEX64_a2_a3_COMPLEX128 = {"float DOUBLE COMPLEX64@a2,a3 COMPLEX128", {0x8030803, 0x8030803, 0x8020803, 0x20803, 0x20803, 0x8020803}};
constexpr DTypeSetByProduct kSet_float_DOUBLE_INT64 = {"float DOUBLE INT64", {0x8000a03, 0x8000a03, 0x8000a03, 0xa03, 0xa03, 0x8000a03}};
constexpr DTypeSetByProduct kSet_float_DOUBLE_INT64_BOOL_complex = {"float DOUBLE INT64 BOOL complex", {0x8031a03, 0x8031a03, 0x8031a03, 0x31a03, 0x31a03, 0x8031a03}};
constexpr DTypeSetByProduct kSet_float_DOUBLE_INT64_INT32 = {"float DOUBLE INT64 INT32", {0x8000a0b, 0x8000a0b, 0x8000a0b, 0xa0b, 0xa0b, 0x8000a0b}};
constexpr DTypeSetByProduct kSet_float_DOUBLE_INT64_INT32_BOOL = {"float DOUBLE INT64 INT32 BOOL", {0x8001a0b, 0x8001a0b, 0x8001a0b, 0x1a0b, 0x1a0b, 0x8001a0b}};
constexpr DTypeSetByProduct kSet_float_DOUBLE_INT64_INT32_BOOL_complex = {"float DOUBLE INT64 INT32 BOOL complex", {0x8031a0b, 0x8031a0b, 0x8031a0b, 0x31a0b, 0x31a0b, 0x8031a0b}};
constexpr DTypeSetByProduct kSet_float_DOUBLE_INT64_INT32_INT8_UINT8 = {"float DOUBLE INT64 INT32 INT8 UINT8", {0x8000a1f, 0x8000a1f, 0x8000a1f, 0xa1f, 0xa1f, 0x8000a1f}};
constexpr DTypeSetByProduct kSet_float_DOUBLE_complex = {"float DOUBLE complex", {0x8030803, 0x8030803, 0x8030803, 0x30803, 0x30803, 0x8030803}};
constexpr DTypeSetByProduct kSet_float_DOUBLE_complex_a2_a3 = {"float DOUBLE complex@a2,a3", {0x8030803, 0x8030803, 0x8000803, 0x803, 0x803, 0x8000803}};
constexpr DTypeSetByProduct kSet_float_DOUBLE_ints = {"float DOUBLE ints", {0x8000a5f, 0x8000a5f, 0x8000a5f, 0xa5f, 0xa5f, 0x8000a5f}};
constexpr DTypeSetByProduct kSet_float_DOUBLE_ints_BOOL = {"float DOUBLE ints BOOL", {0x8001a5f, 0x8001a5f, 0x8001a5f, 0x1a5f, 0x1a5f, 0x8001a5f}};
constexpr DTypeSetByProduct kSet_float_DOUBLE_ints_BOOL_COMPLEX64_a2_a3_COMPLEX128 = {"float DOUBLE ints BOOL COMPLEX64@a2,a3 COMPLEX128", {0x8031a5f, 0x8031a5f, 0x8021a5f, 0x21a5f, 0x21a5f, 0x8021a5f}};
constexpr DTypeSetByProduct kSet_float_DOUBLE_ints_BOOL_COMPLEX64_a2_a3_950_COMPLEX32_a2_a3_950 = {"float DOUBLE ints BOOL COMPLEX64@a2,a3,950 COMPLEX32@a2,a3,950", {0x208011a5f, 0x208011a5f, 0x208011a5f, 0x1a5f, 0x1a5f, 0x8001a5f}};
constexpr DTypeSetByProduct kSet_float_DOUBLE_ints_BOOL_complex = {"float DOUBLE ints BOOL complex", {0x8031a5f, 0x8031a5f, 0x8031a5f, 0x31a5f, 0x31a5f, 0x8031a5f}};
constexpr DTypeSetByProduct kSet_float_DOUBLE_ints_BOOL_complex_a2_a3 = {"float DOUBLE ints BOOL complex@a2,a3", {0x8031a5f, 0x8031a5f, 0x8001a5f, 0x1a5f, 0x1a5f, 0x8001a5f}};
constexpr DTypeSetByProduct kSet_float_DOUBLE_ints_BOOL_complex_a2_a3_training = {"float DOUBLE ints BOOL complex@a2,a3,training", {0x8031a5f, 0x8031a5f, 0x8001a5f, 0x31a5f, 0x1a5f, 0x8001a5f}};
constexpr DTypeSetByProduct kSet_float_DOUBLE_ints_BOOL_a2_a3_950 = {"float DOUBLE ints BOOL@a2,a3,950", {0x8001a5f, 0x8001a5f, 0x8001a5f, 0xa5f, 0xa5f, 0x8000a5f}};
constexpr DTypeSetByProduct kSet_float_DOUBLE_ints_BOOL_a2_a3_training_inference = {"float DOUBLE ints BOOL@a2,a3,training,inference", {0x8001a5f, 0x8001a5f, 0x8000a5f, 0x1a5f, 0x1a5f, 0x8000a5f}};
constexpr DTypeSetByProduct kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64 = {"float DOUBLE ints UINT16 UINT32 UINT64", {0x8000fdf, 0x8000fdf, 0x8000fdf, 0xfdf, 0xfdf, 0x8000fdf}};
constexpr DTypeSetByProduct kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL = {"float DOUBLE ints UINT16 UINT32 UINT64 BOOL", {0x8001fdf, 0x8001fdf, 0x8001fdf, 0x1fdf, 0x1fdf, 0x8001fdf}};
constexpr DTypeSetByProduct kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL_complex = {"float DOUBLE ints UINT16 UINT32 UINT64 BOOL complex", {0x8031fdf, 0x8031fdf, 0x8031fdf, 0x31fdf, 0x31fdf, 0x8031fdf}};
constexpr DTypeSetByProduct kSet_float_DOUBLE_ints_UINT16_UINT32_950_UINT64_950_BOOL_COMPLEX64_950_COMPLEX128_950 = {"float DOUBLE ints UINT16 UINT32@950 UINT64@950 BOOL COMPLEX64@950 COMPLEX128@950", {0x8001adf, 0x8001adf, 0x8031fdf, 0x1adf, 0x1adf, 0x8001adf}};
constexpr DTypeSetByProduct kSet_float_DOUBLE_ints_UINT16_UINT64_950_BOOL = {"float DOUBLE ints UINT16 UINT64@950 BOOL", {0x8001adf, 0x8001adf, 0x8001edf, 0x1adf, 0x1adf, 0x8001adf}};
constexpr DTypeSetByProduct kSet_float_DOUBLE_ints_UINT16_950_UINT32_950_UINT64_950_BOOL_COMPLEX64_950_COMPLEX128_950 = {"float DOUBLE ints UINT16@950 UINT32@950 UINT64@950 BOOL COMPLEX64@950 COMPLEX128@950", {0x8001a5f, 0x8001a5f, 0x8031fdf, 0x1a5f, 0x1a5f, 0x8001a5f}};
constexpr DTypeSetByProduct kSet_float_DOUBLE_ints_UINT16_950_UINT32_950_UINT64_950_BOOL_complex = {"float DOUBLE ints UINT16@950 UINT32@950 UINT64@950 BOOL complex", {0x8031a5f, 0x8031a5f, 0x8031fdf, 0x31a5f, 0x31a5f, 0x8031a5f}};
constexpr DTypeSetByProduct kSet_float_DOUBLE_ints_UINT32_training_UINT64_950_training_BOOL_complex = {"float DOUBLE ints UINT32@training UINT64@950,training BOOL complex", {0x8031a5f, 0x8031a5f, 0x8031e5f, 0x31f5f, 0x31a5f, 0x8031a5f}};
constexpr DTypeSetByProduct kSet_float_DOUBLE_ints_UINT64_950_BOOL_complex = {"float DOUBLE ints UINT64@950 BOOL complex", {0x8031a5f, 0x8031a5f, 0x8031e5f, 0x31a5f, 0x31a5f, 0x8031a5f}};
constexpr DTypeSetByProduct kSet_float_DOUBLE_ints_complex = {"float DOUBLE ints complex", {0x8030a5f, 0x8030a5f, 0x8030a5f, 0x30a5f, 0x30a5f, 0x8030a5f}};
constexpr DTypeSetByProduct kSet_float_DOUBLE_ints_a2_a3_BOOL_a2_a3_complex_a2_a3 = {"float DOUBLE ints@a2,a3 BOOL@a2,a3 complex@a2,a3", {0x8031a5f, 0x8031a5f, 0x8000803, 0x803, 0x803, 0x8000803}};
constexpr DTypeSetByProduct kSet_float_DOUBLE_ints_a2_a3_training_BOOL_a2_a3_training_complex = {"float DOUBLE ints@a2,a3,training BOOL@a2,a3,training complex", {0x8031a5f, 0x8031a5f, 0x8030803, 0x31a5f, 0x30803, 0x8030803}};
constexpr DTypeSetByProduct kSet_float_DOUBLE_ints_a2_a3_training_200i_500_a2_BOOL_a2_a3_training_200i_500_a2_complex = {"float DOUBLE ints@a2,a3,training,200i_500_a2 BOOL@a2,a3,training,200i_500_a2 complex", {0x8031a5f, 0x8031a5f, 0x8030803, 0x31a5f, 0x30803, 0x8031a5f}};
constexpr DTypeSetByProduct kSet_float_DOUBLE_a2_a3_training_inference = {"float DOUBLE@a2,a3,training,inference", {0x8000803, 0x8000803, 0x8000003, 0x803, 0x803, 0x8000003}};
constexpr DTypeSetByProduct kSet_float_DOUBLE_a2_a3_training_inference_ints_BOOL = {"float DOUBLE@a2,a3,training,inference ints BOOL", {0x8001a5f, 0x8001a5f, 0x800125f, 0x1a5f, 0x1a5f, 0x800125f}};
constexpr DTypeSetByProduct kSet_float_INT32_INT8 = {"float INT32 INT8", {0x800000f, 0x800000f, 0x800000f, 0xf, 0xf, 0x800000f}};
constexpr DTypeSetByProduct kSet_float_INT64_BOOL = {"float INT64 BOOL", {0x8001203, 0x8001203, 0x8001203, 0x1203, 0x1203, 0x8001203}};
constexpr DTypeSetByProduct kSet_float_INT64_INT32 = {"float INT64 INT32", {0x800020b, 0x800020b, 0x800020b, 0x20b, 0x20b, 0x800020b}};
constexpr DTypeSetByProduct kSet_float_INT64_INT32_INT8 = {"float INT64 INT32 INT8", {0x800020f, 0x800020f, 0x800020f, 0x20f, 0x20f, 0x800020f}};
constexpr DTypeSetByProduct kSet_float_INT64_INT32_INT8_UINT8_950 = {"float INT64 INT32 INT8 UINT8@950", {0x800020f, 0x800020f, 0x800021f, 0x20f, 0x20f, 0x800020f}};
constexpr DTypeSetByProduct kSet_float_ints = {"float ints", {0x800025f, 0x800025f, 0x800025f, 0x25f, 0x25f, 0x800025f}};
constexpr DTypeSetByProduct kSet_float_ints_BOOL = {"float ints BOOL", {0x800125f, 0x800125f, 0x800125f, 0x125f, 0x125f, 0x800125f}};
constexpr DTypeSetByProduct kSet_float_ints_BOOL_COMPLEX64 = {"float ints BOOL COMPLEX64", {0x801125f, 0x801125f, 0x801125f, 0x1125f, 0x1125f, 0x801125f}};
constexpr DTypeSetByProduct kSet_float_ints_a2_a3_950_BOOL_a2_a3_950 = {"float ints@a2,a3,950 BOOL@a2,a3,950", {0x800125f, 0x800125f, 0x800125f, 0x3, 0x3, 0x8000003}};
constexpr DTypeSetByProduct kSet_float_bf16 = {"float_bf16", {0x8000003, 0x8000003, 0x8000003, 0x8000003, 0x8000003, 0x8000003}};
constexpr DTypeSetByProduct kSet_float_bf16_DOUBLE = {"float_bf16 DOUBLE", {0x8000803, 0x8000803, 0x8000803, 0x8000803, 0x8000803, 0x8000803}};
constexpr DTypeSetByProduct kSet_float_bf16_DOUBLE_INT64_INT32_INT8_UINT8 = {"float_bf16 DOUBLE INT64 INT32 INT8 UINT8", {0x8000a1f, 0x8000a1f, 0x8000a1f, 0x8000a1f, 0x8000a1f, 0x8000a1f}};
constexpr DTypeSetByProduct kSet_float_bf16_DOUBLE_complex = {"float_bf16 DOUBLE complex", {0x8030803, 0x8030803, 0x8030803, 0x8030803, 0x8030803, 0x8030803}};
constexpr DTypeSetByProduct kSet_float_bf16_DOUBLE_ints = {"float_bf16 DOUBLE ints", {0x8000a5f, 0x8000a5f, 0x8000a5f, 0x8000a5f, 0x8000a5f, 0x8000a5f}};
constexpr DTypeSetByProduct kSet_float_bf16_DOUBLE_ints_BOOL = {"float_bf16 DOUBLE ints BOOL", {0x8001a5f, 0x8001a5f, 0x8001a5f, 0x8001a5f, 0x8001a5f, 0x8001a5f}};
constexpr DTypeSetByProduct kSet_float_bf16_DOUBLE_ints_BOOL_complex = {"float_bf16 DOUBLE ints BOOL complex", {0x8031a5f, 0x8031a5f, 0x8031a5f, 0x8031a5f, 0x8031a5f, 0x8031a5f}};
constexpr DTypeSetByProduct kSet_float_bf16_DOUBLE_ints_UINT16_BOOL = {"float_bf16 DOUBLE ints UINT16 BOOL", {0x8001adf, 0x8001adf, 0x8001adf, 0x8001adf, 0x8001adf, 0x8001adf}};
constexpr DTypeSetByProduct kSet_float_bf16_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL_complex = {"float_bf16 DOUBLE ints UINT16 UINT32 UINT64 BOOL complex", {0x8031fdf, 0x8031fdf, 0x8031fdf, 0x8031fdf, 0x8031fdf, 0x8031fdf}};
constexpr DTypeSetByProduct kSet_float_bf16_DOUBLE_ints_UINT64_BOOL_complex = {"float_bf16 DOUBLE ints UINT64 BOOL complex", {0x8031e5f, 0x8031e5f, 0x8031e5f, 0x8031e5f, 0x8031e5f, 0x8031e5f}};
constexpr DTypeSetByProduct kSet_float_bf16_DOUBLE_ints_complex = {"float_bf16 DOUBLE ints complex", {0x8030a5f, 0x8030a5f, 0x8030a5f, 0x8030a5f, 0x8030a5f, 0x8030a5f}};
constexpr DTypeSetByProduct kSet_float_bf16_ints_BOOL = {"float_bf16 ints BOOL", {0x800125f, 0x800125f, 0x800125f, 0x800125f, 0x800125f, 0x800125f}};
constexpr DTypeSetByProduct kSet_ints_BOOL = {"ints BOOL", {0x125c, 0x125c, 0x125c, 0x125c, 0x125c, 0x125c}};
constexpr DTypeSetByProduct kSet_ints_UINT16_BOOL = {"ints UINT16 BOOL", {0x12dc, 0x12dc, 0x12dc, 0x12dc, 0x12dc, 0x12dc}};
constexpr DTypeSetByProduct kSet_ints_UINT16_UINT32_UINT64 = {"ints UINT16 UINT32 UINT64", {0x7dc, 0x7dc, 0x7dc, 0x7dc, 0x7dc, 0x7dc}};
constexpr DTypeSetByProduct kSet_ints_UINT16_UINT32_UINT64_BOOL = {"ints UINT16 UINT32 UINT64 BOOL", {0x17dc, 0x17dc, 0x17dc, 0x17dc, 0x17dc, 0x17dc}};
constexpr DTypeSetByProduct kSet_ints_UINT16_UINT32_UINT64_BOOL_FLOAT_950_FLOAT16_950_BFLOAT16_950_DOUBLE_950_COMPLEX64_950_COMPLEX128_950 = {"ints UINT16 UINT32 UINT64 BOOL FLOAT@950 FLOAT16@950 BFLOAT16@950 DOUBLE@950 COMPLEX64@950 COMPLEX128@950", {0x17dc, 0x17dc, 0x8031fdf, 0x17dc, 0x17dc, 0x17dc}};
constexpr DTypeSetByProduct kSet_ints_UINT16_UINT32_950_UINT64_950_BOOL = {"ints UINT16 UINT32@950 UINT64@950 BOOL", {0x12dc, 0x12dc, 0x17dc, 0x12dc, 0x12dc, 0x12dc}};
constexpr DTypeSetByProduct kSet_ints_UINT16_950_UINT32_950_UINT64_950_BOOL = {"ints UINT16@950 UINT32@950 UINT64@950 BOOL", {0x125c, 0x125c, 0x17dc, 0x125c, 0x125c, 0x125c}};
constexpr DTypeSetByProduct kSet_one = {"one", {0x8001adf, 0x8001adf, 0x8001adf, 0x1adf, 0x1adf, 0x8001adf}};
constexpr DTypeSetByProduct kSet_zero = {"zero", {0x8031adf, 0x8031adf, 0x1c08031adf, 0x31adf, 0x31adf, 0x8031adf}};

constexpr Param kAbs_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_COMPLEX64_a2_a3_950_COMPLEX32_a2_a3_950, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kAbs_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::format, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kAbs_promote[] = {-1};
constexpr int8_t kAbs_operands[] = {0, -1};
constexpr int8_t kAbs_broadcast[] = {-1};
constexpr int8_t kAbs_converts[] = {-1};
constexpr int8_t kAbs_any_of[] = {-1};
constexpr ParamList kAbs_same[] = {nullptr};
constexpr OutDType kAbs_out_dtypes[] = {{OutDType::real, 1, 0}, {}};
constexpr int8_t kAbs_out_sources[] = {0, -1};
constexpr ShapeRule kAbs_shapes[] = {{ShapeRule::same, 1, -1, kAbs_out_sources}};
constexpr Row kAbs = {"aclnnAbs", kAbs_params, 2, 0x1f, kAbs_order, 5, kAbs_promote, PromoteRule::table, nullptr, Compute::promoted, kAbs_operands, kAbs_converts, kAbs_any_of, 1, kAbs_broadcast, -1, kAbs_same, kAbs_shapes, 1, 161002, nullptr, ops::abs, nullptr, nullptr, kAbs_out_dtypes};

constexpr Param kAcos_params[] = {
    {"input", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kAcos_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kAcos_promote[] = {-1};
constexpr int8_t kAcos_operands[] = {0, -1};
constexpr int8_t kAcos_broadcast[] = {-1};
constexpr int8_t kAcos_converts[] = {-1};
constexpr int8_t kAcos_any_of[] = {-1};
constexpr ParamList kAcos_same[] = {nullptr};
constexpr int8_t kAcos_out_sources[] = {0, -1};
constexpr ShapeRule kAcos_shapes[] = {{ShapeRule::same, 1, -1, kAcos_out_sources}};
constexpr Row kAcos = {"aclnnAcos", kAcos_params, 2, 0x1b, kAcos_order, 4, kAcos_promote, PromoteRule::table, nullptr, Compute::floating, kAcos_operands, kAcos_converts, kAcos_any_of, 1, kAcos_broadcast, -1, kAcos_same, kAcos_shapes, 1, 161002, nullptr, ops::acos};

constexpr Param kAcosh_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_a2_a3_BOOL_a2_a3_complex_a2_a3, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_complex_a2_a3, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kAcosh_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}, {Step::cast_out, -1}, {Step::format, -1}};
constexpr int8_t kAcosh_promote[] = {-1};
constexpr int8_t kAcosh_operands[] = {0, -1};
constexpr int8_t kAcosh_broadcast[] = {-1};
constexpr int8_t kAcosh_converts[] = {-1};
constexpr int8_t kAcosh_any_of[] = {-1};
constexpr ParamList kAcosh_same[] = {nullptr};
constexpr int8_t kAcosh_out_sources[] = {0, -1};
constexpr ShapeRule kAcosh_shapes[] = {{ShapeRule::same, 1, -1, kAcosh_out_sources}};
constexpr Row kAcosh = {"aclnnAcosh", kAcosh_params, 2, 0x1b, kAcosh_order, 6, kAcosh_promote, PromoteRule::table, nullptr, Compute::floating, kAcosh_operands, kAcosh_converts, kAcosh_any_of, 1, kAcosh_broadcast, -1, kAcosh_same, kAcosh_shapes, 1, 161002, nullptr, ops::acosh};

constexpr Param kAdd_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"alpha", ParamKind::scalar, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kAdd_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kAdd_promote[] = {0, 1, -1};
constexpr int8_t kAdd_operands[] = {0, 1, -1};
constexpr int8_t kAdd_broadcast[] = {0, 1, -1};
constexpr int8_t kAdd_converts[] = {2, -1};
constexpr int8_t kAdd_any_of[] = {-1};
constexpr ParamList kAdd_same[] = {nullptr};
constexpr int8_t kAdd_out_sources[] = {0, 1, -1};
constexpr ShapeRule kAdd_shapes[] = {{ShapeRule::broadcast, 3, -1, kAdd_out_sources}};
constexpr Row kAdd = {"aclnnAdd", kAdd_params, 4, 0xf, kAdd_order, 7, kAdd_promote, PromoteRule::table, nullptr, Compute::promoted, kAdd_operands, kAdd_converts, kAdd_any_of, 3, kAdd_broadcast, -1, kAdd_same, kAdd_shapes, 1, 161002, nullptr, ops::add};

constexpr Param kAddN_params[] = {
    {"tensors", ParamKind::tensor_list, Role::in, false, &kSet_float_INT64_INT32, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_INT64_INT32, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kAddN_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}, {Step::format, -1}, {Step::empty, -1}};
constexpr int8_t kAddN_promote[] = {-1};
constexpr int8_t kAddN_operands[] = {-1};
constexpr int8_t kAddN_broadcast[] = {-1};
constexpr int8_t kAddN_converts[] = {-1};
constexpr int8_t kAddN_any_of[] = {-1};
constexpr int8_t kAddN_same0[] = {0, 1, -1};
constexpr ParamList kAddN_same[] = {kAddN_same0, nullptr};
constexpr int8_t kAddN_out_sources[] = {0, -1};
constexpr ShapeRule kAddN_shapes[] = {{ShapeRule::same, 1, -1, kAddN_out_sources}};
constexpr Row kAddN = {"aclnnAddN", kAddN_params, 2, 0x3, kAddN_order, 6, kAddN_promote, PromoteRule::table, nullptr, Compute::promoted, kAddN_operands, kAddN_converts, kAddN_any_of, 1, kAddN_broadcast, -1, kAddN_same, kAddN_shapes, 1, 161002, nullptr, ops::add_n};

constexpr Param kAddRelu_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_ints, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_ints, 0x1ff, nullptr, {}},
    {"alpha", ParamKind::scalar, Role::in, false, &kSet_float_ints, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_ints, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kAddRelu_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kAddRelu_promote[] = {0, 1, -1};
constexpr int8_t kAddRelu_operands[] = {0, 1, -1};
constexpr int8_t kAddRelu_broadcast[] = {0, 1, -1};
constexpr int8_t kAddRelu_converts[] = {2, -1};
constexpr int8_t kAddRelu_any_of[] = {-1};
constexpr ParamList kAddRelu_same[] = {nullptr};
constexpr int8_t kAddRelu_out_sources[] = {0, 1, -1};
constexpr ShapeRule kAddRelu_shapes[] = {{ShapeRule::broadcast, 3, -1, kAddRelu_out_sources}};
constexpr Row kAddRelu = {"aclnnAddRelu", kAddRelu_params, 4, 0xf, kAddRelu_order, 7, kAddRelu_promote, PromoteRule::table, nullptr, Compute::single_floating, kAddRelu_operands, kAddRelu_converts, kAddRelu_any_of, 3, kAddRelu_broadcast, -1, kAddRelu_same, kAddRelu_shapes, 1, 161002, nullptr, ops::add_relu};

constexpr Param kAddV3_params[] = {
    {"self", ParamKind::scalar, Role::in, false, &kSet_float_INT32_INT8, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_INT32_INT8, 0x1ff, nullptr, {}},
    {"alpha", ParamKind::scalar, Role::in, false, &kSet_float_INT32_INT8, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_INT32_INT8, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kAddV3_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kAddV3_promote[] = {0, 1, -1};
constexpr int8_t kAddV3_operands[] = {0, 1, -1};
constexpr int8_t kAddV3_broadcast[] = {-1};
constexpr int8_t kAddV3_converts[] = {2, -1};
constexpr int8_t kAddV3_any_of[] = {-1};
constexpr ParamList kAddV3_same[] = {nullptr};
constexpr int8_t kAddV3_out_sources[] = {1, -1};
constexpr ShapeRule kAddV3_shapes[] = {{ShapeRule::same, 3, -1, kAddV3_out_sources}};
constexpr Row kAddV3 = {"aclnnAddV3", kAddV3_params, 4, 0x4, kAddV3_order, 6, kAddV3_promote, PromoteRule::scalar, nullptr, Compute::single_floating, kAddV3_operands, kAddV3_converts, kAddV3_any_of, 3, kAddV3_broadcast, -1, kAddV3_same, kAddV3_shapes, 1, 161002, nullptr, ops::add};

constexpr Param kAddcdiv_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_INT64, 0x1ff, nullptr, {}},
    {"tensor1", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_INT64, 0x1ff, nullptr, {}},
    {"tensor2", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_INT64, 0x1ff, nullptr, {}},
    {"value", ParamKind::scalar, Role::in, false, &kSet_float_DOUBLE_INT64, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_INT64, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kAddcdiv_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kAddcdiv_promote[] = {0, 1, 2, -1};
constexpr int8_t kAddcdiv_operands[] = {0, 1, 2, -1};
constexpr int8_t kAddcdiv_broadcast[] = {0, 1, 2, -1};
constexpr int8_t kAddcdiv_converts[] = {3, -1};
constexpr int8_t kAddcdiv_any_of[] = {-1};
constexpr ParamList kAddcdiv_same[] = {nullptr};
constexpr int8_t kAddcdiv_out_sources[] = {0, 1, 2, -1};
constexpr ShapeRule kAddcdiv_shapes[] = {{ShapeRule::broadcast, 4, -1, kAddcdiv_out_sources}};
constexpr Row kAddcdiv = {"aclnnAddcdiv", kAddcdiv_params, 5, 0xf, kAddcdiv_order, 7, kAddcdiv_promote, PromoteRule::table, nullptr, Compute::promoted, kAddcdiv_operands, kAddcdiv_converts, kAddcdiv_any_of, 4, kAddcdiv_broadcast, -1, kAddcdiv_same, kAddcdiv_shapes, 1, 161002, nullptr, ops::addcdiv};

constexpr Param kAddcmul_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_INT64_INT32_INT8_UINT8, 0x1ff, nullptr, {}},
    {"tensor1", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_INT64_INT32_INT8_UINT8, 0x1ff, nullptr, {}},
    {"tensor2", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_INT64_INT32_INT8_UINT8, 0x1ff, nullptr, {}},
    {"value", ParamKind::scalar, Role::in, false, &kSet_float_DOUBLE_INT64_INT32_INT8_UINT8, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_INT64_INT32_INT8_UINT8, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kAddcmul_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::format, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kAddcmul_promote[] = {0, 1, 2, -1};
constexpr int8_t kAddcmul_operands[] = {0, 1, 2, -1};
constexpr int8_t kAddcmul_broadcast[] = {0, 1, 2, -1};
constexpr int8_t kAddcmul_converts[] = {3, -1};
constexpr int8_t kAddcmul_any_of[] = {-1};
constexpr ParamList kAddcmul_same[] = {nullptr};
constexpr int8_t kAddcmul_out_sources[] = {0, 1, 2, -1};
constexpr ShapeRule kAddcmul_shapes[] = {{ShapeRule::broadcast, 4, -1, kAddcmul_out_sources}};
constexpr Row kAddcmul = {"aclnnAddcmul", kAddcmul_params, 5, 0xf, kAddcmul_order, 8, kAddcmul_promote, PromoteRule::table, &kSet_float_DOUBLE_INT64_INT32_INT8_UINT8, Compute::promoted, kAddcmul_operands, kAddcmul_converts, kAddcmul_any_of, 4, kAddcmul_broadcast, -1, kAddcmul_same, kAddcmul_shapes, 1, 161002, nullptr, ops::addcmul};

constexpr Param kAdds_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"other", ParamKind::scalar, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"alpha", ParamKind::scalar, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kAdds_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kAdds_promote[] = {0, 1, -1};
constexpr int8_t kAdds_operands[] = {0, 1, -1};
constexpr int8_t kAdds_broadcast[] = {-1};
constexpr int8_t kAdds_converts[] = {2, -1};
constexpr int8_t kAdds_any_of[] = {-1};
constexpr ParamList kAdds_same[] = {nullptr};
constexpr int8_t kAdds_out_sources[] = {0, -1};
constexpr ShapeRule kAdds_shapes[] = {{ShapeRule::same, 3, -1, kAdds_out_sources}};
constexpr Row kAdds = {"aclnnAdds", kAdds_params, 4, 0x1f, kAdds_order, 6, kAdds_promote, PromoteRule::scalar, nullptr, Compute::promoted, kAdds_operands, kAdds_converts, kAdds_any_of, 3, kAdds_broadcast, -1, kAdds_same, kAdds_shapes, 1, 161002, nullptr, ops::add};

constexpr Param kAmpUpdateScale_params[] = {
    {"currentScale", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, "1", {}},
    {"growthTracker", ParamKind::tensor, Role::in, false, &kSet_INT32, 0x1ff, "1", {}},
    {"foundInf", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, "1", {}},
    {"growthFactor", ParamKind::real, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"backoffFactor", ParamKind::real, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"growthInterval", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {AttrRule::range, false, true, 1, 2147483648, nullptr, "in [1,2147483648)"}},
    {"updatedScale", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, "1", {}},
    {"updatedGrowthTracker", ParamKind::tensor, Role::out, false, &kSet_INT32, 0x1ff, "1", {}},
};
constexpr OrderedStep kAmpUpdateScale_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::attr, -1}};
constexpr int8_t kAmpUpdateScale_promote[] = {-1};
constexpr int8_t kAmpUpdateScale_operands[] = {0, 1, 2, -1};
constexpr int8_t kAmpUpdateScale_broadcast[] = {-1};
constexpr int8_t kAmpUpdateScale_converts[] = {-1};
constexpr int8_t kAmpUpdateScale_any_of[] = {-1};
constexpr int8_t kAmpUpdateScale_same0[] = {0, 2, 6, -1};
constexpr ParamList kAmpUpdateScale_same[] = {kAmpUpdateScale_same0, nullptr};
constexpr int8_t kAmpUpdateScale_updatedScale_sources[] = {0, -1};
constexpr int8_t kAmpUpdateScale_updatedGrowthTracker_sources[] = {1, -1};
constexpr ShapeRule kAmpUpdateScale_shapes[] = {{ShapeRule::same, 6, -1, kAmpUpdateScale_updatedScale_sources}, {ShapeRule::same, 7, -1, kAmpUpdateScale_updatedGrowthTracker_sources}};
constexpr Row kAmpUpdateScale = {"aclnnAmpUpdateScale", kAmpUpdateScale_params, 8, 0x7, kAmpUpdateScale_order, 4, kAmpUpdateScale_promote, PromoteRule::table, nullptr, Compute::promoted, kAmpUpdateScale_operands, kAmpUpdateScale_converts, kAmpUpdateScale_any_of, 6, kAmpUpdateScale_broadcast, -1, kAmpUpdateScale_same, kAmpUpdateScale_shapes, 2, 561002, nullptr, ops::amp_update_scale};

constexpr Param kAngleV2_params[] = {
    {"x", ParamKind::tensor, Role::in, false, &kSet_float_ints_BOOL_COMPLEX64, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kAngleV2_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kAngleV2_promote[] = {-1};
constexpr int8_t kAngleV2_operands[] = {0, -1};
constexpr int8_t kAngleV2_broadcast[] = {-1};
constexpr int8_t kAngleV2_converts[] = {-1};
constexpr int8_t kAngleV2_any_of[] = {-1};
constexpr ParamList kAngleV2_same[] = {nullptr};
constexpr OutDType kAngleV2_out_dtypes[] = {{OutDType::real_floating, 1, 0}, {}};
constexpr int8_t kAngleV2_out_sources[] = {0, -1};
constexpr ShapeRule kAngleV2_shapes[] = {{ShapeRule::same, 1, -1, kAngleV2_out_sources}};
constexpr Row kAngleV2 = {"aclnnAngleV2", kAngleV2_params, 2, 0x7, kAngleV2_order, 4, kAngleV2_promote, PromoteRule::table, nullptr, Compute::floating, kAngleV2_operands, kAngleV2_converts, kAngleV2_any_of, 1, kAngleV2_broadcast, -1, kAngleV2_same, kAngleV2_shapes, 1, 161002, nullptr, ops::angle_v2, nullptr, nullptr, kAngleV2_out_dtypes};

constexpr Param kArange_params[] = {
    {"start", ParamKind::scalar, Role::in, false, &kSet_float_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"end", ParamKind::scalar, Role::in, false, &kSet_float_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"step", ParamKind::scalar, Role::in, false, &kSet_float_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_INT64_INT32, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kArange_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}};
constexpr int8_t kArange_promote[] = {-1};
constexpr int8_t kArange_operands[] = {-1};
constexpr int8_t kArange_broadcast[] = {-1};
constexpr int8_t kArange_converts[] = {-1};
constexpr int8_t kArange_any_of[] = {-1};
constexpr ParamList kArange_same[] = {nullptr};
constexpr Row kArange = {"aclnnArange", kArange_params, 4, 0x1f, kArange_order, 3, kArange_promote, PromoteRule::table, nullptr, Compute::promoted, kArange_operands, kArange_converts, kArange_any_of, 3, kArange_broadcast, -1, kArange_same, nullptr, 0, 161002, nullptr, ops::arange};

constexpr Param kAsin_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a3_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a3_DOUBLE, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kAsin_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kAsin_promote[] = {-1};
constexpr int8_t kAsin_operands[] = {0, -1};
constexpr int8_t kAsin_broadcast[] = {-1};
constexpr int8_t kAsin_converts[] = {-1};
constexpr int8_t kAsin_any_of[] = {-1};
constexpr ParamList kAsin_same[] = {nullptr};
constexpr int8_t kAsin_out_sources[] = {0, -1};
constexpr ShapeRule kAsin_shapes[] = {{ShapeRule::same, 1, -1, kAsin_out_sources}};
constexpr Row kAsin = {"aclnnAsin", kAsin_params, 2, 0x1f, kAsin_order, 4, kAsin_promote, PromoteRule::table, nullptr, Compute::floating, kAsin_operands, kAsin_converts, kAsin_any_of, 1, kAsin_broadcast, -1, kAsin_same, kAsin_shapes, 1, 161002, nullptr, ops::asin};

constexpr Param kAsinh_params[] = {
    {"input", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_complex_a2_a3, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_complex_a2_a3, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kAsinh_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}, {Step::format, -1}};
constexpr int8_t kAsinh_promote[] = {-1};
constexpr int8_t kAsinh_operands[] = {0, -1};
constexpr int8_t kAsinh_broadcast[] = {-1};
constexpr int8_t kAsinh_converts[] = {-1};
constexpr int8_t kAsinh_any_of[] = {-1};
constexpr ParamList kAsinh_same[] = {nullptr};
constexpr int8_t kAsinh_out_sources[] = {0, -1};
constexpr ShapeRule kAsinh_shapes[] = {{ShapeRule::same, 1, -1, kAsinh_out_sources}};
constexpr Row kAsinh = {"aclnnAsinh", kAsinh_params, 2, 0x1b, kAsinh_order, 5, kAsinh_promote, PromoteRule::table, nullptr, Compute::floating, kAsinh_operands, kAsinh_converts, kAsinh_any_of, 1, kAsinh_broadcast, -1, kAsinh_same, kAsinh_shapes, 1, 161002, nullptr, ops::asinh};

constexpr Param kAtan_params[] = {
    {"input", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_a2_a3_training_inference_ints_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_a2_a3_training_inference, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kAtan_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kAtan_promote[] = {-1};
constexpr int8_t kAtan_operands[] = {0, -1};
constexpr int8_t kAtan_broadcast[] = {-1};
constexpr int8_t kAtan_converts[] = {-1};
constexpr int8_t kAtan_any_of[] = {-1};
constexpr ParamList kAtan_same[] = {nullptr};
constexpr int8_t kAtan_out_sources[] = {0, -1};
constexpr ShapeRule kAtan_shapes[] = {{ShapeRule::same, 1, -1, kAtan_out_sources}};
constexpr Row kAtan = {"aclnnAtan", kAtan_params, 2, 0x1f, kAtan_order, 4, kAtan_promote, PromoteRule::table, nullptr, Compute::floating, kAtan_operands, kAtan_converts, kAtan_any_of, 1, kAtan_broadcast, -1, kAtan_same, kAtan_shapes, 1, 161002, nullptr, ops::atan};

constexpr Param kAtan2_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_bf16_DOUBLE, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kAtan2_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kAtan2_promote[] = {0, 1, -1};
constexpr int8_t kAtan2_operands[] = {0, 1, -1};
constexpr int8_t kAtan2_broadcast[] = {0, 1, -1};
constexpr int8_t kAtan2_converts[] = {-1};
constexpr int8_t kAtan2_any_of[] = {-1};
constexpr ParamList kAtan2_same[] = {nullptr};
constexpr int8_t kAtan2_out_sources[] = {0, 1, -1};
constexpr ShapeRule kAtan2_shapes[] = {{ShapeRule::broadcast, 2, -1, kAtan2_out_sources}};
constexpr Row kAtan2 = {"aclnnAtan2", kAtan2_params, 3, 0x1f, kAtan2_order, 6, kAtan2_promote, PromoteRule::table, nullptr, Compute::floating, kAtan2_operands, kAtan2_converts, kAtan2_any_of, 2, kAtan2_broadcast, -1, kAtan2_same, kAtan2_shapes, 1, 161002, nullptr, ops::atan2};

constexpr Param kAtanh_params[] = {
    {"input", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_complex_a2_a3, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_complex_a2_a3, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kAtanh_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kAtanh_promote[] = {-1};
constexpr int8_t kAtanh_operands[] = {0, -1};
constexpr int8_t kAtanh_broadcast[] = {-1};
constexpr int8_t kAtanh_converts[] = {-1};
constexpr int8_t kAtanh_any_of[] = {-1};
constexpr ParamList kAtanh_same[] = {nullptr};
constexpr int8_t kAtanh_out_sources[] = {0, -1};
constexpr ShapeRule kAtanh_shapes[] = {{ShapeRule::same, 1, -1, kAtanh_out_sources}};
constexpr Row kAtanh = {"aclnnAtanh", kAtanh_params, 2, 0x1b, kAtanh_order, 4, kAtanh_promote, PromoteRule::table, nullptr, Compute::floating, kAtanh_operands, kAtanh_converts, kAtanh_any_of, 1, kAtanh_broadcast, -1, kAtanh_same, kAtanh_shapes, 1, 161002, nullptr, ops::atanh};

constexpr Param kBitwiseAndScalar_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_ints_UINT16_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::scalar, Role::in, false, &kSet_ints_UINT16_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_bf16_DOUBLE_ints_UINT16_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kBitwiseAndScalar_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::format, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kBitwiseAndScalar_promote[] = {0, 1, -1};
constexpr int8_t kBitwiseAndScalar_operands[] = {0, 1, -1};
constexpr int8_t kBitwiseAndScalar_broadcast[] = {-1};
constexpr int8_t kBitwiseAndScalar_converts[] = {-1};
constexpr int8_t kBitwiseAndScalar_any_of[] = {-1};
constexpr ParamList kBitwiseAndScalar_same[] = {nullptr};
constexpr int8_t kBitwiseAndScalar_out_sources[] = {0, -1};
constexpr ShapeRule kBitwiseAndScalar_shapes[] = {{ShapeRule::same, 2, -1, kBitwiseAndScalar_out_sources}};
constexpr Row kBitwiseAndScalar = {"aclnnBitwiseAndScalar", kBitwiseAndScalar_params, 3, 0x1f, kBitwiseAndScalar_order, 7, kBitwiseAndScalar_promote, PromoteRule::table, nullptr, Compute::promoted, kBitwiseAndScalar_operands, kBitwiseAndScalar_converts, kBitwiseAndScalar_any_of, 2, kBitwiseAndScalar_broadcast, -1, kBitwiseAndScalar_same, kBitwiseAndScalar_shapes, 1, 161002, nullptr, ops::bitwise_and};

constexpr Param kBitwiseAndTensor_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_ints_UINT16_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_ints_UINT16_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_ints_UINT16_UINT32_UINT64_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kBitwiseAndTensor_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::format, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kBitwiseAndTensor_promote[] = {0, 1, -1};
constexpr int8_t kBitwiseAndTensor_operands[] = {0, 1, -1};
constexpr int8_t kBitwiseAndTensor_broadcast[] = {0, 1, -1};
constexpr int8_t kBitwiseAndTensor_converts[] = {-1};
constexpr int8_t kBitwiseAndTensor_any_of[] = {-1};
constexpr ParamList kBitwiseAndTensor_same[] = {nullptr};
constexpr int8_t kBitwiseAndTensor_out_sources[] = {0, 1, -1};
constexpr ShapeRule kBitwiseAndTensor_shapes[] = {{ShapeRule::broadcast, 2, -1, kBitwiseAndTensor_out_sources}};
constexpr Row kBitwiseAndTensor = {"aclnnBitwiseAndTensor", kBitwiseAndTensor_params, 3, 0x1f, kBitwiseAndTensor_order, 8, kBitwiseAndTensor_promote, PromoteRule::table, nullptr, Compute::promoted, kBitwiseAndTensor_operands, kBitwiseAndTensor_converts, kBitwiseAndTensor_any_of, 2, kBitwiseAndTensor_broadcast, -1, kBitwiseAndTensor_same, kBitwiseAndTensor_shapes, 1, 161002, nullptr, ops::bitwise_and};

constexpr Param kBitwiseAndTensorOut_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_ints_UINT16_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_ints_UINT16_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_ints_UINT16_UINT32_UINT64_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kBitwiseAndTensorOut_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::custom, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kBitwiseAndTensorOut_promote[] = {0, 1, -1};
constexpr int8_t kBitwiseAndTensorOut_operands[] = {0, 1, -1};
constexpr int8_t kBitwiseAndTensorOut_broadcast[] = {0, 1, -1};
constexpr int8_t kBitwiseAndTensorOut_converts[] = {-1};
constexpr int8_t kBitwiseAndTensorOut_any_of[] = {-1};
constexpr ParamList kBitwiseAndTensorOut_same[] = {nullptr};
constexpr int8_t kBitwiseAndTensorOut_out_sources[] = {0, 1, -1};
constexpr ShapeRule kBitwiseAndTensorOut_shapes[] = {{ShapeRule::broadcast, 2, -1, kBitwiseAndTensorOut_out_sources}};
constexpr Row kBitwiseAndTensorOut = {"aclnnBitwiseAndTensorOut", kBitwiseAndTensorOut_params, 3, 0x4, kBitwiseAndTensorOut_order, 8, kBitwiseAndTensorOut_promote, PromoteRule::table, nullptr, Compute::promoted, kBitwiseAndTensorOut_operands, kBitwiseAndTensorOut_converts, kBitwiseAndTensorOut_any_of, 2, kBitwiseAndTensorOut_broadcast, -1, kBitwiseAndTensorOut_same, kBitwiseAndTensorOut_shapes, 1, 161002, ops::equal_formats, ops::bitwise_and};

constexpr Param kBitwiseNot_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_ints_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_ints_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kBitwiseNot_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::format, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kBitwiseNot_promote[] = {-1};
constexpr int8_t kBitwiseNot_operands[] = {0, -1};
constexpr int8_t kBitwiseNot_broadcast[] = {-1};
constexpr int8_t kBitwiseNot_converts[] = {-1};
constexpr int8_t kBitwiseNot_any_of[] = {-1};
constexpr int8_t kBitwiseNot_same0[] = {0, 1, -1};
constexpr ParamList kBitwiseNot_same[] = {kBitwiseNot_same0, nullptr};
constexpr int8_t kBitwiseNot_out_sources[] = {0, -1};
constexpr ShapeRule kBitwiseNot_shapes[] = {{ShapeRule::same, 1, -1, kBitwiseNot_out_sources}};
constexpr Row kBitwiseNot = {"aclnnBitwiseNot", kBitwiseNot_params, 2, 0x1f, kBitwiseNot_order, 5, kBitwiseNot_promote, PromoteRule::table, nullptr, Compute::promoted, kBitwiseNot_operands, kBitwiseNot_converts, kBitwiseNot_any_of, 1, kBitwiseNot_broadcast, -1, kBitwiseNot_same, kBitwiseNot_shapes, 1, 161002, nullptr, ops::bitwise_not};

constexpr Param kBitwiseOrScalar_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_ints_UINT16_UINT32_950_UINT64_950_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::scalar, Role::in, false, &kSet_ints_UINT16_UINT32_950_UINT64_950_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints_UINT16_UINT32_950_UINT64_950_BOOL_COMPLEX64_950_COMPLEX128_950, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kBitwiseOrScalar_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kBitwiseOrScalar_promote[] = {0, 1, -1};
constexpr int8_t kBitwiseOrScalar_operands[] = {0, 1, -1};
constexpr int8_t kBitwiseOrScalar_broadcast[] = {-1};
constexpr int8_t kBitwiseOrScalar_converts[] = {-1};
constexpr int8_t kBitwiseOrScalar_any_of[] = {-1};
constexpr ParamList kBitwiseOrScalar_same[] = {nullptr};
constexpr int8_t kBitwiseOrScalar_out_sources[] = {0, -1};
constexpr ShapeRule kBitwiseOrScalar_shapes[] = {{ShapeRule::same, 2, -1, kBitwiseOrScalar_out_sources}};
constexpr Row kBitwiseOrScalar = {"aclnnBitwiseOrScalar", kBitwiseOrScalar_params, 3, 0x1f, kBitwiseOrScalar_order, 6, kBitwiseOrScalar_promote, PromoteRule::table, nullptr, Compute::promoted, kBitwiseOrScalar_operands, kBitwiseOrScalar_converts, kBitwiseOrScalar_any_of, 2, kBitwiseOrScalar_broadcast, -1, kBitwiseOrScalar_same, kBitwiseOrScalar_shapes, 1, 161002, nullptr, ops::bitwise_or};

constexpr Param kBitwiseOrTensor_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_ints_UINT16_UINT32_UINT64_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_ints_UINT16_UINT32_UINT64_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_ints_UINT16_UINT32_UINT64_BOOL_FLOAT_950_FLOAT16_950_BFLOAT16_950_DOUBLE_950_COMPLEX64_950_COMPLEX128_950, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kBitwiseOrTensor_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kBitwiseOrTensor_promote[] = {0, 1, -1};
constexpr int8_t kBitwiseOrTensor_operands[] = {0, 1, -1};
constexpr int8_t kBitwiseOrTensor_broadcast[] = {0, 1, -1};
constexpr int8_t kBitwiseOrTensor_converts[] = {-1};
constexpr int8_t kBitwiseOrTensor_any_of[] = {-1};
constexpr ParamList kBitwiseOrTensor_same[] = {nullptr};
constexpr int8_t kBitwiseOrTensor_out_sources[] = {0, 1, -1};
constexpr ShapeRule kBitwiseOrTensor_shapes[] = {{ShapeRule::broadcast, 2, -1, kBitwiseOrTensor_out_sources}};
constexpr Row kBitwiseOrTensor = {"aclnnBitwiseOrTensor", kBitwiseOrTensor_params, 3, 0x1f, kBitwiseOrTensor_order, 7, kBitwiseOrTensor_promote, PromoteRule::table, nullptr, Compute::promoted, kBitwiseOrTensor_operands, kBitwiseOrTensor_converts, kBitwiseOrTensor_any_of, 2, kBitwiseOrTensor_broadcast, -1, kBitwiseOrTensor_same, kBitwiseOrTensor_shapes, 1, 161002, nullptr, ops::bitwise_or};

constexpr Param kBitwiseXorScalar_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_ints_UINT16_950_UINT32_950_UINT64_950_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::scalar, Role::in, false, &kSet_ints_UINT16_950_UINT32_950_UINT64_950_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints_UINT16_950_UINT32_950_UINT64_950_BOOL_COMPLEX64_950_COMPLEX128_950, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kBitwiseXorScalar_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kBitwiseXorScalar_promote[] = {0, 1, -1};
constexpr int8_t kBitwiseXorScalar_operands[] = {0, 1, -1};
constexpr int8_t kBitwiseXorScalar_broadcast[] = {-1};
constexpr int8_t kBitwiseXorScalar_converts[] = {-1};
constexpr int8_t kBitwiseXorScalar_any_of[] = {-1};
constexpr ParamList kBitwiseXorScalar_same[] = {nullptr};
constexpr int8_t kBitwiseXorScalar_out_sources[] = {0, -1};
constexpr ShapeRule kBitwiseXorScalar_shapes[] = {{ShapeRule::same, 2, -1, kBitwiseXorScalar_out_sources}};
constexpr Row kBitwiseXorScalar = {"aclnnBitwiseXorScalar", kBitwiseXorScalar_params, 3, 0x1f, kBitwiseXorScalar_order, 6, kBitwiseXorScalar_promote, PromoteRule::table, nullptr, Compute::promoted, kBitwiseXorScalar_operands, kBitwiseXorScalar_converts, kBitwiseXorScalar_any_of, 2, kBitwiseXorScalar_broadcast, -1, kBitwiseXorScalar_same, kBitwiseXorScalar_shapes, 1, 161002, nullptr, ops::bitwise_xor};

constexpr Param kBitwiseXorTensor_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_ints_UINT16_950_UINT32_950_UINT64_950_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_ints_UINT16_950_UINT32_950_UINT64_950_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints_UINT16_950_UINT32_950_UINT64_950_BOOL_COMPLEX64_950_COMPLEX128_950, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kBitwiseXorTensor_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kBitwiseXorTensor_promote[] = {0, 1, -1};
constexpr int8_t kBitwiseXorTensor_operands[] = {0, 1, -1};
constexpr int8_t kBitwiseXorTensor_broadcast[] = {0, 1, -1};
constexpr int8_t kBitwiseXorTensor_converts[] = {-1};
constexpr int8_t kBitwiseXorTensor_any_of[] = {-1};
constexpr ParamList kBitwiseXorTensor_same[] = {nullptr};
constexpr int8_t kBitwiseXorTensor_out_sources[] = {0, 1, -1};
constexpr ShapeRule kBitwiseXorTensor_shapes[] = {{ShapeRule::broadcast, 2, -1, kBitwiseXorTensor_out_sources}};
constexpr Row kBitwiseXorTensor = {"aclnnBitwiseXorTensor", kBitwiseXorTensor_params, 3, 0x1f, kBitwiseXorTensor_order, 7, kBitwiseXorTensor_promote, PromoteRule::table, nullptr, Compute::promoted, kBitwiseXorTensor_operands, kBitwiseXorTensor_converts, kBitwiseXorTensor_any_of, 2, kBitwiseXorTensor_broadcast, -1, kBitwiseXorTensor_same, kBitwiseXorTensor_shapes, 1, 161002, nullptr, ops::bitwise_xor};

constexpr Param kCast_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_cast, 0x1ff, nullptr, {}},
    {"dtype", ParamKind::dtype, Role::attr, false, &kSet_cast, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_cast, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kCast_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kCast_promote[] = {-1};
constexpr int8_t kCast_operands[] = {0, -1};
constexpr int8_t kCast_broadcast[] = {-1};
constexpr int8_t kCast_converts[] = {-1};
constexpr int8_t kCast_any_of[] = {-1};
constexpr int8_t kCast_same0[] = {1, 2, -1};
constexpr ParamList kCast_same[] = {kCast_same0, nullptr};
constexpr int8_t kCast_out_sources[] = {0, -1};
constexpr ShapeRule kCast_shapes[] = {{ShapeRule::same, 2, -1, kCast_out_sources}};
constexpr Row kCast = {"aclnnCast", kCast_params, 3, 0x1f, kCast_order, 4, kCast_promote, PromoteRule::table, nullptr, Compute::promoted, kCast_operands, kCast_converts, kCast_any_of, 2, kCast_broadcast, -1, kCast_same, kCast_shapes, 1, 161002, nullptr, ops::cast};

constexpr Param kCeil_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kCeil_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kCeil_promote[] = {-1};
constexpr int8_t kCeil_operands[] = {0, -1};
constexpr int8_t kCeil_broadcast[] = {-1};
constexpr int8_t kCeil_converts[] = {-1};
constexpr int8_t kCeil_any_of[] = {-1};
constexpr int8_t kCeil_same0[] = {0, 1, -1};
constexpr ParamList kCeil_same[] = {kCeil_same0, nullptr};
constexpr int8_t kCeil_out_sources[] = {0, -1};
constexpr ShapeRule kCeil_shapes[] = {{ShapeRule::same, 1, -1, kCeil_out_sources}};
constexpr Row kCeil = {"aclnnCeil", kCeil_params, 2, 0x1f, kCeil_order, 4, kCeil_promote, PromoteRule::table, nullptr, Compute::promoted, kCeil_operands, kCeil_converts, kCeil_any_of, 1, kCeil_broadcast, -1, kCeil_same, kCeil_shapes, 1, 161002, nullptr, ops::ceil};

constexpr Param kClamp_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints, 0x1ff, nullptr, {}},
    {"clipValueMin", ParamKind::scalar, Role::in, true, &kSet_float_DOUBLE_ints_BOOL_a2_a3_training_inference, 0x1ff, nullptr, {}},
    {"clipValueMax", ParamKind::scalar, Role::in, true, &kSet_float_DOUBLE_ints_BOOL_a2_a3_training_inference, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kClamp_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::cast_out, -1}, {Step::shape, -1}};
constexpr int8_t kClamp_promote[] = {-1};
constexpr int8_t kClamp_operands[] = {0, 1, 2, -1};
constexpr int8_t kClamp_broadcast[] = {-1};
constexpr int8_t kClamp_converts[] = {-1};
constexpr int8_t kClamp_any_of[] = {1, 2, -1};
constexpr ParamList kClamp_same[] = {nullptr};
constexpr int8_t kClamp_out_sources[] = {0, -1};
constexpr ShapeRule kClamp_shapes[] = {{ShapeRule::same, 3, -1, kClamp_out_sources}};
constexpr Row kClamp = {"aclnnClamp", kClamp_params, 4, 0x1f, kClamp_order, 5, kClamp_promote, PromoteRule::table, nullptr, Compute::output, kClamp_operands, kClamp_converts, kClamp_any_of, 3, kClamp_broadcast, -1, kClamp_same, kClamp_shapes, 1, 561103, nullptr, ops::clamp};

constexpr Param kClampMax_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints, 0x1ff, nullptr, {}},
    {"clipValueMax", ParamKind::scalar, Role::in, false, &kSet_float_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kClampMax_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::cast_out, -1}, {Step::shape, -1}};
constexpr int8_t kClampMax_promote[] = {-1};
constexpr int8_t kClampMax_operands[] = {0, 1, -1};
constexpr int8_t kClampMax_broadcast[] = {-1};
constexpr int8_t kClampMax_converts[] = {-1};
constexpr int8_t kClampMax_any_of[] = {-1};
constexpr ParamList kClampMax_same[] = {nullptr};
constexpr int8_t kClampMax_out_sources[] = {0, -1};
constexpr ShapeRule kClampMax_shapes[] = {{ShapeRule::same, 2, -1, kClampMax_out_sources}};
constexpr Row kClampMax = {"aclnnClampMax", kClampMax_params, 3, 0x1f, kClampMax_order, 5, kClampMax_promote, PromoteRule::table, nullptr, Compute::output, kClampMax_operands, kClampMax_converts, kClampMax_any_of, 2, kClampMax_broadcast, -1, kClampMax_same, kClampMax_shapes, 1, 561103, nullptr, ops::minimum};

constexpr Param kClampMaxTensor_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints, 0x1ff, nullptr, {}},
    {"max", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kClampMaxTensor_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::empty, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kClampMaxTensor_promote[] = {0, 1, -1};
constexpr int8_t kClampMaxTensor_operands[] = {0, 1, -1};
constexpr int8_t kClampMaxTensor_broadcast[] = {0, 1, -1};
constexpr int8_t kClampMaxTensor_converts[] = {-1};
constexpr int8_t kClampMaxTensor_any_of[] = {-1};
constexpr ParamList kClampMaxTensor_same[] = {nullptr};
constexpr int8_t kClampMaxTensor_out_sources[] = {0, 1, -1};
constexpr ShapeRule kClampMaxTensor_shapes[] = {{ShapeRule::broadcast, 2, -1, kClampMaxTensor_out_sources}};
constexpr Row kClampMaxTensor = {"aclnnClampMaxTensor", kClampMaxTensor_params, 3, 0x1f, kClampMaxTensor_order, 8, kClampMaxTensor_promote, PromoteRule::table, nullptr, Compute::promoted, kClampMaxTensor_operands, kClampMaxTensor_converts, kClampMaxTensor_any_of, 2, kClampMaxTensor_broadcast, -1, kClampMaxTensor_same, kClampMaxTensor_shapes, 1, 161002, nullptr, ops::minimum};

constexpr Param kClampMin_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints, 0x1ff, nullptr, {}},
    {"clipValueMin", ParamKind::scalar, Role::in, false, &kSet_float_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kClampMin_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::cast_out, -1}, {Step::shape, -1}};
constexpr int8_t kClampMin_promote[] = {-1};
constexpr int8_t kClampMin_operands[] = {0, 1, -1};
constexpr int8_t kClampMin_broadcast[] = {-1};
constexpr int8_t kClampMin_converts[] = {-1};
constexpr int8_t kClampMin_any_of[] = {-1};
constexpr ParamList kClampMin_same[] = {nullptr};
constexpr int8_t kClampMin_out_sources[] = {0, -1};
constexpr ShapeRule kClampMin_shapes[] = {{ShapeRule::same, 2, -1, kClampMin_out_sources}};
constexpr Row kClampMin = {"aclnnClampMin", kClampMin_params, 3, 0x1f, kClampMin_order, 5, kClampMin_promote, PromoteRule::table, nullptr, Compute::output, kClampMin_operands, kClampMin_converts, kClampMin_any_of, 2, kClampMin_broadcast, -1, kClampMin_same, kClampMin_shapes, 1, 561103, nullptr, ops::maximum};

constexpr Param kClampMinTensor_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints, 0x1ff, nullptr, {}},
    {"clipValueMin", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kClampMinTensor_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::empty, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kClampMinTensor_promote[] = {0, 1, -1};
constexpr int8_t kClampMinTensor_operands[] = {0, 1, -1};
constexpr int8_t kClampMinTensor_broadcast[] = {0, 1, -1};
constexpr int8_t kClampMinTensor_converts[] = {-1};
constexpr int8_t kClampMinTensor_any_of[] = {-1};
constexpr ParamList kClampMinTensor_same[] = {nullptr};
constexpr int8_t kClampMinTensor_out_sources[] = {0, 1, -1};
constexpr ShapeRule kClampMinTensor_shapes[] = {{ShapeRule::broadcast, 2, -1, kClampMinTensor_out_sources}};
constexpr Row kClampMinTensor = {"aclnnClampMinTensor", kClampMinTensor_params, 3, 0xf, kClampMinTensor_order, 8, kClampMinTensor_promote, PromoteRule::table, nullptr, Compute::promoted, kClampMinTensor_operands, kClampMinTensor_converts, kClampMinTensor_any_of, 2, kClampMinTensor_broadcast, -1, kClampMinTensor_same, kClampMinTensor_shapes, 1, 161002, nullptr, ops::maximum};

constexpr Param kClampTensor_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_bf16_DOUBLE_ints, 0x1ff, nullptr, {}},
    {"clipValueMin", ParamKind::tensor, Role::in, true, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"clipValueMax", ParamKind::tensor, Role::in, true, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_bf16_DOUBLE_ints, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kClampTensor_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::empty, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kClampTensor_promote[] = {0, 1, 2, -1};
constexpr int8_t kClampTensor_operands[] = {0, 1, 2, -1};
constexpr int8_t kClampTensor_broadcast[] = {0, 1, 2, -1};
constexpr int8_t kClampTensor_converts[] = {-1};
constexpr int8_t kClampTensor_any_of[] = {1, 2, -1};
constexpr ParamList kClampTensor_same[] = {nullptr};
constexpr int8_t kClampTensor_out_sources[] = {0, 1, 2, -1};
constexpr ShapeRule kClampTensor_shapes[] = {{ShapeRule::broadcast, 3, -1, kClampTensor_out_sources}};
constexpr Row kClampTensor = {"aclnnClampTensor", kClampTensor_params, 4, 0x1f, kClampTensor_order, 8, kClampTensor_promote, PromoteRule::table, nullptr, Compute::promoted, kClampTensor_operands, kClampTensor_converts, kClampTensor_any_of, 3, kClampTensor_broadcast, -1, kClampTensor_same, kClampTensor_shapes, 1, 161002, nullptr, ops::clamp};

constexpr Param kComplex_params[] = {
    {"real", ParamKind::tensor, Role::in, false, &kSet_FLOAT_FLOAT16_DOUBLE, 0x1ff, nullptr, {}},
    {"imag", ParamKind::tensor, Role::in, false, &kSet_FLOAT_FLOAT16_DOUBLE, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_complex_COMPLEX32, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kComplex_order[] = {{Step::null, -1}, {Step::empty, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}, {Step::custom, -1}};
constexpr int8_t kComplex_promote[] = {-1};
constexpr int8_t kComplex_operands[] = {0, 1, -1};
constexpr int8_t kComplex_broadcast[] = {0, 1, -1};
constexpr int8_t kComplex_converts[] = {-1};
constexpr int8_t kComplex_any_of[] = {-1};
constexpr int8_t kComplex_same0[] = {0, 1, -1};
constexpr ParamList kComplex_same[] = {kComplex_same0, nullptr};
constexpr int8_t kComplex_out_sources[] = {0, 1, -1};
constexpr ShapeRule kComplex_shapes[] = {{ShapeRule::broadcast, 2, -1, kComplex_out_sources}};
constexpr Row kComplex = {"aclnnComplex", kComplex_params, 3, 0x1f, kComplex_order, 7, kComplex_promote, PromoteRule::table, nullptr, Compute::promoted, kComplex_operands, kComplex_converts, kComplex_any_of, 2, kComplex_broadcast, -1, kComplex_same, kComplex_shapes, 1, 161002, ops::check_complex, ops::complex};

constexpr Param kCos_params[] = {
    {"input", ParamKind::tensor, Role::in, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_training_inference_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_training_inference_DOUBLE_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kCos_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kCos_promote[] = {-1};
constexpr int8_t kCos_operands[] = {0, -1};
constexpr int8_t kCos_broadcast[] = {-1};
constexpr int8_t kCos_converts[] = {-1};
constexpr int8_t kCos_any_of[] = {-1};
constexpr ParamList kCos_same[] = {nullptr};
constexpr int8_t kCos_out_sources[] = {0, -1};
constexpr ShapeRule kCos_shapes[] = {{ShapeRule::same, 1, -1, kCos_out_sources}};
constexpr Row kCos = {"aclnnCos", kCos_params, 2, 0x3b, kCos_order, 4, kCos_promote, PromoteRule::table, nullptr, Compute::floating, kCos_operands, kCos_converts, kCos_any_of, 1, kCos_broadcast, -1, kCos_same, kCos_shapes, 1, 161002, nullptr, ops::cos};

constexpr Param kCosh_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_a2_a3_BOOL_a2_a3_complex_a2_a3, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_complex_a2_a3, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kCosh_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}, {Step::format, -1}};
constexpr int8_t kCosh_promote[] = {-1};
constexpr int8_t kCosh_operands[] = {0, -1};
constexpr int8_t kCosh_broadcast[] = {-1};
constexpr int8_t kCosh_converts[] = {-1};
constexpr int8_t kCosh_any_of[] = {-1};
constexpr ParamList kCosh_same[] = {nullptr};
constexpr int8_t kCosh_out_sources[] = {0, -1};
constexpr ShapeRule kCosh_shapes[] = {{ShapeRule::same, 1, -1, kCosh_out_sources}};
constexpr Row kCosh = {"aclnnCosh", kCosh_params, 2, 0x1b, kCosh_order, 5, kCosh_promote, PromoteRule::table, nullptr, Compute::floating, kCosh_operands, kCosh_converts, kCosh_any_of, 1, kCosh_broadcast, -1, kCosh_same, kCosh_shapes, 1, 161002, nullptr, ops::cosh};

constexpr Param kDigamma_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_FLOAT_FLOAT16_DOUBLE, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_FLOAT_FLOAT16_DOUBLE, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kDigamma_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::format, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kDigamma_promote[] = {-1};
constexpr int8_t kDigamma_operands[] = {0, -1};
constexpr int8_t kDigamma_broadcast[] = {-1};
constexpr int8_t kDigamma_converts[] = {-1};
constexpr int8_t kDigamma_any_of[] = {-1};
constexpr int8_t kDigamma_same0[] = {0, 1, -1};
constexpr ParamList kDigamma_same[] = {kDigamma_same0, nullptr};
constexpr int8_t kDigamma_out_sources[] = {0, -1};
constexpr ShapeRule kDigamma_shapes[] = {{ShapeRule::same, 1, -1, kDigamma_out_sources}};
constexpr Row kDigamma = {"aclnnDigamma", kDigamma_params, 2, 0x1f, kDigamma_order, 5, kDigamma_promote, PromoteRule::table, nullptr, Compute::promoted, kDigamma_operands, kDigamma_converts, kDigamma_any_of, 1, kDigamma_broadcast, -1, kDigamma_same, kDigamma_shapes, 1, 161002, nullptr, ops::digamma};

constexpr Param kDiv_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_training_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_training_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_training_DOUBLE_ints_a2_a3_training_200i_500_a2_BOOL_a2_a3_training_200i_500_a2_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kDiv_order[] = {{Step::null, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::format, -1}};
constexpr int8_t kDiv_promote[] = {0, 1, -1};
constexpr int8_t kDiv_operands[] = {0, 1, -1};
constexpr int8_t kDiv_broadcast[] = {0, 1, -1};
constexpr int8_t kDiv_converts[] = {-1};
constexpr int8_t kDiv_any_of[] = {-1};
constexpr ParamList kDiv_same[] = {nullptr};
constexpr int8_t kDiv_out_sources[] = {0, 1, -1};
constexpr ShapeRule kDiv_shapes[] = {{ShapeRule::broadcast, 2, -1, kDiv_out_sources}};
constexpr Row kDiv = {"aclnnDiv", kDiv_params, 3, 0x2f, kDiv_order, 8, kDiv_promote, PromoteRule::table, nullptr, Compute::floating, kDiv_operands, kDiv_converts, kDiv_any_of, 2, kDiv_broadcast, -1, kDiv_same, kDiv_shapes, 1, 161002, nullptr, ops::div};

constexpr Param kDivMod_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"mode", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {AttrRule::range, false, false, 0, 2, nullptr, "from 0 to 2"}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kDivMod_order[] = {{Step::null, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::format, -1}, {Step::attr, -1}};
constexpr int8_t kDivMod_promote[] = {0, 1, -1};
constexpr int8_t kDivMod_operands[] = {0, 1, -1};
constexpr int8_t kDivMod_broadcast[] = {0, 1, -1};
constexpr int8_t kDivMod_converts[] = {-1};
constexpr int8_t kDivMod_any_of[] = {-1};
constexpr ParamList kDivMod_same[] = {nullptr};
constexpr int8_t kDivMod_out_sources[] = {0, 1, -1};
constexpr ShapeRule kDivMod_shapes[] = {{ShapeRule::broadcast, 3, -1, kDivMod_out_sources}};
constexpr Row kDivMod = {"aclnnDivMod", kDivMod_params, 4, 0xf, kDivMod_order, 9, kDivMod_promote, PromoteRule::table, nullptr, Compute::promoted, kDivMod_operands, kDivMod_converts, kDivMod_any_of, 3, kDivMod_broadcast, -1, kDivMod_same, kDivMod_shapes, 1, 161002, nullptr, ops::div_mod};

constexpr Param kDivMods_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"other", ParamKind::scalar, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"mode", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {AttrRule::range, false, false, 0, 2, nullptr, "from 0 to 2"}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kDivMods_order[] = {{Step::null, -1}, {Step::format, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}, {Step::cast_out, -1}, {Step::attr, -1}};
constexpr int8_t kDivMods_promote[] = {-1};
constexpr int8_t kDivMods_operands[] = {0, 1, -1};
constexpr int8_t kDivMods_broadcast[] = {-1};
constexpr int8_t kDivMods_converts[] = {-1};
constexpr int8_t kDivMods_any_of[] = {-1};
constexpr ParamList kDivMods_same[] = {nullptr};
constexpr int8_t kDivMods_out_sources[] = {0, -1};
constexpr ShapeRule kDivMods_shapes[] = {{ShapeRule::same, 3, -1, kDivMods_out_sources}};
constexpr Row kDivMods = {"aclnnDivMods", kDivMods_params, 4, 0xf, kDivMods_order, 7, kDivMods_promote, PromoteRule::table, nullptr, Compute::promoted, kDivMods_operands, kDivMods_converts, kDivMods_any_of, 3, kDivMods_broadcast, -1, kDivMods_same, kDivMods_shapes, 1, 161002, nullptr, ops::div_mods};

constexpr Param kDivs_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"other", ParamKind::scalar, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints_a2_a3_training_BOOL_a2_a3_training_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kDivs_order[] = {{Step::null, -1}, {Step::format, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}, {Step::promote, -1}, {Step::cast_out, -1}};
constexpr int8_t kDivs_promote[] = {0, 1, -1};
constexpr int8_t kDivs_operands[] = {0, 1, -1};
constexpr int8_t kDivs_broadcast[] = {-1};
constexpr int8_t kDivs_converts[] = {-1};
constexpr int8_t kDivs_any_of[] = {-1};
constexpr ParamList kDivs_same[] = {nullptr};
constexpr int8_t kDivs_out_sources[] = {0, -1};
constexpr ShapeRule kDivs_shapes[] = {{ShapeRule::same, 2, -1, kDivs_out_sources}};
constexpr Row kDivs = {"aclnnDivs", kDivs_params, 3, 0xf, kDivs_order, 7, kDivs_promote, PromoteRule::keep, nullptr, Compute::floating, kDivs_operands, kDivs_converts, kDivs_any_of, 2, kDivs_broadcast, -1, kDivs_same, kDivs_shapes, 1, 161002, nullptr, ops::divs};

constexpr Param kEqScalar_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_UINT32_training_UINT64_950_training_BOOL_complex, 0x1ff, nullptr, {}},
    {"other", ParamKind::scalar, Role::in, false, &kSet_float_DOUBLE_ints_UINT32_training_UINT64_950_training_BOOL_complex, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints_UINT16_950_UINT32_950_UINT64_950_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kEqScalar_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kEqScalar_promote[] = {0, 1, -1};
constexpr int8_t kEqScalar_operands[] = {0, 1, -1};
constexpr int8_t kEqScalar_broadcast[] = {-1};
constexpr int8_t kEqScalar_converts[] = {-1};
constexpr int8_t kEqScalar_any_of[] = {-1};
constexpr ParamList kEqScalar_same[] = {nullptr};
constexpr int8_t kEqScalar_out_sources[] = {0, -1};
constexpr ShapeRule kEqScalar_shapes[] = {{ShapeRule::same, 2, -1, kEqScalar_out_sources}};
constexpr Row kEqScalar = {"aclnnEqScalar", kEqScalar_params, 3, 0xf, kEqScalar_order, 5, kEqScalar_promote, PromoteRule::compare, nullptr, Compute::promoted, kEqScalar_operands, kEqScalar_converts, kEqScalar_any_of, 2, kEqScalar_broadcast, -1, kEqScalar_same, kEqScalar_shapes, 1, 161002, nullptr, ops::eq};

constexpr Param kEqTensor_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_UINT32_training_UINT64_950_training_BOOL_complex, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_UINT32_training_UINT64_950_training_BOOL_complex, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints_UINT16_950_UINT32_950_UINT64_950_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kEqTensor_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kEqTensor_promote[] = {0, 1, -1};
constexpr int8_t kEqTensor_operands[] = {0, 1, -1};
constexpr int8_t kEqTensor_broadcast[] = {0, 1, -1};
constexpr int8_t kEqTensor_converts[] = {-1};
constexpr int8_t kEqTensor_any_of[] = {-1};
constexpr ParamList kEqTensor_same[] = {nullptr};
constexpr int8_t kEqTensor_out_sources[] = {0, 1, -1};
constexpr ShapeRule kEqTensor_shapes[] = {{ShapeRule::broadcast, 2, -1, kEqTensor_out_sources}};
constexpr Row kEqTensor = {"aclnnEqTensor", kEqTensor_params, 3, 0xf, kEqTensor_order, 6, kEqTensor_promote, PromoteRule::table, nullptr, Compute::promoted, kEqTensor_operands, kEqTensor_converts, kEqTensor_any_of, 2, kEqTensor_broadcast, -1, kEqTensor_same, kEqTensor_shapes, 1, 161002, nullptr, ops::eq};

constexpr Param kEqual_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_BOOL, 0x1ff, "1", {}},
};
constexpr OrderedStep kEqual_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kEqual_promote[] = {0, 1, -1};
constexpr int8_t kEqual_operands[] = {0, 1, -1};
constexpr int8_t kEqual_broadcast[] = {-1};
constexpr int8_t kEqual_converts[] = {-1};
constexpr int8_t kEqual_any_of[] = {-1};
constexpr ParamList kEqual_same[] = {nullptr};
constexpr Row kEqual = {"aclnnEqual", kEqual_params, 3, 0x1f, kEqual_order, 5, kEqual_promote, PromoteRule::table, nullptr, Compute::promoted, kEqual_operands, kEqual_converts, kEqual_any_of, 2, kEqual_broadcast, -1, kEqual_same, nullptr, 0, 161002, nullptr, ops::equal};

constexpr Param kErf_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_DOUBLE_INT64_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_DOUBLE, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kErf_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::cast_out, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kErf_promote[] = {-1};
constexpr int8_t kErf_operands[] = {0, -1};
constexpr int8_t kErf_broadcast[] = {-1};
constexpr int8_t kErf_converts[] = {-1};
constexpr int8_t kErf_any_of[] = {-1};
constexpr ParamList kErf_same[] = {nullptr};
constexpr int8_t kErf_out_sources[] = {0, -1};
constexpr ShapeRule kErf_shapes[] = {{ShapeRule::same, 1, -1, kErf_out_sources}};
constexpr Row kErf = {"aclnnErf", kErf_params, 2, 0xf, kErf_order, 5, kErf_promote, PromoteRule::table, nullptr, Compute::floating, kErf_operands, kErf_converts, kErf_any_of, 1, kErf_broadcast, -1, kErf_same, kErf_shapes, 1, 161002, nullptr, ops::erf};

constexpr Param kErfc_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_DOUBLE_INT64_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_DOUBLE, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kErfc_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::cast_out, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kErfc_promote[] = {-1};
constexpr int8_t kErfc_operands[] = {0, -1};
constexpr int8_t kErfc_broadcast[] = {-1};
constexpr int8_t kErfc_converts[] = {-1};
constexpr int8_t kErfc_any_of[] = {-1};
constexpr ParamList kErfc_same[] = {nullptr};
constexpr int8_t kErfc_out_sources[] = {0, -1};
constexpr ShapeRule kErfc_shapes[] = {{ShapeRule::same, 1, -1, kErfc_out_sources}};
constexpr Row kErfc = {"aclnnErfc", kErfc_params, 2, 0x1f, kErfc_order, 5, kErfc_promote, PromoteRule::table, nullptr, Compute::floating, kErfc_operands, kErfc_converts, kErfc_any_of, 1, kErfc_broadcast, -1, kErfc_same, kErfc_shapes, 1, 161002, nullptr, ops::erfc};

constexpr Param kErfinv_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_ints_a2_a3_950_BOOL_a2_a3_950, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kErfinv_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::cast_out, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kErfinv_promote[] = {-1};
constexpr int8_t kErfinv_operands[] = {0, -1};
constexpr int8_t kErfinv_broadcast[] = {-1};
constexpr int8_t kErfinv_converts[] = {-1};
constexpr int8_t kErfinv_any_of[] = {-1};
constexpr ParamList kErfinv_same[] = {nullptr};
constexpr int8_t kErfinv_out_sources[] = {0, -1};
constexpr ShapeRule kErfinv_shapes[] = {{ShapeRule::same, 1, -1, kErfinv_out_sources}};
constexpr Row kErfinv = {"aclnnErfinv", kErfinv_params, 2, 0xf, kErfinv_order, 5, kErfinv_promote, PromoteRule::table, nullptr, Compute::floating, kErfinv_operands, kErfinv_converts, kErfinv_any_of, 1, kErfinv_broadcast, -1, kErfinv_same, kErfinv_shapes, 1, 161002, nullptr, ops::erfinv};

constexpr Param kExp_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_INT64_BOOL_complex, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kExp_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::cast_out, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kExp_promote[] = {-1};
constexpr int8_t kExp_operands[] = {0, -1};
constexpr int8_t kExp_broadcast[] = {-1};
constexpr int8_t kExp_converts[] = {-1};
constexpr int8_t kExp_any_of[] = {-1};
constexpr ParamList kExp_same[] = {nullptr};
constexpr int8_t kExp_out_sources[] = {0, -1};
constexpr ShapeRule kExp_shapes[] = {{ShapeRule::same, 1, -1, kExp_out_sources}};
constexpr Row kExp = {"aclnnExp", kExp_params, 2, 0x7, kExp_order, 5, kExp_promote, PromoteRule::table, nullptr, Compute::floating, kExp_operands, kExp_converts, kExp_any_of, 1, kExp_broadcast, -1, kExp_same, kExp_shapes, 1, 161002, nullptr, ops::exp};

constexpr Param kExp2_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_DOUBLE, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kExp2_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::cast_out, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kExp2_promote[] = {-1};
constexpr int8_t kExp2_operands[] = {0, -1};
constexpr int8_t kExp2_broadcast[] = {-1};
constexpr int8_t kExp2_converts[] = {-1};
constexpr int8_t kExp2_any_of[] = {-1};
constexpr ParamList kExp2_same[] = {nullptr};
constexpr int8_t kExp2_out_sources[] = {0, -1};
constexpr ShapeRule kExp2_shapes[] = {{ShapeRule::same, 1, -1, kExp2_out_sources}};
constexpr Row kExp2 = {"aclnnExp2", kExp2_params, 2, 0x2f, kExp2_order, 5, kExp2_promote, PromoteRule::table, nullptr, Compute::floating, kExp2_operands, kExp2_converts, kExp2_any_of, 1, kExp2_broadcast, -1, kExp2_same, kExp2_shapes, 1, 161002, nullptr, ops::exp2, &kSet_BFLOAT16, nullptr, nullptr};

constexpr Param kExpm1_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_INT64_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kExpm1_order[] = {{Step::null, -1}, {Step::shape, -1}, {Step::rank, -1}, {Step::dtype, -1}, {Step::cast_out, -1}};
constexpr int8_t kExpm1_promote[] = {-1};
constexpr int8_t kExpm1_operands[] = {0, -1};
constexpr int8_t kExpm1_broadcast[] = {-1};
constexpr int8_t kExpm1_converts[] = {-1};
constexpr int8_t kExpm1_any_of[] = {-1};
constexpr ParamList kExpm1_same[] = {nullptr};
constexpr int8_t kExpm1_out_sources[] = {0, -1};
constexpr ShapeRule kExpm1_shapes[] = {{ShapeRule::same, 1, -1, kExpm1_out_sources}};
constexpr Row kExpm1 = {"aclnnExpm1", kExpm1_params, 2, 0x1f, kExpm1_order, 5, kExpm1_promote, PromoteRule::table, nullptr, Compute::floating, kExpm1_operands, kExpm1_converts, kExpm1_any_of, 1, kExpm1_broadcast, -1, kExpm1_same, kExpm1_shapes, 1, 161002, nullptr, ops::expm1};

constexpr Param kEye_params[] = {
    {"n", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {AttrRule::range, false, false, 0, __builtin_inf(), nullptr, "of at least 0"}},
    {"m", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {AttrRule::range, false, false, 0, __builtin_inf(), nullptr, "of at least 0"}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_ints_BOOL, 0x4, nullptr, {}},
};
constexpr OrderedStep kEye_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::attr, -1}};
constexpr int8_t kEye_promote[] = {-1};
constexpr int8_t kEye_operands[] = {-1};
constexpr int8_t kEye_broadcast[] = {-1};
constexpr int8_t kEye_converts[] = {-1};
constexpr int8_t kEye_any_of[] = {-1};
constexpr ParamList kEye_same[] = {nullptr};
constexpr Row kEye = {"aclnnEye", kEye_params, 3, 0x1f, kEye_order, 4, kEye_promote, PromoteRule::table, nullptr, Compute::promoted, kEye_operands, kEye_converts, kEye_any_of, 2, kEye_broadcast, -1, kEye_same, nullptr, 0, 161002, nullptr, ops::eye};

constexpr Param kFloor_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kFloor_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}, {Step::format, -1}};
constexpr int8_t kFloor_promote[] = {-1};
constexpr int8_t kFloor_operands[] = {0, -1};
constexpr int8_t kFloor_broadcast[] = {-1};
constexpr int8_t kFloor_converts[] = {-1};
constexpr int8_t kFloor_any_of[] = {-1};
constexpr int8_t kFloor_same0[] = {0, 1, -1};
constexpr ParamList kFloor_same[] = {kFloor_same0, nullptr};
constexpr int8_t kFloor_out_sources[] = {0, -1};
constexpr ShapeRule kFloor_shapes[] = {{ShapeRule::same, 1, -1, kFloor_out_sources}};
constexpr Row kFloor = {"aclnnFloor", kFloor_params, 2, 0xf, kFloor_order, 5, kFloor_promote, PromoteRule::table, nullptr, Compute::promoted, kFloor_operands, kFloor_converts, kFloor_any_of, 1, kFloor_broadcast, -1, kFloor_same, kFloor_shapes, 1, 161002, nullptr, ops::floor};

constexpr Param kFloorDivide_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kFloorDivide_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kFloorDivide_promote[] = {0, 1, -1};
constexpr int8_t kFloorDivide_operands[] = {0, 1, -1};
constexpr int8_t kFloorDivide_broadcast[] = {0, 1, -1};
constexpr int8_t kFloorDivide_converts[] = {-1};
constexpr int8_t kFloorDivide_any_of[] = {-1};
constexpr ParamList kFloorDivide_same[] = {nullptr};
constexpr int8_t kFloorDivide_out_sources[] = {0, 1, -1};
constexpr ShapeRule kFloorDivide_shapes[] = {{ShapeRule::broadcast, 2, -1, kFloorDivide_out_sources}};
constexpr Row kFloorDivide = {"aclnnFloorDivide", kFloorDivide_params, 3, 0x1f, kFloorDivide_order, 6, kFloorDivide_promote, PromoteRule::table, nullptr, Compute::promoted, kFloorDivide_operands, kFloorDivide_converts, kFloorDivide_any_of, 2, kFloorDivide_broadcast, -1, kFloorDivide_same, kFloorDivide_shapes, 1, 161002, nullptr, ops::floor_divide, &kSet_BOOL, nullptr, nullptr};

constexpr Param kFloorDivides_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::scalar, Role::in, false, &kSet_float_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kFloorDivides_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kFloorDivides_promote[] = {0, 1, -1};
constexpr int8_t kFloorDivides_operands[] = {0, 1, -1};
constexpr int8_t kFloorDivides_broadcast[] = {-1};
constexpr int8_t kFloorDivides_converts[] = {-1};
constexpr int8_t kFloorDivides_any_of[] = {-1};
constexpr ParamList kFloorDivides_same[] = {nullptr};
constexpr int8_t kFloorDivides_out_sources[] = {0, -1};
constexpr ShapeRule kFloorDivides_shapes[] = {{ShapeRule::same, 2, -1, kFloorDivides_out_sources}};
constexpr Row kFloorDivides = {"aclnnFloorDivides", kFloorDivides_params, 3, 0xf, kFloorDivides_order, 6, kFloorDivides_promote, PromoteRule::table, nullptr, Compute::promoted, kFloorDivides_operands, kFloorDivides_converts, kFloorDivides_any_of, 2, kFloorDivides_broadcast, -1, kFloorDivides_same, kFloorDivides_shapes, 1, 161002, nullptr, ops::floor_divide, &kSet_BOOL, nullptr, nullptr};

constexpr Param kFmodScalar_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_INT64_INT32_INT8_UINT8, 0x1ff, nullptr, {}},
    {"other", ParamKind::scalar, Role::in, false, &kSet_float_DOUBLE_INT64_INT32_INT8_UINT8, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_INT64_INT32_INT8_UINT8, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kFmodScalar_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kFmodScalar_promote[] = {0, 1, -1};
constexpr int8_t kFmodScalar_operands[] = {0, 1, -1};
constexpr int8_t kFmodScalar_broadcast[] = {-1};
constexpr int8_t kFmodScalar_converts[] = {-1};
constexpr int8_t kFmodScalar_any_of[] = {-1};
constexpr ParamList kFmodScalar_same[] = {nullptr};
constexpr int8_t kFmodScalar_out_sources[] = {0, -1};
constexpr ShapeRule kFmodScalar_shapes[] = {{ShapeRule::same, 2, -1, kFmodScalar_out_sources}};
constexpr Row kFmodScalar = {"aclnnFmodScalar", kFmodScalar_params, 3, 0xf, kFmodScalar_order, 5, kFmodScalar_promote, PromoteRule::table, &kSet_float_bf16_DOUBLE_INT64_INT32_INT8_UINT8, Compute::promoted, kFmodScalar_operands, kFmodScalar_converts, kFmodScalar_any_of, 2, kFmodScalar_broadcast, -1, kFmodScalar_same, kFmodScalar_shapes, 1, 161002, nullptr, ops::fmod};

constexpr Param kFmodTensor_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_bf16_DOUBLE_INT64_INT32_INT8_UINT8, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_bf16_DOUBLE_INT64_INT32_INT8_UINT8, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_bf16_DOUBLE_INT64_INT32_INT8_UINT8, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kFmodTensor_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kFmodTensor_promote[] = {0, 1, -1};
constexpr int8_t kFmodTensor_operands[] = {0, 1, -1};
constexpr int8_t kFmodTensor_broadcast[] = {0, 1, -1};
constexpr int8_t kFmodTensor_converts[] = {-1};
constexpr int8_t kFmodTensor_any_of[] = {-1};
constexpr ParamList kFmodTensor_same[] = {nullptr};
constexpr int8_t kFmodTensor_out_sources[] = {0, 1, -1};
constexpr ShapeRule kFmodTensor_shapes[] = {{ShapeRule::broadcast, 2, -1, kFmodTensor_out_sources}};
constexpr Row kFmodTensor = {"aclnnFmodTensor", kFmodTensor_params, 3, 0x1f, kFmodTensor_order, 6, kFmodTensor_promote, PromoteRule::table, &kSet_float_bf16_DOUBLE_INT64_INT32_INT8_UINT8, Compute::promoted, kFmodTensor_operands, kFmodTensor_converts, kFmodTensor_any_of, 2, kFmodTensor_broadcast, -1, kFmodTensor_same, kFmodTensor_shapes, 1, 161002, nullptr, ops::fmod};

constexpr Param kFrac_params[] = {
    {"input", ParamKind::tensor, Role::in, false, &kSet_float_ints, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_ints, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kFrac_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kFrac_promote[] = {-1};
constexpr int8_t kFrac_operands[] = {0, -1};
constexpr int8_t kFrac_broadcast[] = {-1};
constexpr int8_t kFrac_converts[] = {-1};
constexpr int8_t kFrac_any_of[] = {-1};
constexpr int8_t kFrac_same0[] = {0, 1, -1};
constexpr ParamList kFrac_same[] = {kFrac_same0, nullptr};
constexpr int8_t kFrac_out_sources[] = {0, -1};
constexpr ShapeRule kFrac_shapes[] = {{ShapeRule::same, 1, -1, kFrac_out_sources}};
constexpr Row kFrac = {"aclnnFrac", kFrac_params, 2, 0xf, kFrac_order, 4, kFrac_promote, PromoteRule::table, nullptr, Compute::promoted, kFrac_operands, kFrac_converts, kFrac_any_of, 1, kFrac_broadcast, -1, kFrac_same, kFrac_shapes, 1, 161002, nullptr, ops::frac};

constexpr Param kGcd_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_INT64_INT32_INT16_INT8_a2_950_training_inference_UINT8_a2_950_training_inference, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_INT64_INT32_INT16_INT8_a2_950_training_inference_UINT8_a2_950_training_inference, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_INT64_INT32_INT16_INT8_a2_950_training_inference_UINT8_a2_950_training_inference_UINT16_UINT32_UINT64, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kGcd_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kGcd_promote[] = {0, 1, -1};
constexpr int8_t kGcd_operands[] = {0, 1, -1};
constexpr int8_t kGcd_broadcast[] = {0, 1, -1};
constexpr int8_t kGcd_converts[] = {-1};
constexpr int8_t kGcd_any_of[] = {-1};
constexpr ParamList kGcd_same[] = {nullptr};
constexpr int8_t kGcd_out_sources[] = {0, 1, -1};
constexpr ShapeRule kGcd_shapes[] = {{ShapeRule::broadcast, 2, -1, kGcd_out_sources}};
constexpr Row kGcd = {"aclnnGcd", kGcd_params, 3, 0x1f, kGcd_order, 7, kGcd_promote, PromoteRule::table, &kSet_INT64_INT32_INT16_INT8_950_training_inference_UINT8_950_training_inference, Compute::promoted, kGcd_operands, kGcd_converts, kGcd_any_of, 2, kGcd_broadcast, -1, kGcd_same, kGcd_shapes, 1, 161002, nullptr, ops::gcd};

constexpr Param kGeScalar_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::scalar, Role::in, false, &kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kGeScalar_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kGeScalar_promote[] = {0, 1, -1};
constexpr int8_t kGeScalar_operands[] = {1, 0, -1};
constexpr int8_t kGeScalar_broadcast[] = {-1};
constexpr int8_t kGeScalar_converts[] = {-1};
constexpr int8_t kGeScalar_any_of[] = {-1};
constexpr ParamList kGeScalar_same[] = {nullptr};
constexpr int8_t kGeScalar_out_sources[] = {0, -1};
constexpr ShapeRule kGeScalar_shapes[] = {{ShapeRule::same, 2, -1, kGeScalar_out_sources}};
constexpr Row kGeScalar = {"aclnnGeScalar", kGeScalar_params, 3, 0x1f, kGeScalar_order, 5, kGeScalar_promote, PromoteRule::compare_exact, nullptr, Compute::promoted, kGeScalar_operands, kGeScalar_converts, kGeScalar_any_of, 2, kGeScalar_broadcast, -1, kGeScalar_same, kGeScalar_shapes, 1, 161002, nullptr, ops::le};

constexpr Param kGeTensor_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kGeTensor_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kGeTensor_promote[] = {0, 1, -1};
constexpr int8_t kGeTensor_operands[] = {1, 0, -1};
constexpr int8_t kGeTensor_broadcast[] = {0, 1, -1};
constexpr int8_t kGeTensor_converts[] = {-1};
constexpr int8_t kGeTensor_any_of[] = {-1};
constexpr ParamList kGeTensor_same[] = {nullptr};
constexpr int8_t kGeTensor_out_sources[] = {0, 1, -1};
constexpr ShapeRule kGeTensor_shapes[] = {{ShapeRule::broadcast, 2, -1, kGeTensor_out_sources}};
constexpr Row kGeTensor = {"aclnnGeTensor", kGeTensor_params, 3, 0x1f, kGeTensor_order, 6, kGeTensor_promote, PromoteRule::table, nullptr, Compute::promoted, kGeTensor_operands, kGeTensor_converts, kGeTensor_any_of, 2, kGeTensor_broadcast, -1, kGeTensor_same, kGeTensor_shapes, 1, 161002, nullptr, ops::le};

constexpr Param kGtScalar_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::scalar, Role::in, false, &kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kGtScalar_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kGtScalar_promote[] = {0, 1, -1};
constexpr int8_t kGtScalar_operands[] = {1, 0, -1};
constexpr int8_t kGtScalar_broadcast[] = {-1};
constexpr int8_t kGtScalar_converts[] = {-1};
constexpr int8_t kGtScalar_any_of[] = {-1};
constexpr ParamList kGtScalar_same[] = {nullptr};
constexpr int8_t kGtScalar_out_sources[] = {0, -1};
constexpr ShapeRule kGtScalar_shapes[] = {{ShapeRule::same, 2, -1, kGtScalar_out_sources}};
constexpr Row kGtScalar = {"aclnnGtScalar", kGtScalar_params, 3, 0x1f, kGtScalar_order, 5, kGtScalar_promote, PromoteRule::compare_exact, nullptr, Compute::promoted, kGtScalar_operands, kGtScalar_converts, kGtScalar_any_of, 2, kGtScalar_broadcast, -1, kGtScalar_same, kGtScalar_shapes, 1, 161002, nullptr, ops::lt};

constexpr Param kGtTensor_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kGtTensor_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kGtTensor_promote[] = {0, 1, -1};
constexpr int8_t kGtTensor_operands[] = {1, 0, -1};
constexpr int8_t kGtTensor_broadcast[] = {0, 1, -1};
constexpr int8_t kGtTensor_converts[] = {-1};
constexpr int8_t kGtTensor_any_of[] = {-1};
constexpr ParamList kGtTensor_same[] = {nullptr};
constexpr int8_t kGtTensor_out_sources[] = {0, 1, -1};
constexpr ShapeRule kGtTensor_shapes[] = {{ShapeRule::broadcast, 2, -1, kGtTensor_out_sources}};
constexpr Row kGtTensor = {"aclnnGtTensor", kGtTensor_params, 3, 0x1f, kGtTensor_order, 6, kGtTensor_promote, PromoteRule::table, nullptr, Compute::promoted, kGtTensor_operands, kGtTensor_converts, kGtTensor_any_of, 2, kGtTensor_broadcast, -1, kGtTensor_same, kGtTensor_shapes, 1, 161002, nullptr, ops::lt};

constexpr Param kHeaviside_params[] = {
    {"input", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"values", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kHeaviside_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kHeaviside_promote[] = {-1};
constexpr int8_t kHeaviside_operands[] = {0, 1, -1};
constexpr int8_t kHeaviside_broadcast[] = {0, 1, -1};
constexpr int8_t kHeaviside_converts[] = {-1};
constexpr int8_t kHeaviside_any_of[] = {-1};
constexpr ParamList kHeaviside_same[] = {nullptr};
constexpr int8_t kHeaviside_out_sources[] = {0, 1, -1};
constexpr ShapeRule kHeaviside_shapes[] = {{ShapeRule::broadcast, 2, -1, kHeaviside_out_sources}};
constexpr Row kHeaviside = {"aclnnHeaviside", kHeaviside_params, 3, 0x3, kHeaviside_order, 5, kHeaviside_promote, PromoteRule::table, nullptr, Compute::single, kHeaviside_operands, kHeaviside_converts, kHeaviside_any_of, 2, kHeaviside_broadcast, -1, kHeaviside_same, kHeaviside_shapes, 1, 161002, nullptr, ops::heaviside};

constexpr Param kInplaceAcos_params[] = {
    {"inputRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceAcos_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kInplaceAcos_promote[] = {-1};
constexpr int8_t kInplaceAcos_operands[] = {0, -1};
constexpr int8_t kInplaceAcos_broadcast[] = {-1};
constexpr int8_t kInplaceAcos_converts[] = {-1};
constexpr int8_t kInplaceAcos_any_of[] = {-1};
constexpr ParamList kInplaceAcos_same[] = {nullptr};
constexpr Row kInplaceAcos = {"aclnnInplaceAcos", kInplaceAcos_params, 1, 0x1b, kInplaceAcos_order, 4, kInplaceAcos_promote, PromoteRule::table, nullptr, Compute::floating, kInplaceAcos_operands, kInplaceAcos_converts, kInplaceAcos_any_of, 0, kInplaceAcos_broadcast, -1, kInplaceAcos_same, nullptr, 0, 161002, nullptr, ops::acos};

constexpr Param kInplaceAcosh_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_complex_a2_a3, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceAcosh_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}, {Step::cast_out, -1}, {Step::format, -1}};
constexpr int8_t kInplaceAcosh_promote[] = {-1};
constexpr int8_t kInplaceAcosh_operands[] = {0, -1};
constexpr int8_t kInplaceAcosh_broadcast[] = {-1};
constexpr int8_t kInplaceAcosh_converts[] = {-1};
constexpr int8_t kInplaceAcosh_any_of[] = {-1};
constexpr ParamList kInplaceAcosh_same[] = {nullptr};
constexpr Row kInplaceAcosh = {"aclnnInplaceAcosh", kInplaceAcosh_params, 1, 0x1b, kInplaceAcosh_order, 6, kInplaceAcosh_promote, PromoteRule::table, nullptr, Compute::floating, kInplaceAcosh_operands, kInplaceAcosh_converts, kInplaceAcosh_any_of, 0, kInplaceAcosh_broadcast, -1, kInplaceAcosh_same, nullptr, 0, 161002, nullptr, ops::acosh};

constexpr Param kInplaceAdd_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"alpha", ParamKind::scalar, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceAdd_order[] = {{Step::null, -1}, {Step::broadcast, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceAdd_promote[] = {0, 1, -1};
constexpr int8_t kInplaceAdd_operands[] = {0, 1, -1};
constexpr int8_t kInplaceAdd_broadcast[] = {0, 1, -1};
constexpr int8_t kInplaceAdd_converts[] = {2, -1};
constexpr int8_t kInplaceAdd_any_of[] = {-1};
constexpr ParamList kInplaceAdd_same[] = {nullptr};
constexpr int8_t kInplaceAdd_selfRef_sources[] = {0, 1, -1};
constexpr ShapeRule kInplaceAdd_shapes[] = {{ShapeRule::broadcast, 0, -1, kInplaceAdd_selfRef_sources}};
constexpr Row kInplaceAdd = {"aclnnInplaceAdd", kInplaceAdd_params, 3, 0xf, kInplaceAdd_order, 7, kInplaceAdd_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceAdd_operands, kInplaceAdd_converts, kInplaceAdd_any_of, 0, kInplaceAdd_broadcast, -1, kInplaceAdd_same, kInplaceAdd_shapes, 1, 161002, nullptr, ops::add};

constexpr Param kInplaceAddRelu_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_ints, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_ints, 0x1ff, nullptr, {}},
    {"alpha", ParamKind::scalar, Role::in, false, &kSet_float_ints, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceAddRelu_order[] = {{Step::null, -1}, {Step::broadcast, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceAddRelu_promote[] = {0, 1, -1};
constexpr int8_t kInplaceAddRelu_operands[] = {0, 1, -1};
constexpr int8_t kInplaceAddRelu_broadcast[] = {0, 1, -1};
constexpr int8_t kInplaceAddRelu_converts[] = {2, -1};
constexpr int8_t kInplaceAddRelu_any_of[] = {-1};
constexpr ParamList kInplaceAddRelu_same[] = {nullptr};
constexpr int8_t kInplaceAddRelu_selfRef_sources[] = {0, 1, -1};
constexpr ShapeRule kInplaceAddRelu_shapes[] = {{ShapeRule::broadcast, 0, -1, kInplaceAddRelu_selfRef_sources}};
constexpr Row kInplaceAddRelu = {"aclnnInplaceAddRelu", kInplaceAddRelu_params, 3, 0xf, kInplaceAddRelu_order, 7, kInplaceAddRelu_promote, PromoteRule::table, nullptr, Compute::single_floating, kInplaceAddRelu_operands, kInplaceAddRelu_converts, kInplaceAddRelu_any_of, 0, kInplaceAddRelu_broadcast, -1, kInplaceAddRelu_same, kInplaceAddRelu_shapes, 1, 161002, nullptr, ops::add_relu};

constexpr Param kInplaceAddV3_params[] = {
    {"selfRef", ParamKind::scalar, Role::in, false, &kSet_float_INT32_INT8, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::inout, false, &kSet_float_INT32_INT8, 0x1ff, nullptr, {}},
    {"alpha", ParamKind::scalar, Role::in, false, &kSet_float_INT32_INT8, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceAddV3_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceAddV3_promote[] = {0, 1, -1};
constexpr int8_t kInplaceAddV3_operands[] = {0, 1, -1};
constexpr int8_t kInplaceAddV3_broadcast[] = {-1};
constexpr int8_t kInplaceAddV3_converts[] = {2, -1};
constexpr int8_t kInplaceAddV3_any_of[] = {-1};
constexpr ParamList kInplaceAddV3_same[] = {nullptr};
constexpr Row kInplaceAddV3 = {"aclnnInplaceAddV3", kInplaceAddV3_params, 3, 0x4, kInplaceAddV3_order, 6, kInplaceAddV3_promote, PromoteRule::scalar, nullptr, Compute::single_floating, kInplaceAddV3_operands, kInplaceAddV3_converts, kInplaceAddV3_any_of, 1, kInplaceAddV3_broadcast, -1, kInplaceAddV3_same, nullptr, 0, 161002, nullptr, ops::add};

constexpr Param kInplaceAddcdiv_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_INT64, 0x1ff, nullptr, {}},
    {"tensor1", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_INT64, 0x1ff, nullptr, {}},
    {"tensor2", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_INT64, 0x1ff, nullptr, {}},
    {"value", ParamKind::scalar, Role::in, false, &kSet_float_DOUBLE_INT64, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceAddcdiv_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceAddcdiv_promote[] = {0, 1, 2, -1};
constexpr int8_t kInplaceAddcdiv_operands[] = {0, 1, 2, -1};
constexpr int8_t kInplaceAddcdiv_broadcast[] = {0, 1, 2, -1};
constexpr int8_t kInplaceAddcdiv_converts[] = {3, -1};
constexpr int8_t kInplaceAddcdiv_any_of[] = {-1};
constexpr ParamList kInplaceAddcdiv_same[] = {nullptr};
constexpr int8_t kInplaceAddcdiv_selfRef_sources[] = {0, 1, 2, -1};
constexpr ShapeRule kInplaceAddcdiv_shapes[] = {{ShapeRule::broadcast, 0, -1, kInplaceAddcdiv_selfRef_sources}};
constexpr Row kInplaceAddcdiv = {"aclnnInplaceAddcdiv", kInplaceAddcdiv_params, 4, 0xf, kInplaceAddcdiv_order, 7, kInplaceAddcdiv_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceAddcdiv_operands, kInplaceAddcdiv_converts, kInplaceAddcdiv_any_of, 0, kInplaceAddcdiv_broadcast, -1, kInplaceAddcdiv_same, kInplaceAddcdiv_shapes, 1, 161002, nullptr, ops::addcdiv};

constexpr Param kInplaceAddcmul_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_INT64_INT32_INT8_UINT8, 0x1ff, nullptr, {}},
    {"tensor1", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_INT64_INT32_INT8_UINT8, 0x1ff, nullptr, {}},
    {"tensor2", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_INT64_INT32_INT8_UINT8, 0x1ff, nullptr, {}},
    {"value", ParamKind::scalar, Role::in, false, &kSet_float_DOUBLE_INT64_INT32_INT8_UINT8, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceAddcmul_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::format, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceAddcmul_promote[] = {0, 1, 2, -1};
constexpr int8_t kInplaceAddcmul_operands[] = {0, 1, 2, -1};
constexpr int8_t kInplaceAddcmul_broadcast[] = {0, 1, 2, -1};
constexpr int8_t kInplaceAddcmul_converts[] = {3, -1};
constexpr int8_t kInplaceAddcmul_any_of[] = {-1};
constexpr ParamList kInplaceAddcmul_same[] = {nullptr};
constexpr int8_t kInplaceAddcmul_selfRef_sources[] = {0, 1, 2, -1};
constexpr ShapeRule kInplaceAddcmul_shapes[] = {{ShapeRule::broadcast, 0, -1, kInplaceAddcmul_selfRef_sources}};
constexpr Row kInplaceAddcmul = {"aclnnInplaceAddcmul", kInplaceAddcmul_params, 4, 0xf, kInplaceAddcmul_order, 8, kInplaceAddcmul_promote, PromoteRule::table, &kSet_float_DOUBLE_INT64_INT32_INT8_UINT8, Compute::promoted, kInplaceAddcmul_operands, kInplaceAddcmul_converts, kInplaceAddcmul_any_of, 0, kInplaceAddcmul_broadcast, -1, kInplaceAddcmul_same, kInplaceAddcmul_shapes, 1, 161002, nullptr, ops::addcmul};

constexpr Param kInplaceAdds_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::scalar, Role::in, false, &kSet_float_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"alpha", ParamKind::scalar, Role::in, false, &kSet_float_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceAdds_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceAdds_promote[] = {0, 1, -1};
constexpr int8_t kInplaceAdds_operands[] = {0, 1, -1};
constexpr int8_t kInplaceAdds_broadcast[] = {-1};
constexpr int8_t kInplaceAdds_converts[] = {2, -1};
constexpr int8_t kInplaceAdds_any_of[] = {-1};
constexpr ParamList kInplaceAdds_same[] = {nullptr};
constexpr Row kInplaceAdds = {"aclnnInplaceAdds", kInplaceAdds_params, 3, 0xf, kInplaceAdds_order, 6, kInplaceAdds_promote, PromoteRule::scalar, nullptr, Compute::promoted, kInplaceAdds_operands, kInplaceAdds_converts, kInplaceAdds_any_of, 0, kInplaceAdds_broadcast, -1, kInplaceAdds_same, nullptr, 0, 161002, nullptr, ops::add};

constexpr Param kInplaceAsin_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a3_DOUBLE, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceAsin_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kInplaceAsin_promote[] = {-1};
constexpr int8_t kInplaceAsin_operands[] = {0, -1};
constexpr int8_t kInplaceAsin_broadcast[] = {-1};
constexpr int8_t kInplaceAsin_converts[] = {-1};
constexpr int8_t kInplaceAsin_any_of[] = {-1};
constexpr ParamList kInplaceAsin_same[] = {nullptr};
constexpr Row kInplaceAsin = {"aclnnInplaceAsin", kInplaceAsin_params, 1, 0x1f, kInplaceAsin_order, 4, kInplaceAsin_promote, PromoteRule::table, nullptr, Compute::floating, kInplaceAsin_operands, kInplaceAsin_converts, kInplaceAsin_any_of, 0, kInplaceAsin_broadcast, -1, kInplaceAsin_same, nullptr, 0, 161002, nullptr, ops::asin};

constexpr Param kInplaceAsinh_params[] = {
    {"inputRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_complex_a2_a3, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceAsinh_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}, {Step::format, -1}};
constexpr int8_t kInplaceAsinh_promote[] = {-1};
constexpr int8_t kInplaceAsinh_operands[] = {0, -1};
constexpr int8_t kInplaceAsinh_broadcast[] = {-1};
constexpr int8_t kInplaceAsinh_converts[] = {-1};
constexpr int8_t kInplaceAsinh_any_of[] = {-1};
constexpr ParamList kInplaceAsinh_same[] = {nullptr};
constexpr Row kInplaceAsinh = {"aclnnInplaceAsinh", kInplaceAsinh_params, 1, 0x1b, kInplaceAsinh_order, 5, kInplaceAsinh_promote, PromoteRule::table, nullptr, Compute::floating, kInplaceAsinh_operands, kInplaceAsinh_converts, kInplaceAsinh_any_of, 0, kInplaceAsinh_broadcast, -1, kInplaceAsinh_same, nullptr, 0, 161002, nullptr, ops::asinh};

constexpr Param kInplaceAtan_params[] = {
    {"inputRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_a2_a3_training_inference, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceAtan_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kInplaceAtan_promote[] = {-1};
constexpr int8_t kInplaceAtan_operands[] = {0, -1};
constexpr int8_t kInplaceAtan_broadcast[] = {-1};
constexpr int8_t kInplaceAtan_converts[] = {-1};
constexpr int8_t kInplaceAtan_any_of[] = {-1};
constexpr ParamList kInplaceAtan_same[] = {nullptr};
constexpr Row kInplaceAtan = {"aclnnInplaceAtan", kInplaceAtan_params, 1, 0x1f, kInplaceAtan_order, 4, kInplaceAtan_promote, PromoteRule::table, nullptr, Compute::floating, kInplaceAtan_operands, kInplaceAtan_converts, kInplaceAtan_any_of, 0, kInplaceAtan_broadcast, -1, kInplaceAtan_same, nullptr, 0, 161002, nullptr, ops::atan};

constexpr Param kInplaceAtan2_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceAtan2_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceAtan2_promote[] = {0, 1, -1};
constexpr int8_t kInplaceAtan2_operands[] = {0, 1, -1};
constexpr int8_t kInplaceAtan2_broadcast[] = {0, 1, -1};
constexpr int8_t kInplaceAtan2_converts[] = {-1};
constexpr int8_t kInplaceAtan2_any_of[] = {-1};
constexpr ParamList kInplaceAtan2_same[] = {nullptr};
constexpr int8_t kInplaceAtan2_selfRef_sources[] = {0, 1, -1};
constexpr ShapeRule kInplaceAtan2_shapes[] = {{ShapeRule::broadcast, 0, -1, kInplaceAtan2_selfRef_sources}};
constexpr Row kInplaceAtan2 = {"aclnnInplaceAtan2", kInplaceAtan2_params, 2, 0x1f, kInplaceAtan2_order, 6, kInplaceAtan2_promote, PromoteRule::table, nullptr, Compute::floating, kInplaceAtan2_operands, kInplaceAtan2_converts, kInplaceAtan2_any_of, 0, kInplaceAtan2_broadcast, -1, kInplaceAtan2_same, kInplaceAtan2_shapes, 1, 161002, nullptr, ops::atan2};

constexpr Param kInplaceAtanh_params[] = {
    {"inputRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_complex_a2_a3, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceAtanh_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kInplaceAtanh_promote[] = {-1};
constexpr int8_t kInplaceAtanh_operands[] = {0, -1};
constexpr int8_t kInplaceAtanh_broadcast[] = {-1};
constexpr int8_t kInplaceAtanh_converts[] = {-1};
constexpr int8_t kInplaceAtanh_any_of[] = {-1};
constexpr ParamList kInplaceAtanh_same[] = {nullptr};
constexpr Row kInplaceAtanh = {"aclnnInplaceAtanh", kInplaceAtanh_params, 1, 0x1b, kInplaceAtanh_order, 4, kInplaceAtanh_promote, PromoteRule::table, nullptr, Compute::floating, kInplaceAtanh_operands, kInplaceAtanh_converts, kInplaceAtanh_any_of, 0, kInplaceAtanh_broadcast, -1, kInplaceAtanh_same, nullptr, 0, 161002, nullptr, ops::atanh};

constexpr Param kInplaceBitwiseAndScalar_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_ints_UINT16_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::scalar, Role::in, false, &kSet_ints_UINT16_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceBitwiseAndScalar_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::format, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceBitwiseAndScalar_promote[] = {0, 1, -1};
constexpr int8_t kInplaceBitwiseAndScalar_operands[] = {0, 1, -1};
constexpr int8_t kInplaceBitwiseAndScalar_broadcast[] = {-1};
constexpr int8_t kInplaceBitwiseAndScalar_converts[] = {-1};
constexpr int8_t kInplaceBitwiseAndScalar_any_of[] = {-1};
constexpr ParamList kInplaceBitwiseAndScalar_same[] = {nullptr};
constexpr Row kInplaceBitwiseAndScalar = {"aclnnInplaceBitwiseAndScalar", kInplaceBitwiseAndScalar_params, 2, 0x1f, kInplaceBitwiseAndScalar_order, 7, kInplaceBitwiseAndScalar_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceBitwiseAndScalar_operands, kInplaceBitwiseAndScalar_converts, kInplaceBitwiseAndScalar_any_of, 0, kInplaceBitwiseAndScalar_broadcast, -1, kInplaceBitwiseAndScalar_same, nullptr, 0, 161002, nullptr, ops::bitwise_and};

constexpr Param kInplaceBitwiseAndTensor_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_ints_UINT16_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_ints_UINT16_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceBitwiseAndTensor_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::format, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceBitwiseAndTensor_promote[] = {0, 1, -1};
constexpr int8_t kInplaceBitwiseAndTensor_operands[] = {0, 1, -1};
constexpr int8_t kInplaceBitwiseAndTensor_broadcast[] = {0, 1, -1};
constexpr int8_t kInplaceBitwiseAndTensor_converts[] = {-1};
constexpr int8_t kInplaceBitwiseAndTensor_any_of[] = {-1};
constexpr ParamList kInplaceBitwiseAndTensor_same[] = {nullptr};
constexpr int8_t kInplaceBitwiseAndTensor_selfRef_sources[] = {0, 1, -1};
constexpr ShapeRule kInplaceBitwiseAndTensor_shapes[] = {{ShapeRule::broadcast, 0, -1, kInplaceBitwiseAndTensor_selfRef_sources}};
constexpr Row kInplaceBitwiseAndTensor = {"aclnnInplaceBitwiseAndTensor", kInplaceBitwiseAndTensor_params, 2, 0x1f, kInplaceBitwiseAndTensor_order, 8, kInplaceBitwiseAndTensor_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceBitwiseAndTensor_operands, kInplaceBitwiseAndTensor_converts, kInplaceBitwiseAndTensor_any_of, 0, kInplaceBitwiseAndTensor_broadcast, -1, kInplaceBitwiseAndTensor_same, kInplaceBitwiseAndTensor_shapes, 1, 161002, nullptr, ops::bitwise_and};

constexpr Param kInplaceBitwiseAndTensorOut_params[] = {
    {"self", ParamKind::tensor, Role::inout, false, &kSet_ints_UINT16_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_ints_UINT16_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceBitwiseAndTensorOut_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::custom, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceBitwiseAndTensorOut_promote[] = {0, 1, -1};
constexpr int8_t kInplaceBitwiseAndTensorOut_operands[] = {0, 1, -1};
constexpr int8_t kInplaceBitwiseAndTensorOut_broadcast[] = {0, 1, -1};
constexpr int8_t kInplaceBitwiseAndTensorOut_converts[] = {-1};
constexpr int8_t kInplaceBitwiseAndTensorOut_any_of[] = {-1};
constexpr ParamList kInplaceBitwiseAndTensorOut_same[] = {nullptr};
constexpr int8_t kInplaceBitwiseAndTensorOut_self_sources[] = {0, 1, -1};
constexpr ShapeRule kInplaceBitwiseAndTensorOut_shapes[] = {{ShapeRule::broadcast, 0, -1, kInplaceBitwiseAndTensorOut_self_sources}};
constexpr Row kInplaceBitwiseAndTensorOut = {"aclnnInplaceBitwiseAndTensorOut", kInplaceBitwiseAndTensorOut_params, 2, 0x4, kInplaceBitwiseAndTensorOut_order, 8, kInplaceBitwiseAndTensorOut_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceBitwiseAndTensorOut_operands, kInplaceBitwiseAndTensorOut_converts, kInplaceBitwiseAndTensorOut_any_of, 0, kInplaceBitwiseAndTensorOut_broadcast, -1, kInplaceBitwiseAndTensorOut_same, kInplaceBitwiseAndTensorOut_shapes, 1, 161002, ops::equal_formats, ops::bitwise_and};

constexpr Param kInplaceBitwiseOrScalar_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_ints_UINT16_UINT32_950_UINT64_950_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::scalar, Role::in, false, &kSet_ints_UINT16_UINT32_950_UINT64_950_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceBitwiseOrScalar_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kInplaceBitwiseOrScalar_promote[] = {0, 1, -1};
constexpr int8_t kInplaceBitwiseOrScalar_operands[] = {0, 1, -1};
constexpr int8_t kInplaceBitwiseOrScalar_broadcast[] = {-1};
constexpr int8_t kInplaceBitwiseOrScalar_converts[] = {-1};
constexpr int8_t kInplaceBitwiseOrScalar_any_of[] = {-1};
constexpr ParamList kInplaceBitwiseOrScalar_same[] = {nullptr};
constexpr Row kInplaceBitwiseOrScalar = {"aclnnInplaceBitwiseOrScalar", kInplaceBitwiseOrScalar_params, 2, 0x1f, kInplaceBitwiseOrScalar_order, 6, kInplaceBitwiseOrScalar_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceBitwiseOrScalar_operands, kInplaceBitwiseOrScalar_converts, kInplaceBitwiseOrScalar_any_of, 0, kInplaceBitwiseOrScalar_broadcast, -1, kInplaceBitwiseOrScalar_same, nullptr, 0, 161002, nullptr, ops::bitwise_or};

constexpr Param kInplaceBitwiseOrTensor_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_ints_UINT16_UINT32_UINT64_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_ints_UINT16_UINT32_UINT64_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceBitwiseOrTensor_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceBitwiseOrTensor_promote[] = {0, 1, -1};
constexpr int8_t kInplaceBitwiseOrTensor_operands[] = {0, 1, -1};
constexpr int8_t kInplaceBitwiseOrTensor_broadcast[] = {0, 1, -1};
constexpr int8_t kInplaceBitwiseOrTensor_converts[] = {-1};
constexpr int8_t kInplaceBitwiseOrTensor_any_of[] = {-1};
constexpr ParamList kInplaceBitwiseOrTensor_same[] = {nullptr};
constexpr int8_t kInplaceBitwiseOrTensor_selfRef_sources[] = {0, 1, -1};
constexpr ShapeRule kInplaceBitwiseOrTensor_shapes[] = {{ShapeRule::broadcast, 0, -1, kInplaceBitwiseOrTensor_selfRef_sources}};
constexpr Row kInplaceBitwiseOrTensor = {"aclnnInplaceBitwiseOrTensor", kInplaceBitwiseOrTensor_params, 2, 0x1f, kInplaceBitwiseOrTensor_order, 7, kInplaceBitwiseOrTensor_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceBitwiseOrTensor_operands, kInplaceBitwiseOrTensor_converts, kInplaceBitwiseOrTensor_any_of, 0, kInplaceBitwiseOrTensor_broadcast, -1, kInplaceBitwiseOrTensor_same, kInplaceBitwiseOrTensor_shapes, 1, 161002, nullptr, ops::bitwise_or};

constexpr Param kInplaceBitwiseXorScalar_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_ints_UINT16_950_UINT32_950_UINT64_950_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::scalar, Role::in, false, &kSet_ints_UINT16_950_UINT32_950_UINT64_950_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceBitwiseXorScalar_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kInplaceBitwiseXorScalar_promote[] = {0, 1, -1};
constexpr int8_t kInplaceBitwiseXorScalar_operands[] = {0, 1, -1};
constexpr int8_t kInplaceBitwiseXorScalar_broadcast[] = {-1};
constexpr int8_t kInplaceBitwiseXorScalar_converts[] = {-1};
constexpr int8_t kInplaceBitwiseXorScalar_any_of[] = {-1};
constexpr ParamList kInplaceBitwiseXorScalar_same[] = {nullptr};
constexpr Row kInplaceBitwiseXorScalar = {"aclnnInplaceBitwiseXorScalar", kInplaceBitwiseXorScalar_params, 2, 0x1f, kInplaceBitwiseXorScalar_order, 6, kInplaceBitwiseXorScalar_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceBitwiseXorScalar_operands, kInplaceBitwiseXorScalar_converts, kInplaceBitwiseXorScalar_any_of, 0, kInplaceBitwiseXorScalar_broadcast, -1, kInplaceBitwiseXorScalar_same, nullptr, 0, 161002, nullptr, ops::bitwise_xor};

constexpr Param kInplaceBitwiseXorTensor_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_ints_UINT16_950_UINT32_950_UINT64_950_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_ints_UINT16_950_UINT32_950_UINT64_950_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceBitwiseXorTensor_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceBitwiseXorTensor_promote[] = {0, 1, -1};
constexpr int8_t kInplaceBitwiseXorTensor_operands[] = {0, 1, -1};
constexpr int8_t kInplaceBitwiseXorTensor_broadcast[] = {0, 1, -1};
constexpr int8_t kInplaceBitwiseXorTensor_converts[] = {-1};
constexpr int8_t kInplaceBitwiseXorTensor_any_of[] = {-1};
constexpr ParamList kInplaceBitwiseXorTensor_same[] = {nullptr};
constexpr int8_t kInplaceBitwiseXorTensor_selfRef_sources[] = {0, 1, -1};
constexpr ShapeRule kInplaceBitwiseXorTensor_shapes[] = {{ShapeRule::broadcast, 0, -1, kInplaceBitwiseXorTensor_selfRef_sources}};
constexpr Row kInplaceBitwiseXorTensor = {"aclnnInplaceBitwiseXorTensor", kInplaceBitwiseXorTensor_params, 2, 0x1f, kInplaceBitwiseXorTensor_order, 7, kInplaceBitwiseXorTensor_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceBitwiseXorTensor_operands, kInplaceBitwiseXorTensor_converts, kInplaceBitwiseXorTensor_any_of, 0, kInplaceBitwiseXorTensor_broadcast, -1, kInplaceBitwiseXorTensor_same, kInplaceBitwiseXorTensor_shapes, 1, 161002, nullptr, ops::bitwise_xor};

constexpr Param kInplaceCeil_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceCeil_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kInplaceCeil_promote[] = {-1};
constexpr int8_t kInplaceCeil_operands[] = {0, -1};
constexpr int8_t kInplaceCeil_broadcast[] = {-1};
constexpr int8_t kInplaceCeil_converts[] = {-1};
constexpr int8_t kInplaceCeil_any_of[] = {-1};
constexpr ParamList kInplaceCeil_same[] = {nullptr};
constexpr Row kInplaceCeil = {"aclnnInplaceCeil", kInplaceCeil_params, 1, 0x1f, kInplaceCeil_order, 4, kInplaceCeil_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceCeil_operands, kInplaceCeil_converts, kInplaceCeil_any_of, 0, kInplaceCeil_broadcast, -1, kInplaceCeil_same, nullptr, 0, 161002, nullptr, ops::ceil};

constexpr Param kInplaceClampMax_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_ints, 0x1ff, nullptr, {}},
    {"clipValueMax", ParamKind::scalar, Role::in, false, &kSet_float_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceClampMax_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::cast_out, -1}};
constexpr int8_t kInplaceClampMax_promote[] = {-1};
constexpr int8_t kInplaceClampMax_operands[] = {0, 1, -1};
constexpr int8_t kInplaceClampMax_broadcast[] = {-1};
constexpr int8_t kInplaceClampMax_converts[] = {-1};
constexpr int8_t kInplaceClampMax_any_of[] = {-1};
constexpr ParamList kInplaceClampMax_same[] = {nullptr};
constexpr Row kInplaceClampMax = {"aclnnInplaceClampMax", kInplaceClampMax_params, 2, 0x1f, kInplaceClampMax_order, 4, kInplaceClampMax_promote, PromoteRule::table, nullptr, Compute::output, kInplaceClampMax_operands, kInplaceClampMax_converts, kInplaceClampMax_any_of, 0, kInplaceClampMax_broadcast, -1, kInplaceClampMax_same, nullptr, 0, 561103, nullptr, ops::minimum};

constexpr Param kInplaceClampMaxTensor_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_ints, 0x1ff, nullptr, {}},
    {"max", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceClampMaxTensor_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::empty, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceClampMaxTensor_promote[] = {0, 1, -1};
constexpr int8_t kInplaceClampMaxTensor_operands[] = {0, 1, -1};
constexpr int8_t kInplaceClampMaxTensor_broadcast[] = {0, 1, -1};
constexpr int8_t kInplaceClampMaxTensor_converts[] = {-1};
constexpr int8_t kInplaceClampMaxTensor_any_of[] = {-1};
constexpr ParamList kInplaceClampMaxTensor_same[] = {nullptr};
constexpr int8_t kInplaceClampMaxTensor_selfRef_sources[] = {0, 1, -1};
constexpr ShapeRule kInplaceClampMaxTensor_shapes[] = {{ShapeRule::broadcast, 0, -1, kInplaceClampMaxTensor_selfRef_sources}};
constexpr Row kInplaceClampMaxTensor = {"aclnnInplaceClampMaxTensor", kInplaceClampMaxTensor_params, 2, 0x1f, kInplaceClampMaxTensor_order, 8, kInplaceClampMaxTensor_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceClampMaxTensor_operands, kInplaceClampMaxTensor_converts, kInplaceClampMaxTensor_any_of, 0, kInplaceClampMaxTensor_broadcast, -1, kInplaceClampMaxTensor_same, kInplaceClampMaxTensor_shapes, 1, 161002, nullptr, ops::minimum};

constexpr Param kInplaceClampMinTensor_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_ints, 0x1ff, nullptr, {}},
    {"clipValueMin", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceClampMinTensor_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::empty, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceClampMinTensor_promote[] = {0, 1, -1};
constexpr int8_t kInplaceClampMinTensor_operands[] = {0, 1, -1};
constexpr int8_t kInplaceClampMinTensor_broadcast[] = {0, 1, -1};
constexpr int8_t kInplaceClampMinTensor_converts[] = {-1};
constexpr int8_t kInplaceClampMinTensor_any_of[] = {-1};
constexpr ParamList kInplaceClampMinTensor_same[] = {nullptr};
constexpr int8_t kInplaceClampMinTensor_selfRef_sources[] = {0, 1, -1};
constexpr ShapeRule kInplaceClampMinTensor_shapes[] = {{ShapeRule::broadcast, 0, -1, kInplaceClampMinTensor_selfRef_sources}};
constexpr Row kInplaceClampMinTensor = {"aclnnInplaceClampMinTensor", kInplaceClampMinTensor_params, 2, 0xf, kInplaceClampMinTensor_order, 8, kInplaceClampMinTensor_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceClampMinTensor_operands, kInplaceClampMinTensor_converts, kInplaceClampMinTensor_any_of, 0, kInplaceClampMinTensor_broadcast, -1, kInplaceClampMinTensor_same, kInplaceClampMinTensor_shapes, 1, 161002, nullptr, ops::maximum};

constexpr Param kInplaceCos_params[] = {
    {"inputRef", ParamKind::tensor, Role::inout, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_training_inference_DOUBLE_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceCos_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kInplaceCos_promote[] = {-1};
constexpr int8_t kInplaceCos_operands[] = {0, -1};
constexpr int8_t kInplaceCos_broadcast[] = {-1};
constexpr int8_t kInplaceCos_converts[] = {-1};
constexpr int8_t kInplaceCos_any_of[] = {-1};
constexpr ParamList kInplaceCos_same[] = {nullptr};
constexpr Row kInplaceCos = {"aclnnInplaceCos", kInplaceCos_params, 1, 0x3b, kInplaceCos_order, 4, kInplaceCos_promote, PromoteRule::table, nullptr, Compute::floating, kInplaceCos_operands, kInplaceCos_converts, kInplaceCos_any_of, 0, kInplaceCos_broadcast, -1, kInplaceCos_same, nullptr, 0, 161002, nullptr, ops::cos};

constexpr Param kInplaceCosh_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_complex_a2_a3, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceCosh_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}, {Step::format, -1}};
constexpr int8_t kInplaceCosh_promote[] = {-1};
constexpr int8_t kInplaceCosh_operands[] = {0, -1};
constexpr int8_t kInplaceCosh_broadcast[] = {-1};
constexpr int8_t kInplaceCosh_converts[] = {-1};
constexpr int8_t kInplaceCosh_any_of[] = {-1};
constexpr ParamList kInplaceCosh_same[] = {nullptr};
constexpr Row kInplaceCosh = {"aclnnInplaceCosh", kInplaceCosh_params, 1, 0x1b, kInplaceCosh_order, 5, kInplaceCosh_promote, PromoteRule::table, nullptr, Compute::floating, kInplaceCosh_operands, kInplaceCosh_converts, kInplaceCosh_any_of, 0, kInplaceCosh_broadcast, -1, kInplaceCosh_same, nullptr, 0, 161002, nullptr, ops::cosh};

constexpr Param kInplaceDiv_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_ints_a2_a3_training_200i_500_a2_BOOL_a2_a3_training_200i_500_a2_complex, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceDiv_order[] = {{Step::null, -1}, {Step::broadcast, -1}, {Step::rank, -1}, {Step::shape, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::format, -1}};
constexpr int8_t kInplaceDiv_promote[] = {0, 1, -1};
constexpr int8_t kInplaceDiv_operands[] = {0, 1, -1};
constexpr int8_t kInplaceDiv_broadcast[] = {0, 1, -1};
constexpr int8_t kInplaceDiv_converts[] = {-1};
constexpr int8_t kInplaceDiv_any_of[] = {-1};
constexpr ParamList kInplaceDiv_same[] = {nullptr};
constexpr int8_t kInplaceDiv_selfRef_sources[] = {0, 1, -1};
constexpr ShapeRule kInplaceDiv_shapes[] = {{ShapeRule::broadcast, 0, -1, kInplaceDiv_selfRef_sources}};
constexpr Row kInplaceDiv = {"aclnnInplaceDiv", kInplaceDiv_params, 2, 0x2f, kInplaceDiv_order, 8, kInplaceDiv_promote, PromoteRule::table, nullptr, Compute::floating, kInplaceDiv_operands, kInplaceDiv_converts, kInplaceDiv_any_of, 0, kInplaceDiv_broadcast, -1, kInplaceDiv_same, kInplaceDiv_shapes, 1, 161002, nullptr, ops::div};

constexpr Param kInplaceDivMod_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"mode", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {AttrRule::range, false, false, 0, 2, nullptr, "from 0 to 2"}},
};
constexpr OrderedStep kInplaceDivMod_order[] = {{Step::null, -1}, {Step::broadcast, -1}, {Step::shape, -1}, {Step::rank, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::format, -1}, {Step::attr, -1}};
constexpr int8_t kInplaceDivMod_promote[] = {0, 1, -1};
constexpr int8_t kInplaceDivMod_operands[] = {0, 1, -1};
constexpr int8_t kInplaceDivMod_broadcast[] = {0, 1, -1};
constexpr int8_t kInplaceDivMod_converts[] = {-1};
constexpr int8_t kInplaceDivMod_any_of[] = {-1};
constexpr ParamList kInplaceDivMod_same[] = {nullptr};
constexpr int8_t kInplaceDivMod_selfRef_sources[] = {0, 1, -1};
constexpr ShapeRule kInplaceDivMod_shapes[] = {{ShapeRule::broadcast, 0, -1, kInplaceDivMod_selfRef_sources}};
constexpr Row kInplaceDivMod = {"aclnnInplaceDivMod", kInplaceDivMod_params, 3, 0xf, kInplaceDivMod_order, 9, kInplaceDivMod_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceDivMod_operands, kInplaceDivMod_converts, kInplaceDivMod_any_of, 0, kInplaceDivMod_broadcast, -1, kInplaceDivMod_same, kInplaceDivMod_shapes, 1, 161002, nullptr, ops::div_mod};

constexpr Param kInplaceDivMods_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"other", ParamKind::scalar, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_complex_a2_a3_training, 0x1ff, nullptr, {}},
    {"mode", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {AttrRule::range, false, false, 0, 2, nullptr, "from 0 to 2"}},
};
constexpr OrderedStep kInplaceDivMods_order[] = {{Step::null, -1}, {Step::format, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}, {Step::cast_out, -1}, {Step::attr, -1}};
constexpr int8_t kInplaceDivMods_promote[] = {-1};
constexpr int8_t kInplaceDivMods_operands[] = {0, 1, -1};
constexpr int8_t kInplaceDivMods_broadcast[] = {-1};
constexpr int8_t kInplaceDivMods_converts[] = {-1};
constexpr int8_t kInplaceDivMods_any_of[] = {-1};
constexpr ParamList kInplaceDivMods_same[] = {nullptr};
constexpr Row kInplaceDivMods = {"aclnnInplaceDivMods", kInplaceDivMods_params, 3, 0xf, kInplaceDivMods_order, 7, kInplaceDivMods_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceDivMods_operands, kInplaceDivMods_converts, kInplaceDivMods_any_of, 0, kInplaceDivMods_broadcast, -1, kInplaceDivMods_same, nullptr, 0, 161002, nullptr, ops::div_mods};

constexpr Param kInplaceDivs_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_ints_a2_a3_training_BOOL_a2_a3_training_complex, 0x1ff, nullptr, {}},
    {"other", ParamKind::scalar, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceDivs_order[] = {{Step::null, -1}, {Step::format, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}, {Step::promote, -1}, {Step::cast_out, -1}};
constexpr int8_t kInplaceDivs_promote[] = {0, 1, -1};
constexpr int8_t kInplaceDivs_operands[] = {0, 1, -1};
constexpr int8_t kInplaceDivs_broadcast[] = {-1};
constexpr int8_t kInplaceDivs_converts[] = {-1};
constexpr int8_t kInplaceDivs_any_of[] = {-1};
constexpr ParamList kInplaceDivs_same[] = {nullptr};
constexpr Row kInplaceDivs = {"aclnnInplaceDivs", kInplaceDivs_params, 2, 0xf, kInplaceDivs_order, 7, kInplaceDivs_promote, PromoteRule::keep, nullptr, Compute::floating, kInplaceDivs_operands, kInplaceDivs_converts, kInplaceDivs_any_of, 0, kInplaceDivs_broadcast, -1, kInplaceDivs_same, nullptr, 0, 161002, nullptr, ops::divs};

constexpr Param kInplaceEqScalar_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_ints_UINT32_training_UINT64_950_training_BOOL_complex, 0x1ff, nullptr, {}},
    {"other", ParamKind::scalar, Role::in, false, &kSet_float_DOUBLE_ints_UINT32_training_UINT64_950_training_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceEqScalar_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceEqScalar_promote[] = {0, 1, -1};
constexpr int8_t kInplaceEqScalar_operands[] = {0, 1, -1};
constexpr int8_t kInplaceEqScalar_broadcast[] = {-1};
constexpr int8_t kInplaceEqScalar_converts[] = {-1};
constexpr int8_t kInplaceEqScalar_any_of[] = {-1};
constexpr ParamList kInplaceEqScalar_same[] = {nullptr};
constexpr Row kInplaceEqScalar = {"aclnnInplaceEqScalar", kInplaceEqScalar_params, 2, 0xf, kInplaceEqScalar_order, 5, kInplaceEqScalar_promote, PromoteRule::compare, nullptr, Compute::promoted, kInplaceEqScalar_operands, kInplaceEqScalar_converts, kInplaceEqScalar_any_of, 0, kInplaceEqScalar_broadcast, -1, kInplaceEqScalar_same, nullptr, 0, 161002, nullptr, ops::eq};

constexpr Param kInplaceEqTensor_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_ints_UINT32_training_UINT64_950_training_BOOL_complex, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_UINT32_training_UINT64_950_training_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceEqTensor_order[] = {{Step::null, -1}, {Step::broadcast, -1}, {Step::shape, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::rank, -1}};
constexpr int8_t kInplaceEqTensor_promote[] = {0, 1, -1};
constexpr int8_t kInplaceEqTensor_operands[] = {0, 1, -1};
constexpr int8_t kInplaceEqTensor_broadcast[] = {0, 1, -1};
constexpr int8_t kInplaceEqTensor_converts[] = {-1};
constexpr int8_t kInplaceEqTensor_any_of[] = {-1};
constexpr ParamList kInplaceEqTensor_same[] = {nullptr};
constexpr int8_t kInplaceEqTensor_selfRef_sources[] = {0, 1, -1};
constexpr ShapeRule kInplaceEqTensor_shapes[] = {{ShapeRule::broadcast, 0, -1, kInplaceEqTensor_selfRef_sources}};
constexpr Row kInplaceEqTensor = {"aclnnInplaceEqTensor", kInplaceEqTensor_params, 2, 0xf, kInplaceEqTensor_order, 6, kInplaceEqTensor_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceEqTensor_operands, kInplaceEqTensor_converts, kInplaceEqTensor_any_of, 0, kInplaceEqTensor_broadcast, -1, kInplaceEqTensor_same, kInplaceEqTensor_shapes, 1, 161002, nullptr, ops::eq};

constexpr Param kInplaceErf_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_DOUBLE, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceErf_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::cast_out, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kInplaceErf_promote[] = {-1};
constexpr int8_t kInplaceErf_operands[] = {0, -1};
constexpr int8_t kInplaceErf_broadcast[] = {-1};
constexpr int8_t kInplaceErf_converts[] = {-1};
constexpr int8_t kInplaceErf_any_of[] = {-1};
constexpr ParamList kInplaceErf_same[] = {nullptr};
constexpr Row kInplaceErf = {"aclnnInplaceErf", kInplaceErf_params, 1, 0xf, kInplaceErf_order, 5, kInplaceErf_promote, PromoteRule::table, nullptr, Compute::floating, kInplaceErf_operands, kInplaceErf_converts, kInplaceErf_any_of, 0, kInplaceErf_broadcast, -1, kInplaceErf_same, nullptr, 0, 161002, nullptr, ops::erf};

constexpr Param kInplaceErfc_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_DOUBLE, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceErfc_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::cast_out, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kInplaceErfc_promote[] = {-1};
constexpr int8_t kInplaceErfc_operands[] = {0, -1};
constexpr int8_t kInplaceErfc_broadcast[] = {-1};
constexpr int8_t kInplaceErfc_converts[] = {-1};
constexpr int8_t kInplaceErfc_any_of[] = {-1};
constexpr ParamList kInplaceErfc_same[] = {nullptr};
constexpr Row kInplaceErfc = {"aclnnInplaceErfc", kInplaceErfc_params, 1, 0x1f, kInplaceErfc_order, 5, kInplaceErfc_promote, PromoteRule::table, nullptr, Compute::floating, kInplaceErfc_operands, kInplaceErfc_converts, kInplaceErfc_any_of, 0, kInplaceErfc_broadcast, -1, kInplaceErfc_same, nullptr, 0, 161002, nullptr, ops::erfc};

constexpr Param kInplaceErfinv_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceErfinv_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::cast_out, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kInplaceErfinv_promote[] = {-1};
constexpr int8_t kInplaceErfinv_operands[] = {0, -1};
constexpr int8_t kInplaceErfinv_broadcast[] = {-1};
constexpr int8_t kInplaceErfinv_converts[] = {-1};
constexpr int8_t kInplaceErfinv_any_of[] = {-1};
constexpr ParamList kInplaceErfinv_same[] = {nullptr};
constexpr Row kInplaceErfinv = {"aclnnInplaceErfinv", kInplaceErfinv_params, 1, 0xf, kInplaceErfinv_order, 5, kInplaceErfinv_promote, PromoteRule::table, nullptr, Compute::floating, kInplaceErfinv_operands, kInplaceErfinv_converts, kInplaceErfinv_any_of, 0, kInplaceErfinv_broadcast, -1, kInplaceErfinv_same, nullptr, 0, 161002, nullptr, ops::erfinv};

constexpr Param kInplaceExp_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceExp_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::cast_out, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kInplaceExp_promote[] = {-1};
constexpr int8_t kInplaceExp_operands[] = {0, -1};
constexpr int8_t kInplaceExp_broadcast[] = {-1};
constexpr int8_t kInplaceExp_converts[] = {-1};
constexpr int8_t kInplaceExp_any_of[] = {-1};
constexpr ParamList kInplaceExp_same[] = {nullptr};
constexpr Row kInplaceExp = {"aclnnInplaceExp", kInplaceExp_params, 1, 0x7, kInplaceExp_order, 5, kInplaceExp_promote, PromoteRule::table, nullptr, Compute::floating, kInplaceExp_operands, kInplaceExp_converts, kInplaceExp_any_of, 0, kInplaceExp_broadcast, -1, kInplaceExp_same, nullptr, 0, 161002, nullptr, ops::exp};

constexpr Param kInplaceExp2_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_DOUBLE, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceExp2_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::cast_out, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kInplaceExp2_promote[] = {-1};
constexpr int8_t kInplaceExp2_operands[] = {0, -1};
constexpr int8_t kInplaceExp2_broadcast[] = {-1};
constexpr int8_t kInplaceExp2_converts[] = {-1};
constexpr int8_t kInplaceExp2_any_of[] = {-1};
constexpr ParamList kInplaceExp2_same[] = {nullptr};
constexpr Row kInplaceExp2 = {"aclnnInplaceExp2", kInplaceExp2_params, 1, 0x2f, kInplaceExp2_order, 5, kInplaceExp2_promote, PromoteRule::table, nullptr, Compute::floating, kInplaceExp2_operands, kInplaceExp2_converts, kInplaceExp2_any_of, 0, kInplaceExp2_broadcast, -1, kInplaceExp2_same, nullptr, 0, 161002, nullptr, ops::exp2, &kSet_BFLOAT16, nullptr, nullptr};

constexpr Param kInplaceExpm1_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceExpm1_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}, {Step::cast_out, -1}};
constexpr int8_t kInplaceExpm1_promote[] = {-1};
constexpr int8_t kInplaceExpm1_operands[] = {0, -1};
constexpr int8_t kInplaceExpm1_broadcast[] = {-1};
constexpr int8_t kInplaceExpm1_converts[] = {-1};
constexpr int8_t kInplaceExpm1_any_of[] = {-1};
constexpr ParamList kInplaceExpm1_same[] = {nullptr};
constexpr Row kInplaceExpm1 = {"aclnnInplaceExpm1", kInplaceExpm1_params, 1, 0x1f, kInplaceExpm1_order, 5, kInplaceExpm1_promote, PromoteRule::table, nullptr, Compute::floating, kInplaceExpm1_operands, kInplaceExpm1_converts, kInplaceExpm1_any_of, 0, kInplaceExpm1_broadcast, -1, kInplaceExpm1_same, nullptr, 0, 161002, nullptr, ops::expm1};

constexpr Param kInplaceFloor_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceFloor_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}, {Step::format, -1}};
constexpr int8_t kInplaceFloor_promote[] = {-1};
constexpr int8_t kInplaceFloor_operands[] = {0, -1};
constexpr int8_t kInplaceFloor_broadcast[] = {-1};
constexpr int8_t kInplaceFloor_converts[] = {-1};
constexpr int8_t kInplaceFloor_any_of[] = {-1};
constexpr ParamList kInplaceFloor_same[] = {nullptr};
constexpr Row kInplaceFloor = {"aclnnInplaceFloor", kInplaceFloor_params, 1, 0xf, kInplaceFloor_order, 5, kInplaceFloor_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceFloor_operands, kInplaceFloor_converts, kInplaceFloor_any_of, 0, kInplaceFloor_broadcast, -1, kInplaceFloor_same, nullptr, 0, 161002, nullptr, ops::floor};

constexpr Param kInplaceFloorDivide_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceFloorDivide_order[] = {{Step::null, -1}, {Step::broadcast, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceFloorDivide_promote[] = {0, 1, -1};
constexpr int8_t kInplaceFloorDivide_operands[] = {0, 1, -1};
constexpr int8_t kInplaceFloorDivide_broadcast[] = {0, 1, -1};
constexpr int8_t kInplaceFloorDivide_converts[] = {-1};
constexpr int8_t kInplaceFloorDivide_any_of[] = {-1};
constexpr ParamList kInplaceFloorDivide_same[] = {nullptr};
constexpr int8_t kInplaceFloorDivide_selfRef_sources[] = {0, 1, -1};
constexpr ShapeRule kInplaceFloorDivide_shapes[] = {{ShapeRule::broadcast, 0, -1, kInplaceFloorDivide_selfRef_sources}};
constexpr Row kInplaceFloorDivide = {"aclnnInplaceFloorDivide", kInplaceFloorDivide_params, 2, 0x1f, kInplaceFloorDivide_order, 7, kInplaceFloorDivide_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceFloorDivide_operands, kInplaceFloorDivide_converts, kInplaceFloorDivide_any_of, 0, kInplaceFloorDivide_broadcast, -1, kInplaceFloorDivide_same, kInplaceFloorDivide_shapes, 1, 161002, nullptr, ops::floor_divide, &kSet_BOOL, nullptr, nullptr};

constexpr Param kInplaceFloorDivides_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::scalar, Role::in, false, &kSet_float_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceFloorDivides_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceFloorDivides_promote[] = {0, 1, -1};
constexpr int8_t kInplaceFloorDivides_operands[] = {0, 1, -1};
constexpr int8_t kInplaceFloorDivides_broadcast[] = {-1};
constexpr int8_t kInplaceFloorDivides_converts[] = {-1};
constexpr int8_t kInplaceFloorDivides_any_of[] = {-1};
constexpr ParamList kInplaceFloorDivides_same[] = {nullptr};
constexpr Row kInplaceFloorDivides = {"aclnnInplaceFloorDivides", kInplaceFloorDivides_params, 2, 0xf, kInplaceFloorDivides_order, 6, kInplaceFloorDivides_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceFloorDivides_operands, kInplaceFloorDivides_converts, kInplaceFloorDivides_any_of, 0, kInplaceFloorDivides_broadcast, -1, kInplaceFloorDivides_same, nullptr, 0, 161002, nullptr, ops::floor_divide, &kSet_BOOL, nullptr, nullptr};

constexpr Param kInplaceFmodScalar_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_INT64_INT32_INT8_UINT8, 0x1ff, nullptr, {}},
    {"other", ParamKind::scalar, Role::in, false, &kSet_float_DOUBLE_INT64_INT32_INT8_UINT8, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceFmodScalar_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceFmodScalar_promote[] = {0, 1, -1};
constexpr int8_t kInplaceFmodScalar_operands[] = {0, 1, -1};
constexpr int8_t kInplaceFmodScalar_broadcast[] = {-1};
constexpr int8_t kInplaceFmodScalar_converts[] = {-1};
constexpr int8_t kInplaceFmodScalar_any_of[] = {-1};
constexpr ParamList kInplaceFmodScalar_same[] = {nullptr};
constexpr Row kInplaceFmodScalar = {"aclnnInplaceFmodScalar", kInplaceFmodScalar_params, 2, 0xf, kInplaceFmodScalar_order, 5, kInplaceFmodScalar_promote, PromoteRule::table, &kSet_float_bf16_DOUBLE_INT64_INT32_INT8_UINT8, Compute::promoted, kInplaceFmodScalar_operands, kInplaceFmodScalar_converts, kInplaceFmodScalar_any_of, 0, kInplaceFmodScalar_broadcast, -1, kInplaceFmodScalar_same, nullptr, 0, 161002, nullptr, ops::fmod};

constexpr Param kInplaceFmodTensor_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_INT64_INT32_INT8_UINT8, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_INT64_INT32_INT8_UINT8, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceFmodTensor_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceFmodTensor_promote[] = {0, 1, -1};
constexpr int8_t kInplaceFmodTensor_operands[] = {0, 1, -1};
constexpr int8_t kInplaceFmodTensor_broadcast[] = {0, 1, -1};
constexpr int8_t kInplaceFmodTensor_converts[] = {-1};
constexpr int8_t kInplaceFmodTensor_any_of[] = {-1};
constexpr ParamList kInplaceFmodTensor_same[] = {nullptr};
constexpr int8_t kInplaceFmodTensor_selfRef_sources[] = {0, 1, -1};
constexpr ShapeRule kInplaceFmodTensor_shapes[] = {{ShapeRule::broadcast, 0, -1, kInplaceFmodTensor_selfRef_sources}};
constexpr Row kInplaceFmodTensor = {"aclnnInplaceFmodTensor", kInplaceFmodTensor_params, 2, 0x1f, kInplaceFmodTensor_order, 6, kInplaceFmodTensor_promote, PromoteRule::table, &kSet_float_bf16_DOUBLE_INT64_INT32_INT8_UINT8, Compute::promoted, kInplaceFmodTensor_operands, kInplaceFmodTensor_converts, kInplaceFmodTensor_any_of, 0, kInplaceFmodTensor_broadcast, -1, kInplaceFmodTensor_same, kInplaceFmodTensor_shapes, 1, 161002, nullptr, ops::fmod};

constexpr Param kInplaceFrac_params[] = {
    {"inputRef", ParamKind::tensor, Role::inout, false, &kSet_float_ints, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceFrac_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kInplaceFrac_promote[] = {-1};
constexpr int8_t kInplaceFrac_operands[] = {0, -1};
constexpr int8_t kInplaceFrac_broadcast[] = {-1};
constexpr int8_t kInplaceFrac_converts[] = {-1};
constexpr int8_t kInplaceFrac_any_of[] = {-1};
constexpr ParamList kInplaceFrac_same[] = {nullptr};
constexpr Row kInplaceFrac = {"aclnnInplaceFrac", kInplaceFrac_params, 1, 0xf, kInplaceFrac_order, 4, kInplaceFrac_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceFrac_operands, kInplaceFrac_converts, kInplaceFrac_any_of, 0, kInplaceFrac_broadcast, -1, kInplaceFrac_same, nullptr, 0, 161002, nullptr, ops::frac};

constexpr Param kInplaceGeScalar_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::scalar, Role::in, false, &kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceGeScalar_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceGeScalar_promote[] = {0, 1, -1};
constexpr int8_t kInplaceGeScalar_operands[] = {1, 0, -1};
constexpr int8_t kInplaceGeScalar_broadcast[] = {-1};
constexpr int8_t kInplaceGeScalar_converts[] = {-1};
constexpr int8_t kInplaceGeScalar_any_of[] = {-1};
constexpr ParamList kInplaceGeScalar_same[] = {nullptr};
constexpr Row kInplaceGeScalar = {"aclnnInplaceGeScalar", kInplaceGeScalar_params, 2, 0x1f, kInplaceGeScalar_order, 5, kInplaceGeScalar_promote, PromoteRule::compare_exact, nullptr, Compute::promoted, kInplaceGeScalar_operands, kInplaceGeScalar_converts, kInplaceGeScalar_any_of, 0, kInplaceGeScalar_broadcast, -1, kInplaceGeScalar_same, nullptr, 0, 161002, nullptr, ops::le};

constexpr Param kInplaceGeTensor_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceGeTensor_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceGeTensor_promote[] = {0, 1, -1};
constexpr int8_t kInplaceGeTensor_operands[] = {1, 0, -1};
constexpr int8_t kInplaceGeTensor_broadcast[] = {0, 1, -1};
constexpr int8_t kInplaceGeTensor_converts[] = {-1};
constexpr int8_t kInplaceGeTensor_any_of[] = {-1};
constexpr ParamList kInplaceGeTensor_same[] = {nullptr};
constexpr int8_t kInplaceGeTensor_selfRef_sources[] = {0, 1, -1};
constexpr ShapeRule kInplaceGeTensor_shapes[] = {{ShapeRule::broadcast, 0, -1, kInplaceGeTensor_selfRef_sources}};
constexpr Row kInplaceGeTensor = {"aclnnInplaceGeTensor", kInplaceGeTensor_params, 2, 0x1f, kInplaceGeTensor_order, 6, kInplaceGeTensor_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceGeTensor_operands, kInplaceGeTensor_converts, kInplaceGeTensor_any_of, 0, kInplaceGeTensor_broadcast, -1, kInplaceGeTensor_same, kInplaceGeTensor_shapes, 1, 161002, nullptr, ops::le};

constexpr Param kInplaceGtScalar_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::scalar, Role::in, false, &kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceGtScalar_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceGtScalar_promote[] = {0, 1, -1};
constexpr int8_t kInplaceGtScalar_operands[] = {1, 0, -1};
constexpr int8_t kInplaceGtScalar_broadcast[] = {-1};
constexpr int8_t kInplaceGtScalar_converts[] = {-1};
constexpr int8_t kInplaceGtScalar_any_of[] = {-1};
constexpr ParamList kInplaceGtScalar_same[] = {nullptr};
constexpr Row kInplaceGtScalar = {"aclnnInplaceGtScalar", kInplaceGtScalar_params, 2, 0x1f, kInplaceGtScalar_order, 5, kInplaceGtScalar_promote, PromoteRule::compare_exact, nullptr, Compute::promoted, kInplaceGtScalar_operands, kInplaceGtScalar_converts, kInplaceGtScalar_any_of, 0, kInplaceGtScalar_broadcast, -1, kInplaceGtScalar_same, nullptr, 0, 161002, nullptr, ops::lt};

constexpr Param kInplaceGtTensor_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceGtTensor_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceGtTensor_promote[] = {0, 1, -1};
constexpr int8_t kInplaceGtTensor_operands[] = {1, 0, -1};
constexpr int8_t kInplaceGtTensor_broadcast[] = {0, 1, -1};
constexpr int8_t kInplaceGtTensor_converts[] = {-1};
constexpr int8_t kInplaceGtTensor_any_of[] = {-1};
constexpr ParamList kInplaceGtTensor_same[] = {nullptr};
constexpr int8_t kInplaceGtTensor_selfRef_sources[] = {0, 1, -1};
constexpr ShapeRule kInplaceGtTensor_shapes[] = {{ShapeRule::broadcast, 0, -1, kInplaceGtTensor_selfRef_sources}};
constexpr Row kInplaceGtTensor = {"aclnnInplaceGtTensor", kInplaceGtTensor_params, 2, 0x1f, kInplaceGtTensor_order, 6, kInplaceGtTensor_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceGtTensor_operands, kInplaceGtTensor_converts, kInplaceGtTensor_any_of, 0, kInplaceGtTensor_broadcast, -1, kInplaceGtTensor_same, kInplaceGtTensor_shapes, 1, 161002, nullptr, ops::lt};

constexpr Param kInplaceLeScalar_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_ints_UINT16_UINT64_950_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::scalar, Role::in, false, &kSet_float_DOUBLE_ints_UINT16_UINT64_950_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceLeScalar_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceLeScalar_promote[] = {0, 1, -1};
constexpr int8_t kInplaceLeScalar_operands[] = {0, 1, -1};
constexpr int8_t kInplaceLeScalar_broadcast[] = {-1};
constexpr int8_t kInplaceLeScalar_converts[] = {-1};
constexpr int8_t kInplaceLeScalar_any_of[] = {-1};
constexpr ParamList kInplaceLeScalar_same[] = {nullptr};
constexpr Row kInplaceLeScalar = {"aclnnInplaceLeScalar", kInplaceLeScalar_params, 2, 0x1f, kInplaceLeScalar_order, 5, kInplaceLeScalar_promote, PromoteRule::compare_single, nullptr, Compute::promoted, kInplaceLeScalar_operands, kInplaceLeScalar_converts, kInplaceLeScalar_any_of, 0, kInplaceLeScalar_broadcast, -1, kInplaceLeScalar_same, nullptr, 0, 161002, nullptr, ops::le};

constexpr Param kInplaceLeTensor_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_ints_UINT16_UINT64_950_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_UINT16_UINT64_950_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceLeTensor_order[] = {{Step::null, -1}, {Step::empty, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceLeTensor_promote[] = {0, 1, -1};
constexpr int8_t kInplaceLeTensor_operands[] = {0, 1, -1};
constexpr int8_t kInplaceLeTensor_broadcast[] = {0, 1, -1};
constexpr int8_t kInplaceLeTensor_converts[] = {-1};
constexpr int8_t kInplaceLeTensor_any_of[] = {-1};
constexpr ParamList kInplaceLeTensor_same[] = {nullptr};
constexpr int8_t kInplaceLeTensor_selfRef_sources[] = {0, 1, -1};
constexpr ShapeRule kInplaceLeTensor_shapes[] = {{ShapeRule::broadcast, 0, -1, kInplaceLeTensor_selfRef_sources}};
constexpr Row kInplaceLeTensor = {"aclnnInplaceLeTensor", kInplaceLeTensor_params, 2, 0x1f, kInplaceLeTensor_order, 7, kInplaceLeTensor_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceLeTensor_operands, kInplaceLeTensor_converts, kInplaceLeTensor_any_of, 0, kInplaceLeTensor_broadcast, -1, kInplaceLeTensor_same, kInplaceLeTensor_shapes, 1, 161002, nullptr, ops::le};

constexpr Param kInplaceLerp_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float, 0x1ff, nullptr, {}},
    {"end", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"weight", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceLerp_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceLerp_promote[] = {-1};
constexpr int8_t kInplaceLerp_operands[] = {0, 1, 2, -1};
constexpr int8_t kInplaceLerp_broadcast[] = {0, 1, 2, -1};
constexpr int8_t kInplaceLerp_converts[] = {-1};
constexpr int8_t kInplaceLerp_any_of[] = {-1};
constexpr int8_t kInplaceLerp_same0[] = {0, 1, 2, -1};
constexpr ParamList kInplaceLerp_same[] = {kInplaceLerp_same0, nullptr};
constexpr int8_t kInplaceLerp_selfRef_sources[] = {0, 1, 2, -1};
constexpr ShapeRule kInplaceLerp_shapes[] = {{ShapeRule::broadcast, 0, -1, kInplaceLerp_selfRef_sources}};
constexpr Row kInplaceLerp = {"aclnnInplaceLerp", kInplaceLerp_params, 3, 0x1f, kInplaceLerp_order, 5, kInplaceLerp_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceLerp_operands, kInplaceLerp_converts, kInplaceLerp_any_of, 0, kInplaceLerp_broadcast, -1, kInplaceLerp_same, kInplaceLerp_shapes, 1, 161002, nullptr, ops::lerp};

constexpr Param kInplaceLerps_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float, 0x1ff, nullptr, {}},
    {"end", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"weight", ParamKind::scalar, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceLerps_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceLerps_promote[] = {-1};
constexpr int8_t kInplaceLerps_operands[] = {0, 1, 2, -1};
constexpr int8_t kInplaceLerps_broadcast[] = {0, 1, -1};
constexpr int8_t kInplaceLerps_converts[] = {-1};
constexpr int8_t kInplaceLerps_any_of[] = {-1};
constexpr int8_t kInplaceLerps_same0[] = {0, 1, -1};
constexpr ParamList kInplaceLerps_same[] = {kInplaceLerps_same0, nullptr};
constexpr int8_t kInplaceLerps_selfRef_sources[] = {0, 1, -1};
constexpr ShapeRule kInplaceLerps_shapes[] = {{ShapeRule::broadcast, 0, -1, kInplaceLerps_selfRef_sources}};
constexpr Row kInplaceLerps = {"aclnnInplaceLerps", kInplaceLerps_params, 3, 0xf, kInplaceLerps_order, 5, kInplaceLerps_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceLerps_operands, kInplaceLerps_converts, kInplaceLerps_any_of, 0, kInplaceLerps_broadcast, -1, kInplaceLerps_same, kInplaceLerps_shapes, 1, 161002, nullptr, ops::lerp};

constexpr Param kInplaceLog_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceLog_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::cast_out, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceLog_promote[] = {-1};
constexpr int8_t kInplaceLog_operands[] = {0, -1};
constexpr int8_t kInplaceLog_broadcast[] = {-1};
constexpr int8_t kInplaceLog_converts[] = {-1};
constexpr int8_t kInplaceLog_any_of[] = {-1};
constexpr ParamList kInplaceLog_same[] = {nullptr};
constexpr Row kInplaceLog = {"aclnnInplaceLog", kInplaceLog_params, 1, 0x7, kInplaceLog_order, 5, kInplaceLog_promote, PromoteRule::table, nullptr, Compute::floating, kInplaceLog_operands, kInplaceLog_converts, kInplaceLog_any_of, 0, kInplaceLog_broadcast, -1, kInplaceLog_same, nullptr, 0, 161002, nullptr, ops::log};

constexpr Param kInplaceLog10_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceLog10_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kInplaceLog10_promote[] = {-1};
constexpr int8_t kInplaceLog10_operands[] = {0, -1};
constexpr int8_t kInplaceLog10_broadcast[] = {-1};
constexpr int8_t kInplaceLog10_converts[] = {-1};
constexpr int8_t kInplaceLog10_any_of[] = {-1};
constexpr ParamList kInplaceLog10_same[] = {nullptr};
constexpr Row kInplaceLog10 = {"aclnnInplaceLog10", kInplaceLog10_params, 1, 0x7, kInplaceLog10_order, 4, kInplaceLog10_promote, PromoteRule::table, nullptr, Compute::floating, kInplaceLog10_operands, kInplaceLog10_converts, kInplaceLog10_any_of, 0, kInplaceLog10_broadcast, -1, kInplaceLog10_same, nullptr, 0, 161002, nullptr, ops::log10};

constexpr Param kInplaceLog1p_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceLog1p_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kInplaceLog1p_promote[] = {-1};
constexpr int8_t kInplaceLog1p_operands[] = {0, -1};
constexpr int8_t kInplaceLog1p_broadcast[] = {-1};
constexpr int8_t kInplaceLog1p_converts[] = {-1};
constexpr int8_t kInplaceLog1p_any_of[] = {-1};
constexpr ParamList kInplaceLog1p_same[] = {nullptr};
constexpr Row kInplaceLog1p = {"aclnnInplaceLog1p", kInplaceLog1p_params, 1, 0x1f, kInplaceLog1p_order, 4, kInplaceLog1p_promote, PromoteRule::table, nullptr, Compute::output_integral, kInplaceLog1p_operands, kInplaceLog1p_converts, kInplaceLog1p_any_of, 0, kInplaceLog1p_broadcast, -1, kInplaceLog1p_same, nullptr, 0, 161002, nullptr, ops::log1p};

constexpr Param kInplaceLog2_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceLog2_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::cast_out, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kInplaceLog2_promote[] = {-1};
constexpr int8_t kInplaceLog2_operands[] = {0, -1};
constexpr int8_t kInplaceLog2_broadcast[] = {-1};
constexpr int8_t kInplaceLog2_converts[] = {-1};
constexpr int8_t kInplaceLog2_any_of[] = {-1};
constexpr ParamList kInplaceLog2_same[] = {nullptr};
constexpr Row kInplaceLog2 = {"aclnnInplaceLog2", kInplaceLog2_params, 1, 0x7, kInplaceLog2_order, 5, kInplaceLog2_promote, PromoteRule::table, nullptr, Compute::floating, kInplaceLog2_operands, kInplaceLog2_converts, kInplaceLog2_any_of, 0, kInplaceLog2_broadcast, -1, kInplaceLog2_same, nullptr, 0, 161002, nullptr, ops::log2};

constexpr Param kInplaceLogicalAnd_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceLogicalAnd_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceLogicalAnd_promote[] = {-1};
constexpr int8_t kInplaceLogicalAnd_operands[] = {0, 1, -1};
constexpr int8_t kInplaceLogicalAnd_broadcast[] = {0, 1, -1};
constexpr int8_t kInplaceLogicalAnd_converts[] = {-1};
constexpr int8_t kInplaceLogicalAnd_any_of[] = {-1};
constexpr ParamList kInplaceLogicalAnd_same[] = {nullptr};
constexpr int8_t kInplaceLogicalAnd_selfRef_sources[] = {0, 1, -1};
constexpr ShapeRule kInplaceLogicalAnd_shapes[] = {{ShapeRule::broadcast, 0, -1, kInplaceLogicalAnd_selfRef_sources}};
constexpr Row kInplaceLogicalAnd = {"aclnnInplaceLogicalAnd", kInplaceLogicalAnd_params, 2, 0x1f, kInplaceLogicalAnd_order, 5, kInplaceLogicalAnd_promote, PromoteRule::table, nullptr, Compute::boolean, kInplaceLogicalAnd_operands, kInplaceLogicalAnd_converts, kInplaceLogicalAnd_any_of, 0, kInplaceLogicalAnd_broadcast, -1, kInplaceLogicalAnd_same, kInplaceLogicalAnd_shapes, 1, 161002, nullptr, ops::logical_and};

constexpr Param kInplaceLogicalNot_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceLogicalNot_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kInplaceLogicalNot_promote[] = {-1};
constexpr int8_t kInplaceLogicalNot_operands[] = {0, -1};
constexpr int8_t kInplaceLogicalNot_broadcast[] = {-1};
constexpr int8_t kInplaceLogicalNot_converts[] = {-1};
constexpr int8_t kInplaceLogicalNot_any_of[] = {-1};
constexpr ParamList kInplaceLogicalNot_same[] = {nullptr};
constexpr Row kInplaceLogicalNot = {"aclnnInplaceLogicalNot", kInplaceLogicalNot_params, 1, 0x1f, kInplaceLogicalNot_order, 4, kInplaceLogicalNot_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceLogicalNot_operands, kInplaceLogicalNot_converts, kInplaceLogicalNot_any_of, 0, kInplaceLogicalNot_broadcast, -1, kInplaceLogicalNot_same, nullptr, 0, 161002, nullptr, ops::logical_not};

constexpr Param kInplaceLogicalOr_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceLogicalOr_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceLogicalOr_promote[] = {-1};
constexpr int8_t kInplaceLogicalOr_operands[] = {0, 1, -1};
constexpr int8_t kInplaceLogicalOr_broadcast[] = {0, 1, -1};
constexpr int8_t kInplaceLogicalOr_converts[] = {-1};
constexpr int8_t kInplaceLogicalOr_any_of[] = {-1};
constexpr ParamList kInplaceLogicalOr_same[] = {nullptr};
constexpr int8_t kInplaceLogicalOr_selfRef_sources[] = {0, 1, -1};
constexpr ShapeRule kInplaceLogicalOr_shapes[] = {{ShapeRule::broadcast, 0, -1, kInplaceLogicalOr_selfRef_sources}};
constexpr Row kInplaceLogicalOr = {"aclnnInplaceLogicalOr", kInplaceLogicalOr_params, 2, 0x1f, kInplaceLogicalOr_order, 5, kInplaceLogicalOr_promote, PromoteRule::table, nullptr, Compute::boolean, kInplaceLogicalOr_operands, kInplaceLogicalOr_converts, kInplaceLogicalOr_any_of, 0, kInplaceLogicalOr_broadcast, -1, kInplaceLogicalOr_same, kInplaceLogicalOr_shapes, 1, 161002, nullptr, ops::logical_or};

constexpr Param kInplaceLtScalar_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_training_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::scalar, Role::in, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_training_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceLtScalar_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceLtScalar_promote[] = {0, 1, -1};
constexpr int8_t kInplaceLtScalar_operands[] = {0, 1, -1};
constexpr int8_t kInplaceLtScalar_broadcast[] = {-1};
constexpr int8_t kInplaceLtScalar_converts[] = {-1};
constexpr int8_t kInplaceLtScalar_any_of[] = {-1};
constexpr ParamList kInplaceLtScalar_same[] = {nullptr};
constexpr Row kInplaceLtScalar = {"aclnnInplaceLtScalar", kInplaceLtScalar_params, 2, 0x2f, kInplaceLtScalar_order, 5, kInplaceLtScalar_promote, PromoteRule::compare_single, nullptr, Compute::promoted, kInplaceLtScalar_operands, kInplaceLtScalar_converts, kInplaceLtScalar_any_of, 0, kInplaceLtScalar_broadcast, -1, kInplaceLtScalar_same, nullptr, 0, 161002, nullptr, ops::lt};

constexpr Param kInplaceLtTensor_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_training_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_training_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceLtTensor_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceLtTensor_promote[] = {0, 1, -1};
constexpr int8_t kInplaceLtTensor_operands[] = {0, 1, -1};
constexpr int8_t kInplaceLtTensor_broadcast[] = {0, 1, -1};
constexpr int8_t kInplaceLtTensor_converts[] = {-1};
constexpr int8_t kInplaceLtTensor_any_of[] = {-1};
constexpr ParamList kInplaceLtTensor_same[] = {nullptr};
constexpr int8_t kInplaceLtTensor_selfRef_sources[] = {0, 1, -1};
constexpr ShapeRule kInplaceLtTensor_shapes[] = {{ShapeRule::broadcast, 0, -1, kInplaceLtTensor_selfRef_sources}};
constexpr Row kInplaceLtTensor = {"aclnnInplaceLtTensor", kInplaceLtTensor_params, 2, 0x2f, kInplaceLtTensor_order, 6, kInplaceLtTensor_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceLtTensor_operands, kInplaceLtTensor_converts, kInplaceLtTensor_any_of, 0, kInplaceLtTensor_broadcast, -1, kInplaceLtTensor_same, kInplaceLtTensor_shapes, 1, 161002, nullptr, ops::lt};

constexpr Param kInplaceMul_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceMul_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceMul_promote[] = {0, 1, -1};
constexpr int8_t kInplaceMul_operands[] = {0, 1, -1};
constexpr int8_t kInplaceMul_broadcast[] = {0, 1, -1};
constexpr int8_t kInplaceMul_converts[] = {-1};
constexpr int8_t kInplaceMul_any_of[] = {-1};
constexpr ParamList kInplaceMul_same[] = {nullptr};
constexpr int8_t kInplaceMul_selfRef_sources[] = {0, 1, -1};
constexpr ShapeRule kInplaceMul_shapes[] = {{ShapeRule::broadcast, 0, -1, kInplaceMul_selfRef_sources}};
constexpr Row kInplaceMul = {"aclnnInplaceMul", kInplaceMul_params, 2, 0x1f, kInplaceMul_order, 7, kInplaceMul_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceMul_operands, kInplaceMul_converts, kInplaceMul_any_of, 0, kInplaceMul_broadcast, -1, kInplaceMul_same, kInplaceMul_shapes, 1, 161002, nullptr, ops::mul};

constexpr Param kInplaceMuls_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_bf16_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"other", ParamKind::scalar, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceMuls_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::promote, -1}};
constexpr int8_t kInplaceMuls_promote[] = {0, 1, -1};
constexpr int8_t kInplaceMuls_operands[] = {0, 1, -1};
constexpr int8_t kInplaceMuls_broadcast[] = {-1};
constexpr int8_t kInplaceMuls_converts[] = {-1};
constexpr int8_t kInplaceMuls_any_of[] = {-1};
constexpr ParamList kInplaceMuls_same[] = {nullptr};
constexpr Row kInplaceMuls = {"aclnnInplaceMuls", kInplaceMuls_params, 2, 0x1f, kInplaceMuls_order, 4, kInplaceMuls_promote, PromoteRule::scalar, nullptr, Compute::promoted, kInplaceMuls_operands, kInplaceMuls_converts, kInplaceMuls_any_of, 0, kInplaceMuls_broadcast, -1, kInplaceMuls_same, nullptr, 0, 161002, nullptr, ops::muls, &kSet_BFLOAT16, nullptr, nullptr};

constexpr Param kInplaceNanToNum_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_ints_BOOL, 0x1ff, nullptr, {}},
    {"nan", ParamKind::real, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"posinf", ParamKind::real, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"neginf", ParamKind::real, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceNanToNum_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kInplaceNanToNum_promote[] = {-1};
constexpr int8_t kInplaceNanToNum_operands[] = {0, -1};
constexpr int8_t kInplaceNanToNum_broadcast[] = {-1};
constexpr int8_t kInplaceNanToNum_converts[] = {-1};
constexpr int8_t kInplaceNanToNum_any_of[] = {-1};
constexpr ParamList kInplaceNanToNum_same[] = {nullptr};
constexpr Row kInplaceNanToNum = {"aclnnInplaceNanToNum", kInplaceNanToNum_params, 4, 0x7, kInplaceNanToNum_order, 4, kInplaceNanToNum_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceNanToNum_operands, kInplaceNanToNum_converts, kInplaceNanToNum_any_of, 0, kInplaceNanToNum_broadcast, -1, kInplaceNanToNum_same, nullptr, 0, 161002, nullptr, ops::nan_to_num};

constexpr Param kInplaceNeScalar_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_ints_UINT64_950_BOOL_complex, 0x1ff, nullptr, {}},
    {"other", ParamKind::scalar, Role::in, false, &kSet_float_DOUBLE_ints_UINT64_950_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceNeScalar_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceNeScalar_promote[] = {0, 1, -1};
constexpr int8_t kInplaceNeScalar_operands[] = {0, 1, -1};
constexpr int8_t kInplaceNeScalar_broadcast[] = {-1};
constexpr int8_t kInplaceNeScalar_converts[] = {-1};
constexpr int8_t kInplaceNeScalar_any_of[] = {-1};
constexpr ParamList kInplaceNeScalar_same[] = {nullptr};
constexpr Row kInplaceNeScalar = {"aclnnInplaceNeScalar", kInplaceNeScalar_params, 2, 0xf, kInplaceNeScalar_order, 5, kInplaceNeScalar_promote, PromoteRule::compare, nullptr, Compute::promoted, kInplaceNeScalar_operands, kInplaceNeScalar_converts, kInplaceNeScalar_any_of, 0, kInplaceNeScalar_broadcast, -1, kInplaceNeScalar_same, nullptr, 0, 161002, nullptr, ops::ne};

constexpr Param kInplaceNeTensor_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_bf16_DOUBLE_ints_UINT64_BOOL_complex, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_bf16_DOUBLE_ints_UINT64_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceNeTensor_order[] = {{Step::null, -1}, {Step::empty, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceNeTensor_promote[] = {0, 1, -1};
constexpr int8_t kInplaceNeTensor_operands[] = {0, 1, -1};
constexpr int8_t kInplaceNeTensor_broadcast[] = {0, 1, -1};
constexpr int8_t kInplaceNeTensor_converts[] = {-1};
constexpr int8_t kInplaceNeTensor_any_of[] = {-1};
constexpr ParamList kInplaceNeTensor_same[] = {nullptr};
constexpr int8_t kInplaceNeTensor_selfRef_sources[] = {0, 1, -1};
constexpr ShapeRule kInplaceNeTensor_shapes[] = {{ShapeRule::broadcast, 0, -1, kInplaceNeTensor_selfRef_sources}};
constexpr Row kInplaceNeTensor = {"aclnnInplaceNeTensor", kInplaceNeTensor_params, 2, 0xf, kInplaceNeTensor_order, 7, kInplaceNeTensor_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceNeTensor_operands, kInplaceNeTensor_converts, kInplaceNeTensor_any_of, 0, kInplaceNeTensor_broadcast, -1, kInplaceNeTensor_same, kInplaceNeTensor_shapes, 1, 161002, nullptr, ops::ne};

constexpr Param kInplaceNeg_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_training_DOUBLE_INT64_INT32_INT8_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceNeg_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceNeg_promote[] = {-1};
constexpr int8_t kInplaceNeg_operands[] = {0, -1};
constexpr int8_t kInplaceNeg_broadcast[] = {-1};
constexpr int8_t kInplaceNeg_converts[] = {-1};
constexpr int8_t kInplaceNeg_any_of[] = {-1};
constexpr ParamList kInplaceNeg_same[] = {nullptr};
constexpr Row kInplaceNeg = {"aclnnInplaceNeg", kInplaceNeg_params, 1, 0x2f, kInplaceNeg_order, 5, kInplaceNeg_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceNeg_operands, kInplaceNeg_converts, kInplaceNeg_any_of, 0, kInplaceNeg_broadcast, -1, kInplaceNeg_same, nullptr, 0, 161002, nullptr, ops::neg};

constexpr Param kInplaceOne_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_one, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceOne_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}};
constexpr int8_t kInplaceOne_promote[] = {-1};
constexpr int8_t kInplaceOne_operands[] = {0, -1};
constexpr int8_t kInplaceOne_broadcast[] = {-1};
constexpr int8_t kInplaceOne_converts[] = {-1};
constexpr int8_t kInplaceOne_any_of[] = {-1};
constexpr ParamList kInplaceOne_same[] = {nullptr};
constexpr Row kInplaceOne = {"aclnnInplaceOne", kInplaceOne_params, 1, 0x1f, kInplaceOne_order, 3, kInplaceOne_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceOne_operands, kInplaceOne_converts, kInplaceOne_any_of, 0, kInplaceOne_broadcast, -1, kInplaceOne_same, nullptr, 0, 161002, nullptr, ops::inplace_one};

constexpr Param kInplacePowTensorScalar_params[] = {
    {"self", ParamKind::tensor, Role::inout, false, &kSet_float_bf16_DOUBLE_ints_complex, 0x1ff, nullptr, {}},
    {"exponent", ParamKind::scalar, Role::in, false, &kSet_float_bf16_DOUBLE_ints_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplacePowTensorScalar_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kInplacePowTensorScalar_promote[] = {0, 1, -1};
constexpr int8_t kInplacePowTensorScalar_operands[] = {0, 1, -1};
constexpr int8_t kInplacePowTensorScalar_broadcast[] = {-1};
constexpr int8_t kInplacePowTensorScalar_converts[] = {-1};
constexpr int8_t kInplacePowTensorScalar_any_of[] = {-1};
constexpr ParamList kInplacePowTensorScalar_same[] = {nullptr};
constexpr Row kInplacePowTensorScalar = {"aclnnInplacePowTensorScalar", kInplacePowTensorScalar_params, 2, 0x3f, kInplacePowTensorScalar_order, 6, kInplacePowTensorScalar_promote, PromoteRule::scalar, &kSet_float_bf16_DOUBLE_ints_complex, Compute::promoted, kInplacePowTensorScalar_operands, kInplacePowTensorScalar_converts, kInplacePowTensorScalar_any_of, 0, kInplacePowTensorScalar_broadcast, -1, kInplacePowTensorScalar_same, nullptr, 0, 161002, nullptr, ops::pow_tensor_scalar};

constexpr Param kInplacePowTensorTensor_params[] = {
    {"self", ParamKind::tensor, Role::inout, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_inference_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"exponent", ParamKind::tensor, Role::in, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_inference_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplacePowTensorTensor_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kInplacePowTensorTensor_promote[] = {0, 1, -1};
constexpr int8_t kInplacePowTensorTensor_operands[] = {0, 1, -1};
constexpr int8_t kInplacePowTensorTensor_broadcast[] = {0, 1, -1};
constexpr int8_t kInplacePowTensorTensor_converts[] = {-1};
constexpr int8_t kInplacePowTensorTensor_any_of[] = {-1};
constexpr ParamList kInplacePowTensorTensor_same[] = {nullptr};
constexpr int8_t kInplacePowTensorTensor_self_sources[] = {0, 1, -1};
constexpr ShapeRule kInplacePowTensorTensor_shapes[] = {{ShapeRule::broadcast, 0, -1, kInplacePowTensorTensor_self_sources}};
constexpr Row kInplacePowTensorTensor = {"aclnnInplacePowTensorTensor", kInplacePowTensorTensor_params, 2, 0x3f, kInplacePowTensorTensor_order, 7, kInplacePowTensorTensor_promote, PromoteRule::table, &kSet_float_bf16_DOUBLE_ints_complex, Compute::promoted, kInplacePowTensorTensor_operands, kInplacePowTensorTensor_converts, kInplacePowTensorTensor_any_of, 0, kInplacePowTensorTensor_broadcast, -1, kInplacePowTensorTensor_same, kInplacePowTensorTensor_shapes, 1, 161002, nullptr, ops::power};

constexpr Param kInplaceReciprocal_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_bf16_DOUBLE_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceReciprocal_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::format, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceReciprocal_promote[] = {-1};
constexpr int8_t kInplaceReciprocal_operands[] = {0, -1};
constexpr int8_t kInplaceReciprocal_broadcast[] = {-1};
constexpr int8_t kInplaceReciprocal_converts[] = {-1};
constexpr int8_t kInplaceReciprocal_any_of[] = {-1};
constexpr ParamList kInplaceReciprocal_same[] = {nullptr};
constexpr Row kInplaceReciprocal = {"aclnnInplaceReciprocal", kInplaceReciprocal_params, 1, 0x1f, kInplaceReciprocal_order, 5, kInplaceReciprocal_promote, PromoteRule::table, nullptr, Compute::floating, kInplaceReciprocal_operands, kInplaceReciprocal_converts, kInplaceReciprocal_any_of, 0, kInplaceReciprocal_broadcast, -1, kInplaceReciprocal_same, nullptr, 0, 161002, nullptr, ops::reciprocal};

constexpr Param kInplaceRemainderTensorScalar_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_INT64_INT32, 0x1ff, nullptr, {}},
    {"other", ParamKind::scalar, Role::in, false, &kSet_float_DOUBLE_INT64_INT32, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceRemainderTensorScalar_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}};
constexpr int8_t kInplaceRemainderTensorScalar_promote[] = {0, 1, -1};
constexpr int8_t kInplaceRemainderTensorScalar_operands[] = {0, 1, -1};
constexpr int8_t kInplaceRemainderTensorScalar_broadcast[] = {-1};
constexpr int8_t kInplaceRemainderTensorScalar_converts[] = {-1};
constexpr int8_t kInplaceRemainderTensorScalar_any_of[] = {-1};
constexpr ParamList kInplaceRemainderTensorScalar_same[] = {nullptr};
constexpr Row kInplaceRemainderTensorScalar = {"aclnnInplaceRemainderTensorScalar", kInplaceRemainderTensorScalar_params, 2, 0xf, kInplaceRemainderTensorScalar_order, 5, kInplaceRemainderTensorScalar_promote, PromoteRule::scalar, &kSet_float_DOUBLE_INT64_INT32, Compute::promoted, kInplaceRemainderTensorScalar_operands, kInplaceRemainderTensorScalar_converts, kInplaceRemainderTensorScalar_any_of, 0, kInplaceRemainderTensorScalar_broadcast, -1, kInplaceRemainderTensorScalar_same, nullptr, 0, 161002, nullptr, ops::remainder};

constexpr Param kInplaceRemainderTensorTensor_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_INT64_INT32, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_INT64_INT32, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceRemainderTensorTensor_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::broadcast, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kInplaceRemainderTensorTensor_promote[] = {0, 1, -1};
constexpr int8_t kInplaceRemainderTensorTensor_operands[] = {0, 1, -1};
constexpr int8_t kInplaceRemainderTensorTensor_broadcast[] = {0, 1, -1};
constexpr int8_t kInplaceRemainderTensorTensor_converts[] = {-1};
constexpr int8_t kInplaceRemainderTensorTensor_any_of[] = {-1};
constexpr ParamList kInplaceRemainderTensorTensor_same[] = {nullptr};
constexpr int8_t kInplaceRemainderTensorTensor_selfRef_sources[] = {0, 1, -1};
constexpr ShapeRule kInplaceRemainderTensorTensor_shapes[] = {{ShapeRule::broadcast, 0, -1, kInplaceRemainderTensorTensor_selfRef_sources}};
constexpr Row kInplaceRemainderTensorTensor = {"aclnnInplaceRemainderTensorTensor", kInplaceRemainderTensorTensor_params, 2, 0x1f, kInplaceRemainderTensorTensor_order, 7, kInplaceRemainderTensorTensor_promote, PromoteRule::table, &kSet_float_DOUBLE_INT64_INT32, Compute::promoted, kInplaceRemainderTensorTensor_operands, kInplaceRemainderTensorTensor_converts, kInplaceRemainderTensorTensor_any_of, 0, kInplaceRemainderTensorTensor_broadcast, -1, kInplaceRemainderTensorTensor_same, kInplaceRemainderTensorTensor_shapes, 1, 161002, nullptr, ops::remainder};

constexpr Param kInplaceRound_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_INT64_INT32, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceRound_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}, {Step::format, -1}};
constexpr int8_t kInplaceRound_promote[] = {-1};
constexpr int8_t kInplaceRound_operands[] = {0, -1};
constexpr int8_t kInplaceRound_broadcast[] = {-1};
constexpr int8_t kInplaceRound_converts[] = {-1};
constexpr int8_t kInplaceRound_any_of[] = {-1};
constexpr ParamList kInplaceRound_same[] = {nullptr};
constexpr Row kInplaceRound = {"aclnnInplaceRound", kInplaceRound_params, 1, 0xf, kInplaceRound_order, 5, kInplaceRound_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceRound_operands, kInplaceRound_converts, kInplaceRound_any_of, 0, kInplaceRound_broadcast, -1, kInplaceRound_same, nullptr, 0, 161002, nullptr, ops::nearest};

constexpr Param kInplaceRoundDecimals_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_INT64_INT32, 0x1ff, nullptr, {}},
    {"decimals", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceRoundDecimals_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}, {Step::format, -1}};
constexpr int8_t kInplaceRoundDecimals_promote[] = {-1};
constexpr int8_t kInplaceRoundDecimals_operands[] = {0, -1};
constexpr int8_t kInplaceRoundDecimals_broadcast[] = {-1};
constexpr int8_t kInplaceRoundDecimals_converts[] = {-1};
constexpr int8_t kInplaceRoundDecimals_any_of[] = {-1};
constexpr ParamList kInplaceRoundDecimals_same[] = {nullptr};
constexpr Row kInplaceRoundDecimals = {"aclnnInplaceRoundDecimals", kInplaceRoundDecimals_params, 2, 0xf, kInplaceRoundDecimals_order, 5, kInplaceRoundDecimals_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceRoundDecimals_operands, kInplaceRoundDecimals_converts, kInplaceRoundDecimals_any_of, 0, kInplaceRoundDecimals_broadcast, -1, kInplaceRoundDecimals_same, nullptr, 0, 161002, nullptr, ops::round_decimals};

constexpr Param kInplaceRsqrt_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_training_DOUBLE_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceRsqrt_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kInplaceRsqrt_promote[] = {-1};
constexpr int8_t kInplaceRsqrt_operands[] = {0, -1};
constexpr int8_t kInplaceRsqrt_broadcast[] = {-1};
constexpr int8_t kInplaceRsqrt_converts[] = {-1};
constexpr int8_t kInplaceRsqrt_any_of[] = {-1};
constexpr ParamList kInplaceRsqrt_same[] = {nullptr};
constexpr Row kInplaceRsqrt = {"aclnnInplaceRsqrt", kInplaceRsqrt_params, 1, 0x2f, kInplaceRsqrt_order, 4, kInplaceRsqrt_promote, PromoteRule::table, nullptr, Compute::output_integral, kInplaceRsqrt_operands, kInplaceRsqrt_converts, kInplaceRsqrt_any_of, 0, kInplaceRsqrt_broadcast, -1, kInplaceRsqrt_same, nullptr, 0, 161002, nullptr, ops::rsqrt};

constexpr Param kInplaceSin_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_training_inference_DOUBLE_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceSin_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kInplaceSin_promote[] = {-1};
constexpr int8_t kInplaceSin_operands[] = {0, -1};
constexpr int8_t kInplaceSin_broadcast[] = {-1};
constexpr int8_t kInplaceSin_converts[] = {-1};
constexpr int8_t kInplaceSin_any_of[] = {-1};
constexpr ParamList kInplaceSin_same[] = {nullptr};
constexpr Row kInplaceSin = {"aclnnInplaceSin", kInplaceSin_params, 1, 0x3f, kInplaceSin_order, 4, kInplaceSin_promote, PromoteRule::table, nullptr, Compute::floating, kInplaceSin_operands, kInplaceSin_converts, kInplaceSin_any_of, 0, kInplaceSin_broadcast, -1, kInplaceSin_same, nullptr, 0, 161002, nullptr, ops::sin};

constexpr Param kInplaceSinc_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceSinc_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kInplaceSinc_promote[] = {-1};
constexpr int8_t kInplaceSinc_operands[] = {0, -1};
constexpr int8_t kInplaceSinc_broadcast[] = {-1};
constexpr int8_t kInplaceSinc_converts[] = {-1};
constexpr int8_t kInplaceSinc_any_of[] = {-1};
constexpr ParamList kInplaceSinc_same[] = {nullptr};
constexpr Row kInplaceSinc = {"aclnnInplaceSinc", kInplaceSinc_params, 1, 0xf, kInplaceSinc_order, 4, kInplaceSinc_promote, PromoteRule::table, nullptr, Compute::floating, kInplaceSinc_operands, kInplaceSinc_converts, kInplaceSinc_any_of, 0, kInplaceSinc_broadcast, -1, kInplaceSinc_same, nullptr, 0, 161002, nullptr, ops::sinc};

constexpr Param kInplaceSinh_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceSinh_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kInplaceSinh_promote[] = {-1};
constexpr int8_t kInplaceSinh_operands[] = {0, -1};
constexpr int8_t kInplaceSinh_broadcast[] = {-1};
constexpr int8_t kInplaceSinh_converts[] = {-1};
constexpr int8_t kInplaceSinh_any_of[] = {-1};
constexpr ParamList kInplaceSinh_same[] = {nullptr};
constexpr Row kInplaceSinh = {"aclnnInplaceSinh", kInplaceSinh_params, 1, 0x1b, kInplaceSinh_order, 4, kInplaceSinh_promote, PromoteRule::table, nullptr, Compute::output_integral, kInplaceSinh_operands, kInplaceSinh_converts, kInplaceSinh_any_of, 0, kInplaceSinh_broadcast, -1, kInplaceSinh_same, nullptr, 0, 161002, nullptr, ops::sinh};

constexpr Param kInplaceSqrt_params[] = {
    {"self", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceSqrt_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::cast_out, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kInplaceSqrt_promote[] = {-1};
constexpr int8_t kInplaceSqrt_operands[] = {0, -1};
constexpr int8_t kInplaceSqrt_broadcast[] = {-1};
constexpr int8_t kInplaceSqrt_converts[] = {-1};
constexpr int8_t kInplaceSqrt_any_of[] = {-1};
constexpr ParamList kInplaceSqrt_same[] = {nullptr};
constexpr Row kInplaceSqrt = {"aclnnInplaceSqrt", kInplaceSqrt_params, 1, 0xf, kInplaceSqrt_order, 5, kInplaceSqrt_promote, PromoteRule::table, nullptr, Compute::floating, kInplaceSqrt_operands, kInplaceSqrt_converts, kInplaceSqrt_any_of, 0, kInplaceSqrt_broadcast, -1, kInplaceSqrt_same, nullptr, 0, 161002, nullptr, ops::sqrt, nullptr, &kSet_INT64, nullptr};

constexpr Param kInplaceSub_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"alpha", ParamKind::scalar, Role::in, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceSub_order[] = {{Step::null, -1}, {Step::broadcast, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceSub_promote[] = {0, 1, -1};
constexpr int8_t kInplaceSub_operands[] = {0, 1, -1};
constexpr int8_t kInplaceSub_broadcast[] = {0, 1, -1};
constexpr int8_t kInplaceSub_converts[] = {2, -1};
constexpr int8_t kInplaceSub_any_of[] = {-1};
constexpr ParamList kInplaceSub_same[] = {nullptr};
constexpr int8_t kInplaceSub_selfRef_sources[] = {0, 1, -1};
constexpr ShapeRule kInplaceSub_shapes[] = {{ShapeRule::broadcast, 0, -1, kInplaceSub_selfRef_sources}};
constexpr Row kInplaceSub = {"aclnnInplaceSub", kInplaceSub_params, 3, 0x2f, kInplaceSub_order, 7, kInplaceSub_promote, PromoteRule::table, &kSet_float_bf16_DOUBLE_ints_complex, Compute::promoted, kInplaceSub_operands, kInplaceSub_converts, kInplaceSub_any_of, 0, kInplaceSub_broadcast, -1, kInplaceSub_same, kInplaceSub_shapes, 1, 161002, nullptr, ops::sub};

constexpr Param kInplaceSubs_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"other", ParamKind::scalar, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"alpha", ParamKind::scalar, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceSubs_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceSubs_promote[] = {0, 1, -1};
constexpr int8_t kInplaceSubs_operands[] = {0, 1, -1};
constexpr int8_t kInplaceSubs_broadcast[] = {-1};
constexpr int8_t kInplaceSubs_converts[] = {2, -1};
constexpr int8_t kInplaceSubs_any_of[] = {-1};
constexpr ParamList kInplaceSubs_same[] = {nullptr};
constexpr Row kInplaceSubs = {"aclnnInplaceSubs", kInplaceSubs_params, 3, 0x1f, kInplaceSubs_order, 6, kInplaceSubs_promote, PromoteRule::scalar, &kSet_float_bf16_DOUBLE_ints_complex, Compute::promoted, kInplaceSubs_operands, kInplaceSubs_converts, kInplaceSubs_any_of, 0, kInplaceSubs_broadcast, -1, kInplaceSubs_same, nullptr, 0, 161002, nullptr, ops::sub};

constexpr Param kInplaceTan_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_DOUBLE_COMPLEX64_a2_a3_COMPLEX128, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceTan_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::cast_out, -1}};
constexpr int8_t kInplaceTan_promote[] = {-1};
constexpr int8_t kInplaceTan_operands[] = {0, -1};
constexpr int8_t kInplaceTan_broadcast[] = {-1};
constexpr int8_t kInplaceTan_converts[] = {-1};
constexpr int8_t kInplaceTan_any_of[] = {-1};
constexpr ParamList kInplaceTan_same[] = {nullptr};
constexpr Row kInplaceTan = {"aclnnInplaceTan", kInplaceTan_params, 1, 0x1b, kInplaceTan_order, 4, kInplaceTan_promote, PromoteRule::table, nullptr, Compute::floating, kInplaceTan_operands, kInplaceTan_converts, kInplaceTan_any_of, 0, kInplaceTan_broadcast, -1, kInplaceTan_same, nullptr, 0, 161002, nullptr, ops::tan};

constexpr Param kInplaceTanh_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceTanh_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::cast_out, -1}, {Step::format, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceTanh_promote[] = {-1};
constexpr int8_t kInplaceTanh_operands[] = {0, -1};
constexpr int8_t kInplaceTanh_broadcast[] = {-1};
constexpr int8_t kInplaceTanh_converts[] = {-1};
constexpr int8_t kInplaceTanh_any_of[] = {-1};
constexpr ParamList kInplaceTanh_same[] = {nullptr};
constexpr Row kInplaceTanh = {"aclnnInplaceTanh", kInplaceTanh_params, 1, 0xf, kInplaceTanh_order, 6, kInplaceTanh_promote, PromoteRule::table, nullptr, Compute::floating, kInplaceTanh_operands, kInplaceTanh_converts, kInplaceTanh_any_of, 0, kInplaceTanh_broadcast, -1, kInplaceTanh_same, nullptr, 0, 161002, nullptr, ops::tanh};

constexpr Param kInplaceTrunc_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceTrunc_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kInplaceTrunc_promote[] = {-1};
constexpr int8_t kInplaceTrunc_operands[] = {0, -1};
constexpr int8_t kInplaceTrunc_broadcast[] = {-1};
constexpr int8_t kInplaceTrunc_converts[] = {-1};
constexpr int8_t kInplaceTrunc_any_of[] = {-1};
constexpr ParamList kInplaceTrunc_same[] = {nullptr};
constexpr Row kInplaceTrunc = {"aclnnInplaceTrunc", kInplaceTrunc_params, 1, 0x1f, kInplaceTrunc_order, 4, kInplaceTrunc_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceTrunc_operands, kInplaceTrunc_converts, kInplaceTrunc_any_of, 0, kInplaceTrunc_broadcast, -1, kInplaceTrunc_same, nullptr, 0, 161002, nullptr, ops::truncate};

constexpr Param kInplaceXLogYScalarOther_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_bf16_ints_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::scalar, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceXLogYScalarOther_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceXLogYScalarOther_promote[] = {0, 1, -1};
constexpr int8_t kInplaceXLogYScalarOther_operands[] = {0, 1, -1};
constexpr int8_t kInplaceXLogYScalarOther_broadcast[] = {-1};
constexpr int8_t kInplaceXLogYScalarOther_converts[] = {-1};
constexpr int8_t kInplaceXLogYScalarOther_any_of[] = {-1};
constexpr ParamList kInplaceXLogYScalarOther_same[] = {nullptr};
constexpr Row kInplaceXLogYScalarOther = {"aclnnInplaceXLogYScalarOther", kInplaceXLogYScalarOther_params, 2, 0xb, kInplaceXLogYScalarOther_order, 6, kInplaceXLogYScalarOther_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceXLogYScalarOther_operands, kInplaceXLogYScalarOther_converts, kInplaceXLogYScalarOther_any_of, 0, kInplaceXLogYScalarOther_broadcast, -1, kInplaceXLogYScalarOther_same, nullptr, 0, 161002, nullptr, ops::x_log_y, &kSet_DOUBLE_ints_BOOL, nullptr, nullptr};

constexpr Param kInplaceXLogYTensor_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_float_bf16_ints_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_bf16_ints_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceXLogYTensor_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kInplaceXLogYTensor_promote[] = {0, 1, -1};
constexpr int8_t kInplaceXLogYTensor_operands[] = {0, 1, -1};
constexpr int8_t kInplaceXLogYTensor_broadcast[] = {0, 1, -1};
constexpr int8_t kInplaceXLogYTensor_converts[] = {-1};
constexpr int8_t kInplaceXLogYTensor_any_of[] = {-1};
constexpr ParamList kInplaceXLogYTensor_same[] = {nullptr};
constexpr int8_t kInplaceXLogYTensor_selfRef_sources[] = {0, 1, -1};
constexpr ShapeRule kInplaceXLogYTensor_shapes[] = {{ShapeRule::broadcast, 0, -1, kInplaceXLogYTensor_selfRef_sources}};
constexpr Row kInplaceXLogYTensor = {"aclnnInplaceXLogYTensor", kInplaceXLogYTensor_params, 2, 0x1b, kInplaceXLogYTensor_order, 6, kInplaceXLogYTensor_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceXLogYTensor_operands, kInplaceXLogYTensor_converts, kInplaceXLogYTensor_any_of, 0, kInplaceXLogYTensor_broadcast, -1, kInplaceXLogYTensor_same, kInplaceXLogYTensor_shapes, 1, 161002, nullptr, ops::x_log_y, &kSet_ints_BOOL, nullptr, nullptr};

constexpr Param kInplaceZero_params[] = {
    {"selfRef", ParamKind::tensor, Role::inout, false, &kSet_zero, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kInplaceZero_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}};
constexpr int8_t kInplaceZero_promote[] = {-1};
constexpr int8_t kInplaceZero_operands[] = {0, -1};
constexpr int8_t kInplaceZero_broadcast[] = {-1};
constexpr int8_t kInplaceZero_converts[] = {-1};
constexpr int8_t kInplaceZero_any_of[] = {-1};
constexpr ParamList kInplaceZero_same[] = {nullptr};
constexpr Row kInplaceZero = {"aclnnInplaceZero", kInplaceZero_params, 1, 0x1f, kInplaceZero_order, 3, kInplaceZero_promote, PromoteRule::table, nullptr, Compute::promoted, kInplaceZero_operands, kInplaceZero_converts, kInplaceZero_any_of, 0, kInplaceZero_broadcast, -1, kInplaceZero_same, nullptr, 0, 161002, nullptr, ops::inplace_zero};

constexpr Param kIsClose_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"rtol", ParamKind::real, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"atol", ParamKind::real, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"equalNan", ParamKind::boolean, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kIsClose_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kIsClose_promote[] = {-1};
constexpr int8_t kIsClose_operands[] = {0, 1, -1};
constexpr int8_t kIsClose_broadcast[] = {0, 1, -1};
constexpr int8_t kIsClose_converts[] = {-1};
constexpr int8_t kIsClose_any_of[] = {-1};
constexpr int8_t kIsClose_same0[] = {0, 1, -1};
constexpr ParamList kIsClose_same[] = {kIsClose_same0, nullptr};
constexpr int8_t kIsClose_out_sources[] = {0, 1, -1};
constexpr ShapeRule kIsClose_shapes[] = {{ShapeRule::broadcast, 5, -1, kIsClose_out_sources}};
constexpr Row kIsClose = {"aclnnIsClose", kIsClose_params, 6, 0x1f, kIsClose_order, 5, kIsClose_promote, PromoteRule::table, nullptr, Compute::floating, kIsClose_operands, kIsClose_converts, kIsClose_any_of, 5, kIsClose_broadcast, -1, kIsClose_same, kIsClose_shapes, 1, 161002, nullptr, ops::is_close};

constexpr Param kIsFinite_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kIsFinite_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kIsFinite_promote[] = {-1};
constexpr int8_t kIsFinite_operands[] = {0, -1};
constexpr int8_t kIsFinite_broadcast[] = {-1};
constexpr int8_t kIsFinite_converts[] = {-1};
constexpr int8_t kIsFinite_any_of[] = {-1};
constexpr ParamList kIsFinite_same[] = {nullptr};
constexpr int8_t kIsFinite_out_sources[] = {0, -1};
constexpr ShapeRule kIsFinite_shapes[] = {{ShapeRule::same, 1, -1, kIsFinite_out_sources}};
constexpr Row kIsFinite = {"aclnnIsFinite", kIsFinite_params, 2, 0xf, kIsFinite_order, 4, kIsFinite_promote, PromoteRule::table, nullptr, Compute::promoted, kIsFinite_operands, kIsFinite_converts, kIsFinite_any_of, 1, kIsFinite_broadcast, -1, kIsFinite_same, kIsFinite_shapes, 1, 161002, nullptr, ops::is_finite};

constexpr Param kIsInf_params[] = {
    {"x", ParamKind::tensor, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kIsInf_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kIsInf_promote[] = {-1};
constexpr int8_t kIsInf_operands[] = {0, -1};
constexpr int8_t kIsInf_broadcast[] = {-1};
constexpr int8_t kIsInf_converts[] = {-1};
constexpr int8_t kIsInf_any_of[] = {-1};
constexpr ParamList kIsInf_same[] = {nullptr};
constexpr int8_t kIsInf_out_sources[] = {0, -1};
constexpr ShapeRule kIsInf_shapes[] = {{ShapeRule::same, 1, -1, kIsInf_out_sources}};
constexpr Row kIsInf = {"aclnnIsInf", kIsInf_params, 2, 0x17, kIsInf_order, 4, kIsInf_promote, PromoteRule::table, nullptr, Compute::promoted, kIsInf_operands, kIsInf_converts, kIsInf_any_of, 1, kIsInf_broadcast, -1, kIsInf_same, kIsInf_shapes, 1, 161002, nullptr, ops::is_inf};

constexpr Param kIsNegInf_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_ints_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kIsNegInf_order[] = {{Step::null, -1}, {Step::shape, -1}, {Step::rank, -1}, {Step::dtype, -1}};
constexpr int8_t kIsNegInf_promote[] = {-1};
constexpr int8_t kIsNegInf_operands[] = {0, -1};
constexpr int8_t kIsNegInf_broadcast[] = {-1};
constexpr int8_t kIsNegInf_converts[] = {-1};
constexpr int8_t kIsNegInf_any_of[] = {-1};
constexpr ParamList kIsNegInf_same[] = {nullptr};
constexpr int8_t kIsNegInf_out_sources[] = {0, -1};
constexpr ShapeRule kIsNegInf_shapes[] = {{ShapeRule::same, 1, -1, kIsNegInf_out_sources}};
constexpr Row kIsNegInf = {"aclnnIsNegInf", kIsNegInf_params, 2, 0x17, kIsNegInf_order, 4, kIsNegInf_promote, PromoteRule::table, nullptr, Compute::promoted, kIsNegInf_operands, kIsNegInf_converts, kIsNegInf_any_of, 1, kIsNegInf_broadcast, -1, kIsNegInf_same, kIsNegInf_shapes, 1, 161002, nullptr, ops::is_neg_inf};

constexpr Param kIsPosInf_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_ints_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kIsPosInf_order[] = {{Step::null, -1}, {Step::shape, -1}, {Step::rank, -1}, {Step::dtype, -1}};
constexpr int8_t kIsPosInf_promote[] = {-1};
constexpr int8_t kIsPosInf_operands[] = {0, -1};
constexpr int8_t kIsPosInf_broadcast[] = {-1};
constexpr int8_t kIsPosInf_converts[] = {-1};
constexpr int8_t kIsPosInf_any_of[] = {-1};
constexpr ParamList kIsPosInf_same[] = {nullptr};
constexpr int8_t kIsPosInf_out_sources[] = {0, -1};
constexpr ShapeRule kIsPosInf_shapes[] = {{ShapeRule::same, 1, -1, kIsPosInf_out_sources}};
constexpr Row kIsPosInf = {"aclnnIsPosInf", kIsPosInf_params, 2, 0x17, kIsPosInf_order, 4, kIsPosInf_promote, PromoteRule::table, nullptr, Compute::promoted, kIsPosInf_operands, kIsPosInf_converts, kIsPosInf_any_of, 1, kIsPosInf_broadcast, -1, kIsPosInf_same, kIsPosInf_shapes, 1, 161002, nullptr, ops::is_pos_inf};

constexpr Param kLeScalar_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_UINT16_UINT64_950_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::scalar, Role::in, false, &kSet_float_DOUBLE_ints_UINT16_UINT64_950_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kLeScalar_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kLeScalar_promote[] = {0, 1, -1};
constexpr int8_t kLeScalar_operands[] = {0, 1, -1};
constexpr int8_t kLeScalar_broadcast[] = {-1};
constexpr int8_t kLeScalar_converts[] = {-1};
constexpr int8_t kLeScalar_any_of[] = {-1};
constexpr ParamList kLeScalar_same[] = {nullptr};
constexpr int8_t kLeScalar_out_sources[] = {0, -1};
constexpr ShapeRule kLeScalar_shapes[] = {{ShapeRule::same, 2, -1, kLeScalar_out_sources}};
constexpr Row kLeScalar = {"aclnnLeScalar", kLeScalar_params, 3, 0x1f, kLeScalar_order, 5, kLeScalar_promote, PromoteRule::compare_single, nullptr, Compute::promoted, kLeScalar_operands, kLeScalar_converts, kLeScalar_any_of, 2, kLeScalar_broadcast, -1, kLeScalar_same, kLeScalar_shapes, 1, 161002, nullptr, ops::le};

constexpr Param kLeTensor_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_UINT16_UINT64_950_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_UINT16_UINT64_950_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kLeTensor_order[] = {{Step::null, -1}, {Step::empty, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kLeTensor_promote[] = {0, 1, -1};
constexpr int8_t kLeTensor_operands[] = {0, 1, -1};
constexpr int8_t kLeTensor_broadcast[] = {0, 1, -1};
constexpr int8_t kLeTensor_converts[] = {-1};
constexpr int8_t kLeTensor_any_of[] = {-1};
constexpr ParamList kLeTensor_same[] = {nullptr};
constexpr int8_t kLeTensor_out_sources[] = {0, 1, -1};
constexpr ShapeRule kLeTensor_shapes[] = {{ShapeRule::broadcast, 2, -1, kLeTensor_out_sources}};
constexpr Row kLeTensor = {"aclnnLeTensor", kLeTensor_params, 3, 0x1f, kLeTensor_order, 7, kLeTensor_promote, PromoteRule::table, nullptr, Compute::promoted, kLeTensor_operands, kLeTensor_converts, kLeTensor_any_of, 2, kLeTensor_broadcast, -1, kLeTensor_same, kLeTensor_shapes, 1, 161002, nullptr, ops::le};

constexpr Param kLeftShift_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_ints_UINT16_UINT32_UINT64, 0x1ff, nullptr, {}},
    {"shiftBits", ParamKind::tensor, Role::in, false, &kSet_ints_UINT16_UINT32_UINT64, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_ints_UINT16_UINT32_UINT64, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kLeftShift_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}, {Step::empty, -1}, {Step::format, -1}, {Step::promote, -1}, {Step::cast_out, -1}};
constexpr int8_t kLeftShift_promote[] = {0, 1, -1};
constexpr int8_t kLeftShift_operands[] = {0, 1, -1};
constexpr int8_t kLeftShift_broadcast[] = {0, 1, -1};
constexpr int8_t kLeftShift_converts[] = {-1};
constexpr int8_t kLeftShift_any_of[] = {-1};
constexpr ParamList kLeftShift_same[] = {nullptr};
constexpr int8_t kLeftShift_out_sources[] = {0, 1, -1};
constexpr ShapeRule kLeftShift_shapes[] = {{ShapeRule::broadcast, 2, -1, kLeftShift_out_sources}};
constexpr Row kLeftShift = {"aclnnLeftShift", kLeftShift_params, 3, 0x7, kLeftShift_order, 9, kLeftShift_promote, PromoteRule::table, nullptr, Compute::promoted, kLeftShift_operands, kLeftShift_converts, kLeftShift_any_of, 2, kLeftShift_broadcast, -1, kLeftShift_same, kLeftShift_shapes, 1, 161002, nullptr, ops::left_shift};

constexpr Param kLeftShifts_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_ints_UINT16_UINT32_UINT64, 0x1ff, nullptr, {}},
    {"shiftBits", ParamKind::scalar, Role::in, false, &kSet_ints_UINT16_UINT32_UINT64, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_ints_UINT16_UINT32_UINT64, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kLeftShifts_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}, {Step::empty, -1}, {Step::format, -1}, {Step::promote, -1}, {Step::cast_out, -1}};
constexpr int8_t kLeftShifts_promote[] = {0, 1, -1};
constexpr int8_t kLeftShifts_operands[] = {0, 1, -1};
constexpr int8_t kLeftShifts_broadcast[] = {-1};
constexpr int8_t kLeftShifts_converts[] = {-1};
constexpr int8_t kLeftShifts_any_of[] = {-1};
constexpr ParamList kLeftShifts_same[] = {nullptr};
constexpr int8_t kLeftShifts_out_sources[] = {0, -1};
constexpr ShapeRule kLeftShifts_shapes[] = {{ShapeRule::same, 2, -1, kLeftShifts_out_sources}};
constexpr Row kLeftShifts = {"aclnnLeftShifts", kLeftShifts_params, 3, 0x7, kLeftShifts_order, 8, kLeftShifts_promote, PromoteRule::table, nullptr, Compute::promoted, kLeftShifts_operands, kLeftShifts_converts, kLeftShifts_any_of, 2, kLeftShifts_broadcast, -1, kLeftShifts_same, kLeftShifts_shapes, 1, 161002, nullptr, ops::left_shift};

constexpr Param kLerp_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"end", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"weight", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kLerp_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kLerp_promote[] = {-1};
constexpr int8_t kLerp_operands[] = {0, 1, 2, -1};
constexpr int8_t kLerp_broadcast[] = {0, 1, 2, -1};
constexpr int8_t kLerp_converts[] = {-1};
constexpr int8_t kLerp_any_of[] = {-1};
constexpr int8_t kLerp_same0[] = {0, 1, 2, 3, -1};
constexpr ParamList kLerp_same[] = {kLerp_same0, nullptr};
constexpr int8_t kLerp_out_sources[] = {0, 1, 2, -1};
constexpr ShapeRule kLerp_shapes[] = {{ShapeRule::broadcast, 3, -1, kLerp_out_sources}};
constexpr Row kLerp = {"aclnnLerp", kLerp_params, 4, 0x1f, kLerp_order, 5, kLerp_promote, PromoteRule::table, nullptr, Compute::promoted, kLerp_operands, kLerp_converts, kLerp_any_of, 3, kLerp_broadcast, -1, kLerp_same, kLerp_shapes, 1, 161002, nullptr, ops::lerp};

constexpr Param kLerps_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"end", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"weight", ParamKind::scalar, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kLerps_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kLerps_promote[] = {-1};
constexpr int8_t kLerps_operands[] = {0, 1, 2, -1};
constexpr int8_t kLerps_broadcast[] = {0, 1, -1};
constexpr int8_t kLerps_converts[] = {-1};
constexpr int8_t kLerps_any_of[] = {-1};
constexpr int8_t kLerps_same0[] = {0, 1, -1};
constexpr ParamList kLerps_same[] = {kLerps_same0, nullptr};
constexpr int8_t kLerps_out_sources[] = {0, 1, -1};
constexpr ShapeRule kLerps_shapes[] = {{ShapeRule::broadcast, 3, -1, kLerps_out_sources}};
constexpr Row kLerps = {"aclnnLerps", kLerps_params, 4, 0xf, kLerps_order, 5, kLerps_promote, PromoteRule::table, nullptr, Compute::promoted, kLerps_operands, kLerps_converts, kLerps_any_of, 3, kLerps_broadcast, -1, kLerps_same, kLerps_shapes, 1, 161002, nullptr, ops::lerp};

constexpr Param kLgamma_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_FLOAT_FLOAT16_DOUBLE, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_FLOAT_FLOAT16_DOUBLE, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kLgamma_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::format, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kLgamma_promote[] = {-1};
constexpr int8_t kLgamma_operands[] = {0, -1};
constexpr int8_t kLgamma_broadcast[] = {-1};
constexpr int8_t kLgamma_converts[] = {-1};
constexpr int8_t kLgamma_any_of[] = {-1};
constexpr int8_t kLgamma_same0[] = {0, 1, -1};
constexpr ParamList kLgamma_same[] = {kLgamma_same0, nullptr};
constexpr int8_t kLgamma_out_sources[] = {0, -1};
constexpr ShapeRule kLgamma_shapes[] = {{ShapeRule::same, 1, -1, kLgamma_out_sources}};
constexpr Row kLgamma = {"aclnnLgamma", kLgamma_params, 2, 0x1f, kLgamma_order, 5, kLgamma_promote, PromoteRule::table, nullptr, Compute::promoted, kLgamma_operands, kLgamma_converts, kLgamma_any_of, 1, kLgamma_broadcast, -1, kLgamma_same, kLgamma_shapes, 1, 161002, nullptr, ops::lgamma};

constexpr Param kLinalgCross_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_inference_200i_500_a2_DOUBLE_ints_complex, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_inference_200i_500_a2_DOUBLE_ints_complex, 0x1ff, nullptr, {}},
    {"dim", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {.kind = AttrRule::dims, .tensor = 0}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_inference_200i_500_a2_DOUBLE_ints_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kLinalgCross_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}, {Step::attr, -1}, {Step::empty, -1}, {Step::custom, -1}};
constexpr int8_t kLinalgCross_promote[] = {-1};
constexpr int8_t kLinalgCross_operands[] = {0, 1, -1};
constexpr int8_t kLinalgCross_broadcast[] = {0, 1, -1};
constexpr int8_t kLinalgCross_converts[] = {-1};
constexpr int8_t kLinalgCross_any_of[] = {-1};
constexpr int8_t kLinalgCross_same0[] = {0, 1, 3, -1};
constexpr ParamList kLinalgCross_same[] = {kLinalgCross_same0, nullptr};
constexpr int8_t kLinalgCross_out_sources[] = {0, 1, -1};
constexpr ShapeRule kLinalgCross_shapes[] = {{ShapeRule::broadcast, 3, -1, kLinalgCross_out_sources}};
constexpr Row kLinalgCross = {"aclnnLinalgCross", kLinalgCross_params, 4, 0x3f, kLinalgCross_order, 8, kLinalgCross_promote, PromoteRule::table, nullptr, Compute::promoted, kLinalgCross_operands, kLinalgCross_converts, kLinalgCross_any_of, 3, kLinalgCross_broadcast, -1, kLinalgCross_same, kLinalgCross_shapes, 1, 161002, ops::cross_has_three_elements, ops::linalg_cross};

constexpr Param kLog_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kLog_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::cast_out, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kLog_promote[] = {-1};
constexpr int8_t kLog_operands[] = {0, -1};
constexpr int8_t kLog_broadcast[] = {-1};
constexpr int8_t kLog_converts[] = {-1};
constexpr int8_t kLog_any_of[] = {-1};
constexpr ParamList kLog_same[] = {nullptr};
constexpr int8_t kLog_out_sources[] = {0, -1};
constexpr ShapeRule kLog_shapes[] = {{ShapeRule::same, 1, -1, kLog_out_sources}};
constexpr Row kLog = {"aclnnLog", kLog_params, 2, 0x7, kLog_order, 5, kLog_promote, PromoteRule::table, nullptr, Compute::floating, kLog_operands, kLog_converts, kLog_any_of, 1, kLog_broadcast, -1, kLog_same, kLog_shapes, 1, 161002, nullptr, ops::log};

constexpr Param kLog10_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kLog10_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kLog10_promote[] = {-1};
constexpr int8_t kLog10_operands[] = {0, -1};
constexpr int8_t kLog10_broadcast[] = {-1};
constexpr int8_t kLog10_converts[] = {-1};
constexpr int8_t kLog10_any_of[] = {-1};
constexpr ParamList kLog10_same[] = {nullptr};
constexpr OutDType kLog10_out_dtypes[] = {{OutDType::floating, 1, 0}, {}};
constexpr int8_t kLog10_out_sources[] = {0, -1};
constexpr ShapeRule kLog10_shapes[] = {{ShapeRule::same, 1, -1, kLog10_out_sources}};
constexpr Row kLog10 = {"aclnnLog10", kLog10_params, 2, 0x7, kLog10_order, 4, kLog10_promote, PromoteRule::table, nullptr, Compute::floating, kLog10_operands, kLog10_converts, kLog10_any_of, 1, kLog10_broadcast, -1, kLog10_same, kLog10_shapes, 1, 161002, nullptr, ops::log10, nullptr, nullptr, kLog10_out_dtypes};

constexpr Param kLog1p_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kLog1p_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kLog1p_promote[] = {-1};
constexpr int8_t kLog1p_operands[] = {0, -1};
constexpr int8_t kLog1p_broadcast[] = {-1};
constexpr int8_t kLog1p_converts[] = {-1};
constexpr int8_t kLog1p_any_of[] = {-1};
constexpr ParamList kLog1p_same[] = {nullptr};
constexpr int8_t kLog1p_out_sources[] = {0, -1};
constexpr ShapeRule kLog1p_shapes[] = {{ShapeRule::same, 1, -1, kLog1p_out_sources}};
constexpr Row kLog1p = {"aclnnLog1p", kLog1p_params, 2, 0x1f, kLog1p_order, 4, kLog1p_promote, PromoteRule::table, nullptr, Compute::output_integral, kLog1p_operands, kLog1p_converts, kLog1p_any_of, 1, kLog1p_broadcast, -1, kLog1p_same, kLog1p_shapes, 1, 161002, nullptr, ops::log1p};

constexpr Param kLog2_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kLog2_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::cast_out, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kLog2_promote[] = {-1};
constexpr int8_t kLog2_operands[] = {0, -1};
constexpr int8_t kLog2_broadcast[] = {-1};
constexpr int8_t kLog2_converts[] = {-1};
constexpr int8_t kLog2_any_of[] = {-1};
constexpr ParamList kLog2_same[] = {nullptr};
constexpr int8_t kLog2_out_sources[] = {0, -1};
constexpr ShapeRule kLog2_shapes[] = {{ShapeRule::same, 1, -1, kLog2_out_sources}};
constexpr Row kLog2 = {"aclnnLog2", kLog2_params, 2, 0x7, kLog2_order, 5, kLog2_promote, PromoteRule::table, nullptr, Compute::floating, kLog2_operands, kLog2_converts, kLog2_any_of, 1, kLog2_broadcast, -1, kLog2_same, kLog2_shapes, 1, 161002, nullptr, ops::log2};

constexpr Param kLogAddExp_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kLogAddExp_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}, {Step::format, -1}};
constexpr int8_t kLogAddExp_promote[] = {-1};
constexpr int8_t kLogAddExp_operands[] = {0, 1, -1};
constexpr int8_t kLogAddExp_broadcast[] = {0, 1, -1};
constexpr int8_t kLogAddExp_converts[] = {-1};
constexpr int8_t kLogAddExp_any_of[] = {-1};
constexpr ParamList kLogAddExp_same[] = {nullptr};
constexpr int8_t kLogAddExp_out_sources[] = {0, 1, -1};
constexpr ShapeRule kLogAddExp_shapes[] = {{ShapeRule::broadcast, 2, -1, kLogAddExp_out_sources}};
constexpr Row kLogAddExp = {"aclnnLogAddExp", kLogAddExp_params, 3, 0x1f, kLogAddExp_order, 7, kLogAddExp_promote, PromoteRule::table, nullptr, Compute::output, kLogAddExp_operands, kLogAddExp_converts, kLogAddExp_any_of, 2, kLogAddExp_broadcast, -1, kLogAddExp_same, kLogAddExp_shapes, 1, 161002, nullptr, ops::log_add_exp};

constexpr Param kLogAddExp2_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kLogAddExp2_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}, {Step::format, -1}};
constexpr int8_t kLogAddExp2_promote[] = {-1};
constexpr int8_t kLogAddExp2_operands[] = {0, 1, -1};
constexpr int8_t kLogAddExp2_broadcast[] = {0, 1, -1};
constexpr int8_t kLogAddExp2_converts[] = {-1};
constexpr int8_t kLogAddExp2_any_of[] = {-1};
constexpr ParamList kLogAddExp2_same[] = {nullptr};
constexpr int8_t kLogAddExp2_out_sources[] = {0, 1, -1};
constexpr ShapeRule kLogAddExp2_shapes[] = {{ShapeRule::broadcast, 2, -1, kLogAddExp2_out_sources}};
constexpr Row kLogAddExp2 = {"aclnnLogAddExp2", kLogAddExp2_params, 3, 0x1f, kLogAddExp2_order, 7, kLogAddExp2_promote, PromoteRule::table, nullptr, Compute::output, kLogAddExp2_operands, kLogAddExp2_converts, kLogAddExp2_any_of, 2, kLogAddExp2_broadcast, -1, kLogAddExp2_same, kLogAddExp2_shapes, 1, 161002, nullptr, ops::log_add_exp2};

constexpr Param kLogicalAnd_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kLogicalAnd_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kLogicalAnd_promote[] = {-1};
constexpr int8_t kLogicalAnd_operands[] = {0, 1, -1};
constexpr int8_t kLogicalAnd_broadcast[] = {0, 1, -1};
constexpr int8_t kLogicalAnd_converts[] = {-1};
constexpr int8_t kLogicalAnd_any_of[] = {-1};
constexpr ParamList kLogicalAnd_same[] = {nullptr};
constexpr int8_t kLogicalAnd_out_sources[] = {0, 1, -1};
constexpr ShapeRule kLogicalAnd_shapes[] = {{ShapeRule::broadcast, 2, -1, kLogicalAnd_out_sources}};
constexpr Row kLogicalAnd = {"aclnnLogicalAnd", kLogicalAnd_params, 3, 0x1f, kLogicalAnd_order, 5, kLogicalAnd_promote, PromoteRule::table, nullptr, Compute::boolean, kLogicalAnd_operands, kLogicalAnd_converts, kLogicalAnd_any_of, 2, kLogicalAnd_broadcast, -1, kLogicalAnd_same, kLogicalAnd_shapes, 1, 161002, nullptr, ops::logical_and};

constexpr Param kLogicalNot_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kLogicalNot_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kLogicalNot_promote[] = {-1};
constexpr int8_t kLogicalNot_operands[] = {0, -1};
constexpr int8_t kLogicalNot_broadcast[] = {-1};
constexpr int8_t kLogicalNot_converts[] = {-1};
constexpr int8_t kLogicalNot_any_of[] = {-1};
constexpr ParamList kLogicalNot_same[] = {nullptr};
constexpr int8_t kLogicalNot_out_sources[] = {0, -1};
constexpr ShapeRule kLogicalNot_shapes[] = {{ShapeRule::same, 1, -1, kLogicalNot_out_sources}};
constexpr Row kLogicalNot = {"aclnnLogicalNot", kLogicalNot_params, 2, 0x1f, kLogicalNot_order, 4, kLogicalNot_promote, PromoteRule::table, nullptr, Compute::promoted, kLogicalNot_operands, kLogicalNot_converts, kLogicalNot_any_of, 1, kLogicalNot_broadcast, -1, kLogicalNot_same, kLogicalNot_shapes, 1, 161002, nullptr, ops::logical_not};

constexpr Param kLogicalOr_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints_UINT16_950_UINT32_950_UINT64_950_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kLogicalOr_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kLogicalOr_promote[] = {-1};
constexpr int8_t kLogicalOr_operands[] = {0, 1, -1};
constexpr int8_t kLogicalOr_broadcast[] = {0, 1, -1};
constexpr int8_t kLogicalOr_converts[] = {-1};
constexpr int8_t kLogicalOr_any_of[] = {-1};
constexpr ParamList kLogicalOr_same[] = {nullptr};
constexpr int8_t kLogicalOr_out_sources[] = {0, 1, -1};
constexpr ShapeRule kLogicalOr_shapes[] = {{ShapeRule::broadcast, 2, -1, kLogicalOr_out_sources}};
constexpr Row kLogicalOr = {"aclnnLogicalOr", kLogicalOr_params, 3, 0x1f, kLogicalOr_order, 5, kLogicalOr_promote, PromoteRule::table, nullptr, Compute::boolean, kLogicalOr_operands, kLogicalOr_converts, kLogicalOr_any_of, 2, kLogicalOr_broadcast, -1, kLogicalOr_same, kLogicalOr_shapes, 1, 161002, nullptr, ops::logical_or};

constexpr Param kLogicalXor_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kLogicalXor_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kLogicalXor_promote[] = {-1};
constexpr int8_t kLogicalXor_operands[] = {0, 1, -1};
constexpr int8_t kLogicalXor_broadcast[] = {0, 1, -1};
constexpr int8_t kLogicalXor_converts[] = {-1};
constexpr int8_t kLogicalXor_any_of[] = {-1};
constexpr ParamList kLogicalXor_same[] = {nullptr};
constexpr int8_t kLogicalXor_out_sources[] = {0, 1, -1};
constexpr ShapeRule kLogicalXor_shapes[] = {{ShapeRule::broadcast, 2, -1, kLogicalXor_out_sources}};
constexpr Row kLogicalXor = {"aclnnLogicalXor", kLogicalXor_params, 3, 0x1f, kLogicalXor_order, 5, kLogicalXor_promote, PromoteRule::table, nullptr, Compute::boolean, kLogicalXor_operands, kLogicalXor_converts, kLogicalXor_any_of, 2, kLogicalXor_broadcast, -1, kLogicalXor_same, kLogicalXor_shapes, 1, 161002, nullptr, ops::logical_xor};

constexpr Param kLtScalar_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_training_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::scalar, Role::in, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_training_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_training_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kLtScalar_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kLtScalar_promote[] = {0, 1, -1};
constexpr int8_t kLtScalar_operands[] = {0, 1, -1};
constexpr int8_t kLtScalar_broadcast[] = {-1};
constexpr int8_t kLtScalar_converts[] = {-1};
constexpr int8_t kLtScalar_any_of[] = {-1};
constexpr ParamList kLtScalar_same[] = {nullptr};
constexpr int8_t kLtScalar_out_sources[] = {0, -1};
constexpr ShapeRule kLtScalar_shapes[] = {{ShapeRule::same, 2, -1, kLtScalar_out_sources}};
constexpr Row kLtScalar = {"aclnnLtScalar", kLtScalar_params, 3, 0x2f, kLtScalar_order, 5, kLtScalar_promote, PromoteRule::compare_single, nullptr, Compute::promoted, kLtScalar_operands, kLtScalar_converts, kLtScalar_any_of, 2, kLtScalar_broadcast, -1, kLtScalar_same, kLtScalar_shapes, 1, 161002, nullptr, ops::lt};

constexpr Param kLtTensor_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_training_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_training_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_training_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kLtTensor_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kLtTensor_promote[] = {0, 1, -1};
constexpr int8_t kLtTensor_operands[] = {0, 1, -1};
constexpr int8_t kLtTensor_broadcast[] = {0, 1, -1};
constexpr int8_t kLtTensor_converts[] = {-1};
constexpr int8_t kLtTensor_any_of[] = {-1};
constexpr ParamList kLtTensor_same[] = {nullptr};
constexpr int8_t kLtTensor_out_sources[] = {0, 1, -1};
constexpr ShapeRule kLtTensor_shapes[] = {{ShapeRule::broadcast, 2, -1, kLtTensor_out_sources}};
constexpr Row kLtTensor = {"aclnnLtTensor", kLtTensor_params, 3, 0x2f, kLtTensor_order, 6, kLtTensor_promote, PromoteRule::table, nullptr, Compute::promoted, kLtTensor_operands, kLtTensor_converts, kLtTensor_any_of, 2, kLtTensor_broadcast, -1, kLtTensor_same, kLtTensor_shapes, 1, 161002, nullptr, ops::lt};

constexpr Param kMaskedScale_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"mask", ParamKind::tensor, Role::in, false, &kSet_FLOAT_FLOAT16_INT8_UINT8, 0x1ff, nullptr, {}},
    {"scale", ParamKind::real, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kMaskedScale_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}, {Step::format, -1}};
constexpr int8_t kMaskedScale_promote[] = {-1};
constexpr int8_t kMaskedScale_operands[] = {0, 1, -1};
constexpr int8_t kMaskedScale_broadcast[] = {-1};
constexpr int8_t kMaskedScale_converts[] = {-1};
constexpr int8_t kMaskedScale_any_of[] = {-1};
constexpr int8_t kMaskedScale_same0[] = {0, 3, -1};
constexpr ParamList kMaskedScale_same[] = {kMaskedScale_same0, nullptr};
constexpr int8_t kMaskedScale_mask_sources[] = {0, -1};
constexpr int8_t kMaskedScale_out_sources[] = {0, -1};
constexpr ShapeRule kMaskedScale_shapes[] = {{ShapeRule::same, 1, -1, kMaskedScale_mask_sources}, {ShapeRule::same, 3, -1, kMaskedScale_out_sources}};
constexpr Row kMaskedScale = {"aclnnMaskedScale", kMaskedScale_params, 4, 0x4, kMaskedScale_order, 5, kMaskedScale_promote, PromoteRule::table, nullptr, Compute::single, kMaskedScale_operands, kMaskedScale_converts, kMaskedScale_any_of, 3, kMaskedScale_broadcast, -1, kMaskedScale_same, kMaskedScale_shapes, 2, 161002, nullptr, ops::masked_scale};

constexpr Param kMaxN_params[] = {
    {"tensors", ParamKind::tensor_list, Role::in, false, &kSet_float_INT64_INT32_INT8, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_INT64_INT32_INT8, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kMaxN_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kMaxN_promote[] = {-1};
constexpr int8_t kMaxN_operands[] = {-1};
constexpr int8_t kMaxN_broadcast[] = {0, -1};
constexpr int8_t kMaxN_converts[] = {-1};
constexpr int8_t kMaxN_any_of[] = {-1};
constexpr int8_t kMaxN_same0[] = {0, 1, -1};
constexpr ParamList kMaxN_same[] = {kMaxN_same0, nullptr};
constexpr int8_t kMaxN_out_sources[] = {0, -1};
constexpr ShapeRule kMaxN_shapes[] = {{ShapeRule::broadcast, 1, -1, kMaxN_out_sources}};
constexpr Row kMaxN = {"aclnnMaxN", kMaxN_params, 2, 0x1f, kMaxN_order, 5, kMaxN_promote, PromoteRule::table, nullptr, Compute::promoted, kMaxN_operands, kMaxN_converts, kMaxN_any_of, 1, kMaxN_broadcast, -1, kMaxN_same, kMaxN_shapes, 1, 161002, nullptr, ops::max_n};

constexpr Param kMaximum_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kMaximum_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kMaximum_promote[] = {0, 1, -1};
constexpr int8_t kMaximum_operands[] = {0, 1, -1};
constexpr int8_t kMaximum_broadcast[] = {0, 1, -1};
constexpr int8_t kMaximum_converts[] = {-1};
constexpr int8_t kMaximum_any_of[] = {-1};
constexpr ParamList kMaximum_same[] = {nullptr};
constexpr int8_t kMaximum_out_sources[] = {0, 1, -1};
constexpr ShapeRule kMaximum_shapes[] = {{ShapeRule::broadcast, 2, -1, kMaximum_out_sources}};
constexpr Row kMaximum = {"aclnnMaximum", kMaximum_params, 3, 0x1f, kMaximum_order, 7, kMaximum_promote, PromoteRule::table, nullptr, Compute::promoted, kMaximum_operands, kMaximum_converts, kMaximum_any_of, 2, kMaximum_broadcast, -1, kMaximum_same, kMaximum_shapes, 1, 161002, nullptr, ops::maximum};

constexpr Param kMinN_params[] = {
    {"tensors", ParamKind::tensor_list, Role::in, false, &kSet_float_INT64_INT32_INT8_UINT8_950, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_INT64_INT32_INT8_UINT8_950, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kMinN_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kMinN_promote[] = {-1};
constexpr int8_t kMinN_operands[] = {-1};
constexpr int8_t kMinN_broadcast[] = {0, -1};
constexpr int8_t kMinN_converts[] = {-1};
constexpr int8_t kMinN_any_of[] = {-1};
constexpr int8_t kMinN_same0[] = {0, 1, -1};
constexpr ParamList kMinN_same[] = {kMinN_same0, nullptr};
constexpr int8_t kMinN_out_sources[] = {0, -1};
constexpr ShapeRule kMinN_shapes[] = {{ShapeRule::broadcast, 1, -1, kMinN_out_sources}};
constexpr Row kMinN = {"aclnnMinN", kMinN_params, 2, 0x1f, kMinN_order, 5, kMinN_promote, PromoteRule::table, nullptr, Compute::promoted, kMinN_operands, kMinN_converts, kMinN_any_of, 1, kMinN_broadcast, -1, kMinN_same, kMinN_shapes, 1, 161002, nullptr, ops::min_n};

constexpr Param kMinimum_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_a2_a3_950, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_a2_a3_950, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints_BOOL_a2_a3_950, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kMinimum_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kMinimum_promote[] = {0, 1, -1};
constexpr int8_t kMinimum_operands[] = {0, 1, -1};
constexpr int8_t kMinimum_broadcast[] = {0, 1, -1};
constexpr int8_t kMinimum_converts[] = {-1};
constexpr int8_t kMinimum_any_of[] = {-1};
constexpr ParamList kMinimum_same[] = {nullptr};
constexpr int8_t kMinimum_out_sources[] = {0, 1, -1};
constexpr ShapeRule kMinimum_shapes[] = {{ShapeRule::broadcast, 2, -1, kMinimum_out_sources}};
constexpr Row kMinimum = {"aclnnMinimum", kMinimum_params, 3, 0x1f, kMinimum_order, 7, kMinimum_promote, PromoteRule::table, nullptr, Compute::promoted, kMinimum_operands, kMinimum_converts, kMinimum_any_of, 2, kMinimum_broadcast, -1, kMinimum_same, kMinimum_shapes, 1, 161002, nullptr, ops::minimum};

constexpr Param kMul_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kMul_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kMul_promote[] = {0, 1, -1};
constexpr int8_t kMul_operands[] = {0, 1, -1};
constexpr int8_t kMul_broadcast[] = {0, 1, -1};
constexpr int8_t kMul_converts[] = {-1};
constexpr int8_t kMul_any_of[] = {-1};
constexpr ParamList kMul_same[] = {nullptr};
constexpr int8_t kMul_out_sources[] = {0, 1, -1};
constexpr ShapeRule kMul_shapes[] = {{ShapeRule::broadcast, 2, -1, kMul_out_sources}};
constexpr Row kMul = {"aclnnMul", kMul_params, 3, 0x1f, kMul_order, 7, kMul_promote, PromoteRule::table, nullptr, Compute::promoted, kMul_operands, kMul_converts, kMul_any_of, 2, kMul_broadcast, -1, kMul_same, kMul_shapes, 1, 161002, nullptr, ops::mul};

constexpr Param kMuls_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"other", ParamKind::scalar, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kMuls_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}, {Step::promote, -1}};
constexpr int8_t kMuls_promote[] = {0, 1, -1};
constexpr int8_t kMuls_operands[] = {0, 1, -1};
constexpr int8_t kMuls_broadcast[] = {-1};
constexpr int8_t kMuls_converts[] = {-1};
constexpr int8_t kMuls_any_of[] = {-1};
constexpr ParamList kMuls_same[] = {nullptr};
constexpr int8_t kMuls_out_sources[] = {0, -1};
constexpr ShapeRule kMuls_shapes[] = {{ShapeRule::same, 2, -1, kMuls_out_sources}};
constexpr Row kMuls = {"aclnnMuls", kMuls_params, 3, 0x1f, kMuls_order, 5, kMuls_promote, PromoteRule::scalar, nullptr, Compute::promoted, kMuls_operands, kMuls_converts, kMuls_any_of, 2, kMuls_broadcast, -1, kMuls_same, kMuls_shapes, 1, 161002, nullptr, ops::muls, &kSet_BFLOAT16, nullptr, nullptr};

constexpr Param kNanToNum_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_ints_BOOL, 0x1ff, nullptr, {}},
    {"nan", ParamKind::real, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"posinf", ParamKind::real, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"neginf", ParamKind::real, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_ints_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kNanToNum_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kNanToNum_promote[] = {-1};
constexpr int8_t kNanToNum_operands[] = {0, -1};
constexpr int8_t kNanToNum_broadcast[] = {-1};
constexpr int8_t kNanToNum_converts[] = {-1};
constexpr int8_t kNanToNum_any_of[] = {-1};
constexpr int8_t kNanToNum_same0[] = {0, 4, -1};
constexpr ParamList kNanToNum_same[] = {kNanToNum_same0, nullptr};
constexpr int8_t kNanToNum_out_sources[] = {0, -1};
constexpr ShapeRule kNanToNum_shapes[] = {{ShapeRule::same, 4, -1, kNanToNum_out_sources}};
constexpr Row kNanToNum = {"aclnnNanToNum", kNanToNum_params, 5, 0x7, kNanToNum_order, 4, kNanToNum_promote, PromoteRule::table, nullptr, Compute::promoted, kNanToNum_operands, kNanToNum_converts, kNanToNum_any_of, 4, kNanToNum_broadcast, -1, kNanToNum_same, kNanToNum_shapes, 1, 161002, nullptr, ops::nan_to_num};

constexpr Param kNeScalar_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_UINT64_950_BOOL_complex, 0x1ff, nullptr, {}},
    {"other", ParamKind::scalar, Role::in, false, &kSet_float_DOUBLE_ints_UINT64_950_BOOL_complex, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints_UINT16_950_UINT32_950_UINT64_950_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kNeScalar_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kNeScalar_promote[] = {0, 1, -1};
constexpr int8_t kNeScalar_operands[] = {0, 1, -1};
constexpr int8_t kNeScalar_broadcast[] = {-1};
constexpr int8_t kNeScalar_converts[] = {-1};
constexpr int8_t kNeScalar_any_of[] = {-1};
constexpr ParamList kNeScalar_same[] = {nullptr};
constexpr int8_t kNeScalar_out_sources[] = {0, -1};
constexpr ShapeRule kNeScalar_shapes[] = {{ShapeRule::same, 2, -1, kNeScalar_out_sources}};
constexpr Row kNeScalar = {"aclnnNeScalar", kNeScalar_params, 3, 0xf, kNeScalar_order, 5, kNeScalar_promote, PromoteRule::compare, nullptr, Compute::promoted, kNeScalar_operands, kNeScalar_converts, kNeScalar_any_of, 2, kNeScalar_broadcast, -1, kNeScalar_same, kNeScalar_shapes, 1, 161002, nullptr, ops::ne};

constexpr Param kNeTensor_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_bf16_DOUBLE_ints_UINT64_BOOL_complex, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_bf16_DOUBLE_ints_UINT64_BOOL_complex, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_bf16_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kNeTensor_order[] = {{Step::null, -1}, {Step::empty, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kNeTensor_promote[] = {0, 1, -1};
constexpr int8_t kNeTensor_operands[] = {0, 1, -1};
constexpr int8_t kNeTensor_broadcast[] = {0, 1, -1};
constexpr int8_t kNeTensor_converts[] = {-1};
constexpr int8_t kNeTensor_any_of[] = {-1};
constexpr ParamList kNeTensor_same[] = {nullptr};
constexpr int8_t kNeTensor_out_sources[] = {0, 1, -1};
constexpr ShapeRule kNeTensor_shapes[] = {{ShapeRule::broadcast, 2, -1, kNeTensor_out_sources}};
constexpr Row kNeTensor = {"aclnnNeTensor", kNeTensor_params, 3, 0xf, kNeTensor_order, 7, kNeTensor_promote, PromoteRule::table, nullptr, Compute::promoted, kNeTensor_operands, kNeTensor_converts, kNeTensor_any_of, 2, kNeTensor_broadcast, -1, kNeTensor_same, kNeTensor_shapes, 1, 161002, nullptr, ops::ne};

constexpr Param kNeg_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_training_DOUBLE_INT64_INT32_INT8_complex, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_training_DOUBLE_INT64_INT32_INT8_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kNeg_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kNeg_promote[] = {-1};
constexpr int8_t kNeg_operands[] = {0, -1};
constexpr int8_t kNeg_broadcast[] = {-1};
constexpr int8_t kNeg_converts[] = {-1};
constexpr int8_t kNeg_any_of[] = {-1};
constexpr ParamList kNeg_same[] = {nullptr};
constexpr int8_t kNeg_out_sources[] = {0, -1};
constexpr ShapeRule kNeg_shapes[] = {{ShapeRule::same, 1, -1, kNeg_out_sources}};
constexpr Row kNeg = {"aclnnNeg", kNeg_params, 2, 0x2f, kNeg_order, 5, kNeg_promote, PromoteRule::table, nullptr, Compute::promoted, kNeg_operands, kNeg_converts, kNeg_any_of, 1, kNeg_broadcast, -1, kNeg_same, kNeg_shapes, 1, 161002, nullptr, ops::neg};

constexpr Param kPolar_params[] = {
    {"input", ParamKind::tensor, Role::in, false, &kSet_FLOAT, 0x1ff, nullptr, {}},
    {"angle", ParamKind::tensor, Role::in, false, &kSet_FLOAT, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_COMPLEX64, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kPolar_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}, {Step::custom, -1}};
constexpr int8_t kPolar_promote[] = {-1};
constexpr int8_t kPolar_operands[] = {0, 1, -1};
constexpr int8_t kPolar_broadcast[] = {0, 1, -1};
constexpr int8_t kPolar_converts[] = {-1};
constexpr int8_t kPolar_any_of[] = {-1};
constexpr ParamList kPolar_same[] = {nullptr};
constexpr int8_t kPolar_out_sources[] = {0, 1, -1};
constexpr ShapeRule kPolar_shapes[] = {{ShapeRule::broadcast, 2, -1, kPolar_out_sources}};
constexpr Row kPolar = {"aclnnPolar", kPolar_params, 3, 0x17, kPolar_order, 6, kPolar_promote, PromoteRule::table, nullptr, Compute::promoted, kPolar_operands, kPolar_converts, kPolar_any_of, 2, kPolar_broadcast, -1, kPolar_same, kPolar_shapes, 1, 161002, ops::equal_formats, ops::polar};

constexpr Param kPowScalarTensor_params[] = {
    {"self", ParamKind::scalar, Role::in, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_training_inference_DOUBLE_ints_complex, 0x1ff, nullptr, {}},
    {"exponent", ParamKind::tensor, Role::in, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_training_inference_DOUBLE_ints_complex, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_training_inference_DOUBLE_ints_UINT16_UINT32_UINT64_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kPowScalarTensor_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kPowScalarTensor_promote[] = {0, 1, -1};
constexpr int8_t kPowScalarTensor_operands[] = {0, 1, -1};
constexpr int8_t kPowScalarTensor_broadcast[] = {-1};
constexpr int8_t kPowScalarTensor_converts[] = {-1};
constexpr int8_t kPowScalarTensor_any_of[] = {-1};
constexpr ParamList kPowScalarTensor_same[] = {nullptr};
constexpr int8_t kPowScalarTensor_out_sources[] = {1, -1};
constexpr ShapeRule kPowScalarTensor_shapes[] = {{ShapeRule::same, 2, -1, kPowScalarTensor_out_sources}};
constexpr Row kPowScalarTensor = {"aclnnPowScalarTensor", kPowScalarTensor_params, 3, 0x3f, kPowScalarTensor_order, 6, kPowScalarTensor_promote, PromoteRule::scalar, nullptr, Compute::promoted, kPowScalarTensor_operands, kPowScalarTensor_converts, kPowScalarTensor_any_of, 2, kPowScalarTensor_broadcast, -1, kPowScalarTensor_same, kPowScalarTensor_shapes, 1, 161002, nullptr, ops::power};

constexpr Param kPowTensorScalar_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_training_inference_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"exponent", ParamKind::scalar, Role::in, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_training_inference_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_training_inference_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kPowTensorScalar_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kPowTensorScalar_promote[] = {0, 1, -1};
constexpr int8_t kPowTensorScalar_operands[] = {0, 1, -1};
constexpr int8_t kPowTensorScalar_broadcast[] = {-1};
constexpr int8_t kPowTensorScalar_converts[] = {-1};
constexpr int8_t kPowTensorScalar_any_of[] = {-1};
constexpr ParamList kPowTensorScalar_same[] = {nullptr};
constexpr int8_t kPowTensorScalar_out_sources[] = {0, -1};
constexpr ShapeRule kPowTensorScalar_shapes[] = {{ShapeRule::same, 2, -1, kPowTensorScalar_out_sources}};
constexpr Row kPowTensorScalar = {"aclnnPowTensorScalar", kPowTensorScalar_params, 3, 0x3f, kPowTensorScalar_order, 6, kPowTensorScalar_promote, PromoteRule::scalar, &kSet_float_bf16_DOUBLE_ints_complex, Compute::promoted, kPowTensorScalar_operands, kPowTensorScalar_converts, kPowTensorScalar_any_of, 2, kPowTensorScalar_broadcast, -1, kPowTensorScalar_same, kPowTensorScalar_shapes, 1, 161002, nullptr, ops::pow_tensor_scalar};

constexpr Param kPowTensorTensor_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_training_inference_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"exponent", ParamKind::tensor, Role::in, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_training_inference_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_training_inference_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kPowTensorTensor_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kPowTensorTensor_promote[] = {0, 1, -1};
constexpr int8_t kPowTensorTensor_operands[] = {0, 1, -1};
constexpr int8_t kPowTensorTensor_broadcast[] = {0, 1, -1};
constexpr int8_t kPowTensorTensor_converts[] = {-1};
constexpr int8_t kPowTensorTensor_any_of[] = {-1};
constexpr ParamList kPowTensorTensor_same[] = {nullptr};
constexpr int8_t kPowTensorTensor_out_sources[] = {0, 1, -1};
constexpr ShapeRule kPowTensorTensor_shapes[] = {{ShapeRule::broadcast, 2, -1, kPowTensorTensor_out_sources}};
constexpr Row kPowTensorTensor = {"aclnnPowTensorTensor", kPowTensorTensor_params, 3, 0x3f, kPowTensorTensor_order, 7, kPowTensorTensor_promote, PromoteRule::table, &kSet_float_bf16_DOUBLE_ints_complex, Compute::promoted, kPowTensorTensor_operands, kPowTensorTensor_converts, kPowTensorTensor_any_of, 2, kPowTensorTensor_broadcast, -1, kPowTensorTensor_same, kPowTensorTensor_shapes, 1, 161002, nullptr, ops::power};

constexpr Param kPrecisionCompare_params[] = {
    {"golden", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"realdata", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_UINT32, 0x1, nullptr, {}},
};
constexpr OrderedStep kPrecisionCompare_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kPrecisionCompare_promote[] = {-1};
constexpr int8_t kPrecisionCompare_operands[] = {0, 1, -1};
constexpr int8_t kPrecisionCompare_broadcast[] = {-1};
constexpr int8_t kPrecisionCompare_converts[] = {-1};
constexpr int8_t kPrecisionCompare_any_of[] = {-1};
constexpr int8_t kPrecisionCompare_same0[] = {0, 1, -1};
constexpr ParamList kPrecisionCompare_same[] = {kPrecisionCompare_same0, nullptr};
constexpr int8_t kPrecisionCompare_realdata_sources[] = {0, -1};
constexpr ShapeRule kPrecisionCompare_shapes[] = {{ShapeRule::same, 1, -1, kPrecisionCompare_realdata_sources}};
constexpr Row kPrecisionCompare = {"aclnnPrecisionCompare", kPrecisionCompare_params, 3, 0x7, kPrecisionCompare_order, 4, kPrecisionCompare_promote, PromoteRule::table, nullptr, Compute::promoted, kPrecisionCompare_operands, kPrecisionCompare_converts, kPrecisionCompare_any_of, 2, kPrecisionCompare_broadcast, -1, kPrecisionCompare_same, kPrecisionCompare_shapes, 1, 161002, nullptr, ops::precision_compare};

constexpr Param kReal_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_FLOAT_FLOAT16_complex_COMPLEX32, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_FLOAT_FLOAT16_DOUBLE, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kReal_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}, {Step::format, -1}};
constexpr int8_t kReal_promote[] = {-1};
constexpr int8_t kReal_operands[] = {0, -1};
constexpr int8_t kReal_broadcast[] = {-1};
constexpr int8_t kReal_converts[] = {-1};
constexpr int8_t kReal_any_of[] = {-1};
constexpr ParamList kReal_same[] = {nullptr};
constexpr OutDType kReal_out_dtypes[] = {{OutDType::real, 1, 0}, {}};
constexpr int8_t kReal_out_sources[] = {0, -1};
constexpr ShapeRule kReal_shapes[] = {{ShapeRule::same, 1, -1, kReal_out_sources}};
constexpr Row kReal = {"aclnnReal", kReal_params, 2, 0xb, kReal_order, 5, kReal_promote, PromoteRule::table, nullptr, Compute::promoted, kReal_operands, kReal_converts, kReal_any_of, 1, kReal_broadcast, -1, kReal_same, kReal_shapes, 1, 161002, nullptr, ops::real, nullptr, nullptr, kReal_out_dtypes};

constexpr Param kReciprocal_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_bf16_DOUBLE_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kReciprocal_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::format, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kReciprocal_promote[] = {-1};
constexpr int8_t kReciprocal_operands[] = {0, -1};
constexpr int8_t kReciprocal_broadcast[] = {-1};
constexpr int8_t kReciprocal_converts[] = {-1};
constexpr int8_t kReciprocal_any_of[] = {-1};
constexpr ParamList kReciprocal_same[] = {nullptr};
constexpr int8_t kReciprocal_out_sources[] = {0, -1};
constexpr ShapeRule kReciprocal_shapes[] = {{ShapeRule::same, 1, -1, kReciprocal_out_sources}};
constexpr Row kReciprocal = {"aclnnReciprocal", kReciprocal_params, 2, 0x1f, kReciprocal_order, 5, kReciprocal_promote, PromoteRule::table, nullptr, Compute::floating, kReciprocal_operands, kReciprocal_converts, kReciprocal_any_of, 1, kReciprocal_broadcast, -1, kReciprocal_same, kReciprocal_shapes, 1, 161002, nullptr, ops::reciprocal};

constexpr Param kRemainderScalarTensor_params[] = {
    {"self", ParamKind::scalar, Role::in, false, &kSet_float_DOUBLE_INT64_INT32, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_INT64_INT32, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kRemainderScalarTensor_order[] = {{Step::null, -1}, {Step::shape, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}};
constexpr int8_t kRemainderScalarTensor_promote[] = {0, 1, -1};
constexpr int8_t kRemainderScalarTensor_operands[] = {0, 1, -1};
constexpr int8_t kRemainderScalarTensor_broadcast[] = {-1};
constexpr int8_t kRemainderScalarTensor_converts[] = {-1};
constexpr int8_t kRemainderScalarTensor_any_of[] = {-1};
constexpr ParamList kRemainderScalarTensor_same[] = {nullptr};
constexpr int8_t kRemainderScalarTensor_out_sources[] = {1, -1};
constexpr ShapeRule kRemainderScalarTensor_shapes[] = {{ShapeRule::same, 2, -1, kRemainderScalarTensor_out_sources}};
constexpr Row kRemainderScalarTensor = {"aclnnRemainderScalarTensor", kRemainderScalarTensor_params, 3, 0xf, kRemainderScalarTensor_order, 6, kRemainderScalarTensor_promote, PromoteRule::keep, nullptr, Compute::output, kRemainderScalarTensor_operands, kRemainderScalarTensor_converts, kRemainderScalarTensor_any_of, 2, kRemainderScalarTensor_broadcast, -1, kRemainderScalarTensor_same, kRemainderScalarTensor_shapes, 1, 161002, nullptr, ops::remainder};

constexpr Param kRemainderTensorScalar_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_INT64_INT32_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::scalar, Role::in, false, &kSet_float_DOUBLE_INT64_INT32, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kRemainderTensorScalar_order[] = {{Step::null, -1}, {Step::shape, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}};
constexpr int8_t kRemainderTensorScalar_promote[] = {0, 1, -1};
constexpr int8_t kRemainderTensorScalar_operands[] = {0, 1, -1};
constexpr int8_t kRemainderTensorScalar_broadcast[] = {-1};
constexpr int8_t kRemainderTensorScalar_converts[] = {-1};
constexpr int8_t kRemainderTensorScalar_any_of[] = {-1};
constexpr ParamList kRemainderTensorScalar_same[] = {nullptr};
constexpr int8_t kRemainderTensorScalar_out_sources[] = {0, -1};
constexpr ShapeRule kRemainderTensorScalar_shapes[] = {{ShapeRule::same, 2, -1, kRemainderTensorScalar_out_sources}};
constexpr Row kRemainderTensorScalar = {"aclnnRemainderTensorScalar", kRemainderTensorScalar_params, 3, 0xf, kRemainderTensorScalar_order, 6, kRemainderTensorScalar_promote, PromoteRule::scalar, &kSet_float_DOUBLE_INT64_INT32, Compute::promoted, kRemainderTensorScalar_operands, kRemainderTensorScalar_converts, kRemainderTensorScalar_any_of, 2, kRemainderTensorScalar_broadcast, -1, kRemainderTensorScalar_same, kRemainderTensorScalar_shapes, 1, 161002, nullptr, ops::remainder};

constexpr Param kRemainderTensorTensor_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kRemainderTensorTensor_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::broadcast, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kRemainderTensorTensor_promote[] = {0, 1, -1};
constexpr int8_t kRemainderTensorTensor_operands[] = {0, 1, -1};
constexpr int8_t kRemainderTensorTensor_broadcast[] = {0, 1, -1};
constexpr int8_t kRemainderTensorTensor_converts[] = {-1};
constexpr int8_t kRemainderTensorTensor_any_of[] = {-1};
constexpr ParamList kRemainderTensorTensor_same[] = {nullptr};
constexpr int8_t kRemainderTensorTensor_out_sources[] = {0, 1, -1};
constexpr ShapeRule kRemainderTensorTensor_shapes[] = {{ShapeRule::broadcast, 2, -1, kRemainderTensorTensor_out_sources}};
constexpr Row kRemainderTensorTensor = {"aclnnRemainderTensorTensor", kRemainderTensorTensor_params, 3, 0x1f, kRemainderTensorTensor_order, 7, kRemainderTensorTensor_promote, PromoteRule::table, &kSet_float_DOUBLE_INT64_INT32, Compute::promoted, kRemainderTensorTensor_operands, kRemainderTensorTensor_converts, kRemainderTensorTensor_any_of, 2, kRemainderTensorTensor_broadcast, -1, kRemainderTensorTensor_same, kRemainderTensorTensor_shapes, 1, 161002, nullptr, ops::remainder};

constexpr Param kRightShift_params[] = {
    {"input", ParamKind::tensor, Role::in, false, &kSet_ints_UINT16_UINT32_UINT64, 0x1ff, nullptr, {}},
    {"shiftBits", ParamKind::tensor, Role::in, false, &kSet_ints_UINT16_UINT32_UINT64, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_ints_UINT16_UINT32_UINT64, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kRightShift_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}, {Step::empty, -1}, {Step::promote, -1}, {Step::cast_out, -1}};
constexpr int8_t kRightShift_promote[] = {0, 1, -1};
constexpr int8_t kRightShift_operands[] = {0, 1, -1};
constexpr int8_t kRightShift_broadcast[] = {0, 1, -1};
constexpr int8_t kRightShift_converts[] = {-1};
constexpr int8_t kRightShift_any_of[] = {-1};
constexpr ParamList kRightShift_same[] = {nullptr};
constexpr int8_t kRightShift_out_sources[] = {0, 1, -1};
constexpr ShapeRule kRightShift_shapes[] = {{ShapeRule::broadcast, 2, -1, kRightShift_out_sources}};
constexpr Row kRightShift = {"aclnnRightShift", kRightShift_params, 3, 0x7, kRightShift_order, 8, kRightShift_promote, PromoteRule::table, nullptr, Compute::promoted, kRightShift_operands, kRightShift_converts, kRightShift_any_of, 2, kRightShift_broadcast, -1, kRightShift_same, kRightShift_shapes, 1, 161002, nullptr, ops::right_shift};

constexpr Param kRound_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_INT64_INT32, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_INT64_INT32, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kRound_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}, {Step::format, -1}};
constexpr int8_t kRound_promote[] = {-1};
constexpr int8_t kRound_operands[] = {0, -1};
constexpr int8_t kRound_broadcast[] = {-1};
constexpr int8_t kRound_converts[] = {-1};
constexpr int8_t kRound_any_of[] = {-1};
constexpr int8_t kRound_same0[] = {0, 1, -1};
constexpr ParamList kRound_same[] = {kRound_same0, nullptr};
constexpr int8_t kRound_out_sources[] = {0, -1};
constexpr ShapeRule kRound_shapes[] = {{ShapeRule::same, 1, -1, kRound_out_sources}};
constexpr Row kRound = {"aclnnRound", kRound_params, 2, 0xf, kRound_order, 5, kRound_promote, PromoteRule::table, nullptr, Compute::promoted, kRound_operands, kRound_converts, kRound_any_of, 1, kRound_broadcast, -1, kRound_same, kRound_shapes, 1, 161002, nullptr, ops::nearest};

constexpr Param kRoundDecimals_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_INT64_INT32, 0x1ff, nullptr, {}},
    {"decimals", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_INT64_INT32, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kRoundDecimals_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}, {Step::format, -1}};
constexpr int8_t kRoundDecimals_promote[] = {-1};
constexpr int8_t kRoundDecimals_operands[] = {0, -1};
constexpr int8_t kRoundDecimals_broadcast[] = {-1};
constexpr int8_t kRoundDecimals_converts[] = {-1};
constexpr int8_t kRoundDecimals_any_of[] = {-1};
constexpr int8_t kRoundDecimals_same0[] = {0, 2, -1};
constexpr ParamList kRoundDecimals_same[] = {kRoundDecimals_same0, nullptr};
constexpr int8_t kRoundDecimals_out_sources[] = {0, -1};
constexpr ShapeRule kRoundDecimals_shapes[] = {{ShapeRule::same, 2, -1, kRoundDecimals_out_sources}};
constexpr Row kRoundDecimals = {"aclnnRoundDecimals", kRoundDecimals_params, 3, 0xf, kRoundDecimals_order, 5, kRoundDecimals_promote, PromoteRule::table, nullptr, Compute::promoted, kRoundDecimals_operands, kRoundDecimals_converts, kRoundDecimals_any_of, 2, kRoundDecimals_broadcast, -1, kRoundDecimals_same, kRoundDecimals_shapes, 1, 161002, nullptr, ops::round_decimals};

constexpr Param kRsqrt_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_training_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_training_DOUBLE_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kRsqrt_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kRsqrt_promote[] = {-1};
constexpr int8_t kRsqrt_operands[] = {0, -1};
constexpr int8_t kRsqrt_broadcast[] = {-1};
constexpr int8_t kRsqrt_converts[] = {-1};
constexpr int8_t kRsqrt_any_of[] = {-1};
constexpr ParamList kRsqrt_same[] = {nullptr};
constexpr int8_t kRsqrt_out_sources[] = {0, -1};
constexpr ShapeRule kRsqrt_shapes[] = {{ShapeRule::same, 1, -1, kRsqrt_out_sources}};
constexpr Row kRsqrt = {"aclnnRsqrt", kRsqrt_params, 2, 0x2f, kRsqrt_order, 4, kRsqrt_promote, PromoteRule::table, nullptr, Compute::output_integral, kRsqrt_operands, kRsqrt_converts, kRsqrt_any_of, 1, kRsqrt_broadcast, -1, kRsqrt_same, kRsqrt_shapes, 1, 161002, nullptr, ops::rsqrt};

constexpr Param kRsub_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_complex, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_complex, 0x1ff, nullptr, {}},
    {"alpha", ParamKind::scalar, Role::in, false, &kSet_float_DOUBLE_ints_complex, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kRsub_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kRsub_promote[] = {0, 1, -1};
constexpr int8_t kRsub_operands[] = {1, 0, -1};
constexpr int8_t kRsub_broadcast[] = {0, 1, -1};
constexpr int8_t kRsub_converts[] = {2, -1};
constexpr int8_t kRsub_any_of[] = {-1};
constexpr ParamList kRsub_same[] = {nullptr};
constexpr int8_t kRsub_out_sources[] = {0, 1, -1};
constexpr ShapeRule kRsub_shapes[] = {{ShapeRule::broadcast, 3, -1, kRsub_out_sources}};
constexpr Row kRsub = {"aclnnRsub", kRsub_params, 4, 0xf, kRsub_order, 7, kRsub_promote, PromoteRule::table, nullptr, Compute::promoted, kRsub_operands, kRsub_converts, kRsub_any_of, 3, kRsub_broadcast, -1, kRsub_same, kRsub_shapes, 1, 161002, nullptr, ops::sub};

constexpr Param kRsubs_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_complex, 0x1ff, nullptr, {}},
    {"other", ParamKind::scalar, Role::in, false, &kSet_float_DOUBLE_ints_complex, 0x1ff, nullptr, {}},
    {"alpha", ParamKind::scalar, Role::in, false, &kSet_float_DOUBLE_ints_complex, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kRsubs_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kRsubs_promote[] = {0, 1, -1};
constexpr int8_t kRsubs_operands[] = {1, 0, -1};
constexpr int8_t kRsubs_broadcast[] = {-1};
constexpr int8_t kRsubs_converts[] = {2, -1};
constexpr int8_t kRsubs_any_of[] = {-1};
constexpr ParamList kRsubs_same[] = {nullptr};
constexpr int8_t kRsubs_out_sources[] = {0, -1};
constexpr ShapeRule kRsubs_shapes[] = {{ShapeRule::same, 3, -1, kRsubs_out_sources}};
constexpr Row kRsubs = {"aclnnRsubs", kRsubs_params, 4, 0x1f, kRsubs_order, 6, kRsubs_promote, PromoteRule::scalar, nullptr, Compute::promoted, kRsubs_operands, kRsubs_converts, kRsubs_any_of, 3, kRsubs_broadcast, -1, kRsubs_same, kRsubs_shapes, 1, 161002, nullptr, ops::sub};

constexpr Param kSWhere_params[] = {
    {"condition", ParamKind::tensor, Role::in, false, &kSet_UINT8_BOOL, 0x1ff, nullptr, {}},
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL_complex, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL_complex, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kSWhere_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}, {Step::promote, -1}};
constexpr int8_t kSWhere_promote[] = {1, 2, -1};
constexpr int8_t kSWhere_operands[] = {0, 1, 2, -1};
constexpr int8_t kSWhere_broadcast[] = {0, 1, 2, -1};
constexpr int8_t kSWhere_converts[] = {-1};
constexpr int8_t kSWhere_any_of[] = {-1};
constexpr ParamList kSWhere_same[] = {nullptr};
constexpr int8_t kSWhere_out_sources[] = {0, 1, 2, -1};
constexpr ShapeRule kSWhere_shapes[] = {{ShapeRule::broadcast, 3, -1, kSWhere_out_sources}};
constexpr Row kSWhere = {"aclnnSWhere", kSWhere_params, 4, 0x1f, kSWhere_order, 6, kSWhere_promote, PromoteRule::table, nullptr, Compute::promoted, kSWhere_operands, kSWhere_converts, kSWhere_any_of, 3, kSWhere_broadcast, -1, kSWhere_same, kSWhere_shapes, 1, 161002, nullptr, ops::s_where};

constexpr Param kScale_params[] = {
    {"x", ParamKind::tensor, Role::in, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
    {"scale", ParamKind::tensor, Role::in, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
    {"bias", ParamKind::tensor, Role::in, true, &kSet_float_bf16, 0x1ff, nullptr, {}},
    {"axis", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {.kind = AttrRule::dims, .tensor = 0}},
    {"numAxes", ParamKind::integer, Role::attr, false, nullptr, 0x1ff, nullptr, {AttrRule::range, false, false, -1, __builtin_inf(), nullptr, "of at least -1"}},
    {"scaleFromBlob", ParamKind::boolean, Role::attr, false, nullptr, 0x1ff, nullptr, {}},
    {"y", ParamKind::tensor, Role::out, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kScale_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}, {Step::attr, -1}, {Step::custom, -1}, {Step::empty, -1}};
constexpr int8_t kScale_promote[] = {-1};
constexpr int8_t kScale_operands[] = {0, 1, 2, -1};
constexpr int8_t kScale_broadcast[] = {-1};
constexpr int8_t kScale_converts[] = {-1};
constexpr int8_t kScale_any_of[] = {-1};
constexpr int8_t kScale_same0[] = {0, 1, 2, 6, -1};
constexpr ParamList kScale_same[] = {kScale_same0, nullptr};
constexpr int8_t kScale_y_sources[] = {0, -1};
constexpr int8_t kScale_bias_sources[] = {1, -1};
constexpr ShapeRule kScale_shapes[] = {{ShapeRule::same, 6, -1, kScale_y_sources}, {ShapeRule::same, 2, -1, kScale_bias_sources}};
constexpr Row kScale = {"aclnnScale", kScale_params, 7, 0x17, kScale_order, 7, kScale_promote, PromoteRule::table, nullptr, Compute::promoted, kScale_operands, kScale_converts, kScale_any_of, 6, kScale_broadcast, -1, kScale_same, kScale_shapes, 2, 161002, ops::scale_covers_axes, ops::scale};

constexpr Param kSign_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_INT64_INT32_BOOL_complex, 0x1ff, nullptr, {}},
    {"result", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_INT64_INT32_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kSign_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kSign_promote[] = {-1};
constexpr int8_t kSign_operands[] = {0, -1};
constexpr int8_t kSign_broadcast[] = {-1};
constexpr int8_t kSign_converts[] = {-1};
constexpr int8_t kSign_any_of[] = {-1};
constexpr int8_t kSign_same0[] = {0, 1, -1};
constexpr ParamList kSign_same[] = {kSign_same0, nullptr};
constexpr int8_t kSign_result_sources[] = {0, -1};
constexpr ShapeRule kSign_shapes[] = {{ShapeRule::same, 1, -1, kSign_result_sources}};
constexpr Row kSign = {"aclnnSign", kSign_params, 2, 0x7, kSign_order, 4, kSign_promote, PromoteRule::table, nullptr, Compute::promoted, kSign_operands, kSign_converts, kSign_any_of, 1, kSign_broadcast, -1, kSign_same, kSign_shapes, 1, 161002, nullptr, ops::sign};

constexpr Param kSignbit_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints_UINT16_UINT32_UINT64_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kSignbit_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kSignbit_promote[] = {-1};
constexpr int8_t kSignbit_operands[] = {0, -1};
constexpr int8_t kSignbit_broadcast[] = {-1};
constexpr int8_t kSignbit_converts[] = {-1};
constexpr int8_t kSignbit_any_of[] = {-1};
constexpr ParamList kSignbit_same[] = {nullptr};
constexpr int8_t kSignbit_out_sources[] = {0, -1};
constexpr ShapeRule kSignbit_shapes[] = {{ShapeRule::same, 1, -1, kSignbit_out_sources}};
constexpr Row kSignbit = {"aclnnSignbit", kSignbit_params, 2, 0xf, kSignbit_order, 4, kSignbit_promote, PromoteRule::table, nullptr, Compute::promoted, kSignbit_operands, kSignbit_converts, kSignbit_any_of, 1, kSignbit_broadcast, -1, kSignbit_same, kSignbit_shapes, 1, 161002, nullptr, ops::signbit};

constexpr Param kSin_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_training_inference_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_training_inference_DOUBLE_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kSin_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kSin_promote[] = {-1};
constexpr int8_t kSin_operands[] = {0, -1};
constexpr int8_t kSin_broadcast[] = {-1};
constexpr int8_t kSin_converts[] = {-1};
constexpr int8_t kSin_any_of[] = {-1};
constexpr ParamList kSin_same[] = {nullptr};
constexpr int8_t kSin_out_sources[] = {0, -1};
constexpr ShapeRule kSin_shapes[] = {{ShapeRule::same, 1, -1, kSin_out_sources}};
constexpr Row kSin = {"aclnnSin", kSin_params, 2, 0x3f, kSin_order, 4, kSin_promote, PromoteRule::table, nullptr, Compute::floating, kSin_operands, kSin_converts, kSin_any_of, 1, kSin_broadcast, -1, kSin_same, kSin_shapes, 1, 161002, nullptr, ops::sin};

constexpr Param kSinc_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kSinc_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kSinc_promote[] = {-1};
constexpr int8_t kSinc_operands[] = {0, -1};
constexpr int8_t kSinc_broadcast[] = {-1};
constexpr int8_t kSinc_converts[] = {-1};
constexpr int8_t kSinc_any_of[] = {-1};
constexpr ParamList kSinc_same[] = {nullptr};
constexpr int8_t kSinc_out_sources[] = {0, -1};
constexpr ShapeRule kSinc_shapes[] = {{ShapeRule::same, 1, -1, kSinc_out_sources}};
constexpr Row kSinc = {"aclnnSinc", kSinc_params, 2, 0xf, kSinc_order, 4, kSinc_promote, PromoteRule::table, nullptr, Compute::floating, kSinc_operands, kSinc_converts, kSinc_any_of, 1, kSinc_broadcast, -1, kSinc_same, kSinc_shapes, 1, 161002, nullptr, ops::sinc};

constexpr Param kSinh_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kSinh_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kSinh_promote[] = {-1};
constexpr int8_t kSinh_operands[] = {0, -1};
constexpr int8_t kSinh_broadcast[] = {-1};
constexpr int8_t kSinh_converts[] = {-1};
constexpr int8_t kSinh_any_of[] = {-1};
constexpr ParamList kSinh_same[] = {nullptr};
constexpr int8_t kSinh_out_sources[] = {0, -1};
constexpr ShapeRule kSinh_shapes[] = {{ShapeRule::same, 1, -1, kSinh_out_sources}};
constexpr Row kSinh = {"aclnnSinh", kSinh_params, 2, 0x1b, kSinh_order, 4, kSinh_promote, PromoteRule::table, nullptr, Compute::output_integral, kSinh_operands, kSinh_converts, kSinh_any_of, 1, kSinh_broadcast, -1, kSinh_same, kSinh_shapes, 1, 161002, nullptr, ops::sinh};

constexpr Param kSqrt_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kSqrt_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::cast_out, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kSqrt_promote[] = {-1};
constexpr int8_t kSqrt_operands[] = {0, -1};
constexpr int8_t kSqrt_broadcast[] = {-1};
constexpr int8_t kSqrt_converts[] = {-1};
constexpr int8_t kSqrt_any_of[] = {-1};
constexpr ParamList kSqrt_same[] = {nullptr};
constexpr int8_t kSqrt_out_sources[] = {0, -1};
constexpr ShapeRule kSqrt_shapes[] = {{ShapeRule::same, 1, -1, kSqrt_out_sources}};
constexpr Row kSqrt = {"aclnnSqrt", kSqrt_params, 2, 0xf, kSqrt_order, 5, kSqrt_promote, PromoteRule::table, nullptr, Compute::floating, kSqrt_operands, kSqrt_converts, kSqrt_any_of, 1, kSqrt_broadcast, -1, kSqrt_same, kSqrt_shapes, 1, 161002, nullptr, ops::sqrt, nullptr, &kSet_INT64, nullptr};

constexpr Param kSquare_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_INT64_INT32, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_INT64_INT32, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kSquare_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::format, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kSquare_promote[] = {-1};
constexpr int8_t kSquare_operands[] = {0, -1};
constexpr int8_t kSquare_broadcast[] = {-1};
constexpr int8_t kSquare_converts[] = {-1};
constexpr int8_t kSquare_any_of[] = {-1};
constexpr int8_t kSquare_same0[] = {0, 1, -1};
constexpr ParamList kSquare_same[] = {kSquare_same0, nullptr};
constexpr int8_t kSquare_out_sources[] = {0, -1};
constexpr ShapeRule kSquare_shapes[] = {{ShapeRule::same, 1, -1, kSquare_out_sources}};
constexpr Row kSquare = {"aclnnSquare", kSquare_params, 2, 0x4, kSquare_order, 5, kSquare_promote, PromoteRule::table, nullptr, Compute::promoted, kSquare_operands, kSquare_converts, kSquare_any_of, 1, kSquare_broadcast, -1, kSquare_same, kSquare_shapes, 1, 161002, nullptr, ops::square};

constexpr Param kSub_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"alpha", ParamKind::scalar, Role::in, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kSub_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kSub_promote[] = {0, 1, -1};
constexpr int8_t kSub_operands[] = {0, 1, -1};
constexpr int8_t kSub_broadcast[] = {0, 1, -1};
constexpr int8_t kSub_converts[] = {2, -1};
constexpr int8_t kSub_any_of[] = {-1};
constexpr ParamList kSub_same[] = {nullptr};
constexpr int8_t kSub_out_sources[] = {0, 1, -1};
constexpr ShapeRule kSub_shapes[] = {{ShapeRule::broadcast, 3, -1, kSub_out_sources}};
constexpr Row kSub = {"aclnnSub", kSub_params, 4, 0x2f, kSub_order, 7, kSub_promote, PromoteRule::table, &kSet_float_bf16_DOUBLE_ints_complex, Compute::promoted, kSub_operands, kSub_converts, kSub_any_of, 3, kSub_broadcast, -1, kSub_same, kSub_shapes, 1, 161002, nullptr, ops::sub};

constexpr Param kSubs_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"other", ParamKind::scalar, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"alpha", ParamKind::scalar, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_ints_BOOL_complex, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kSubs_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kSubs_promote[] = {0, 1, -1};
constexpr int8_t kSubs_operands[] = {0, 1, -1};
constexpr int8_t kSubs_broadcast[] = {-1};
constexpr int8_t kSubs_converts[] = {2, -1};
constexpr int8_t kSubs_any_of[] = {-1};
constexpr ParamList kSubs_same[] = {nullptr};
constexpr int8_t kSubs_out_sources[] = {0, -1};
constexpr ShapeRule kSubs_shapes[] = {{ShapeRule::same, 3, -1, kSubs_out_sources}};
constexpr Row kSubs = {"aclnnSubs", kSubs_params, 4, 0x1f, kSubs_order, 6, kSubs_promote, PromoteRule::scalar, &kSet_float_bf16_DOUBLE_ints_complex, Compute::promoted, kSubs_operands, kSubs_converts, kSubs_any_of, 3, kSubs_broadcast, -1, kSubs_same, kSubs_shapes, 1, 161002, nullptr, ops::sub};

constexpr Param kTan_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_DOUBLE_ints_BOOL_COMPLEX64_a2_a3_COMPLEX128, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_DOUBLE_COMPLEX64_a2_a3_COMPLEX128, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kTan_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::rank, -1}, {Step::shape, -1}, {Step::cast_out, -1}};
constexpr int8_t kTan_promote[] = {-1};
constexpr int8_t kTan_operands[] = {0, -1};
constexpr int8_t kTan_broadcast[] = {-1};
constexpr int8_t kTan_converts[] = {-1};
constexpr int8_t kTan_any_of[] = {-1};
constexpr ParamList kTan_same[] = {nullptr};
constexpr int8_t kTan_out_sources[] = {0, -1};
constexpr ShapeRule kTan_shapes[] = {{ShapeRule::same, 1, -1, kTan_out_sources}};
constexpr Row kTan = {"aclnnTan", kTan_params, 2, 0x1b, kTan_order, 5, kTan_promote, PromoteRule::table, nullptr, Compute::floating, kTan_operands, kTan_converts, kTan_any_of, 1, kTan_broadcast, -1, kTan_same, kTan_shapes, 1, 161002, nullptr, ops::tan};

constexpr Param kTanh_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_ints_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kTanh_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::cast_out, -1}, {Step::format, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kTanh_promote[] = {-1};
constexpr int8_t kTanh_operands[] = {0, -1};
constexpr int8_t kTanh_broadcast[] = {-1};
constexpr int8_t kTanh_converts[] = {-1};
constexpr int8_t kTanh_any_of[] = {-1};
constexpr ParamList kTanh_same[] = {nullptr};
constexpr int8_t kTanh_out_sources[] = {0, -1};
constexpr ShapeRule kTanh_shapes[] = {{ShapeRule::same, 1, -1, kTanh_out_sources}};
constexpr Row kTanh = {"aclnnTanh", kTanh_params, 2, 0xf, kTanh_order, 6, kTanh_promote, PromoteRule::table, nullptr, Compute::floating, kTanh_operands, kTanh_converts, kTanh_any_of, 1, kTanh_broadcast, -1, kTanh_same, kTanh_shapes, 1, 161002, nullptr, ops::tanh};

constexpr Param kTrunc_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_inference, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_FLOAT_FLOAT16_BFLOAT16_a2_a3_950_inference, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kTrunc_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::shape, -1}, {Step::rank, -1}};
constexpr int8_t kTrunc_promote[] = {-1};
constexpr int8_t kTrunc_operands[] = {0, -1};
constexpr int8_t kTrunc_broadcast[] = {-1};
constexpr int8_t kTrunc_converts[] = {-1};
constexpr int8_t kTrunc_any_of[] = {-1};
constexpr int8_t kTrunc_same0[] = {0, 1, -1};
constexpr ParamList kTrunc_same[] = {kTrunc_same0, nullptr};
constexpr int8_t kTrunc_out_sources[] = {0, -1};
constexpr ShapeRule kTrunc_shapes[] = {{ShapeRule::same, 1, -1, kTrunc_out_sources}};
constexpr Row kTrunc = {"aclnnTrunc", kTrunc_params, 2, 0x1f, kTrunc_order, 4, kTrunc_promote, PromoteRule::table, nullptr, Compute::promoted, kTrunc_operands, kTrunc_converts, kTrunc_any_of, 1, kTrunc_broadcast, -1, kTrunc_same, kTrunc_shapes, 1, 161002, nullptr, ops::truncate};

constexpr Param kXLogYScalarOther_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_bf16_ints_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::scalar, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kXLogYScalarOther_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kXLogYScalarOther_promote[] = {0, 1, -1};
constexpr int8_t kXLogYScalarOther_operands[] = {0, 1, -1};
constexpr int8_t kXLogYScalarOther_broadcast[] = {-1};
constexpr int8_t kXLogYScalarOther_converts[] = {-1};
constexpr int8_t kXLogYScalarOther_any_of[] = {-1};
constexpr ParamList kXLogYScalarOther_same[] = {nullptr};
constexpr int8_t kXLogYScalarOther_out_sources[] = {0, -1};
constexpr ShapeRule kXLogYScalarOther_shapes[] = {{ShapeRule::same, 2, -1, kXLogYScalarOther_out_sources}};
constexpr Row kXLogYScalarOther = {"aclnnXLogYScalarOther", kXLogYScalarOther_params, 3, 0xb, kXLogYScalarOther_order, 6, kXLogYScalarOther_promote, PromoteRule::table, nullptr, Compute::promoted, kXLogYScalarOther_operands, kXLogYScalarOther_converts, kXLogYScalarOther_any_of, 2, kXLogYScalarOther_broadcast, -1, kXLogYScalarOther_same, kXLogYScalarOther_shapes, 1, 161002, nullptr, ops::x_log_y, &kSet_DOUBLE_ints_BOOL, nullptr, nullptr};

constexpr Param kXLogYScalarSelf_params[] = {
    {"self", ParamKind::scalar, Role::in, false, &kSet_float_bf16_DOUBLE_ints_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_bf16_ints_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_bf16, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kXLogYScalarSelf_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::cast_out, -1}, {Step::rank, -1}, {Step::shape, -1}};
constexpr int8_t kXLogYScalarSelf_promote[] = {0, 1, -1};
constexpr int8_t kXLogYScalarSelf_operands[] = {0, 1, -1};
constexpr int8_t kXLogYScalarSelf_broadcast[] = {-1};
constexpr int8_t kXLogYScalarSelf_converts[] = {-1};
constexpr int8_t kXLogYScalarSelf_any_of[] = {-1};
constexpr ParamList kXLogYScalarSelf_same[] = {nullptr};
constexpr int8_t kXLogYScalarSelf_out_sources[] = {1, -1};
constexpr ShapeRule kXLogYScalarSelf_shapes[] = {{ShapeRule::same, 2, -1, kXLogYScalarSelf_out_sources}};
constexpr Row kXLogYScalarSelf = {"aclnnXLogYScalarSelf", kXLogYScalarSelf_params, 3, 0x1b, kXLogYScalarSelf_order, 6, kXLogYScalarSelf_promote, PromoteRule::table, nullptr, Compute::promoted, kXLogYScalarSelf_operands, kXLogYScalarSelf_converts, kXLogYScalarSelf_any_of, 2, kXLogYScalarSelf_broadcast, -1, kXLogYScalarSelf_same, kXLogYScalarSelf_shapes, 1, 161002, nullptr, ops::x_log_y, &kSet_DOUBLE_ints_BOOL, nullptr, nullptr};

constexpr Param kXLogYTensor_params[] = {
    {"self", ParamKind::tensor, Role::in, false, &kSet_float_bf16_ints_BOOL, 0x1ff, nullptr, {}},
    {"other", ParamKind::tensor, Role::in, false, &kSet_float_bf16_ints_BOOL, 0x1ff, nullptr, {}},
    {"out", ParamKind::tensor, Role::out, false, &kSet_float_bf16_ints_BOOL, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kXLogYTensor_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::promote, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kXLogYTensor_promote[] = {0, 1, -1};
constexpr int8_t kXLogYTensor_operands[] = {0, 1, -1};
constexpr int8_t kXLogYTensor_broadcast[] = {0, 1, -1};
constexpr int8_t kXLogYTensor_converts[] = {-1};
constexpr int8_t kXLogYTensor_any_of[] = {-1};
constexpr ParamList kXLogYTensor_same[] = {nullptr};
constexpr int8_t kXLogYTensor_out_sources[] = {0, 1, -1};
constexpr ShapeRule kXLogYTensor_shapes[] = {{ShapeRule::broadcast, 2, -1, kXLogYTensor_out_sources}};
constexpr Row kXLogYTensor = {"aclnnXLogYTensor", kXLogYTensor_params, 3, 0x1b, kXLogYTensor_order, 6, kXLogYTensor_promote, PromoteRule::table, nullptr, Compute::promoted, kXLogYTensor_operands, kXLogYTensor_converts, kXLogYTensor_any_of, 2, kXLogYTensor_broadcast, -1, kXLogYTensor_same, kXLogYTensor_shapes, 1, 161002, nullptr, ops::x_log_y, &kSet_ints_BOOL, nullptr, nullptr};

constexpr Param kXlog1py_params[] = {
    {"x", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"y", ParamKind::tensor, Role::in, false, &kSet_float, 0x1ff, nullptr, {}},
    {"z", ParamKind::tensor, Role::out, false, &kSet_float, 0x1ff, nullptr, {}},
};
constexpr OrderedStep kXlog1py_order[] = {{Step::null, -1}, {Step::dtype, -1}, {Step::format, -1}, {Step::rank, -1}, {Step::broadcast, -1}, {Step::shape, -1}};
constexpr int8_t kXlog1py_promote[] = {-1};
constexpr int8_t kXlog1py_operands[] = {0, 1, -1};
constexpr int8_t kXlog1py_broadcast[] = {0, 1, -1};
constexpr int8_t kXlog1py_converts[] = {-1};
constexpr int8_t kXlog1py_any_of[] = {-1};
constexpr int8_t kXlog1py_same0[] = {0, 1, 2, -1};
constexpr ParamList kXlog1py_same[] = {kXlog1py_same0, nullptr};
constexpr int8_t kXlog1py_z_sources[] = {0, 1, -1};
constexpr ShapeRule kXlog1py_shapes[] = {{ShapeRule::broadcast, 2, -1, kXlog1py_z_sources}};
constexpr Row kXlog1py = {"aclnnXlog1py", kXlog1py_params, 3, 0x4, kXlog1py_order, 6, kXlog1py_promote, PromoteRule::table, nullptr, Compute::promoted, kXlog1py_operands, kXlog1py_converts, kXlog1py_any_of, 2, kXlog1py_broadcast, -1, kXlog1py_same, kXlog1py_shapes, 1, 161002, nullptr, ops::xlog1py};

}  // namespace
}  // namespace pyaclnn

using namespace pyaclnn;

#define ENTRY extern "C" ACL_FUNC_VISIBILITY aclnnStatus

ENTRY aclnnAbsGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kAbs, args, workspaceSize, executor);
}
ENTRY aclnnAbs(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kAbs, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnAcosGetWorkspaceSize(const aclTensor* input, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {input, out};
  return plan_call(kAcos, args, workspaceSize, executor);
}
ENTRY aclnnAcos(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kAcos, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnAcoshGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kAcosh, args, workspaceSize, executor);
}
ENTRY aclnnAcosh(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kAcosh, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnAddGetWorkspaceSize(const aclTensor* self, const aclTensor* other, const aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, alpha, out};
  return plan_call(kAdd, args, workspaceSize, executor);
}
ENTRY aclnnAdd(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kAdd, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnAddLoraGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, int64_t, double, int64_t, int64_t, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnAddLora"); }
ENTRY aclnnAddLora(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnAddLora"); }
ENTRY aclnnAddNGetWorkspaceSize(const aclTensorList* tensors, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {tensors, out};
  return plan_call(kAddN, args, workspaceSize, executor);
}
ENTRY aclnnAddN(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kAddN, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnAddReluGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, alpha, out};
  return plan_call(kAddRelu, args, workspaceSize, executor);
}
ENTRY aclnnAddRelu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kAddRelu, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnAddV3GetWorkspaceSize(const aclScalar* self, const aclTensor* other, const aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, alpha, out};
  return plan_call(kAddV3, args, workspaceSize, executor);
}
ENTRY aclnnAddV3(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kAddV3, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnAddcdivGetWorkspaceSize(const aclTensor* self, const aclTensor* tensor1, const aclTensor* tensor2, const aclScalar* value, const aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, tensor1, tensor2, value, out};
  return plan_call(kAddcdiv, args, workspaceSize, executor);
}
ENTRY aclnnAddcdiv(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kAddcdiv, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnAddcmulGetWorkspaceSize(const aclTensor* self, const aclTensor* tensor1, const aclTensor* tensor2, const aclScalar* value, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, tensor1, tensor2, value, out};
  return plan_call(kAddcmul, args, workspaceSize, executor);
}
ENTRY aclnnAddcmul(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kAddcmul, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnAddrGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclScalar*, const aclScalar*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnAddr"); }
ENTRY aclnnAddr(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnAddr"); }
ENTRY aclnnAddsGetWorkspaceSize(const aclTensor* self, const aclScalar* other, const aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, alpha, out};
  return plan_call(kAdds, args, workspaceSize, executor);
}
ENTRY aclnnAdds(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kAdds, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnAffineGridGetWorkspaceSize(const aclTensor*, const aclIntArray*, bool, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnAffineGrid"); }
ENTRY aclnnAffineGrid(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnAffineGrid"); }
ENTRY aclnnAmpUpdateScaleGetWorkspaceSize(const aclTensor* currentScale, const aclTensor* growthTracker, const aclTensor* foundInf, double growthFactor, double backoffFactor, int64_t growthInterval, const aclTensor* updatedScale, const aclTensor* updatedGrowthTracker, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {currentScale, growthTracker, foundInf, growthFactor, backoffFactor, growthInterval, updatedScale, updatedGrowthTracker};
  return plan_call(kAmpUpdateScale, args, workspaceSize, executor);
}
ENTRY aclnnAmpUpdateScale(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kAmpUpdateScale, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnAngleV2GetWorkspaceSize(const aclTensor* x, const aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {x, out};
  return plan_call(kAngleV2, args, workspaceSize, executor);
}
ENTRY aclnnAngleV2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kAngleV2, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnArangeGetWorkspaceSize(const aclScalar* start, const aclScalar* end, const aclScalar* step, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {start, end, step, out};
  return plan_call(kArange, args, workspaceSize, executor);
}
ENTRY aclnnArange(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kArange, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnArgsortGetWorkspaceSize(const aclTensor*, int64_t, bool, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnArgsort"); }
ENTRY aclnnArgsort(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnArgsort"); }
ENTRY aclnnAsinGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kAsin, args, workspaceSize, executor);
}
ENTRY aclnnAsin(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kAsin, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnAsinhGetWorkspaceSize(const aclTensor* input, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {input, out};
  return plan_call(kAsinh, args, workspaceSize, executor);
}
ENTRY aclnnAsinh(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kAsinh, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnAtanGetWorkspaceSize(const aclTensor* input, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {input, out};
  return plan_call(kAtan, args, workspaceSize, executor);
}
ENTRY aclnnAtan(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kAtan, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnAtan2GetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, out};
  return plan_call(kAtan2, args, workspaceSize, executor);
}
ENTRY aclnnAtan2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kAtan2, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnAtanhGetWorkspaceSize(const aclTensor* input, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {input, out};
  return plan_call(kAtanh, args, workspaceSize, executor);
}
ENTRY aclnnAtanh(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kAtanh, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnBatchNormStatsGetWorkspaceSize(const aclTensor*, double, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnBatchNormStats"); }
ENTRY aclnnBatchNormStats(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnBatchNormStats"); }
ENTRY aclnnBincountGetWorkspaceSize(const aclTensor*, const aclTensor*, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnBincount"); }
ENTRY aclnnBincount(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnBincount"); }
ENTRY aclnnBitwiseAndScalarGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, out};
  return plan_call(kBitwiseAndScalar, args, workspaceSize, executor);
}
ENTRY aclnnBitwiseAndScalar(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kBitwiseAndScalar, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnBitwiseAndTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, out};
  return plan_call(kBitwiseAndTensor, args, workspaceSize, executor);
}
ENTRY aclnnBitwiseAndTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kBitwiseAndTensor, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnBitwiseAndTensorOutGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, out};
  return plan_call(kBitwiseAndTensorOut, args, workspaceSize, executor);
}
ENTRY aclnnBitwiseAndTensorOut(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kBitwiseAndTensorOut, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnBitwiseNotGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kBitwiseNot, args, workspaceSize, executor);
}
ENTRY aclnnBitwiseNot(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kBitwiseNot, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnBitwiseOrScalarGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, out};
  return plan_call(kBitwiseOrScalar, args, workspaceSize, executor);
}
ENTRY aclnnBitwiseOrScalar(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kBitwiseOrScalar, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnBitwiseOrTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, out};
  return plan_call(kBitwiseOrTensor, args, workspaceSize, executor);
}
ENTRY aclnnBitwiseOrTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kBitwiseOrTensor, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnBitwiseXorScalarGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, out};
  return plan_call(kBitwiseXorScalar, args, workspaceSize, executor);
}
ENTRY aclnnBitwiseXorScalar(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kBitwiseXorScalar, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnBitwiseXorTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, out};
  return plan_call(kBitwiseXorTensor, args, workspaceSize, executor);
}
ENTRY aclnnBitwiseXorTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kBitwiseXorTensor, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnCastGetWorkspaceSize(const aclTensor* self, const aclDataType dtype, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, dtype, out};
  return plan_call(kCast, args, workspaceSize, executor);
}
ENTRY aclnnCast(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kCast, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnCdistGetWorkspaceSize(const aclTensor*, const aclTensor*, float, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnCdist"); }
ENTRY aclnnCdist(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnCdist"); }
ENTRY aclnnCdistBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, float, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnCdistBackward"); }
ENTRY aclnnCdistBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnCdistBackward"); }
ENTRY aclnnCeilGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kCeil, args, workspaceSize, executor);
}
ENTRY aclnnCeil(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kCeil, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnClampGetWorkspaceSize(const aclTensor* self, const aclScalar* clipValueMin, const aclScalar* clipValueMax, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, clipValueMin, clipValueMax, out};
  return plan_call(kClamp, args, workspaceSize, executor);
}
ENTRY aclnnClamp(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kClamp, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnClampMaxGetWorkspaceSize(const aclTensor* self, const aclScalar* clipValueMax, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, clipValueMax, out};
  return plan_call(kClampMax, args, workspaceSize, executor);
}
ENTRY aclnnClampMax(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kClampMax, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnClampMaxTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* max, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, max, out};
  return plan_call(kClampMaxTensor, args, workspaceSize, executor);
}
ENTRY aclnnClampMaxTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kClampMaxTensor, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnClampMinGetWorkspaceSize(const aclTensor* self, const aclScalar* clipValueMin, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, clipValueMin, out};
  return plan_call(kClampMin, args, workspaceSize, executor);
}
ENTRY aclnnClampMin(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kClampMin, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnClampMinTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* clipValueMin, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, clipValueMin, out};
  return plan_call(kClampMinTensor, args, workspaceSize, executor);
}
ENTRY aclnnClampMinTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kClampMinTensor, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnClampTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* clipValueMin, const aclTensor* clipValueMax, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, clipValueMin, clipValueMax, out};
  return plan_call(kClampTensor, args, workspaceSize, executor);
}
ENTRY aclnnClampTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kClampTensor, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnComplexGetWorkspaceSize(const aclTensor* real, const aclTensor* imag, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {real, imag, out};
  return plan_call(kComplex, args, workspaceSize, executor);
}
ENTRY aclnnComplex(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kComplex, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnCosGetWorkspaceSize(const aclTensor* input, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {input, out};
  return plan_call(kCos, args, workspaceSize, executor);
}
ENTRY aclnnCos(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kCos, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnCoshGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kCosh, args, workspaceSize, executor);
}
ENTRY aclnnCosh(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kCosh, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnCummaxGetWorkspaceSize(const aclTensor*, int64_t, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnCummax"); }
ENTRY aclnnCummax(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnCummax"); }
ENTRY aclnnCumminGetWorkspaceSize(const aclTensor*, int64_t, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnCummin"); }
ENTRY aclnnCummin(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnCummin"); }
ENTRY aclnnCumprodGetWorkspaceSize(const aclTensor*, const aclScalar*, const aclDataType, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnCumprod"); }
ENTRY aclnnCumprod(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnCumprod"); }
ENTRY aclnnCumsumGetWorkspaceSize(const aclTensor*, int64_t, aclDataType, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnCumsum"); }
ENTRY aclnnCumsum(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnCumsum"); }
ENTRY aclnnCumsumV2GetWorkspaceSize(const aclTensor*, int64_t, bool, bool, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnCumsumV2"); }
ENTRY aclnnCumsumV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnCumsumV2"); }
ENTRY aclnnDigammaGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kDigamma, args, workspaceSize, executor);
}
ENTRY aclnnDigamma(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kDigamma, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnDivGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, out};
  return plan_call(kDiv, args, workspaceSize, executor);
}
ENTRY aclnnDiv(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kDiv, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnDivModGetWorkspaceSize(const aclTensor* self, const aclTensor* other, int mode, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, mode, out};
  return plan_call(kDivMod, args, workspaceSize, executor);
}
ENTRY aclnnDivMod(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kDivMod, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnDivModsGetWorkspaceSize(const aclTensor* self, const aclScalar* other, int mode, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, mode, out};
  return plan_call(kDivMods, args, workspaceSize, executor);
}
ENTRY aclnnDivMods(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kDivMods, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnDivsGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, out};
  return plan_call(kDivs, args, workspaceSize, executor);
}
ENTRY aclnnDivs(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kDivs, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnDotGetWorkspaceSize(const aclTensor*, const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnDot"); }
ENTRY aclnnDot(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnDot"); }
ENTRY aclnnEqScalarGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, out};
  return plan_call(kEqScalar, args, workspaceSize, executor);
}
ENTRY aclnnEqScalar(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kEqScalar, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnEqTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, out};
  return plan_call(kEqTensor, args, workspaceSize, executor);
}
ENTRY aclnnEqTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kEqTensor, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnEqualGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, out};
  return plan_call(kEqual, args, workspaceSize, executor);
}
ENTRY aclnnEqual(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kEqual, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnErfGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kErf, args, workspaceSize, executor);
}
ENTRY aclnnErf(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kErf, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnErfcGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kErfc, args, workspaceSize, executor);
}
ENTRY aclnnErfc(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kErfc, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnErfinvGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kErfinv, args, workspaceSize, executor);
}
ENTRY aclnnErfinv(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kErfinv, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnExpGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kExp, args, workspaceSize, executor);
}
ENTRY aclnnExp(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kExp, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnExp2GetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kExp2, args, workspaceSize, executor);
}
ENTRY aclnnExp2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kExp2, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnExpSegsumGetWorkspaceSize(const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnExpSegsum"); }
ENTRY aclnnExpSegsum(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnExpSegsum"); }
ENTRY aclnnExpSegsumBackwardGetWorkspaceSize(const aclTensor*, const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnExpSegsumBackward"); }
ENTRY aclnnExpSegsumBackward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnExpSegsumBackward"); }
ENTRY aclnnExpm1GetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kExpm1, args, workspaceSize, executor);
}
ENTRY aclnnExpm1(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kExpm1, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnEyeGetWorkspaceSize(int64_t n, int64_t m, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {n, m, out};
  return plan_call(kEye, args, workspaceSize, executor);
}
ENTRY aclnnEye(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kEye, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnFloorGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kFloor, args, workspaceSize, executor);
}
ENTRY aclnnFloor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kFloor, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnFloorDivideGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, out};
  return plan_call(kFloorDivide, args, workspaceSize, executor);
}
ENTRY aclnnFloorDivide(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kFloorDivide, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnFloorDividesGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, out};
  return plan_call(kFloorDivides, args, workspaceSize, executor);
}
ENTRY aclnnFloorDivides(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kFloorDivides, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnFmodScalarGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, out};
  return plan_call(kFmodScalar, args, workspaceSize, executor);
}
ENTRY aclnnFmodScalar(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kFmodScalar, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnFmodTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, out};
  return plan_call(kFmodTensor, args, workspaceSize, executor);
}
ENTRY aclnnFmodTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kFmodTensor, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnFracGetWorkspaceSize(const aclTensor* input, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {input, out};
  return plan_call(kFrac, args, workspaceSize, executor);
}
ENTRY aclnnFrac(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kFrac, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnGcdGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, out};
  return plan_call(kGcd, args, workspaceSize, executor);
}
ENTRY aclnnGcd(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kGcd, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnGeScalarGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, out};
  return plan_call(kGeScalar, args, workspaceSize, executor);
}
ENTRY aclnnGeScalar(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kGeScalar, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnGeTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, out};
  return plan_call(kGeTensor, args, workspaceSize, executor);
}
ENTRY aclnnGeTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kGeTensor, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnGerGetWorkspaceSize(const aclTensor*, const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGer"); }
ENTRY aclnnGer(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGer"); }
ENTRY aclnnGlobalAveragePoolGetWorkspaceSize(const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGlobalAveragePool"); }
ENTRY aclnnGlobalAveragePool(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGlobalAveragePool"); }
ENTRY aclnnGlobalMaxPoolGetWorkspaceSize(const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGlobalMaxPool"); }
ENTRY aclnnGlobalMaxPool(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGlobalMaxPool"); }
ENTRY aclnnGroupedBiasAddGradGetWorkspaceSize(const aclTensor*, const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGroupedBiasAddGrad"); }
ENTRY aclnnGroupedBiasAddGrad(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGroupedBiasAddGrad"); }
ENTRY aclnnGroupedBiasAddGradV2GetWorkspaceSize(const aclTensor*, const aclTensor*, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnGroupedBiasAddGradV2"); }
ENTRY aclnnGroupedBiasAddGradV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnGroupedBiasAddGradV2"); }
ENTRY aclnnGtScalarGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, out};
  return plan_call(kGtScalar, args, workspaceSize, executor);
}
ENTRY aclnnGtScalar(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kGtScalar, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnGtTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, out};
  return plan_call(kGtTensor, args, workspaceSize, executor);
}
ENTRY aclnnGtTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kGtTensor, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnHansDecodeGetWorkspaceSize(const aclTensor*, const aclTensor*, const aclTensor*, const aclTensor*, bool, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnHansDecode"); }
ENTRY aclnnHansDecode(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnHansDecode"); }
ENTRY aclnnHansEncodeGetWorkspaceSize(const aclTensor*, aclTensor*, bool, bool, const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnHansEncode"); }
ENTRY aclnnHansEncode(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnHansEncode"); }
ENTRY aclnnHeavisideGetWorkspaceSize(const aclTensor* input, const aclTensor* values, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {input, values, out};
  return plan_call(kHeaviside, args, workspaceSize, executor);
}
ENTRY aclnnHeaviside(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kHeaviside, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnHistcGetWorkspaceSize(const aclTensor*, int64_t, const aclScalar*, const aclScalar*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnHistc"); }
ENTRY aclnnHistc(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnHistc"); }
ENTRY aclnnInplaceAcosGetWorkspaceSize(aclTensor* inputRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {inputRef};
  return plan_call(kInplaceAcos, args, workspaceSize, executor);
}
ENTRY aclnnInplaceAcos(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceAcos, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceAcoshGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef};
  return plan_call(kInplaceAcosh, args, workspaceSize, executor);
}
ENTRY aclnnInplaceAcosh(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceAcosh, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceAddGetWorkspaceSize(const aclTensor* selfRef, const aclTensor* other, const aclScalar* alpha, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, other, alpha};
  return plan_call(kInplaceAdd, args, workspaceSize, executor);
}
ENTRY aclnnInplaceAdd(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceAdd, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceAddReluGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, aclScalar* alpha, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, other, alpha};
  return plan_call(kInplaceAddRelu, args, workspaceSize, executor);
}
ENTRY aclnnInplaceAddRelu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceAddRelu, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceAddV3GetWorkspaceSize(const aclScalar* selfRef, const aclTensor* other, const aclScalar* alpha, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, other, alpha};
  return plan_call(kInplaceAddV3, args, workspaceSize, executor);
}
ENTRY aclnnInplaceAddV3(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceAddV3, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceAddcdivGetWorkspaceSize(const aclTensor* selfRef, const aclTensor* tensor1, const aclTensor* tensor2, const aclScalar* value, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, tensor1, tensor2, value};
  return plan_call(kInplaceAddcdiv, args, workspaceSize, executor);
}
ENTRY aclnnInplaceAddcdiv(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceAddcdiv, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceAddcmulGetWorkspaceSize(const aclTensor* selfRef, const aclTensor* tensor1, const aclTensor* tensor2, const aclScalar* value, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, tensor1, tensor2, value};
  return plan_call(kInplaceAddcmul, args, workspaceSize, executor);
}
ENTRY aclnnInplaceAddcmul(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceAddcmul, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceAddrGetWorkspaceSize(aclTensor*, const aclTensor*, const aclTensor*, const aclScalar*, const aclScalar*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceAddr"); }
ENTRY aclnnInplaceAddr(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceAddr"); }
ENTRY aclnnInplaceAddsGetWorkspaceSize(const aclTensor* selfRef, const aclScalar* other, const aclScalar* alpha, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, other, alpha};
  return plan_call(kInplaceAdds, args, workspaceSize, executor);
}
ENTRY aclnnInplaceAdds(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceAdds, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceAsinGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef};
  return plan_call(kInplaceAsin, args, workspaceSize, executor);
}
ENTRY aclnnInplaceAsin(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceAsin, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceAsinhGetWorkspaceSize(aclTensor* inputRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {inputRef};
  return plan_call(kInplaceAsinh, args, workspaceSize, executor);
}
ENTRY aclnnInplaceAsinh(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceAsinh, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceAtanGetWorkspaceSize(aclTensor* inputRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {inputRef};
  return plan_call(kInplaceAtan, args, workspaceSize, executor);
}
ENTRY aclnnInplaceAtan(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceAtan, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceAtan2GetWorkspaceSize(aclTensor* selfRef, aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, other};
  return plan_call(kInplaceAtan2, args, workspaceSize, executor);
}
ENTRY aclnnInplaceAtan2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceAtan2, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceAtanhGetWorkspaceSize(aclTensor* inputRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {inputRef};
  return plan_call(kInplaceAtanh, args, workspaceSize, executor);
}
ENTRY aclnnInplaceAtanh(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceAtanh, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceBitwiseAndScalarGetWorkspaceSize(const aclTensor* selfRef, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, other};
  return plan_call(kInplaceBitwiseAndScalar, args, workspaceSize, executor);
}
ENTRY aclnnInplaceBitwiseAndScalar(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceBitwiseAndScalar, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceBitwiseAndTensorGetWorkspaceSize(const aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, other};
  return plan_call(kInplaceBitwiseAndTensor, args, workspaceSize, executor);
}
ENTRY aclnnInplaceBitwiseAndTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceBitwiseAndTensor, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceBitwiseAndTensorOutGetWorkspaceSize(const aclTensor* self, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other};
  return plan_call(kInplaceBitwiseAndTensorOut, args, workspaceSize, executor);
}
ENTRY aclnnInplaceBitwiseAndTensorOut(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceBitwiseAndTensorOut, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceBitwiseOrScalarGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, other};
  return plan_call(kInplaceBitwiseOrScalar, args, workspaceSize, executor);
}
ENTRY aclnnInplaceBitwiseOrScalar(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceBitwiseOrScalar, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceBitwiseOrTensorGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, other};
  return plan_call(kInplaceBitwiseOrTensor, args, workspaceSize, executor);
}
ENTRY aclnnInplaceBitwiseOrTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceBitwiseOrTensor, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceBitwiseXorScalarGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, other};
  return plan_call(kInplaceBitwiseXorScalar, args, workspaceSize, executor);
}
ENTRY aclnnInplaceBitwiseXorScalar(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceBitwiseXorScalar, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceBitwiseXorTensorGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, other};
  return plan_call(kInplaceBitwiseXorTensor, args, workspaceSize, executor);
}
ENTRY aclnnInplaceBitwiseXorTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceBitwiseXorTensor, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceCeilGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef};
  return plan_call(kInplaceCeil, args, workspaceSize, executor);
}
ENTRY aclnnInplaceCeil(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceCeil, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceClampMaxGetWorkspaceSize(const aclTensor* selfRef, const aclScalar* clipValueMax, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, clipValueMax};
  return plan_call(kInplaceClampMax, args, workspaceSize, executor);
}
ENTRY aclnnInplaceClampMax(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceClampMax, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceClampMaxTensorGetWorkspaceSize(aclTensor* selfRef, const aclTensor* max, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, max};
  return plan_call(kInplaceClampMaxTensor, args, workspaceSize, executor);
}
ENTRY aclnnInplaceClampMaxTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceClampMaxTensor, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceClampMinTensorGetWorkspaceSize(aclTensor* selfRef, const aclTensor* clipValueMin, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, clipValueMin};
  return plan_call(kInplaceClampMinTensor, args, workspaceSize, executor);
}
ENTRY aclnnInplaceClampMinTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceClampMinTensor, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceCosGetWorkspaceSize(aclTensor* inputRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {inputRef};
  return plan_call(kInplaceCos, args, workspaceSize, executor);
}
ENTRY aclnnInplaceCos(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceCos, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceCoshGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef};
  return plan_call(kInplaceCosh, args, workspaceSize, executor);
}
ENTRY aclnnInplaceCosh(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceCosh, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceCumprodGetWorkspaceSize(aclTensor*, const aclScalar*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnInplaceCumprod"); }
ENTRY aclnnInplaceCumprod(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnInplaceCumprod"); }
ENTRY aclnnInplaceDivGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, other};
  return plan_call(kInplaceDiv, args, workspaceSize, executor);
}
ENTRY aclnnInplaceDiv(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceDiv, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceDivModGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, int mode, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, other, mode};
  return plan_call(kInplaceDivMod, args, workspaceSize, executor);
}
ENTRY aclnnInplaceDivMod(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceDivMod, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceDivModsGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, int mode, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, other, mode};
  return plan_call(kInplaceDivMods, args, workspaceSize, executor);
}
ENTRY aclnnInplaceDivMods(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceDivMods, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceDivsGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, other};
  return plan_call(kInplaceDivs, args, workspaceSize, executor);
}
ENTRY aclnnInplaceDivs(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceDivs, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceEqScalarGetWorkspaceSize(const aclTensor* selfRef, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, other};
  return plan_call(kInplaceEqScalar, args, workspaceSize, executor);
}
ENTRY aclnnInplaceEqScalar(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceEqScalar, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceEqTensorGetWorkspaceSize(const aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, other};
  return plan_call(kInplaceEqTensor, args, workspaceSize, executor);
}
ENTRY aclnnInplaceEqTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceEqTensor, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceErfGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef};
  return plan_call(kInplaceErf, args, workspaceSize, executor);
}
ENTRY aclnnInplaceErf(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceErf, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceErfcGetWorkspaceSize(const aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef};
  return plan_call(kInplaceErfc, args, workspaceSize, executor);
}
ENTRY aclnnInplaceErfc(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceErfc, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceErfinvGetWorkspaceSize(const aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef};
  return plan_call(kInplaceErfinv, args, workspaceSize, executor);
}
ENTRY aclnnInplaceErfinv(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceErfinv, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceExpGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef};
  return plan_call(kInplaceExp, args, workspaceSize, executor);
}
ENTRY aclnnInplaceExp(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceExp, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceExp2GetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef};
  return plan_call(kInplaceExp2, args, workspaceSize, executor);
}
ENTRY aclnnInplaceExp2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceExp2, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceExpm1GetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef};
  return plan_call(kInplaceExpm1, args, workspaceSize, executor);
}
ENTRY aclnnInplaceExpm1(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceExpm1, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceFloorGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef};
  return plan_call(kInplaceFloor, args, workspaceSize, executor);
}
ENTRY aclnnInplaceFloor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceFloor, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceFloorDivideGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, other};
  return plan_call(kInplaceFloorDivide, args, workspaceSize, executor);
}
ENTRY aclnnInplaceFloorDivide(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceFloorDivide, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceFloorDividesGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, other};
  return plan_call(kInplaceFloorDivides, args, workspaceSize, executor);
}
ENTRY aclnnInplaceFloorDivides(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceFloorDivides, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceFmodScalarGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, other};
  return plan_call(kInplaceFmodScalar, args, workspaceSize, executor);
}
ENTRY aclnnInplaceFmodScalar(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceFmodScalar, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceFmodTensorGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, other};
  return plan_call(kInplaceFmodTensor, args, workspaceSize, executor);
}
ENTRY aclnnInplaceFmodTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceFmodTensor, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceFracGetWorkspaceSize(aclTensor* inputRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {inputRef};
  return plan_call(kInplaceFrac, args, workspaceSize, executor);
}
ENTRY aclnnInplaceFrac(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceFrac, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceGeScalarGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, other};
  return plan_call(kInplaceGeScalar, args, workspaceSize, executor);
}
ENTRY aclnnInplaceGeScalar(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceGeScalar, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceGeTensorGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, other};
  return plan_call(kInplaceGeTensor, args, workspaceSize, executor);
}
ENTRY aclnnInplaceGeTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceGeTensor, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceGtScalarGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, other};
  return plan_call(kInplaceGtScalar, args, workspaceSize, executor);
}
ENTRY aclnnInplaceGtScalar(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceGtScalar, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceGtTensorGetWorkspaceSize(const aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, other};
  return plan_call(kInplaceGtTensor, args, workspaceSize, executor);
}
ENTRY aclnnInplaceGtTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceGtTensor, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceLeScalarGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, other};
  return plan_call(kInplaceLeScalar, args, workspaceSize, executor);
}
ENTRY aclnnInplaceLeScalar(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceLeScalar, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceLeTensorGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, other};
  return plan_call(kInplaceLeTensor, args, workspaceSize, executor);
}
ENTRY aclnnInplaceLeTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceLeTensor, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceLerpGetWorkspaceSize(aclTensor* selfRef, const aclTensor* end, const aclTensor* weight, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, end, weight};
  return plan_call(kInplaceLerp, args, workspaceSize, executor);
}
ENTRY aclnnInplaceLerp(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceLerp, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceLerpsGetWorkspaceSize(aclTensor* selfRef, const aclTensor* end, const aclScalar* weight, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, end, weight};
  return plan_call(kInplaceLerps, args, workspaceSize, executor);
}
ENTRY aclnnInplaceLerps(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceLerps, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceLogGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef};
  return plan_call(kInplaceLog, args, workspaceSize, executor);
}
ENTRY aclnnInplaceLog(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceLog, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceLog10GetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef};
  return plan_call(kInplaceLog10, args, workspaceSize, executor);
}
ENTRY aclnnInplaceLog10(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceLog10, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceLog1pGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef};
  return plan_call(kInplaceLog1p, args, workspaceSize, executor);
}
ENTRY aclnnInplaceLog1p(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceLog1p, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceLog2GetWorkspaceSize(const aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef};
  return plan_call(kInplaceLog2, args, workspaceSize, executor);
}
ENTRY aclnnInplaceLog2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceLog2, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceLogicalAndGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, other};
  return plan_call(kInplaceLogicalAnd, args, workspaceSize, executor);
}
ENTRY aclnnInplaceLogicalAnd(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceLogicalAnd, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceLogicalNotGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef};
  return plan_call(kInplaceLogicalNot, args, workspaceSize, executor);
}
ENTRY aclnnInplaceLogicalNot(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceLogicalNot, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceLogicalOrGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, other};
  return plan_call(kInplaceLogicalOr, args, workspaceSize, executor);
}
ENTRY aclnnInplaceLogicalOr(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceLogicalOr, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceLtScalarGetWorkspaceSize(const aclTensor* selfRef, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, other};
  return plan_call(kInplaceLtScalar, args, workspaceSize, executor);
}
ENTRY aclnnInplaceLtScalar(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceLtScalar, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceLtTensorGetWorkspaceSize(const aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, other};
  return plan_call(kInplaceLtTensor, args, workspaceSize, executor);
}
ENTRY aclnnInplaceLtTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceLtTensor, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceMulGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, other};
  return plan_call(kInplaceMul, args, workspaceSize, executor);
}
ENTRY aclnnInplaceMul(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceMul, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceMulsGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, other};
  return plan_call(kInplaceMuls, args, workspaceSize, executor);
}
ENTRY aclnnInplaceMuls(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceMuls, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceNanToNumGetWorkspaceSize(aclTensor* selfRef, float nan, float posinf, float neginf, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, nan, posinf, neginf};
  return plan_call(kInplaceNanToNum, args, workspaceSize, executor);
}
ENTRY aclnnInplaceNanToNum(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceNanToNum, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceNeScalarGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, other};
  return plan_call(kInplaceNeScalar, args, workspaceSize, executor);
}
ENTRY aclnnInplaceNeScalar(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceNeScalar, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceNeTensorGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, other};
  return plan_call(kInplaceNeTensor, args, workspaceSize, executor);
}
ENTRY aclnnInplaceNeTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceNeTensor, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceNegGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef};
  return plan_call(kInplaceNeg, args, workspaceSize, executor);
}
ENTRY aclnnInplaceNeg(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceNeg, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceOneGetWorkspaceSize(const aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef};
  return plan_call(kInplaceOne, args, workspaceSize, executor);
}
ENTRY aclnnInplaceOne(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceOne, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplacePowTensorScalarGetWorkspaceSize(const aclTensor* self, const aclScalar* exponent, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, exponent};
  return plan_call(kInplacePowTensorScalar, args, workspaceSize, executor);
}
ENTRY aclnnInplacePowTensorScalar(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplacePowTensorScalar, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplacePowTensorTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* exponent, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, exponent};
  return plan_call(kInplacePowTensorTensor, args, workspaceSize, executor);
}
ENTRY aclnnInplacePowTensorTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplacePowTensorTensor, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceReciprocalGetWorkspaceSize(const aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef};
  return plan_call(kInplaceReciprocal, args, workspaceSize, executor);
}
ENTRY aclnnInplaceReciprocal(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceReciprocal, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceRemainderTensorScalarGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, other};
  return plan_call(kInplaceRemainderTensorScalar, args, workspaceSize, executor);
}
ENTRY aclnnInplaceRemainderTensorScalar(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceRemainderTensorScalar, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceRemainderTensorTensorGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, other};
  return plan_call(kInplaceRemainderTensorTensor, args, workspaceSize, executor);
}
ENTRY aclnnInplaceRemainderTensorTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceRemainderTensorTensor, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceRoundGetWorkspaceSize(const aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef};
  return plan_call(kInplaceRound, args, workspaceSize, executor);
}
ENTRY aclnnInplaceRound(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceRound, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceRoundDecimalsGetWorkspaceSize(aclTensor* selfRef, int64_t decimals, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, decimals};
  return plan_call(kInplaceRoundDecimals, args, workspaceSize, executor);
}
ENTRY aclnnInplaceRoundDecimals(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceRoundDecimals, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceRsqrtGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef};
  return plan_call(kInplaceRsqrt, args, workspaceSize, executor);
}
ENTRY aclnnInplaceRsqrt(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceRsqrt, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceSinGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef};
  return plan_call(kInplaceSin, args, workspaceSize, executor);
}
ENTRY aclnnInplaceSin(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceSin, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceSincGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef};
  return plan_call(kInplaceSinc, args, workspaceSize, executor);
}
ENTRY aclnnInplaceSinc(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceSinc, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceSinhGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef};
  return plan_call(kInplaceSinh, args, workspaceSize, executor);
}
ENTRY aclnnInplaceSinh(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceSinh, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceSqrtGetWorkspaceSize(aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self};
  return plan_call(kInplaceSqrt, args, workspaceSize, executor);
}
ENTRY aclnnInplaceSqrt(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceSqrt, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceSubGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, const aclScalar* alpha, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, other, alpha};
  return plan_call(kInplaceSub, args, workspaceSize, executor);
}
ENTRY aclnnInplaceSub(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceSub, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceSubsGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, const aclScalar* alpha, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, other, alpha};
  return plan_call(kInplaceSubs, args, workspaceSize, executor);
}
ENTRY aclnnInplaceSubs(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceSubs, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceTanGetWorkspaceSize(const aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef};
  return plan_call(kInplaceTan, args, workspaceSize, executor);
}
ENTRY aclnnInplaceTan(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceTan, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceTanhGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef};
  return plan_call(kInplaceTanh, args, workspaceSize, executor);
}
ENTRY aclnnInplaceTanh(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceTanh, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceTruncGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef};
  return plan_call(kInplaceTrunc, args, workspaceSize, executor);
}
ENTRY aclnnInplaceTrunc(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceTrunc, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceXLogYScalarOtherGetWorkspaceSize(aclTensor* selfRef, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, other};
  return plan_call(kInplaceXLogYScalarOther, args, workspaceSize, executor);
}
ENTRY aclnnInplaceXLogYScalarOther(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceXLogYScalarOther, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceXLogYTensorGetWorkspaceSize(aclTensor* selfRef, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef, other};
  return plan_call(kInplaceXLogYTensor, args, workspaceSize, executor);
}
ENTRY aclnnInplaceXLogYTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceXLogYTensor, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnInplaceZeroGetWorkspaceSize(aclTensor* selfRef, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {selfRef};
  return plan_call(kInplaceZero, args, workspaceSize, executor);
}
ENTRY aclnnInplaceZero(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kInplaceZero, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnIsCloseGetWorkspaceSize(const aclTensor* self, const aclTensor* other, double rtol, double atol, bool equalNan, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, rtol, atol, equalNan, out};
  return plan_call(kIsClose, args, workspaceSize, executor);
}
ENTRY aclnnIsClose(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kIsClose, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnIsFiniteGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kIsFinite, args, workspaceSize, executor);
}
ENTRY aclnnIsFinite(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kIsFinite, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnIsInScalarTensorGetWorkspaceSize(const aclScalar*, const aclTensor*, bool, bool, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnIsInScalarTensor"); }
ENTRY aclnnIsInScalarTensor(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnIsInScalarTensor"); }
ENTRY aclnnIsInTensorScalarGetWorkspaceSize(const aclTensor*, const aclScalar*, bool, bool, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnIsInTensorScalar"); }
ENTRY aclnnIsInTensorScalar(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnIsInTensorScalar"); }
ENTRY aclnnIsInfGetWorkspaceSize(const aclTensor* x, const aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {x, out};
  return plan_call(kIsInf, args, workspaceSize, executor);
}
ENTRY aclnnIsInf(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kIsInf, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnIsNegInfGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kIsNegInf, args, workspaceSize, executor);
}
ENTRY aclnnIsNegInf(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kIsNegInf, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnIsPosInfGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kIsPosInf, args, workspaceSize, executor);
}
ENTRY aclnnIsPosInf(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kIsPosInf, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnLeScalarGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, out};
  return plan_call(kLeScalar, args, workspaceSize, executor);
}
ENTRY aclnnLeScalar(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kLeScalar, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnLeTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, out};
  return plan_call(kLeTensor, args, workspaceSize, executor);
}
ENTRY aclnnLeTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kLeTensor, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnLeftShiftGetWorkspaceSize(const aclTensor* self, const aclTensor* shiftBits, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, shiftBits, out};
  return plan_call(kLeftShift, args, workspaceSize, executor);
}
ENTRY aclnnLeftShift(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kLeftShift, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnLeftShiftsGetWorkspaceSize(const aclTensor* self, const aclScalar* shiftBits, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, shiftBits, out};
  return plan_call(kLeftShifts, args, workspaceSize, executor);
}
ENTRY aclnnLeftShifts(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kLeftShifts, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnLerpGetWorkspaceSize(const aclTensor* self, const aclTensor* end, const aclTensor* weight, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, end, weight, out};
  return plan_call(kLerp, args, workspaceSize, executor);
}
ENTRY aclnnLerp(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kLerp, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnLerpsGetWorkspaceSize(const aclTensor* self, const aclTensor* end, const aclScalar* weight, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, end, weight, out};
  return plan_call(kLerps, args, workspaceSize, executor);
}
ENTRY aclnnLerps(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kLerps, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnLgammaGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kLgamma, args, workspaceSize, executor);
}
ENTRY aclnnLgamma(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kLgamma, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnLinalgCholeskyGetWorkspaceSize(const aclTensor*, bool, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnLinalgCholesky"); }
ENTRY aclnnLinalgCholesky(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnLinalgCholesky"); }
ENTRY aclnnLinalgCrossGetWorkspaceSize(const aclTensor* self, const aclTensor* other, int64_t dim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, dim, out};
  return plan_call(kLinalgCross, args, workspaceSize, executor);
}
ENTRY aclnnLinalgCross(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kLinalgCross, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnLinalgQrGetWorkspaceSize(const aclTensor*, int64_t, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnLinalgQr"); }
ENTRY aclnnLinalgQr(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnLinalgQr"); }
ENTRY aclnnLinspaceGetWorkspaceSize(const aclScalar*, const aclScalar*, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnLinspace"); }
ENTRY aclnnLinspace(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnLinspace"); }
ENTRY aclnnLogGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kLog, args, workspaceSize, executor);
}
ENTRY aclnnLog(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kLog, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnLog10GetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kLog10, args, workspaceSize, executor);
}
ENTRY aclnnLog10(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kLog10, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnLog1pGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kLog1p, args, workspaceSize, executor);
}
ENTRY aclnnLog1p(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kLog1p, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnLog2GetWorkspaceSize(const aclTensor* self, const aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kLog2, args, workspaceSize, executor);
}
ENTRY aclnnLog2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kLog2, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnLogAddExpGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, out};
  return plan_call(kLogAddExp, args, workspaceSize, executor);
}
ENTRY aclnnLogAddExp(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kLogAddExp, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnLogAddExp2GetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, out};
  return plan_call(kLogAddExp2, args, workspaceSize, executor);
}
ENTRY aclnnLogAddExp2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kLogAddExp2, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnLogSpaceGetWorkspaceSize(const aclScalar*, const aclScalar*, int64_t, double, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnLogSpace"); }
ENTRY aclnnLogSpace(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnLogSpace"); }
ENTRY aclnnLogSumExpGetWorkspaceSize(const aclTensor*, const aclIntArray*, bool, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnLogSumExp"); }
ENTRY aclnnLogSumExp(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnLogSumExp"); }
ENTRY aclnnLogdetGetWorkspaceSize(const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnLogdet"); }
ENTRY aclnnLogdet(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnLogdet"); }
ENTRY aclnnLogicalAndGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, out};
  return plan_call(kLogicalAnd, args, workspaceSize, executor);
}
ENTRY aclnnLogicalAnd(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kLogicalAnd, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnLogicalNotGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kLogicalNot, args, workspaceSize, executor);
}
ENTRY aclnnLogicalNot(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kLogicalNot, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnLogicalOrGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, out};
  return plan_call(kLogicalOr, args, workspaceSize, executor);
}
ENTRY aclnnLogicalOr(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kLogicalOr, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnLogicalXorGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, out};
  return plan_call(kLogicalXor, args, workspaceSize, executor);
}
ENTRY aclnnLogicalXor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kLogicalXor, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnLtScalarGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, out};
  return plan_call(kLtScalar, args, workspaceSize, executor);
}
ENTRY aclnnLtScalar(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kLtScalar, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnLtTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, out};
  return plan_call(kLtTensor, args, workspaceSize, executor);
}
ENTRY aclnnLtTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kLtTensor, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnMaskedScaleGetWorkspaceSize(const aclTensor* self, const aclTensor* mask, float scale, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, mask, scale, out};
  return plan_call(kMaskedScale, args, workspaceSize, executor);
}
ENTRY aclnnMaskedScale(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kMaskedScale, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnMaxNGetWorkspaceSize(const aclTensorList* tensors, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {tensors, out};
  return plan_call(kMaxN, args, workspaceSize, executor);
}
ENTRY aclnnMaxN(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kMaxN, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnMaximumGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, out};
  return plan_call(kMaximum, args, workspaceSize, executor);
}
ENTRY aclnnMaximum(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kMaximum, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnMinNGetWorkspaceSize(const aclTensorList* tensors, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {tensors, out};
  return plan_call(kMinN, args, workspaceSize, executor);
}
ENTRY aclnnMinN(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kMinN, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnMinimumGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, out};
  return plan_call(kMinimum, args, workspaceSize, executor);
}
ENTRY aclnnMinimum(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kMinimum, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnMulGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, out};
  return plan_call(kMul, args, workspaceSize, executor);
}
ENTRY aclnnMul(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kMul, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnMulsGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, out};
  return plan_call(kMuls, args, workspaceSize, executor);
}
ENTRY aclnnMuls(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kMuls, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnNanToNumGetWorkspaceSize(const aclTensor* self, float nan, float posinf, float neginf, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, nan, posinf, neginf, out};
  return plan_call(kNanToNum, args, workspaceSize, executor);
}
ENTRY aclnnNanToNum(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kNanToNum, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnNeScalarGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, out};
  return plan_call(kNeScalar, args, workspaceSize, executor);
}
ENTRY aclnnNeScalar(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kNeScalar, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnNeTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, out};
  return plan_call(kNeTensor, args, workspaceSize, executor);
}
ENTRY aclnnNeTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kNeTensor, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnNegGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kNeg, args, workspaceSize, executor);
}
ENTRY aclnnNeg(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kNeg, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnOneHotGetWorkspaceSize(const aclTensor*, int, const aclTensor*, const aclTensor*, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnOneHot"); }
ENTRY aclnnOneHot(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnOneHot"); }
ENTRY aclnnPdistGetWorkspaceSize(const aclTensor*, float, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnPdist"); }
ENTRY aclnnPdist(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnPdist"); }
ENTRY aclnnPdistForwardGetWorkspaceSize(const aclTensor*, const aclScalar*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnPdistForward"); }
ENTRY aclnnPdistForward(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnPdistForward"); }
ENTRY aclnnPolarGetWorkspaceSize(const aclTensor* input, const aclTensor* angle, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {input, angle, out};
  return plan_call(kPolar, args, workspaceSize, executor);
}
ENTRY aclnnPolar(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kPolar, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnPowScalarTensorGetWorkspaceSize(const aclScalar* self, const aclTensor* exponent, const aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, exponent, out};
  return plan_call(kPowScalarTensor, args, workspaceSize, executor);
}
ENTRY aclnnPowScalarTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kPowScalarTensor, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnPowTensorScalarGetWorkspaceSize(const aclTensor* self, const aclScalar* exponent, const aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, exponent, out};
  return plan_call(kPowTensorScalar, args, workspaceSize, executor);
}
ENTRY aclnnPowTensorScalar(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kPowTensorScalar, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnPowTensorTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* exponent, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, exponent, out};
  return plan_call(kPowTensorTensor, args, workspaceSize, executor);
}
ENTRY aclnnPowTensorTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kPowTensorTensor, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnPrecisionCompareGetWorkspaceSize(const aclTensor* golden, const aclTensor* realdata, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {golden, realdata, out};
  return plan_call(kPrecisionCompare, args, workspaceSize, executor);
}
ENTRY aclnnPrecisionCompare(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kPrecisionCompare, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnQrGetWorkspaceSize(const aclTensor*, bool, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnQr"); }
ENTRY aclnnQr(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnQr"); }
ENTRY aclnnRangeGetWorkspaceSize(const aclScalar*, const aclScalar*, const aclScalar*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnRange"); }
ENTRY aclnnRange(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnRange"); }
ENTRY aclnnRealGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kReal, args, workspaceSize, executor);
}
ENTRY aclnnReal(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kReal, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnReciprocalGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kReciprocal, args, workspaceSize, executor);
}
ENTRY aclnnReciprocal(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kReciprocal, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnReduceLogSumGetWorkspaceSize(const aclTensor*, const aclIntArray*, bool, bool, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnReduceLogSum"); }
ENTRY aclnnReduceLogSum(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnReduceLogSum"); }
ENTRY aclnnRemainderScalarTensorGetWorkspaceSize(const aclScalar* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, out};
  return plan_call(kRemainderScalarTensor, args, workspaceSize, executor);
}
ENTRY aclnnRemainderScalarTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kRemainderScalarTensor, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnRemainderTensorScalarGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, out};
  return plan_call(kRemainderTensorScalar, args, workspaceSize, executor);
}
ENTRY aclnnRemainderTensorScalar(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kRemainderTensorScalar, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnRemainderTensorTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, out};
  return plan_call(kRemainderTensorTensor, args, workspaceSize, executor);
}
ENTRY aclnnRemainderTensorTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kRemainderTensorTensor, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnRightShiftGetWorkspaceSize(const aclTensor* input, const aclTensor* shiftBits, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {input, shiftBits, out};
  return plan_call(kRightShift, args, workspaceSize, executor);
}
ENTRY aclnnRightShift(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kRightShift, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnRoundGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kRound, args, workspaceSize, executor);
}
ENTRY aclnnRound(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kRound, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnRoundDecimalsGetWorkspaceSize(const aclTensor* self, int64_t decimals, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, decimals, out};
  return plan_call(kRoundDecimals, args, workspaceSize, executor);
}
ENTRY aclnnRoundDecimals(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kRoundDecimals, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnRsqrtGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kRsqrt, args, workspaceSize, executor);
}
ENTRY aclnnRsqrt(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kRsqrt, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnRsubGetWorkspaceSize(const aclTensor* self, const aclTensor* other, const aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, alpha, out};
  return plan_call(kRsub, args, workspaceSize, executor);
}
ENTRY aclnnRsub(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kRsub, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnRsubsGetWorkspaceSize(const aclTensor* self, const aclScalar* other, const aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, alpha, out};
  return plan_call(kRsubs, args, workspaceSize, executor);
}
ENTRY aclnnRsubs(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kRsubs, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnSWhereGetWorkspaceSize(const aclTensor* condition, const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {condition, self, other, out};
  return plan_call(kSWhere, args, workspaceSize, executor);
}
ENTRY aclnnSWhere(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kSWhere, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnScaleGetWorkspaceSize(const aclTensor* x, const aclTensor* scale, const aclTensor* bias, int64_t axis, int64_t numAxes, bool scaleFromBlob, aclTensor* y, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {x, scale, bias, axis, numAxes, scaleFromBlob, y};
  return plan_call(kScale, args, workspaceSize, executor);
}
ENTRY aclnnScale(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kScale, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnSearchSortedGetWorkspaceSize(const aclTensor*, const aclTensor*, bool, bool, const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSearchSorted"); }
ENTRY aclnnSearchSorted(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSearchSorted"); }
ENTRY aclnnSearchSortedsGetWorkspaceSize(const aclTensor*, const aclScalar*, const bool, const bool, const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSearchSorteds"); }
ENTRY aclnnSearchSorteds(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSearchSorteds"); }
ENTRY aclnnSignGetWorkspaceSize(const aclTensor* self, aclTensor* result, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, result};
  return plan_call(kSign, args, workspaceSize, executor);
}
ENTRY aclnnSign(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kSign, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnSignBitsPackGetWorkspaceSize(const aclTensor*, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSignBitsPack"); }
ENTRY aclnnSignBitsPack(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSignBitsPack"); }
ENTRY aclnnSignBitsUnpackGetWorkspaceSize(const aclTensor*, int64_t, aclDataType, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSignBitsUnpack"); }
ENTRY aclnnSignBitsUnpack(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSignBitsUnpack"); }
ENTRY aclnnSignbitGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kSignbit, args, workspaceSize, executor);
}
ENTRY aclnnSignbit(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kSignbit, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnSilentCheckGetWorkspaceSize(const aclTensor*, aclTensor*, aclTensor*, aclTensor*, const int32_t, const float, const float, const float, const float, const int32_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSilentCheck"); }
ENTRY aclnnSilentCheck(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSilentCheck"); }
ENTRY aclnnSilentCheckV2GetWorkspaceSize(const aclTensor*, const aclTensor*, aclTensor*, aclTensor*, aclTensor*, aclIntArray*, aclIntArray*, aclIntArray*, float, float, float, int32_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSilentCheckV2"); }
ENTRY aclnnSilentCheckV2(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSilentCheckV2"); }
ENTRY aclnnSinGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kSin, args, workspaceSize, executor);
}
ENTRY aclnnSin(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kSin, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnSincGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kSinc, args, workspaceSize, executor);
}
ENTRY aclnnSinc(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kSinc, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnSinhGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kSinh, args, workspaceSize, executor);
}
ENTRY aclnnSinh(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kSinh, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnSinkhornGetWorkspaceSize(const aclTensor*, const aclScalar*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSinkhorn"); }
ENTRY aclnnSinkhorn(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSinkhorn"); }
ENTRY aclnnSlogdetGetWorkspaceSize(const aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSlogdet"); }
ENTRY aclnnSlogdet(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSlogdet"); }
ENTRY aclnnSortGetWorkspaceSize(const aclTensor*, bool, int64_t, bool, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSort"); }
ENTRY aclnnSort(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSort"); }
ENTRY aclnnSqrtGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kSqrt, args, workspaceSize, executor);
}
ENTRY aclnnSqrt(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kSqrt, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnSquareGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kSquare, args, workspaceSize, executor);
}
ENTRY aclnnSquare(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kSquare, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnStdGetWorkspaceSize(const aclTensor*, const aclIntArray*, const int64_t, bool, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnStd"); }
ENTRY aclnnStd(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnStd"); }
ENTRY aclnnStdMeanCorrectionGetWorkspaceSize(const aclTensor*, const aclIntArray*, int64_t, bool, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnStdMeanCorrection"); }
ENTRY aclnnStdMeanCorrection(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnStdMeanCorrection"); }
ENTRY aclnnSubGetWorkspaceSize(const aclTensor* self, const aclTensor* other, const aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, alpha, out};
  return plan_call(kSub, args, workspaceSize, executor);
}
ENTRY aclnnSub(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kSub, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnSubsGetWorkspaceSize(const aclTensor* self, const aclScalar* other, const aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, alpha, out};
  return plan_call(kSubs, args, workspaceSize, executor);
}
ENTRY aclnnSubs(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kSubs, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnSumGetWorkspaceSize(const aclTensorList*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSum"); }
ENTRY aclnnSum(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSum"); }
ENTRY aclnnSvdGetWorkspaceSize(const aclTensor*, const bool, const bool, aclTensor*, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnSvd"); }
ENTRY aclnnSvd(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnSvd"); }
ENTRY aclnnTanGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kTan, args, workspaceSize, executor);
}
ENTRY aclnnTan(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kTan, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnTanhGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kTanh, args, workspaceSize, executor);
}
ENTRY aclnnTanh(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kTanh, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnTraceGetWorkspaceSize(const aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnTrace"); }
ENTRY aclnnTrace(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnTrace"); }
ENTRY aclnnTransformBiasRescaleQkvGetWorkspaceSize(const aclTensor*, const aclTensor*, int64_t, const aclTensor*, const aclTensor*, const aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnTransformBiasRescaleQkv"); }
ENTRY aclnnTransformBiasRescaleQkv(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnTransformBiasRescaleQkv"); }
ENTRY aclnnTriangularSolveGetWorkspaceSize(const aclTensor*, const aclTensor*, bool, bool, bool, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnTriangularSolve"); }
ENTRY aclnnTriangularSolve(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnTriangularSolve"); }
ENTRY aclnnTruncGetWorkspaceSize(const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, out};
  return plan_call(kTrunc, args, workspaceSize, executor);
}
ENTRY aclnnTrunc(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kTrunc, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnVarGetWorkspaceSize(const aclTensor*, const aclIntArray*, bool, bool, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnVar"); }
ENTRY aclnnVar(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnVar"); }
ENTRY aclnnVarCorrectionGetWorkspaceSize(const aclTensor*, const aclIntArray*, int64_t, bool, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnVarCorrection"); }
ENTRY aclnnVarCorrection(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnVarCorrection"); }
ENTRY aclnnVarMeanGetWorkspaceSize(const aclTensor*, const aclIntArray*, int64_t, bool, aclTensor*, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnVarMean"); }
ENTRY aclnnVarMean(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnVarMean"); }
ENTRY aclnnXLogYScalarOtherGetWorkspaceSize(const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, out};
  return plan_call(kXLogYScalarOther, args, workspaceSize, executor);
}
ENTRY aclnnXLogYScalarOther(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kXLogYScalarOther, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnXLogYScalarSelfGetWorkspaceSize(const aclScalar* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, out};
  return plan_call(kXLogYScalarSelf, args, workspaceSize, executor);
}
ENTRY aclnnXLogYScalarSelf(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kXLogYScalarSelf, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnXLogYTensorGetWorkspaceSize(const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {self, other, out};
  return plan_call(kXLogYTensor, args, workspaceSize, executor);
}
ENTRY aclnnXLogYTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kXLogYTensor, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnXlog1pyGetWorkspaceSize(const aclTensor* x, const aclTensor* y, const aclTensor* z, uint64_t* workspaceSize, aclOpExecutor** executor) {
  const Arg args[] = {x, y, z};
  return plan_call(kXlog1py, args, workspaceSize, executor);
}
ENTRY aclnnXlog1py(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
  return run_call(kXlog1py, workspace, workspaceSize, executor, stream);
}
ENTRY aclnnftGetWorkspaceSize(const aclTensor*, const aclTensor*, aclTensor*, int64_t, int64_t, int64_t, bool, bool, bool, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnft"); }
ENTRY aclnnft(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnft"); }
ENTRY aclnnft1DGetWorkspaceSize(const aclTensor*, int64_t, int64_t, int64_t, aclTensor*, uint64_t*, aclOpExecutor**) { return missing_operator("aclnnft1D"); }
ENTRY aclnnft1D(void*, uint64_t, aclOpExecutor*, aclrtStream) { return missing_operator("aclnnft1D"); }
