import ALPValidator
import Foundation

/// Returns the status and the body of the response to a PATCH request.
func updateProfile(
  _ stored: Profile, with patch: Data
) throws -> (status: Int, body: Data) {
  let encoder = JSONEncoder()
  let decoder = JSONDecoder()
  let current = try decoder.decode(
    JSONValue.self, from: encoder.encode(stored))
  do {
    let changes = try RuleSet<JSONValue>([]).decode(from: patch)
    let profile = try Profile.rules.decode(
      from: encoder.encode(current.merging(changes)))
    return (200, try encoder.encode(profile))
  } catch let error as ValidationError {
    let problem = ProblemDetails(error.failures)
    return (problem.status, try problem.json())
  }
}
