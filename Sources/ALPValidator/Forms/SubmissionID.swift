/// Identifies a submission whose body has begun, among all of all forms.
struct SubmissionID: Equatable {
  @MainActor private static var latestNumber = 0

  private let number: Int

  /// Returns a new ID.
  @MainActor
  static func next() -> Self {
    latestNumber += 1
    return Self(number: latestNumber)
  }
}
