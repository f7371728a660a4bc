/// Recognizes amounts of money as people write them, such as `1,234.56` or `-$0.99`.
///
/// An amount is an optional minus sign, an optional currency, digits and an optional fraction. The digits
/// have no leading zeros, and either no separators or one before every three digits; `.99` may do without
/// any. Standards don't define this; the options describe the notation of a locale.
public enum CurrencyAmountFormat {
  /// The position of a currency.
  public enum CurrencyPosition: String, Sendable, CaseIterable {
    /// Before the number, as in `$1`.
    case leading
    /// After the number, as in `1 €`.
    case trailing
    /// Before the number or after it, but not both.
    case either
  }

  /// Returns whether the whole text is an amount.
  ///
  /// ```swift
  /// CurrencyAmountFormat.matches("$1,234.56")  // true
  /// CurrencyAmountFormat.matches("12,34.56")  // false: groups have three digits
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - decimalSeparator: The character before the fraction.
  ///   - groupingSeparator: The character that can be before every three digits; nil for none.
  ///   - fractionDigits: How many digits a fraction has, if there is one; `0...0` forbids it.
  ///   - currencyPosition: The position of the sign or code.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: `true` if the whole text is an amount.
  /// - Precondition: The separators differ, are not digits and at most eight bytes long, and `fractionDigits`
  ///   has no negative bound.
  public static func matches(
    _ text: String,
    decimalSeparator: Character = ".",
    groupingSeparator: Character? = ",",
    fractionDigits: ClosedRange<Int> = 2...2,
    currencyPosition: CurrencyPosition = .leading,
    _ options: Options = .standard
  ) -> Bool {
    precondition(fractionDigits.lowerBound >= 0, "Negative number of fraction digits in \(fractionDigits)")
    let decimal = Separator(decimalSeparator)
    let grouping = groupingSeparator.map { Separator($0) }
    precondition(decimal != grouping, "Both separators are \"\(decimalSeparator)\"")
    return text.withBytes { bytes in
      var bytes = bytes
      var position = 0
      let last = bytes.count - 1
      let isInParentheses =
        options.contains(.allowsParentheses) && last > 0 && bytes[0] == "("
        && bytes[last] == ")"
      if isInParentheses { bytes = bytes.extracting(1..<last) }
      if !options.contains(.rejectsNegative), !isInParentheses, bytes.count > 0, bytes[0] == "-" {
        position = 1
      }
      let currency = Currency(options: options)
      let start = position
      if currencyPosition != .trailing { currency.skipBefore(bytes, &position) }
      let hasCurrency = position > start

      let digits = position
      let isIndian = options.contains(.allowsIndianGroups)
      guard skipWhole(bytes, &position, separator: grouping, allowsIndianGroups: isIndian) else {
        return false
      }
      let hasWhole = position > digits
      let hasFraction = decimal.stands(in: bytes, at: position)
      if hasFraction {
        position += decimal.count
        let fraction = skipDigits(bytes, &position)
        guard fraction > 0, fractionDigits.contains(fraction) else { return false }
      }
      guard hasWhole || hasFraction, hasFraction || !options.contains(.requiresFraction) else { return false }
      if currencyPosition != .leading, !hasCurrency { currency.skipAfter(bytes, &position) }
      return position == bytes.count
    }
  }

  /// Skips the digits before the fraction, and returns whether they are well formed. There can be none.
  private static func skipWhole(
    _ bytes: Span<UInt8>, _ position: inout Int, separator: Separator?, allowsIndianGroups: Bool
  ) -> Bool {
    let start = position
    let first = skipDigits(bytes, &position)
    if first > 1, bytes[start] == "0" { return false }
    guard let separator, first > 0 else { return true }
    var areThousands = first <= 3
    var areLakhs = allowsIndianGroups && first <= 2
    var lastCount = 0
    while separator.stands(in: bytes, at: position) {
      position += separator.count
      // All groups have three digits, or the last one has three and all others have two.
      if lastCount == 3 { areLakhs = false }
      lastCount = skipDigits(bytes, &position)
      if lastCount != 3 { areThousands = false }
      guard 2...3 ~= lastCount else { return false }
    }
    if lastCount == 0 { return true }
    return bytes[start] != "0" && (areThousands || areLakhs && lastCount == 3)
  }

  /// Passes over digits, and answers how many they were.
  private static func skipDigits(_ bytes: Span<UInt8>, _ position: inout Int) -> Int {
    let start = position
    while position < bytes.count, bytes[position].isASCIIDigit { position += 1 }
    return position - start
  }
}

/// The bytes of a separator.
private struct Separator: Equatable {
  private var bytes: UInt64 = 0
  private(set) var count = 0

  init(_ character: Character) {
    let utf8 = character.utf8
    precondition(utf8.count <= 8, "The separator \"\(character)\" is longer than eight bytes")
    for byte in utf8 {
      precondition(!byte.isASCIIDigit, "The separator \"\(character)\" is a digit")
      bytes |= UInt64(byte) << UInt64(count * 8)
      count += 1
    }
  }

  /// Returns whether the separator is at a position.
  @inline(__always)
  func stands(in text: Span<UInt8>, at position: Int) -> Bool {
    guard text.count - position >= count else { return false }
    for index in 0..<count
    where text[position + index] != UInt8(truncatingIfNeeded: bytes >> UInt64(index * 8)) {
      return false
    }
    return true
  }
}

/// The signs and codes that can be next to an amount.
private struct Currency {
  let options: CurrencyAmountFormat.Options

  /// Passes over a currency and the space after it.
  func skipBefore(_ bytes: Span<UInt8>, _ position: inout Int) {
    let symbol = symbolLength(bytes, position)
    let code = codeLength(bytes, position)
    position += symbol + code
    if code > 0 || (symbol > 0 && options.contains(.allowsSpace)) { position += spaceLength(bytes, position) }
  }

  /// Passes over a currency and the space before it.
  func skipAfter(_ bytes: Span<UInt8>, _ position: inout Int) {
    let space = spaceLength(bytes, position)
    let code = codeLength(bytes, position + space)
    let symbol = space == 0 || options.contains(.allowsSpace) ? symbolLength(bytes, position + space) : 0
    if code + symbol > 0 { position += space + code + symbol }
  }

  private func codeLength(_ bytes: Span<UInt8>, _ position: Int) -> Int {
    guard options.contains(.allowsCode), bytes.count - position >= 3 else { return 0 }
    let code = bytes.extracting(position..<position + 3)
    return CurrencyCodeFormat.matches(code, form: .alphabetic, .standard) ? 3 : 0
  }

  private func symbolLength(_ bytes: Span<UInt8>, _ position: Int) -> Int {
    guard !options.contains(.rejectsSymbol), position < bytes.count else { return 0 }
    if bytes[position] == "$" { return 1 }
    switch bytes.codePoint(at: position)?.value ?? 0 {
    case 0xA2...0xA5: return 2
    case 0xE3F, 0x20A0...0x20C1: return 3
    default: return 0
    }
  }

  private func spaceLength(_ bytes: Span<UInt8>, _ position: Int) -> Int {
    guard position < bytes.count else { return 0 }
    if bytes[position] == " " { return 1 }
    switch bytes.codePoint(at: position)?.value ?? 0 {
    case 0xA0: return 2
    case 0x202F: return 3
    default: return 0
    }
  }
}

extension CurrencyAmountFormat {
  /// The options of amounts of money.
  public struct Options: FormatOptions {
    /// A fraction is required.
    public static let requiresFraction = Self(rawValue: 1 << 0)
    /// The amount can have no currency sign. Signs are `$`, `¢` to `¥`, `฿`, and U+20A0 to U+20C1 (the riyal of
    /// Unicode 17).
    public static let rejectsSymbol = Self(rawValue: 1 << 1)
    /// The amount can have an ISO 4217 code in place of a sign, such as `CHF`, with or without a
    /// space.
    public static let allowsCode = Self(rawValue: 1 << 2)
    /// A space can separate the currency sign from the digits. It can be a no-break space.
    public static let allowsSpace = Self(rawValue: 1 << 3)
    /// The amount can't begin with a minus sign, which comes before the currency.
    public static let rejectsNegative = Self(rawValue: 1 << 4)
    /// Parentheses can stand for the minus sign, as accountants write it: `(1,234.56)`.
    public static let allowsParentheses = Self(rawValue: 1 << 5)
    /// The groups before the last three digits can have two digits, as in India: `12,34,567.89`.
    public static let allowsIndianGroups = Self(rawValue: 1 << 6)

    public static let names: [OptionName] = [
      "requiresFraction", .init("rejectsSymbol", unless: "allowsSymbol"), "allowsCode", "allowsSpace",
      .init("rejectsNegative", unless: "allowsNegative"), "allowsParentheses", "allowsIndianGroups",
    ]

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}
