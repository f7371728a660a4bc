/// A telephone number while it is typed, digit by digit.
///
/// The groups are those of the class `AsYouTypeFormatter` of
/// [libphonenumber](https://github.com/google/libphonenumber): from the third digit on, the first grouping
/// whose leading digits fit and that has room for the number; and a grouping that the number fills exactly,
/// if there is one.
struct PhoneNumberTyping {
  /// The least digits with which groupings are compared.
  static let leastLeadingDigits = 3

  /// The plan of the region, and then that of the calling code that was typed.
  private var plan: PhoneNumberTypingPlan?

  /// All digits, and the plus sign before them, as typed.
  private var typed: [UInt8] = []

  /// What precedes the national number, with its spaces: plus sign or prefix, calling code, trunk prefix.
  private var prefix = ""

  /// The trunk prefix within `prefix`, or empty.
  private var trunkPrefix: ArraySlice<UInt8> = []

  /// The national number so far.
  private var national: ArraySlice<UInt8> = []

  /// Whether a prefix says that the number has its area code.
  private var isWholeNumber = false

  /// Whether an international prefix was typed and its calling code was not yet.
  private var awaitsCallingCode = false

  /// Whether digits are still grouped. They are not after the number outgrew all groupings.
  private var isGrouping = true

  /// The groupings that still fit.
  private var candidates: [PhoneNumberGrouping] = []

  /// Whether the candidates are those of international notation.
  private var isInternational = false

  /// The grouping by which the digits are grouped, which stays as long as the first candidate has the same
  /// sizes.
  private var current: PhoneNumberGrouping?

  /// How many digits the current grouping holds so far.
  private var filled = 0

  /// Whether a space follows the trunk prefix.
  private var separatesTrunkPrefix = false

  /// The number with its separators.
  private(set) var text = ""

  /// Starts a number, with the plan of a region or with none.
  init(plan: PhoneNumberTypingPlan?) { self.plan = plan }

  /// Appends an ASCII digit, or a plus sign before all digits.
  mutating func append(_ byte: UInt8) {
    typed.append(byte)
    if byte.isASCIIDigit { national.append(byte) }
    text = grouped() ?? String(decoding: typed, as: UTF8.self)
  }

  /// Returns the number with its separators, or `nil` if it has none.
  private mutating func grouped() -> String? {
    guard isGrouping else { return groupedAfterLongPrefix() }
    if typed.count < Self.leastLeadingDigits { return nil }
    if typed.count == Self.leastLeadingDigits {
      awaitsCallingCode = takeInternationalPrefix()
      if !awaitsCallingCode {
        takeTrunkPrefix()
        return chooseGrouping()
      }
    }
    if awaitsCallingCode {
      if takeCallingCode() { awaitsCallingCode = false }
      return prefix + String(decoding: national, as: UTF8.self)
    }
    return candidates.isEmpty ? chooseGrouping() : continueGrouping()
  }

  /// Looks for a prefix that the first three digits did not show.
  private mutating func groupedAfterLongPrefix() -> String? {
    if takeInternationalPrefix() {
      guard takeCallingCode() else { return nil }
    } else {
      let earlier = trunkPrefix
      if !earlier.isEmpty {
        national = earlier + national
        prefix.removeLast(prefix.count - (prefix.indexOfLast(earlier) ?? prefix.count))
      }
      takeTrunkPrefix()
      let found = trunkPrefix
      // The notation stays the one that the shorter prefix, or none, stands for.
      trunkPrefix = earlier
      guard found != earlier else { return nil }
      prefix += " "
    }
    isGrouping = true
    awaitsCallingCode = false
    candidates = []
    current = nil
    filled = 0
    return chooseGrouping()
  }

  // MARK: Prefixes

  /// Takes the plus sign or the prefix before a calling code off the typed digits.
  private mutating func takeInternationalPrefix() -> Bool {
    let hasPlus = typed.first == "+"
    let pattern = plan?.internationalPrefix
    guard let count = hasPlus ? 1 : plan?.count(ofPrefix: pattern, in: typed[...]), count > 0 else {
      return false
    }
    isWholeNumber = true
    national = typed[count...]
    prefix = String(decoding: typed[..<count], as: UTF8.self) + (hasPlus ? "" : " ")
    return true
  }

  /// Takes the calling code off the national number, and continues with its plan.
  private mutating func takeCallingCode() -> Bool {
    guard national.first != "0" else { return false }
    var code = 0
    for (index, digit) in national.prefix(3).enumerated() {
      code = code * 10 + digit.digitValue
      guard let plan = PhoneNumberTypingPlan.plan(ofCallingCode: code) else { continue }
      self.plan = plan
      national = national.dropFirst(index + 1)
      prefix += "\(code) "
      trunkPrefix = []
      return true
    }
    return false
  }

  /// Takes the trunk prefix off the national number.
  private mutating func takeTrunkPrefix() {
    let count = countOfTrunkPrefix
    trunkPrefix = national.prefix(count)
    national = national.dropFirst(count)
    guard count > 0 else { return }
    isWholeNumber = true
    prefix += String(decoding: trunkPrefix, as: UTF8.self)
    if isNorthAmerican { prefix += " " }
  }

  private var countOfTrunkPrefix: Int {
    guard isNorthAmerican else { return plan?.count(ofPrefix: plan?.trunkPrefix, in: national) ?? 0 }
    // An area code begins with 2 to 9; 10 and 11 begin short codes.
    let next = national.dropFirst().first
    let isShortCode = next == "0" || next == "1"
    return national.first == "1" && next != nil && !isShortCode ? 1 : 0
  }

  /// Whether the calling code is the one of the North American plan, whose trunk prefix is the calling code.
  private var isNorthAmerican: Bool { plan?.callingCode == 1 }

  // MARK: Groups

  /// Chooses among all groupings of the plan, as soon as enough digits are typed.
  private mutating func chooseGrouping() -> String? {
    guard national.count >= Self.leastLeadingDigits else {
      return withPrefix(String(decoding: national, as: UTF8.self))
    }
    isInternational = isWholeNumber && trunkPrefix.isEmpty
    candidates = plan?.groupings.filter(fitsNotation) ?? []
    narrowCandidates()
    if let text = exactlyGrouped() { return text }
    return takeFirstCandidate() ? groupedByCurrent() : nil
  }

  /// Groups one more digit, by the same grouping as before if it still fits.
  private mutating func continueGrouping() -> String? {
    let digit = addToCurrent()
    if let text = exactlyGrouped() { return text }
    narrowCandidates()
    if takeFirstCandidate() { return groupedByCurrent() }
    return isGrouping ? digit.map(withPrefix) : nil
  }

  /// Returns whether a grouping is for the notation in which the number is typed.
  private func fitsNotation(_ grouping: PhoneNumberGrouping) -> Bool {
    if isInternational { return grouping.international != nil }
    guard grouping.national != nil else { return false }
    if grouping.isTrunkPrefixOptional { return true }
    if !trunkPrefix.isEmpty { return grouping.hasTrunkPrefix }
    return isWholeNumber || !grouping.hasTrunkPrefix
  }

  private mutating func narrowCandidates() {
    guard let plan else { return }
    candidates.removeAll { !plan.allows($0, for: national) }
  }

  /// Returns the number by the first candidate that it fills exactly, or `nil` if there is none.
  private mutating func exactlyGrouped() -> String? {
    guard let grouping = candidates.first(where: { $0.isComplete(national.count) }) else { return nil }
    separatesTrunkPrefix = grouping.separatesTrunkPrefix
    return withPrefix(
      grouping.grouped(national, count: national.count, isInternational: isInternational))
  }

  /// Makes the first candidate with enough room the current grouping; returns `false` if it is already, or if
  /// there is none.
  private mutating func takeFirstCandidate() -> Bool {
    while let first = candidates.first {
      if first.sizes == current?.sizes { return false }
      if first.greatestCount >= national.count {
        current = first
        separatesTrunkPrefix = first.separatesTrunkPrefix
        filled = national.count
        return true
      }
      candidates.removeFirst()
    }
    isGrouping = false
    return false
  }

  /// Adds a digit to the current grouping; without room in it, another grouping is chosen, if there is more
  /// than one.
  private mutating func addToCurrent() -> String? {
    if let current, filled < current.greatestCount {
      filled += 1
      return groupedText(by: current, count: filled)
    }
    if candidates.count == 1 { isGrouping = false } else { current = nil }
    return String(decoding: typed, as: UTF8.self)
  }

  private func groupedByCurrent() -> String? {
    guard isGrouping, let current else { return nil }
    return withPrefix(groupedText(by: current, count: filled))
  }

  private func groupedText(by grouping: PhoneNumberGrouping, count: Int) -> String {
    grouping.grouped(national.prefix(count), count: grouping.greatestCount, isInternational: isInternational)
  }

  private func withPrefix(_ text: String) -> String {
    let needsSpace = separatesTrunkPrefix && !prefix.isEmpty && prefix.last != " "
    return prefix + (needsSpace ? " " : "") + text
  }
}

extension String {
  /// Returns where ASCII digits occur last, as a count of characters, or `nil` if they do not.
  fileprivate func indexOfLast(_ digits: ArraySlice<UInt8>) -> Int? {
    let bytes = Array(utf8)
    guard !digits.isEmpty, bytes.count >= digits.count else { return nil }
    return (0...bytes.count - digits.count).last { bytes[$0..<$0 + digits.count] == digits }
  }
}
