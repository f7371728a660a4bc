/// Recognizes the expiry of a payment card, such as `05/27` or `05/2027`.
///
/// The month has two digits (ISO/IEC 7813 encodes it so, and cards print it so), the year two or four.
/// Without a current month only the shape is judged; this module has no clock.
///
/// ```swift
/// CardExpiryFormat.matches("5/27")              // false
/// CardExpiryFormat.matches("5/27", .lenient)    // true
/// CardExpiryFormat.matches("2027-05", .lenient)  // true
/// ```
public enum CardExpiryFormat {
  /// Returns whether the whole text is an expiry.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - currentMonth: The current month; an earlier expiry is rejected. A card can be used through the last
  ///     day of its month. An expiry fifty years ahead is rejected, too, because such cards are not issued:
  ///     in 2027, `99` means 1999.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: `true` if the whole text is an expiry.
  public static func matches(
    _ text: String,
    notBefore currentMonth: CalendarMonth? = nil,
    _ options: Options = .standard
  ) -> Bool {
    text.withBytes { bytes in
      guard let expiry = Parts(bytes, options),
        expiry.hasFourDigitYear
          ? !options.contains(.requiresTwoDigitYear) : !options.contains(.requiresFourDigitYear)
      else { return false }
      guard let currentMonth else { return true }
      let month = expiry.month(near: currentMonth)
      return month >= currentMonth && month.year - currentMonth.year < 50
    }
  }

  /// Returns the month that an expiry names in any spelling, or nil if the text is not an expiry.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - currentMonth: The reference for a two-digit year: it is at most fifty years from this
  ///     month's year.
  /// - Returns: The month that an expiry names, or nil if the text is not an expiry.
  public static func month(of text: String, near currentMonth: CalendarMonth) -> CalendarMonth? {
    text.withBytes { Parts($0, .lenient)?.month(near: currentMonth) }
  }

  /// Returns the digits of an expiry in any spelling, with the month first, or `nil` if the text is not an expiry.
  ///
  /// A year of four digits keeps them only after the month, as in `05/2027`.
  package static func digits(of text: String) -> String? {
    guard let expiry = text.withBytes({ Parts($0, .lenient) }) else { return nil }
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
    let hasFullYear = expiry.hasFourDigitYear && !expiry.hasYearFirst
    return padded(expiry.month)
      + (hasFullYear ? padded(expiry.year / 100) : "") + padded(expiry.year % 100)
  }

  /// The numbers of an expiry as written.
  private struct Parts {
    let month: Int
    let year: Int
    let hasFourDigitYear: Bool
    let hasYearFirst: Bool

    init?(_ bytes: Span<UInt8>, _ options: Options) {
      guard bytes.count >= 4, bytes.count <= 9 else { return nil }
      var index = 0
      let first = bytes.number(at: &index)
      guard index < bytes.count else {
        // Without a separator, as in 0527.
        guard options.contains(.allowsOtherSeparators), index == 4 || index == 6 else { return nil }
        let divisor = index == 4 ? 100 : 10_000
        self.init(month: first / divisor, year: first % divisor, yearDigits: index - 2)
        return
      }
      let firstDigits = index
      guard
        let separator = Self.separator(in: bytes, at: &index, allowsSpaces: options.contains(.allowsSpaces))
      else {
        return nil
      }
      let start = index
      let second = bytes.number(at: &index)
      let secondDigits = index - start
      guard index == bytes.count else { return nil }
      let isSlash = separator == "/"
      if firstDigits == 4 {
        guard options.contains(.allowsYearFirst),
          secondDigits == 2 || secondDigits == 1 && options.contains(.allowsSingleDigitMonth)
        else { return nil }
        self.init(month: second, year: first, yearDigits: firstDigits, hasYearFirst: true)
      } else {
        guard isSlash || options.contains(.allowsOtherSeparators),
          firstDigits == 2 || firstDigits == 1 && options.contains(.allowsSingleDigitMonth)
        else { return nil }
        self.init(month: first, year: second, yearDigits: secondDigits)
      }
    }

    private init?(month: Int, year: Int, yearDigits: Int, hasYearFirst: Bool = false) {
      guard month >= 1, month <= 12, yearDigits == 2 || yearDigits == 4 else { return nil }
      self.month = month
      self.year = year
      hasFourDigitYear = yearDigits == 4
      self.hasYearFirst = hasYearFirst
    }

    /// Returns a slash, hyphen, dot or space, and moves the index after it and the spaces around it.
    private static func separator(
      in bytes: Span<UInt8>, at index: inout Int, allowsSpaces: Bool
    ) -> UInt8? {
      var separator = bytes[index]
      index += 1
      let isSpace = separator == " "
      if isSpace {
        guard allowsSpaces, index < bytes.count else { return nil }
        if !bytes[index].isASCIIDigit {
          separator = bytes[index]
          index += 1
        }
      }
      switch separator {
      case "/", "-", ".": break
      case " ": return separator
      default: return nil
      }
      if allowsSpaces, index < bytes.count, bytes[index] == " " { index += 1 }
      return separator
    }

    func month(near currentMonth: CalendarMonth) -> CalendarMonth {
      guard !hasFourDigitYear else { return CalendarMonth(year: year, month: month) }
      var fullYear = currentMonth.year / 100 * 100 + year
      if fullYear - currentMonth.year >= 50 { fullYear -= 100 }
      if currentMonth.year - fullYear > 50 { fullYear += 100 }
      return CalendarMonth(year: fullYear, month: month)
    }
  }
}

/// A month of the Gregorian calendar, such as May 2027.
///
/// The expiry of a payment card is a month; ``CardExpiryFormat`` compares it with the present one.
public struct CalendarMonth: Sendable, Hashable, Comparable {
  /// The year.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int

  /// Creates a month.
  ///
  /// - Parameters:
  ///   - year: The year.
  ///   - month: The month, from 1 to 12.
  /// - Precondition: `month` is 1 to 12.
  public init(year: Int, month: Int) {
    precondition((1...12).contains(month), "Month \(month) is not 1 to 12")
    self.year = year
    self.month = month
  }

  /// Returns whether the left month comes before the right one.
  public static func < (left: Self, right: Self) -> Bool {
    (left.year, left.month) < (right.year, right.month)
  }
}

/// Recognizes card security codes (CVC, CVV, CID), such as `123`.
public enum CardSecurityCodeFormat {
  /// Returns whether the whole text is a security code.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - network: The network of the card: four ASCII digits for American Express, three for the
  ///     others. With nil, either will do.
  /// - Returns: `true` if the whole text is a security code.
  public static func matches(_ text: String, network: PaymentCardNetwork? = nil) -> Bool {
    text.withBytes { bytes in
      let lengths = network.map { $0.securityCodeLength...$0.securityCodeLength } ?? 3...4
      guard lengths.contains(bytes.count) else { return false }
      for index in bytes.indices where !bytes[index].isASCIIDigit { return false }
      return true
    }
  }
}

extension Span<UInt8> {
  /// Returns the number that the digits at an index write, of which there are at most nine, and moves the index after
  /// them.
  fileprivate func number(at index: inout Int) -> Int {
    var number = 0
    while index < count, self[index].isASCIIDigit {
      number = number &* 10 &+ self[index].digitValue
      index += 1
    }
    return number
  }
}

extension CardExpiryFormat {
  /// The options of payment card expiry dates.
  public struct Options: LenientFormatOptions {
    /// A year has four digits, as in `05/2027`.
    public static let requiresFourDigitYear = Self(rawValue: 1 << 0)
    /// A year has two digits, as in `05/27`.
    public static let requiresTwoDigitYear = Self(rawValue: 1 << 1)
    /// Spaces can surround the slash, as in many card forms.
    public static let allowsSpaces = Self(rawValue: 1 << 2)
    /// A month can have one digit, as in `5/27`.
    public static let allowsSingleDigitMonth = Self(rawValue: 1 << 3)
    /// A year of four digits can come first, as in `2027-05`.
    public static let allowsYearFirst = Self(rawValue: 1 << 4)
    /// A hyphen, a dot or, with ``allowsSpaces``, a space can replace the slash, and whether it can be missing, as
    /// in `0527`.
    public static let allowsOtherSeparators = Self(rawValue: 1 << 5)

    public static let lenient: Self = [
      .allowsSpaces, .allowsSingleDigitMonth, .allowsYearFirst, .allowsOtherSeparators,
    ]
    public static let names: [OptionName] = [
      .init("requiresFourDigitYear", unless: "allowsTwoDigitYear"),
      .init("requiresTwoDigitYear", unless: "allowsFourDigitYear"), "allowsSpaces", "allowsSingleDigitMonth",
      "allowsYearFirst", "allowsOtherSeparators",
    ]

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}
