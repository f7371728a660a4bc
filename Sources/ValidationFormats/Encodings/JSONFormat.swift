/// Recognizes JSON texts: any one value, such as `{"a": [1, true]}`, `"text"` or `null`.
///
/// The grammar is that of [RFC 8259](https://www.rfc-editor.org/rfc/rfc8259), to the letter: no comments, no
/// trailing commas, no byte order mark (section 8.1), no leading zeros, and nothing but space, tab and line
/// ends around tokens. The empty text is not a value. Escaped surrogates need no partner and names can
/// repeat, because the grammar allows it.
///
/// Arrays and objects nest at most 512 deep, a limit that section 9 leaves to each implementation, and
/// which is also that of Foundation's decoder. It keeps the work free of recursion and of allocation.
public enum JSONFormat {
  /// The maximum depth of arrays and objects.
  package static let greatestDepth = 512

  /// Returns whether the whole text is one JSON value.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - options: What is accepted beyond the standard.
  /// - Returns: `true` if the whole text is one JSON value.
  public static func matches(_ text: String, _ options: Options = .standard) -> Bool {
    text.withBytes { bytes in
      options.contains(.requiresPairedSurrogates)
        ? JSONScanner<PlainBytes>.isValue(bytes, requiresPairedSurrogates: true) : matches(bytes)
    }
  }

  /// Returns whether all the bytes are one JSON value.
  static func matches(_ bytes: Span<UInt8>) -> Bool {
    JSONScanner<PlainBytes>.isValue(bytes)
  }
}

/// Reads JSON without recursion and without allocation, from bytes as a view shows them.
struct JSONScanner<View: ByteView> {
  /// The next part of the grammar.
  private enum Expectation {
    case value
    case valueOrEndOfArray
    case name
    case nameOrEndOfObject
    case separator
  }

  /// Where the scanner is, in bytes of the view.
  var index = 0
  /// Whether the latest string has an escape.
  var hasEscapes = false

  /// How deep arrays and objects may be nested.
  private var maximumDepth = JSONFormat.greatestDepth
  /// Whether the scanner has stopped at an array or object that is too deep.
  private(set) var isTooDeep = false

  /// Whether an escaped surrogate needs its partner.
  private(set) var requiresPairedSurrogates = false

  /// The number of arrays and objects that are open.
  private var depth = 0

  /// One bit for each open array or object, set for an object.
  private var objects = SIMD8<UInt64>()

  /// Returns whether all the bytes are one JSON value in UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - objectOnly: Whether the value must be an object.
  ///   - requiresPairedSurrogates: Whether an escaped surrogate needs its partner.
  /// - Returns: `true` if all the bytes are one JSON value in UTF-8.
  static func isValue(
    _ bytes: Span<UInt8>, objectOnly: Bool = false, requiresPairedSurrogates: Bool = false
  ) -> Bool {
    var scanner = Self()
    scanner.requiresPairedSurrogates = requiresPairedSurrogates
    if objectOnly {
      scanner.skipWhitespace(in: bytes)
      guard scanner.next(in: bytes) == "{" else { return false }
    }
    var sink = NoSink()
    return scanner.skipText(in: bytes, into: &sink)
  }

  /// Creates a scanner.
  ///
  /// - Parameter maximumDepth: How deep arrays and objects may be nested, and ``JSONFormat/greatestDepth`` at most.
  init(maximumDepth: Int = JSONFormat.greatestDepth) {
    self.maximumDepth = min(maximumDepth, JSONFormat.greatestDepth)
  }

  /// Moves over `JSON-text` (RFC 8259, section 2) to the end of the bytes.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - sink: Receives the values and keys.
  /// - Returns: `false` at the first byte that the grammar, the depth or the sink doesn't accept.
  mutating func skipText(in bytes: Span<UInt8>, into sink: inout some JSONSink) -> Bool {
    let count = View.count(of: bytes)
    var expectation = Expectation.value
    while index < count {
      let byte = View.byte(at: index, of: bytes)
      if Self.isWhitespace(byte) {
        index &+= 1
        continue
      }
      switch expectation {
      case .valueOrEndOfArray where byte == "]",
        .nameOrEndOfObject where byte == "}":
        guard close(in: bytes, into: &sink) else { return false }
        expectation = .separator
      case .value, .valueOrEndOfArray:
        switch byte {
        case "{":
          guard open(isObject: true, into: &sink) else { return false }
          expectation = .nameOrEndOfObject
        case "[":
          guard open(isObject: false, into: &sink) else { return false }
          expectation = .valueOrEndOfArray
        default:
          let start = index
          guard skipScalar(in: bytes) else { return false }
          sink.add(scalarFrom: byte, start..<index, hasEscapes: hasEscapes)
          expectation = .separator
        }
      case .name, .nameOrEndOfObject:
        let start = index
        guard byte == "\"", skipString(in: bytes) else { return false }
        sink.add(key: start..<index, hasEscapes: hasEscapes)
        skipWhitespace(in: bytes)
        guard next(in: bytes) == ":" else { return false }
        index &+= 1
        expectation = .value
      case .separator:
        guard depth > 0 else { return false }
        switch (byte, isInObject) {
        case (UInt8(ascii: ","), let isInObject):
          index &+= 1
          sink.separate()
          expectation = isInObject ? .name : .value
        case (UInt8(ascii: "}"), true), (UInt8(ascii: "]"), false):
          guard close(in: bytes, into: &sink) else { return false }
        default: return false
        }
      }
    }
    return depth == 0 && expectation == .separator
  }

  /// Moves over an opening bracket, unless that is too deep.
  @inline(__always)
  private mutating func open(isObject: Bool, into sink: inout some JSONSink) -> Bool {
    guard depth < maximumDepth else {
      isTooDeep = true
      return false
    }
    let bit = 1 as UInt64 &<< UInt64(truncatingIfNeeded: depth & 63)
    if isObject { objects[depth &>> 6] |= bit } else { objects[depth &>> 6] &= ~bit }
    sink.open(isObject: isObject, at: index)
    depth &+= 1
    index &+= 1
    return true
  }

  /// Moves over a closing bracket, and returns whether the sink accepts what it closes.
  @inline(__always)
  private mutating func close(in bytes: Span<UInt8>, into sink: inout some JSONSink) -> Bool {
    depth &-= 1
    index &+= 1
    return sink.close(in: bytes)
  }

  /// Whether the innermost of the open arrays and objects is an object.
  @inline(__always)
  private var isInObject: Bool {
    let parent = depth &- 1
    return objects[parent &>> 6] &>> UInt64(truncatingIfNeeded: parent & 63) & 1 == 1
  }

  /// Returns the byte at the index, or nil at the end.
  @inline(__always)
  func next(in bytes: Span<UInt8>) -> UInt8? {
    index < View.count(of: bytes) ? View.byte(at: index, of: bytes) : nil
  }

  @inline(__always)
  private static func isWhitespace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private mutating func skipWhitespace(in bytes: Span<UInt8>) {
    while let byte = next(in: bytes), Self.isWhitespace(byte) { index &+= 1 }
  }
}

/// Receives the values and keys of a JSON text in their order, while a scanner reads it.
protocol JSONSink {
  mutating func open(isObject: Bool, at index: Int)
  /// Ends the innermost array or object, and returns whether it is accepted.
  mutating func close(in bytes: Span<UInt8>) -> Bool
  /// Receives that another element or member follows.
  mutating func separate()
  mutating func add(key: Range<Int>, hasEscapes: Bool)
  mutating func add(scalarFrom first: UInt8, _ range: Range<Int>, hasEscapes: Bool)
}

/// Keeps nothing, where only the grammar matters.
private struct NoSink: JSONSink {
  func open(isObject: Bool, at index: Int) {}
  func close(in bytes: Span<UInt8>) -> Bool { true }
  func separate() {}
  func add(key: Range<Int>, hasEscapes: Bool) {}
  func add(scalarFrom first: UInt8, _ range: Range<Int>, hasEscapes: Bool) {}
}

/// Recognizes JSON Pointers, such as `/guests/2/email`.
///
/// The grammar is that of [RFC 6901, section 3](https://www.rfc-editor.org/rfc/rfc6901#section-3). The empty
/// text is the pointer to the whole document. The form for fragments of URLs, `#/guests`, is not accepted.
public enum JSONPointerFormat {
  /// Returns whether the whole text is a JSON Pointer.
  public static func matches(_ text: String) -> Bool {
    text.withBytes { matches($0) }
  }

  /// Returns whether all the bytes, which are UTF-8, are a JSON Pointer.
  ///
  ///     json-pointer    = *( "/" reference-token )
  ///     reference-token = *( unescaped / escaped )
  ///     escaped         = "~" ( "0" / "1" )
  static func matches(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count > 0 else { return true }
    guard bytes[0] == "/" else { return false }
    for index in bytes.indices where bytes[index] == "~" {
      guard index &+ 1 < bytes.count, bytes[index &+ 1] | 1 == "1" else { return false }
    }
    return true
  }
}

extension JSONFormat {
  /// The options of JSON texts.
  public struct Options: FormatOptions {
    /// An escaped surrogate needs its partner. The grammar allows `"\ud800"`, but that isn't a
    /// character, and Foundation and other decoders reject it (RFC 8259, section 8.2).
    public static let requiresPairedSurrogates = Self(rawValue: 1 << 0)

    public static let names: [OptionName] = ["requiresPairedSurrogates"]

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}
