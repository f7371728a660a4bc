extension InputFormat {
  /// An international telephone number, which begins with a plus sign and a calling code.
  ///
  /// ```swift
  /// InputFormat.phoneNumber.format("+442079460018")  // "+44 20 7946 0018"
  /// ```
  ///
  /// Digits without a plus sign are not grouped, because their country is not known. To accept national
  /// numbers as well, use ``phoneNumber(region:)``.
  public static var phoneNumber: Self { Self(PhoneNumberInput(region: nil, plan: nil)) }

  /// A telephone number as people of a region write it, or an international one.
  ///
  /// ```swift
  /// let phone = InputFormat.phoneNumber(region: "US")
  /// phone.format("650")            // "650"
  /// phone.format("6502532")        // "650-2532"
  /// phone.format("6502532222")     // "(650) 253-2222"
  /// phone.format("+442079460018")  // "+44 20 7946 0018"
  /// ```
  ///
  /// The groups are those of [libphonenumber](https://github.com/google/libphonenumber), which change while
  /// the number becomes known. A plus sign counts at the start only. A number takes as many digits as [ITU-T
  /// E.164](https://www.itu.int/rec/T-REC-E.164) allows, and a prefix before them.
  ///
  /// - Parameter region: A region of ISO 3166-1 alpha-2, in either case. Where
  ///   ``PhoneNumberFormat/isSupported(region:)`` is `false`, international numbers only are grouped.
  /// - Returns: The format.
  public static func phoneNumber(region: String) -> Self {
    guard let code = PhoneNumberingPlans.plan(ofRegion: region)?.plan.callingCode else { return .phoneNumber }
    return Self(PhoneNumberInput(region: region, plan: .plan(ofCallingCode: code)))
  }
}

/// The digits of a telephone number, and a plus sign before them.
struct PhoneNumberInput: InputPattern {
  /// The most digits of an international number, without the plus sign: those of E.164.
  private static let greatestInternationalCount = 15

  /// The most digits with a prefix before the calling code, or a trunk prefix.
  private static let greatestCount = PhoneNumberDigits.capacity

  /// The region, or `nil` if the number has to be international.
  let region: String?

  /// The plan of the region, or `nil` if the number has to be international.
  let plan: PhoneNumberTypingPlan?

  func reading(of text: String) -> [InputContent] {
    var isAtStart = true
    return text.inputContent { character in
      let content = isAtStart && character.isInputPlus ? "+" : character.inputDigit
      if content != nil { isAtStart = false }
      return content
    }
  }

  // MARK: Whole numbers

  var reader: InputReader? { InputReader { text in contentOfNumber(text, region: region) } }

  /// Returns the content of a number in any notation, without its extension, or `nil` if the text is not a number.
  private func contentOfNumber(_ text: String, region: String?) -> [Character]? {
    guard let number = PhoneNumber(text, region: region, Self.everyNotation) else { return nil }
    let typed = content(of: text).dropLast(number.extensionNumber?.count ?? 0)
    let isSame = PhoneNumber(String(typed), region: region, Self.dialled)?.e164 == number.e164
    return isSame ? Array(typed) : Array(number.e164)
  }

  private static let everyNotation: PhoneNumberFormat.Options = [.lenient, .allowsOtherRegions]

  private static let dialled: PhoneNumberFormat.Options = .allowsOtherRegions

  /// Returns the content of a number in any notation that is inserted after nothing but a calling code, as into a field
  /// that begins with `+44`.
  func content(inserting text: String, after head: [Character]) -> [Character]? {
    let code = String(head.dropFirst())
    guard text.count > 1, head.first == "+", let value = Int(code),
      PhoneNumberTypingPlan.plan(ofCallingCode: value) != nil
    else { return nil }
    let reader = InputReader { contentOfNumber($0, ofCallingCode: value) }
    for text in [text, Self.withoutExtension(text)] {
      if let content = reader.content(of: text) ?? reader.contentWithoutSurroundings(of: text) {
        return content
      }
    }
    return nil
  }

  /// Returns the content of an international number, or of one of a calling code, or `nil` if the text is not a number.
  private func contentOfNumber(_ text: String, ofCallingCode value: Int) -> [Character]? {
    if text.contains(where: \.isInputPlus) { return contentOfNumber(text, region: nil) }
    let digits = String(text.compactMap(\.inputDigit))
    if digits.hasPrefix("\(value)"), let content = contentOfNumber("+\(text)", region: nil) { return content }
    // As it is dialled within a region of the calling code, or without its trunk prefix.
    for region in PhoneNumberFormat.regions {
      guard PhoneNumberingPlans.plan(ofRegion: region)?.plan.callingCode == value else { continue }
      if let number = PhoneNumber(text, region: region, Self.everyNotation) { return Array(number.e164) }
    }
    return contentOfNumber("+\(value) \(text)", region: nil)
  }

  // MARK: Editing

  func admitted(_ insertion: InputInsertion) -> [Character] {
    let followsStart = insertion.tail.first == "+"
    if insertion.head.isEmpty, followsStart { return [] }
    var characters = content(of: Self.withoutExtension(insertion.text))
    if insertion.repeatsCallingCode(characters) {
      characters.removeFirst(insertion.head.count)
    } else if !insertion.head.isEmpty, characters.first == "+" {
      characters.removeFirst()
    }
    return insertion.cut(characters, greatestCount: Self.greatestCount) { content in
      content.first != "+" || content.count - 1 <= Self.greatestInternationalCount
    }
  }

  /// Returns a text up to the letters or the sign after its digits.
  private static func withoutExtension(_ text: String) -> String {
    guard let start = text.firstIndex(where: { $0.inputDigit != nil }) else { return text }
    let end = text[start...].firstIndex { $0.isLetter && $0.inputDigit == nil || $0 == "#" || $0 == ";" }
    return String(text[..<(end ?? text.endIndex)])
  }

  func formatted(_ content: [Character]) -> FormattedInput {
    var input = FormattedInput()
    for character in text(of: content) {
      if Self.isContent(character) {
        input.append(character)
      } else {
        input.appendSeparator(character)
      }
    }
    return input
  }

  /// Returns content in groups, or as it is if it has more digits than a number can have.
  private func text(of content: [Character]) -> String {
    let plain = String(content)
    guard content.count <= Self.greatestCount else { return plain }
    var typing = PhoneNumberTyping(plan: plan)
    for byte in plain.utf8 { typing.append(byte) }
    let keepsContent = typing.text.filter(Self.isContent) == plain
    return keepsContent ? typing.text : plain
  }

  private static func isContent(_ character: Character) -> Bool {
    character == "+" || character.inputDigit != nil
  }
}

extension InputInsertion {
  /// Returns whether a whole international number is pasted after its calling code, as into a field that
  /// begins with `+44`.
  fileprivate func repeatsCallingCode(_ characters: [Character]) -> Bool {
    guard tail.isEmpty, head.first == "+", characters.starts(with: head) else { return false }
    guard let code = Int(String(head.dropFirst())) else { return head.count == 1 }
    return PhoneNumberTypingPlan.plan(ofCallingCode: code) != nil
  }
}
