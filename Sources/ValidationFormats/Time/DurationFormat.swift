/// Recognizes durations, such as `P4DT12H30M5S` and `P2W`.
///
/// The grammar is `duration` of [RFC 3339, appendix A](https://www.rfc-editor.org/rfc/rfc3339#appendix-A). It
/// is narrower than ISO 8601: whole numbers only, weeks stand alone, and no unit is left out between two
/// others (`P1Y2D`), and none is negative (`-P1D`), unless options say so. Its letters may be of either case, as in all ABNF (RFC 5234,
/// section 2.3), and numbers have any number of digits.
public enum DurationFormat {
  /// Returns whether the whole text is a duration.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: `true` if the whole text is a duration.
  public static func matches(_ text: String, _ options: Options = .standard) -> Bool {
    text.withBytes { matches($0, options) }
  }

  /// Returns whether all the bytes are a duration.
  static func matches(_ bytes: Span<UInt8>, _ options: Options) -> Bool {
    let count = bytes.count
    let start = options.contains(.allowsNegative) && count > 0 && bytes[0] == "-" ? 1 : 0
    guard count >= start + 3, bytes[start] | 0x20 == "p" else { return false }
    var index = start + 1
    if bytes[index] | 0x20 != "t" {
      guard let unit = unit(in: bytes, from: &index) else { return false }
      if unit == "w" { return index == count }
      guard skipUnits(after: unit, in: bytes, from: &index, isTime: false, options) else { return false }
      if index == count { return true }
      guard bytes[index] | 0x20 == "t" else { return false }
    }
    index += 1
    guard let unit = unit(in: bytes, from: &index, allowsFraction: options.contains(.allowsFraction)) else {
      return false
    }
    return skipUnits(after: unit, in: bytes, from: &index, isTime: true, options) && index == count
  }

  /// Moves over the units that follow a first one, each the next smaller, up to the `T` or the end.
  private static func skipUnits(
    after first: UInt8, in bytes: Span<UInt8>, from index: inout Int, isTime: Bool, _ options: Options
  ) -> Bool {
    guard var rank = rank(of: first, isTime: isTime) else { return false }
    while index < bytes.count, bytes[index].isASCIIDigit {
      let unit = unit(in: bytes, from: &index, allowsFraction: isTime && options.contains(.allowsFraction))
      guard let unit, let next = Self.rank(of: unit, isTime: isTime),
        options.contains(.allowsMissingUnits) ? next > rank : next == rank &+ 1
      else { return false }
      rank = next
    }
    return true
  }

  /// Moves over a number and its unit, and returns the unit in lowercase.
  ///
  /// The number of the last unit may have a fraction if `allowsFraction` is `true`.
  @inline(__always)
  private static func unit(
    in bytes: Span<UInt8>, from index: inout Int, allowsFraction: Bool = false
  ) -> UInt8? {
    let start = index
    while index < bytes.count, bytes[index].isASCIIDigit { index += 1 }
    guard index > start, index < bytes.count else { return nil }
    if !bytes[index].isASCIILetter {
      guard allowsFraction, skipFraction(in: bytes, from: &index) else { return nil }
    }
    let unit = bytes[index]
    index += 1
    return unit.isASCIILetter ? unit | 0x20 : nil
  }

  /// Moves over a fraction, after which one byte is left.
  @inline(never)
  private static func skipFraction(in bytes: Span<UInt8>, from index: inout Int) -> Bool {
    guard bytes[index] == "." || bytes[index] == "," else { return false }
    index += 1
    let start = index
    while index < bytes.count, bytes[index].isASCIIDigit { index += 1 }
    return index > start && index + 1 == bytes.count
  }

  private static func rank(of unit: UInt8, isTime: Bool) -> Int? {
    switch unit {
    case "y": isTime ? nil : 0
    case "h": isTime ? 0 : nil
    case "m": 1
    case "d": isTime ? nil : 2
    case "s": isTime ? 2 : nil
    default: nil
    }
  }
}

extension DurationFormat {
  /// The options of durations. Turn both on for durations that Java, JavaScript and XML Schema write.
  public struct Options: LenientFormatOptions {
    /// The last unit of time can have a decimal fraction, after a dot or comma, as in `PT0.5S`.
    public static let allowsFraction = Self(rawValue: 1 << 0)
    /// You can skip units, as in `PT1H5S`.
    public static let allowsMissingUnits = Self(rawValue: 1 << 1)
    /// The duration can be negative, as in `-P1D`. XML Schema, Java and JavaScript write that.
    public static let allowsNegative = Self(rawValue: 1 << 2)

    public static let lenient: Self = [.allowsFraction, .allowsMissingUnits]
    public static let names: [OptionName] = ["allowsFraction", "allowsMissingUnits", "allowsNegative"]

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}
