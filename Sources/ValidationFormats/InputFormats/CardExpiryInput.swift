extension InputFormat {
  /// The expiry of a payment card, such as `05/27`.
  ///
  /// ```swift
  /// InputFormat.cardExpiry.format("0527")     // "05/27"
  /// InputFormat.cardExpiry.format("2027-05")  // "05/27"
  /// ```
  ///
  /// A year that begins with `20` may go on to four digits, `05/2027`, because AutoFill writes it so, and
  /// ``CardExpiryFormat`` accepts both. A month of one digit is filled up when the slash is typed: `5/` becomes `05/`.
  public static var cardExpiry: Self { Self(CardExpiryInput()) }
}

/// Month and year with a slash between.
struct CardExpiryInput: InputPattern {
  private static let monthCount = 2

  private static let mask = MaskInput("##/####", separatorsBelongToValue: true)

  var separatorsBelongToValue: Bool { true }

  var reader: InputReader? { InputReader { CardExpiryFormat.digits(of: $0).map(Array.init) } }

  func reading(of text: String) -> [InputContent] { Self.mask.reading(of: text) }

  func typedContent(of text: String) -> [Character] { Self.mask.typedContent(of: text) }

  func isTypedSeparator(_ character: Character) -> Bool { Self.mask.isTypedSeparator(character) }

  func content(inserting text: String, after head: [Character]) -> [Character]? {
    Self.mask.content(inserting: text, after: head)
  }

  func admitted(_ insertion: InputInsertion) -> [Character] {
    insertion.cut(Self.mask.admitted(insertion), greatestCount: Self.monthCount + 5) { content in
      let year = content.filter { !isTypedSeparator($0) }.dropFirst(Self.monthCount)
      return year.count <= (year.starts(with: "20") ? 4 : 2)
    }
  }

  func formatted(_ content: [Character]) -> FormattedInput { Self.mask.formatted(content) }
}
