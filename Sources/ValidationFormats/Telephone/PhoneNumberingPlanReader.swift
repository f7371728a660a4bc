/// Reads the table of numbering plans into tries.
///
/// The notation is that of `PhoneNumberingPlanTable`. A mistake in the table is a programmer's, and stops
/// the program when the first number is looked up.
struct PhoneNumberingPlanReader {
  /// The table, and how much of it has been read.
  private let bytes: [UInt8]
  private var position = 0

  /// The tries, as in `PhoneNumberingPlans`.
  private(set) var children = [UInt16](repeating: 0, count: 10 * Int(PhoneNumberingPlans.firstNode))
  private(set) var lengths = [PhoneNumberLengths()]
  private var leaves: [PhoneNumberLengths: UInt16] = [:]

  /// The plans in the order of the table.
  private(set) var plans: [PhoneNumberingPlan] = []

  /// Whether the plan that is being read lets the trunk prefix be left out everywhere.
  private var hasOptionalTrunkPrefix = false

  /// Reads a table.
  init(_ text: String) {
    bytes = Array(text.utf8)
    children.reserveCapacity(120_000)
    while let byte = next {
      if byte == UInt8(ascii: "-") || byte.isASCIILetter {
        readHeader()
      } else if byte.isASCIIDigit, let root = plans.last?.root {
        readLine(into: root)
      } else {
        position += 1
      }
    }
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Steps over a byte, if it comes next.
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Steps over spaces and over the end of a line that the next one continues.
  private mutating func skipSpace() -> Bool {
    let start = position
    while let byte = next {
      if byte == UInt8(ascii: "\n") {
        guard position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: " ") else { break }
      } else if byte != UInt8(ascii: " ") {
        break
      }
      position += 1
    }
    return position > start
  }
}

// MARK: - Notation

extension PhoneNumberingPlanReader {
  /// Reads `GB 44 0 00`: region, calling code, trunk prefixes, international prefixes.
  private mutating func readHeader() {
    let letters = bytes[position..<position + 2]
    position += 2
    let region = letters.first == UInt8(ascii: "-") ? nil : letters.reduce(0) { $0 * 26 + Int($1) - 0x41 }
    _ = skipSpace()
    let code = readPrefix()
    _ = skipSpace()
    let trunkPrefixes = skip("-") ? [] : readPrefixes()
    hasOptionalTrunkPrefix = skip("?") || trunkPrefixes.isEmpty
    _ = skipSpace()
    let internationalPrefixes = skip("-") ? [] : readPrefixes()
    plans.append(
      PhoneNumberingPlan(
        region: region, callingCode: code, trunkPrefixes: trunkPrefixes,
        internationalPrefixes: internationalPrefixes, root: makeNode()))
  }

  /// Reads `20:10 800:7,9-10`, or `113-115/0-5:10 8:9-10` with leading digits that all entries share.
  private mutating func readLine(into root: UInt16) {
    let prefixes = readPrefixes()
    guard skip("/") else {
      attach(readLengths(), at: prefixes, below: root)
      readEntries(into: root)
      return
    }
    let node = makeNode()
    readEntries(into: node)
    attach(node, at: prefixes, below: root)
  }

  /// Reads leading digits and their lengths to the end of the line.
  private mutating func readEntries(into root: UInt16) {
    while skipSpace() || next?.isASCIIDigit == true {
      let prefixes = readPrefixes()
      attach(readLengths(), at: prefixes, below: root)
    }
  }

  /// Reads `201-203,205`.
  private mutating func readPrefixes() -> [PhoneNumberPrefix] {
    var prefixes: [PhoneNumberPrefix] = []
    repeat {
      _ = skipSpace()
      prefixes.append(readPrefix())
    } while skip(",")
    return prefixes
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

  /// Reads `:7,9-10*` as a leaf.
  private mutating func readLengths() -> UInt16 {
    precondition(skip(":"), "No lengths in the table of numbering plans at byte \(position)")
    var set = PhoneNumberLengths()
    repeat {
      let lengths = readPrefix().values
      precondition(lengths.upperBound < 16, "Bad length in the table of numbering plans at byte \(position)")
      let isOptional = skip("*") || hasOptionalTrunkPrefix
      for length in lengths {
        set.all |= 1 << UInt16(length)
        if isOptional { set.withoutTrunkPrefix |= 1 << UInt16(length) }
      }
    } while skip(",")
    return leaf(for: set)
  }

  private mutating func readNumber() -> Int {
    var value = 0
    while let byte = next, byte.isASCIIDigit {
      value = value * 10 + byte.digitValue
      position += 1
    }
    return value
  }
}

// MARK: - Tries

extension PhoneNumberingPlanReader {
  private mutating func makeNode() -> UInt16 {
    let node = children.count / 10
    precondition(node <= UInt16.max, "More than 65536 nodes in the tries of numbering plans")
    children.append(contentsOf: repeatElement(0, count: 10))
    return UInt16(node)
  }

  /// Returns the leaf for a set of lengths.
  private mutating func leaf(for set: PhoneNumberLengths) -> UInt16 {
    if let leaf = leaves[set] { return leaf }
    precondition(
      lengths.count < PhoneNumberingPlans.firstNode, "More than 256 sets of lengths in numbering plans")
    let leaf = UInt16(lengths.count)
    lengths.append(set)
    leaves[set] = leaf
    return leaf
  }

  /// Makes a node or a leaf the one for certain leading digits.
  private mutating func attach(_ child: UInt16, at prefixes: [PhoneNumberPrefix], below root: UInt16) {
    for prefix in prefixes {
      let unit = (1..<prefix.count).reduce(1) { product, _ in product * 10 }
      for value in prefix.values {
        var node = root
        var divisor = unit
        while divisor > 1 {
          let slot = Int(node) * 10 + value / divisor % 10
          if children[slot] == 0 { children[slot] = makeNode() }
          node = children[slot]
          precondition(
            node >= PhoneNumberingPlans.firstNode, "Numbering plan \(plans.count) assigns \(value) twice")
          divisor /= 10
        }
        let slot = Int(node) * 10 + value % 10
        precondition(children[slot] == 0, "Numbering plan \(plans.count) assigns \(value) twice")
        children[slot] = child
      }
    }
  }

  /// Returns a trie of all the numbers that either of two tries has.
  mutating func union(_ first: UInt16, _ second: UInt16) -> UInt16 {
    if first == second || second == 0 { return first }
    if first == 0 { return second }
    let firstNode = PhoneNumberingPlans.firstNode
    if first < firstNode, second < firstNode {
      var set = lengths[Int(first)]
      set.all |= lengths[Int(second)].all
      set.withoutTrunkPrefix |= lengths[Int(second)].withoutTrunkPrefix
      return leaf(for: set)
    }
    let node = makeNode()
    for digit in 0..<10 {
      children[Int(node) * 10 + digit] = union(
        first < firstNode ? first : children[Int(first) * 10 + digit],
        second < firstNode ? second : children[Int(second) * 10 + digit])
    }
    return node
  }
}
