import ALPValidator
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
}
