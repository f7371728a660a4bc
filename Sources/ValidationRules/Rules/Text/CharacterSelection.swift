public import Foundation

/// A selection of characters: kinds, ranges and single characters.
///
/// The notation is a bracket expression, as in a regular expression:
///
/// ```swift
/// let serial: CharacterSelection = "A-HJ-NP-Z0-9"
/// serial.isAll(of: "K7Q2")  // true
/// serial.isAll(of: "KIO2")  // false
/// let name: CharacterSelection = "[:alpha:][:space:].'-"
/// ```
///
/// Characters are Unicode scalars here: `é` selects the one scalar U+00E9, not a letter with a combining
/// accent.
public struct CharacterSelection: Hashable, Sendable {
  /// The kinds of which every character is selected.
  public let kinds: CharacterKinds
  /// The other characters that are selected, as ranges in ascending order, with gaps between them.
  public let ranges: [ClosedRange<Unicode.Scalar>]

  private let asciiMasks: CharacterKinds.ASCIIMasks
  /// Whether no other characters than those of ASCII are selected.
  let isASCII: Bool

  /// Creates a selection of kinds and ranges of characters.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of characters.
  ///   - ranges: The ranges of characters.
  public init(kinds: CharacterKinds = [], ranges: [ClosedRange<Unicode.Scalar>]) {
    self.kinds = kinds
    self.ranges = Self.joined(ranges)
    var masks = kinds.asciiMasks
    for range in self.ranges where range.lowerBound.isASCII {
      for code in range.lowerBound.value...min(range.upperBound.value, 0x7F) { masks.insert(code) }
    }
    asciiMasks = masks
    isASCII = kinds.isEmpty && self.ranges.allSatisfy { $0.upperBound.isASCII }
  }

  /// Creates a selection of kinds of characters, of all scripts or in ASCII.
  init(kinds: CharacterKinds, asciiOnly: Bool) {
    let ascii = (0..<128 as Range<UInt8>).map { Unicode.Scalar($0) }
    self.init(
      kinds: asciiOnly ? [] : kinds,
      ranges: asciiOnly ? ascii.filter(kinds.contains).map { $0...$0 } : [])
  }

  /// The selection with whitespace: that of ASCII, if no other characters are selected.
  var withWhitespace: Self {
    let whitespace = Self(kinds: .whitespace, asciiOnly: isASCII)
    return Self(kinds: kinds.union(whitespace.kinds), ranges: ranges + whitespace.ranges)
  }

  /// Creates a selection of kinds and of each character of a text, in which a hyphen is a hyphen.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of characters.
  ///   - text: The characters, one by one.
  public init(kinds: CharacterKinds = [], charactersIn text: String = "") {
    self.init(kinds: kinds, ranges: text.scalars.map { $0...$0 })
  }

  /// Returns whether a scalar is selected.
  public func contains(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return asciiMasks.contains(UInt8(truncatingIfNeeded: scalar.value)) }
    if kinds.contains(scalar) { return true }
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < scalar { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].lowerBound <= scalar
  }

  private static func joined(_ ranges: [ClosedRange<Unicode.Scalar>]) -> [ClosedRange<Unicode.Scalar>] {
    var joined: [ClosedRange<Unicode.Scalar>] = []
    for range in ranges.sorted(byKey: \.lowerBound.value) {
      guard let last = joined.last, range.lowerBound.value <= last.upperBound.successor else {
        joined.append(range)
        continue
      }
      joined[joined.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
    }
    return joined
  }
}

extension CharacterSelection {
  /// Returns how many selected characters a text has.
  public func count(in text: String) -> Int { count(in: text, upTo: .max) }

  /// Returns whether the number of selected characters in a text lies within bounds.
  ///
  /// Equal to `bounds.contains(count(in: text))`, but stops as soon as the answer is known.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - bounds: The accepted numbers.
  /// - Returns: `true` if the number of selected characters in a text lies within bounds.
  public func isCount(in text: String, within bounds: ClosedRange<Int>) -> Bool {
    let limit = bounds.upperBound == .max ? bounds.lowerBound : bounds.upperBound &+ 1
    guard limit > 0 else { return bounds.upperBound == .max }
    return bounds.contains(count(in: text, upTo: limit))
  }

  /// Returns whether a text has a selected character.
  public func isAny(of text: String) -> Bool { count(in: text, upTo: 1) == 1 }

  /// Returns whether a text consists of selected characters, at least one.
  ///
  /// If whole kinds are selected, combining marks after the first character are let through.
  public func isAll(of text: String) -> Bool {
    asciiMasks.isAll(of: text, asciiOnly: isASCII) ?? isAllByScalars(of: text)
  }

  @inline(never)
  private func isAllByScalars(of text: String) -> Bool {
    var hasAny = false
    for scalar in text.unicodeScalars {
      if contains(scalar) {
        hasAny = true
      } else if !hasAny || kinds.isEmpty || !scalar.isMark {
        return false
      }
    }
    return hasAny
  }

  private func count(in text: String, upTo limit: Int) -> Int {
    asciiMasks.count(in: text, upTo: limit, asciiOnly: isASCII) ?? countByScalars(in: text, upTo: limit)
  }

  @inline(never)
  private func countByScalars(in text: String, upTo limit: Int) -> Int {
    var count = 0
    for scalar in text.unicodeScalars where contains(scalar) {
      count += 1
      if count == limit { break }
    }
    return count
  }
}

extension CharacterSelection {
  static let asciiLettersAndPunctuation: CharacterSelection = #"A-Za-z\u{9}-\u{D} .,()'"\-"#
  static let lettersAndPunctuation: CharacterSelection =
    #"[:alpha:][:space:].,()'"\-\u{2010}-\u{2015}\u{2018}-\u{201F}«»‹›…"#
}

extension CharacterSelection {
  /// Creates the selection of all characters of one of Foundation's sets, as it is.
  public init(_ characters: CharacterSet) {
    let bitmap = [UInt8](characters.bitmapRepresentation)
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    // The bits of the first 65,536 code points, then for each further plane that has any its number and its
    // bits.
    var plane: UInt32 = 0
    var start = 0
    while start + 8192 <= bitmap.count {
      Self.append(bitmap[start..<(start + 8192)], of: plane, to: &ranges)
      start += 8192
      guard start < bitmap.count else { break }
      plane = UInt32(bitmap[start])
      start += 1
    }
    self.init(ranges: ranges)
  }

  private static func append(
    _ bitmap: ArraySlice<UInt8>, of plane: UInt32, to ranges: inout [ClosedRange<Unicode.Scalar>]
  ) {
    var run: ClosedRange<Unicode.Scalar>?
    for (offset, byte) in bitmap.enumerated() {
      if byte == 0 && run == nil { continue }
      for bit in 0..<8 as Range<UInt32> {
        let scalar = Unicode.Scalar(plane << 16 | UInt32(offset) << 3 | bit)
        if let scalar, byte >> UInt8(bit) & 1 == 1 {
          run = (run?.lowerBound ?? scalar)...scalar
        } else if let ended = run {
          ranges.append(ended)
          run = nil
        }
      }
    }
    if let run { ranges.append(run) }
  }
}

extension Unicode.Scalar {
  /// The code of the next scalar, beyond the surrogates if they lie between.
  fileprivate var successor: UInt32 { value == 0xD7FF ? 0xE000 : value + 1 }

  /// Creates a scalar from the digits of its code.
  init?(code digits: String, radix: Int) {
    guard let code = Int(digits, radix: radix).flatMap({ UInt32(exactly: $0) }) else { return nil }
    self.init(code)
  }
}

// Compiled once, because to read text by its scalars is a lot of code.
extension String {
  /// The scalars of this text.
  @inline(never)
  var scalars: [Unicode.Scalar] { Array(unicodeScalars) }

  /// Creates a text from scalars.
  @inline(never)
  init(_ scalars: ArraySlice<Unicode.Scalar>) {
    self = ""
    for scalar in scalars { unicodeScalars.append(scalar) }
  }

  /// Returns the text without the selected characters.
  func stripped(of characters: CharacterSelection) -> String {
    characters.isAny(of: self) ? String(scalars.filter { !characters.contains($0) }[...]) : self
  }

  /// Returns the text without the selected characters at its ends.
  func trimmed(of characters: CharacterSelection) -> String {
    let scalars = unicodeScalars
    var (start, end) = (scalars.startIndex, scalars.endIndex)
    while start < end, characters.contains(scalars[start]) { scalars.formIndex(after: &start) }
    while start < end {
      let last = scalars.index(before: end)
      guard characters.contains(scalars[last]) else { break }
      end = last
    }
    // The text as it is costs no memory.
    return start == scalars.startIndex && end == scalars.endIndex ? self : String(scalars[start..<end])
  }
}

extension CharacterSelection: LosslessStringConvertible, ExpressibleByStringLiteral {
  /// Creates a selection from its text form, or nil if the text is not one.
  ///
  ///     selection = *( class / range / character )
  ///     class     = "[:" name ":]"  ; alpha, lower, upper, uncased, digit, alnum, punct, space
  ///     range     = character "-" character
  ///     character = any but "\" / "\" ( "\" / "-" / "[" / "]" / "^" ) / "\u{" 1*6HEXDIG "}"
  ///
  /// The names are those of POSIX
  /// ([Base Definitions, section 9.3.5](https://pubs.opengroup.org/onlinepubs/9699919799/basedefs/V1_chap09.html)),
  /// and `uncased` for letters without case. They select the characters of every script, as in ``/ValidationFormats/CharacterKinds``.
  /// A hyphen stands for itself at either end, and so does a bracket that does not begin a class.
  public init?(_ description: String) {
    var kinds: CharacterKinds = []
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    var rest = description.scalars[...]
    while !rest.isEmpty {
      if rest.starts(with: ["[", ":"]) {
        guard let kind = Self.takeClass(&rest) else { return nil }
        kinds.formUnion(kind)
        continue
      }
      guard let first = Self.takeCharacter(&rest) else { return nil }
      guard rest.first == "-", rest.dropFirst().first != nil else {
        ranges.append(first...first)
        continue
      }
      rest.removeFirst()
      guard let last = Self.takeCharacter(&rest), first <= last else { return nil }
      ranges.append(first...last)
    }
    self.init(kinds: kinds, ranges: ranges)
  }

  /// Creates a selection from its text form.
  ///
  /// - Precondition: The literal is one.
  public init(stringLiteral text: String) {
    guard let selection = Self(text) else {
      preconditionFailure(
        "\"\(text)\" selects no characters: look for a range that runs backwards, an unknown class or a lone \\"
      )
    }
    self = selection
  }

  /// The text form, from which the selection can be created again.
  public var description: String {
    var text = ""
    var unnamed = kinds
    for (name, kinds) in Self.classes where unnamed.isSuperset(of: kinds) {
      text += "[:\(name):]"
      unnamed.subtract(kinds)
    }
    for range in ranges.flatMap(Self.readableParts) {
      text += Self.text(of: range.lowerBound)
      guard range.lowerBound < range.upperBound else { continue }
      if range.lowerBound.value + 1 < range.upperBound.value { text += "-" }
      text += Self.text(of: range.upperBound)
    }
    return text
  }

  /// Returns a range in parts, so that digits and letters at either end are not hidden: `0-:` is `0-9` and
  /// `:`.
  private static func readableParts(of range: ClosedRange<Unicode.Scalar>) -> [ClosedRange<Unicode.Scalar>] {
    let groups: [ClosedRange<Unicode.Scalar>] = ["0"..."9", "A"..."Z", "a"..."z"]
    for group in groups where group.upperBound < range.upperBound && group.lowerBound == range.lowerBound {
      guard let next = Unicode.Scalar(group.upperBound.value + 1) else { break }
      return [group] + readableParts(of: next...range.upperBound)
    }
    for group in groups where group.upperBound == range.upperBound && range.lowerBound < group.lowerBound {
      guard let last = Unicode.Scalar(group.lowerBound.value - 1) else { break }
      return readableParts(of: range.lowerBound...last) + [group]
    }
    return [range]
  }

  /// The classes by name, those that hold others first.
  private static let classes: KeyValuePairs<String, CharacterKinds> = [
    "alnum": .alphanumerics,
    "alpha": .letters,
    "lower": .lowercaseLetters,
    "upper": .uppercaseLetters,
    "uncased": .uncasedLetters,
    "digit": .digits,
    "punct": .symbols,
    "space": .whitespace,
  ]

  private static func takeClass(_ rest: inout ArraySlice<Unicode.Scalar>) -> CharacterKinds? {
    let name = rest.dropFirst(2).prefix { $0 != ":" }
    let end = rest[name.endIndex...]
    guard end.starts(with: [":", "]"]) else { return nil }
    rest = end.dropFirst(2)
    return classes.first { $0.key == String(name) }?.value
  }

  private static func takeCharacter(_ rest: inout ArraySlice<Unicode.Scalar>) -> Unicode.Scalar? {
    guard let first = rest.popFirst() else { return nil }
    guard first == "\\" else { return first }
    guard let escaped = rest.popFirst() else { return nil }
    switch escaped {
    case "\\", "-", "[", "]", "^": return escaped
    case "u":
      guard rest.popFirst() == "{" else { return nil }
      let digits = rest.prefix { $0 != "}" }
      guard 1...6 ~= digits.count, digits.allSatisfy({ $0.isASCII && $0.properties.isASCIIHexDigit }) else {
        return nil
      }
      rest = rest[digits.endIndex...]
      guard rest.popFirst() == "}" else { return nil }
      return Unicode.Scalar(code: String(digits), radix: 16)
    default: return nil
    }
  }

  private static func text(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\", "-", "[", "]": return "\\\(scalar)"
    case " ": return " "
    default:
      let isPlain = !CharacterKinds.alphanumerics.union(.symbols).isDisjoint(with: CharacterKinds(of: scalar))
      return isPlain ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }
}
