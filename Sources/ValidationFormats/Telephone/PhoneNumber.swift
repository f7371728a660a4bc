/// A telephone number, taken apart into calling code and national number.
///
/// ```swift
/// let number = PhoneNumber("(020) 7946 0018", region: "GB")
/// number?.e164    // "+442079460018"
/// number?.kind    // .fixedLine
/// number?.region  // "GB"
/// ```
public struct PhoneNumber: Sendable, Hashable {
  /// The kind of service that a numbering plan assigns a number to.
  ///
  /// The raw value is the name in rules as data and on the command line.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A number of a fixed line.
    case fixedLine = "fixed-line"

    /// A number of a mobile telephone.
    case mobile

    /// A number of a plan in which fixed lines and mobile telephones look the same, such as the North
    /// American plan.
    case fixedLineOrMobile = "fixed-line-or-mobile"

    /// A number that is free for the caller.
    case tollFree = "toll-free"

    /// A number whose owner earns from each call.
    case premiumRate = "premium-rate"

    /// A number whose cost the caller and its owner share.
    case sharedCost = "shared-cost"

    /// A number for voice over IP that belongs to no place.
    case voIP = "voip"

    /// A number that belongs to a person and is forwarded to any line.
    case personal

    /// A number of a pager.
    case pager

    /// A universal access number: one number for all places of a company.
    case universalAccess = "uan"

    /// A number of a voice mail box.
    case voicemail
  }

  /// The country calling code, such as 44, or the code of a global service, such as 800.
  public let callingCode: Int

  /// The national significant number: the digits after the calling code, a leading zero of Italy included.
  public let nationalNumber: String

  /// The region of the number as an ISO 3166-1 alpha-2 code, or `nil` for a global service.
  ///
  /// Where regions share a calling code, the leading digits decide (`CA`, not `US`, for +1 416). Where they
  /// share the leading digits as well (+1 800), it is the one with the widest plan.
  public let region: String?

  /// The kind of service that the numbering plan of the region assigns the number to.
  public let kind: Kind

  /// The digits of the extension, or `nil` if there is none.
  public let extensionNumber: String?

  /// Creates a number from text that
  /// ``PhoneNumberFormat/matches(_:region:kinds:_:)`` accepts.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - region: A region of ISO 3166-1 alpha-2 whose national notation is accepted, or `nil` for none.
  ///   - options: What is accepted beyond the standard.
  public init?(_ text: String, region: String? = nil, _ options: PhoneNumberFormat.Options = .standard) {
    let reading = PhoneNumberFormat.reading(of: text, region: region, options)
    guard let reading, let assignment = reading.assignment else { return nil }
    callingCode = reading.callingCode
    nationalNumber = reading.digits.description(from: reading.start)
    extensionNumber = reading.extensionDigits.count > 0 ? reading.extensionDigits.description(from: 0) : nil
    self.region = assignment.plan.regionCode
    kind = assignment.kind
  }

  /// The number in the notation of E.164: `+`, calling code, national number.
  public var e164: String { "+\(callingCode)\(nationalNumber)" }

  /// The number in its canonical form: that of E.164, followed by `;ext=` and the extension if there is one.
  public var canonical: String { extensionNumber.map { "\(e164);ext=\($0)" } ?? e164 }
}

extension PhoneNumber: LosslessStringConvertible {
  /// Creates a number from its canonical form.
  public init?(_ description: String) {
    self.init(description, region: nil, .allowsExtension)
  }

  /// The number in its canonical form.
  public var description: String { canonical }
}

extension PhoneNumber.Kind {
  /// The kinds in the order of their numbers, of which the first is 1.
  private static let numbered = allCases
  /// The letters of the kinds in `PhoneNumberingPlanTable`, in the same order.
  private static let letters = Array("fmbtpsvnguo".utf8)

  /// The number of the kind, counted from 1.
  var number: Int { (Self.numbered.firstIndex(of: self) ?? -1) + 1 }

  /// Creates the kind with a number, or `nil` for any other number.
  init?(number: Int) {
    guard Self.numbered.indices.contains(number - 1) else { return nil }
    self = Self.numbered[number - 1]
  }

  /// Creates the kind with a letter of `PhoneNumberingPlanTable`, or `nil` for any other byte.
  init?(letter: UInt8) {
    guard let index = Self.letters.firstIndex(of: letter) else { return nil }
    self = Self.numbered[index]
  }
}
