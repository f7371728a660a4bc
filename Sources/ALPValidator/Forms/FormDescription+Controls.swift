import Foundation
import ValidationFormats

@MainActor
extension FormDescription.Field {
  /// Creates the control of the field with its rules; `nil` for a group or a list. It has neither a name nor a label yet.
  ///
  /// Numbers and dates are blank at first.
  func makeControl() -> AnyControl? {
    switch kind {
    case .text(let rules), .choice(_, let rules): control(TextControl(), rules)
    case .integer(let rules): control(Control<Int>(blank: 0), rules)
    case .decimal(let rules): control(Control<Decimal>(blank: 0), rules)
    case .date(let rules): control(Control<Date>(blank: Date(timeIntervalSinceReferenceDate: 0)), rules)
    case .toggle(let rules): control(Control(false), rules)
    case .list, .group: nil
    }
  }

  private func control<Value>(_ control: Control<Value>, _ rules: RuleSet<Value>) -> AnyControl {
    control.addRules(rules)
    return control
  }

  /// Returns the value of the field's control in JSON, after the formatters: `nil` if it has none, or a text that cannot be read.
  ///
  /// A day is a `full-date` of RFC 3339. The property is observable.
  func jsonValue(of control: AnyControl) -> JSONValue? {
    let isUnread = control.tracker.read(.value, control.hasTextWithoutValue)
    if isUnread { return nil }
    switch control {
    case let control as Control<String>: return .string(control.formattedValue)
    case let control as Control<Int>: return .integer(control.formattedValue)
    case let control as Control<Decimal>: return JSONValue(describing: control.formattedValue)
    case let control as Control<Date>:
      return DateText.text(control.formattedValue).map { .string(String($0.prefix(10))) }
    case let control as Control<Bool>: return .bool(control.formattedValue)
    case let control as Control<Int?>: return control.formattedValue.map(JSONValue.integer)
    case let control as Control<Decimal?>: return control.formattedValue.map { JSONValue(describing: $0) }
    case let control as Control<Date?>:
      return control.formattedValue.flatMap(DateText.text).map { .string(String($0.prefix(10))) }
    default: return nil
    }
  }

  /// Takes a value in JSON into the field's control, as one that was loaded. A value of another type is left out.
  ///
  /// Within a command only.
  ///
  /// - Returns: Whether the control has taken the value.
  @discardableResult
  func load(_ value: JSONValue, into control: AnyControl) -> Bool {
    switch (control, value) {
    case (let control as Control<String>, .string(let text)): control.load(text)
    case (let control as Control<Int>, .integer(let number)): control.load(number)
    case (let control as Control<Decimal>, .integer(let number)): control.load(Decimal(number))
    case (let control as Control<Decimal>, .number(let number)):
      guard let decimal = Decimal(string: "\(number)") else { return false }
      control.load(decimal)
    case (let control as Control<Decimal>, .string(let text)):
      guard let decimal = Decimal(string: text), "\(decimal)" == text else { return false }
      control.load(decimal)
    case (let control as Control<Date>, .string(let text)):
      guard let date = DateText.date(text) else { return false }
      control.load(date)
    case (let control as Control<Bool>, .bool(let flag)): control.load(flag)
    default: return false
    }
    return true
  }
}

extension FormValidator {
  /// Adds a control for each field of a description, and a form for each group and list, with names, labels and conditions.
  ///
  /// The form of a list has no parts yet: add a form for each element, and the fields of the list to that.
  func add(_ fields: [FormDescription.Field]) {
    // All parts are there before the first condition reads one.
    let parts = fields.map { $0.makeControl() ?? FormValidator() }
    let indices = Dictionary(zip(fields.map(\.name), fields.indices)) { first, _ in first }
    for (field, part) in zip(fields, parts) {
      if case .group(let inner) = field.kind { (part as? FormValidator)?.add(inner) }
      var isActive: (@MainActor () -> Bool)?
      if let condition = field.condition, let index = indices[condition.field] {
        isActive = condition.isMet(by: fields[index], parts[index])
      }
      add(part, name: field.name, label: field.label, when: isActive)
    }
  }
}

extension FormDescription.Condition {
  /// Returns a function that returns whether another field is included and has the value.
  @MainActor
  func isMet(by field: FormDescription.Field, _ part: FormPart) -> @MainActor () -> Bool {
    { [weak part] in
      guard let control = part as? AnyControl, control.isActive else { return false }
      return field.jsonValue(of: control).map(isEqual(to:)) == true
    }
  }

  /// Returns whether a value equals that of the condition. Numbers are compared by what they are worth.
  private func isEqual(to other: JSONValue) -> Bool {
    if other == value { return true }
    switch (value, other) {
    case (.number(let number), .integer(let whole)), (.integer(let whole), .number(let number)):
      return number == Double(whole)
    default: return false
    }
  }
}
