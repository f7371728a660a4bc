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
  let options: RemoteOptions

  /// Sends the request, and returns what the server says of the value.
  func answer() async -> RemoteAnswer {
    do throws(RemoteError) {
      return try decision(in: try await response())
    } catch {
      return .undecided(error)
    }
  }

  /// Returns the response at the end of all redirects that may be followed.
  private func response() async throws(RemoteError) -> RemoteResponse {
    var url = url
    for _ in 0...Self.maximumRedirects {
      let response = try await response(at: url)
      guard [301, 302, 303, 307, 308].contains(response.status), let location = response.location else {
        return response
      }
      guard [307, 308].contains(response.status),
        let target = URL(string: location, relativeTo: url)?.absoluteURL, target.hasOrigin(of: url)
      else { throw .redirected(to: location) }
      url = target
    }
    throw .redirected(to: url.absoluteString)
  }

  private func response(at url: URL) async throws(RemoteError) -> RemoteResponse {
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    request.httpBody = body
    // The inquiry's own time-out comes first; this one is behind it.
    request.timeoutInterval = Double(options.boundedTimeout.components.seconds) + 60
    do {
      return try await options.transport.response(to: request, maximumSize: options.maximumAnswerSize)
    } catch let error as RemoteError {
      throw error
    } catch let error as URLError where error.code == .timedOut {
      throw .timedOut
    } catch {
      throw .connection(error.localizedDescription)
    }
  }

  /// Returns what a response says: `true`, and nothing else, accepts the value.
  private func decision(in response: RemoteResponse) throws(RemoteError) -> RemoteAnswer {
    guard 200...299 ~= response.status else { throw .status(response.status) }
    // Recognized, not decoded: a decoder takes a second for a long list, and `1e999` for no number.
    guard let answer = String(data: response.body, encoding: .utf8), JSONFormat.matches(answer) else {
      throw .notJSON
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
