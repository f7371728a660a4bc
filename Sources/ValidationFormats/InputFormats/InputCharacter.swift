/// What people type and paste, brought to the characters of ASCII.
extension Character {
  /// The digit of ASCII with the same value, or `nil` if the character is not a decimal digit of any script.
  var inputDigit: Character? {
    if isASCII { return "0"..."9" ~= self ? self : nil }
    guard let scalar = visibleScalar, scalar.properties.numericType == .decimal,
      let value = scalar.properties.numericValue, 0...9 ~= value
    else { return nil }
    return Character(Unicode.Scalar(UInt8(ascii: "0") + UInt8(value)))
  }

  /// The letter of ASCII, also for its full-width form, or `nil` for other characters.
  var inputLetter: Character? {
    if isASCII { return isLetter ? self : nil }
    switch visibleScalar?.value {
    case .some(let value) where 0xFF21...0xFF3A ~= value || 0xFF41...0xFF5A ~= value:
      return Character(Unicode.Scalar(UInt8(truncatingIfNeeded: value - 0xFEE0)))
    case .some(let value) where value < 0x80:
      return Character(Unicode.Scalar(UInt8(truncatingIfNeeded: value))).inputLetter
    default: return nil
    }
  }

  /// The uppercase letter or the digit of ASCII, or `nil` for other characters.
  var inputCapitalOrDigit: Character? {
    if let digit = inputDigit { return digit }
    guard let letter = inputLetter else { return nil }
    return Character(letter.uppercased())
  }

  /// Whether the character is a plus sign, also the full-width one.
  var isInputPlus: Bool { self == "+" || self == "\u{FF0B}" }

  /// The scalar of a character that has only one, besides those without width that come along where text is
  /// copied.
  private var visibleScalar: Unicode.Scalar? {
    var visible: Unicode.Scalar?
    for scalar in unicodeScalars where !scalar.properties.isDefaultIgnorableCodePoint {
      guard visible == nil else { return nil }
      visible = scalar
    }
    return visible
  }
}

extension String {
  /// Calls a function with each character and its UTF-16 offsets, and returns the content that it makes of
  /// them.
  func inputContent(_ character: (Character) -> Character?) -> [InputContent] {
    var content: [InputContent] = []
    var start = 0
    for each in self {
      let end = start + each.utf16.count
      if let character = character(each) {
        content.append(InputContent(character: character, range: start..<end))
      }
      start = end
    }
    return content
  }
}
