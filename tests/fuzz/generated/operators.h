// Generated from the rows by `python native/dev.py gen`; do not edit.
#pragma once

#include "aclnnop/aclnn_abs.h"
#include "aclnnop/aclnn_acos.h"
#include "aclnnop/aclnn_acosh.h"
#include "aclnnop/aclnn_ada_layer_norm.h"
#include "aclnnop/aclnn_add.h"
#include "aclnnop/aclnn_add_n.h"
#include "aclnnop/aclnn_add_relu.h"
#include "aclnnop/aclnn_add_v3.h"
#include "aclnnop/aclnn_addcdiv.h"
#include "aclnnop/aclnn_addcmul.h"
#include "aclnnop/aclnn_all.h"
#include "aclnnop/aclnn_amax.h"
#include "aclnnop/aclnn_amin.h"
#include "aclnnop/aclnn_aminmax.h"
#include "aclnnop/aclnn_aminmax_all.h"
#include "aclnnop/aclnn_aminmax_dim.h"
#include "aclnnop/aclnn_amp_update_scale.h"
#include "aclnnop/aclnn_angle_v2.h"
#include "aclnnop/aclnn_any.h"
#include "aclnnop/aclnn_arange.h"
#include "aclnnop/aclnn_argmax.h"
#include "aclnnop/aclnn_argmin.h"
#include "aclnnop/aclnn_asin.h"
#include "aclnnop/aclnn_asinh.h"
#include "aclnnop/aclnn_atan.h"
#include "aclnnop/aclnn_atan2.h"
#include "aclnnop/aclnn_atanh.h"
#include "aclnnop/aclnn_binary_cross_entropy.h"
#include "aclnnop/aclnn_binary_cross_entropy_backward.h"
#include "aclnnop/aclnn_binary_cross_entropy_with_logits.h"
#include "aclnnop/aclnn_binary_cross_entropy_with_logits_backward.h"
#include "aclnnop/aclnn_binary_cross_entropy_with_logits_target_backward.h"
#include "aclnnop/aclnn_bitwise_and_scalar.h"
#include "aclnnop/aclnn_bitwise_and_tensor.h"
#include "aclnnop/aclnn_bitwise_not.h"
#include "aclnnop/aclnn_bitwise_or_scalar.h"
#include "aclnnop/aclnn_bitwise_or_tensor.h"
#include "aclnnop/aclnn_bitwise_xor_scalar.h"
#include "aclnnop/aclnn_bitwise_xor_tensor.h"
#include "aclnnop/aclnn_bitwiseand.h"
#include "aclnnop/aclnn_cast.h"
#include "aclnnop/aclnn_ceil.h"
#include "aclnnop/aclnn_celu.h"
#include "aclnnop/aclnn_channel_shuffle.h"
#include "aclnnop/aclnn_clamp.h"
#include "aclnnop/aclnn_complex.h"
#include "aclnnop/aclnn_copy.h"
#include "aclnnop/aclnn_cos.h"
#include "aclnnop/aclnn_cosh.h"
#include "aclnnop/aclnn_cross_entropy_loss.h"
#include "aclnnop/aclnn_cross_entropy_loss_grad.h"
#include "aclnnop/aclnn_cross_entropy_sum_exp_and_index_logit.h"
#include "aclnnop/aclnn_ctc_loss.h"
#include "aclnnop/aclnn_ctc_loss_backward.h"
#include "aclnnop/aclnn_digamma.h"
#include "aclnnop/aclnn_div.h"
#include "aclnnop/aclnn_elu.h"
#include "aclnnop/aclnn_elu_backward.h"
#include "aclnnop/aclnn_eq_scalar.h"
#include "aclnnop/aclnn_eq_tensor.h"
#include "aclnnop/aclnn_equal.h"
#include "aclnnop/aclnn_erf.h"
#include "aclnnop/aclnn_erfc.h"
#include "aclnnop/aclnn_erfinv.h"
#include "aclnnop/aclnn_exp.h"
#include "aclnnop/aclnn_exp2.h"
#include "aclnnop/aclnn_expand.h"
#include "aclnnop/aclnn_expm1.h"
#include "aclnnop/aclnn_eye.h"
#include "aclnnop/aclnn_fast_gelu.h"
#include "aclnnop/aclnn_fast_gelu_backward.h"
#include "aclnnop/aclnn_fatrelu_mul.h"
#include "aclnnop/aclnn_fill_scalar.h"
#include "aclnnop/aclnn_fill_tensor.h"
#include "aclnnop/aclnn_flatten.h"
#include "aclnnop/aclnn_flip.h"
#include "aclnnop/aclnn_floor.h"
#include "aclnnop/aclnn_floor_divide.h"
#include "aclnnop/aclnn_fmod_scalar.h"
#include "aclnnop/aclnn_fmod_tensor.h"
#include "aclnnop/aclnn_frac.h"
#include "aclnnop/aclnn_fused_cross_entropy_loss_with_max_sum.h"
#include "aclnnop/aclnn_gcd.h"
#include "aclnnop/aclnn_ge_scalar.h"
#include "aclnnop/aclnn_ge_tensor.h"
#include "aclnnop/aclnn_geglu.h"
#include "aclnnop/aclnn_geglu_backward.h"
#include "aclnnop/aclnn_gelu.h"
#include "aclnnop/aclnn_gelu_backward.h"
#include "aclnnop/aclnn_gelu_backward_v2.h"
#include "aclnnop/aclnn_gelu_mul.h"
#include "aclnnop/aclnn_gelu_v2.h"
#include "aclnnop/aclnn_glu.h"
#include "aclnnop/aclnn_glu_backward.h"
#include "aclnnop/aclnn_gt_scalar.h"
#include "aclnnop/aclnn_gt_tensor.h"
#include "aclnnop/aclnn_hardshrink.h"
#include "aclnnop/aclnn_hardshrink_backward.h"
#include "aclnnop/aclnn_hardsigmoid.h"
#include "aclnnop/aclnn_hardsigmoid_backward.h"
#include "aclnnop/aclnn_hardswish.h"
#include "aclnnop/aclnn_hardswish_backward.h"
#include "aclnnop/aclnn_hardswish_backward_v2.h"
#include "aclnnop/aclnn_hardtanh.h"
#include "aclnnop/aclnn_hardtanh_backward.h"
#include "aclnnop/aclnn_heaviside.h"
#include "aclnnop/aclnn_is_inf.h"
#include "aclnnop/aclnn_isclose.h"
#include "aclnnop/aclnn_isfinite.h"
#include "aclnnop/aclnn_isneginf.h"
#include "aclnnop/aclnn_isposinf.h"
#include "aclnnop/aclnn_kl_div.h"
#include "aclnnop/aclnn_kl_div_backward.h"
#include "aclnnop/aclnn_kl_div_target_backward.h"
#include "aclnnop/aclnn_l1_loss.h"
#include "aclnnop/aclnn_l1_loss_backward.h"
#include "aclnnop/aclnn_le_scalar.h"
#include "aclnnop/aclnn_le_tensor.h"
#include "aclnnop/aclnn_leaky_relu.h"
#include "aclnnop/aclnn_leaky_relu_backward.h"
#include "aclnnop/aclnn_left_shift.h"
#include "aclnnop/aclnn_lerp_scalar.h"
#include "aclnnop/aclnn_lerp_tensor.h"
#include "aclnnop/aclnn_lgamma.h"
#include "aclnnop/aclnn_linalg_cross.h"
#include "aclnnop/aclnn_linalg_vector_norm.h"
#include "aclnnop/aclnn_log.h"
#include "aclnnop/aclnn_log10.h"
#include "aclnnop/aclnn_log1p.h"
#include "aclnnop/aclnn_log2.h"
#include "aclnnop/aclnn_logaddexp.h"
#include "aclnnop/aclnn_logaddexp2.h"
#include "aclnnop/aclnn_logical_and.h"
#include "aclnnop/aclnn_logical_not.h"
#include "aclnnop/aclnn_logical_or.h"
#include "aclnnop/aclnn_logical_xor.h"
#include "aclnnop/aclnn_logit.h"
#include "aclnnop/aclnn_logit_grad.h"
#include "aclnnop/aclnn_logsigmoid.h"
#include "aclnnop/aclnn_logsigmoid_backward.h"
#include "aclnnop/aclnn_logsoftmax.h"
#include "aclnnop/aclnn_logsoftmax_backward.h"
#include "aclnnop/aclnn_lt_scalar.h"
#include "aclnnop/aclnn_lt_tensor.h"
#include "aclnnop/aclnn_masked_scale.h"
#include "aclnnop/aclnn_masked_select.h"
#include "aclnnop/aclnn_max.h"
#include "aclnnop/aclnn_max_dim.h"
#include "aclnnop/aclnn_max_v2.h"
#include "aclnnop/aclnn_maximum.h"
#include "aclnnop/aclnn_maxn.h"
#include "aclnnop/aclnn_mean.h"
#include "aclnnop/aclnn_min.h"
#include "aclnnop/aclnn_min_dim.h"
#include "aclnnop/aclnn_minimum.h"
#include "aclnnop/aclnn_minn.h"
#include "aclnnop/aclnn_mish.h"
#include "aclnnop/aclnn_mish_backward.h"
#include "aclnnop/aclnn_modulate.h"
#include "aclnnop/aclnn_modulate_backward.h"
#include "aclnnop/aclnn_mse_loss.h"
#include "aclnnop/aclnn_mse_loss_backward.h"
#include "aclnnop/aclnn_mul.h"
#include "aclnnop/aclnn_multilabel_margin_loss.h"
#include "aclnnop/aclnn_nan_to_num.h"
#include "aclnnop/aclnn_ne_scalar.h"
#include "aclnnop/aclnn_ne_tensor.h"
#include "aclnnop/aclnn_neg.h"
#include "aclnnop/aclnn_nll_loss.h"
#include "aclnnop/aclnn_nll_loss2d.h"
#include "aclnnop/aclnn_nll_loss2d_backward.h"
#include "aclnnop/aclnn_nll_loss_backward.h"
#include "aclnnop/aclnn_norm.h"
#include "aclnnop/aclnn_ones.h"
#include "aclnnop/aclnn_permute.h"
#include "aclnnop/aclnn_polar.h"
#include "aclnnop/aclnn_pow.h"
#include "aclnnop/aclnn_pow_tensor_tensor.h"
#include "aclnnop/aclnn_precision_compare.h"
#include "aclnnop/aclnn_prelu.h"
#include "aclnnop/aclnn_prelu_backward.h"
#include "aclnnop/aclnn_prod.h"
#include "aclnnop/aclnn_real.h"
#include "aclnnop/aclnn_reciprocal.h"
#include "aclnnop/aclnn_reduce_nansum.h"
#include "aclnnop/aclnn_reduce_sum.h"
#include "aclnnop/aclnn_relu.h"
#include "aclnnop/aclnn_remainder.h"
#include "aclnnop/aclnn_repeat.h"
#include "aclnnop/aclnn_right_shift.h"
#include "aclnnop/aclnn_round.h"
#include "aclnnop/aclnn_rsqrt.h"
#include "aclnnop/aclnn_rsub.h"
#include "aclnnop/aclnn_s_where.h"
#include "aclnnop/aclnn_scale.h"
#include "aclnnop/aclnn_selu.h"
#include "aclnnop/aclnn_selu_backward.h"
#include "aclnnop/aclnn_shrink.h"
#include "aclnnop/aclnn_sigmoid.h"
#include "aclnnop/aclnn_sigmoid_backward.h"
#include "aclnnop/aclnn_sign.h"
#include "aclnnop/aclnn_signbit.h"
#include "aclnnop/aclnn_silu.h"
#include "aclnnop/aclnn_silu_backward.h"
#include "aclnnop/aclnn_sin.h"
#include "aclnnop/aclnn_sinc.h"
#include "aclnnop/aclnn_sinh.h"
#include "aclnnop/aclnn_situ_glu.h"
#include "aclnnop/aclnn_situ_glu_grad.h"
#include "aclnnop/aclnn_slice.h"
#include "aclnnop/aclnn_slice_v2.h"
#include "aclnnop/aclnn_smooth_l1_loss.h"
#include "aclnnop/aclnn_smooth_l1_loss_backward.h"
#include "aclnnop/aclnn_soft_margin_loss.h"
#include "aclnnop/aclnn_soft_margin_loss_backward.h"
#include "aclnnop/aclnn_softmax_cross_entropy_with_logits.h"
#include "aclnnop/aclnn_softplus.h"
#include "aclnnop/aclnn_softplus_backward.h"
#include "aclnnop/aclnn_softshrink.h"
#include "aclnnop/aclnn_softshrink_backward.h"
#include "aclnnop/aclnn_sqrt.h"
#include "aclnnop/aclnn_square.h"
#include "aclnnop/aclnn_squared_relu.h"
#include "aclnnop/aclnn_sub.h"
#include "aclnnop/aclnn_swi_glu.h"
#include "aclnnop/aclnn_swi_glu_grad.h"
#include "aclnnop/aclnn_swish.h"
#include "aclnnop/aclnn_swish_backward.h"
#include "aclnnop/aclnn_tan.h"
#include "aclnnop/aclnn_tanh.h"
#include "aclnnop/aclnn_tanh_backward.h"
#include "aclnnop/aclnn_threshold.h"
#include "aclnnop/aclnn_threshold_backward.h"
#include "aclnnop/aclnn_trunc.h"
#include "aclnnop/aclnn_x_log_y_scalar_other.h"
#include "aclnnop/aclnn_x_log_y_scalar_self.h"
#include "aclnnop/aclnn_x_log_y_tensor.h"
#include "aclnnop/aclnn_xlog1py.h"
#include "aclnnop/aclnn_zero.h"
#define PHASE1(call) [](const Arguments& a, uint64_t* size, aclOpExecutor** executor) { return call; }

namespace fuzz {

inline const Operator kOperators[] = {
    {"aclnnAbs", "tt", PHASE1(aclnnAbsGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnAbs},
    {"aclnnAcos", "tt", PHASE1(aclnnAcosGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnAcos},
    {"aclnnAcosh", "tt", PHASE1(aclnnAcoshGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnAcosh},
    {"aclnnAdaLayerNorm", "tttttrt", PHASE1(aclnnAdaLayerNormGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), a.handle<aclTensor>(3), a.handle<aclTensor>(4), static_cast<double>(a.real(5)), a.handle<aclTensor>(6), size, executor)), aclnnAdaLayerNorm},
    {"aclnnAdd", "ttst", PHASE1(aclnnAddGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclScalar>(2), a.handle<aclTensor>(3), size, executor)), aclnnAdd},
    {"aclnnAddN", "Tt", PHASE1(aclnnAddNGetWorkspaceSize(a.handle<aclTensorList>(0), a.handle<aclTensor>(1), size, executor)), aclnnAddN},
    {"aclnnAddRelu", "ttst", PHASE1(aclnnAddReluGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclScalar>(2), a.handle<aclTensor>(3), size, executor)), aclnnAddRelu},
    {"aclnnAddV3", "stst", PHASE1(aclnnAddV3GetWorkspaceSize(a.handle<aclScalar>(0), a.handle<aclTensor>(1), a.handle<aclScalar>(2), a.handle<aclTensor>(3), size, executor)), aclnnAddV3},
    {"aclnnAddcdiv", "tttst", PHASE1(aclnnAddcdivGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), a.handle<aclScalar>(3), a.handle<aclTensor>(4), size, executor)), aclnnAddcdiv},
    {"aclnnAddcmul", "tttst", PHASE1(aclnnAddcmulGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), a.handle<aclScalar>(3), a.handle<aclTensor>(4), size, executor)), aclnnAddcmul},
    {"aclnnAdds", "tsst", PHASE1(aclnnAddsGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), a.handle<aclScalar>(2), a.handle<aclTensor>(3), size, executor)), aclnnAdds},
    {"aclnnAll", "tiqt", PHASE1(aclnnAllGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclIntArray>(1), a.integer(2) != 0, a.handle<aclTensor>(3), size, executor)), aclnnAll},
    {"aclnnAmax", "tiqt", PHASE1(aclnnAmaxGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclIntArray>(1), a.integer(2) != 0, a.handle<aclTensor>(3), size, executor)), aclnnAmax},
    {"aclnnAmin", "tiqt", PHASE1(aclnnAminGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclIntArray>(1), a.integer(2) != 0, a.handle<aclTensor>(3), size, executor)), aclnnAmin},
    {"aclnnAminmax", "tiqtt", PHASE1(aclnnAminmaxGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclIntArray>(1), a.integer(2) != 0, a.handle<aclTensor>(3), a.handle<aclTensor>(4), size, executor)), aclnnAminmax},
    {"aclnnAminmaxAll", "ttt", PHASE1(aclnnAminmaxAllGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnAminmaxAll},
    {"aclnnAminmaxDim", "tnqtt", PHASE1(aclnnAminmaxDimGetWorkspaceSize(a.handle<aclTensor>(0), static_cast<int64_t>(a.integer(1)), a.integer(2) != 0, a.handle<aclTensor>(3), a.handle<aclTensor>(4), size, executor)), aclnnAminmaxDim},
    {"aclnnAmpUpdateScale", "tttrrntt", PHASE1(aclnnAmpUpdateScaleGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), static_cast<double>(a.real(3)), static_cast<double>(a.real(4)), static_cast<int64_t>(a.integer(5)), a.handle<aclTensor>(6), a.handle<aclTensor>(7), size, executor)), aclnnAmpUpdateScale},
    {"aclnnAngleV2", "tt", PHASE1(aclnnAngleV2GetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnAngleV2},
    {"aclnnAny", "tiqt", PHASE1(aclnnAnyGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclIntArray>(1), a.integer(2) != 0, a.handle<aclTensor>(3), size, executor)), aclnnAny},
    {"aclnnArange", "ssst", PHASE1(aclnnArangeGetWorkspaceSize(a.handle<aclScalar>(0), a.handle<aclScalar>(1), a.handle<aclScalar>(2), a.handle<aclTensor>(3), size, executor)), aclnnArange},
    {"aclnnArgMax", "tnqt", PHASE1(aclnnArgMaxGetWorkspaceSize(a.handle<aclTensor>(0), static_cast<int64_t>(a.integer(1)), a.integer(2) != 0, a.handle<aclTensor>(3), size, executor)), aclnnArgMax},
    {"aclnnArgMin", "tnqt", PHASE1(aclnnArgMinGetWorkspaceSize(a.handle<aclTensor>(0), static_cast<int64_t>(a.integer(1)), a.integer(2) != 0, a.handle<aclTensor>(3), size, executor)), aclnnArgMin},
    {"aclnnAsin", "tt", PHASE1(aclnnAsinGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnAsin},
    {"aclnnAsinh", "tt", PHASE1(aclnnAsinhGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnAsinh},
    {"aclnnAtan", "tt", PHASE1(aclnnAtanGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnAtan},
    {"aclnnAtan2", "ttt", PHASE1(aclnnAtan2GetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnAtan2},
    {"aclnnAtanh", "tt", PHASE1(aclnnAtanhGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnAtanh},
    {"aclnnBinaryCrossEntropy", "tttnt", PHASE1(aclnnBinaryCrossEntropyGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), static_cast<int64_t>(a.integer(3)), a.handle<aclTensor>(4), size, executor)), aclnnBinaryCrossEntropy},
    {"aclnnBinaryCrossEntropyBackward", "ttttnt", PHASE1(aclnnBinaryCrossEntropyBackwardGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), a.handle<aclTensor>(3), static_cast<int64_t>(a.integer(4)), a.handle<aclTensor>(5), size, executor)), aclnnBinaryCrossEntropyBackward},
    {"aclnnBinaryCrossEntropyWithLogits", "ttttnt", PHASE1(aclnnBinaryCrossEntropyWithLogitsGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), a.handle<aclTensor>(3), static_cast<int64_t>(a.integer(4)), a.handle<aclTensor>(5), size, executor)), aclnnBinaryCrossEntropyWithLogits},
    {"aclnnBinaryCrossEntropyWithLogitsBackward", "tttttnt", PHASE1(aclnnBinaryCrossEntropyWithLogitsBackwardGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), a.handle<aclTensor>(3), a.handle<aclTensor>(4), static_cast<int64_t>(a.integer(5)), a.handle<aclTensor>(6), size, executor)), aclnnBinaryCrossEntropyWithLogitsBackward},
    {"aclnnBinaryCrossEntropyWithLogitsTargetBackward", "tttttnt", PHASE1(aclnnBinaryCrossEntropyWithLogitsTargetBackwardGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), a.handle<aclTensor>(3), a.handle<aclTensor>(4), static_cast<int64_t>(a.integer(5)), a.handle<aclTensor>(6), size, executor)), aclnnBinaryCrossEntropyWithLogitsTargetBackward},
    {"aclnnBitwiseAndScalar", "tst", PHASE1(aclnnBitwiseAndScalarGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), a.handle<aclTensor>(2), size, executor)), aclnnBitwiseAndScalar},
    {"aclnnBitwiseAndTensor", "ttt", PHASE1(aclnnBitwiseAndTensorGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnBitwiseAndTensor},
    {"aclnnBitwiseAndTensorOut", "ttt", PHASE1(aclnnBitwiseAndTensorOutGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnBitwiseAndTensorOut},
    {"aclnnBitwiseNot", "tt", PHASE1(aclnnBitwiseNotGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnBitwiseNot},
    {"aclnnBitwiseOrScalar", "tst", PHASE1(aclnnBitwiseOrScalarGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), a.handle<aclTensor>(2), size, executor)), aclnnBitwiseOrScalar},
    {"aclnnBitwiseOrTensor", "ttt", PHASE1(aclnnBitwiseOrTensorGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnBitwiseOrTensor},
    {"aclnnBitwiseXorScalar", "tst", PHASE1(aclnnBitwiseXorScalarGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), a.handle<aclTensor>(2), size, executor)), aclnnBitwiseXorScalar},
    {"aclnnBitwiseXorTensor", "ttt", PHASE1(aclnnBitwiseXorTensorGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnBitwiseXorTensor},
    {"aclnnCast", "tdt", PHASE1(aclnnCastGetWorkspaceSize(a.handle<aclTensor>(0), static_cast<aclDataType>(a.integer(1)), a.handle<aclTensor>(2), size, executor)), aclnnCast},
    {"aclnnCeil", "tt", PHASE1(aclnnCeilGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnCeil},
    {"aclnnCelu", "tst", PHASE1(aclnnCeluGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), a.handle<aclTensor>(2), size, executor)), aclnnCelu},
    {"aclnnChannelShuffle", "tnt", PHASE1(aclnnChannelShuffleGetWorkspaceSize(a.handle<aclTensor>(0), static_cast<int64_t>(a.integer(1)), a.handle<aclTensor>(2), size, executor)), aclnnChannelShuffle},
    {"aclnnClamp", "tsst", PHASE1(aclnnClampGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), a.handle<aclScalar>(2), a.handle<aclTensor>(3), size, executor)), aclnnClamp},
    {"aclnnClampMax", "tst", PHASE1(aclnnClampMaxGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), a.handle<aclTensor>(2), size, executor)), aclnnClampMax},
    {"aclnnClampMaxTensor", "ttt", PHASE1(aclnnClampMaxTensorGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnClampMaxTensor},
    {"aclnnClampMin", "tst", PHASE1(aclnnClampMinGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), a.handle<aclTensor>(2), size, executor)), aclnnClampMin},
    {"aclnnClampMinTensor", "ttt", PHASE1(aclnnClampMinTensorGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnClampMinTensor},
    {"aclnnClampTensor", "tttt", PHASE1(aclnnClampTensorGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), a.handle<aclTensor>(3), size, executor)), aclnnClampTensor},
    {"aclnnComplex", "ttt", PHASE1(aclnnComplexGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnComplex},
    {"aclnnCos", "tt", PHASE1(aclnnCosGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnCos},
    {"aclnnCosh", "tt", PHASE1(aclnnCoshGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnCosh},
    {"aclnnCrossEntropyLoss", "tttcnrrqtttt", PHASE1(aclnnCrossEntropyLossGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), a.text(3), static_cast<int64_t>(a.integer(4)), static_cast<double>(a.real(5)), static_cast<double>(a.real(6)), a.integer(7) != 0, a.handle<aclTensor>(8), a.handle<aclTensor>(9), a.handle<aclTensor>(10), a.handle<aclTensor>(11), size, executor)), aclnnCrossEntropyLoss},
    {"aclnnCrossEntropyLossGrad", "ttttttcnrrt", PHASE1(aclnnCrossEntropyLossGradGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), a.handle<aclTensor>(3), a.handle<aclTensor>(4), a.handle<aclTensor>(5), a.text(6), static_cast<int64_t>(a.integer(7)), static_cast<double>(a.real(8)), static_cast<double>(a.real(9)), a.handle<aclTensor>(10), size, executor)), aclnnCrossEntropyLossGrad},
    {"aclnnCrossEntropySumExpAndIndexLogit", "tttnnttttt", PHASE1(aclnnCrossEntropySumExpAndIndexLogitGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), static_cast<int64_t>(a.integer(3)), static_cast<int64_t>(a.integer(4)), a.handle<aclTensor>(5), a.handle<aclTensor>(6), a.handle<aclTensor>(7), a.handle<aclTensor>(8), a.handle<aclTensor>(9), size, executor)), aclnnCrossEntropySumExpAndIndexLogit},
    {"aclnnCtcLoss", "ttiinqtt", PHASE1(aclnnCtcLossGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclIntArray>(2), a.handle<aclIntArray>(3), static_cast<int64_t>(a.integer(4)), a.integer(5) != 0, a.handle<aclTensor>(6), a.handle<aclTensor>(7), size, executor)), aclnnCtcLoss},
    {"aclnnCtcLossBackward", "tttiittnqt", PHASE1(aclnnCtcLossBackwardGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), a.handle<aclIntArray>(3), a.handle<aclIntArray>(4), a.handle<aclTensor>(5), a.handle<aclTensor>(6), static_cast<int64_t>(a.integer(7)), a.integer(8) != 0, a.handle<aclTensor>(9), size, executor)), aclnnCtcLossBackward},
    {"aclnnDigamma", "tt", PHASE1(aclnnDigammaGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnDigamma},
    {"aclnnDiv", "ttt", PHASE1(aclnnDivGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnDiv},
    {"aclnnDivMod", "ttnt", PHASE1(aclnnDivModGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), static_cast<int>(a.integer(2)), a.handle<aclTensor>(3), size, executor)), aclnnDivMod},
    {"aclnnDivMods", "tsnt", PHASE1(aclnnDivModsGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), static_cast<int>(a.integer(2)), a.handle<aclTensor>(3), size, executor)), aclnnDivMods},
    {"aclnnDivs", "tst", PHASE1(aclnnDivsGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), a.handle<aclTensor>(2), size, executor)), aclnnDivs},
    {"aclnnElu", "tssst", PHASE1(aclnnEluGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), a.handle<aclScalar>(2), a.handle<aclScalar>(3), a.handle<aclTensor>(4), size, executor)), aclnnElu},
    {"aclnnEluBackward", "tsssqtt", PHASE1(aclnnEluBackwardGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), a.handle<aclScalar>(2), a.handle<aclScalar>(3), a.integer(4) != 0, a.handle<aclTensor>(5), a.handle<aclTensor>(6), size, executor)), aclnnEluBackward},
    {"aclnnEqScalar", "tst", PHASE1(aclnnEqScalarGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), a.handle<aclTensor>(2), size, executor)), aclnnEqScalar},
    {"aclnnEqTensor", "ttt", PHASE1(aclnnEqTensorGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnEqTensor},
    {"aclnnEqual", "ttt", PHASE1(aclnnEqualGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnEqual},
    {"aclnnErf", "tt", PHASE1(aclnnErfGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnErf},
    {"aclnnErfc", "tt", PHASE1(aclnnErfcGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnErfc},
    {"aclnnErfinv", "tt", PHASE1(aclnnErfinvGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnErfinv},
    {"aclnnExp", "tt", PHASE1(aclnnExpGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnExp},
    {"aclnnExp2", "tt", PHASE1(aclnnExp2GetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnExp2},
    {"aclnnExpand", "tit", PHASE1(aclnnExpandGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclIntArray>(1), a.handle<aclTensor>(2), size, executor)), aclnnExpand},
    {"aclnnExpm1", "tt", PHASE1(aclnnExpm1GetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnExpm1},
    {"aclnnEye", "nnt", PHASE1(aclnnEyeGetWorkspaceSize(static_cast<int64_t>(a.integer(0)), static_cast<int64_t>(a.integer(1)), a.handle<aclTensor>(2), size, executor)), aclnnEye},
    {"aclnnFastGelu", "tt", PHASE1(aclnnFastGeluGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnFastGelu},
    {"aclnnFastGeluBackward", "ttt", PHASE1(aclnnFastGeluBackwardGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnFastGeluBackward},
    {"aclnnFatreluMul", "ttt", PHASE1(aclnnFatreluMulGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnFatreluMul},
    {"aclnnFlatten", "tnt", PHASE1(aclnnFlattenGetWorkspaceSize(a.handle<aclTensor>(0), static_cast<int64_t>(a.integer(1)), a.handle<aclTensor>(2), size, executor)), aclnnFlatten},
    {"aclnnFlip", "tit", PHASE1(aclnnFlipGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclIntArray>(1), a.handle<aclTensor>(2), size, executor)), aclnnFlip},
    {"aclnnFloor", "tt", PHASE1(aclnnFloorGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnFloor},
    {"aclnnFloorDivide", "ttt", PHASE1(aclnnFloorDivideGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnFloorDivide},
    {"aclnnFloorDivides", "tst", PHASE1(aclnnFloorDividesGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), a.handle<aclTensor>(2), size, executor)), aclnnFloorDivides},
    {"aclnnFmodScalar", "tst", PHASE1(aclnnFmodScalarGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), a.handle<aclTensor>(2), size, executor)), aclnnFmodScalar},
    {"aclnnFmodTensor", "ttt", PHASE1(aclnnFmodTensorGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnFmodTensor},
    {"aclnnFrac", "tt", PHASE1(aclnnFracGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnFrac},
    {"aclnnFusedCrossEntropyLossWithMaxSum", "tttrttttt", PHASE1(aclnnFusedCrossEntropyLossWithMaxSumGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), static_cast<float>(a.real(3)), a.handle<aclTensor>(4), a.handle<aclTensor>(5), a.handle<aclTensor>(6), a.handle<aclTensor>(7), a.handle<aclTensor>(8), size, executor)), aclnnFusedCrossEntropyLossWithMaxSum},
    {"aclnnGcd", "ttt", PHASE1(aclnnGcdGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnGcd},
    {"aclnnGeGlu", "tnntt", PHASE1(aclnnGeGluGetWorkspaceSize(a.handle<aclTensor>(0), static_cast<int64_t>(a.integer(1)), static_cast<int64_t>(a.integer(2)), a.handle<aclTensor>(3), a.handle<aclTensor>(4), size, executor)), aclnnGeGlu},
    {"aclnnGeGluBackward", "tttnnt", PHASE1(aclnnGeGluBackwardGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), static_cast<int64_t>(a.integer(3)), static_cast<int64_t>(a.integer(4)), a.handle<aclTensor>(5), size, executor)), aclnnGeGluBackward},
    {"aclnnGeGluV3", "tnnqtt", PHASE1(aclnnGeGluV3GetWorkspaceSize(a.handle<aclTensor>(0), static_cast<int64_t>(a.integer(1)), static_cast<int64_t>(a.integer(2)), a.integer(3) != 0, a.handle<aclTensor>(4), a.handle<aclTensor>(5), size, executor)), aclnnGeGluV3},
    {"aclnnGeGluV3Backward", "tttnnqt", PHASE1(aclnnGeGluV3BackwardGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), static_cast<int64_t>(a.integer(3)), static_cast<int64_t>(a.integer(4)), a.integer(5) != 0, a.handle<aclTensor>(6), size, executor)), aclnnGeGluV3Backward},
    {"aclnnGeScalar", "tst", PHASE1(aclnnGeScalarGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), a.handle<aclTensor>(2), size, executor)), aclnnGeScalar},
    {"aclnnGeTensor", "ttt", PHASE1(aclnnGeTensorGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnGeTensor},
    {"aclnnGelu", "tt", PHASE1(aclnnGeluGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnGelu},
    {"aclnnGeluBackward", "ttt", PHASE1(aclnnGeluBackwardGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnGeluBackward},
    {"aclnnGeluBackwardV2", "ttct", PHASE1(aclnnGeluBackwardV2GetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.text(2), a.handle<aclTensor>(3), size, executor)), aclnnGeluBackwardV2},
    {"aclnnGeluMul", "tct", PHASE1(aclnnGeluMulGetWorkspaceSize(a.handle<aclTensor>(0), a.text(1), a.handle<aclTensor>(2), size, executor)), aclnnGeluMul},
    {"aclnnGeluV2", "tnt", PHASE1(aclnnGeluV2GetWorkspaceSize(a.handle<aclTensor>(0), static_cast<int64_t>(a.integer(1)), a.handle<aclTensor>(2), size, executor)), aclnnGeluV2},
    {"aclnnGlu", "tnt", PHASE1(aclnnGluGetWorkspaceSize(a.handle<aclTensor>(0), static_cast<int64_t>(a.integer(1)), a.handle<aclTensor>(2), size, executor)), aclnnGlu},
    {"aclnnGluBackward", "ttnt", PHASE1(aclnnGluBackwardGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), static_cast<int64_t>(a.integer(2)), a.handle<aclTensor>(3), size, executor)), aclnnGluBackward},
    {"aclnnGtScalar", "tst", PHASE1(aclnnGtScalarGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), a.handle<aclTensor>(2), size, executor)), aclnnGtScalar},
    {"aclnnGtTensor", "ttt", PHASE1(aclnnGtTensorGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnGtTensor},
    {"aclnnHardshrink", "tst", PHASE1(aclnnHardshrinkGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), a.handle<aclTensor>(2), size, executor)), aclnnHardshrink},
    {"aclnnHardshrinkBackward", "ttst", PHASE1(aclnnHardshrinkBackwardGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclScalar>(2), a.handle<aclTensor>(3), size, executor)), aclnnHardshrinkBackward},
    {"aclnnHardsigmoid", "tt", PHASE1(aclnnHardsigmoidGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnHardsigmoid},
    {"aclnnHardsigmoidBackward", "ttt", PHASE1(aclnnHardsigmoidBackwardGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnHardsigmoidBackward},
    {"aclnnHardswish", "tt", PHASE1(aclnnHardswishGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnHardswish},
    {"aclnnHardswishBackward", "ttt", PHASE1(aclnnHardswishBackwardGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnHardswishBackward},
    {"aclnnHardswishBackwardV2", "ttt", PHASE1(aclnnHardswishBackwardV2GetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnHardswishBackwardV2},
    {"aclnnHardtanh", "tsst", PHASE1(aclnnHardtanhGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), a.handle<aclScalar>(2), a.handle<aclTensor>(3), size, executor)), aclnnHardtanh},
    {"aclnnHardtanhBackward", "ttsst", PHASE1(aclnnHardtanhBackwardGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclScalar>(2), a.handle<aclScalar>(3), a.handle<aclTensor>(4), size, executor)), aclnnHardtanhBackward},
    {"aclnnHeaviside", "ttt", PHASE1(aclnnHeavisideGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnHeaviside},
    {"aclnnInplaceAcos", "t", PHASE1(aclnnInplaceAcosGetWorkspaceSize(a.handle<aclTensor>(0), size, executor)), aclnnInplaceAcos},
    {"aclnnInplaceAcosh", "t", PHASE1(aclnnInplaceAcoshGetWorkspaceSize(a.handle<aclTensor>(0), size, executor)), aclnnInplaceAcosh},
    {"aclnnInplaceAdd", "tts", PHASE1(aclnnInplaceAddGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclScalar>(2), size, executor)), aclnnInplaceAdd},
    {"aclnnInplaceAddRelu", "tts", PHASE1(aclnnInplaceAddReluGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclScalar>(2), size, executor)), aclnnInplaceAddRelu},
    {"aclnnInplaceAddV3", "sts", PHASE1(aclnnInplaceAddV3GetWorkspaceSize(a.handle<aclScalar>(0), a.handle<aclTensor>(1), a.handle<aclScalar>(2), size, executor)), aclnnInplaceAddV3},
    {"aclnnInplaceAddcdiv", "ttts", PHASE1(aclnnInplaceAddcdivGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), a.handle<aclScalar>(3), size, executor)), aclnnInplaceAddcdiv},
    {"aclnnInplaceAddcmul", "ttts", PHASE1(aclnnInplaceAddcmulGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), a.handle<aclScalar>(3), size, executor)), aclnnInplaceAddcmul},
    {"aclnnInplaceAdds", "tss", PHASE1(aclnnInplaceAddsGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), a.handle<aclScalar>(2), size, executor)), aclnnInplaceAdds},
    {"aclnnInplaceAsin", "t", PHASE1(aclnnInplaceAsinGetWorkspaceSize(a.handle<aclTensor>(0), size, executor)), aclnnInplaceAsin},
    {"aclnnInplaceAsinh", "t", PHASE1(aclnnInplaceAsinhGetWorkspaceSize(a.handle<aclTensor>(0), size, executor)), aclnnInplaceAsinh},
    {"aclnnInplaceAtan", "t", PHASE1(aclnnInplaceAtanGetWorkspaceSize(a.handle<aclTensor>(0), size, executor)), aclnnInplaceAtan},
    {"aclnnInplaceAtan2", "tt", PHASE1(aclnnInplaceAtan2GetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnInplaceAtan2},
    {"aclnnInplaceAtanh", "t", PHASE1(aclnnInplaceAtanhGetWorkspaceSize(a.handle<aclTensor>(0), size, executor)), aclnnInplaceAtanh},
    {"aclnnInplaceBitwiseAndScalar", "ts", PHASE1(aclnnInplaceBitwiseAndScalarGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), size, executor)), aclnnInplaceBitwiseAndScalar},
    {"aclnnInplaceBitwiseAndTensor", "tt", PHASE1(aclnnInplaceBitwiseAndTensorGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnInplaceBitwiseAndTensor},
    {"aclnnInplaceBitwiseAndTensorOut", "tt", PHASE1(aclnnInplaceBitwiseAndTensorOutGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnInplaceBitwiseAndTensorOut},
    {"aclnnInplaceBitwiseOrScalar", "ts", PHASE1(aclnnInplaceBitwiseOrScalarGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), size, executor)), aclnnInplaceBitwiseOrScalar},
    {"aclnnInplaceBitwiseOrTensor", "tt", PHASE1(aclnnInplaceBitwiseOrTensorGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnInplaceBitwiseOrTensor},
    {"aclnnInplaceBitwiseXorScalar", "ts", PHASE1(aclnnInplaceBitwiseXorScalarGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), size, executor)), aclnnInplaceBitwiseXorScalar},
    {"aclnnInplaceBitwiseXorTensor", "tt", PHASE1(aclnnInplaceBitwiseXorTensorGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnInplaceBitwiseXorTensor},
    {"aclnnInplaceCeil", "t", PHASE1(aclnnInplaceCeilGetWorkspaceSize(a.handle<aclTensor>(0), size, executor)), aclnnInplaceCeil},
    {"aclnnInplaceCelu", "ts", PHASE1(aclnnInplaceCeluGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), size, executor)), aclnnInplaceCelu},
    {"aclnnInplaceClampMax", "ts", PHASE1(aclnnInplaceClampMaxGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), size, executor)), aclnnInplaceClampMax},
    {"aclnnInplaceClampMaxTensor", "tt", PHASE1(aclnnInplaceClampMaxTensorGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnInplaceClampMaxTensor},
    {"aclnnInplaceClampMinTensor", "tt", PHASE1(aclnnInplaceClampMinTensorGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnInplaceClampMinTensor},
    {"aclnnInplaceCopy", "tt", PHASE1(aclnnInplaceCopyGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnInplaceCopy},
    {"aclnnInplaceCos", "t", PHASE1(aclnnInplaceCosGetWorkspaceSize(a.handle<aclTensor>(0), size, executor)), aclnnInplaceCos},
    {"aclnnInplaceCosh", "t", PHASE1(aclnnInplaceCoshGetWorkspaceSize(a.handle<aclTensor>(0), size, executor)), aclnnInplaceCosh},
    {"aclnnInplaceDiv", "tt", PHASE1(aclnnInplaceDivGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnInplaceDiv},
    {"aclnnInplaceDivMod", "ttn", PHASE1(aclnnInplaceDivModGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), static_cast<int>(a.integer(2)), size, executor)), aclnnInplaceDivMod},
    {"aclnnInplaceDivMods", "tsn", PHASE1(aclnnInplaceDivModsGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), static_cast<int>(a.integer(2)), size, executor)), aclnnInplaceDivMods},
    {"aclnnInplaceDivs", "ts", PHASE1(aclnnInplaceDivsGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), size, executor)), aclnnInplaceDivs},
    {"aclnnInplaceElu", "tsss", PHASE1(aclnnInplaceEluGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), a.handle<aclScalar>(2), a.handle<aclScalar>(3), size, executor)), aclnnInplaceElu},
    {"aclnnInplaceEqScalar", "ts", PHASE1(aclnnInplaceEqScalarGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), size, executor)), aclnnInplaceEqScalar},
    {"aclnnInplaceEqTensor", "tt", PHASE1(aclnnInplaceEqTensorGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnInplaceEqTensor},
    {"aclnnInplaceErf", "t", PHASE1(aclnnInplaceErfGetWorkspaceSize(a.handle<aclTensor>(0), size, executor)), aclnnInplaceErf},
    {"aclnnInplaceErfc", "t", PHASE1(aclnnInplaceErfcGetWorkspaceSize(a.handle<aclTensor>(0), size, executor)), aclnnInplaceErfc},
    {"aclnnInplaceErfinv", "t", PHASE1(aclnnInplaceErfinvGetWorkspaceSize(a.handle<aclTensor>(0), size, executor)), aclnnInplaceErfinv},
    {"aclnnInplaceExp", "t", PHASE1(aclnnInplaceExpGetWorkspaceSize(a.handle<aclTensor>(0), size, executor)), aclnnInplaceExp},
    {"aclnnInplaceExp2", "t", PHASE1(aclnnInplaceExp2GetWorkspaceSize(a.handle<aclTensor>(0), size, executor)), aclnnInplaceExp2},
    {"aclnnInplaceExpm1", "t", PHASE1(aclnnInplaceExpm1GetWorkspaceSize(a.handle<aclTensor>(0), size, executor)), aclnnInplaceExpm1},
    {"aclnnInplaceFillScalar", "ts", PHASE1(aclnnInplaceFillScalarGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), size, executor)), aclnnInplaceFillScalar},
    {"aclnnInplaceFillTensor", "tt", PHASE1(aclnnInplaceFillTensorGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnInplaceFillTensor},
    {"aclnnInplaceFloor", "t", PHASE1(aclnnInplaceFloorGetWorkspaceSize(a.handle<aclTensor>(0), size, executor)), aclnnInplaceFloor},
    {"aclnnInplaceFloorDivide", "tt", PHASE1(aclnnInplaceFloorDivideGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnInplaceFloorDivide},
    {"aclnnInplaceFloorDivides", "ts", PHASE1(aclnnInplaceFloorDividesGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), size, executor)), aclnnInplaceFloorDivides},
    {"aclnnInplaceFmodScalar", "ts", PHASE1(aclnnInplaceFmodScalarGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), size, executor)), aclnnInplaceFmodScalar},
    {"aclnnInplaceFmodTensor", "tt", PHASE1(aclnnInplaceFmodTensorGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnInplaceFmodTensor},
    {"aclnnInplaceFrac", "t", PHASE1(aclnnInplaceFracGetWorkspaceSize(a.handle<aclTensor>(0), size, executor)), aclnnInplaceFrac},
    {"aclnnInplaceGeScalar", "ts", PHASE1(aclnnInplaceGeScalarGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), size, executor)), aclnnInplaceGeScalar},
    {"aclnnInplaceGeTensor", "tt", PHASE1(aclnnInplaceGeTensorGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnInplaceGeTensor},
    {"aclnnInplaceGtScalar", "ts", PHASE1(aclnnInplaceGtScalarGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), size, executor)), aclnnInplaceGtScalar},
    {"aclnnInplaceGtTensor", "tt", PHASE1(aclnnInplaceGtTensorGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnInplaceGtTensor},
    {"aclnnInplaceHardsigmoid", "t", PHASE1(aclnnInplaceHardsigmoidGetWorkspaceSize(a.handle<aclTensor>(0), size, executor)), aclnnInplaceHardsigmoid},
    {"aclnnInplaceHardswish", "t", PHASE1(aclnnInplaceHardswishGetWorkspaceSize(a.handle<aclTensor>(0), size, executor)), aclnnInplaceHardswish},
    {"aclnnInplaceHardtanh", "tss", PHASE1(aclnnInplaceHardtanhGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), a.handle<aclScalar>(2), size, executor)), aclnnInplaceHardtanh},
    {"aclnnInplaceLeScalar", "ts", PHASE1(aclnnInplaceLeScalarGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), size, executor)), aclnnInplaceLeScalar},
    {"aclnnInplaceLeTensor", "tt", PHASE1(aclnnInplaceLeTensorGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnInplaceLeTensor},
    {"aclnnInplaceLeakyRelu", "ts", PHASE1(aclnnInplaceLeakyReluGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), size, executor)), aclnnInplaceLeakyRelu},
    {"aclnnInplaceLerp", "ttt", PHASE1(aclnnInplaceLerpGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnInplaceLerp},
    {"aclnnInplaceLerps", "tts", PHASE1(aclnnInplaceLerpsGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclScalar>(2), size, executor)), aclnnInplaceLerps},
    {"aclnnInplaceLog", "t", PHASE1(aclnnInplaceLogGetWorkspaceSize(a.handle<aclTensor>(0), size, executor)), aclnnInplaceLog},
    {"aclnnInplaceLog10", "t", PHASE1(aclnnInplaceLog10GetWorkspaceSize(a.handle<aclTensor>(0), size, executor)), aclnnInplaceLog10},
    {"aclnnInplaceLog1p", "t", PHASE1(aclnnInplaceLog1pGetWorkspaceSize(a.handle<aclTensor>(0), size, executor)), aclnnInplaceLog1p},
    {"aclnnInplaceLog2", "t", PHASE1(aclnnInplaceLog2GetWorkspaceSize(a.handle<aclTensor>(0), size, executor)), aclnnInplaceLog2},
    {"aclnnInplaceLogicalAnd", "tt", PHASE1(aclnnInplaceLogicalAndGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnInplaceLogicalAnd},
    {"aclnnInplaceLogicalNot", "t", PHASE1(aclnnInplaceLogicalNotGetWorkspaceSize(a.handle<aclTensor>(0), size, executor)), aclnnInplaceLogicalNot},
    {"aclnnInplaceLogicalOr", "tt", PHASE1(aclnnInplaceLogicalOrGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnInplaceLogicalOr},
    {"aclnnInplaceLtScalar", "ts", PHASE1(aclnnInplaceLtScalarGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), size, executor)), aclnnInplaceLtScalar},
    {"aclnnInplaceLtTensor", "tt", PHASE1(aclnnInplaceLtTensorGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnInplaceLtTensor},
    {"aclnnInplaceMish", "t", PHASE1(aclnnInplaceMishGetWorkspaceSize(a.handle<aclTensor>(0), size, executor)), aclnnInplaceMish},
    {"aclnnInplaceMul", "tt", PHASE1(aclnnInplaceMulGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnInplaceMul},
    {"aclnnInplaceMuls", "ts", PHASE1(aclnnInplaceMulsGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), size, executor)), aclnnInplaceMuls},
    {"aclnnInplaceNanToNum", "trrr", PHASE1(aclnnInplaceNanToNumGetWorkspaceSize(a.handle<aclTensor>(0), static_cast<float>(a.real(1)), static_cast<float>(a.real(2)), static_cast<float>(a.real(3)), size, executor)), aclnnInplaceNanToNum},
    {"aclnnInplaceNeScalar", "ts", PHASE1(aclnnInplaceNeScalarGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), size, executor)), aclnnInplaceNeScalar},
    {"aclnnInplaceNeTensor", "tt", PHASE1(aclnnInplaceNeTensorGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnInplaceNeTensor},
    {"aclnnInplaceNeg", "t", PHASE1(aclnnInplaceNegGetWorkspaceSize(a.handle<aclTensor>(0), size, executor)), aclnnInplaceNeg},
    {"aclnnInplaceOne", "t", PHASE1(aclnnInplaceOneGetWorkspaceSize(a.handle<aclTensor>(0), size, executor)), aclnnInplaceOne},
    {"aclnnInplacePowTensorScalar", "ts", PHASE1(aclnnInplacePowTensorScalarGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), size, executor)), aclnnInplacePowTensorScalar},
    {"aclnnInplacePowTensorTensor", "tt", PHASE1(aclnnInplacePowTensorTensorGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnInplacePowTensorTensor},
    {"aclnnInplaceReciprocal", "t", PHASE1(aclnnInplaceReciprocalGetWorkspaceSize(a.handle<aclTensor>(0), size, executor)), aclnnInplaceReciprocal},
    {"aclnnInplaceRelu", "t", PHASE1(aclnnInplaceReluGetWorkspaceSize(a.handle<aclTensor>(0), size, executor)), aclnnInplaceRelu},
    {"aclnnInplaceRemainderTensorScalar", "ts", PHASE1(aclnnInplaceRemainderTensorScalarGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), size, executor)), aclnnInplaceRemainderTensorScalar},
    {"aclnnInplaceRemainderTensorTensor", "tt", PHASE1(aclnnInplaceRemainderTensorTensorGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnInplaceRemainderTensorTensor},
    {"aclnnInplaceRound", "t", PHASE1(aclnnInplaceRoundGetWorkspaceSize(a.handle<aclTensor>(0), size, executor)), aclnnInplaceRound},
    {"aclnnInplaceRoundDecimals", "tn", PHASE1(aclnnInplaceRoundDecimalsGetWorkspaceSize(a.handle<aclTensor>(0), static_cast<int64_t>(a.integer(1)), size, executor)), aclnnInplaceRoundDecimals},
    {"aclnnInplaceRsqrt", "t", PHASE1(aclnnInplaceRsqrtGetWorkspaceSize(a.handle<aclTensor>(0), size, executor)), aclnnInplaceRsqrt},
    {"aclnnInplaceSelu", "t", PHASE1(aclnnInplaceSeluGetWorkspaceSize(a.handle<aclTensor>(0), size, executor)), aclnnInplaceSelu},
    {"aclnnInplaceSigmoid", "t", PHASE1(aclnnInplaceSigmoidGetWorkspaceSize(a.handle<aclTensor>(0), size, executor)), aclnnInplaceSigmoid},
    {"aclnnInplaceSin", "t", PHASE1(aclnnInplaceSinGetWorkspaceSize(a.handle<aclTensor>(0), size, executor)), aclnnInplaceSin},
    {"aclnnInplaceSinc", "t", PHASE1(aclnnInplaceSincGetWorkspaceSize(a.handle<aclTensor>(0), size, executor)), aclnnInplaceSinc},
    {"aclnnInplaceSinh", "t", PHASE1(aclnnInplaceSinhGetWorkspaceSize(a.handle<aclTensor>(0), size, executor)), aclnnInplaceSinh},
    {"aclnnInplaceSqrt", "t", PHASE1(aclnnInplaceSqrtGetWorkspaceSize(a.handle<aclTensor>(0), size, executor)), aclnnInplaceSqrt},
    {"aclnnInplaceSub", "tts", PHASE1(aclnnInplaceSubGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclScalar>(2), size, executor)), aclnnInplaceSub},
    {"aclnnInplaceSubs", "tss", PHASE1(aclnnInplaceSubsGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), a.handle<aclScalar>(2), size, executor)), aclnnInplaceSubs},
    {"aclnnInplaceTan", "t", PHASE1(aclnnInplaceTanGetWorkspaceSize(a.handle<aclTensor>(0), size, executor)), aclnnInplaceTan},
    {"aclnnInplaceTanh", "t", PHASE1(aclnnInplaceTanhGetWorkspaceSize(a.handle<aclTensor>(0), size, executor)), aclnnInplaceTanh},
    {"aclnnInplaceThreshold", "tss", PHASE1(aclnnInplaceThresholdGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), a.handle<aclScalar>(2), size, executor)), aclnnInplaceThreshold},
    {"aclnnInplaceTrunc", "t", PHASE1(aclnnInplaceTruncGetWorkspaceSize(a.handle<aclTensor>(0), size, executor)), aclnnInplaceTrunc},
    {"aclnnInplaceXLogYScalarOther", "ts", PHASE1(aclnnInplaceXLogYScalarOtherGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), size, executor)), aclnnInplaceXLogYScalarOther},
    {"aclnnInplaceXLogYTensor", "tt", PHASE1(aclnnInplaceXLogYTensorGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnInplaceXLogYTensor},
    {"aclnnInplaceZero", "t", PHASE1(aclnnInplaceZeroGetWorkspaceSize(a.handle<aclTensor>(0), size, executor)), aclnnInplaceZero},
    {"aclnnIsClose", "ttrrqt", PHASE1(aclnnIsCloseGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), static_cast<double>(a.real(2)), static_cast<double>(a.real(3)), a.integer(4) != 0, a.handle<aclTensor>(5), size, executor)), aclnnIsClose},
    {"aclnnIsFinite", "tt", PHASE1(aclnnIsFiniteGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnIsFinite},
    {"aclnnIsInf", "tt", PHASE1(aclnnIsInfGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnIsInf},
    {"aclnnIsNegInf", "tt", PHASE1(aclnnIsNegInfGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnIsNegInf},
    {"aclnnIsPosInf", "tt", PHASE1(aclnnIsPosInfGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnIsPosInf},
    {"aclnnKlDiv", "ttnqt", PHASE1(aclnnKlDivGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), static_cast<int64_t>(a.integer(2)), a.integer(3) != 0, a.handle<aclTensor>(4), size, executor)), aclnnKlDiv},
    {"aclnnKlDivBackward", "tttnqt", PHASE1(aclnnKlDivBackwardGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), static_cast<int64_t>(a.integer(3)), a.integer(4) != 0, a.handle<aclTensor>(5), size, executor)), aclnnKlDivBackward},
    {"aclnnKlDivTargetBackward", "tttnqt", PHASE1(aclnnKlDivTargetBackwardGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), static_cast<int64_t>(a.integer(3)), a.integer(4) != 0, a.handle<aclTensor>(5), size, executor)), aclnnKlDivTargetBackward},
    {"aclnnL1Loss", "ttnt", PHASE1(aclnnL1LossGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), static_cast<int64_t>(a.integer(2)), a.handle<aclTensor>(3), size, executor)), aclnnL1Loss},
    {"aclnnL1LossBackward", "tttnt", PHASE1(aclnnL1LossBackwardGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), static_cast<int64_t>(a.integer(3)), a.handle<aclTensor>(4), size, executor)), aclnnL1LossBackward},
    {"aclnnLeScalar", "tst", PHASE1(aclnnLeScalarGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), a.handle<aclTensor>(2), size, executor)), aclnnLeScalar},
    {"aclnnLeTensor", "ttt", PHASE1(aclnnLeTensorGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnLeTensor},
    {"aclnnLeakyRelu", "tst", PHASE1(aclnnLeakyReluGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), a.handle<aclTensor>(2), size, executor)), aclnnLeakyRelu},
    {"aclnnLeakyReluBackward", "ttsqt", PHASE1(aclnnLeakyReluBackwardGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclScalar>(2), a.integer(3) != 0, a.handle<aclTensor>(4), size, executor)), aclnnLeakyReluBackward},
    {"aclnnLeftShift", "ttt", PHASE1(aclnnLeftShiftGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnLeftShift},
    {"aclnnLeftShifts", "tst", PHASE1(aclnnLeftShiftsGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), a.handle<aclTensor>(2), size, executor)), aclnnLeftShifts},
    {"aclnnLerp", "tttt", PHASE1(aclnnLerpGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), a.handle<aclTensor>(3), size, executor)), aclnnLerp},
    {"aclnnLerps", "ttst", PHASE1(aclnnLerpsGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclScalar>(2), a.handle<aclTensor>(3), size, executor)), aclnnLerps},
    {"aclnnLgamma", "tt", PHASE1(aclnnLgammaGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnLgamma},
    {"aclnnLinalgCross", "ttnt", PHASE1(aclnnLinalgCrossGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), static_cast<int64_t>(a.integer(2)), a.handle<aclTensor>(3), size, executor)), aclnnLinalgCross},
    {"aclnnLinalgVectorNorm", "tsiqdt", PHASE1(aclnnLinalgVectorNormGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), a.handle<aclIntArray>(2), a.integer(3) != 0, static_cast<aclDataType>(a.integer(4)), a.handle<aclTensor>(5), size, executor)), aclnnLinalgVectorNorm},
    {"aclnnLog", "tt", PHASE1(aclnnLogGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnLog},
    {"aclnnLog10", "tt", PHASE1(aclnnLog10GetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnLog10},
    {"aclnnLog1p", "tt", PHASE1(aclnnLog1pGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnLog1p},
    {"aclnnLog2", "tt", PHASE1(aclnnLog2GetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnLog2},
    {"aclnnLogAddExp", "ttt", PHASE1(aclnnLogAddExpGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnLogAddExp},
    {"aclnnLogAddExp2", "ttt", PHASE1(aclnnLogAddExp2GetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnLogAddExp2},
    {"aclnnLogSigmoid", "tt", PHASE1(aclnnLogSigmoidGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnLogSigmoid},
    {"aclnnLogSigmoidBackward", "tttt", PHASE1(aclnnLogSigmoidBackwardGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), a.handle<aclTensor>(3), size, executor)), aclnnLogSigmoidBackward},
    {"aclnnLogSigmoidForward", "ttt", PHASE1(aclnnLogSigmoidForwardGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnLogSigmoidForward},
    {"aclnnLogSoftmax", "tnt", PHASE1(aclnnLogSoftmaxGetWorkspaceSize(a.handle<aclTensor>(0), static_cast<int64_t>(a.integer(1)), a.handle<aclTensor>(2), size, executor)), aclnnLogSoftmax},
    {"aclnnLogSoftmaxBackward", "ttnt", PHASE1(aclnnLogSoftmaxBackwardGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), static_cast<int64_t>(a.integer(2)), a.handle<aclTensor>(3), size, executor)), aclnnLogSoftmaxBackward},
    {"aclnnLogicalAnd", "ttt", PHASE1(aclnnLogicalAndGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnLogicalAnd},
    {"aclnnLogicalNot", "tt", PHASE1(aclnnLogicalNotGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnLogicalNot},
    {"aclnnLogicalOr", "ttt", PHASE1(aclnnLogicalOrGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnLogicalOr},
    {"aclnnLogicalXor", "ttt", PHASE1(aclnnLogicalXorGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnLogicalXor},
    {"aclnnLogit", "trt", PHASE1(aclnnLogitGetWorkspaceSize(a.handle<aclTensor>(0), static_cast<double>(a.real(1)), a.handle<aclTensor>(2), size, executor)), aclnnLogit},
    {"aclnnLogitGrad", "ttrt", PHASE1(aclnnLogitGradGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), static_cast<double>(a.real(2)), a.handle<aclTensor>(3), size, executor)), aclnnLogitGrad},
    {"aclnnLtScalar", "tst", PHASE1(aclnnLtScalarGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), a.handle<aclTensor>(2), size, executor)), aclnnLtScalar},
    {"aclnnLtTensor", "ttt", PHASE1(aclnnLtTensorGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnLtTensor},
    {"aclnnMaskedScale", "ttrt", PHASE1(aclnnMaskedScaleGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), static_cast<float>(a.real(2)), a.handle<aclTensor>(3), size, executor)), aclnnMaskedScale},
    {"aclnnMaskedSelect", "ttt", PHASE1(aclnnMaskedSelectGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnMaskedSelect},
    {"aclnnMax", "tt", PHASE1(aclnnMaxGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnMax},
    {"aclnnMaxDim", "tnqtt", PHASE1(aclnnMaxDimGetWorkspaceSize(a.handle<aclTensor>(0), static_cast<int64_t>(a.integer(1)), a.integer(2) != 0, a.handle<aclTensor>(3), a.handle<aclTensor>(4), size, executor)), aclnnMaxDim},
    {"aclnnMaxN", "Tt", PHASE1(aclnnMaxNGetWorkspaceSize(a.handle<aclTensorList>(0), a.handle<aclTensor>(1), size, executor)), aclnnMaxN},
    {"aclnnMaxV2", "tiqqt", PHASE1(aclnnMaxV2GetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclIntArray>(1), a.integer(2) != 0, a.integer(3) != 0, a.handle<aclTensor>(4), size, executor)), aclnnMaxV2},
    {"aclnnMaximum", "ttt", PHASE1(aclnnMaximumGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnMaximum},
    {"aclnnMean", "tiqdt", PHASE1(aclnnMeanGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclIntArray>(1), a.integer(2) != 0, static_cast<aclDataType>(a.integer(3)), a.handle<aclTensor>(4), size, executor)), aclnnMean},
    {"aclnnMeanV2", "tiqqt", PHASE1(aclnnMeanV2GetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclIntArray>(1), a.integer(2) != 0, a.integer(3) != 0, a.handle<aclTensor>(4), size, executor)), aclnnMeanV2},
    {"aclnnMin", "tt", PHASE1(aclnnMinGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnMin},
    {"aclnnMinDim", "tnqtt", PHASE1(aclnnMinDimGetWorkspaceSize(a.handle<aclTensor>(0), static_cast<int64_t>(a.integer(1)), a.integer(2) != 0, a.handle<aclTensor>(3), a.handle<aclTensor>(4), size, executor)), aclnnMinDim},
    {"aclnnMinN", "Tt", PHASE1(aclnnMinNGetWorkspaceSize(a.handle<aclTensorList>(0), a.handle<aclTensor>(1), size, executor)), aclnnMinN},
    {"aclnnMinimum", "ttt", PHASE1(aclnnMinimumGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnMinimum},
    {"aclnnMish", "tt", PHASE1(aclnnMishGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnMish},
    {"aclnnMishBackward", "ttt", PHASE1(aclnnMishBackwardGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnMishBackward},
    {"aclnnModulate", "tttt", PHASE1(aclnnModulateGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), a.handle<aclTensor>(3), size, executor)), aclnnModulate},
    {"aclnnModulateBackward", "ttttttt", PHASE1(aclnnModulateBackwardGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), a.handle<aclTensor>(3), a.handle<aclTensor>(4), a.handle<aclTensor>(5), a.handle<aclTensor>(6), size, executor)), aclnnModulateBackward},
    {"aclnnMseLoss", "ttnt", PHASE1(aclnnMseLossGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), static_cast<int64_t>(a.integer(2)), a.handle<aclTensor>(3), size, executor)), aclnnMseLoss},
    {"aclnnMseLossBackward", "tttnt", PHASE1(aclnnMseLossBackwardGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), static_cast<int64_t>(a.integer(3)), a.handle<aclTensor>(4), size, executor)), aclnnMseLossBackward},
    {"aclnnMul", "ttt", PHASE1(aclnnMulGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnMul},
    {"aclnnMuls", "tst", PHASE1(aclnnMulsGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), a.handle<aclTensor>(2), size, executor)), aclnnMuls},
    {"aclnnMultilabelMarginLoss", "ttntt", PHASE1(aclnnMultilabelMarginLossGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), static_cast<int64_t>(a.integer(2)), a.handle<aclTensor>(3), a.handle<aclTensor>(4), size, executor)), aclnnMultilabelMarginLoss},
    {"aclnnNLLLoss", "tttnntt", PHASE1(aclnnNLLLossGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), static_cast<int64_t>(a.integer(3)), static_cast<int64_t>(a.integer(4)), a.handle<aclTensor>(5), a.handle<aclTensor>(6), size, executor)), aclnnNLLLoss},
    {"aclnnNLLLoss2d", "tttnntt", PHASE1(aclnnNLLLoss2dGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), static_cast<int64_t>(a.integer(3)), static_cast<int64_t>(a.integer(4)), a.handle<aclTensor>(5), a.handle<aclTensor>(6), size, executor)), aclnnNLLLoss2d},
    {"aclnnNLLLoss2dBackward", "ttttnntt", PHASE1(aclnnNLLLoss2dBackwardGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), a.handle<aclTensor>(3), static_cast<int64_t>(a.integer(4)), static_cast<int64_t>(a.integer(5)), a.handle<aclTensor>(6), a.handle<aclTensor>(7), size, executor)), aclnnNLLLoss2dBackward},
    {"aclnnNLLLossBackward", "ttttnntt", PHASE1(aclnnNLLLossBackwardGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), a.handle<aclTensor>(3), static_cast<int64_t>(a.integer(4)), static_cast<int64_t>(a.integer(5)), a.handle<aclTensor>(6), a.handle<aclTensor>(7), size, executor)), aclnnNLLLossBackward},
    {"aclnnNanToNum", "trrrt", PHASE1(aclnnNanToNumGetWorkspaceSize(a.handle<aclTensor>(0), static_cast<float>(a.real(1)), static_cast<float>(a.real(2)), static_cast<float>(a.real(3)), a.handle<aclTensor>(4), size, executor)), aclnnNanToNum},
    {"aclnnNeScalar", "tst", PHASE1(aclnnNeScalarGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), a.handle<aclTensor>(2), size, executor)), aclnnNeScalar},
    {"aclnnNeTensor", "ttt", PHASE1(aclnnNeTensorGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnNeTensor},
    {"aclnnNeg", "tt", PHASE1(aclnnNegGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnNeg},
    {"aclnnNorm", "tsiqt", PHASE1(aclnnNormGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), a.handle<aclIntArray>(2), a.integer(3) != 0, a.handle<aclTensor>(4), size, executor)), aclnnNorm},
    {"aclnnPermute", "tit", PHASE1(aclnnPermuteGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclIntArray>(1), a.handle<aclTensor>(2), size, executor)), aclnnPermute},
    {"aclnnPolar", "ttt", PHASE1(aclnnPolarGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnPolar},
    {"aclnnPowScalarTensor", "stt", PHASE1(aclnnPowScalarTensorGetWorkspaceSize(a.handle<aclScalar>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnPowScalarTensor},
    {"aclnnPowTensorScalar", "tst", PHASE1(aclnnPowTensorScalarGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), a.handle<aclTensor>(2), size, executor)), aclnnPowTensorScalar},
    {"aclnnPowTensorTensor", "ttt", PHASE1(aclnnPowTensorTensorGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnPowTensorTensor},
    {"aclnnPrecisionCompare", "ttt", PHASE1(aclnnPrecisionCompareGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnPrecisionCompare},
    {"aclnnPrelu", "ttt", PHASE1(aclnnPreluGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnPrelu},
    {"aclnnPreluBackward", "ttttt", PHASE1(aclnnPreluBackwardGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), a.handle<aclTensor>(3), a.handle<aclTensor>(4), size, executor)), aclnnPreluBackward},
    {"aclnnProd", "tdt", PHASE1(aclnnProdGetWorkspaceSize(a.handle<aclTensor>(0), static_cast<aclDataType>(a.integer(1)), a.handle<aclTensor>(2), size, executor)), aclnnProd},
    {"aclnnProdDim", "tnqdt", PHASE1(aclnnProdDimGetWorkspaceSize(a.handle<aclTensor>(0), static_cast<int64_t>(a.integer(1)), a.integer(2) != 0, static_cast<aclDataType>(a.integer(3)), a.handle<aclTensor>(4), size, executor)), aclnnProdDim},
    {"aclnnReal", "tt", PHASE1(aclnnRealGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnReal},
    {"aclnnReciprocal", "tt", PHASE1(aclnnReciprocalGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnReciprocal},
    {"aclnnReduceNansum", "tiqdt", PHASE1(aclnnReduceNansumGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclIntArray>(1), a.integer(2) != 0, static_cast<aclDataType>(a.integer(3)), a.handle<aclTensor>(4), size, executor)), aclnnReduceNansum},
    {"aclnnReduceSum", "tiqdt", PHASE1(aclnnReduceSumGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclIntArray>(1), a.integer(2) != 0, static_cast<aclDataType>(a.integer(3)), a.handle<aclTensor>(4), size, executor)), aclnnReduceSum},
    {"aclnnRelu", "tt", PHASE1(aclnnReluGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnRelu},
    {"aclnnRemainderScalarTensor", "stt", PHASE1(aclnnRemainderScalarTensorGetWorkspaceSize(a.handle<aclScalar>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnRemainderScalarTensor},
    {"aclnnRemainderTensorScalar", "tst", PHASE1(aclnnRemainderTensorScalarGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), a.handle<aclTensor>(2), size, executor)), aclnnRemainderTensorScalar},
    {"aclnnRemainderTensorTensor", "ttt", PHASE1(aclnnRemainderTensorTensorGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnRemainderTensorTensor},
    {"aclnnRepeat", "tit", PHASE1(aclnnRepeatGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclIntArray>(1), a.handle<aclTensor>(2), size, executor)), aclnnRepeat},
    {"aclnnRightShift", "ttt", PHASE1(aclnnRightShiftGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnRightShift},
    {"aclnnRound", "tt", PHASE1(aclnnRoundGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnRound},
    {"aclnnRoundDecimals", "tnt", PHASE1(aclnnRoundDecimalsGetWorkspaceSize(a.handle<aclTensor>(0), static_cast<int64_t>(a.integer(1)), a.handle<aclTensor>(2), size, executor)), aclnnRoundDecimals},
    {"aclnnRsqrt", "tt", PHASE1(aclnnRsqrtGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnRsqrt},
    {"aclnnRsub", "ttst", PHASE1(aclnnRsubGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclScalar>(2), a.handle<aclTensor>(3), size, executor)), aclnnRsub},
    {"aclnnRsubs", "tsst", PHASE1(aclnnRsubsGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), a.handle<aclScalar>(2), a.handle<aclTensor>(3), size, executor)), aclnnRsubs},
    {"aclnnSWhere", "tttt", PHASE1(aclnnSWhereGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), a.handle<aclTensor>(3), size, executor)), aclnnSWhere},
    {"aclnnScale", "tttnnqt", PHASE1(aclnnScaleGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), static_cast<int64_t>(a.integer(3)), static_cast<int64_t>(a.integer(4)), a.integer(5) != 0, a.handle<aclTensor>(6), size, executor)), aclnnScale},
    {"aclnnSelu", "tt", PHASE1(aclnnSeluGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnSelu},
    {"aclnnSeluBackward", "ttt", PHASE1(aclnnSeluBackwardGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnSeluBackward},
    {"aclnnShrink", "tsst", PHASE1(aclnnShrinkGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), a.handle<aclScalar>(2), a.handle<aclTensor>(3), size, executor)), aclnnShrink},
    {"aclnnSigmoid", "tt", PHASE1(aclnnSigmoidGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnSigmoid},
    {"aclnnSigmoidBackward", "ttt", PHASE1(aclnnSigmoidBackwardGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnSigmoidBackward},
    {"aclnnSign", "tt", PHASE1(aclnnSignGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnSign},
    {"aclnnSignbit", "tt", PHASE1(aclnnSignbitGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnSignbit},
    {"aclnnSilu", "tt", PHASE1(aclnnSiluGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnSilu},
    {"aclnnSiluBackward", "ttt", PHASE1(aclnnSiluBackwardGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnSiluBackward},
    {"aclnnSin", "tt", PHASE1(aclnnSinGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnSin},
    {"aclnnSinc", "tt", PHASE1(aclnnSincGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnSinc},
    {"aclnnSinh", "tt", PHASE1(aclnnSinhGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnSinh},
    {"aclnnSituGlu", "tnrrqt", PHASE1(aclnnSituGluGetWorkspaceSize(a.handle<aclTensor>(0), static_cast<int64_t>(a.integer(1)), static_cast<double>(a.real(2)), static_cast<double>(a.real(3)), a.integer(4) != 0, a.handle<aclTensor>(5), size, executor)), aclnnSituGlu},
    {"aclnnSituGluGrad", "ttnrrqt", PHASE1(aclnnSituGluGradGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), static_cast<int64_t>(a.integer(2)), static_cast<double>(a.real(3)), static_cast<double>(a.real(4)), a.integer(5) != 0, a.handle<aclTensor>(6), size, executor)), aclnnSituGluGrad},
    {"aclnnSlice", "tnnnnt", PHASE1(aclnnSliceGetWorkspaceSize(a.handle<aclTensor>(0), static_cast<int64_t>(a.integer(1)), static_cast<int64_t>(a.integer(2)), static_cast<int64_t>(a.integer(3)), static_cast<int64_t>(a.integer(4)), a.handle<aclTensor>(5), size, executor)), aclnnSlice},
    {"aclnnSliceV2", "tiiiit", PHASE1(aclnnSliceV2GetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclIntArray>(1), a.handle<aclIntArray>(2), a.handle<aclIntArray>(3), a.handle<aclIntArray>(4), a.handle<aclTensor>(5), size, executor)), aclnnSliceV2},
    {"aclnnSmoothL1Loss", "ttnrt", PHASE1(aclnnSmoothL1LossGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), static_cast<int64_t>(a.integer(2)), static_cast<float>(a.real(3)), a.handle<aclTensor>(4), size, executor)), aclnnSmoothL1Loss},
    {"aclnnSmoothL1LossBackward", "tttnrt", PHASE1(aclnnSmoothL1LossBackwardGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), static_cast<int64_t>(a.integer(3)), static_cast<float>(a.real(4)), a.handle<aclTensor>(5), size, executor)), aclnnSmoothL1LossBackward},
    {"aclnnSoftMarginLoss", "ttnt", PHASE1(aclnnSoftMarginLossGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), static_cast<int64_t>(a.integer(2)), a.handle<aclTensor>(3), size, executor)), aclnnSoftMarginLoss},
    {"aclnnSoftMarginLossBackward", "tttnt", PHASE1(aclnnSoftMarginLossBackwardGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), static_cast<int64_t>(a.integer(3)), a.handle<aclTensor>(4), size, executor)), aclnnSoftMarginLossBackward},
    {"aclnnSoftmaxCrossEntropyWithLogits", "tttt", PHASE1(aclnnSoftmaxCrossEntropyWithLogitsGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), a.handle<aclTensor>(3), size, executor)), aclnnSoftmaxCrossEntropyWithLogits},
    {"aclnnSoftplus", "tsst", PHASE1(aclnnSoftplusGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), a.handle<aclScalar>(2), a.handle<aclTensor>(3), size, executor)), aclnnSoftplus},
    {"aclnnSoftplusBackward", "ttsst", PHASE1(aclnnSoftplusBackwardGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclScalar>(2), a.handle<aclScalar>(3), a.handle<aclTensor>(4), size, executor)), aclnnSoftplusBackward},
    {"aclnnSoftshrink", "tst", PHASE1(aclnnSoftshrinkGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), a.handle<aclTensor>(2), size, executor)), aclnnSoftshrink},
    {"aclnnSoftshrinkBackward", "ttst", PHASE1(aclnnSoftshrinkBackwardGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclScalar>(2), a.handle<aclTensor>(3), size, executor)), aclnnSoftshrinkBackward},
    {"aclnnSqrt", "tt", PHASE1(aclnnSqrtGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnSqrt},
    {"aclnnSquare", "tt", PHASE1(aclnnSquareGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnSquare},
    {"aclnnSquaredRelu", "tt", PHASE1(aclnnSquaredReluGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnSquaredRelu},
    {"aclnnSub", "ttst", PHASE1(aclnnSubGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclScalar>(2), a.handle<aclTensor>(3), size, executor)), aclnnSub},
    {"aclnnSubs", "tsst", PHASE1(aclnnSubsGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), a.handle<aclScalar>(2), a.handle<aclTensor>(3), size, executor)), aclnnSubs},
    {"aclnnSwiGlu", "tnt", PHASE1(aclnnSwiGluGetWorkspaceSize(a.handle<aclTensor>(0), static_cast<int64_t>(a.integer(1)), a.handle<aclTensor>(2), size, executor)), aclnnSwiGlu},
    {"aclnnSwiGluGrad", "ttnt", PHASE1(aclnnSwiGluGradGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), static_cast<int64_t>(a.integer(2)), a.handle<aclTensor>(3), size, executor)), aclnnSwiGluGrad},
    {"aclnnSwish", "tst", PHASE1(aclnnSwishGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), a.handle<aclTensor>(2), size, executor)), aclnnSwish},
    {"aclnnSwishBackward", "ttst", PHASE1(aclnnSwishBackwardGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclScalar>(2), a.handle<aclTensor>(3), size, executor)), aclnnSwishBackward},
    {"aclnnTan", "tt", PHASE1(aclnnTanGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnTan},
    {"aclnnTanh", "tt", PHASE1(aclnnTanhGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnTanh},
    {"aclnnTanhBackward", "ttt", PHASE1(aclnnTanhBackwardGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnTanhBackward},
    {"aclnnThreshold", "tsst", PHASE1(aclnnThresholdGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), a.handle<aclScalar>(2), a.handle<aclTensor>(3), size, executor)), aclnnThreshold},
    {"aclnnThresholdBackward", "ttst", PHASE1(aclnnThresholdBackwardGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclScalar>(2), a.handle<aclTensor>(3), size, executor)), aclnnThresholdBackward},
    {"aclnnTrunc", "tt", PHASE1(aclnnTruncGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), size, executor)), aclnnTrunc},
    {"aclnnXLogYScalarOther", "tst", PHASE1(aclnnXLogYScalarOtherGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclScalar>(1), a.handle<aclTensor>(2), size, executor)), aclnnXLogYScalarOther},
    {"aclnnXLogYScalarSelf", "stt", PHASE1(aclnnXLogYScalarSelfGetWorkspaceSize(a.handle<aclScalar>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnXLogYScalarSelf},
    {"aclnnXLogYTensor", "ttt", PHASE1(aclnnXLogYTensorGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnXLogYTensor},
    {"aclnnXlog1py", "ttt", PHASE1(aclnnXlog1pyGetWorkspaceSize(a.handle<aclTensor>(0), a.handle<aclTensor>(1), a.handle<aclTensor>(2), size, executor)), aclnnXlog1py},
};

}  // namespace fuzz
