/// Reads sign-ups from lines that are written in the usual way, without Foundation.
///
/// The usual way is JSON in UTF-8 without escapes in texts, with whole numbers only, without arrays and objects in the
/// object, and with each field at most once. The reader returns `nil` for any other line, whether it is valid or not.
struct SignUpReader {
  /// Returns the sign-up in a line, or `nil` if the line has to be read in another way.
  static func signUp(on line: ArraySlice<UInt8>) -> SignUp? {
    var reader = Self(line)
    return reader.readObject()
  }

  private let line: ArraySlice<UInt8>
  private var index: Int
  private var signUp = SignUp()
  /// The fields so far, each as a bit.
  private var fields: UInt8 = 0

  private init(_ line: ArraySlice<UInt8>) {
    self.line = line
    index = line.startIndex
  }

  private mutating func readObject() -> SignUp? {
    skipWhitespace()
    guard skip(UInt8(ascii: "{")) else { return nil }
    skipWhitespace()
    if !skip(UInt8(ascii: "}")) {
      repeat {
        guard readMember() else { return nil }
      } while skip(UInt8(ascii: ","))
      guard skip(UInt8(ascii: "}")) else { return nil }
    }
    skipWhitespace()
    return index == line.endIndex ? signUp : nil
  }

  /// Reads a name and its value, with the white space around them.
  private mutating func readMember() -> Bool {
    skipWhitespace()
    guard let name = readText(isASCII: true) else { return false }
    skipWhitespace()
    guard skip(UInt8(ascii: ":")) else { return false }
    skipWhitespace()
    guard readValue(of: Self.field(line[name])) else { return false }
    skipWhitespace()
    return true
  }

  private mutating func readValue(of field: SignUp.Field?) -> Bool {
    guard let field else { return skipValue() }
    let bit: UInt8 = 1 << field.bit
    guard fields & bit == 0 else { return false }
    fields |= bit
    if skip("null") { return true }
    switch field {
    case .userName:
      signUp.userName = readString()
      return signUp.userName != nil
    case .email:
      signUp.email = readString()
      return signUp.email != nil
    case .password:
      signUp.password = readString()
      return signUp.password != nil
    case .repeatedPassword:
      signUp.repeatedPassword = readString()
      return signUp.repeatedPassword != nil
    case .age:
      signUp.age = readInteger()
      return signUp.age != nil
    case .acceptsTerms:
      signUp.acceptsTerms = skip("true") ? true : skip("false") ? false : nil
      return signUp.acceptsTerms != nil
    }
  }

  private mutating func readString() -> String? {
    readText().map { String(decoding: line[$0], as: UTF8.self) }
  }

  /// Moves over the value of an unknown field.
  private mutating func skipValue() -> Bool {
    readText() != nil || skip("true") || skip("false") || skip("null") || readInteger() != nil
  }

  // MARK: Tokens

  private mutating func skipWhitespace() {
    while let byte, byte == 0x20 || byte == 0x09 || byte == 0x0D { index += 1 }
  }

  private var byte: UInt8? { index < line.endIndex ? line[index] : nil }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard self.byte == byte else { return false }
    index += 1
    return true
  }

  private mutating func skip(_ word: String) -> Bool {
    // Most values begin in another way.
    guard byte == word.utf8.first, line[index...].starts(with: word.utf8) else { return false }
    index += word.utf8.count
    return true
  }

  /// Moves over a text, and returns the range between its quotation marks, or `nil` if it has escapes or is malformed.
  private mutating func readText(isASCII: Bool = false) -> Range<Int>? {
    guard byte == UInt8(ascii: "\"") else { return nil }
    let start = index + 1
    var index = start
    while index < line.endIndex {
      let byte = line[index]
      switch byte {
      case UInt8(ascii: "\""):
        self.index = index + 1
        return start..<index
      case UInt8(ascii: "\\"), 0..<0x20: return nil
      case 0x20..<0x80: index += 1
      default:
        guard !isASCII, let length = scalarLength(at: index) else { return nil }
        index += length
      }
    }
    return nil
  }

  /// Returns the number of bytes of a character in more than one byte, or `nil` if it is malformed.
  ///
  /// The grammar is that of [RFC 3629, section 4](https://www.rfc-editor.org/rfc/rfc3629#section-4).
  private func scalarLength(at index: Int) -> Int? {
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch line[index] {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard line.endIndex - index >= length, second.contains(line[index + 1]) else { return nil }
    for offset in 2..<max(2, length) where line[index + offset] & 0xC0 != 0x80 { return nil }
    return length
  }

  /// Moves over a whole number of at most 18 digits, and returns it, or `nil` if there is none.
  private mutating func readInteger() -> Int? {
    let isNegative = skip(UInt8(ascii: "-"))
    let start = index
    var number = 0
    while let byte, 0x30...0x39 ~= byte {
      guard index - start < 18 else { return nil }
      number = 10 * number + Int(byte & 0x0F)
      index += 1
    }
    guard index > start, line[start] != UInt8(ascii: "0") || index == start + 1 else { return nil }
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"): return nil
    default: return isNegative ? -number : number
    }
  }

  private static func field(_ name: ArraySlice<UInt8>) -> SignUp.Field? {
    let field: SignUp.Field
    switch (name.count, name.first) {
    case (3, _): field = .age
    case (5, _): field = .email
    case (8, UInt8(ascii: "u")): field = .userName
    case (8, _): field = .password
    case (12, _): field = .acceptsTerms
    case (16, _): field = .repeatedPassword
    default: return nil
    }
    return name.elementsEqual(field.rawValue.utf8) ? field : nil
  }
}

extension SignUp.Field {
  fileprivate var bit: UInt8 {
    switch self {
    case .userName: 0
    case .email: 1
    case .password: 2
    case .repeatedPassword: 3
    case .age: 4
    case .acceptsTerms: 5
    }
  }
}
