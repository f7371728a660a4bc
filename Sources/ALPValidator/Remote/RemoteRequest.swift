import Foundation
import ValidationFormats

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A question on its way: the request, and what a server's response to it means.
struct RemoteRequest: Sendable {
  /// How many redirects within the origin are followed.
  private static let maximumRedirects = 5

  let url: URL
  let body: Data
  let contentType: String
  let options: RemoteOptions

  /// Sends the request once, and returns what the server says of the value.
  func attempt() async -> Result<RemoteAnswer, RemoteAttemptFailure> {
    do throws(RemoteAttemptFailure) {
      return .success(try decision(in: try await response()))
    } catch {
      return .failure(error)
    }
  }

  /// Returns the response at the end of all redirects that may be followed.
  private func response() async throws(RemoteAttemptFailure) -> RemoteResponse {
    var request = URLRequest(url: url)
    request.httpMethod = options.method.rawValue
    request.httpBody = body
    request.setValue(contentType, forHTTPHeaderField: "Content-Type")
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    for (name, value) in options.headers { request.setValue(value, forHTTPHeaderField: name) }
    if let authorization = try await authorization() {
      request.setValue(authorization, forHTTPHeaderField: "Authorization")
    }
    // The inquiry's own time-out comes first; this one is behind it.
    request.timeoutInterval = Double(options.timeout.bounded.components.seconds) + 60

    var url = url
    for _ in 0...Self.maximumRedirects {
      request.url = url
      let response = try await response(to: request)
      guard [301, 302, 303, 307, 308].contains(response.status), let location = response.location else {
        return response
      }
      guard [307, 308].contains(response.status),
        let target = URL(string: location, relativeTo: url)?.absoluteURL, target.hasOrigin(of: url)
      else { throw RemoteAttemptFailure(.redirected(to: location)) }
      url = target
    }
    throw RemoteAttemptFailure(.redirected(to: url.absoluteString))
  }

  private func authorization() async throws(RemoteAttemptFailure) -> String? {
    do {
      return try await options.authorization?()
    } catch {
      throw RemoteAttemptFailure(.authorization(error.localizedDescription))
    }
  }

  private func response(to request: URLRequest) async throws(RemoteAttemptFailure) -> RemoteResponse {
    do {
      return try await options.transport.response(to: request, maximumSize: options.maximumAnswerSize)
    } catch {
      throw RemoteAttemptFailure(transportError: error)
    }
  }

  /// Returns what a response says: `true`, and nothing else, accepts the value.
  private func decision(in response: RemoteResponse) throws(RemoteAttemptFailure) -> RemoteAnswer {
    guard 200...299 ~= response.status else { throw RemoteAttemptFailure(status: response) }
    guard response.body.count <= options.maximumAnswerSize else {
      throw RemoteAttemptFailure(.answerTooLarge(limit: options.maximumAnswerSize))
    }
    // Recognized, not decoded: a decoder takes a second for a long list, and `1e999` for no number.
    guard let answer = String(data: response.body, encoding: .utf8), JSONFormat.matches(answer) else {
      throw RemoteAttemptFailure(.notJSON)
    }
    if answer.trimmingCharacters(in: .whitespacesAndNewlines) == "true" { return .accepted }
    guard options.usesServerMessage,
      let message = try? JSONDecoder().decode(String.self, from: response.body), !message.isEmpty
    else { return .refused(message: nil) }
    return .refused(message: message)
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
