/// A control for a number that is not typed as text, such as a slider or a stepper.
///
/// Text that stands for a number goes from a ``TextControl`` to a typed validator through a parse.
///
/// ```swift
/// let guests = NumericControl(2, in: 1...12)
/// guests.increment()  // guests.value == 3
/// ```
@MainActor
public final class NumericControl<Value: Numeric & Comparable>: Control<Value> {
  /// The values between which a view lets the user choose.
  public let bounds: ClosedRange<Value>

  /// How far the user gets with one step.
  public let step: Value

  /// Creates a control that holds a number; nothing is validated yet.
  ///
  /// - Precondition: `step` is more than 0.
  public init(_ value: Value, in bounds: ClosedRange<Value>, step: Value = 1) {
    precondition(step > 0, "The step \(step) leads nowhere")
    self.bounds = bounds
    self.step = step
    super.init(value) { $0 == $1 }
  }

  /// Goes one step up, but not beyond the bounds.
  public func increment() {
    let (start, end) = (clamped(value), bounds.upperBound)
    // Of numbers on both sides of 0, the difference may be more than the type holds, but not the sum.
    let isFar = start < 0 && end >= 0 ? start + step <= end : end - start >= step
    change(to: isFar ? start + step : end)
  }

  /// Goes one step down, but not beyond the bounds.
  public func decrement() {
    let (start, end) = (clamped(value), bounds.lowerBound)
    let isFar = start >= 0 && end < 0 ? start - step >= end : start - end >= step
    change(to: isFar ? start - step : end)
  }

  private func clamped(_ value: Value) -> Value { min(max(value, bounds.lowerBound), bounds.upperBound) }

  private func change(to newValue: Value) {
    if newValue != value { value = newValue }
  }
}
