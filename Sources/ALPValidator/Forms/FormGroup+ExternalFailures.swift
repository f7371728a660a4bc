public import Foundation

extension FormGroup {
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
  /// A failure belongs to the included control, list or element at its path, or at the longest beginning of its path.
  /// A failure of an element of a list, such as `/guests/2`, belongs to the form of that element, and stays until
  /// the element changes. If there is no such part, case is ignored, so that `Email` finds the control `email`. A failure that
  /// matches no part belongs to this form, in its ``FormPart/externalFailures``, so no failure is lost. The
  /// failures replace all external failures in the form. The external failures of a control are removed when
  /// its value changes. A submission, a reset, and ``FormPart/clearExternalFailures()`` remove all of them.
  ///
  /// - Parameter failures: The failures; their paths begin at this form.
  public final func setExternalFailures(_ failures: ExternalFailures) {
    Transaction.run("setExternalFailures(_:)") { [self] _ in
      var targets = ExternalFailureTargets(of: self, in: .current)
      var placed = PlacedFailures()
      for failure in failures.failures { placed.add(failure, at: targets.target(of: failure.path)) }
      forEachPart(.all) { $0.setExternal(placed.failures(of: $0)) }
    }
  }

  /// Shows a failure of the form itself, beside the external failures that there are.
  final func addExternalFailure(_ message: String) {
    Transaction.run("setExternalFailures(_:)") { [self] _ in
      setExternal(externalFailures + ExternalFailures(["": message]).failures)
    }
  }

  /// Shows the failures with which a submission was rejected, at the parts that were submitted.
  final func reject(_ failures: ExternalFailures) {
    var targets = ExternalFailureTargets(of: self, in: .submitted)
    var placed = PlacedFailures()
    for failure in failures.failures {
      let target = targets.target(of: failure.path)
      let isFieldOrRow = target.part is AnyControl || target.part.storedForm is any FormOfElements
      let isEdited = isFieldOrRow && target.part.isTouched(since: .submitted)
      if !isEdited { placed.add(failure, at: target) }
    }
    if placed.isEmpty, let first = failures.failures.first {
      placed.add(first, at: .init(part: self, rest: first.path))
    }
    forEachPart(.all) { $0.setExternal(placed.failures(of: $0)) }
  }

  /// Shows the failures in the body of a response at the controls with their paths.
  ///
  /// In the closure of a submission, throw ``/ValidationRules/ExternalFailures/init(body:)`` instead, which finds the rows that were
  /// submitted. See ``/ValidationRules/ExternalFailures/init(from:)`` for the bodies that are understood, such as problem details.
  ///
  /// - Parameter body: The body, in JSON.
  /// - Throws: `DecodingError` for any other body. Nothing changes in this case.
  public final func setExternalFailures(from body: Data) throws {
    setExternalFailures(try ExternalFailures(body: body))
  }
}

/// The failures that belong to each part of a form.
@MainActor
private struct PlacedFailures {
  private var failuresByPart: [ObjectIdentifier: [ValidationFailure]] = [:]

  var isEmpty: Bool { failuresByPart.isEmpty }

  mutating func add(_ failure: ValidationFailure, at target: ExternalFailureTargets.Target) {
    var failure = failure
    failure.path = target.rest
    failuresByPart[ObjectIdentifier(target.part), default: []].append(failure)
  }

  func failures(of part: FormPart) -> [ValidationFailure] { failuresByPart[ObjectIdentifier(part)] ?? [] }
}
