import Foundation

/// A check that runs on the main actor. It can read other fields or models, or call an asynchronous function.
///
/// Failures of rules and conditions are in the order in which you added them. When something changes that a condition has
/// read, its validator validates the latest value again: a control, a form, a validator, a ``Validated`` property, or an
/// `@Observable` object of the app, whose changes are followed at the next turn of the main actor.
///
/// ```swift
/// validator.addCondition(.satisfies("free-seat") { [weak hall] in hall?.isFree($0) ?? false })
/// ```
///
/// Don't change validators, controls or forms in a condition. To evaluate the rules of another validator, call its
/// ``Validator/failures(for:)``.
@MainActor
public struct Condition<Value> {
  enum Check {
    case immediate(@MainActor (Value) -> Bool)
    /// Creates the check for one validator, so that each has its own cache.
    case async(@MainActor () -> AsyncCheck<Value>)
  }

  let name: String
  var parameters: [String: JSONValue] = [:]
  let check: Check

  /// A condition that accepts the values for which a function returns `true`.
  ///
  /// - Parameters:
  ///   - name: The stable name of the condition in failures, in kebab-case. With the name of a rule, the default message is
  ///     that of the rule.
  ///   - isSatisfied: Returns whether the value is accepted.
  /// - Returns: The condition.
  public static func satisfies(
    _ name: String = "custom", _ isSatisfied: @escaping @MainActor (Value) -> Bool
  ) -> Self { Self(name: name, check: .immediate(isSatisfied)) }
}

extension Condition where Value: Equatable {
  /// A condition that accepts only the value that a function returns during the validation.
  ///
  /// If the function returns `nil`, no value is accepted.
  public static func same(as other: @escaping @MainActor () -> Value?) -> Self {
    Self(name: "same", check: .immediate { CanonicalEquality.isSame($0, other()) })
  }

  /// A condition that accepts all values but the one that a function returns during the validation.
  ///
  /// If the function returns `nil`, all values are accepted.
  public static func different(from other: @escaping @MainActor () -> Value?) -> Self {
    Self(name: "different", check: .immediate { !CanonicalEquality.isSame($0, other()) })
  }
}

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
    (self.source, self.options, self.reads, self.question) = (source, options, reads, question)
    cache = options.cacheCapacity > 0 ? CachedResponses(capacity: options.cacheCapacity) : nil
    reads?.cache = cache
  }

  /// Returns the check of a value that a session has to know.
  func check(_ value: Value, _ extras: [String: JSONValue]?, for rule: RuleRegistration) -> Session.Check {
    var check = Session.Check(rule: rule.id, severity: rule.severity, failurePolicy: options.failurePolicy)
    do throws(RemoteError) {
      let (key, attempt) = try question(value, extras)
      check.key = key
      check.response = key.flatMap { cache?.response(for: $0) }
      check.send = { [options, cache] isDebounced, receive in
        Request(options: options, attempt: attempt).send(isDebounced: isDebounced) { response in
          if let key { cache?.add(response, for: key) }
          receive(response)
        }
      }
    } catch { check.response = .failed(error) }
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
    (self.sendNow, self.cancel) = (sendNow, cancel)
  }

  deinit { cancel() }
}

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
