// The settings of the article Recipes; a test compares them.
import ALPValidator

struct Preferences: Codable, Equatable, Sendable {
  var fontSize = 14
  var sendsNews = false
  static let rules: RuleSet<Preferences> = [
    .at(\.fontSize, "fontSize", label: "Font size", [.range(9...36)]),
    .at(\.sendsNews, "sendsNews", label: "News"),
  ]
}

/// Saves settings that have changed and are valid.
@MainActor func saveChanges<Value: Sendable>(
  of form: FormModel<Value>, with save: (Value) -> Void
) {
  guard form.isDirty, form.silentFailures().isEmpty else { return }
  save(form.value)
  form.markClean()
}

#if canImport(SwiftUI)
import SwiftUI

struct PreferencesFields: View {
  let form: FormModel<Preferences>
  let save: (Preferences) -> Void

  var body: some View {
    TextField("Font size", text: Bindable(form[\.fontSize]).text)
    Toggle("News", isOn: Bindable(form[\.sendsNews]).value)
      .onChange(of: form.value) { saveChanges(of: form, with: save) }
  }
}
#endif
