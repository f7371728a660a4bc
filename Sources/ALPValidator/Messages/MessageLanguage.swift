import Foundation

/// A language with its messages, and what is needed to put numbers and lists into them.
final class MessageLanguage: Sendable {
  /// The tag of the language after BCP 47, such as `de` or `zh-Hans`.
  let tag: String
  let plurals: PluralRules
  let decimalSeparator: String
  /// The messages by key.
  let templates: [String: MessageTemplate]
  /// The messages by key that are no templates; a test keeps this empty.
  let faults: [MessageTemplateError]

  init(_ tag: String, plurals: PluralRules, decimalSeparator: String, messages: [String: String]) {
    self.tag = tag
    self.plurals = plurals
    self.decimalSeparator = decimalSeparator
    var templates: [String: MessageTemplate] = [:]
    var faults: [MessageTemplateError] = []
    for (key, text) in messages {
      do throws(MessageTemplateError) {
        templates[key] = try MessageTemplate(text)
      } catch {
        faults.append(error.inMessage(for: key))
      }
    }
    self.templates = templates
    self.faults = faults
  }

  /// Returns an argument as it stands in a message: numbers with Latin digits and the language's own separator.
  func text(_ argument: MessageArgument) -> String {
    switch argument {
    case .text(let text): text
    case .number(let number): decimal(number.text)
    }
  }

  /// Returns a number that is written with a point, with the language's own separator.
  func decimal(_ text: String) -> String {
    decimalSeparator == "." ? text : text.replacing(".", with: decimalSeparator)
  }

  /// Returns the name of a region, or its code if it has none in the language.
  func regionName(_ code: String) -> String {
    Locale(identifier: tag).localizedString(forRegionCode: code) ?? code
  }
}

extension MessageTemplateError {
  func inMessage(for key: String) -> Self {
    var error = self
    error.key = key
    return error
  }
}
