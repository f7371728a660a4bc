public import Foundation

/// A form that is described by data, such as one that a server sends.
///
/// ```json
/// {"version": 1, "fields": [
///   {"name": "email", "label": "Email", "kind": "text",
///    "rules": ["email", {"length": {"maximum": 254}}]},
///   {"name": "status", "kind": "choice", "choices": ["citizen", "permit"]},
///   {"name": "permit", "kind": "date", "rules": ["in-the-future"],
///    "when": {"field": "status", "is": "permit"}}
/// ]}
/// ```
///
/// Each field has a `name`, which is its key in the JSON of the values, and a ``Kind``. It can have a
/// `label`, `rules` in the notation of <doc:/ValidationRules/RulesAsData>, and `when`: the value that another field must have
/// for this field to be included, see ``Condition``. A field with rules has to be filled in, unless its rules
/// are `{"rules": […], "isOptional": true}`. A field without rules may be left empty.
///
/// A description that can't be read is an error with its place: duplicate names, unknown kinds, rules and
/// keys, patterns that are not regular expressions, and more fields than ``maximumFieldCount``.
/// ``jsonSchema`` describes descriptions to other programs.
public struct FormDescription: Sendable {
  /// The maximum number of fields of a description, including those in groups and lists.
  public static let maximumFieldCount = 1_000
  /// How deep groups and lists can be within each other.
  public static let maximumDepth = 8
  /// The maximum number of choices of a field.
  public static let maximumChoiceCount = 1_000
  /// The version of the notation that this library reads.
  public static let latestVersion = 1

  /// The version of the notation.
  public let version: Int
  /// The fields, in order.
  public let fields: [Field]

  /// Creates a description from JSON.
  ///
  /// - Parameters:
  ///   - json: The text, in UTF-8.
  ///   - vocabulary: The rules that are available for text.
  /// - Throws: ``FormDescriptionError`` with the place, the cause and the remedy.
  public init(
    json: Data, vocabulary: RuleVocabulary<String> = .standard
  ) throws(FormDescriptionError) {
    let document: JSONDocument
    do throws(JSONDocument.Fault) {
      document = try JSONDocument(json)
    } catch {
      throw FormDescriptionError(error)
    }
    let decoder = JSONDecoder()
    decoder.userInfo[RuleVocabulary<String>.userInfoKey] = vocabulary
    do {
      self = try document.value(Self.self, with: decoder)
    } catch let error as DecodingError {
      throw FormDescriptionError(error)
    } catch {
      throw FormDescriptionError(path: ValidationPath(), message: "\(error)")
    }
  }
}

extension FormDescription {
  /// A field, or a group or list of fields.
  ///
  /// ``FormModel/init(description:value:locale:)`` makes a control or form from each field, under its ``name``.
  public struct Field: Sendable {
    /// The key of the value in JSON, and of the field in paths.
    public let name: String
    /// The label of the field on screen, or `nil` if it has none.
    public let label: String?
    /// What the field contains, with its rules.
    public let kind: Kind
    /// When the field is included; `nil` if it always is.
    public let condition: Condition?
  }

  /// What a field contains, with its rules.
  ///
  /// Switch over the kind to choose a view: a text field for ``text(_:)``, a toggle for ``toggle(_:)``, a
  /// picker for ``choice(_:_:)``.
  public enum Kind: Sendable {
    /// A text, `text` in JSON.
    case text(RuleSet<String>)
    /// A whole number, `integer` in JSON.
    case integer(RuleSet<Int>)
    /// A decimal number, `decimal` in JSON.
    case decimal(RuleSet<Decimal>)
    /// A day, `date` in JSON.
    case date(RuleSet<Date>)
    /// A value that is true or false, `toggle` in JSON.
    case toggle(RuleSet<Bool>)
    /// One of several texts, `choice` in JSON. The rules include that the value is one of the choices.
    case choice([Choice], RuleSet<String>)
    /// One of several cases with fields of their own, `choice` in JSON: an object that has the name of the case in the tag,
    /// and the values of its fields. The rules are about the name.
    case cases([Case], tag: String, RuleSet<String>)
    /// A list of objects with fields, `list` in JSON, with rules for the list itself.
    case list([Field], RuleSet<[JSONValue]>)
    /// An object with fields, `group` in JSON.
    case group([Field])

    /// The name of the kind in JSON.
    public var name: String {
      switch self {
      case .text: "text"
      case .integer: "integer"
      case .decimal: "decimal"
      case .date: "date"
      case .toggle: "toggle"
      case .choice, .cases: "choice"
      case .list: "list"
      case .group: "group"
      }
    }

    static let names = ["text", "integer", "decimal", "date", "toggle", "choice", "list", "group"]

    /// The fields in a list or group; none for any other kind.
    public var fields: [Field] {
      switch self {
      case .list(let fields, _), .group(let fields): fields
      default: []
      }
    }
  }

  /// A choice that has fields of its own.
  ///
  /// In JSON, it is `{"value": "card", "label": "Card", "fields": […]}`. A choice without `fields` beside some with fields has
  /// none.
  public struct Case: Sendable {
    /// The name of the case, and its text on screen.
    public let choice: Choice
    /// The fields of the case.
    public let fields: [Field]
  }

  /// One of several values that a field can have.
  ///
  /// In JSON, a choice is a text, or an object such as `{"value": "permit", "label": "Residence permit"}`.
  public struct Choice: Hashable, Sendable {
    /// The value.
    public let value: String
    /// The text on screen, which is the value if the description has no other.
    public let label: String
  }

  /// The value that another field must have for a field to be included.
  ///
  /// In JSON, it is `"when": {"field": "status", "is": "permit"}`. While the other field has another value,
  /// the field is excluded from the form: it isn't validated, and ``FormPart/isActive`` is `false`.
  ///
  /// The other field is in the same list of fields. If that list has no field with the name, the other field
  /// is in the group or list around it, and so on outwards: a field in a group can depend on a field of the
  /// form, but not the other way round. In an element of a list, the same list of fields is that of the
  /// element.
  public struct Condition: Hashable, Sendable {
    /// The name of the other field, in the same list of fields, or else in the nearest group or list around
    /// it that has a field with the name.
    public let field: String
    /// The value that the other field must have.
    public let value: JSONValue
  }
}

/// The error of a description of a form that can't be read.
///
/// Report it to the author of the description: ``path`` is the place in the JSON, and ``message`` says what
/// to write instead.
public struct FormDescriptionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where the fault is in the description, such as `/fields/2/kind`.
  public let path: ValidationPath
  /// The fault and its remedy.
  public let message: String

  /// The place, the fault and its remedy.
  public var description: String { path.isEmpty ? message : "\(path): \(message)" }
}
