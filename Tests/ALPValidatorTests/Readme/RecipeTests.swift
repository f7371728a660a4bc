import ALPValidator
import ALPValidatorTesting
import Foundation
import Testing

// What the recipes say of the code that ``ReadmeTests`` compares with the article.

@MainActor @Suite struct RecipeTests {
  @Test func settingsAreSavedAlthoughMostControlsWereNeverValidated() {
    let form = FormModel(Preferences(), rules: Preferences.rules)
    var saved: [Preferences] = []
    func save() { saveChanges(of: form) { saved.append($0) } }

    form[\.sendsNews].value = true
    save()
    #expect(saved == [Preferences(sendsNews: true)])
    save()
    #expect(saved.count == 1)

    form[\.fontSize].text = "99"
    save()
    form[\.fontSize].text = "9x"
    save()
    #expect(saved.count == 1)

    form[\.fontSize].text = "18"
    save()
    #expect(saved.last == Preferences(fontSize: 18, sendsNews: true))
    #expect(!form.isDirty)
  }

  @Test func aDayIsMidnightInUTCWhereverTheUserIs() throws {
    let newYork = try #require(TimeZone(identifier: "America/New_York"))
    let auckland = try #require(TimeZone(identifier: "Pacific/Auckland"))
    let midnight = try Date("2026-11-28T00:00:00Z", strategy: .iso8601)
    let day: TimeInterval = 86_400
    #expect(Date.todayInUTC(at: midnight + 3_600, in: newYork) == midnight - day)
    #expect(Date.todayInUTC(at: midnight + 3_600, in: .gmt) == midnight)
    #expect(Date.todayInUTC(at: midnight + 12 * 3_600, in: auckland) == midnight + day)
  }

  @Test func onlyAnotherAddressThanTheLoadedOneIsChecked() async {
    let checks = Recorder()
    let email = TextControl(text: "ada@example.com")
    email.addCondition(
      .async("available", options: RequestOptions(clock: ManualClock())) { checks.isFree($0) },
      invalidMessage: "There is an account with this address."
    ).when { [weak email] in email?.isDirty == true }

    #expect(email.validate() == .valid)
    email.text = "taken@example.com"
    #expect(await email.settledState() == .invalid)
    #expect(checks.addresses == ["taken@example.com"])
    email.text = "ada@example.com"
    #expect(email.isValid && checks.addresses.count == 1)
    email.text = "bo@example.com"
    #expect(await email.settledState() == .valid)
    #expect(checks.addresses.count == 2)
    email.markClean()
    #expect(email.validate() == .valid)
    #expect(checks.addresses.count == 2)
    email.text = "ada@example.com"
    #expect(await email.settledState() == .valid)
    #expect(checks.addresses.count == 3)
  }

  @MainActor private final class Recorder {
    private(set) var addresses: [String] = []

    func isFree(_ address: String) -> Bool {
      addresses.append(address)
      return address != "taken@example.com"
    }
  }
}
