/// Identifies a submission whose body has begun, among all of all forms.
struct SubmissionID: Equatable {
  private static let latestNumber = Lock(0)

  private let number: Int

  /// Returns a new ID.
  static func next() -> Self {
    Self(
      number: latestNumber.withLock { latest in
        latest += 1
        return latest
      })
  }
}
