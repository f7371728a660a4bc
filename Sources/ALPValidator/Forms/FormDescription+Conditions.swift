import Foundation

extension FormDescription {
  /// The fields that a condition can name, with their parts: the fields of its own list, and then the fields
  /// of the groups and lists around that.
  ///
  /// A condition may name a field that is declared later, even outside of its group. So conditions are set
  /// when the form has all its parts.
  @MainActor
  final class Scope {
    private let fields: [Field]
    private let outer: Scope?
    private var partsByName: [String: (field: Field, part: WeakReference<FormPart>)] = [:]
    /// The calls that wait until the form has all its parts; `nil` when it has them. Used in the outermost
    /// scope only.
    private var delayedCalls: [@MainActor () -> Void]? = []

    init(_ fields: [Field], in outer: Scope?) {
      self.fields = fields
      self.outer = outer
    }

    /// Takes the parts of the fields, which are in the same order, and sets their conditions as soon as the
    /// form has all its parts.
    func add(_ parts: [FormPart]) {
      for (field, part) in zip(fields, parts) { partsByName[field.name] = (field, WeakReference(part)) }
      callWhenComplete { [self] in
        for (field, part) in zip(fields, parts) {
          if let condition = field.condition {
            part.setWhenClosure(isMet(condition).map(part.makeWhenClosure))
          }
        }
      }
      if outer == nil { complete() }
    }

    private func callWhenComplete(_ call: @escaping @MainActor () -> Void) {
      if let outer { return outer.callWhenComplete(call) }
      if delayedCalls == nil { call() } else { delayedCalls?.append(call) }
    }

    private func complete() {
      for call in exchange(&delayedCalls, with: nil) ?? [] { call() }
    }

    private func isMet(_ condition: Condition) -> (@MainActor () -> Bool)? {
      guard let (field, part) = partsByName[condition.field] else { return outer?.isMet(condition) }
      return { condition.isMet(by: field, part.object) }
    }
  }
}

extension FormDescription.Condition {
  /// Returns whether another field is included and has the value.
  @MainActor
  fileprivate func isMet(by field: FormDescription.Field, _ part: FormPart?) -> Bool {
    guard let part, part.isActive, let control = part as? AnyControl ?? part.asForm?.ownControl else {
      return false
    }
    return field.comparedValue(of: control).map(isEqual(to:)) == true
  }

  /// Returns whether a value equals the value of the condition. An integer and a floating-point number are
  /// compared as numbers.
  private func isEqual(to other: JSONValue) -> Bool {
    if other == value { return true }
    switch (value, other) {
    case (.number(let number), .integer(let whole)), (.integer(let whole), .number(let number)):
      return number == Double(whole)
    default: return false
    }
  }
}

extension FormDescription.Field {
  /// Returns the value of the field's control in JSON, after the formatters; `nil` if the control has no
  /// value, or a text without one.
  ///
  /// The result is observable. Conditions do not compare dates, groups and lists.
  @MainActor
  fileprivate func comparedValue(of control: AnyControl) -> JSONValue? {
    let hasTextWithoutValue = control.tracker.read(.value, control.hasTextWithoutValue)
    if hasTextWithoutValue { return nil }
    switch control {
    case let control as Control<String>: return .string(control.formattedValue)
    case let control as Control<String?>: return control.formattedValue.map(JSONValue.string)
    case let control as Control<Int?>: return control.formattedValue.map(JSONValue.integer)
    case let control as Control<Decimal?>: return control.formattedValue.map(JSONValue.init(number:))
    case let control as Control<Bool>: return .bool(control.formattedValue)
    default: return nil
    }
  }
}
