extension InputFormat {
  /// A payment card number in the groups of its network, which is recognized while the user types.
  ///
  /// ```swift
  /// InputFormat.paymentCard.format("4242424242424242")  // "4242 4242 4242 4242"
  /// InputFormat.paymentCard.format("378282246310005")   // "3782 822463 10005"
  /// ```
  ///
  /// American Express has the groups 4-6-5, Diners Club with 14 digits 4-6-4, and all others 4-4-4-4-3. A
  /// number takes as many digits as its network issues at most, and 19 as long as the network is not known.
  public static var paymentCard: Self { Self(PaymentCardInput()) }
}

/// The digits of a payment card in groups.
struct PaymentCardInput: InputPattern {
  var reader: InputReader? {
    InputReader { text in
      PaymentCardFormat.matches(text, .lenient) ? text.compactMap(\.inputDigit) : nil
    }
  }

  func reading(of text: String) -> [InputContent] { text.inputContent(\.inputDigit) }

  func admitted(_ insertion: InputInsertion) -> [Character] {
    let digits = insertion.text.compactMap(\.inputDigit)
    return insertion.cut(digits, greatestCount: PaymentCardIndex.lengths.upperBound) { content in
      content.count <= Self.greatestCount(of: content)
    }
  }

  func formatted(_ content: [Character]) -> FormattedInput {
    let network = PaymentCardNetwork.suggested(
      forPrefix: String(content.prefix(PaymentCardRange.prefixLength)))
    let groups = (network ?? .visa).groupSizes(digitCount: content.count)
    var starts: Set<Int> = []
    var start = 0
    for size in groups.dropLast() {
      start += size
      starts.insert(start)
    }
    var input = FormattedInput()
    for (index, digit) in content.enumerated() {
      if starts.contains(index) { input.appendSeparator(" ") }
      input.append(digit)
    }
    return input
  }

  /// Returns the most digits that a network issues under the first digits of a number.
  private static func greatestCount(of content: [Character]) -> Int {
    let first = content.prefix(PaymentCardRange.prefixLength)
    guard let prefix = Int(String(first)) else { return PaymentCardIndex.lengths.upperBound }
    let prefixes = PaymentCardRange.prefixes(beginningWith: prefix, digits: first.count)
    let ranges = PaymentCardNetworkTable.ranges.filter { $0.prefixes.overlaps(prefixes) }
    let greatest = PaymentCardIndex.lengths.reversed().first { length in
      ranges.contains { $0.allows(length: length) }
    }
    return greatest ?? PaymentCardIndex.lengths.upperBound
  }
}
