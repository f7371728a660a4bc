/// What came back for a request.
enum Response: Equatable, Sendable {
  case accepted
  case rejected(message: String?)
  case failed(RemoteError)

  init(isAccepted: Bool) { self = isAccepted ? .accepted : .rejected(message: nil) }

  /// Why the value fails, or `nil` if it does not.
  var cause: ValidationFailure.Cause? {
    switch self {
    case .accepted: nil
    case .rejected(let message): message.map { .rejected(message: $0) } ?? .unsatisfied
    case .failed(let error): .requestFailed(error)
    }
  }
}
