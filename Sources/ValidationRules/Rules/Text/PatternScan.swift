/// Tells patterns apart for which the engine takes steps that it doesn't count.
///
/// ICU counts backtracking points and loop iterations, and reports progress once for 10,000 of them. Two kinds of steps read
/// up to the whole text and aren't counted: the comparison with a back-reference, and a scan such as `.*` whose backtracking
/// points a lookaround, an atomic group or a possessive quantifier discards. A lookaround at the start of the pattern runs
/// once, so `^(?=.*\d).+` has no such steps.
struct PatternScan {
  private var rest: ArraySlice<Unicode.Scalar>
  /// How many groups are open.
  private var depth = 0
  /// Whether nothing but lookarounds has been read.
  private var isAtStart = true
  /// Whether a lookaround or an atomic group was read that may run often.
  private var hasDiscardingGroup = false
  private var isFreeSpacing = false

  /// How lookarounds and atomic groups begin.
  private static let discardingGroups = ["?=", "?!", "?<=", "?<!", "?>"].map(\.scalars)

  /// Returns whether a regular expression of ICU has steps that the engine doesn't count.
  ///
  /// Sets, quotations and comments are read like the rest, so that a pattern may be taken for one with such steps, but not the
  /// other way round.
  static func findsUncountedSteps(in pattern: String) -> Bool {
    var scan = Self(rest: pattern.scalars[...])
    return scan.findsUncountedSteps()
  }

  private init(rest: ArraySlice<Unicode.Scalar>) { self.rest = rest }

  private mutating func findsUncountedSteps() -> Bool {
    while let scalar = rest.popFirst() {
      let isInGroup = depth > 0
      switch scalar {
      case "\\":
        guard let escaped = rest.popFirst() else { return false }
        let isBackReference = escaped == "k" || ("1"..."9").contains(escaped)
        guard !isBackReference else { return true }
        if "pPxN".scalars.contains(escaped) { skipName() }
        isAtStart = isAtStart && (isInGroup || escaped == "A")
      case "(":
        openGroup()
      case ")":
        depth -= 1
        if isAtStart, depth == 0, let next = rest.first, "*+{".scalars.contains(next) { return true }
      case "*", "+", "?", "{", "}":
        let isLoop = scalar != "?" && scalar != "}"
        guard !(isLoop && hasDiscardingGroup), !isPossessive else { return true }
        isAtStart = isAtStart && isInGroup
      default:
        isAtStart = isAtStart && (isInGroup || scalar == "^")
      }
    }
    return false
  }

  /// Skips the name of a property or the code of a character in braces, such as `{L}` in `\p{L}+`, after which a plus sign is no
  /// second quantifier.
  private mutating func skipName() {
    guard rest.first == "{" else { return }
    let end = rest.dropFirst().drop { $0.properties.isAlphabetic || "0123456789_=:-^ ".scalars.contains($0) }
    if end.first == "}" { rest = end.dropFirst() }
  }

  private mutating func openGroup() {
    let isDiscarding = Self.discardingGroups.contains { rest.starts(with: $0) }
    let isOfStart = isAtStart && (depth > 0 || isDiscarding)
    if isDiscarding, !isAtStart || depth > 0 { hasDiscardingGroup = true }
    isAtStart = isOfStart
    depth += 1
    let flags = rest.first == "?" ? rest.dropFirst().prefix { $0 == "-" || $0.properties.isAlphabetic } : []
    isFreeSpacing = isFreeSpacing || flags.contains("x")
  }

  /// Whether a plus sign follows a quantifier.
  private var isPossessive: Bool {
    isFreeSpacing ? rest.first { !$0.properties.isWhitespace } == "+" : rest.first == "+"
  }
}
