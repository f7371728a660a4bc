import Foundation

/// A language with its messages, plural rules and formats.
final class MessageLanguage: Sendable {
  /// The tag of the language as defined by BCP 47, such as `de` or `zh-Hans`.
  let tag: String
  let plurals: PluralRules
  /// The units of file sizes from 1000 bytes, each 1000 times the one before, as CLDR abbreviates them.
  private let byteUnits: [Substring]
  /// The messages by key.
  let templates: [String: MessageTemplate]
  /// The errors in messages that are not templates. A test ensures that there are none.
  let faults: [MessageTemplateError]

  /// Creates a language from its messages: a line each with the key, a colon, a space and the template.
  ///
  /// Empty lines and those that begin with `#` are left out.
  init(_ tag: String, plurals: PluralRules, byteUnits: String = "kB MB GB TB PB EB", messages: String) {
    self.tag = tag
    self.plurals = plurals
    self.byteUnits = byteUnits.split(separator: " ")
    var templates: [String: MessageTemplate] = [:]
    var faults: [MessageTemplateError] = []
    for (key, text) in Self.texts(in: messages) {
      do throws(MessageTemplateError) {
        let former = templates.updateValue(try MessageTemplate(text), forKey: key)
        precondition(former == nil, "The language \(tag) has two messages for \(key)")
      } catch {
        faults.append(error.inMessage(for: key))
      }
    }
    self.templates = templates
    self.faults = faults
  }

  /// Returns the keys and templates in the lines of a text.
  static func texts(in messages: String) -> [(key: String, text: String)] {
    messages.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard line.first != "#", let end = line.firstIndex(of: UInt8(ascii: ":")) else {
        return nil
      }
      let text = line[end...].dropFirst(2)
      return (String(decoding: line[..<end], as: UTF8.self), String(decoding: text, as: UTF8.self))
    }
  }

  /// Returns the name of a region, or its code if the language has no name for it.
  func regionName(_ code: String) -> String {
    Locale(identifier: tag).localizedString(forRegionCode: code) ?? code
  }
}

extension MessageLanguage {
  /// Every language by its tag. The messages of a language are parsed at its first use.
  static let all: [(tag: String, language: @Sendable () -> MessageLanguage)] = [
    ("ar", { .arabic }),
    ("de", { .german }),
    ("en", { .english }),
    ("es", { .spanish }),
    ("fr", { .french }),
    ("hi", { .hindi }),
    ("it", { .italian }),
    ("ja", { .japanese }),
    ("ko", { .korean }),
    ("nl", { .dutch }),
    ("pl", { .polish }),
    ("pt", { .portuguese }),
    ("ru", { .russian }),
    ("sv", { .swedish }),
    ("tr", { .turkish }),
    ("zh-Hans", { .simplifiedChinese }),
    ("zh-Hant", { .traditionalChinese }),
  ]
}

/// A language tag as defined by BCP 47, parsed as far as the choice of a language requires.
struct LanguageTag {
  /// The most subtags that are read: a language, three extensions of it, a script, a region and variants have fewer.
  private static let greatestCount = 8

  private let subtags: [String]

  /// Reads a tag such as `de-AT`, or an identifier of a locale such as `de_AT.UTF-8` or `de_AT@euro`.
  init(_ text: String) {
    let tag = text.prefix { $0 != "@" && $0 != "." }.lowercased()
    let subtags = tag.split { $0 == "-" || $0 == "_" }.map(String.init)
    // A single letter begins an extension, which does not affect the language.
    self.subtags = Array(subtags.prefix(Self.greatestCount).prefix { $0.count > 1 })
  }

  /// The tags to search for, in lowercase, the most specific first: `de-at`, `de`.
  ///
  /// Chinese without a script has the script of its region.
  var candidates: [String] {
    guard subtags.first == "zh" else {
      return subtags.indices.reversed().map { subtags[...$0].joined(separator: "-") }
    }
    let isTraditional =
      subtags.contains("hant")
      || !subtags.contains("hans") && subtags.contains { ["tw", "hk", "mo"].contains($0) }
    return [isTraditional ? "zh-hant" : "zh-hans"]
  }
}

extension MessageLanguage {
  /// The locale of the language's formats, with the digits 0 to 9, which the texts around them have too.
  private var locale: Locale { Locale(identifier: "\(tag)-u-nu-latn") }

  /// Returns an argument as it is written in a message.
  func text(_ argument: MessageArgument) -> String {
    switch argument {
    case .text(let text): text
    case .number(let number): text(number)
    }
  }

  /// Returns a number with the language's separators.
  ///
  /// Whole numbers of up to four digits, such as years, have no grouping separator. Only numbers of more than
  /// 21 digits are written with an exponent.
  func text(_ number: PluralNumber) -> String {
    guard let value = number.value else { return number.text }
    if let whole = Int(exactly: value), number.isWhole, 0..<10_000 ~= whole { return number.text }
    let isGrouped = value.magnitude >= 10_000
    if let whole = Int(number.text) {
      return whole.formatted(
        IntegerFormatStyle<Int>(locale: locale).grouping(isGrouped ? .automatic : .never))
    }
    // A `Double` has at most 17 digits; more of them, which are zeros, are needed before the first other
    // digit.
    let style = FloatingPointFormatStyle<Double>(locale: locale).precision(.significantDigits(1...17))
      .grouping(isGrouped ? .automatic : .never)
    let isPlain = !value.isFinite || value == 0 || 1e-20..<1e21 ~= value.magnitude
    return value.formatted(isPlain ? style : style.notation(.scientific))
  }

  /// Returns a date with the name of its month, and the time of day unless it is midnight.
  ///
  /// Seconds are written unless they are zero. Fractions of a second are dropped.
  func text(_ date: Date, in timeZone: TimeZone) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let clock = calendar.dateComponents([.hour, .minute, .second], from: date)
    let time: Date.FormatStyle.TimeStyle =
      switch (clock.hour, clock.minute, clock.second) {
      case (0, 0, 0): .omitted
      case (_, _, 0): .shortened
      default: .standard
      }
    let text = date.formatted(
      Date.FormatStyle(date: .long, time: time, locale: locale, calendar: calendar, timeZone: timeZone))
    switch tag {
    // The first day of a month is an ordinal number.
    case "fr" where text.hasPrefix("1 "): return "1er" + text.dropFirst()
    // The word for year is abbreviated, and its point would stand before that of the sentence.
    case "ru": return text.replacing("г.", with: "года")
    default: return text
    }
  }

  /// Returns the size of a file of 1000 bytes or more in the largest unit, such as `1.5 MB`, with at most two
  /// fraction digits.
  ///
  /// A minimum is rounded up and a maximum down, so that a rule accepts the size in its message.
  func byteCountText(_ bytes: Int, roundsUp: Bool) -> String {
    let (step, hundredths) = Self.rounded(bytes, roundsUp: roundsUp)
    var unit = 1000
    var names = byteUnits[...]
    while Double(step) * Double(hundredths) / Double(unit) >= 1000, names.count > 1 {
      unit *= 1000
      names.removeFirst()
    }
    return "\(text(PluralNumber(Double(hundredths) * Double(step) / Double(unit)))) \(names.first ?? "")"
  }

  /// Returns a number of bytes in hundredths of the largest unit that it reaches, and how many bytes that is.
  static func rounded(_ bytes: Int, roundsUp: Bool) -> (step: Int, hundredths: Int) {
    var step = 10
    while bytes / step >= 100_000, step < 10_000_000_000_000_000 { step *= 1000 }
    return (step, bytes / step + (roundsUp && bytes % step > 0 ? 1 : 0))
  }
}

/// The name of a value's type in the parameters of a failed parse.
package enum ReadableType {
  /// Returns `integer`, `number`, `date`, or `value` for any other type.
  package static func name(of type: Any.Type) -> String {
    if type is any BinaryInteger.Type { return "integer" }
    if type is any BinaryFloatingPoint.Type || type == Decimal.self { return "number" }
    if case .optional(let wrapped)? = JSONContainer(type) { return name(of: wrapped) }
    return type == Date.self ? "date" : "value"
  }
}
