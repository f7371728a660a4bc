public import Foundation

/// A message with placeholders for the parameters of a failure, including plural forms.
///
/// The grammar is a part of ICU's MessageFormat:
///
/// ```swift
/// "Please enter at least {minimum}."
/// "{minimum, plural, one {# character} other {# characters}} or more."
/// "{unit, select, utf8 {Count the bytes.} other {Count the characters.}}"
/// ```
///
/// A plural has a branch `other`, and can have `zero`, `one`, `two`, `few`, `many` and exact numbers such as
/// `=0`; `#` in a branch is the number. A select has a branch `other` too. `''` is an apostrophe, and `'{'` a
/// brace. Arguments are text and never parsed as templates. A placeholder for a parameter that the failure
/// does not have is written unchanged.
///
/// A template has at most 20,000 Unicode scalars and at most 16 levels of nested placeholders.
public struct MessageTemplate: Sendable, Equatable {
  indirect enum Part: Sendable, Equatable {
    case literal(String)
    case argument(String)
    /// The number of the enclosing plural.
    case number
    case plural(String, [String: [Part]])
    case select(String, [String: [Part]])
  }

  /// The source of the template.
  public let text: String

  let parts: [Part]

  /// Creates a template from text that is not a literal, such as the content of a file.
  ///
  /// A string literal is a template without `try`.
  ///
  /// - Throws: ``MessageTemplateError`` with the position and the cause if the text is not a template.
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
  /// The source of the template.
  public var description: String { text }
}

/// The value of a placeholder.
enum MessageArgument {
  case number(PluralNumber)
  case text(String)
}

extension MessageTemplate {
  /// Returns the text with arguments in place of the placeholders.
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

  /// The names of the parameters in the template.
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

  /// The branches of each plural, for checks that a language has all its forms.
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

/// The error of a text that isn't a message template.
///
/// ``MessageTemplate/init(_:)`` throws it, and ``MessageCatalog`` does for a dictionary of templates. A
/// string literal that isn't a template is a precondition failure instead, so mistakes in your code show at
/// the first use.
public struct MessageTemplateError: Error, Equatable, Sendable {
  /// What is wrong with the text. The description of the error says it in a sentence.
  public enum Fault: Equatable, Sendable {
    /// A `{` has no matching `}`.
    case unclosedBrace
    /// A `}` has no matching `{`.
    case unopenedBrace
    /// A placeholder has no parameter name.
    case missingName
    /// A parameter name contains characters other than letters, digits, hyphens, underscores and points.
    case badName(String)
    /// Something other than a comma or `}` follows the parameter name.
    case unexpectedText
    /// The kind of a placeholder is not `plural` or `select`.
    case unknownKind(String)
    /// A branch is not a plural category or a number such as `=0`.
    case unknownCategory(String)
    /// A branch has no text in braces.
    case missingBranch(String)
    /// A branch occurs twice.
    case repeatedBranch(String)
    /// The branch `other` is missing.
    case missingOther
    /// Placeholders are nested more deeply than the limit.
    case tooDeep(limit: Int)
    /// The text is longer than the limit, in Unicode scalars.
    case tooLong(limit: Int)
  }

  /// The key of the message in a catalog, or `nil` for a template without a key.
  public internal(set) var key: String?
  /// The text.
  public let template: String
  /// The position of the fault, in Unicode scalars from the start of the text.
  public let offset: Int
  /// The cause.
  public let fault: Fault
}

extension MessageTemplateError: LocalizedError, CustomStringConvertible {
  /// The number of characters of a long text that the description quotes.
  private static let quotationLimit = 200

  public var description: String {
    let subject = key.map { "The message for \"\($0)\"" } ?? "The text"
    let quotation = template.prefix(Self.quotationLimit)
    let rest = quotation.endIndex < template.endIndex ? "…" : ""
    return
      "\(subject) is not a template, from character \(offset + 1) on: \(reason) It reads \"\(quotation)\(rest)\"."
  }

  public var errorDescription: String? { description }

  private var reason: String {
    switch fault {
    case .unclosedBrace: "A { is not closed. Add the }, or write '{' for the character."
    case .unopenedBrace: "A } was not opened. Remove it, or write '}' for the character."
    case .missingName: "The name of a parameter is missing. Write one, such as {minimum}."
    case .badName(let name):
      "\"\(name)\" is not a name of a parameter. Use letters, digits, hyphens, underscores and points."
    case .unexpectedText: "A comma or } has to follow the name of a parameter."
    case .unknownKind(let kind): "\"\(kind)\" is not a kind of placeholder. Use plural or select."
    case .unknownCategory(let category):
      "\"\(category)\" is not a plural category. Use zero, one, two, few, many, other, or a number such as =0."
    case .missingBranch(let branch): "The text of \"\(branch)\" is missing. Write it in braces."
    case .repeatedBranch(let branch): "The branch \"\(branch)\" occurs twice. Remove one."
    case .missingOther: "The branch other is missing. Add other {…}."
    case .tooDeep(let limit): "More than \(limit) placeholders are nested. Use fewer."
    case .tooLong(let limit): "The text is longer than \(limit) characters. Shorten it."
    }
  }
}

extension MessageTemplateError {
  /// Returns the error with the key of the message.
  func inMessage(for key: String) -> Self {
    var error = self
    error.key = key
    return error
  }
}
