public import Foundation

extension FormValidator {
  /// Shows failures that didn't come from a rule, such as a server's after submission, at the controls with
  /// their paths.
  ///
  /// ```swift
  /// form.setExternalFailures([
  ///   "/email": "There is an account already.",
  ///   "/guests/2": "This guest is on another list.",
  /// ])
  /// ```
  ///
  /// A failure belongs to the included control or list at its path, or at the longest beginning of its path.
  /// If there is no such part, case is ignored, so that `Email` finds the control `email`. A failure that
  /// matches no part belongs to this form, in its ``FormPart/externalFailures``, so no failure is lost. The
  /// failures replace all external failures in the form. The external failures of a control are removed when
  /// its value changes. A submission, a reset, and ``FormPart/clearExternalFailures()`` remove all of them.
  ///
  /// - Parameter failures: The failures; their paths begin at this form.
  public final func setExternalFailures(_ failures: ExternalFailures) {
    Transaction.run("setExternalFailures(_:)") { [self] in
      var targets = ExternalFailureTargets(of: self)
      var failuresByPart: [ObjectIdentifier: [ValidationFailure]] = [:]
      for var failure in failures.failures {
        let target = targets.target(of: failure.path)
        failure.path = target.rest
        failuresByPart[ObjectIdentifier(target.part), default: []].append(failure)
      }
      forEachPart(.all) { $0.setExternal(failuresByPart[ObjectIdentifier($0)] ?? []) }
    }
  }

  /// Shows the failures in the body of a response at the controls with their paths.
  ///
  /// See ``ExternalFailures/init(from:)`` for the bodies that are understood, such as problem details.
  ///
  /// - Parameter body: The body, in JSON.
  /// - Throws: `DecodingError` for any other body. Nothing changes in this case.
  public final func setExternalFailures(from body: Data) throws {
    setExternalFailures(try JSONDecoder().decode(ExternalFailures.self, from: body))
  }
}
