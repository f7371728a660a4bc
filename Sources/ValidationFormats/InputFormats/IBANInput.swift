extension InputFormat {
  /// An international bank account number in uppercase and in groups of four.
  ///
  /// ```swift
  /// InputFormat.iban.format("gb82west1234")  // "GB82 WEST 1234"
  /// ```
  ///
  /// A number takes as many characters as its country has, and 34 (ISO 13616) if the country is not known. A
  /// label before the number, as in `IBAN: DE89 3704…`, is left out when it is pasted.
  public static var iban: Self { Self(IBANInput()) }
}

/// The letters and digits of an IBAN in groups of four.
struct IBANInput: InputPattern {
  /// The most characters of any IBAN (ISO 13616).
  private static let greatestCount = 34

  private static let groupSize = 4

  var reader: InputReader? {
    InputReader { text in IBAN(text, .lenient).map { Array($0.electronicForm) } }
  }

  func reading(of text: String) -> [InputContent] { text.inputContent(\.inputCapitalOrDigit) }

  func typedContent(of text: String) -> [Character] {
    Self.withoutLabel(text[...]).compactMap(\.inputCapitalOrDigit)
  }

  func admitted(_ insertion: InputInsertion) -> [Character] {
    insertion.cut(insertion.text.compactMap(\.inputCapitalOrDigit), greatestCount: Self.greatestCount) {
      content in
      content.count <= Self.count(of: content) ?? Self.greatestCount
    }
  }

  func formatted(_ content: [Character]) -> FormattedInput {
    var input = FormattedInput()
    for (index, character) in content.enumerated() {
      if index > 0, index.isMultiple(of: Self.groupSize) { input.appendSeparator(" ") }
      input.append(character)
    }
    return input
  }

  /// Returns the length of the numbers of a country, or `nil` if the country is not known.
  private static func count(of content: [Character]) -> Int? {
    guard content.count >= 2, let first = content[0].asciiValue, let second = content[1].asciiValue else {
      return nil
    }
    return IBANTable.count(ofCountry: first, second)
  }

  /// Returns the text after `IBAN` and a space or a colon.
  private static func withoutLabel(_ text: Substring) -> Substring {
    let start = text.drop { $0.isWhitespace }
    let label = start.prefix(4)
    guard label.uppercased() == "IBAN" else { return text }
    let rest = start.dropFirst(label.count)
    let isLabel = rest.first?.isWhitespace == true || rest.first == ":"
    return isLabel ? rest : text
  }
}
