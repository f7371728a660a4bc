import Foundation

extension FormDescription {
  /// The fields that a condition can name, with their parts: those of its own list, and then those of the
  /// groups and lists around it.
  ///
  /// A condition may name a field that is declared after it, also outside of its group. So conditions are set
  /// when all parts are there.
  @MainActor
  final class Scope {
    private let fields: [Field]
    private let outer: Scope?
    private var partsByName: [String: (field: Field, part: WeakReference<FormPart>)] = [:]
    /// What has to wait until the form has all its parts; `nil` when it has them. Of the outermost scope
    /// only.
    private var delayedCalls: [@MainActor () -> Void]? = []

    init(_ fields: [Field], in outer: Scope?) {
      self.fields = fields
      self.outer = outer
    }

    /// Takes the parts of the fields, which are in the same order, and sets their conditions as soon as the
    /// form has all its parts.
    func take(_ parts: [FormPart]) {
      for (field, part) in zip(fields, parts) { partsByName[field.name] = (field, WeakReference(part)) }
      callWhenComplete { [self] in
        for (field, part) in zip(fields, parts) {
          if let condition = field.condition { part.setWhenClosure(isMet(condition)) }
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
    guard let control = part as? AnyControl, control.isActive else { return false }
    return field.comparedValue(of: control).map(isEqual(to:)) == true
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

extension FormDescription.Field {
  /// Returns the value of the field's control in JSON, after the formatters: `nil` if it has none, or a text
  /// that cannot be read.
  ///
  /// The property is observable. A condition is not about dates, groups and lists.
  @MainActor
  fileprivate func comparedValue(of control: AnyControl) -> JSONValue? {
    let hasTextWithoutValue = control.tracker.read(.value, control.hasTextWithoutValue)
    if hasTextWithoutValue { return nil }
    switch control {
    case let control as Control<String>: return .string(control.formattedValue)
    case let control as Control<Int?>: return control.formattedValue.map(JSONValue.integer)
    case let control as Control<Decimal?>: return control.formattedValue.map(JSONValue.init(number:))
    case let control as Control<Bool>: return .bool(control.formattedValue)
    default: return nil
    }
  }
}
