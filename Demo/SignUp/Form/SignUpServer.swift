import LoopbackServer

/// The server that the form asks whether a user name is free, on a free port of 127.0.0.1.
enum SignUpServer {
  /// Starts the server.
  ///
  /// - Parameter delay: How long it thinks about each question, so that the waiting is seen.
  static func start(thinking delay: Duration) throws -> LoopbackServer {
    let check = UserNameCheck(path: path)
    return try LoopbackServer { request in
      var response = check.response(to: request)
      response.delay = delay
      return response
    }
  }

  /// Where user names are asked about.
  static let path = "/user-name"
}
