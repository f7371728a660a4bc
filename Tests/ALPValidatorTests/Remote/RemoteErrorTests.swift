import ALPValidator
import Foundation
import Testing

@Suite struct RemoteErrorTests {
  @Test(arguments: ["No route", "No route."])
  func endsTheWordsOfTheSystemWithOneStop(_ words: String) {
    #expect(
      RemoteError.connection(words).localizedDescription
        == "The server could not be reached: No route. Check the connection and the address.")
    #expect(
      RemoteError.notEncodable(words).localizedDescription
        == "The value cannot be encoded: No route.")
  }
}
