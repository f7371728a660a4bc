/// What is known of the numbers of a calling code while one is typed: prefixes and groups.
///
/// It is read from `PhoneNumberPatternTable`, whose ranges it keeps.
struct PhoneNumberTypingPlan: Sendable {
  /// The country calling code.
  let callingCode: Int

  /// The index of the zone in the table.
  fileprivate let zone: Int

  /// The pattern of the trunk prefix, or `nil` if there is none.
  let trunkPrefix: Range<Int>?

  /// The pattern of the prefix before a calling code, or `nil` if there is none.
  let internationalPrefix: Range<Int>?

  /// The ways to group a number, in the order of the table.
  fileprivate(set) var groupings: [PhoneNumberGrouping] = []

  /// Returns how many digits match a pattern of this plan at the start of a number, or `nil` for none.
  func count(ofPrefix pattern: Range<Int>?, in digits: ArraySlice<UInt8>) -> Int? {
    guard let pattern else { return nil }
    return withTable(digits) { table, digits in table.countOfPrefix(of: digits, pattern: pattern) }
  }

  /// Returns whether the leading digits of a number are those of a grouping, as far as it is typed.
  func allows(_ grouping: PhoneNumberGrouping, for digits: ArraySlice<UInt8>) -> Bool {
    let index = min(
      max(digits.count - PhoneNumberTyping.leastLeadingDigits, 0), grouping.leadingDigits.count - 1)
    return withTable(digits) { table, digits in
      table.matchesStart(of: digits, pattern: grouping.leadingDigits[index])
    }
  }

  private func withTable<Result>(
    _ digits: ArraySlice<UInt8>, _ body: (Span<UInt8>, Span<UInt8>) -> Result
  ) -> Result {
    let digits = ContiguousArray(digits)
    return PhoneNumberPatternTable.zones[zone].withBytes { body($0, digits.span) }
  }
}

/// A way to group the digits of a number.
struct PhoneNumberGrouping: Sendable {
  /// The patterns of leading digits: for three typed digits, for four, and so on.
  let leadingDigits: [Range<Int>]

  /// The sizes of the groups.
  let sizes: [ClosedRange<Int>]

  /// What is before each group in national notation, or `nil` if that has digits that are not typed, or
  /// leaves some out.
  let national: [String]?

  /// What is before each group in international notation, or `nil` if the grouping is for national notation
  /// only.
  let international: [String]?

  /// Whether national notation has the trunk prefix.
  let hasTrunkPrefix: Bool

  /// Whether national notation is customary with the trunk prefix and without it.
  let isTrunkPrefixOptional: Bool

  /// Whether a space or hyphen follows the trunk prefix.
  let separatesTrunkPrefix: Bool

  /// The most digits of a number, of which libphonenumber assumes no more than 15.
  var greatestCount: Int { min(sizes.reduce(0) { $0 + $1.upperBound }, 15) }

  /// Returns whether all groups are full with a number of digits.
  func isComplete(_ count: Int) -> Bool {
    let least = sizes.reduce(0) { $0 + $1.lowerBound }
    let greatest = sizes.reduce(0) { $0 + $1.upperBound }
    return least...greatest ~= count
  }

  /// Returns digits in groups; the first groups take as many as a number with a count of digits lets them.
  func grouped(_ digits: ArraySlice<UInt8>, count: Int, isInternational: Bool) -> String {
    let separators = (isInternational ? international : national) ?? []
    var spare = count - sizes.reduce(0) { $0 + $1.lowerBound }
    var rest = digits
    var text = ""
    for (size, separator) in zip(sizes, separators) where !rest.isEmpty {
      let extra = min(max(spare, 0), size.upperBound - size.lowerBound)
      spare -= extra
      let group = rest.prefix(size.lowerBound + extra)
      rest = rest.dropFirst(group.count)
      text += separator + String(decoding: group, as: UTF8.self)
    }
    return text + String(decoding: rest, as: UTF8.self)
  }
}

// MARK: - Reading the table

extension PhoneNumberTypingPlan {
  /// The plans of all zones by their calling codes.
  private static let plans = PhoneNumberPatternTable.zones.indices.reduce(into: [:]) { plans, zone in
    plans.merge(Self.plans(ofZone: zone)) { first, _ in first }
  }

  /// Returns the plan of a calling code, or `nil` if it is not assigned.
  static func plan(ofCallingCode code: Int) -> Self? { plans[code] }

  private static func plans(ofZone zone: Int) -> [Int: Self] {
    PhoneNumberPatternTable.zones[zone].withBytes { table in
      var plans: [Int: Self] = [:]
      var plan: Self?
      var usualRule = 0..<0
      var start = 0
      while start < table.count {
        if table[start] <= UInt8(ascii: " ") {
          start += 1
          continue
        }
        var end = start
        while table[end] != ";" { end += 1 }
        let columns = table.columns(from: start, to: end)
        if table[start] == "+" {
          if let plan { plans[plan.callingCode] = plan }
          usualRule = columns[1]
          plan = Self(
            callingCode: table.number(in: columns[0].dropFirst()), zone: zone,
            trunkPrefix: table.pattern(in: columns[2]), internationalPrefix: table.pattern(in: columns[3]))
        } else if let grouping = PhoneNumberGrouping(columns, usualRule: usualRule, in: table) {
          plan?.groupings.append(grouping)
        }
        start = end + 1
      }
      if let plan { plans[plan.callingCode] = plan }
      return plans
    }
  }
}

extension PhoneNumberGrouping {
  /// Reads a row, or returns nil if its digits cannot be grouped as they are typed in either notation.
  fileprivate init?(_ columns: [Range<Int>], usualRule: Range<Int>, in table: Span<UInt8>) {
    var leading = columns[0]
    var isOptional = false
    while let first = leading.first, table[first] == "~" || table[first] == "?" {
      if table[first] == "?" { isOptional = true }
      leading = leading.dropFirst()
    }
    let national = table.groups(in: columns[1])
    let international = columns.count > 3 ? table.groups(in: columns[3]) : national
    guard let sizes = national?.sizes ?? international?.sizes else { return nil }
    let rule = columns.count > 2 ? columns[2] : usualRule
    leadingDigits = table.alternatives(in: leading)
    self.sizes = sizes
    self.national = national?.separators
    self.international = international?.separators
    isTrunkPrefixOptional = isOptional
    hasTrunkPrefix = rule.contains { table[$0].isASCIIDigit }
    separatesTrunkPrefix = rule.contains {
      table[$0] == "_" || table[$0] == "-"
    }
  }
}

extension Span<UInt8> {
  /// Returns the ranges between spaces.
  fileprivate func columns(from start: Int, to end: Int) -> [Range<Int>] {
    var columns: [Range<Int>] = []
    var start = start
    while start < end {
      let column = column(from: start, to: end)
      columns.append(column)
      start = column.upperBound + 1
    }
    return columns
  }

  /// Returns a range, or `nil` if a hyphen stands for no pattern.
  fileprivate func pattern(in range: Range<Int>) -> Range<Int>? {
    range.count == 1 && self[range.lowerBound] == "-" ? nil : range
  }

  /// Returns the ranges between commas.
  fileprivate func alternatives(in range: Range<Int>) -> [Range<Int>] {
    var alternatives: [Range<Int>] = []
    var start = range.lowerBound
    for index in range where self[index] == "," {
      alternatives.append(start..<index)
      start = index + 1
    }
    return alternatives + [start..<range.upperBound]
  }

  /// Reads `(3)_3-4`, or returns nil for a pattern with digits of its own and one that leaves digits out.
  fileprivate func groups(in range: Range<Int>) -> (sizes: [ClosedRange<Int>], separators: [String])? {
    var sizes: [ClosedRange<Int>] = []
    var separators: [String] = []
    var separator = ""
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = self[index]
      switch byte {
      case "'", "!": return nil
      case _ where byte.isASCIIDigit:
        sizes.append(group(at: &index, to: range.upperBound))
        separators.append(separator)
        separator = ""
        continue
      case "_": separator += " "
      default: separator.unicodeScalars.append(Unicode.Scalar(byte))
      }
      index += 1
    }
    return sizes.isEmpty ? nil : (sizes, separators)
  }
}
