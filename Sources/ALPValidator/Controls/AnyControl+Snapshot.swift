extension AnyControl {
  /// The state of the control that a snapshot contains, besides the value.
  final var snapshotState: ControlSnapshot {
    let isValidated = attachments.contains(where: \.validator.outcome.hasValidated)
    if isSecret { return ControlSnapshot(exposure: failureVisibility.reasons, isValidated: isValidated) }
    return ControlSnapshot(
      fieldText: fieldText, unformatted: unformattedValue, exposure: failureVisibility.reasons,
      isValidated: isValidated)
  }

  /// Restores the reasons to show failures, and validates the value if it was validated. Within a command
  /// only.
  final func restore(_ state: ControlSnapshot) {
    failureVisibility.restore(state.exposure)
    guard state.isValidated else { return }
    validateAttached { _, validator in
      !validator.outcome.hasValidated || validator.validatedValueNumber != valueNumber
    }
  }
}
