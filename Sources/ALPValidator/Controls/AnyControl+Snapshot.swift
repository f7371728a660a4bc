extension AnyControl {
  /// What a snapshot has of the control besides its value.
  final var snapshotState: ControlState {
    let isValidated = attachments.contains(where: \.validator.outcome.hasValidated)
    if isSecret { return ControlState(exposure: failureVisibility.reasons, isValidated: isValidated) }
    return ControlState(
      entry: entry, unformatted: unformattedValue, exposure: failureVisibility.reasons,
      isValidated: isValidated)
  }

  /// Restores the reasons to show failures, and validates the value if it was validated. Within a command only.
  final func restore(_ state: ControlState) {
    failureVisibility.restore(state.exposure)
    guard state.isValidated else { return }
    validate { _, validator in !validator.outcome.hasValidated || validator.validatedEdit != editNumber }
  }
}
