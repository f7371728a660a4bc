/// Recognizes telephone numbers that the numbering plan of their country provides for.
///
/// Without a region, a number is an international one in the notation of
/// [ITU-T E.164](https://www.itu.int/rec/T-REC-E.164): `+`, calling code, national number, digits only.
/// With a region, it is a number of that region as people there write it, in the national notation or in
/// the international one of [ITU-T E.123](https://www.itu.int/rec/T-REC-E.123).
///
/// ```swift
/// PhoneNumberFormat.matches("+442079460018")  // true
/// PhoneNumberFormat.matches("+44 (0)20 7946 0018")  // false: separators
/// PhoneNumberFormat.matches("+44 (0)20 7946 0018", region: "GB")  // true
/// PhoneNumberFormat.matches("020 7946 0018", region: "GB")  // true
/// ```
///
/// Leading digits and length must be assigned in the plan; whether the number is connected is not known.
/// Letters that stand for digits, short codes such as 112, and local numbers without their area
/// code are not accepted, because none of them is a number that E.164 can express.
public enum PhoneNumberFormat {
  /// Returns whether the whole text is a telephone number.
  ///
  /// With a region, separators are always accepted: spaces (also around the number), a hyphen, dot or slash
  /// between digits, and parentheses around the calling code, the trunk prefix or the area code, in
  /// Japan also around the exchange after it. So are the region's international call prefix and the bare
  /// calling code in place of `+`; the trunk prefix is required where the plan says so, and after a calling
  /// code accepted only as in `+44 (0)20`.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - region: A region of ISO 3166-1 alpha-2, in either case, or `nil` for any. No number is one of a
  ///     region for which ``isSupported(region:)`` is `false`. Regions that share a calling code are
  ///     separate: a number of Guernsey is not a number of `GB`, although both are dialled alike.
  ///   - kinds: The accepted kinds of numbers, or `nil` for all. A number that may be a fixed line or mobile
  ///     is accepted if either of these is.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: `true` if the whole text is a telephone number.
  public static func matches(
    _ text: String, region: String? = nil, kinds: Set<PhoneNumber.Kind>? = nil,
    _ options: Options = .standard
  ) -> Bool {
    guard region != nil || kinds != nil || options != .standard else {
      return text.withBytes { PhoneNumberingPlans.matchesE164($0) }
    }
    guard let reading = reading(of: text, region: region, options) else { return false }
    guard let kinds else { return true }
    guard let kind = reading.assignment?.kind else { return false }
    return kinds.contains(kind)
      || kind == .fixedLineOrMobile && (kinds.contains(.fixedLine) || kinds.contains(.mobile))
  }

  /// Returns how a text is understood, or `nil` if it is not a telephone number.
  @inline(never)
  static func reading(
    of text: String, region: String?, _ options: Options
  ) -> PhoneNumberReading? {
    text.withBytes { bytes in
      func reading(_ bytes: Span<UInt8>) -> PhoneNumberReading? {
        guard options.contains(.allowsExtension), let mark = PhoneNumberExtension.mark(in: bytes) else {
          return self.reading(of: bytes, region: region, options)
        }
        guard let digits = PhoneNumberExtension.digits(in: bytes, from: mark.start) else { return nil }
        let number = ContiguousArray((0..<mark.numberEnd).map { bytes[$0] })
        var reading = self.reading(of: number.span, region: region, options)
        reading?.extensionDigits = digits
        return reading
      }
      let start = options.contains(.allowsURI) ? bytes.endOfTelephoneScheme : 0
      let number = bytes.extracting(start..<bytes.count)
      return reading(number)
        ?? (options.contains(.allowsSeparators) ? TypedText.withPhoneNumber(number) { reading($0) } : nil)
    }
  }

  private static func reading(
    of bytes: Span<UInt8>, region: String?, _ options: Options
  ) -> PhoneNumberReading? {
    guard let region else {
      guard options.contains(.allowsSeparators) || PhoneNumberingPlans.matchesE164(bytes) else { return nil }
      return PhoneNumberText(bytes).flatMap { PhoneNumberReading.international($0, options) }
    }
    guard let (plans, plan) = PhoneNumberingPlans.plan(ofRegion: region), let text = PhoneNumberText(bytes)
    else {
      return nil
    }
    return options.contains(.allowsOtherRegions)
      ? PhoneNumberReading.dialled(text, plan: plan, plans: plans, options)
      : PhoneNumberReading.national(text, plan: plan, plans: plans, options)
  }

  /// Returns whether the numbering plan of a region is known.
  ///
  /// - Parameter region: A region of ISO 3166-1 alpha-2, in either case.
  /// - Returns: `true` if the numbering plan of a region is known.
  public static func isSupported(region: String) -> Bool { PhoneNumberingPlans.isKnown(region: region) }

  /// The regions whose numbering plans are known, as ISO 3166-1 alpha-2 codes in alphabetical order.
  ///
  /// `AC`, `TA` and `XK` (Ascension, Tristan da Cunha, Kosovo) are reserved or user-assigned codes.
  public static var regions: [String] {
    PhoneNumberingPlanTable.regions.flatMap { $0.split(separator: " ") }.map(String.init)
      .sorted(byKey: \.self)
  }
}

extension Span<UInt8> {
  /// The index after `tel:` in either case, 0 if the bytes begin otherwise.
  fileprivate var endOfTelephoneScheme: Int {
    guard count > 4, self[0] | 0x20 == "t", self[1] | 0x20 == "e",
      self[2] | 0x20 == "l", self[3] == ":"
    else { return 0 }
    return 4
  }
}

/// The extension after a telephone number: `ext. 123`, `extension 123`, `extn 123`, `x123`, `#123`, or
/// `;ext=123` of [RFC 3966](https://www.rfc-editor.org/rfc/rfc3966).
enum PhoneNumberExtension {
  /// Returns the index of the first byte that can begin a label, and the end of the number before it, or nil
  /// if there is none.
  static func mark(in bytes: Span<UInt8>) -> (start: Int, numberEnd: Int)? {
    guard bytes.count <= TypedText.maximumCount else { return nil }
    for start in bytes.indices {
      let byte = bytes[start]
      guard byte == ";" || byte == "#" || byte.isASCIILetter else { continue }
      var end = start
      while end > 0, bytes[end - 1] == " " || bytes[end - 1] == "," {
        end -= 1
      }
      return (start, end)
    }
    return nil
  }

  /// Returns the digits after a label and up to the end, or nil if there is anything else.
  static func digits(in bytes: Span<UInt8>, from start: Int) -> PhoneNumberDigits? {
    var index = start
    var label = ""
    while index < bytes.count, bytes[index].isASCIILetter || "#;=".utf8.contains(bytes[index]) {
      label.unicodeScalars.append(
        Unicode.Scalar(bytes[index].isASCIILetter ? bytes[index] | 0x20 : bytes[index]))
      index += 1
    }
    let maximumCount: Int
    switch label {
    case ";ext=": maximumCount = 20
    case "ext", "extn", "extension": maximumCount = 20
    case "x", "#": maximumCount = 9
    default: return nil
    }
    if label != ";ext=" {
      if index < bytes.count, bytes[index] == "." || bytes[index] == ":" {
        index += 1
      }
      while index < bytes.count, bytes[index] == " " { index += 1 }
    }
    guard 1...maximumCount ~= bytes.count - index else { return nil }
    var digits = PhoneNumberDigits()
    for index in index..<bytes.count {
      guard bytes[index].isASCIIDigit else { return nil }
      digits.append(bytes[index].digitValue)
    }
    return digits
  }
}

extension PhoneNumberFormat {
  /// The options of telephone numbers.
  public struct Options: LenientFormatOptions {
    /// Accepts separators without a region, too, and what word processors insert: no-break and
    /// narrow spaces, dashes, full-width digits, and marks of direction.
    public static let allowsSeparators = Self(rawValue: 1 << 0)
    /// A format with a region also accepts international numbers from any region, and national
    /// numbers of regions that share its calling code.
    public static let allowsOtherRegions = Self(rawValue: 1 << 1)
    /// An extension of up to 20 digits can follow the number, as in `ext. 123`, `x123`, `#123` or
    /// `;ext=123`.
    public static let allowsExtension = Self(rawValue: 1 << 2)
    /// The trunk prefix can follow the calling code, as in `+82-010-1234-5678`. Otherwise you accept
    /// it in parentheses only, as in `+44 (0)20 7946 0018`.
    public static let allowsTrunkPrefix = Self(rawValue: 1 << 3)
    /// The number can be a URI, as in `tel:+44-20-7946-0018` ([RFC
    /// 3966](https://www.rfc-editor.org/rfc/rfc3966)).
    public static let allowsURI = Self(rawValue: 1 << 4)

    public static let lenient: Self = [.allowsSeparators, .allowsExtension, .allowsTrunkPrefix, .allowsURI]
    public static let names: [OptionName] = [
      "allowsSeparators", "allowsOtherRegions", "allowsExtension", "allowsTrunkPrefix", "allowsURI",
    ]

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}
