/// A submission whose body has begun. Each part keeps the values that it had then, see `SubmittedValues`.
@MainActor
final class BegunSubmission {
  /// Whether the body runs. The values with which it began are saved when it has returned, whatever happens
  /// to the form meanwhile.
  private(set) var isBodyRunning = true
  /// The parts of each form that keep values, also those that were removed since.
  private var parts: [ObjectIdentifier: [WeakReference<FormPart>]] = [:]

  /// Follows the end of the body, which has returned or thrown.
  func bodyDidEnd() { isBodyRunning = false }

  /// Takes note that the parts of a form keep their values.
  func addParts(of form: FormValidator) {
    parts[ObjectIdentifier(form)] = form.directParts.map { WeakReference($0) }
  }

  /// Returns the parts of a form that keep their values.
  func parts(of form: FormValidator) -> [FormPart] {
    (parts[ObjectIdentifier(form)] ?? []).compactMap(\.object)
  }
}
