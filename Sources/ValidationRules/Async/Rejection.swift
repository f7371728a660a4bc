/// An error that an asynchronous function throws to reject a value with its own message, such as one from a
/// server.
///
/// The message takes the place of `invalidMessage` and of the default message. It is shown as it is: a
/// template in it is not filled in.
///
/// ```swift
/// coupon.addCondition(.async("coupon") { code in
///   let answer = try await shop.check(code)
///   if let reason = answer.reason { throw Rejection(reason) }
///   return true
/// })
/// ```
///
/// The function of an ``AsyncRule`` can throw one, too. Any other error means that the check could not be
/// made, see ``RequestOptions/failurePolicy``.
public struct Rejection: Error, Hashable, Sendable {
  /// The message of the failure.
  public let message: String

  /// Creates a rejection.
  ///
  /// - Parameter message: The message of the failure.
  public init(_ message: String) { self.message = message }
}
