import Foundation
import ValidationFormats

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One HTTP request, and what the response to it means.
struct RemoteRequest: Sendable {
  /// How many redirects within the origin are followed.
  private static let maximumRedirects = 5

  let url: URL
  let body: Data
  let contentType: String
  let options: RemoteOptions

  /// Sends the request once.
  ///
  /// - Parameter setConnected: Called when the request begins to wait for a connection, and when it has one.
  /// - Returns: Whether the server accepts the value, or why the attempt failed.
  @MainActor
  func attempt(
    setConnected: @escaping @MainActor (Bool) -> Void
  ) async -> Result<Response, AttemptFailure> {
    do throws(AttemptFailure) {
      return .success(try meaning(of: try await response(setConnected)))
    } catch {
      return .failure(error)
    }
  }

  /// Returns the response at the end of all redirects that may be followed.
  @MainActor
  private func response(
    _ setConnected: @escaping @MainActor (Bool) -> Void
  ) async throws(AttemptFailure) -> RemoteResponse {
    var request = URLRequest(url: url)
    request.httpMethod = options.method.rawValue
    request.httpBody = body
    request.setValue(contentType, forHTTPHeaderField: "Content-Type")
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    for (name, value) in options.headers { request.setValue(value, forHTTPHeaderField: name) }
    if let authorization = try await authorization() {
      request.setValue(authorization, forHTTPHeaderField: "Authorization")
    }
    // The time-out of ``Request`` comes first.
    request.timeoutInterval = Double(options.timeout.bounded.components.seconds) + 60

    var url = url
    setConnected(false)
    for redirectCount in 0...Self.maximumRedirects {
      request.url = url
      let response = try await response(to: request) {
        if redirectCount == 0 { Task { @MainActor in setConnected(true) } }
      }
      guard [301, 302, 303, 307, 308].contains(response.status), let location = response.location else {
        return response
      }
      guard [307, 308].contains(response.status),
        let target = URL(string: location, relativeTo: url)?.absoluteURL, target.hasOrigin(of: url)
      else { throw AttemptFailure(error: .redirected(to: location)) }
      url = target
    }
    throw AttemptFailure(error: .redirected(to: url.absoluteString))
  }

  private func authorization() async throws(AttemptFailure) -> String? {
    do {
      return try await options.authorization?()
    } catch {
      throw AttemptFailure(error: .authorization(error.localizedDescription))
    }
  }

  private func response(
    to request: URLRequest, onStart: @escaping @Sendable () -> Void
  ) async throws(AttemptFailure) -> RemoteResponse {
    do {
      return try await options.transport.response(
        to: request, maximumSize: options.maximumResponseSize, onStart: onStart)
    } catch {
      throw AttemptFailure(transportError: error)
    }
  }

  /// Returns what a response means: `true`, and nothing else, accepts the value.
  private func meaning(of response: RemoteResponse) throws(AttemptFailure) -> Response {
    guard 200...299 ~= response.status else { throw AttemptFailure(status: response) }
    guard response.body.count <= options.maximumResponseSize else {
      throw AttemptFailure(error: .responseTooLarge(limit: options.maximumResponseSize))
    }
    // Recognized, not decoded: a decoder takes a second for a long list, and `1e999` for no number.
    guard let text = String(data: response.body, encoding: .utf8), JSONFormat.matches(text) else {
      throw AttemptFailure(error: .notJSON)
    }
    if text.trimmingCharacters(in: .whitespacesAndNewlines) == "true" { return .accepted }
    guard options.usesServerMessage,
      let message = try? JSONDecoder().decode(String.self, from: response.body), !message.isEmpty
    else { return .rejected(message: nil) }
    return .rejected(message: message)
  }
}

extension URL {
  /// Returns whether two addresses have scheme, host and port in common (RFC 6454).
  fileprivate func hasOrigin(of other: URL) -> Bool {
    scheme?.lowercased() == other.scheme?.lowercased() && host()?.lowercased() == other.host()?.lowercased()
      && effectivePort == other.effectivePort
  }

  private var effectivePort: Int? {
    port ?? ["http": 80, "https": 443][scheme?.lowercased() ?? ""]
  }
}

extension AttemptFailure {
  /// Creates the failure of a response whose status is not in 200…299.
  fileprivate init(status response: RemoteResponse) {
    error = .status(response.status)
    isTransient = [429, 502, 503, 504].contains(response.status)
    retryAfter = isTransient ? RetryAfter.pause(in: response) : nil
  }

  /// Creates the failure of a transport, which is transient if the connection broke.
  fileprivate init(transportError: any Error) {
    switch transportError {
    case let error as RemoteError:
      self.init(error: error)
    case let error as URLError where error.code == .timedOut:
      self.init(error: .timedOut, isTransient: true)
    case let error as URLError:
      self.init(
        error: .connection(error.localizedDescription, code: error.code),
        isTransient: ![.cancelled, .badURL, .unsupportedURL].contains(error.code))
    case is CancellationError:
      self.init(error: .connection(transportError.localizedDescription, code: .cancelled))
    default:
      self.init(error: .connection(transportError.localizedDescription), isTransient: true)
    }
  }
}

/// The field `Retry-After` of [RFC 9110, section 10.2.3](https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3).
private enum RetryAfter {
  /// The forms of a date in [RFC 9110, section 5.6.7](https://www.rfc-editor.org/rfc/rfc9110#section-5.6.7).
  private static let dateForms = [
    "EEE, dd MMM yyyy HH:mm:ss 'GMT'", "EEEE, dd-MMM-yy HH:mm:ss 'GMT'", "EEE MMM d HH:mm:ss yyyy",
  ]

  /// Returns the pause that a response requests, or `nil` if there is none or it cannot be parsed.
  ///
  /// A date is compared with that of the response itself, so that the time of this computer does not matter.
  static func pause(in response: RemoteResponse) -> Duration? {
    guard let text = response.header("Retry-After")?.trimmingCharacters(in: .whitespaces), !text.isEmpty
    else { return nil }
    if text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
      return Duration.seconds(Int64(text) ?? .max)
    }
    guard let date = date(text) else { return nil }
    let now = response.header("Date").flatMap(self.date) ?? Date()
    return .seconds(max(0, date.timeIntervalSince(now)))
  }

  private static func date(_ text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    for form in dateForms {
      formatter.dateFormat = form
      if let date = formatter.date(from: text) { return date }
    }
    return nil
  }
}
