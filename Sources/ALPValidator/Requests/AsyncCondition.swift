import Foundation

extension Condition {
  /// A condition that calls an asynchronous function.
  ///
  /// The state is ``ValidatorState/waiting`` until the function returns. A value that fails a local rule is not checked.
  /// When a newer value is validated, the task of the function is canceled, and a late result is ignored. If the function
  /// throws, the value isn't rejected; ``RequestOptions/failurePolicy`` decides what happens.
  ///
  /// What the function reads of controls, forms and `@Observable` objects before it is suspended for the first time is
  /// followed: when it changes, known responses no longer count, and the value is checked again. Before the systems of
  /// 2025 (macOS 26, iOS 26), `@Observable` objects of the app are not followed.
  ///
  /// ```swift
  /// name.addCondition(.async("available") { try await accounts.isFree($0) }, invalidMessage: "This name is taken.")
  /// ```
  ///
  /// - Parameters:
  ///   - name: The stable name of the condition in failures, in kebab-case.
  ///   - options: Debounce, time-outs, retries, the cache and what happens if the function throws. A value is cached, and
  ///     a check of the same value joined, only if it is `Hashable`.
  ///   - isSatisfied: Returns whether the value is accepted.
  /// - Returns: The condition.
  public static func async(
    _ name: String = "async", options: RequestOptions = RequestOptions(),
    _ isSatisfied: @escaping @MainActor (Value) async throws -> Bool
  ) -> Self {
    Self(
      name: name,
      check: .async {
        let reads = FunctionReads(keepsReads: options.cache != nil)
        return AsyncCheck(.function(name: name), options, reads) { value, parameters in
          // Equal texts may have other scalars, which the function may count.
          let key = ((value as? String).map { Array($0.utf8) } ?? value as? any Hashable).map {
            AnyHashable([AnyHashable($0), AnyHashable(parameters), AnyHashable(reads.version)])
          }
          return (
            key,
            { @MainActor in
              Response(isAccepted: try await reads.following { try await isSatisfied(value) })
            }
          )
        }
      })
  }
}

extension RuleContainer {
  /// Ensures that an asynchronous function accepts the value.
  ///
  /// See ``Condition/async(_:options:_:)``. The name of the condition is `async`.
  ///
  /// - Parameters:
  ///   - invalidMessage: The message of a value that the function does not accept; `nil` for the default message.
  ///   - options: Debounce, time-outs, retries, the cache and what happens if the function throws.
  ///   - block: Returns whether the value is accepted.
  /// - Returns: A handle. Use it to remove the condition, make it conditional, or change its message.
  @discardableResult
  public func addValidationToEnsureAsyncConditionIsSatisfied(
    invalidMessage: String? = nil, options: RequestOptions = RequestOptions(),
    block: @escaping @MainActor (Value) async throws -> Bool
  ) -> RuleHandle {
    addCondition(.async(options: options, block), invalidMessage: invalidMessage)
  }
}
