// The model and the screen of README; a test compares them.
import ALPValidator

// swift-format-ignore
@MainActor final class NewsletterModel {
  let form = FormValidator(), email = TextControl()
  private let subscribe: @MainActor (String) async throws -> Bool

  init(subscribe: @escaping @MainActor (String) async throws -> Bool) {
    self.subscribe = subscribe
    email.formatters = [.trimmed, .lowercased]
    email.addRule(.email, invalidMessage: "Please enter an e-mail address.")
    form.add(email, name: "email", label: "E-mail")
  }

  func submit() async {
    do {
      let submission = try await form.submit { try await subscribe(email.formattedValue) }
      if submission == .submitted(false) { email.setExternalFailure("This address is on the list already.") }
    } catch {
      form.setExternalFailures(["": "We could not reach the server. Please try again."])
    }
  }
}

#if canImport(SwiftUI)
import SwiftUI

struct NewsletterScreen: View {
  let model: NewsletterModel

  var body: some View {
    Form {
      ControlField(title: "E-mail", control: model.email)
      ForEach(model.form.externalFailures.map(\.message), id: \.self) { Text($0).foregroundStyle(.red) }
      Button("Subscribe") { Task { await model.submit() } }
        .disabled(model.form.isSubmitting)
    }
  }
}
#endif
