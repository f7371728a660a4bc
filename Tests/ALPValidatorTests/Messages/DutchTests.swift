import ALPValidator
import Foundation
import Testing

@Suite struct DutchTests {
  private func messages<Value>(_ rules: [Rule<Value>], for value: Value) -> [String] {
    var set = RuleSet(rules)
    set.messages = MessageCatalog(language: "nl")
    return set.failures(for: value).map(\.message)
  }

  @Test func speaksOfText() {
    #expect(
      messages(
        [
          .length(1...), .length(2...), .length(21...), .length(1_000_000...),
          .length(1_000_000..., unit: .utf8), .length(exactly: 5), .words(2...), .containsDigit,
          .contains("x"), .in(["S", "M", "L"]), .strongPassword, .hostname,
          .email || .phoneNumber(region: "DE"),
        ], for: "") == [
          "Vul minimaal 1 teken in.",
          "Vul minimaal 2 tekens in.",
          "Vul minimaal 21 tekens in.",
          "Vul minimaal 1.000.000 tekens in.",
          "Vul minimaal 1.000.000 bytes in.",
          "Vul precies 5 tekens in.",
          "Vul minimaal 2 woorden in.",
          "Gebruik minimaal 1 cijfer.",
          "De invoer moet “x” bevatten.",
          "Kies S, M of L.",
          "Kies een wachtwoord met minimaal 8 tekens, 1 cijfer, 1 kleine letter, 1 hoofdletter en 1 speciaal teken.",
          "Deze invoer heeft niet de juiste notatie. Voorbeeld: www.example.com",
          "Vul een e-mailadres in, bijvoorbeeld naam@example.com. Of: Vul een telefoonnummer in (Duitsland).",
        ])
  }

  @Test func speaksOfNumbers() {
    #expect(
      messages([.minimum(1.5), .range(1.5...2), .multiple(of: 0.4)], for: 1) == [
        "Vul 1,5 of meer in.",
        "Vul een waarde in van 1,5 tot en met 2.",
        "Vul een veelvoud van 0,4 in.",
      ])
  }

  @Test func speaksOfFiles() {
    let file = FileValue(Data(count: 2), name: "a.exe")
    #expect(
      messages(
        [
          .fileType(families: [.archive, .image, .video]), .fileType(.png, .pdf), .fileSize(1_500_001...),
          .fileSize(...1), .imageSize(width: 100...Int.max), .imageSize(height: 1...640),
        ], for: file) == [
          "Kies een archiefbestand, een afbeelding of een video.",
          "Kies een bestand van het type PDF of PNG.",
          "Kies een bestand van minimaal 1,51 MB.",
          "Kies een bestand van maximaal 1 byte.",
          "Kies een afbeelding die minimaal 100 pixels breed is.",
          "Kies een afbeelding die maximaal 640 pixels hoog is.",
        ])
  }
}
