import Foundation

/// Reads dates in numbers, in the order of a locale or with the year first.
struct DateReader: Sendable {
  /// A day, with the digits as they are padded: four of the year, and two of the month and the day.
  struct Day: Equatable {
    let year: String
    let month: String
    let day: String
  }

  /// The fields in the order of the locale, such as `dMy`.
  private let order: String
  private let punctuation: CharacterSelection
  private let calendar: Calendar

  init(_ locale: Locale, calendar: Calendar) {
    let pattern = DateFormatter.dateFormat(fromTemplate: "yMd", options: 0, locale: locale) ?? "y-M-d"
    order = pattern.filter { "yMd".contains($0) }.reduce(into: "") { order, field in
      if !order.contains(field) { order.append(field) }
    }
    punctuation = CharacterSelection(charactersIn: "./-,\u{60C}年月日년월일" + pattern.stripped(of: "yMdG'"))
    self.calendar = calendar
  }

  /// Returns the start of the day that a text names, or `nil` if it names none.
  func date(of text: String) -> Date? { day(of: text).flatMap(date) }

  /// Returns the day that a text names, or `nil` if it names none, or one of two.
  func day(of text: String) -> Day? {
    guard let numbers = numbers(of: text) else { return nil }
    if numbers.count == 3 {
      return day(numbers, in: numbers[0].count == 4 ? "yMd" : order)
    }
    let days = Set([order, "yMd"]).compactMap { day(Self.parts(of: numbers[0], in: $0), in: $0) }
    guard let first = days.first, days.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// Returns the digits of a day in the order of the locale; after a leading year, the month precedes the day.
  func digits(of day: Day) -> String {
    (order.first == "y" ? "yMd" : order).map { field in
      switch field {
      case "y": day.year
      case "M": day.month
      default: day.day
      }
    }.joined()
  }

  private func day(_ numbers: [String], in order: String) -> Day? {
    var values = ["y": "", "M": "", "d": ""]
    for (field, number) in zip(order, numbers) {
      values[String(field)] = number.count == 1 ? "0\(number)" : number
    }
    guard let year = values["y"], let month = values["M"], let day = values["d"], year.count == 4,
      year.first != "0", month.count == 2, day.count == 2
    else { return nil }
    let found = Day(year: year, month: month, day: day)
    return date(found) == nil ? nil : found
  }

  private func date(_ day: Day) -> Date? {
    var components = DateComponents()
    components.year = Int(day.year)
    components.month = Int(day.month)
    components.day = Int(day.day)
    guard let date = calendar.date(from: components),
      calendar.dateComponents([.year, .month, .day], from: date) == components
    else { return nil }
    return date
  }

  /// Returns eight digits as the numbers of an order.
  private static func parts(of digits: String, in order: String) -> [String] {
    var rest = digits[...]
    return order.map { field in
      let count = field == "y" ? 4 : 2
      defer { rest = rest.dropFirst(count) }
      return String(rest.prefix(count))
    }
  }

  /// Returns three numbers of at most four digits, or one of eight; `nil` if the text contains anything else.
  private func numbers(of text: String) -> [String]? {
    var numbers: [String] = []
    var isInNumber = false
    for scalar in text.unicodeScalars {
      if let digit = scalar.decimalDigit {
        if !isInNumber { numbers.append("") }
        isInNumber = true
        numbers[numbers.count - 1] += String(digit)
        guard numbers.count <= 3, numbers[numbers.count - 1].count <= (numbers.count == 1 ? 8 : 4) else {
          return nil
        }
      } else if !scalar.isBidiControl {
        let isSpace = scalar.properties.isWhitespace
        guard isSpace || punctuation.contains(scalar) && !numbers.isEmpty else { return nil }
        isInNumber = false
      }
    }
    switch numbers.count {
    case 1: return numbers[0].count == 8 ? numbers : nil
    case 3: return numbers[0].count <= 4 ? numbers : nil
    default: return nil
    }
  }
}
