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
/// Extensions, letters that stand for digits, short codes such as 112, and local numbers without their area
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
  ///     region that ``isSupported(region:)`` does not know. Regions that share a calling code are apart: a
  ///     number of Guernsey is none of `GB`, though both are dialled alike.
  ///   - allowsSeparators: Whether separators are accepted without a region too.
  public static func matches(_ text: String, region: String? = nil, allowsSeparators: Bool = false) -> Bool {
    guard region != nil || allowsSeparators else {
      return text.withBytes { PhoneNumberingPlans.shared.matchesE164($0) }
    }
    return matchesWritten(text, region: region)
  }

  /// Returns whether the whole text is a telephone number with or without separators.
  @inline(never)
  private static func matchesWritten(_ text: String, region: String?) -> Bool {
    guard let region else { return text.withBytes { PhoneNumberReading.international($0) != nil } }
    guard let plan = PhoneNumberingPlans.shared.plan(ofRegion: region) else { return false }
    return text.withBytes { PhoneNumberReading.national($0, plan: plan) != nil }
  }

  /// Returns whether the numbering plan of a region is known.
  public static func isSupported(region: String) -> Bool {
    PhoneNumberingPlans.shared.plan(ofRegion: region) != nil
  }

  /// The regions whose numbering plans are known, as ISO 3166-1 alpha-2 codes in alphabetical order.
  ///
  /// `AC`, `TA` and `XK` (Ascension, Tristan da Cunha, Kosovo) are reserved or user-assigned codes.
  public static var regions: [String] {
    PhoneNumberingPlans.shared.plans.compactMap(\.regionCode).sorted()
  }
}
