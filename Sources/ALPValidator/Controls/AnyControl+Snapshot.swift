extension AnyControl {
  /// What a snapshot has of the control besides its value.
  final var snapshotState: ControlState {
    let isValidated = attachments.contains(where: \.validator.outcome.hasValidated)
    if isSecret { return ControlState(exposure: exposure, isValidated: isValidated) }
    return ControlState(
      entry: entry, unformatted: unformattedValue, exposure: exposure, isValidated: isValidated)
  }

  /// Restores the reasons to show failures, and validates the value if it was validated. Within a command only.
  final func restore(_ state: ControlState) {
    exposure = state.exposure
    tracker.didChange(.activity)
    guard state.isValidated else { return }
    validate { _, validator in !validator.outcome.hasValidated || validator.validatedEdit != editNumber }
  }
}
