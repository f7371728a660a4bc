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
  /// A separator that is typed after the first of two places for digits puts a zero before the digit: `5-` becomes `05-`.
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
  ///
  /// - Parameters:
  ///   - mask: The mask.
  ///   - separatorsBelongToValue: Whether the separators stay in the plain text.
  ///   - reader: Returns the digits of a text that is pasted, or `nil` if the text has no meaning; `nil` if a pasted text
  ///     is a number of characters like any other.
  /// - Returns: The format.
  package static func mask(
    _ mask: String, separatorsBelongToValue: Bool, reader: (@Sendable (String) -> String?)? = nil
  ) -> Self {
    let reader = reader.map { reader in InputReader { text in reader(text).map(Array.init) } }
    return Self(MaskInput(mask, separatorsBelongToValue: separatorsBelongToValue, reader: reader))
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
  let reader: InputReader?

  private let places: [Place]

  /// The kinds of the places, each once.
  private let kinds: Set<Place>

  /// The literals before each place, and last those after all of them.
  private let literals: [[Character]]

  init(_ mask: String, separatorsBelongToValue: Bool = false, reader: InputReader? = nil) {
    self.reader = reader
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
        let place = firstPlace + content.count
        let count = literalCount(characters[index...], place)
        let literalsStart = start
        for literal in characters[index..<index + count] { start += literal.utf16.count }
        index += count
        if index == characters.count, count > 0, let separator = separator(after: place) {
          content.append(InputContent(character: separator, range: literalsStart..<start))
        }
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

  // MARK: Typed separators

  /// Returns the sign that stands for the literals after two places for digits, if it was typed, or `nil` if the literals
  /// before a place are others.
  private func separator(after place: Int) -> Character? {
    guard place >= 2, place < places.count, literals[place - 1].isEmpty, places[place - 2] == .digit,
      places[place - 1] == .digit, place == 2 || !literals[place - 2].isEmpty
    else { return nil }
    let sign = literals[place].first { !$0.isWhitespace }
    return sign.flatMap { character($0) == nil ? $0 : nil }
  }

  /// Returns whether a typed character is the separator after two places for digits.
  private func isSeparator(_ typed: Character, after place: Int) -> Bool {
    guard let separator = separator(after: place) else { return false }
    return typed == separator || separatorsBelongToValue && "./-:".contains(typed)
  }

  func isTypedSeparator(_ character: Character) -> Bool { self.character(character) == nil }

  func content(inserting text: String, after head: [Character]) -> [Character]? {
    guard text.count == 1, let typed = text.first else { return nil }
    let place = head.count + 1
    guard let digit = head.last, !isTypedSeparator(digit), isSeparator(typed, after: place),
      let separator = separator(after: place)
    else { return nil }
    return head.dropLast() + ["0", digit, separator]
  }

  /// Returns the content of a text in which a separator pads the digit before it.
  func typedContent(of text: String) -> [Character] {
    var content: [Character] = []
    var isAtLiterals = true
    var rest = Array(text)[...]
    while let next = rest.first {
      if isAtLiterals {
        isAtLiterals = false
        if let separator = separator(after: content.count), rest.elementsEqual(literals[content.count]) {
          content.append(separator)
          break
        }
        let count = countOfEvidentLiterals(in: rest, beforePlace: content.count)
        rest = rest.dropFirst(count)
        if count > 0 { continue }
      }
      if let character = character(next) {
        content.append(character)
        isAtLiterals = true
      } else if let completed = self.content(inserting: String(next), after: content) {
        content = rest.count == 1 ? completed : completed.dropLast()
      }
      rest = rest.dropFirst()
    }
    return content
  }

  // MARK: Editing

  func admitted(_ insertion: InputInsertion) -> [Character] {
    let head = insertion.head.filter { !isTypedSeparator($0) }
    let tail = insertion.tail.filter { !isTypedSeparator($0) }
    var admitted: [Character] = []
    let room = places.count - head.count - tail.count
    guard room > 0 else { return [] }
    let inserted =
      head.isEmpty && tail.isEmpty
      ? typedContent(of: insertion.text)
      : reading(Array(insertion.text), from: head.count, literalCount: countOfEvidentLiterals)
        .map(\.character)
    for each in inserted {
      guard let character = places[head.count + admitted.count].character(each) else { continue }
      admitted.append(character)
      if admitted.count == room { break }
    }
    let misfitsBefore = misfits(of: tail, from: head.count)
    while !admitted.isEmpty, misfits(of: tail, from: head.count + admitted.count) > misfitsBefore {
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
    var place = 0
    var hasLiterals = false
    for character in content {
      let isSeparator = isTypedSeparator(character)
      if isSeparator {
        let isInPlace = !hasLiterals && separator(after: place) != nil
        input.appendTyped(isInPlace ? literals[place] : [])
        hasLiterals = hasLiterals || isInPlace
        continue
      }
      if place < literals.count, !hasLiterals { literals[place].forEach { input.appendSeparator($0) } }
      hasLiterals = false
      input.append(character)
      place += 1
    }
    if place == places.count, !content.isEmpty {
      literals[places.count].forEach { input.appendSeparator($0) }
      input.appendWaitingSeparators()
    }
    return input
  }
}
