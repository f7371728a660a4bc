// The failures that did not come from a rule, such as those of a server.

extension FormPart {
  /// The failures of the part itself that do not come from a rule, such as a server's after submission.
  ///
  /// Their name is `external`. While there are any, the part is invalid. Show the external failures of a form
  /// near its submit button.
  public final var externalFailures: [ValidationFailure] { tracker.read(.settings, located(external)) }

  /// Removes the external failures of the part, and of all controls and forms in it.
  public final func clearExternalFailures() {
    Transaction.run("clearExternalFailures()") { [self] in
      forEachPart(.all) { $0.setExternal([]) }
    }
  }
}

extension AnyControl {
  /// Shows a failure that didn't come from a rule, such as a server's after submission.
  ///
  /// The control is invalid until the value changes, or until a reset. The failure has the name `external`
  /// and is the last one. ``FormGroup/setExternalFailures(_:)-(ExternalFailures)`` finds the control of
  /// each failure by its path.
  public final func setExternalFailure(_ message: String) {
    Transaction.run("setExternalFailure(_:)") { [self] in
      setExternal([ValidationFailure(external: message)])
    }
  }
}
