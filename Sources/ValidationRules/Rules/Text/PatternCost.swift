/// An upper bound for the work of a regular expression between two backtracking points.
///
/// ICU counts backtracking points and loop iterations, and reports progress once for 10,000 of them. Some
/// steps are not counted although they read up to the whole text: the comparison with a back-reference, and
/// the scan of a loop over one character, such as `.*`, whose backtracking points a lookaround, an atomic
/// group or a possessive quantifier discards. Between two reports such steps can occur 10,000 times, so text
/// has to be shorter for patterns with them.
///
/// The bound is in nanoseconds of an ordinary processor but derived from pattern and length only, so that it
/// is the same everywhere. A lookaround at the start of the pattern, such as `^(?=.*\d)`, runs once and is
/// not charged. Where the reading of the pattern is uncertain, the bound errs upward.
struct PatternCost: Equatable {
  /// The number of backtracking points between two reports of progress.
  private static let reportInterval = 10_000
  /// The work that one match may take, in the unit of the bound.
  private static let budget = 400_000_000
  /// The work that belongs to a backtracking point itself.
  private static let baseCost = 60

  /// The cost of comparing with a group of limited length.
  private struct Comparison: Equatable {
    let width: Int
    let cost: Int
  }

  private var fixed = 0
  private var perUnit = 0
  private var comparisons: [Comparison] = []

  /// Returns the bound for text of a length in UTF-16 code units.
  private func cost(length: Int) -> Int {
    comparisons.reduce(Self.baseCost + fixed + perUnit * length) { sum, comparison in
      sum + min(comparison.width, length) * comparison.cost
    }
  }

  /// Returns how many reports of progress a match of text of a length may take, up to a limit.
  func reportCount(length: Int, limit: Int) -> Int {
    min(limit, Self.budget / (Self.reportInterval * cost(length: length)))
  }

  /// Returns the greatest length of text, up to a limit, that can be matched at least to the first report.
  func maximumLength(limit: Int) -> Int {
    var lengths = 0..<(limit + 1)
    while lengths.count > 1 {
      let middle = (lengths.lowerBound + lengths.upperBound) / 2
      let fits = Self.reportInterval * cost(length: middle) <= Self.budget
      lengths = fits ? middle..<lengths.upperBound : lengths.lowerBound..<middle
    }
    return lengths.lowerBound
  }

  /// Creates the bound for a pattern that is a regular expression of ICU.
  init(_ pattern: String) {
    var reader = PatternReader(pattern)
    let whole = reader.whole()
    fixed = min(whole.steps, Self.unlimited)
    perUnit = min(whole.discardedScans, Self.unlimited)
    for reference in reader.references {
      let group = reference.name.flatMap { reader.groupNumbers[$0] } ?? reference.number
      let width = reader.groupWidths[group ?? 0] ?? Self.unlimited
      // The cost of folding case was measured with ß and ﬃ, which fold to several letters.
      let cost = reference.ignoresCase ? 40 : 2
      if width < Self.unlimited {
        comparisons.append(Comparison(width: width, cost: cost))
      } else {
        perUnit += cost
      }
    }
  }

  /// A number beyond every limit, small enough to be added and multiplied.
  static let unlimited = 1_000_000
}

/// Reads what a pattern costs.
private struct PatternReader {
  struct Reference {
    var name: String?
    var number: Int?
    let ignoresCase: Bool
  }

  struct Flags {
    var ignoresCase = false
    var isFreeSpacing = false
  }

  /// The cost of a part of a pattern.
  struct Part {
    /// The work of one pass.
    var steps = 0
    /// The length of the text that the part matches at most.
    var width = 0
    /// The work per unit of text of scans that leave backtracking points.
    var scans = 0
    /// The same of scans whose backtracking points are discarded.
    var discardedScans = 0
    /// The same of scans whose backtracking points are discarded, but which run once only.
    var leadingScans = 0
    /// Whether the part is one character, over which ICU loops without a backtracking point.
    var isCharacter = false

    mutating func append(_ part: Self) {
      steps = min(steps + part.steps, PatternCost.unlimited)
      width = min(width + part.width, PatternCost.unlimited)
      scans = min(scans + part.scans, PatternCost.unlimited)
      discardedScans = min(discardedScans + part.discardedScans, PatternCost.unlimited)
      leadingScans = min(leadingScans + part.leadingScans, PatternCost.unlimited)
    }

    mutating func discardBacktrackingPoints() {
      discardedScans += scans
      scans = 0
    }
  }

  private static let depthLimit = 200

  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var flags = Flags()
  private(set) var references: [Reference] = []
  private(set) var groupWidths: [Int: Int] = [:]
  private(set) var groupNumbers: [String: Int] = [:]
  private var groupCount = 0

  init(_ pattern: String) { scalars = pattern.scalars }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private func hasPrefix(_ text: String) -> Bool { scalars[position...].starts(with: text.scalars) }

  private mutating func skip(_ text: String) -> Bool {
    guard hasPrefix(text) else { return false }
    position += text.scalars.count
    return true
  }

  private mutating func skip(past end: Unicode.Scalar) {
    while let scalar = next {
      position += 1
      if scalar == end { return }
    }
  }

  /// Skips a comment, which ends where ICU ends a line.
  private mutating func skipLine() {
    while let scalar = next, !["\n", "\r", "\u{85}", "\u{2028}"].contains(scalar) { position += 1 }
  }

  /// Reads the whole pattern; what follows a `)` that was misread belongs to it.
  mutating func whole() -> Part {
    var whole = alternation(isLeading: true, depth: 0)
    while next != nil {
      position += 1
      whole.append(alternation(isLeading: false, depth: 0))
    }
    return whole
  }

  /// Reads alternatives up to the end or an unmatched `)`, which is left.
  private mutating func alternation(isLeading: Bool, depth: Int) -> Part {
    let outerFlags = flags
    defer { flags = outerFlags }
    var whole = Part()
    while true {
      let branch = sequence(isLeading: isLeading, depth: depth)
      whole.steps = max(whole.steps, branch.steps)
      whole.width = max(whole.width, branch.width)
      whole.scans += branch.scans
      whole.discardedScans += branch.discardedScans
      whole.leadingScans += branch.leadingScans
      guard skip("|") else { return whole }
    }
  }

  private mutating func sequence(isLeading: Bool, depth: Int) -> Part {
    var isLeading = isLeading
    var whole = Part()
    var last: Part?
    while let scalar = next, scalar != "|", scalar != ")" {
      if flags.isFreeSpacing, scalar.properties.isWhitespace || scalar == "#" {
        position += 1
        if scalar == "#" { skipLine() }
        continue
      }
      if let part = last, let quantified = quantified(part) {
        last = quantified
        isLeading = false
        continue
      }
      if let part = last { whole.append(part) }
      last = nil
      if scalar == "^" || hasPrefix("\\A") {
        position += scalar == "^" ? 1 : 2
        last = Part(steps: 2)
      } else if scalar == "(" {
        (last, isLeading) = group(isLeading: isLeading, depth: depth)
      } else {
        last = character()
        isLeading = false
      }
    }
    if let part = last { whole.append(part) }
    return whole
  }

  /// Reads a quantifier, and returns the part with it.
  private mutating func quantified(_ part: Part) -> Part? {
    var part = part
    var bounds: (minimum: Int, maximum: Int?)
    switch next {
    case "?": bounds = (0, 1)
    case "*": bounds = (0, nil)
    case "+": bounds = (1, nil)
    case "{":
      let digits = scalars[position...].prefix { $0 != "}" }
      let numbers = digits.dropFirst().split(separator: ",", omittingEmptySubsequences: false)
        .map { Int(String($0).filter(\.isNumber)) }
      bounds = (numbers.first.flatMap { $0 } ?? 0, numbers.last.flatMap { $0 })
      position += digits.count
    default: return nil
    }
    position += 1
    let maximum = min(bounds.maximum ?? PatternCost.unlimited, PatternCost.unlimited)
    part.width = min(part.width * maximum, PatternCost.unlimited)
    // Short repetitions are written out; longer ones are counted by ICU.
    part.steps = min(part.steps * min(max(bounds.minimum, 1), 32), PatternCost.unlimited)
    // A scan reads sets in tables, which takes longest beyond the Basic Multilingual Plane.
    if bounds.maximum == nil && part.isCharacter { part.scans += 8 }
    if maximum > 1 {
      part.discardedScans += part.leadingScans
      part.leadingScans = 0
    }
    part.isCharacter = false
    while flags.isFreeSpacing, let scalar = next, scalar.properties.isWhitespace { position += 1 }
    if !skip("?"), skip("+") { part.discardBacktrackingPoints() }
    return part
  }

  /// Reads a group, and returns whether what follows it still runs once only.
  private mutating func group(isLeading: Bool, depth: Int) -> (part: Part, isLeading: Bool) {
    position += 1
    guard depth < Self.depthLimit else {
      position = scalars.count
      return (Part(steps: PatternCost.unlimited), false)
    }
    let outerFlags = flags
    var capture: Int?
    var isLookaround = false
    var isAtomic = false
    if skip("?") {
      if skip("#") {
        skip(past: ")")
        return (Part(), isLeading)
      }
      isLookaround = ["=", "!", "<=", "<!"].contains { skip($0) }
      isAtomic = !isLookaround && skip(">")
      if !isLookaround && !isAtomic {
        if skip("<") {
          capture = nextGroup()
          groupNumbers[readName()] = capture
        } else {
          readFlags()
          // Flags without a group hold up to the end of the group around them.
          if skip(")") { return (Part(), isLeading) }
          _ = skip(":")
        }
      }
    } else {
      capture = nextGroup()
    }
    var part = alternation(isLeading: isLeading, depth: depth + 1)
    flags = outerFlags
    _ = skip(")")
    if let capture { groupWidths[capture] = part.width }
    if isLookaround || isAtomic {
      if isLeading {
        part.leadingScans += part.scans
        part.scans = 0
      } else {
        part.discardBacktrackingPoints()
      }
    }
    if isLookaround { part.width = 0 }
    return (part, isLeading && isLookaround)
  }

  private mutating func nextGroup() -> Int {
    groupCount += 1
    return groupCount
  }

  /// Reads up to `>`, which is skipped.
  private mutating func readName() -> String {
    let name = scalars[position...].prefix { $0 != ">" }
    position = min(position + name.count + 1, scalars.count)
    return String(name)
  }

  private mutating func readFlags() {
    var isOn = true
    while let flag = next, flag != ")", flag != ":" {
      switch flag {
      case "-": isOn = false
      case "i": flags.ignoresCase = isOn
      case "x": flags.isFreeSpacing = isOn
      default: break
      }
      position += 1
    }
  }

  /// Reads one character, a set, or an escape.
  private mutating func character() -> Part {
    var part = Part(steps: flags.ignoresCase ? 15 : 2, width: 2, isCharacter: true)
    let first = scalars[position]
    position += 1
    switch first {
    case "[":
      part.steps = 15
      skipSet()
    case "\\":
      guard let escape = next else { break }
      position += 1
      switch escape {
      case "1"..."9":
        var digits = String(escape)
        while let digit = next, ("0"..."9").contains(digit) {
          digits.unicodeScalars.append(digit)
          position += 1
        }
        // More digits may mean a group and a digit after it: any group.
        references.append(
          Reference(number: digits.count == 1 ? Int(digits) : nil, ignoresCase: flags.ignoresCase))
        part = Part(width: PatternCost.unlimited)
      case "k":
        _ = skip("<")
        references.append(Reference(name: readName(), ignoresCase: flags.ignoresCase))
        part = Part(width: PatternCost.unlimited)
      case "Q":
        while position < scalars.count, !hasPrefix("\\E") {
          part.steps += 15
          part.width += 2
          position += 1
        }
        _ = skip("\\E")
      case "c":
        position = min(position + 1, scalars.count)
      case "X", "R":
        part.width = PatternCost.unlimited
      case "p", "P", "N", "x":
        part.steps = 15
        if skip("{") { skip(past: "}") }
      default:
        part.steps = 15
      }
    default: break
    }
    return part
  }

  /// Reads a set with the sets in it, up to its end; one that ends early costs more, not less.
  private mutating func skipSet() {
    var depth = 1
    while depth > 0, let scalar = next {
      position = min(position + (scalar == "\\" ? 2 : 1), scalars.count)
      if scalar == "[" { depth += 1 }
      if scalar == "]" { depth -= 1 }
    }
  }
}
