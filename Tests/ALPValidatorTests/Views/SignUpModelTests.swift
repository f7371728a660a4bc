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

    func create(_ account: NewAccount) throws -> Bool {
      if account.userName == "offline" { throw URLError(.notConnectedToInternet) }
      guard !addresses.contains(account.email) else { return false }
      addresses.append(account.email)
      return true
    }
  }

  private let accounts: FakeAccounts
  private let model: SignUpModel

  init() {
    accounts = FakeAccounts()
    model = SignUpModel(accounts)
    model.form[\.password].text = "Engine-1842"
  }

  @Test func showsNothingBeforeTheUserLeavesAField() {
    model.form[\.email].beginEditing()
    model.form[\.email].text = "ada"
    #expect(!model.form[\.email].shouldShowErrors)
    model.form[\.email].endEditing()
    #expect(model.form[\.email].shouldShowErrors)
  }

  @Test func rejectsAShortPassword() {
    model.form[\.password].beginEditing()
    model.form[\.password].text = "short"
    model.form[\.password].endEditing()
    #expect(model.form[\.password].errorMessages == ["8 to 64 characters, please."])
    #expect(model.form[\.password].shouldShowErrors)
  }

  @Test func doesNotSubmitATakenUserName() async {
    model.form[\.email].text = "ada@example.com"
    model.form[\.userName].text = "admin"
    #expect(model.form[\.userName].state == .waiting)
    await model.signUp()
    #expect(model.form[\.userName].errorMessages == ["This user name is taken."])
    #expect(await accounts.addresses == ["info@example.com"])
  }

  @Test func showsTheFailureOfTheServerUntilTheAddressIsEdited() async {
    model.form[\.email].text = " Info@Example.com"
    model.form[\.userName].text = "ada"
    #expect(await !model.signUp())
    #expect(model.form[\.email].errorMessages == ["There is an account with this address."])
    model.form[\.email].text = " Ada@Example.com"
    #expect(await model.signUp())
    #expect(model.form.isValid)
    #expect(await accounts.addresses == ["info@example.com", "ada@example.com"])
    #expect(await accounts.checkedNames == ["ada"])
  }

  @Test func showsThatASubmissionFailedUntilTheNextOne() async {
    model.form[\.email].text = "ada@example.com"
    model.form[\.userName].text = "offline"
    await model.signUp()
    #expect(model.form.errorMessages == ["Your account could not be created. Please try again."])
    model.form[\.userName].text = "ada"
    await model.signUp()
    #expect(model.form.isValid)
  }
}
