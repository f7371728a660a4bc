/// A message with places in it for the parameters of a failure, plural forms included.
///
/// The grammar is a part of ICU's MessageFormat:
///
/// ```swift
/// "Please enter at least {minimum}."
/// "Please enter {minimum, plural, one {# character} other {# characters}} or more."
/// "{unit, select, utf8 {Count the bytes.} other {Count the characters.}}"
/// ```
///
/// A plural has a branch `other`, and may have `zero`, `one`, `two`, `few`, `many` and exact numbers such as `=0`;
/// `#` in it is the number. A select has a branch `other` too. `''` is an apostrophe, and `'{'` a brace.
/// What comes into a place is text and never read as a template. A place for a parameter that a failure
/// does not have stays as it is written.
public struct MessageTemplate: Sendable, Hashable {
  indirect enum Part: Sendable, Hashable {
    case literal(String)
    case argument(String)
    /// The number of the plural around it.
    case number
    case plural(String, [String: [Part]])
    case select(String, [String: [Part]])
  }

  /// The template as it was written.
  public let text: String

  let parts: [Part]

  /// Creates a template from a text that is not a literal, such as one of a file.
  ///
  /// A literal is taken without a `try`; one that is not a template is a programmer's mistake.
  ///
  /// - Throws: ``MessageTemplateError``, which quotes the text and says where it is wrong.
  public init(_ text: String) throws(MessageTemplateError) {
    self.text = text
    parts = try MessageTemplateParser.parts(of: text)
  }
}

extension MessageTemplate: ExpressibleByStringLiteral {
  /// Creates a template from a literal.
  ///
  /// - Precondition: The literal is a template.
  public init(stringLiteral text: String) {
    do throws(MessageTemplateError) {
      self.text = text
      parts = try MessageTemplateParser.parts(of: text)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}

extension MessageTemplate: CustomStringConvertible {
  /// The template as it was written.
  public var description: String { text }
}

/// What comes into a place of a template.
enum MessageArgument: Hashable {
  case number(PluralNumber)
  case text(String)
}

extension MessageTemplate {
  /// Returns the text with arguments in its places.
  func text(in language: MessageLanguage, with argument: (String) -> MessageArgument?) -> String {
    var text = ""
    Self.write(parts, number: nil, to: &text, in: language, with: argument)
    return text
  }

  private static func write(
    _ parts: [Part], number: String?, to text: inout String, in language: MessageLanguage,
    with argument: (String) -> MessageArgument?
  ) {
    for part in parts {
      switch part {
      case .literal(let literal): text += literal
      case .argument(let name): text += argument(name).map(language.text) ?? "{\(name)}"
      case .number: text += number ?? "#"
      case .plural(let name, let branches):
        let value = argument(name)
        var branch = branches["other"]
        if case .number(let number) = value {
          branch =
            branches["=\(number.text)"] ?? branches[language.plurals.category(number).rawValue] ?? branch
        }
        write(
          branch ?? [], number: value.map(language.text) ?? "{\(name)}", to: &text, in: language,
          with: argument)
      case .select(let name, let branches):
        let branch = argument(name).flatMap { branches[language.text($0)] } ?? branches["other"]
        write(branch ?? [], number: number, to: &text, in: language, with: argument)
      }
    }
  }

  /// The names of all parameters that the template has places for.
  var argumentNames: Set<String> { Self.argumentNames(of: parts) }

  private static func argumentNames(of parts: [Part]) -> Set<String> {
    parts.reduce(into: []) { names, part in
      switch part {
      case .literal, .number: break
      case .argument(let name): names.insert(name)
      case .plural(let name, let branches), .select(let name, let branches):
        names.insert(name)
        for branch in branches.values { names.formUnion(argumentNames(of: branch)) }
      }
    }
  }

  /// The branches of each plural, by which it can be checked that a language has all its forms.
  var pluralBranches: [Set<String>] { Self.pluralBranches(of: parts) }

  private static func pluralBranches(of parts: [Part]) -> [Set<String>] {
    parts.flatMap { part -> [Set<String>] in
      switch part {
      case .literal, .number, .argument: []
      case .plural(_, let branches):
        [Set(branches.keys)] + branches.values.flatMap { pluralBranches(of: $0) }
      case .select(_, let branches): branches.values.flatMap { pluralBranches(of: $0) }
      }
    }
  }
}
