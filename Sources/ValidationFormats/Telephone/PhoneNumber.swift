/// A telephone number, taken apart into calling code and national number.
///
/// ```swift
/// let number = PhoneNumber("(020) 7946 0018", region: "GB")
/// number?.e164  // "+442079460018"
/// ```
public struct PhoneNumber: Sendable, Hashable {
  /// The country calling code, such as 44, or the code of a global service, such as 800.
  public let callingCode: Int

  /// The national significant number: the digits after the calling code, a leading zero of Italy included.
  public let nationalNumber: String

  /// The region of the number as an ISO 3166-1 alpha-2 code, or `nil` for a global service.
  ///
  /// Where regions share a calling code, the leading digits decide (`CA`, not `US`, for +1 416). Where they
  /// share the leading digits as well (+1 800), it is the one with the widest plan.
  public let region: String?

  /// Creates a number from text that ``PhoneNumberFormat/matches(_:region:allowsSeparators:)`` accepts.
  public init?(_ text: String, region: String? = nil, allowsSeparators: Bool = false) {
    let reading: PhoneNumberReading?
    if let region {
      guard let plan = PhoneNumberingPlans.shared.plan(ofRegion: region) else { return nil }
      reading = text.withBytes { PhoneNumberReading.national($0, plan: plan) }
    } else {
      guard allowsSeparators || text.withBytes({ PhoneNumberingPlans.shared.matchesE164($0) }) else {
        return nil
      }
      reading = text.withBytes { PhoneNumberReading.international($0) }
    }
    guard let reading else { return nil }
    callingCode = reading.callingCode
    nationalNumber = reading.digits.description(from: reading.start)
    self.region = PhoneNumberingPlans.shared.principalPlan(of: reading)?.regionCode
  }

  /// The number in the notation of E.164: `+`, calling code, national number.
  public var e164: String { "+\(callingCode)\(nationalNumber)" }
}

extension PhoneNumber: LosslessStringConvertible {
  /// Creates a number from its notation of E.164.
  public init?(_ description: String) {
    self.init(description, region: nil)
  }

  /// The number in the notation of E.164.
  public var description: String { e164 }
}
