/// What a control gives a validator to validate.
enum EnteredValue<Value> {
  /// A value; `nil` if it is missing, which fails every rule.
  case value(Value?)
  /// No text, of a type that has no value for it. It is missing even without a rule.
  case blank
  /// A text that has no value.
  case unreadable
}
