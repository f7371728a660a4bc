import ALPValidator
import Foundation
import Testing

@Suite struct FrenchTests {
  private func messages<Value>(_ rules: [Rule<Value>], for value: Value) -> [String] {
    var set = RuleSet(rules)
    set.messages = MessageCatalog(language: "fr")
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
          "Veuillez saisir au moins 1 caractère.",
          "Veuillez saisir au moins 2 caractères.",
          "Veuillez saisir au moins 21 caractères.",
          "Veuillez saisir au moins 1\u{202F}000\u{202F}000 de caractères.",
          "Veuillez saisir au moins 1\u{202F}000\u{202F}000 d’octets.",
          "Veuillez saisir exactement 5 caractères.",
          "Veuillez saisir au moins 2 mots.",
          "Veuillez utiliser au moins 1 chiffre.",
          "Votre saisie doit contenir «\u{A0}x\u{A0}».",
          "Veuillez choisir S, M ou L.",
          "Veuillez choisir un mot de passe comportant au moins 8 caractères, 1 chiffre, 1 minuscule, 1 majuscule et 1 caractère spécial.",
          "Cette valeur n’a pas le format attendu. Exemple\u{A0}: www.example.com",
          "Veuillez saisir une adresse e-mail, par exemple nom@example.com. Ou bien\u{A0}: Veuillez saisir un numéro de téléphone (Allemagne).",
        ])
  }

  @Test func speaksOfNumbers() {
    #expect(
      messages([.minimum(1.5), .range(1.5...2), .multiple(of: 0.4)], for: 1) == [
        "Veuillez saisir une valeur supérieure ou égale à 1,5.",
        "Veuillez saisir une valeur comprise entre 1,5 et 2.",
        "Veuillez saisir un multiple de 0,4.",
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
          "Veuillez choisir une archive, une image ou une vidéo.",
          "Veuillez choisir un fichier de type PDF ou PNG.",
          "Veuillez choisir un fichier d’au moins 1,51 MB.",
          "Veuillez choisir un fichier de 1 octet au maximum.",
          "Veuillez choisir une image d’au moins 100 pixels de largeur.",
          "Veuillez choisir une image de 640 pixels de hauteur au maximum.",
        ])
  }
}
