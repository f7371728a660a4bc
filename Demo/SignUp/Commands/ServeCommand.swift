import Foundation
import LoopbackServer

extension Command {
  static let serve: Self = Self(
    name: "serve", usage: "[--port N]",
    summary: "Shows the sign-up form as a page, and answers remote checks of user names, until Ctrl-C.",
    details: """
        --port N    the port of 127.0.0.1 to listen on; any free port by default

      Prints the address of the page. Each browser has a form of its own, which the program keeps, validates and
      follows; the page only shows it. Other machines and the pages of other sites have no access.

      These user names are taken: \(UserNameCheck.commonNames.joined(separator: ", ")).
      On the page, others make the server misbehave: slow (4 seconds), flaky (the first request of each visitor fails),
      gone (closes the connection). The address info@example.com has an account.

      Exit status: 0 after Ctrl-C or a signal to end, 2 for misuse or a port that is not available.
      """
  ) { words, output in
    let arguments = try Arguments(words, usage: Command.serve.usage)
    guard let port = UInt16(exactly: try arguments.optionalCount("--port") ?? 0) else {
      throw Misuse("--port has to be a number from 0 to 65535.")
    }
    // The signals are observed before the server starts, so that none is missed.
    let (endings, ending) = AsyncStream.makeStream(of: Void.self)
    let signals = await Signals(System.endingSignals) { _ in ending.finish() }
    let accounts = try SignUpServer(thinking: .milliseconds(600), remembersRequests: false)
    let page = SignUpPage(service: accounts.service())
    let server = try LoopbackServer(port: port, remembersRequests: false) { await page.response(to: $0) }
    let check = server.url("/user-name").absoluteString
    try output.say(
      """
      The sign-up form is at \(server.url().absoluteString) until Ctrl-C.

      Remote checks of user names are at \(check). Try:

        curl -d '{"instance": "admin"}' \(check)
        curl -d '{"instance": "ada"}' \(check)

      """)
    for await _ in endings {}
    withExtendedLifetime(signals) {
      server.stop()
      accounts.stop()
    }
    return 0
  }
}
