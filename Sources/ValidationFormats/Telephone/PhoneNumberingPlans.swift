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

  /// The prefixes that are dialled before a national number within the region.
  let trunkPrefixes: [PhoneNumberPrefix]

  /// The prefixes that are dialled before a calling code within the region.
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

/// The lengths that national numbers with certain leading digits may have, and their kinds.
struct PhoneNumberLengths: Equatable {
  /// The number of a kind for each length from 0 to 15, four bits each, or 0 for a length that no number has.
  private var kinds: UInt64 = 0

  /// A bit for each length in which the trunk prefix may be left out in national notation.
  private var withoutTrunkPrefix: UInt16 = 0

  /// Adds a length of at most 15.
  mutating func insert(_ length: Int, kind: PhoneNumber.Kind, withoutTrunkPrefix isOptional: Bool) {
    kinds = kinds & ~(0xF &<< UInt64(length * 4)) | UInt64(kind.number) &<< UInt64(length * 4)
    if isOptional { withoutTrunkPrefix |= 1 &<< UInt16(length) }
  }

  /// Returns the lengths of either, with the kinds of this one where both have one.
  func union(_ other: Self) -> Self {
    var result = self
    for length in 0..<16 where !contains(length) {
      if let kind = other.kind(ofLength: length) {
        result.insert(length, kind: kind, withoutTrunkPrefix: false)
      }
    }
    result.withoutTrunkPrefix |= other.withoutTrunkPrefix
    return result
  }

  @inline(__always)
  func contains(_ length: Int) -> Bool {
    length < 16 && kinds &>> UInt64(truncatingIfNeeded: length &* 4) & 0xF != 0
  }

  @inline(__always)
  func containsWithoutTrunkPrefix(_ length: Int) -> Bool {
    length < 16 && withoutTrunkPrefix &>> UInt16(truncatingIfNeeded: length) & 1 == 1
  }

  /// Returns the kind of the numbers of a length, or `nil` if there are none.
  func kind(ofLength length: Int) -> PhoneNumber.Kind? {
    length < 16 ? PhoneNumber.Kind(number: Int(kinds &>> UInt64(length * 4) & 0xF)) : nil
  }
}

/// The numbering plans of one zone, as tries over the digits of national numbers.
///
/// A zone is the first digit of a calling code. Zones are read when a number of theirs is first looked up,
/// because reading all of the plans would take several milliseconds. A class, because a lookup would copy the
/// references of a global structure first.
final class PhoneNumberingPlans: Sendable {
  /// A country calling code and what numbers behind it are looked up in.
  struct CallingCode {
    /// The calling code.
    var value: Int

    /// The number of its digits.
    var digits: Int

    /// The plans of the regions that share it are these, the widest first.
    var firstPlan: Int
    var planCount: Int

    /// The node of the first digit of a national number, in a trie of all these plans together.
    var root: UInt16

    /// The indices of the plans.
    var planIndices: Range<Int> { firstPlan..<firstPlan + planCount }
  }

  private static let zone1 = PhoneNumberingPlans(PhoneNumberingPlanTable.zone1)
  private static let zone2 = PhoneNumberingPlans(PhoneNumberingPlanTable.zone2)
  private static let zone3 = PhoneNumberingPlans(PhoneNumberingPlanTable.zone3)
  private static let zone4 = PhoneNumberingPlans(PhoneNumberingPlanTable.zone4)
  private static let zone5 = PhoneNumberingPlans(PhoneNumberingPlanTable.zone5)
  private static let zone6 = PhoneNumberingPlans(PhoneNumberingPlanTable.zone6)
  private static let zone7 = PhoneNumberingPlans(PhoneNumberingPlanTable.zone7)
  private static let zone8 = PhoneNumberingPlans(PhoneNumberingPlanTable.zone8)
  private static let zone9 = PhoneNumberingPlans(PhoneNumberingPlanTable.zone9)

  /// The number of the first node; children below it are leaves.
  static let firstNode: UInt16 = 256

  /// The number of the zone of each region, 26 × 26, or 0.
  private static let zoneByRegion: ContiguousArray<UInt8> = {
    var zones = ContiguousArray<UInt8>(repeating: 0, count: 26 * 26)
    for (index, regions) in PhoneNumberingPlanTable.regions.enumerated() {
      for region in Array(regions.utf8).split(separator: UInt8(ascii: " ")) {
        zones[region.reduce(0) { $0 * 26 + Int($1) - 0x41 }] = UInt8(index + 1)
      }
    }
    return zones
  }()

  /// Ten children a node, unused ones before the first: a node, or a leaf, which is an index of `lengths`.
  let children: ContiguousArray<UInt16>

  /// The distinct sets of lengths; the first is empty, for leading digits that no number has.
  let lengths: [PhoneNumberLengths]

  /// The plans in the order of the table.
  let plans: [PhoneNumberingPlan]

  /// The calling codes in the order of the table.
  let callingCodes: [CallingCode]

  /// The number of a calling code, counted from 1, for the second and third digit of an international number.
  private let callingCodeByDigits: ContiguousArray<UInt16>

  /// The same digits at once to the trie: the root, shifted by the two bits of the calling code's length.
  private let rootByDigits: ContiguousArray<UInt32>

  /// Reads a table in the notation of `PhoneNumberingPlanTable`.
  init(_ table: String) {
    let reader = PhoneNumberingPlanReader(table)
    var callingCodeByDigits = ContiguousArray<UInt16>(repeating: 0, count: 100)
    var rootByDigits = ContiguousArray<UInt32>(repeating: 0, count: 100)
    for (index, code) in reader.callingCodes.enumerated() {
      let width = code.digits == 1 ? 100 : code.digits == 2 ? 10 : 1
      for digits in code.value * width..<(code.value + 1) * width {
        callingCodeByDigits[digits % 100] = UInt16(index + 1)
        rootByDigits[digits % 100] = UInt32(code.root) << 2 | UInt32(code.digits)
      }
    }
    children = reader.children
    lengths = reader.lengths
    plans = reader.plans
    callingCodes = reader.callingCodes
    self.callingCodeByDigits = callingCodeByDigits
    self.rootByDigits = rootByDigits
  }
}

// MARK: - Looking up

extension PhoneNumberingPlans {
  /// Returns the plans of the calling codes that begin with a digit; there are none that begin with 0.
  @inline(__always)
  static func zone(_ digit: Int) -> PhoneNumberingPlans? {
    switch digit {
    case 1: zone1
    case 2: zone2
    case 3: zone3
    case 4: zone4
    case 5: zone5
    case 6: zone6
    case 7: zone7
    case 8: zone8
    case 9: zone9
    default: nil
    }
  }

  /// Returns the number of a region written as two letters of either case.
  @inline(__always)
  private static func key(ofRegion region: String) -> Int? {
    region.withBytes { bytes in
      guard bytes.count == 2, bytes[0].isASCIILetter, bytes[1].isASCIILetter else { return nil }
      return Int(bytes[0] & 0x1F &- 1) &* 26 &+ Int(bytes[1] & 0x1F &- 1)
    }
  }

  /// Returns whether there is a plan for a region written as two letters of either case.
  static func isKnown(region: String) -> Bool {
    key(ofRegion: region).map { zoneByRegion[$0] > 0 } ?? false
  }

  /// Returns the plan of a region written as two letters of either case, and the plans of its zone.
  @inline(__always)
  static func plan(ofRegion region: String) -> (plans: PhoneNumberingPlans, plan: PhoneNumberingPlan)? {
    guard let key = key(ofRegion: region), let plans = zone(Int(zoneByRegion[key])) else { return nil }
    return plans.plans.first { $0.region == key }.map { (plans, $0) }
  }

  /// Returns the calling code with which an international number begins.
  func callingCode(in digits: PhoneNumberDigits, from start: Int) -> CallingCode? {
    guard digits.count > start + 3 else { return nil }
    let number = callingCodeByDigits[digits[start + 1] &* 10 &+ digits[start + 2]]
    return number > 0 ? callingCodes[Int(number) &- 1] : nil
  }

  /// Returns the calling code with a value.
  func callingCode(_ value: Int) -> CallingCode? { callingCodes.first { $0.value == value } }

  /// Returns the lengths that national numbers with the leading digits of this one may have.
  func lengths(of digits: PhoneNumberDigits, from start: Int, root: UInt16) -> PhoneNumberLengths {
    var child = root
    var index = start
    while child >= Self.firstNode, index < digits.count {
      child = children[Int(child) &* 10 &+ digits[index]]
      index += 1
    }
    return lengths[child < Self.firstNode ? Int(child) : 0]
  }

  /// Returns whether all the bytes are `+` and the digits of an assigned number.
  static func matchesE164(_ bytes: Span<UInt8>) -> Bool {
    let count = bytes.count
    guard count > 4, count <= 16, bytes[0] == "+" else { return false }
    guard bytes[1].isASCIIDigit, bytes[2].isASCIIDigit, bytes[3].isASCIIDigit else { return false }
    return zone(bytes[1].digitValue)?.matchesE164Digits(bytes) ?? false
  }

  private func matchesE164Digits(_ bytes: Span<UInt8>) -> Bool {
    let count = bytes.count
    let root = rootByDigits[bytes[2].digitValue &* 10 &+ bytes[3].digitValue]
    let codeDigits = Int(root & 3)
    var child = UInt16(truncatingIfNeeded: root &>> 2)
    var index = 1 &+ codeDigits
    while child >= Self.firstNode {
      guard index < count, bytes[index].isASCIIDigit else { return false }
      child = children[Int(child) &* 10 &+ bytes[index].digitValue]
      index += 1
    }
    guard lengths[Int(child)].contains(count - 1 &- codeDigits) else { return false }
    while index < count {
      guard bytes[index].isASCIIDigit else { return false }
      index += 1
    }
    return true
  }
}
