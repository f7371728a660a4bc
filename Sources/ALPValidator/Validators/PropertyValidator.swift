/// The validator of a ``Validated`` property, which holds the property's value.
///
/// To set the property is to validate its formatted value, and to validate a value is to set the property: so
/// what the validator says is always said of the property, also when a control is attached to it.
@MainActor
public final class PropertyValidator<Value>: Validator<Value> {
  /// The formatters, in the order in which they are applied before the rules are asked.
  public let formatters: [ValueFormatter<Value>]

  private let initialValue: Value?
  private var storedValue: Value?
  private var storedFormattedValue: Value?
  private let revision = TrackedRevision()

  init(_ value: Value?, rules: RuleSet<Value>, formatters: [ValueFormatter<Value>], isOptional: Bool) {
    self.formatters = formatters
    initialValue = value
    super.init()
    takesValues = true
    self.isOptional = isOptional || rules.isOptional
    stopsAtFirstFailure = rules.stopsAtFirstFailure
    messages = rules.messages
    addRules(rules)
    validate(value)
  }

  /// The value as it was set, before any formatter; a new one is validated.
  public var value: Value? {
    get {
      revision.trackRead()
      return storedValue
    }
    set { validate(newValue) }
  }

  /// The value after the formatters, which the rules were asked about.
  public var formattedValue: Value? {
    revision.trackRead()
    return storedFormattedValue
  }

  /// Asks all rules again about the value as it is, after rules were added or what conditions read has changed.
  public func revalidate() { validateTaken(storedFormattedValue, extras: nil) }

  /// Gives the property its first value again and makes the validator what it was when new, apart from its rules.
  ///
  /// The first value is validated, as it was when the property was made.
  public override func reset() {
    _ = take(initialValue)
    super.reset()
    // Who is told of it may have set the property.
    if !currentOutcome.hasValidated { revalidate() }
  }

  override func rejectUnreadable(message: String?) {
    _ = take(nil)
    super.rejectUnreadable(message: message)
  }

  override func asTaken(_ instance: Value?) -> Value? { instance.map { formatters.reduce($0) { $1($0) } } }

  /// Stores a value, and returns it formatted.
  override func take(_ instance: Value?) -> Value? {
    let formatted = asTaken(instance)
    revision.change {
      storedValue = instance
      storedFormattedValue = formatted
    }
    return formatted
  }
}
