import Foundation
import ValidationFormats

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension HTTPOptions {
  /// Returns a request with a body.
  func request(to url: URL, _ body: Data, _ contentType: String, _ timeout: Duration) -> URLRequest {
    var request = URLRequest(url: url)
    request.httpMethod = method.rawValue
    request.httpBody = body
    request.setValue(contentType, forHTTPHeaderField: "Content-Type")
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    // The time-out of ``Request`` comes first.
    request.timeoutInterval = Double(timeout.bounded.components.seconds) + 60
    return request
  }

  /// Sends a request once, follows redirects within the origin, and returns whether the server accepts the
  /// value.
  @MainActor
  func response(to request: URLRequest) async throws(AttemptFailure) -> Response {
    var request = request
    for _ in 0...5 {
      let response: RemoteResponse
      do {
        response = try await transport.response(to: request, maximumSize: maximumResponseSize)
      } catch { throw AttemptFailure(transportError: error) }
      guard [301, 302, 303, 307, 308].contains(response.status), let location = response.header("Location")
      else { return try meaning(of: response) }
      guard [307, 308].contains(response.status),
        let target = URL(string: location, relativeTo: request.url)?.absoluteURL,
        target.origin == request.url?.origin
      else { throw AttemptFailure(error: .redirected(to: location)) }
      request.url = target
    }
    throw AttemptFailure(error: .redirected(to: request.url?.absoluteString ?? ""))
  }

  /// Returns what a response means: only `true` accepts the value.
  private func meaning(of response: RemoteResponse) throws(AttemptFailure) -> Response {
    guard 200...299 ~= response.status else {
      throw AttemptFailure(
        error: .status(response.status), isTransient: [429, 502, 503, 504].contains(response.status),
        retryAfter: response.retryAfter)
    }
    guard response.body.count <= maximumResponseSize else {
      throw AttemptFailure(error: .responseTooLarge(limit: maximumResponseSize))
    }
    // Recognized, not decoded: a decoder takes a second for a long list, and `1e999` for no number. `String`
    // drops a byte order mark, which is not JSON (RFC 8259, section 8.1).
    guard let text = String(data: response.body, encoding: .utf8),
      !response.body.starts(with: [0xEF, 0xBB, 0xBF]), JSONFormat.matches(text)
    else { throw AttemptFailure(error: .notJSON) }
    if text.trimmingCharacters(in: .whitespacesAndNewlines) == "true" { return .accepted }
    let message = usesServerMessage ? try? JSONDocument(response.body).value(String.self) : nil
    return .rejected(message: message == "" ? nil : message)
  }
}

extension URL {
  /// Scheme, host and port (RFC 6454).
  fileprivate var origin: [String?] {
    let scheme = scheme?.lowercased()
    let port = port ?? ["http": 80, "https": 443][scheme ?? ""]
    return [scheme, host()?.lowercased(), port?.description]
  }
}

extension AttemptFailure {
  /// Creates the failure of a transport, which is transient if the connection broke.
  fileprivate init(transportError error: any Error) {
    if let error = error as? RemoteError {
      let isTransient = if case .connection = error { true } else { false }
      self.init(error: error, isTransient: isTransient)
    } else {
      let code = error is CancellationError ? .cancelled : (error as? URLError)?.code
      self.init(
        error: code == .timedOut ? .timedOut : .connection(error.localizedDescription, code: code),
        isTransient: ![.cancelled, .badURL, .unsupportedURL].contains(code))
    }
  }
}

extension RemoteResponse {
  /// The pause that the server requests ([RFC 9110, section
  /// 10.2.3](https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3)), or `nil` if there is none or it cannot
  /// be parsed.
  ///
  /// A date is compared with the `Date` of the response, if it has one, so that the clock of this computer
  /// does not matter.
  fileprivate var retryAfter: Duration? {
    guard let text = header("Retry-After")?.trimmingCharacters(in: .whitespaces), !text.isEmpty
    else { return nil }
    if text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
      return .seconds(Int(text) ?? .max)
    }
    let now = header("Date").flatMap(Self.date) ?? Date()
    return Self.date(text).map { .seconds(max(0, $0.timeIntervalSince(now))) }
  }

  /// Parses a date of [RFC 9110, section 5.6.7](https://www.rfc-editor.org/rfc/rfc9110#section-5.6.7).
  private static func date(_ text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    let forms = [
      "EEE, dd MMM yyyy HH:mm:ss 'GMT'", "EEEE, dd-MMM-yy HH:mm:ss 'GMT'", "EEE MMM d HH:mm:ss yyyy",
    ]
    for form in forms {
      formatter.dateFormat = form
      if let date = formatter.date(from: text) { return date }
    }
    return nil
  }
}
