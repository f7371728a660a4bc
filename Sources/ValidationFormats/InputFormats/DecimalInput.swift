/// How a decimal number is written: its signs and groups.
///
/// The locales of Foundation supply it in the module `ValidationRules`.
package struct DecimalInputStyle: Sendable, Hashable {
  /// The decimal mark.
  package var decimalSeparator: Character = "."

  /// The separator of groups, or `nil` for none.
  package var groupingSeparator: Character? = ","

  /// The size of the last group before the decimal mark.
  package var lastGroupSize = 3

  /// The size of all other groups, such as 2 for lakhs.
  package var otherGroupSize = 3

  /// The least digits before the first separator: with 2, `1234` has none and `12.345` has one.
  package var minimumGroupingDigits = 1

  /// The minus sign.
  package var minusSign: Character = "-"

  /// The most digits before the decimal mark, or `nil` for any number.
  package var maximumIntegerDigits: Int?

  /// The most digits after the decimal mark, 0 for whole numbers, or `nil` for any number.
  package var maximumFractionDigits: Int?

  /// What is before the number, such as a currency sign.
  package var prefix = ""

  /// What is after the number, such as a unit.
  package var suffix = ""

  /// Creates the notation of English, whose parts can be changed.
  package init() {}
}

extension InputFormat {
  /// A decimal number in a notation.
  ///
  /// - Parameters:
  ///   - notation: The notation.
  ///   - reader: Returns the sign, the digits and the decimal mark of a text that is pasted, or `nil` if the text is not a
  ///     number; `nil` if a pasted text is a number of characters like any other.
  /// - Returns: The format.
  package static func decimal(
    _ notation: DecimalInputStyle, reader: (@Sendable (String) -> String?)? = nil
  ) -> Self {
    Self(DecimalInput(notation, reader: reader))
  }
}

/// A minus sign, digits and a decimal mark, with the separators of a notation.
struct DecimalInput: InputPattern {
  private let notation: DecimalInputStyle
  private let prefix: [Character]
  private let suffix: [Character]
  private let numberReader: (@Sendable (String) -> String?)?

  init(_ notation: DecimalInputStyle, reader: (@Sendable (String) -> String?)? = nil) {
    self.notation = notation
    numberReader = reader
    prefix = Array(notation.prefix)
    suffix = Array(notation.suffix)
  }

  // MARK: Reading

  var reader: InputReader? {
    numberReader.map { numberReader in
      InputReader(.labelsAndCurrencies) { text in numberReader(withoutAffixes(text)).map(Array.init) }
    }
  }

  /// Returns a text without the prefix and the suffix of the notation.
  private func withoutAffixes(_ text: String) -> String {
    if prefix.isEmpty, suffix.isEmpty { return text }
    let characters = Array(text)
    let number = rangeOfNumber(in: characters)
    let sign = number.lowerBound > 0 && isMinus(characters[0]) ? characters[..<1] : []
    return String(sign + characters[number])
  }

  func reading(of text: String) -> [InputContent] {
    let characters = Array(text)
    let number = rangeOfNumber(in: characters)
    let marks = marks(in: characters[number])
    var content: [InputContent] = []
    var hasMark = false
    var start = 0
    for (index, character) in characters.enumerated() {
      let range = start..<start + character.utf16.count
      start = range.upperBound
      if content.isEmpty, isMinus(character) {
        content.append(InputContent(character: "-", range: range))
      }
      guard number.contains(index) else { continue }
      if let digit = character.inputDigit {
        content.append(InputContent(character: digit, range: range))
      } else if !hasMark, marks.contains(character) {
        hasMark = true
        content.append(InputContent(character: notation.decimalSeparator, range: range))
      }
    }
    return content
  }

  /// Returns the indices of the digits, without the prefix and the suffix of the notation.
  private func rangeOfNumber(in characters: [Character]) -> Range<Int> {
    var start = 0
    var end = characters.count
    if !prefix.isEmpty {
      let afterMinus = characters.first.map(isMinus) == true ? 1 : 0
      let hasPrefix = characters[afterMinus...].starts(with: prefix)
      if hasPrefix { start = afterMinus + prefix.count }
    }
    let hasSuffix = end - start >= suffix.count && characters[(end - suffix.count)...].elementsEqual(suffix)
    if hasSuffix { end -= suffix.count }
    return start..<end
  }

  /// Returns the characters that are a decimal mark in a number.
  ///
  /// A point or a comma that does not separate groups is a decimal mark in every notation, because not every
  /// keyboard has the one of the notation. A separator of groups is one if the digits around it are not
  /// groups, as in `1234.56` in a notation that writes `1.234,56`: the number was copied from a program.
  private func marks(in number: ArraySlice<Character>) -> Set<Character> {
    var marks: Set<Character> = [".", ",", "\u{66B}"]
    if let separator = notation.groupingSeparator, marks.contains(separator), !isMark(separator, in: number) {
      marks.remove(separator)
    }
    if notation.maximumFractionDigits != 0 || notation.decimalSeparator != notation.groupingSeparator {
      marks.insert(notation.decimalSeparator)
    }
    return marks
  }

  /// Returns whether a separator of groups stands where no group begins.
  private func isMark(_ separator: Character, in number: ArraySlice<Character>) -> Bool {
    let isOnly = number.count { $0 == separator } == 1 && !number.contains(notation.decimalSeparator)
    guard isOnly, notation.decimalSeparator != separator, let index = number.firstIndex(of: separator) else {
      return false
    }
    let digitsBefore = number[..<index].count { $0.inputDigit != nil }
    let digitsAfter = number[index...].count { $0.inputDigit != nil }
    let isGroup = digitsAfter == notation.lastGroupSize && 1...notation.otherGroupSize ~= digitsBefore
    return digitsBefore > 0 && digitsAfter > 0 && !isGroup
  }

  private func isMinus(_ character: Character) -> Bool {
    guard character != notation.groupingSeparator else { return false }
    return character == notation.minusSign || "-\u{2212}\u{2013}\u{2014}\u{FF0D}".contains(character)
  }

  // MARK: Editing

  /// A separator of groups that is typed after nothing but zeros is the decimal mark, because no group begins with zero.
  func content(inserting text: String, after head: [Character]) -> [Character]? {
    guard numberReader != nil, notation.maximumFractionDigits != 0, text == "." || text == ",",
      text.first == notation.groupingSeparator
    else { return nil }
    let digits = head.drop { $0 == "-" }
    return !digits.isEmpty && digits.allSatisfy { $0 == "0" } ? head + [notation.decimalSeparator] : nil
  }

  func admitted(_ insertion: InputInsertion) -> [Character] {
    if insertion.head.isEmpty, insertion.tail.first == "-" { return [] }
    var counts = DecimalCounts(insertion.head, mark: notation.decimalSeparator)
    let rest = DecimalCounts(insertion.tail, mark: notation.decimalSeparator)
    var admitted: [Character] = []
    for character in content(of: insertion.text) {
      if character == notation.decimalSeparator {
        if notation.maximumFractionDigits == 0 { break }
        guard !counts.hasMark, !rest.hasMark, allows(fractionDigits: rest.integerDigits) else { continue }
      } else if character == "-" {
        guard insertion.head.isEmpty, admitted.isEmpty else { continue }
      } else if counts.hasMark {
        guard allows(fractionDigits: counts.fractionDigits + 1 + rest.allDigits) else { continue }
      } else {
        let digits = counts.integerDigits + 1 + rest.integerDigits
        guard digits <= notation.maximumIntegerDigits ?? .max else { continue }
      }
      counts.append(character, mark: notation.decimalSeparator)
      admitted.append(character)
    }
    return admitted
  }

  private func allows(fractionDigits: Int) -> Bool {
    fractionDigits <= notation.maximumFractionDigits ?? .max
  }

  // MARK: Formatting

  func formatted(_ content: [Character]) -> FormattedInput {
    let counts = DecimalCounts(content, mark: notation.decimalSeparator)
    // A reader takes 0.125 for a fraction also where points are between groups.
    let isPadded = numberReader != nil && content.first { $0 != "-" } == "0"
    let isGrouped =
      !isPadded && counts.integerDigits >= notation.lastGroupSize + notation.minimumGroupingDigits
    var input = FormattedInput()
    var integerDigitsLeft = counts.integerDigits
    var isAtStart = true
    for character in content {
      if character == "-" {
        input.append(notation.minusSign)
        continue
      }
      if isAtStart { prefix.forEach { input.appendSeparator($0) } }
      let isInteger = integerDigitsLeft > 0
      let needsSeparator = isGrouped && isInteger && !isAtStart && startsGroup(integerDigitsLeft)
      if needsSeparator, let separator = notation.groupingSeparator { input.appendSeparator(separator) }
      input.append(character)
      isAtStart = false
      if isInteger { integerDigitsLeft -= 1 }
    }
    if !isAtStart {
      suffix.forEach { input.appendSeparator($0) }
      input.appendWaitingSeparators()
    }
    return input
  }

  /// Returns whether a group of digits begins at a place.
  ///
  /// - Parameter digitsLeft: The number of digits between the place and the decimal mark.
  /// - Returns: `true` if it does.
  private func startsGroup(_ digitsLeft: Int) -> Bool {
    let others = digitsLeft - notation.lastGroupSize
    return others >= 0 && others.isMultiple(of: max(notation.otherGroupSize, 1))
  }
}

/// The numbers of digits before and after the decimal mark of a part of a number.
private struct DecimalCounts {
  private(set) var integerDigits = 0
  private(set) var fractionDigits = 0
  private(set) var hasMark = false

  var allDigits: Int { integerDigits + fractionDigits }

  init(_ content: [Character], mark: Character) {
    for character in content { append(character, mark: mark) }
  }

  mutating func append(_ character: Character, mark: Character) {
    if character == mark {
      hasMark = true
    } else if character != "-" {
      if hasMark { fractionDigits += 1 } else { integerDigits += 1 }
    }
  }
}
