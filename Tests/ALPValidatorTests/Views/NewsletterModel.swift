// The screen of README, and the model of the article ConnectingUIKit; a test compares them.
import ALPValidator

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
import ALPValidatorSwiftUI
import SwiftUI

struct NewsletterScreen: View {
  let subscribe: @MainActor (Subscriber) async throws -> Bool
  @State private var form = FormModel(Subscriber(), rules: Subscriber.rules)

  var body: some View {
    Form {
      FormField(form[\.email])
      FormField(form[\.age])
      FormMessages(form)
      SubmitButton("Subscribe")
    }
    .submits(form) { subscriber in
      guard try await subscribe(subscriber) else {
        throw ExternalFailures([
          "/email": "This address is on the list already."
        ])
      }
    }
  }
}
#endif
