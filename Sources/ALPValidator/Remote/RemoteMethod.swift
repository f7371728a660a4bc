/// A method of HTTP by which a question is sent in the body of a request.
///
/// There is no `GET`: what a user types does not belong into addresses, which servers and proxies write down.
public enum RemoteMethod: String, Hashable, Sendable, CaseIterable {
  /// `POST`, as a question is asked by default.
  case post = "POST"
  /// `PUT`.
  case put = "PUT"
  /// `PATCH`.
  case patch = "PATCH"
}
