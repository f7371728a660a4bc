/// Recognizes the expiry of a payment card, such as `05/27` or `05/2027`.
///
/// The month has two digits (ISO/IEC 7813 encodes it so, and cards print it so), the year two or four.
/// Without a current month only the shape is judged; this module has no clock.
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
      guard let expiry = Parts(bytes, allowsSpaces: options.allowsSpaces),
        expiry.hasFourDigitYear ? options.allowsFourDigitYear : options.allowsTwoDigitYear
      else { return false }
      guard let currentMonth else { return true }
      let month = expiry.month(near: currentMonth)
      return month >= currentMonth && month.year - currentMonth.year < 50
    }
  }

  /// Returns the month that an expiry names, or nil if the text is not an expiry.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - currentMonth: The reference for a two-digit year: it is at most fifty years from this
  ///     month's year.
  /// - Returns: The month that an expiry names, or nil if the text is not an expiry.
  public static func month(of text: String, near currentMonth: CalendarMonth) -> CalendarMonth? {
    text.withBytes { Parts($0, allowsSpaces: true)?.month(near: currentMonth) }
  }

  /// The numbers of an expiry as written.
  private struct Parts {
    let month: Int
    let year: Int
    let hasFourDigitYear: Bool

    init?(_ bytes: Span<UInt8>, allowsSpaces: Bool) {
      guard bytes.count >= 5, bytes.count <= 9 else { return nil }
      guard let month = bytes.twoDigitNumber(at: 0), month >= 1, month <= 12 else { return nil }
      var position = 2
      if allowsSpaces, bytes[position] == UInt8(ascii: " ") { position += 1 }
      guard bytes[position] == UInt8(ascii: "/") else { return nil }
      position += 1
      if allowsSpaces, bytes[position] == UInt8(ascii: " ") { position += 1 }
      hasFourDigitYear = bytes.count - position == 4
      guard hasFourDigitYear || bytes.count - position == 2, let first = bytes.twoDigitNumber(at: position)
      else {
        return nil
      }
      self.month = month
      if hasFourDigitYear {
        guard let second = bytes.twoDigitNumber(at: position + 2) else { return nil }
        year = first * 100 + second
      } else {
        year = first
      }
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
