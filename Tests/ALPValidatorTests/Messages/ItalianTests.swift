import ALPValidator
import Foundation
import Testing

@Suite struct ItalianTests {
  private func messages<Value>(_ rules: [Rule<Value>], for value: Value) -> [String] {
    var set = RuleSet(rules)
    set.messages = MessageCatalog(language: "it")
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
          "Inserire almeno 1 carattere.",
          "Inserire almeno 2 caratteri.",
          "Inserire almeno 21 caratteri.",
          "Inserire almeno 1.000.000 di caratteri.",
          "Inserire almeno 1.000.000 di byte.",
          "Inserire esattamente 5 caratteri.",
          "Inserire almeno 2 parole.",
          "Usare almeno 1 cifra.",
          "Il testo deve contenere «x».",
          "Scegliere S, M o L.",
          "Scegliere una password con almeno 8 caratteri, 1 cifra, 1 lettera minuscola, 1 lettera maiuscola e 1 carattere speciale.",
          "Questo valore non ha il formato corretto. Esempio: www.example.com",
          "Inserire un indirizzo e-mail, ad esempio nome@example.com. Oppure: Inserire un numero di telefono (Germania).",
        ])
  }

  @Test func speaksOfNumbers() {
    #expect(
      messages([.minimum(1.5), .range(1.5...2), .multiple(of: 0.4)], for: 1) == [
        "Inserire un valore maggiore o uguale a 1,5.",
        "Inserire un valore compreso tra 1,5 e 2.",
        "Inserire un multiplo di 0,4.",
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
          "Scegliere un archivio, un’immagine o un video.",
          "Scegliere un file di tipo PDF o PNG.",
          "Scegliere un file di almeno 1,51 MB.",
          "Scegliere un file di 1 byte al massimo.",
          "Scegliere un’immagine larga almeno 100 pixel.",
          "Scegliere un’immagine alta al massimo 640 pixel.",
        ])
  }
}
