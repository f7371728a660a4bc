import Foundation
import LoopbackServer

extension Command {
  static let serve: Self = Self(
    name: "serve", usage: "[--port N]",
    summary: "Answers remote checks of user names, on 127.0.0.1, until Ctrl-C.",
    details: """
        --port N    the port to listen on; any free port by default

      Prints the address and an example. These names are taken: \(UserNameCheck.commonNames.joined(separator: ", ")).

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
    let server = try LoopbackServer(
      port: port, remembersRequests: false, handler: UserNameCheck().response)
    let url = server.url("/user-name").absoluteString
    try output.say(
      """
      Remote checks of user names at \(url) until Ctrl-C. Try:

        curl -d '{"instance": "admin"}' \(url)
        curl -d '{"instance": "ada"}' \(url)

      """)
    for await _ in endings {}
    withExtendedLifetime(signals) { server.stop() }
    return 0
  }
}
