// The structure, the model and the screen of README; a test compares them.
import ALPValidator

struct Subscriber: Codable, Sendable {
  var email = ""
  var age: Int?
}

extension Subscriber {
  static let rules: RuleSet<Subscriber> = [
    .at(\.email, "email", label: "Email", formatters: [.trimmed, .lowercased], [.email]),
    .at(\.age, "age", label: "Age", [.range(13...130)]),
  ]
}

// swift-format-ignore
@MainActor final class NewsletterModel {
  let form = FormModel(Subscriber(), rules: Subscriber.rules)
  private let subscribe: @MainActor (Subscriber) async throws -> Bool

  init(subscribe: @escaping @MainActor (Subscriber) async throws -> Bool) { self.subscribe = subscribe }

  func submit() async {
    do {
      let submission = try await form.submit { subscriber in try await subscribe(subscriber) }
      if submission == .submitted(false) {
        form[\.email].setExternalFailure("This address is on the list already.")
      }
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
      ControlField(control: model.form[\.email])
      ControlField(control: model.form[\.age])
      ForEach(model.form.visibleErrorMessages, id: \.self) { Text($0).foregroundStyle(.red) }
      Button("Subscribe") { Task { await model.submit() } }
        .disabled(model.form.isSubmitting)
    }
  }
}
#endif
