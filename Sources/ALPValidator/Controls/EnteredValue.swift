/// What a control passes to a validator.
enum EnteredValue<Value> {
  /// A value; `nil` if it is missing, which fails every rule.
  case value(Value?)
  /// No text, if the type has no value for that. The value is missing even without a rule.
  case blank
  /// A text that has no value.
  case unreadable
}
