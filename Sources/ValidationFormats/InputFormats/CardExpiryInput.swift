extension InputFormat {
  /// The expiry of a payment card, such as `05/27`.
  ///
  /// ```swift
  /// InputFormat.cardExpiry.format("0527")  // "05/27"
  /// ```
  ///
  /// A year that begins with `20` may go on to four digits, `05/2027`, because AutoFill writes it so, and
  /// ``CardExpiryFormat`` accepts both. A month of one digit is not filled up.
  public static var cardExpiry: Self { Self(CardExpiryInput()) }
}

/// Month and year with a slash between.
struct CardExpiryInput: InputPattern {
  private static let monthCount = 2

  var separatorsBelongToValue: Bool { true }

  func reading(of text: String) -> [InputContent] { text.inputContent(\.inputDigit) }

  func admitted(_ insertion: InputInsertion) -> [Character] {
    let digits = insertion.text.compactMap(\.inputDigit)
    return insertion.cut(digits, greatestCount: Self.monthCount + 4) { content in
      let year = content.dropFirst(Self.monthCount)
      return year.count <= (year.starts(with: "20") ? 4 : 2)
    }
  }

  func formatted(_ content: [Character]) -> FormattedInput {
    var input = FormattedInput()
    for (index, digit) in content.enumerated() {
      if index == Self.monthCount { input.appendSeparator("/") }
      input.append(digit)
    }
    return input
  }
}
