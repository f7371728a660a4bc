/// A function that brings a value into the form in which rules look at it.
public struct ValueFormatter<Value>: Sendable {
  private let format: @Sendable (Value) -> Value

  /// Creates a formatter from a function.
  public init(_ format: @escaping @Sendable (Value) -> Value) { self.format = format }

  /// Returns the value in the form in which rules look at it.
  public func callAsFunction(_ value: Value) -> Value { format(value) }
}
