public import Foundation

/// A text that is not a message template.
public struct MessageTemplateError: Error, Hashable, Sendable {
  /// What is wrong with a template.
  public enum Fault: Hashable, Sendable {
    /// A `{` without its `}`.
    case unclosedBrace
    /// A `}` without its `{`.
    case unopenedBrace
    /// No name of a parameter where one has to be.
    case missingName
    /// A name with something in it other than letters, digits, hyphens, underscores and points.
    case badName(String)
    /// Something other than a comma or `}` behind the name of a parameter.
    case unexpectedText
    /// A kind of placeholder other than `plural` and `select`.
    case unknownKind(String)
    /// A branch that is no plural category and no number such as `=0`.
    case unknownCategory(String)
    /// A branch without a text in braces.
    case missingBranch(String)
    /// The same branch twice.
    case repeatedBranch(String)
    /// No branch `other`.
    case missingOther
    /// Placeholders in placeholders beyond the limit.
    case tooDeep(limit: Int)
  }

  /// The key of the message in a catalogue, if it is known.
  public internal(set) var key: String?
  /// The text as it was given.
  public let template: String
  /// How many characters of the text come before the fault.
  public let offset: Int
  /// What is wrong.
  public let fault: Fault
}

extension MessageTemplateError: LocalizedError, CustomStringConvertible {
  public var description: String {
    let place = key.map { "The message for \"\($0)\"" } ?? "The text"
    return "\(place) is not a template, from character \(offset + 1) on: \(reason) It reads \"\(template)\"."
  }

  public var errorDescription: String? { description }

  private var reason: String {
    switch fault {
    case .unclosedBrace: "A { is not closed. Add the }, or write '{' for the character."
    case .unopenedBrace: "A } was not opened. Remove it, or write '}' for the character."
    case .missingName: "The name of a parameter is missing. Write one, such as {minimum}."
    case .badName(let name):
      "\"\(name)\" is no name of a parameter. Use letters, digits, hyphens, underscores and points."
    case .unexpectedText: "A comma or } has to follow the name of a parameter."
    case .unknownKind(let kind): "\"\(kind)\" is no kind of placeholder. There are plural and select."
    case .unknownCategory(let category):
      "\"\(category)\" is no plural category. There are zero, one, two, few, many, other, and numbers such as =0."
    case .missingBranch(let branch): "The text of \"\(branch)\" is missing. Write it in braces."
    case .repeatedBranch(let branch): "\"\(branch)\" is there twice. Remove one."
    case .missingOther: "The branch other is missing. Add other {…}."
    case .tooDeep(let limit): "There are more than \(limit) placeholders within each other. Use fewer."
    }
  }
}
