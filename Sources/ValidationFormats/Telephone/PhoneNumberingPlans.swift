/// The lengths that national numbers with certain leading digits may have.
struct PhoneNumberLengths: Hashable {
  /// A bit for each length.
  var all: UInt16 = 0

  /// A bit for each length in which the trunk prefix may be left out in national notation.
  var withoutTrunkPrefix: UInt16 = 0

  @inline(__always)
  func contains(_ length: Int) -> Bool { length < 16 && all &>> UInt16(truncatingIfNeeded: length) & 1 == 1 }

  @inline(__always)
  func containsWithoutTrunkPrefix(_ length: Int) -> Bool {
    length < 16 && withoutTrunkPrefix &>> UInt16(truncatingIfNeeded: length) & 1 == 1
  }
}

/// All numbering plans, as tries over the digits of national numbers.
///
/// A class, because a lookup would copy the references of a global structure first.
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
  }

  /// The plans of `PhoneNumberingPlanTable`, read once.
  static let shared = PhoneNumberingPlans(PhoneNumberingPlanTable.text)

  /// The number of the first node; children below it are leaves.
  static let firstNode: UInt16 = 256

  /// Ten children a node, unused ones before the first: a node, or a leaf, which is an index of `lengths`.
  let children: [UInt16]

  /// The distinct sets of lengths; the first is empty, for leading digits that no number has.
  let lengths: [PhoneNumberLengths]

  /// The plans in the order of the table.
  let plans: [PhoneNumberingPlan]

  /// The calling codes in the order of the table.
  let callingCodes: [CallingCode]

  /// The number of a calling code, counted from 1, for the first three digits of an international number.
  private let callingCodeByDigits: [UInt16]

  /// The same digits at once to the trie: the root, shifted by the two bits of the calling code's length.
  private let rootByDigits: [UInt32]

  /// The number of a plan, counted from 1, for the letters of a region.
  private let planByRegion: [UInt16]

  /// Reads a table in the notation of `PhoneNumberingPlanTable`.
  init(_ table: String) {
    var reader = PhoneNumberingPlanReader(table)
    var callingCodes: [CallingCode] = []
    var planByRegion = [UInt16](repeating: 0, count: 26 * 26)
    for (index, plan) in reader.plans.enumerated() {
      if let region = plan.region { planByRegion[region] = UInt16(index + 1) }
      if let last = callingCodes.indices.last, callingCodes[last].value == plan.callingCode {
        callingCodes[last].planCount += 1
        callingCodes[last].root = reader.union(callingCodes[last].root, plan.root)
      } else {
        callingCodes.append(
          CallingCode(
            value: plan.callingCode, digits: plan.callingCodePrefix.count, firstPlan: index, planCount: 1,
            root: plan.root))
      }
    }
    var callingCodeByDigits = [UInt16](repeating: 0, count: 1000)
    var rootByDigits = [UInt32](repeating: 0, count: 1000)
    for (index, code) in callingCodes.enumerated() {
      let width = code.digits == 1 ? 100 : code.digits == 2 ? 10 : 1
      for digits in code.value * width..<(code.value + 1) * width {
        callingCodeByDigits[digits] = UInt16(index + 1)
        rootByDigits[digits] = UInt32(code.root) << 2 | UInt32(code.digits)
      }
    }
    children = reader.children
    lengths = reader.lengths
    plans = reader.plans
    self.callingCodes = callingCodes
    self.callingCodeByDigits = callingCodeByDigits
    self.rootByDigits = rootByDigits
    self.planByRegion = planByRegion
  }
}

// MARK: - Looking up

extension PhoneNumberingPlans {
  /// Returns the plan of a region written as two letters of either case.
  @inline(__always)
  func plan(ofRegion region: String) -> PhoneNumberingPlan? {
    let key = region.withBytes { bytes -> Int? in
      guard bytes.count == 2, bytes[0].isASCIILetter, bytes[1].isASCIILetter else { return nil }
      return Int(bytes[0] & 0x1F &- 1) &* 26 &+ Int(bytes[1] & 0x1F &- 1)
    }
    guard let key, planByRegion[key] > 0 else { return nil }
    return plans[Int(planByRegion[key]) &- 1]
  }

  /// Returns the calling code with which an international number begins.
  func callingCode(in digits: PhoneNumberDigits) -> CallingCode? {
    guard digits.count > 3 else { return nil }
    let number = callingCodeByDigits[digits[0] &* 100 &+ digits[1] &* 10 &+ digits[2]]
    return number > 0 ? callingCodes[Int(number) &- 1] : nil
  }

  /// Returns the lengths that national numbers with the leading digits of this one may have.
  func lengths(of digits: PhoneNumberDigits, from start: Int, root: UInt16) -> PhoneNumberLengths {
    var child = root
    var index = start
    while child >= Self.firstNode, index < digits.count {
      child = children[Int(child) &* 10 &+ digits[index]]
      index &+= 1
    }
    return lengths[child < Self.firstNode ? Int(child) : 0]
  }

  /// Returns whether all the bytes are `+` and the digits of an assigned number.
  func matchesE164(_ bytes: Span<UInt8>) -> Bool {
    let count = bytes.count
    guard count > 4, count <= 16, bytes[0] == UInt8(ascii: "+") else { return false }
    guard bytes[1].isASCIIDigit, bytes[2].isASCIIDigit, bytes[3].isASCIIDigit else { return false }
    let root = rootByDigits[bytes[1].digitValue &* 100 &+ bytes[2].digitValue &* 10 &+ bytes[3].digitValue]
    let codeDigits = Int(root & 3)
    var child = UInt16(truncatingIfNeeded: root &>> 2)
    var index = 1 &+ codeDigits
    while child >= Self.firstNode {
      guard index < count, bytes[index].isASCIIDigit else { return false }
      child = children[Int(child) &* 10 &+ bytes[index].digitValue]
      index &+= 1
    }
    guard lengths[Int(child)].contains(count &- 1 &- codeDigits) else { return false }
    while index < count {
      guard bytes[index].isASCIIDigit else { return false }
      index &+= 1
    }
    return true
  }

  /// Returns the plan of the region that a number belongs to.
  func principalPlan(of reading: PhoneNumberReading) -> PhoneNumberingPlan? {
    guard let code = callingCodes.first(where: { $0.value == reading.callingCode }) else { return nil }
    return plans[code.firstPlan..<code.firstPlan + code.planCount].first { plan in
      lengths(of: reading.digits, from: reading.start, root: plan.root)
        .contains(reading.digits.count - reading.start)
    }
  }
}

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
