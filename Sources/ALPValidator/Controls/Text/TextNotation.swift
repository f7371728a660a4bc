import Foundation
import ValidationFormats

/// The signs with which a locale writes numbers.
struct NumberNotation: Sendable {
  private let decimalSeparator: String
  private let minusSign: String
  /// The ten digits, from zero.
  private let digits: [Character]
  /// The least number of digits after the decimal separator.
  private let fractionDigits: Int
  /// Separates the groups; `nil` for numbers without groups.
  private let groups: InputFormat?

  /// Creates a notation without groups, or one with groups and a least number of digits after the decimal separator.
  init(_ locale: Locale, fractionDigits: Int? = nil) {
    precondition(fractionDigits ?? 0 >= 0, "Negative number of fraction digits \(fractionDigits ?? 0)")
    self.fractionDigits = fractionDigits ?? 0
    groups = fractionDigits.map { _ in .decimal(locale: locale) }
    decimalSeparator = locale.decimalSeparator ?? "."
    let style = IntegerFormatStyle<Int>.number.locale(locale).grouping(.never)
    let sign = style.format(-1).prefix { !$0.isWholeNumber }
    minusSign = sign.isEmpty ? "-" : String(sign)
    let digits = style.format(1_023_456_789).filter(\.isWholeNumber)
    let isDecimal = digits.map(\.wholeNumberValue) == [1, 0, 2, 3, 4, 5, 6, 7, 8, 9]
    var ascending = Array(isDecimal ? digits : "1023456789")
    ascending.swapAt(0, 1)
    self.digits = ascending
  }

  /// Returns the text of a number in Swift's notation, such as `-1234.5` or `1e-07`.
  func text(of description: String) -> String {
    var plain = Self.withoutExponent(description)
    if fractionDigits > 0, plain.last?.isASCIIDigit == true {
      let point = plain.firstIndex(of: ".")
      let count = point.map { plain.distance(from: $0, to: plain.endIndex) - 1 } ?? 0
      if point == nil { plain += "." }
      plain += String(repeating: "0", count: max(0, fractionDigits - count))
    }
    let text = inScript(plain)
    return groups.map { String($0.format(text).map(digit)) } ?? text
  }

  /// Returns a number in Swift's notation with the signs and digits of the locale.
  private func inScript(_ plain: String) -> String {
    var text = ""
    for character in plain {
      switch character {
      case "-": text += minusSign
      case ".": text += decimalSeparator
      default: text.append(digit(character))
      }
    }
    return text
  }

  /// Returns a digit in the script of the locale.
  func digit(_ character: Character) -> Character {
    character.wholeNumberValue.flatMap { 0...9 ~= $0 ? digits[$0] : nil } ?? character
  }

  /// Returns a number in Swift's notation without an exponent, and without a fraction of zero.
  static func withoutExponent(_ description: String) -> String {
    let parts = description.split(separator: "e", maxSplits: 1)
    guard let mantissa = parts.first, let exponent = parts.count == 2 ? Int(parts[1]) : 0 else {
      return description
    }
    let sign = mantissa.hasPrefix("-") ? "-" : ""
    let numbers = mantissa.dropFirst(sign.count).split(separator: ".", maxSplits: 1)
    guard let whole = numbers.first, numbers.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) }) else {
      return description
    }
    var digits = Array(whole + (numbers.count == 2 ? numbers[1] : ""))
    var pointIndex = whole.count + exponent
    if pointIndex < 1 {
      digits = Array(repeating: "0", count: 1 - pointIndex) + digits
      pointIndex = 1
    }
    if digits.count < pointIndex {
      digits += Array(repeating: "0", count: pointIndex - digits.count)
    }
    while digits.count > pointIndex, digits.last == "0" { digits.removeLast() }
    let zeros = digits[..<pointIndex].prefix { $0 == "0" }.count
    let leading = min(zeros, pointIndex - 1)
    let fraction = digits[pointIndex...]
    return sign + String(digits[leading..<pointIndex]) + (fraction.isEmpty ? "" : "." + String(fraction))
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}

/// The order and the signs with which a locale writes dates in numbers.
struct DateNotation: Sendable {
  private enum Part: Sendable {
    case year
    case month
    case day
    case literal(Character)
  }

  private let parts: [Part]
  private let numbers: NumberNotation
  private let calendar: Calendar

  init(_ locale: Locale, timeZone: TimeZone, calendar: Calendar) {
    var calendar = calendar
    calendar.timeZone = timeZone
    self.calendar = calendar
    numbers = NumberNotation(locale)
    let pattern = DateFormatter.dateFormat(fromTemplate: "yMd", options: 0, locale: locale) ?? "y-M-d"
    parts = Self.parts(of: pattern)
  }

  /// Returns the parts of a pattern such as `d. M. y`. The era is left out.
  private static func parts(of pattern: String) -> [Part] {
    var parts: [Part] = []
    var isQuoted = false
    var lastField: Character?
    for character in pattern {
      let field: Character? = !isQuoted && "yMdG".contains(character) ? character : nil
      defer { lastField = field }
      if let field {
        guard field != lastField else { continue }
        switch field {
        case "y": parts.append(.year)
        case "M": parts.append(.month)
        case "d": parts.append(.day)
        default: break
        }
      } else if character == "'" {
        isQuoted.toggle()
      } else {
        parts.append(.literal(character))
      }
    }
    while case .literal(let character)? = parts.last, character.isWhitespace { parts.removeLast() }
    while case .literal? = parts.first { parts.removeFirst() }
    return inOrderAsRead(parts)
  }

  /// Returns the parts in an order that a parser reads as the same day. After a leading year, as in ISO 8601,
  /// a parser reads the month before the day.
  private static func inOrderAsRead(_ parts: [Part]) -> [Part] {
    guard case .year? = parts.first else { return parts }
    var numbers: [Part] = [.year, .month, .day]
    return parts.map { part in
      if case .literal = part { return part }
      return numbers.isEmpty ? part : numbers.removeFirst()
    }
  }

  /// Returns the text of a day.
  func text(of date: Date) -> String {
    let components = calendar.dateComponents([.year, .month, .day], from: date)
    var text = ""
    for part in parts {
      switch part {
      case .year: text += padded(components.year, to: 4)
      case .month: text += padded(components.month, to: 2)
      case .day: text += padded(components.day, to: 2)
      case .literal(let character): text.append(character)
      }
    }
    return text
  }

  private func padded(_ number: Int?, to count: Int) -> String {
    let digits = String(number ?? 0)
    let zeros = String(repeating: "0", count: max(0, count - digits.count))
    return String((zeros + digits).map(numbers.digit))
  }
}
