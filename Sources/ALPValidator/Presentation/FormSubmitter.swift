import Foundation

/// What a screen does after a submission.
@MainActor
package struct SubmissionFollowUp {
  /// Whether the body has succeeded.
  package var hasSucceeded = false
  /// The field to move the focus to, or the group whose own messages are scrolled into view; `nil` if the focus stays.
  package var target: FormPart?
  /// What VoiceOver reads.
  package var announcement: String?
}

/// Submits a form from a screen, and determines what the screen does then: the focus, the announcement, the message.
///
/// | The submission | Focus | VoiceOver reads | The form gets a message |
/// | --- | --- | --- | --- |
/// | succeeded | stays | nothing | no |
/// | is invalid, or rejected by the server | first invalid control, or a group with messages | first failure | no |
/// | awaits a retry | first control with an unsent request | its message | no |
/// | was changed meanwhile | the form | the message | yes |
/// | was rejected without a failure | the form | the message | yes |
/// | threw an error | the form | the message | yes, unless the task was canceled |
/// | was canceled, or another one is under way | stays | nothing | no |
@MainActor
package final class FormSubmitter {
  /// The form.
  package let form: FormValidator
  private let submitForm: @MainActor () async throws -> Submission<Void>
  private let message: @MainActor (any Error) -> String

  /// Creates the submitter of a form.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - message: Returns the message for an error that the body has thrown.
  ///   - submitForm: Submits the form.
  package init<Success>(
    _ form: FormValidator, message: @escaping @MainActor (any Error) -> String,
    _ submitForm: @escaping @MainActor () async throws -> Submission<Success>
  ) {
    self.form = form
    self.message = message
    self.submitForm = { try await submitForm().withoutSuccess }
  }

  /// Submits the form.
  ///
  /// - Returns: What the screen does then.
  package func submit() async -> SubmissionFollowUp {
    do {
      switch try await submitForm() {
      case .submitted: return SubmissionFollowUp(hasSucceeded: true)
      case .rejected(let failures) where failures.failures.isEmpty:
        return show(FieldTexts.standard.submissionFailed)
      case .invalid, .rejected: return followUpOfFailure
      case .awaitingRetry: return followUpOfUnsentRequest
      case .changed: return show(FieldTexts.standard.changedMeanwhile)
      case .cancelled, .alreadySubmitting: return SubmissionFollowUp()
      }
    } catch is CancellationError {
      return SubmissionFollowUp()
    } catch {
      return show(message(error))
    }
  }

  private var followUpOfFailure: SubmissionFollowUp {
    SubmissionFollowUp(
      target: form.firstInvalidControl ?? form.firstGroupWithMessages, announcement: form.firstFailureText)
  }

  private var followUpOfUnsentRequest: SubmissionFollowUp {
    SubmissionFollowUp(
      target: form.firstControlAwaitingRetry ?? form, announcement: form.failuresAwaitingRetry.first?.message)
  }

  /// Shows a message of the form itself, beside the failures that the body has set.
  private func show(_ text: String) -> SubmissionFollowUp {
    form.addExternalFailure(text)
    return SubmissionFollowUp(target: form, announcement: text)
  }

  /// Returns the description of an error that has one made to be shown, or else a text of the views.
  ///
  /// - Parameter error: The error.
  /// - Returns: The message.
  package static func message(for error: any Error) -> String {
    (error as? any LocalizedError)?.errorDescription ?? FieldTexts.standard.submissionFailed
  }
}

extension Submission {
  fileprivate var withoutSuccess: Submission<Void> {
    switch self {
    case .submitted: .submitted(())
    case .invalid: .invalid
    case .rejected(let failures): .rejected(failures)
    case .awaitingRetry: .awaitingRetry
    case .changed: .changed
    case .cancelled: .cancelled
    case .alreadySubmitting: .alreadySubmitting
    }
  }
}

extension FormGroup {
  /// The message of the first failure, with its label; `nil` if nothing fails.
  package final var firstFailureText: String? {
    failures.first?.message(in: (messages ?? .standard).labeled)
  }

  /// The first control with a request that could not be sent; `nil` if there is none.
  package final var firstControlAwaitingRetry: AnyControl? {
    controls.first { !$0.failuresAwaitingRetry.isEmpty }
  }

  /// The first group, here or below, that shows messages of its own.
  fileprivate final var firstGroupWithMessages: FormGroup? {
    for case let group as FormGroup in parts where group.isIncluded {
      if let found = group.firstGroupWithMessages { return found }
    }
    return visibleErrorMessages.isEmpty ? nil : self
  }

  /// The identifiers of the views to scroll to, one after the other, until a part in the form is on the screen: those of
  /// the rows around it, which a list may have to make first, and its own.
  ///
  /// - Parameter part: The part.
  /// - Returns: The identifiers, from the outermost row to the part itself.
  package final func scrollTargets(to part: FormPart) -> [ObjectIdentifier] {
    var targets = [part.id]
    var group = part.form
    while let inner = group, inner !== self {
      targets.append(inner.id)
      group = inner.form
    }
    return targets.reversed()
  }
}
