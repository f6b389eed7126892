"""`demo`: two small models trained by the library's gradients, which finite differences check.

A linear regression with outliers in its data learns through smooth L1, a softmax classifier of 8 x 8 digits through
cross entropy. The models' own derivatives (a matrix product each) are NumPy's.
"""

import numpy as np

from pyaclnn import ops

# How far a gradient may be from the float64 finite differences, relative to the largest entry that the gradient had
# before training (it vanishes later). The library computes in float32.
TOLERANCE = 2e-5

DIGITS = (
    "00111100 01000010 01000010 01000010 01000010 01000010 01000010 00111100",
    "00011000 00101000 01001000 00001000 00001000 00001000 00001000 01111110",
    "00111100 01000010 00000010 00000100 00011000 00100000 01000000 01111110",
    "00111100 01000010 00000010 00011100 00000010 00000010 01000010 00111100",
    "00000100 00001100 00010100 00100100 01000100 01111110 00000100 00000100",
    "01111110 01000000 01000000 01111100 00000010 00000010 01000010 00111100",
    "00111100 01000000 01000000 01111100 01000010 01000010 01000010 00111100",
    "01111110 00000010 00000100 00001000 00010000 00010000 00100000 00100000",
    "00111100 01000010 01000010 00111100 01000010 01000010 01000010 00111100",
    "00111100 01000010 01000010 01000010 00111110 00000010 00000010 00111100",
)


def add_arguments(parser):
    parser.add_argument("--steps", type=int, default=200, help="training steps (200)")


def regression_data(count=256):
    """Inputs with a column of ones, and targets of a known line, a tenth of them far off."""
    random = np.random.default_rng(1)
    inputs = np.column_stack([random.normal(size=(count, 3)), np.ones(count)])
    targets = inputs @ [[2.0], [-1.0], [0.5], [3.0]] + 0.05 * random.normal(size=(count, 1))
    targets[::10] += 20.0
    return inputs.astype(np.float32), targets.astype(np.float32)


def digits_data(count=500):
    """Digits drawn on 8 x 8 pixels, shifted by a pixel and noisy, with a column of ones."""
    random = np.random.default_rng(2)
    drawn = np.array([[int(bit) for bit in digit.replace(" ", "")] for digit in DIGITS], np.float64)
    labels = random.integers(0, 10, count)
    shifts = random.integers(-1, 2, (count, 2))
    images = np.stack(
        [np.roll(drawn[label].reshape(8, 8), shift, (0, 1)) for label, shift in zip(labels, shifts)]
    ).reshape(count, 64)
    images += 0.3 * random.normal(size=images.shape)
    return np.column_stack([images, np.ones(count)]).astype(np.float32), labels.astype(np.int64)


class Regression:
    name = "regression (smooth L1)"
    rate = 0.1

    def __init__(self):
        self.inputs, self.targets = regression_data()
        self.weights = np.zeros((4, 1), np.float32)

    def loss_and_gradient(self):
        predictions = self.inputs @ self.weights
        loss = ops.smooth_l1_loss(predictions, self.targets, reduction=1, beta=1.0)
        one = np.ones((), np.float32)
        return float(loss), self.inputs.T @ ops.smooth_l1_loss_backward(one, predictions, self.targets, 1, 1.0)

    def reference_loss(self, weights):
        """The same loss in float64 NumPy."""
        distance = np.abs(self.inputs.astype(np.float64) @ weights - self.targets)
        return np.where(distance < 1.0, distance**2 / 2, distance - 0.5).mean()

    def result(self):
        learnt = ", ".join(f"{weight:.2f}" for weight in self.weights.ravel())
        return f"learnt weights {learnt}; the data was made with 2, -1, 0.5, 3"


class Classifier:
    name = "digits (cross entropy)"
    rate = 0.5

    def __init__(self):
        self.inputs, self.labels = digits_data()
        self.weights = np.zeros((65, 10), np.float32)

    def loss_and_gradient(self):
        loss, log_probabilities, *_ = ops.cross_entropy_loss(self.inputs @ self.weights, self.labels)
        one = np.ones((), np.float32)
        return float(loss[0]), self.inputs.T @ ops.cross_entropy_loss_grad(one, log_probabilities, self.labels)

    def reference_loss(self, weights):
        logits = self.inputs.astype(np.float64) @ weights
        top = logits.max(axis=1, keepdims=True)
        log_sum = top + np.log(np.exp(logits - top).sum(axis=1, keepdims=True))
        return (log_sum[:, 0] - logits[np.arange(len(logits)), self.labels]).mean()

    def result(self):
        right = (self.inputs @ self.weights).argmax(axis=1) == self.labels
        return f"{right.mean():.1%} of {len(right)} digits recognised"


def finite_differences(loss, weights, step=1e-5):
    """Central differences of `loss` in float64, one weight at a time."""
    point = weights.astype(np.float64)
    gradient = np.empty_like(point)
    for index in np.ndindex(*point.shape):
        here = point[index]
        point[index] = here + step
        above = loss(point)
        point[index] = here - step
        gradient[index] = (above - loss(point)) / (2 * step)
        point[index] = here
    return gradient


def train(model, steps):
    print(model.name)
    first, gradient = model.loss_and_gradient()
    scale = np.abs(gradient).max()
    errors = []
    for step in range(steps + 1):
        loss, gradient = model.loss_and_gradient()
        if step % max(1, steps // 5) == 0:
            expected = finite_differences(model.reference_loss, model.weights)
            errors.append(np.abs(gradient - expected).max() / scale)
            print(f"  step {step:4}   loss {loss:8.5f}   gradient off by {errors[-1]:.1e}")
        model.weights -= model.rate * gradient
    print(f"  {model.result()}")
    agreed = max(errors) < TOLERANCE
    fell = loss < first
    print(
        f"  finite differences {'agree' if agreed else 'DISAGREE'} (allowed: {TOLERANCE:.0e}), "
        f"the loss {'fell' if fell else 'DID NOT FALL'}"
    )
    return agreed and fell


def main(args):
    fine = [train(model, args.steps) for model in (Regression(), Classifier())]
    print("demo: all is well" if all(fine) else "demo: FAILED")
    return 0 if all(fine) else 1
