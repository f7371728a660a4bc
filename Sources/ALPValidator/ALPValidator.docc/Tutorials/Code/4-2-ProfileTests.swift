import ALPValidator
import Foundation
import Testing

@testable import Profiles

/// A service that calls the handler of the server.
struct LocalService: ProfileService {
  var stored = Profile(name: "Ada", email: "ada@example.com")

  func save(_ patch: Data) async throws -> SaveResult {
    let (status, body) = try updateProfile(stored, with: patch) { email in
      email == "info@example.com"
    }
    guard status == 200 else { return .refused(body: body) }
    return .saved(try JSONDecoder().decode(Profile.self, from: body))
  }
}

@MainActor @Suite struct ProfileTests {
  let model = ProfileModel(LocalService().stored, service: LocalService())

  @Test func showsAFailureWhenTheUserLeavesTheField() {
    let email = model.form[\.email]
    email.beginEditing()
    email.text = "ada@"
    #expect(email.visibleErrorMessages == [])
    email.endEditing()
    #expect(email.visibleErrorMessages.count == 1)
    email.text = "ada@example.org"
    #expect(email.visibleErrorMessages == [])
  }
}
