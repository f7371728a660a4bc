import ALPValidator
import Foundation
import Testing

@MainActor @Suite struct SignUpModelTests {
  private actor FakeAccounts: Accounts {
    private(set) var checkedNames: [String] = []
    private(set) var addresses = ["info@example.com"]

    func isAvailable(_ userName: String) -> Bool {
      checkedNames.append(userName)
      return userName != "admin"
    }

    func signUp(_ email: String, _ password: String, _ userName: String) throws -> Bool {
      if userName == "offline" { throw URLError(.notConnectedToInternet) }
      guard !addresses.contains(email) else { return false }
      addresses.append(email)
      return true
    }
  }

  private let accounts: FakeAccounts
  private let model: SignUpModel

  init() {
    accounts = FakeAccounts()
    model = SignUpModel(accounts)
    model.password.text = "Engine-1842"
  }

  @Test func showsNothingBeforeTheUserLeavesAField() {
    model.email.beginEditing()
    model.email.text = "ada"
    #expect(!model.email.shouldShowErrors)
    model.email.endEditing()
    #expect(model.email.shouldShowErrors)
  }

  @Test func rejectsAShortPassword() {
    model.password.beginEditing()
    model.password.text = "short"
    model.password.endEditing()
    #expect(model.password.errorMessages == ["8 to 64 characters, please."])
    #expect(model.password.shouldShowErrors)
  }

  @Test func doesNotSubmitATakenUserName() async {
    model.email.text = "ada@example.com"
    model.userName.text = "admin"
    #expect(model.userName.state == .waiting)
    await model.signUp()
    #expect(model.userName.errorMessages == ["This user name is taken."])
    #expect(await accounts.addresses == ["info@example.com"])
  }

  @Test func showsTheFailureOfTheServerUntilTheAddressIsEdited() async {
    model.email.text = " Info@Example.com"
    model.userName.text = "ada"
    await model.signUp()
    #expect(model.email.errorMessages == ["There is an account with this address."])
    model.email.text = " Ada@Example.com"
    await model.signUp()
    #expect(model.form.isValid)
    #expect(await accounts.addresses == ["info@example.com", "ada@example.com"])
    #expect(await accounts.checkedNames == ["ada"])
  }

  @Test func showsThatASubmissionFailedUntilTheNextOne() async {
    model.email.text = "ada@example.com"
    model.userName.text = "offline"
    await model.signUp()
    #expect(model.form.errorMessages == ["Your account could not be created. Please try again."])
    model.userName.text = "ada"
    await model.signUp()
    #expect(model.form.isValid)
  }
}
