import Foundation

/// An incremental parser of requests.
///
/// The grammar is that of [RFC 9112](https://www.rfc-editor.org/rfc/rfc9112). A line can end with a line feed
/// alone, as section 2.2 allows. The parser rejects requests that two servers could interpret differently.
struct RequestParser {
  /// The result of parsing the bytes so far.
  enum Event: Equatable {
    case request(LoopbackServer.Request)
    /// The client waits for the status 100 before it sends the body.
    case expectsContinue
    /// The bytes are not a request. Bytes after them are ignored.
    case failure(status: Int)
  }

  /// The maximum size of a head, in bytes.
  static let headLimit = 16 * 1024

  /// The maximum size of a body, in bytes.
  static let bodyLimit = 1024 * 1024

  private enum Phase {
    case requestLine, fields
    case body(remaining: Int)
    case chunkSize
    case chunk(remaining: Int)
    case chunkEnd, trailers,
      failed
  }

  private var phase = Phase.requestLine
  private var input: [UInt8] = []
  private var position = 0
  private var searched = 0
  private var headBytes = 0
  private var request = LoopbackServer.Request.empty

  /// The number of bytes that were not parsed yet.
  var bufferedBytes: Int { input.count - position }

  /// Whether a request has begun.
  var hasBegun: Bool {
    if case .requestLine = phase { return bufferedBytes > 0 }
    return true
  }

  /// Adds bytes.
  mutating func append(_ bytes: ArraySlice<UInt8>) {
    input.removeFirst(position)
    searched -= position
    position = 0
    input += bytes
  }

  /// Returns the next event, or `nil` if more bytes are necessary.
  mutating func next() -> Event? {
    while true {
      switch phase {
      case .failed: return nil
      case .requestLine, .fields, .chunkSize, .chunkEnd, .trailers:
        guard let line = takeLine() else {
          return headBytes + bufferedBytes > Self.headLimit ? fail(431) : nil
        }
        headBytes += line.count + 1
        guard headBytes <= Self.headLimit else { return fail(431) }
        if let event = read(line) { return event }
      case .body(let remaining):
        guard let rest = takeBody(remaining) else { return nil }
        phase = .body(remaining: rest)
        if rest == 0 { return finish() }
      case .chunk(let remaining):
        guard let rest = takeBody(remaining) else { return nil }
        phase = rest == 0 ? .chunkEnd : .chunk(remaining: rest)
      }
    }
  }

  private mutating func read(_ line: ArraySlice<UInt8>) -> Event? {
    switch phase {
    case .requestLine:
      // Some clients send an empty line after a request.
      return line.isEmpty ? nil : readRequestLine(line)
    case .fields:
      return line.isEmpty ? finishHead() : readField(line)
    case .trailers:
      return line.isEmpty ? finish() : nil
    case .chunkEnd:
      guard line.isEmpty else { return fail(400) }
      phase = .chunkSize
      // The framing of chunks does not count; their sum is limited by the limit of the body.
      headBytes = 0
      return nil
    case .chunkSize:
      let digits = line.prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: " ") && $0 != 0x09 }
      guard !digits.isEmpty, digits.allSatisfy(\.isHexDigit) else { return fail(400) }
      let size = digits.count > 15 ? Int.max : Int(String(decoding: digits, as: UTF8.self), radix: 16) ?? .max
      guard size <= Self.bodyLimit - request.body.count else { return fail(413) }
      phase = size == 0 ? .trailers : .chunk(remaining: size)
      return nil
    case .body, .chunk, .failed:
      return nil
    }
  }

  /// Reads `method SP request-target SP HTTP-version`.
  private mutating func readRequestLine(_ line: ArraySlice<UInt8>) -> Event? {
    let parts = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[0].isEmpty, parts[0].allSatisfy(\.isTokenCharacter),
      !parts[1].isEmpty, parts[1].allSatisfy({ $0 > 0x20 && $0 < 0x7F })
    else { return fail(400) }
    let version = String(decoding: parts[2], as: UTF8.self)
    guard version.hasPrefix("HTTP/") else { return fail(400) }
    guard version == "HTTP/1.1" || version == "HTTP/1.0" else { return fail(505) }

    request.method = String(decoding: parts[0], as: UTF8.self)
    var target = String(decoding: parts[1], as: UTF8.self)[...]
    if target.lowercased().hasPrefix("http://") {
      target = target.dropFirst("http://".count).drop { $0 != "/" && $0 != "?" }
    }
    let halves = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    request.path = halves.first.map { $0.isEmpty ? "/" : String($0) } ?? "/"
    request.query = halves.count > 1 ? String(halves[1]) : nil
    request.keepsConnection = version == "HTTP/1.1"
    phase = .fields
    return nil
  }

  /// Reads `field-name ":" OWS field-value OWS`.
  private mutating func readField(_ line: ArraySlice<UInt8>) -> Event? {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
      line[..<colon].allSatisfy(\.isTokenCharacter),
      line[(colon + 1)...].allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 })
    else { return fail(400) }
    let value = String(decoding: line[(colon + 1)...], as: UTF8.self)
    request.headers.append(
      String(decoding: line[..<colon], as: UTF8.self), value.trimmingCharacters(in: .whitespaces))
    return nil
  }

  private mutating func finishHead() -> Event? {
    let isVersion11 = request.keepsConnection
    if request.headers.lists("close", in: "Connection") { request.keepsConnection = false }
    guard !isVersion11 || request.headers.values(of: "Host").count == 1 else { return fail(400) }

    let lengths = Set(request.headers.values(of: "Content-Length"))
    let coding = request.headers["Transfer-Encoding"]?.lowercased()
    guard lengths.isEmpty || lengths.count == 1 && coding == nil else { return fail(400) }
    headBytes = 0

    if let coding {
      guard coding == "chunked" else { return fail(501) }
      phase = .chunkSize
    } else if let length = lengths.first {
      guard !length.isEmpty, length.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return fail(400) }
      guard let count = Int(length), count <= Self.bodyLimit else { return fail(413) }
      guard count > 0 else { return finish() }
      phase = .body(remaining: count)
    } else {
      return finish()
    }

    guard isVersion11, let expectation = request.headers["Expect"] else { return nil }
    return expectation.lowercased() == "100-continue" ? .expectsContinue : fail(417)
  }

  private mutating func finish() -> Event {
    let finished = request
    request = .empty
    phase = .requestLine
    headBytes = 0
    return .request(finished)
  }

  private mutating func fail(_ status: Int) -> Event {
    phase = .failed
    return .failure(status: status)
  }

  /// Removes and returns a line without its end. Reads no byte twice.
  private mutating func takeLine() -> ArraySlice<UInt8>? {
    guard let end = input[max(searched, position)...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = input.count
      return nil
    }
    var line = input[position..<end]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    position = end + 1
    searched = position
    return line
  }

  /// Moves bytes to the body and returns how many are missing, or `nil` if there are none to move.
  private mutating func takeBody(_ remaining: Int) -> Int? {
    let count = min(remaining, bufferedBytes)
    guard count > 0 else { return nil }
    request.body.append(contentsOf: input[position..<(position + count)])
    position += count
    searched = position
    return remaining - count
  }
}

extension LoopbackServer.Request {
  fileprivate static var empty: Self {
    Self(method: "", path: "", query: nil, headers: [:], body: Data(), keepsConnection: false)
  }
}

extension UInt8 {
  /// Whether the byte is one of `tchar` in [RFC 9110, section
  /// 5.6.2](https://www.rfc-editor.org/rfc/rfc9110#section-5.6.2).
  fileprivate var isTokenCharacter: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "^")...UInt8(ascii: "z"), UInt8(ascii: "#")...UInt8(ascii: "'"):
      true
    case UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "|"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  fileprivate var isHexDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "F"),
      UInt8(ascii: "a")...UInt8(ascii: "f"):
      true
    default: false
    }
  }
}
