/// Reads sign-ups from lines that are written in the usual way, without Foundation.
///
/// The usual way is JSON in UTF-8 without escapes in texts, with whole numbers only, without arrays and
/// objects in the object, without a date, and with each field at most once. The reader returns `nil` for any
/// other line, whether it is valid or not.
struct SignUpReader {
  /// Returns the sign-up in a line, or `nil` if the line has to be read in another way.
  static func signUp(on line: ArraySlice<UInt8>) -> SignUp? {
    var reader = Self(line: line)
    return reader.readObject(line.span)
  }

  /// The line, of which texts are made; everything else is read from its span, which is faster.
  private let line: ArraySlice<UInt8>
  private var index = 0
  private var signUp = SignUp()
  /// The fields so far, each as a bit.
  private var fields: UInt16 = 0

  private init(line: ArraySlice<UInt8>) { self.line = line }

  private mutating func readObject(_ bytes: Span<UInt8>) -> SignUp? {
    skipWhitespace(bytes)
    guard skip(UInt8(ascii: "{"), bytes) else { return nil }
    skipWhitespace(bytes)
    if !skip(UInt8(ascii: "}"), bytes) {
      repeat {
        guard readMember(bytes) else { return nil }
      } while skip(UInt8(ascii: ","), bytes)
      guard skip(UInt8(ascii: "}"), bytes) else { return nil }
    }
    skipWhitespace(bytes)
    return index == bytes.count ? signUp : nil
  }

  /// Reads a name and its value, with the white space around them.
  private mutating func readMember(_ bytes: Span<UInt8>) -> Bool {
    skipWhitespace(bytes)
    guard let name = readText(bytes, isASCII: true) else { return false }
    skipWhitespace(bytes)
    guard skip(UInt8(ascii: ":"), bytes) else { return false }
    skipWhitespace(bytes)
    guard readValue(of: Self.field(bytes.extracting(name)), bytes) else { return false }
    skipWhitespace(bytes)
    return true
  }

  private mutating func readValue(of field: SignUp.Field?, _ bytes: Span<UInt8>) -> Bool {
    guard let field else { return skipValue(bytes) }
    let bit: UInt16 = 1 << field.bit
    guard fields & bit == 0 else { return false }
    fields |= bit
    if skip("null", bytes) { return true }
    switch field {
    case .userName: return take(readString(bytes), as: \.userName)
    case .email: return take(readString(bytes), as: \.email)
    case .password: return take(readString(bytes), as: \.password)
    case .repeatedPassword:
      return take(readString(bytes, probably: signUp.password), as: \.repeatedPassword)
    case .age: return take(readInteger(bytes), as: \.age)
    case .phone:
      signUp.phone = readString(bytes)
      return signUp.phone != nil
    case .card:
      signUp.card = readString(bytes)
      return signUp.card != nil
    case .acceptsTerms:
      let value = skip("true", bytes) ? true : skip("false", bytes) ? false : nil
      return take(value, as: \.acceptsTerms)
    case .arrival, .company, .guests: return false
    }
  }

  /// Takes a value that was read, and returns whether there was one.
  @inline(__always)
  private mutating func take<Value>(_ value: Value?, as property: WritableKeyPath<SignUp, Value>) -> Bool {
    guard let value else { return false }
    signUp[keyPath: property] = value
    return true
  }

  private mutating func readString(_ bytes: Span<UInt8>, probably text: String? = nil) -> String? {
    guard let range = readText(bytes) else { return nil }
    if let text, text.utf8.count == range.count, Self.isEqual(bytes.extracting(range), text) { return text }
    let start = line.startIndex
    return String(decoding: line[start + range.lowerBound..<start + range.upperBound], as: UTF8.self)
  }

  /// Moves over the value of an unknown field.
  private mutating func skipValue(_ bytes: Span<UInt8>) -> Bool {
    readText(bytes) != nil || skip("true", bytes) || skip("false", bytes) || skip("null", bytes)
      || readInteger(bytes) != nil
  }

  // MARK: Tokens

  private mutating func skipWhitespace(_ bytes: Span<UInt8>) {
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 || bytes[index] == 0x0D {
      index += 1
    }
  }

  private mutating func skip(_ byte: UInt8, _ bytes: Span<UInt8>) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func skip(_ word: String, _ bytes: Span<UInt8>) -> Bool {
    // Most values begin in another way.
    guard index < bytes.count, bytes[index] == word.utf8.first else { return false }
    let end = index + word.utf8.count
    guard end <= bytes.count, Self.isEqual(bytes.extracting(index..<end), word) else { return false }
    index = end
    return true
  }

  /// Returns whether as many bytes as a text has are those of the text.
  private static func isEqual(_ bytes: Span<UInt8>, _ text: String) -> Bool {
    var index = 0
    for byte in text.utf8 {
      guard bytes[index] == byte else { return false }
      index += 1
    }
    return true
  }

  /// Moves over a text, and returns the range between its quotation marks, or `nil` if it has escapes or is
  /// malformed.
  private mutating func readText(_ bytes: Span<UInt8>, isASCII: Bool = false) -> Range<Int>? {
    guard skip(UInt8(ascii: "\""), bytes) else { return nil }
    let start = index
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        self.index = index + 1
        return start..<index
      }
      guard byte >= 0x20, byte != UInt8(ascii: "\\") else { return nil }
      if byte < 0x80 {
        index += 1
      } else {
        guard !isASCII, let length = Self.scalarLength(at: index, in: bytes) else { return nil }
        index += length
      }
    }
    return nil
  }

  /// Returns the number of bytes of a character in more than one byte, or `nil` if it is malformed.
  ///
  /// The grammar is that of [RFC 3629, section 4](https://www.rfc-editor.org/rfc/rfc3629#section-4).
  private static func scalarLength(at index: Int, in bytes: Span<UInt8>) -> Int? {
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch bytes[index] {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard bytes.count - index >= length, second.contains(bytes[index + 1]) else { return nil }
    for offset in 2..<max(2, length) where bytes[index + offset] & 0xC0 != 0x80 { return nil }
    return length
  }

  /// Moves over a whole number of at most 18 digits, and returns it, or `nil` if there is none.
  private mutating func readInteger(_ bytes: Span<UInt8>) -> Int? {
    let isNegative = skip(UInt8(ascii: "-"), bytes)
    let start = index
    var number = 0
    while index < bytes.count, 0x30...0x39 ~= bytes[index] {
      guard index - start < 18 else { return nil }
      number = 10 * number + Int(bytes[index] & 0x0F)
      index += 1
    }
    guard index > start, bytes[start] != UInt8(ascii: "0") || index == start + 1 else { return nil }
    switch index < bytes.count ? bytes[index] : nil {
    case UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"): return nil
    default: return isNegative ? -number : number
    }
  }

  private static func field(_ name: Span<UInt8>) -> SignUp.Field? {
    let field: SignUp.Field
    switch (name.count, name.isEmpty ? 0 : name[0]) {
    case (3, _): field = .age
    case (4, _): field = .card
    case (5, UInt8(ascii: "e")): field = .email
    case (5, _): field = .phone
    case (6, _): field = .guests
    case (7, UInt8(ascii: "a")): field = .arrival
    case (7, _): field = .company
    case (8, UInt8(ascii: "u")): field = .userName
    case (8, _): field = .password
    case (12, _): field = .acceptsTerms
    case (16, _): field = .repeatedPassword
    default: return nil
    }
    return isEqual(name, field.rawValue) ? field : nil
  }
}

extension SignUp.Field {
  fileprivate var bit: UInt16 {
    switch self {
    case .userName: 0
    case .email: 1
    case .password: 2
    case .repeatedPassword: 3
    case .age: 4
    case .phone: 5
    case .card: 6
    case .arrival: 7
    case .company: 8
    case .guests: 9
    case .acceptsTerms: 10
    }
  }
}
