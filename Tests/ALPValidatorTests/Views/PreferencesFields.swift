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
