#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import ALPValidator
import Foundation
public import UIKit

extension FormModel {
  /// Saves the form from the screen that shows it.
  ///
  /// ```swift
  /// @MainActor func save(
  ///   _ form: FormModel<Order>, from screen: UIViewController
  /// ) async {
  ///   let isSaved = await form.save(in: screen.view) { order in
  ///     print("Saves \(order)")
  ///   }
  ///   if isSaved { screen.dismiss(animated: true) }
  /// }
  /// ```
  ///
  /// The text that an input method is composing is taken first. After a failure, the first field that fails is scrolled to and
  /// gets the focus, and VoiceOver reads its message. Failures that the closure throws as `ExternalFailures` are shown at their
  /// fields. Any other error becomes a message of the form, which a ``/ALPValidatorUIKit/MessageLabel`` shows, and so does a
  /// change during the submission.
  ///
  /// - Parameters:
  ///   - view: The view with the fields, such as that of a view controller, or the table of a
  ///     ``/ALPValidatorUIKit/ListSource``. If it is on no screen any more, the focus stays where it is.
  ///   - message: Returns the message for an error. By default, it is the description of a `LocalizedError`, or else
  ///     `FieldTexts.submissionFailed`.
  ///   - save: Saves the structure, and may return it as it was saved; see `FormModel.save(_:)`.
  /// - Returns: Whether the structure was saved.
  @discardableResult
  public func save<Success>(
    in view: UIView, message: (@MainActor (any Error) -> String)? = nil,
    _ save: @escaping @MainActor (_ value: Value) async throws -> Success
  ) async -> Bool {
    let submitter = FormSubmitter(self, message: message ?? FormSubmitter.message) {
      try await self.save(save)
    }
    return await submitter.submit(in: view)
  }

  /// Submits the form from the screen that shows it, and leaves it as it is: as ``save(in:message:_:)``, for what is sent rather
  /// than saved.
  ///
  /// - Parameters:
  ///   - view: The view with the fields, such as that of a view controller, or the table of a
  ///     ``/ALPValidatorUIKit/ListSource``.
  ///   - message: Returns the message for an error. By default, it is the description of a `LocalizedError`, or else
  ///     `FieldTexts.submissionFailed`.
  ///   - submit: Submits the structure.
  /// - Returns: Whether the structure was submitted.
  @discardableResult
  public func submit<Success>(
    in view: UIView, message: (@MainActor (any Error) -> String)? = nil,
    _ submit: @escaping @MainActor (_ value: Value) async throws -> Success
  ) async -> Bool {
    let submitter = FormSubmitter(self, message: message ?? FormSubmitter.message) {
      try await self.submit(submit)
    }
    return await submitter.submit(in: view)
  }
}

extension FormSubmitter {
  /// Submits the form from a screen, and returns whether that has succeeded.
  fileprivate func submit(in view: UIView) async -> Bool {
    view.commitFormText()
    let followUp = await submit()
    // The user may have left the screen.
    if followUp.target != nil, view.window != nil { form.focusOnFirstFailure(in: view) }
    return followUp.hasSucceeded
  }
}
#endif
