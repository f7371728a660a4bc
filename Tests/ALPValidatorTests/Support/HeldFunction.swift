import ALPValidatorTesting

extension HeldFunction {
  /// Returns from the first open call with a value, and lets the result arrive.
  func finish(_ value: Value, with isAccepted: Bool) async {
    finish(value, with: .success(isAccepted))
    await HeldTransport.letWorkDrain()
  }

  /// Throws from the first open call with a value, and lets the error arrive.
  func finish(_ value: Value, throwing error: any Error) async {
    finish(value, with: .failure(error))
    await HeldTransport.letWorkDrain()
  }
}
