import ALPValidator

struct AccountServer: Sendable {
  func create(_ email: String, _ password: String) async throws {}
}

@MainActor let server = AccountServer()
