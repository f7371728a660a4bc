/// Reads the plans of one zone into tries.
///
/// The notation is that of `PhoneNumberingPlanTable`. A mistake in the table is a programmer's, and stops
/// the program when the first number of the zone is looked up.
struct PhoneNumberingPlanReader {
  /// The table, and the index of the next byte to read.
  private let bytes: ContiguousArray<UInt8>
  private var position = 0

  /// The tries, as in `PhoneNumberingPlans`.
  private(set) var children: ContiguousArray<UInt16>
  private var nodeCount = Int(PhoneNumberingPlans.firstNode)
  private(set) var lengths = [PhoneNumberLengths()]
  private var lastLeaf: UInt16 = 0

  /// The plans in the order of the table.
  private(set) var plans: [PhoneNumberingPlan] = []

  /// The calling codes in the order of the table.
  private(set) var callingCodes: [PhoneNumberingPlans.CallingCode] = []

  /// The numbers that the following plans of the last calling code share.
  private var sharedRoot: UInt16 = 0

  /// Whether the plan that is being read lets the trunk prefix be left out everywhere.
  private var hasOptionalTrunkPrefix = false

  /// The leading digits that were read last.
  private var prefixes: [PhoneNumberPrefix] = []

  /// Reads a table.
  init(_ text: String) {
    bytes = ContiguousArray(text.utf8)
    children = ContiguousArray(repeating: 0, count: 10 * (nodeCount + bytes.count / 4))
    while next != nil { readPlan() }
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Skips a byte if it is the next one, and returns whether it is.
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Skips spaces and ends of lines.
  private mutating func skipSpace() {
    while let byte = next, byte <= UInt8(ascii: " ") { position += 1 }
  }
}

// MARK: - Notation

extension PhoneNumberingPlanReader {
  /// Reads `GB 44 0 00` (region, calling code, trunk prefixes, international prefixes) and the entries after
  /// it.
  private mutating func readPlan() {
    let letters = bytes[position..<position + 2]
    position += 2
    skipSpace()
    let code = readPrefix()
    skipSpace()
    prefixes = []
    if !skip("-") { readPrefixes() }
    let trunkPrefixes = prefixes
    hasOptionalTrunkPrefix = skip("?") || trunkPrefixes.isEmpty
    skipSpace()
    prefixes = []
    if !skip("-") { readPrefixes() }
    let internationalPrefixes = prefixes
    prefixes = []
    let root = makeNode()
    skipSpace()
    while next?.isASCIIDigit == true { readEntries(into: root) }
    if callingCodes.last?.value != code.values.lowerBound {
      callingCodes.append(
        PhoneNumberingPlans.CallingCode(
          value: code.values.lowerBound, digits: code.count, firstPlan: plans.count, planCount: 0, root: 0))
      sharedRoot = 0
    }
    let last = callingCodes.count - 1
    callingCodes[last].root = union(callingCodes[last].root, root)
    if letters.first == "*" {
      sharedRoot = root
      return
    }
    callingCodes[last].planCount += 1
    let isRegion = letters.first != "-"
    plans.append(
      PhoneNumberingPlan(
        region: isRegion ? letters.reduce(0) { $0 * 26 + Int($1) - 0x41 } : nil, callingCode: code,
        trunkPrefixes: trunkPrefixes, internationalPrefixes: internationalPrefixes,
        root: union(root, sharedRoot)))
  }

  /// Reads `20:7t,9-10t`, or `113-115/0-5:10f 8:9t;` with leading digits that several entries share.
  private mutating func readEntries(into root: UInt16) {
    readPrefixes()
    if skip("/") {
      let heads = prefixes
      let node = makeNode()
      skipSpace()
      repeat { readEntries(into: node) } while !skip(";")
      attach(node, at: heads, below: root)
    } else {
      attach(readLengths(), at: prefixes, below: root)
    }
    skipSpace()
  }

  /// Reads `201-203,205`.
  private mutating func readPrefixes() {
    prefixes.removeAll(keepingCapacity: true)
    repeat {
      skipSpace()
      prefixes.append(readPrefix())
    } while skip(",")
  }

  /// Reads `205` or `201-203`.
  private mutating func readPrefix() -> PhoneNumberPrefix {
    let start = position
    let first = readNumber()
    let count = position - start
    let last = skip("-") ? readNumber() : first
    precondition(
      count > 0 && first <= last, "Bad leading digits in the table of numbering plans at byte \(start)")
    return PhoneNumberPrefix(values: first...last, count: count)
  }

  /// Reads `:7t,9-10f*` as a leaf.
  private mutating func readLengths() -> UInt16 {
    precondition(skip(":"), "No lengths in the table of numbering plans at byte \(position)")
    var set = PhoneNumberLengths()
    repeat {
      let lengths = readPrefix().values
      precondition(lengths.upperBound < 16, "Bad length in the table of numbering plans at byte \(position)")
      guard let kind = next.flatMap(PhoneNumber.Kind.init(letter:)) else {
        preconditionFailure("No kind in the table of numbering plans at byte \(position)")
      }
      position += 1
      let isOptional = skip("*") || hasOptionalTrunkPrefix
      for length in lengths { set.insert(length, kind: kind, withoutTrunkPrefix: isOptional) }
    } while skip(",")
    return leaf(for: set)
  }

  private mutating func readNumber() -> Int {
    var value = 0
    while let byte = next, byte.isASCIIDigit {
      value = value &* 10 &+ byte.digitValue
      position += 1
    }
    return value
  }
}

// MARK: - Tries

extension PhoneNumberingPlanReader {
  private mutating func makeNode() -> UInt16 {
    let node = nodeCount
    precondition(node <= UInt16.max, "More than 65536 nodes in the tries of numbering plans")
    nodeCount &+= 1
    if nodeCount &* 10 > children.count {
      children.append(contentsOf: repeatElement(0, count: children.count))
    }
    return UInt16(truncatingIfNeeded: node)
  }

  /// Returns the leaf for a set of lengths.
  private mutating func leaf(for set: PhoneNumberLengths) -> UInt16 {
    if lengths[Int(lastLeaf)] == set { return lastLeaf }
    // A search through less than a hundred sets takes less time than the first use of a dictionary.
    let leaf = lengths.firstIndex(of: set) ?? lengths.count
    if leaf == lengths.count {
      precondition(leaf < PhoneNumberingPlans.firstNode, "More than 256 sets of lengths in numbering plans")
      lengths.append(set)
    }
    lastLeaf = UInt16(leaf)
    return lastLeaf
  }

  /// Makes a node or a leaf the one for certain leading digits.
  private mutating func attach(_ child: UInt16, at prefixes: [PhoneNumberPrefix], below root: UInt16) {
    for prefix in prefixes {
      var value = prefix.values.lowerBound
      while value <= prefix.values.upperBound {
        let stem = value / 10
        let node = self.node(for: stem, count: prefix.count - 1, below: root)
        let end = min(prefix.values.upperBound &- stem &* 10, 9)
        for slot in Int(node) &* 10 &+ value &- stem &* 10...Int(node) &* 10 &+ end {
          precondition(children[slot] == 0, "Numbering plan \(plans.count) assigns \(stem)\(slot % 10) twice")
          children[slot] = child
        }
        value = stem &* 10 &+ 10
      }
    }
  }

  /// Returns the node after leading digits, which it makes if there is none.
  private mutating func node(for stem: Int, count: Int, below root: UInt16) -> UInt16 {
    var digits: UInt64 = 0
    var rest = stem
    for _ in 0..<count {
      digits = digits &<< 4 | UInt64(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    var node = root
    for _ in 0..<count {
      let slot = Int(node) &* 10 &+ Int(truncatingIfNeeded: digits & 0xF)
      if children[slot] == 0 { children[slot] = makeNode() }
      node = children[slot]
      precondition(
        node >= PhoneNumberingPlans.firstNode, "Numbering plan \(plans.count) assigns \(stem) twice")
      digits &>>= 4
    }
    return node
  }

  /// Returns a trie of all the numbers that either of two tries has; the kind is that of the first. It may
  /// share nodes with both, and be one of them.
  private mutating func union(_ first: UInt16, _ second: UInt16) -> UInt16 {
    if first == second || second == 0 { return first }
    if first == 0 { return second }
    let firstNode = PhoneNumberingPlans.firstNode
    if first < firstNode, second < firstNode {
      return leaf(for: lengths[Int(first)].union(lengths[Int(second)]))
    }
    // A node of its own only where the second trie adds something, which few regions do that share a calling
    // code.
    var node: UInt16?
    for digit in 0..<10 {
      let child = first < firstNode ? first : children[Int(first) &* 10 &+ digit]
      let other = second < firstNode ? second : children[Int(second) &* 10 &+ digit]
      // Most children are the same or missing, and are not worth a call.
      let both = other == 0 || other == child ? child : union(child, other)
      if node == nil, both != child {
        let copy = makeNode()
        for earlier in 0..<digit {
          children[Int(copy) &* 10 &+ earlier] =
            first < firstNode ? first : children[Int(first) &* 10 &+ earlier]
        }
        node = copy
      }
      if let node { children[Int(node) &* 10 &+ digit] = both }
    }
    return node ?? first
  }
}
