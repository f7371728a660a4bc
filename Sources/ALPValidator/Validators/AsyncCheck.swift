import Foundation

/// An asynchronous condition, as one validator has it: with its own cache, and with what its function has read.
@MainActor
class AsyncCheck<Value> {
  /// Returns the key of a request about a value, and what makes an attempt. Requests with equal keys share a response;
  /// `nil` if requests cannot be compared.
  typealias Question =
    @MainActor (Value, [String: JSONValue]?) throws(RemoteError) -> (key: AnyHashable?, Request.Attempt)

  let source: CheckSource
  let options: RequestOptions
  /// What the function has read; `nil` for requests to a server.
  let reads: FunctionReads?
  private let cache: CachedResponses?
  private let question: Question

  init(
    _ source: CheckSource, _ options: RequestOptions, _ reads: FunctionReads? = nil,
    question: @escaping Question
  ) {
    self.source = source
    self.options = options
    self.reads = reads
    self.question = question
    cache = CachedResponses(options)
  }

  /// Returns the check of a value that a session has to know.
  func check(_ value: Value, _ parameters: [String: JSONValue]?, for rule: RuleRegistration) -> Session.Check
  {
    var check = Session.Check(rule: rule.id, severity: rule.severity, failurePolicy: options.failurePolicy)
    do throws(RemoteError) {
      let (key, attempt) = try question(value, parameters)
      check.key = key
      check.response = key.flatMap { cache?.response(for: $0) }
      check.send = { [options, cache] isDebounced, receive in
        Request(options, attempt: attempt).send(isDebounced: isDebounced) { response in
          if let key { cache?.add(response, for: key) }
          receive(response)
        }
      }
    } catch {
      check.response = .failed(error)
    }
    return check
  }

  func removeCachedResponses() { cache?.removeAll() }
}

/// Where the responses of a check come from.
enum CheckSource {
  case url(URL)
  case function(name: String)
}

/// A request without a response. Releasing it cancels it.
final class RequestInFlight: Sendable {
  /// Ends the debounce.
  let sendNow: @Sendable () -> Void
  private let cancel: @Sendable () -> Void

  init(sendNow: @escaping @Sendable () -> Void, cancel: @escaping @Sendable () -> Void) {
    self.sendNow = sendNow
    self.cancel = cancel
  }

  deinit { cancel() }
}

/// What came back for a request.
enum Response: Hashable, Sendable {
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
