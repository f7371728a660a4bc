extension InputFormat {
  /// Text with a fixed pattern, such as the number of a customer or a tax office.
  ///
  /// ```swift
  /// InputFormat.mask("##-####").format("123456")  // "12-3456"
  /// InputFormat.mask("+7 (###) ###-##-##").format("9161234567")
  /// // "+7 (916) 123-45-67"
  /// InputFormat.mask("AA-***").format("ab1c")  // "ab-1c"
  /// ```
  ///
  /// In a mask, `#` stands for a digit, `A` for a letter of ASCII, and `*` for either. All other characters
  /// stand for themselves, as does a character after `\`. The plain text has none of these literals.
  ///
  /// Inserted characters that do not fit their place are left out. Literals that look like content, such as
  /// the `7` of the example, are recognized in pasted text if the sign beside them is there too: `+7 916` has
  /// the digits 916, and `7916` has
  /// 7916. Give literals of that kind a sign, because without one the mask cannot tell them from what the
  ///       user typed.
  ///
  /// - Parameter mask: The mask.
  /// - Returns: The format.
  public static func mask(_ mask: String) -> Self { Self(MaskInput(mask)) }

  /// Text with a fixed pattern whose separators stay in the plain text, such as a date.
  package static func mask(_ mask: String, separatorsBelongToValue: Bool) -> Self {
    Self(MaskInput(mask, separatorsBelongToValue: separatorsBelongToValue))
  }
}

/// Places for digits and letters, with literals between.
struct MaskInput: InputPattern {
  /// What may stand in a place.
  private enum Place {
    case digit
    case letter
    case either

    /// Returns the character in the spelling of the mask, or `nil` if it does not belong here.
    func character(_ character: Character) -> Character? {
      switch self {
      case .digit: character.inputDigit
      case .letter: character.inputLetter
      case .either: character.inputDigit ?? character.inputLetter
      }
    }
  }

  let separatorsBelongToValue: Bool

  private let places: [Place]

  /// The kinds of the places, each once.
  private let kinds: Set<Place>

  /// The literals before each place, and last those after all of them.
  private let literals: [[Character]]

  init(_ mask: String, separatorsBelongToValue: Bool = false) {
    self.separatorsBelongToValue = separatorsBelongToValue
    var places: [Place] = []
    var literals: [[Character]] = [[]]
    var isEscaped = false
    for character in mask {
      let place: Place? =
        switch character {
        case _ where isEscaped: nil
        case "#": .digit
        case "A": .letter
        case "*": .either
        default: nil
        }
      if let place {
        places.append(place)
        literals.append([])
      } else if character == "\\", !isEscaped {
        isEscaped = true
        continue
      } else {
        literals[literals.count - 1].append(character)
      }
      isEscaped = false
    }
    self.places = places
    kinds = Set(places)
    self.literals = literals
  }

  /// Returns a character in the spelling of the mask if some place takes it, whichever place that is.
  private func character(_ character: Character) -> Character? {
    for kind in kinds {
      if let character = kind.character(character) { return character }
    }
    return nil
  }

  func reading(of text: String) -> [InputContent] {
    let characters = Array(text)
    let own = reading(characters, from: 0, literalCount: countOfOwnLiterals)
    if formatted(own.map(\.character)).text == text { return own }
    return reading(characters, from: 0, literalCount: countOfEvidentLiterals)
  }

  /// Reads text whose first character of the content has a place.
  private func reading(
    _ characters: [Character], from firstPlace: Int, literalCount: (ArraySlice<Character>, Int) -> Int
  ) -> [InputContent] {
    var content: [InputContent] = []
    var isAtLiterals = true
    var index = 0
    var start = 0
    while index < characters.count {
      if isAtLiterals {
        isAtLiterals = false
        let count = literalCount(characters[index...], firstPlace + content.count)
        for literal in characters[index..<index + count] { start += literal.utf16.count }
        index += count
        continue
      }
      let end = start + characters[index].utf16.count
      if let character = character(characters[index]) {
        content.append(InputContent(character: character, range: start..<end))
        isAtLiterals = true
      }
      start = end
      index += 1
    }
    return content
  }

  /// Returns how many characters are literals, in a text that this mask formatted.
  private func countOfOwnLiterals(in text: ArraySlice<Character>, beforePlace place: Int) -> Int {
    guard place < literals.count, text.starts(with: literals[place]) else { return 0 }
    return literals[place].count
  }

  /// Returns how many characters are evidently literals, in any text.
  ///
  /// Literals that could be content, such as the digit of `+7 (`, are literals only with a sign beside them
  /// that could not; those alone that could not need not be recognized.
  private func countOfEvidentLiterals(in text: ArraySlice<Character>, beforePlace place: Int) -> Int {
    guard place < literals.count else { return 0 }
    let literals = literals[place]
    guard let last = literals.lastIndex(where: { character($0) != nil }) else { return 0 }
    let hasSign = literals[..<last].contains { character($0) == nil }
    let evident = hasSign ? literals[...last] : literals[...]
    let isEvident = hasSign || last < literals.count - 1
    return isEvident && text.starts(with: evident) ? evident.count : 0
  }

  func admitted(_ insertion: InputInsertion) -> [Character] {
    var admitted: [Character] = []
    let room = places.count - insertion.head.count - insertion.tail.count
    guard room > 0 else { return [] }
    let inserted = reading(
      Array(insertion.text), from: insertion.head.count, literalCount: countOfEvidentLiterals)
    for each in inserted {
      let place = insertion.head.count + admitted.count
      guard let character = places[place].character(each.character) else { continue }
      admitted.append(character)
      if admitted.count == room { break }
    }
    let misfitsBefore = misfits(of: insertion.tail, from: insertion.head.count)
    while !admitted.isEmpty,
      misfits(of: insertion.tail, from: insertion.head.count + admitted.count) > misfitsBefore
    {
      admitted.removeLast()
    }
    return admitted
  }

  /// Returns how many characters do not fit the places from one on.
  private func misfits(of characters: [Character], from place: Int) -> Int {
    zip(characters, places.dropFirst(place)).count { character, place in place.character(character) == nil }
  }

  func formatted(_ content: [Character]) -> FormattedInput {
    var input = FormattedInput()
    for (index, character) in content.enumerated() {
      if index < literals.count { literals[index].forEach { input.appendSeparator($0) } }
      input.append(character)
    }
    if content.count == places.count {
      literals[places.count].forEach { input.appendSeparator($0) }
      input.appendWaitingSeparators()
    }
    return input
  }
}
