/// Recognizes telephone numbers that the numbering plan of their country provides for.
///
/// Without a region, a number is an international one in the notation of
/// [ITU-T E.164](https://www.itu.int/rec/T-REC-E.164): `+`, calling code, national number, digits only.
/// With a region, it is a number of that region as people there write it, in the national notation or in
/// the international one of [ITU-T E.123](https://www.itu.int/rec/T-REC-E.123).
///
/// ```swift
/// PhoneNumberFormat.matches("+442079460018")                  // true
/// PhoneNumberFormat.matches("+44 (0)20 7946 0018")            // false: separators
/// PhoneNumberFormat.matches("+44 (0)20 7946 0018", region: "GB")  // true
/// PhoneNumberFormat.matches("020 7946 0018", region: "GB")    // true
/// ```
///
/// Leading digits and length must be assigned in the plan; whether the number is connected is not known.
/// Extensions, letters in place of digits, short codes such as 112, and local numbers without their area
/// code are not accepted, because none of them is a number that E.164 can express.
public enum PhoneNumberFormat {
  /// Returns whether the whole text is a telephone number.
  ///
  /// With a region, separators are always accepted: spaces (also around the number), a hyphen, dot or slash
  /// between digits, and parentheses around the calling code, the trunk prefix or the area code, in
  /// Japan also around the exchange behind it. So are the region's international call prefix and the bare
  /// calling code in place of `+`; the trunk prefix is required where the plan says so, and after a calling
  /// code accepted only as in `+44 (0)20`.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - region: A region of ISO 3166-1 alpha-2, in either case, or `nil` for any. No number is one of a
  ///     region for which ``isSupported(region:)`` is `false`. Regions that share a calling code are separate: a
  ///     number of Guernsey is not a number of `GB`, although both are dialled alike.
  ///   - kinds: The accepted kinds of numbers, or `nil` for all. A number that may be a fixed line or mobile is
  ///     accepted if either of these is.
  ///   - allowsOtherRegions: Whether, with a region, international numbers of any region are accepted too, and
  ///     national numbers of the regions that share its calling code.
  ///   - allowsSeparators: Whether separators are accepted without a region too, and those of word processors in
  ///     any case: no-break and narrow spaces, dashes, full-width digits, and marks of direction around them.
  /// - Returns: `true` if the whole text is a telephone number.
  public static func matches(
    _ text: String, region: String? = nil, kinds: Set<PhoneNumber.Kind>? = nil,
    allowsOtherRegions: Bool = false,
    allowsSeparators: Bool = false
  ) -> Bool {
    guard region != nil || allowsSeparators || kinds != nil else {
      return text.withBytes { PhoneNumberingPlans.matchesE164($0) }
    }
    let reading = reading(
      of: text, region: region, allowsOtherRegions: allowsOtherRegions, allowsSeparators: allowsSeparators)
    guard let reading else { return false }
    guard let kinds else { return true }
    guard let kind = reading.assignment?.kind else { return false }
    return kinds.contains(kind)
      || kind == .fixedLineOrMobile && (kinds.contains(.fixedLine) || kinds.contains(.mobile))
  }

  /// Returns how a text is understood, or `nil` if it is not a telephone number.
  @inline(never)
  static func reading(
    of text: String, region: String?, allowsOtherRegions: Bool, allowsSeparators: Bool
  ) -> PhoneNumberReading? {
    guard let region else {
      guard allowsSeparators || text.withBytes({ PhoneNumberingPlans.matchesE164($0) }) else { return nil }
      return written(text, allowsSeparators: allowsSeparators).flatMap {
        PhoneNumberReading.international($0)
      }
    }
    guard let (plans, plan) = PhoneNumberingPlans.plan(ofRegion: region) else { return nil }
    guard let written = written(text, allowsSeparators: allowsSeparators) else { return nil }
    return allowsOtherRegions
      ? PhoneNumberReading.dialled(written, plan: plan, plans: plans)
      : PhoneNumberReading.national(written, plan: plan, plans: plans)
  }

  private static func written(_ text: String, allowsSeparators: Bool) -> PhoneNumberText? {
    text.withBytes { bytes in
      PhoneNumberText(bytes)
        ?? (allowsSeparators ? TypedText.withPhoneNumber(bytes) { PhoneNumberText($0) } : nil)
    }
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
    PhoneNumberingPlanTable.regions.flatMap { $0.split(separator: " ") }.map(String.init).sorted()
  }
}
