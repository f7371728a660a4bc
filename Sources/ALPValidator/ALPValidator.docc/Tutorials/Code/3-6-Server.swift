import ValidationRules
import Foundation

/// Returns the status and the body of the response to a PATCH request.
func updateProfile(
  _ stored: Profile, with patch: Data, isTaken: (String) -> Bool
) throws -> (status: Int, body: Data) {
  do {
    let profile = try Profile.rules.decode(
      merging: patch, into: stored)
    if profile.email != stored.email, isTaken(profile.email) {
      let failure = ValidationFailure(
        "available", at: "/email",
        message: "Another account has this address.")
      throw ValidationError(failures: [failure])
    }
    return (200, try JSONEncoder().encode(profile))
  } catch let error as ValidationError {
    let problem = ProblemDetails(error.failures)
    return (problem.status, try problem.json())
  }
}
