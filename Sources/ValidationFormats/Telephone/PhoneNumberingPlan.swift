/// The numbering plan of one region, or of one global service.
///
/// A class, because a lookup passes it on.
final class PhoneNumberingPlan: Sendable {
  /// The letters of ISO 3166-1 alpha-2 as 26 × 26 numbers, or `nil` for a global service.
  let region: Int?

  /// The country calling code.
  let callingCode: Int

  /// The calling code as leading digits.
  let callingCodePrefix: PhoneNumberPrefix

  /// What is dialled before a national number within the region.
  let trunkPrefixes: [PhoneNumberPrefix]

  /// What is dialled before a calling code within the region.
  let internationalPrefixes: [PhoneNumberPrefix]

  /// The node of the first digit of a national number.
  let root: UInt16

  /// Creates a plan whose numbers are found below a node.
  init(
    region: Int?, callingCode: PhoneNumberPrefix, trunkPrefixes: [PhoneNumberPrefix],
    internationalPrefixes: [PhoneNumberPrefix], root: UInt16
  ) {
    self.region = region
    self.callingCode = callingCode.values.lowerBound
    callingCodePrefix = callingCode
    self.trunkPrefixes = trunkPrefixes
    self.internationalPrefixes = internationalPrefixes
    self.root = root
  }

  /// The region's letters.
  var regionCode: String? {
    region.map { String(decoding: [UInt8($0 / 26 + 0x41), UInt8($0 % 26 + 0x41)], as: UTF8.self) }
  }
}
