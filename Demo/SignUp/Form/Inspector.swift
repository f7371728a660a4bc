import ALPValidator
import Foundation

/// What the library knows of a form: one of its fields, the requests, and the value.
struct Inspector: Equatable, Encodable, Sendable {
  /// A property of a control and its value, as in Swift.
  struct Property: Equatable, Encodable, Sendable {
    var name: String
    var value: String
  }

  /// A rule of a control with its status.
  struct InspectedRule: Equatable, Encodable, Sendable {
    var text: String
    var status: String
    var isWarning: Bool
  }

  /// A failure of a control.
  struct InspectedFailure: Equatable, Encodable, Sendable {
    var name: String
    var message: String
  }

  /// A line of the form's value in JSON.
  struct Line: Equatable, Encodable, Sendable {
    var text: String
    var isChanged: Bool
  }

  /// The field that has the focus, or had it last.
  var field: FieldID
  /// The path of its control.
  var path: String
  /// The lines that declare the field, in Swift or in JSON.
  var declaration: String
  var properties: [Property]
  var rules: [InspectedRule]
  var failures: [InspectedFailure]
  var requests: [RequestLog.Entry]
  var value: [Line]
}

extension Inspector {
  /// Inspects a form.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - field: The field that the user edits, or edited last.
  ///   - message: Returns the message of a failure.
  @MainActor
  init(_ form: SignUpForm, _ field: FormField, message: (ValidationFailure) -> String) {
    let control = field.control
    self.field = field.id
    path = control.path.description
    declaration = Declarations.text(of: field.id)
    properties = Self.properties(of: field)
    rules = control.rules.filter(\.isActive).map { rule in
      InspectedRule(
        text: Self.text(of: rule), status: "\(rule.status)",
        isWarning: rule.severity == .warning)
    }
    failures = (control.failures + control.warnings + control.failuresAwaitingRetry).map {
      InspectedFailure(name: $0.name, message: message($0))
    }
    requests = form.requests.entries
    value = ValueLines.lines(of: form)
  }

  @MainActor
  private static func properties(of field: FormField) -> [Property] {
    let control = field.control
    var properties: [Property] = []
    if field.isSecret {
      properties.append(Property(name: "value", value: "secret"))
    } else {
      if let text = (control as? any EditableText)?.text {
        properties.append(Property(name: "text", value: InspectedValue.text(text)))
      }
      if let control = control as? any InspectableControl {
        properties.append(Property(name: "value", value: control.valueText))
        properties.append(Property(name: "formattedValue", value: control.formattedValueText))
      }
    }
    properties.append(Property(name: "state", value: ".\(control.state.rawValue)"))
    properties.append(Property(name: "isDirty", value: "\(control.isDirty)"))
    properties.append(Property(name: "shouldShowErrors", value: "\(control.shouldShowErrors)"))
    return properties
  }

  /// Returns the name of a rule with its parameters, but for flags and addresses, which are long.
  private static func text(of rule: RegisteredRule) -> String {
    let parameters = rule.parameters.filter { name, value in
      if case .bool = value { false } else { name != "url" }
    }.sorted { $0.key < $1.key }
    let list = parameters.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
    return list.isEmpty ? rule.name : "\(rule.name)(\(list))"
  }
}

/// A control whose value can be shown as in Swift.
@MainActor
protocol InspectableControl: AnyControl {
  associatedtype Value

  var value: Value { get set }
  var formattedValue: Value { get }
}

extension Control: InspectableControl {}

extension InspectableControl {
  var valueText: String { InspectedValue.text(value) }
  var formattedValueText: String { InspectedValue.text(formattedValue) }
}

/// Values as in Swift, except that a date is a day.
enum InspectedValue {
  /// Returns the text of a value.
  static func text(_ value: Any?) -> String {
    switch value {
    case nil: "nil"
    case let text as String: ShownRule.quoted(text)
    case let date as Date: date.formatted(.iso8601.year().month().day())
    case let value?: "\(value)"
    }
  }
}
