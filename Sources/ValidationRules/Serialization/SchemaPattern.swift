import Foundation
import ValidationFormats

/// A regular expression of ICU as one of ECMA-262, which also Python, Java and others read alike.
///
/// The languages agree about ASCII, and differ in which other characters are digits, letters and so on. So a
/// class such as `\d` or `\p{L}` becomes its ASCII characters and all characters beyond ASCII: the pattern
/// accepts more, never less.
struct SchemaPattern {
  /// The pattern, without anchors.
  private(set) var text = ""
  /// Whether the pattern matches what the expression matches, and nothing else.
  private(set) var isExact = true

  private var rest: ArraySlice<Unicode.Scalar>

  /// Creates a pattern from an expression; `nil` if it has something that ECMA-262 does not have, or means
  /// differently.
  init?(_ expression: String) {
    rest = expression.scalars[...]
    guard readAlternatives(depth: 0), rest.isEmpty else { return nil }
  }

  // MARK: Reading

  /// Reads up to the end of the group or of the expression.
  private mutating func readAlternatives(depth: Int) -> Bool {
    guard depth < 32 else { return false }
    while let scalar = rest.first, scalar != ")" {
      rest.removeFirst()
      switch scalar {
      case "|", "^": text.unicodeScalars.append(scalar)
      case "$":
        // Elsewhere, a line feed may follow.
        guard rest.allSatisfy({ $0 == ")" }) || depth == 0 && rest.first == "|" else { return false }
        text += "$"
      case "(":
        guard let isAtom = readGroup(depth: depth), !isAtom || readQuantifier() else { return false }
      default:
        guard readAtom(scalar), readQuantifier() else { return false }
      }
    }
    return true
  }

  /// Reads a group after its parenthesis, and returns whether it may have a quantifier; `nil` if it has no
  /// equivalent.
  private mutating func readGroup(depth: Int) -> Bool? {
    let openings = ["?:", "?=", "?!"]
    let opening = openings.first { rest.starts(with: $0.scalars) }
    guard opening != nil || rest.first != "?" else { return nil }
    rest.removeFirst(opening == nil ? 0 : 2)
    text += "(\(opening ?? "?:")"
    let wasExact = isExact
    isExact = true
    guard readAlternatives(depth: depth + 1), rest.popFirst() == ")", opening != "?!" || isExact else {
      return nil
    }
    isExact = isExact && wasExact
    text += ")"
    return opening == nil || opening == "?:"
  }

  private mutating func readAtom(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".": text += #"[^\n\x0B\f\r\x85\u2028\u2029]"#
    case "[": return readClass()
    case "\\": return readEscape()
    case "*", "+", "?", "{", "}", "]": return false
    default: text += Self.literal(scalar)
    }
    return true
  }

  private mutating func readQuantifier() -> Bool {
    switch rest.first {
    case "*", "+", "?": text.unicodeScalars.append(rest.removeFirst())
    case "{":
      guard let end = rest.firstIndex(of: "}") else { return false }
      let bounds = String(rest[...end])
      let numbers = bounds.dropFirst().dropLast().split(separator: ",", omittingEmptySubsequences: false)
      guard 1...2 ~= numbers.count, Self.isCount(numbers[0]),
        numbers[1...].allSatisfy({ $0.isEmpty || Self.isCount($0) })
      else { return false }
      text += bounds
      rest = rest[(end + 1)...]
    default: return true
    }
    if rest.first == "?" { text.unicodeScalars.append(rest.removeFirst()) }
    return rest.first.map { !["*", "+", "?", "{"].contains($0) } ?? true
  }

  private static func isCount(_ text: Substring) -> Bool {
    Int(String(text)).map { 0...0xFFFF ~= $0 } ?? false
  }

  private mutating func readEscape() -> Bool {
    guard let scalar = rest.popFirst() else { return false }
    switch scalar {
    case "d", "D", "w", "W", "s", "S": return add(classOf: "\\\(scalar)", isExact: false)
    case "p", "P":
      guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return false }
      let name = String(rest[...end])
      rest = rest[(end + 1)...]
      return add(classOf: "\\\(scalar)\(name)", isExact: false)
    case "n", "r", "t", "f": text += "\\\(scalar)"
    case "u", "x":
      let digits = String(rest.prefix(scalar == "u" ? 4 : 2))
      guard digits.count == (scalar == "u" ? 4 : 2), let character = Unicode.Scalar(code: digits, radix: 16)
      else { return false }
      rest.removeFirst(digits.count)
      text += Self.literal(character)
    default:
      guard scalar.isASCII, !scalar.properties.isAlphabetic, scalar.properties.numericType == nil else {
        return false
      }
      text += Self.literal(scalar)
    }
    return true
  }

  private mutating func readClass() -> Bool {
    var token = "["
    var depth = 1
    var isSimple = true
    while depth > 0, let scalar = rest.popFirst() {
      token.unicodeScalars.append(scalar)
      switch scalar {
      case "[": depth += 1
      case "]": depth -= 1
      case "\\":
        guard let escaped = rest.popFirst(), escaped != "Q" else { return false }
        token.unicodeScalars.append(escaped)
        isSimple = isSimple && escaped.isASCII && !escaped.properties.isAlphabetic
      case "&": isSimple = false
      default: isSimple = isSimple && scalar.isASCII
      }
      if depth > 1 { isSimple = false }
    }
    return add(classOf: token, isExact: isSimple && !token.contains("--"))
  }

  /// Adds the class of the characters that a part of the expression matches.
  private mutating func add(classOf token: String, isExact isSimple: Bool) -> Bool {
    guard let expression = try? NSRegularExpression(pattern: token) else { return false }
    let members = (0..<128).map { code in
      let text = String(UnicodeScalar(UInt8(code)))
      return expression.firstMatch(in: text, range: NSRange(location: 0, length: 1)) != nil
    }
    text += CharacterClass(ascii: members, isOpen: !isSimple || token.hasPrefix("[^")).description
    isExact = isExact && isSimple
    return true
  }
}

extension SchemaPattern {
  /// A class of characters: some of ASCII, and all others or none of them.
  struct CharacterClass: CustomStringConvertible {
    /// For each character of ASCII, whether the class has it.
    var ascii: [Bool]
    var isOpen: Bool

    init(ascii: [Bool], isOpen: Bool) {
      self.ascii = ascii
      self.isOpen = isOpen
    }

    /// Creates the class of a selection, and of all characters beyond ASCII unless the selection has none of
    /// them.
    init(_ selection: CharacterSelection) {
      let ascii = (0..<128).map { selection.contains(Unicode.Scalar(UInt8($0))) }
      self.init(ascii: ascii, isOpen: !selection.isASCII)
    }

    /// The class in a pattern.
    var description: String {
      let codes = isOpen ? ascii.map(!) : ascii
      guard codes.contains(true) else { return isOpen ? #"[\s\S]"# : #"[^\s\S]"# }
      var text = isOpen ? "[^" : "["
      var code = 0
      while code < 128 {
        guard codes[code] else {
          code += 1
          continue
        }
        var last = code
        while last < 127, codes[last + 1] { last += 1 }
        text += Self.member(code)
        if last > code { text += (last > code + 1 ? "-" : "") + Self.member(last) }
        code = last + 1
      }
      return text + "]"
    }

    /// Returns the pattern of text with a number of these characters.
    ///
    /// Of a class that has too many characters, a text has at least as many as it needs; at most that many of
    /// ASCII.
    func pattern(count: ClosedRange<Int>) -> String? {
      let (minimum, maximum) = (count.lowerBound, count.upperBound)
      let strangers = ascii.map(!)
      if maximum <= 1000, minimum == 0 || !isOpen {
        let members = CharacterClass(ascii: ascii, isOpen: false)
        let others = CharacterClass(ascii: strangers, isOpen: true)
        return maximum == 0 ? "^\(others)*$" : "^\(others)*(?:\(members)\(others)*){\(minimum),\(maximum)}$"
      }
      guard 1...1000 ~= minimum else { return nil }
      let others = CharacterClass(ascii: strangers, isOpen: !isOpen)
      return minimum == 1 ? description : "^(?:\(others)*\(self)){\(minimum)}"
    }

    private static func member(_ code: Int) -> String {
      let scalar = Unicode.Scalar(UInt8(code))
      return ["\\", "]", "^", "-", "["].contains(scalar)
        ? "\\\(scalar)" : SchemaPattern.literal(scalar, inClass: true)
    }
  }
}

extension SchemaPattern {
  /// The grammar of email addresses in the [HTML living
  /// standard](https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address).
  static let htmlEmail =
    "^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?"
    + "(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$"

  /// Returns whether no other text is canonically equivalent.
  static func hasOneSpelling(_ value: JSONValue) -> Bool {
    guard case .string(let text) = value else { return true }
    return text.scalars.allSatisfy { $0.isASCII && otherSpelling(of: $0) == nil }
  }

  /// Returns the pattern of a text in ASCII, in all canonically equivalent spellings; `nil` for any other
  /// text.
  static func literal(_ text: String) -> String? {
    guard text.scalars.allSatisfy(\.isASCII) else { return nil }
    return text.scalars.map { scalar in
      otherSpelling(of: scalar).map { "[\(scalar)\($0)]" } ?? literal(scalar)
    }.joined()
  }

  /// Returns the pattern of a text in ASCII, in either case.
  static func caseInsensitive(_ text: String) -> String {
    text.scalars.map { scalar in
      guard scalar.properties.isAlphabetic else { return literal(scalar) }
      return "[\(scalar.properties.uppercaseMapping)\(scalar.properties.lowercaseMapping)]"
    }.joined()
  }

  /// The character that is canonically equivalent to one of ASCII: the Kelvin sign is a K.
  private static func otherSpelling(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "K": #"\u212A"#
    case ";": #"\u037E"#
    case "`": #"\u1FEF"#
    default: nil
    }
  }

  /// Returns a character as it is in a pattern.
  fileprivate static func literal(_ scalar: Unicode.Scalar, inClass: Bool = false) -> String {
    if scalar.value < 0x20 || scalar.value == 0x7F {
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "\\x" + (digits.count == 1 ? "0" : "") + digits
    }
    return !inClass && #"^$\.*+?()[]{}|"#.scalars.contains(scalar) ? "\\\(scalar)" : "\(scalar)"
  }
}
