import ALPValidator

/// Runs a closure, and returns what the library reported as misuse meanwhile, each kind once.
///
/// In debug builds the library reports, for example, a condition that sets a value. The reports are returned
/// and not written to the console, so a test can expect that the list is empty:
///
/// ```swift
/// let reports = reportsOfMisuse { model.userName.text = "ada" }
/// #expect(reports.isEmpty)
/// ```
///
/// - Parameter body: Uses validators, controls and forms.
/// - Returns: The reports, in order.
/// - Throws: The error of `body`.
@MainActor
public func reportsOfMisuse<Failure: Error>(in body: () throws(Failure) -> Void) throws(Failure) -> [String] {
  var reports: [String] = []
  let earlier = Misuse.handler
  Misuse.handler = { reports.append($0) }
  defer { Misuse.handler = earlier }
  try body()
  return reports
}
