// Attaches validators to a control, and detaches them.

extension AnyControl {
  /// Detaches a validator. Its state is unchanged. Does nothing if the validator is not attached.
  public final func removeValidator(_ validator: AnyValidator) {
    Transaction.run("removeValidator(_:)") { [self] in detach(validator) }
  }

  /// Detaches all validators. Their states are unchanged.
  public final func removeValidators() {
    Transaction.run("removeValidators()") { [self] in
      for attachment in attachments { detach(attachment.validator) }
    }
  }

  /// Attaches a validator, or replaces its attachment. A validator of another control moves to this one.
  final func attach(_ attachment: Attachment) {
    Transaction.run("attachValidator(_:)") { [self] in
      let validator = attachment.validator
      if let other = validator.control, other !== self {
        Misuse.report(
          "second control of a validator",
          """
          A validator was attached to a second control, so it was detached from the first one. Attach a validator to \
          each control, and share the rules in a RuleSet; or detach it first, with removeValidator(_:).
          """)
        other.detach(validator)
      }
      if let index = attachments.firstIndex(where: { $0.validator === validator }) {
        Transaction.releaseLater(exchange(&attachments[index], with: attachment))
      } else {
        add(attachment)
      }
      tracker.didChange(.settings)
      // A submission under way has not validated the value with this validator.
      markSubmittableChange()
      markOwnFailures()
    }
  }

  /// Adds an attachment. The attachment of a default validator alone changes no state.
  final func add(_ attachment: Attachment) {
    attachments.append(attachment)
    // Before message closures are asked, which may read the state.
    if attachment.countsForState { markOwnFailures() }
    attachment.validator.attach(to: self)
  }
}
