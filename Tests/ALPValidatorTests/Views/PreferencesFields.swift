// The settings of the article Recipes; a test compares them.
import ALPValidator

nonisolated struct Preferences: Codable, Equatable, Sendable {
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
import ALPValidatorSwiftUI
import SwiftUI

struct PreferencesFields: View {
  let form: FormModel<Preferences>
  let save: (Preferences) -> Void

  var body: some View {
    FormField(form[\.fontSize])
    FormToggle(form[\.sendsNews])
      .onChange(of: form.value) { saveChanges(of: form, with: save) }
  }
}
#endif
