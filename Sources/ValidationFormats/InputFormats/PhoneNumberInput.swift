extension InputFormat {
  /// An international telephone number, which begins with a plus sign and a calling code.
  ///
  /// ```swift
  /// InputFormat.phoneNumber.format("+442079460018")  // "+44 20 7946 0018"
  /// ```
  ///
  /// Digits without a plus sign are not grouped, because their country is not known. To accept national
  /// numbers as well, use ``phoneNumber(region:)``.
  public static var phoneNumber: Self { Self(PhoneNumberInput(plan: nil)) }

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
    let code = PhoneNumberingPlans.plan(ofRegion: region)?.plan.callingCode
    return Self(PhoneNumberInput(plan: code.flatMap(PhoneNumberTypingPlan.plan(ofCallingCode:))))
  }
}

/// The digits of a telephone number, and a plus sign before them.
struct PhoneNumberInput: InputPattern {
  /// The most digits of an international number, without the plus sign: those of E.164.
  private static let greatestInternationalCount = 15

  /// The most digits with a prefix before the calling code, or a trunk prefix.
  private static let greatestCount = PhoneNumberDigits.capacity

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

  func admitted(_ insertion: InputInsertion) -> [Character] {
    let followsStart = insertion.tail.first == "+"
    if insertion.head.isEmpty, followsStart { return [] }
    var characters = content(of: insertion.text)
    if insertion.repeatsCallingCode(characters) {
      characters.removeFirst(insertion.head.count)
    } else if !insertion.head.isEmpty, characters.first == "+" {
      characters.removeFirst()
    }
    return insertion.cut(characters, greatestCount: Self.greatestCount) { content in
      content.first != "+" || content.count - 1 <= Self.greatestInternationalCount
    }
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
