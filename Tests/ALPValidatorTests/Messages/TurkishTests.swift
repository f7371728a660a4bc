import ALPValidator
import Foundation
import Testing

@Suite struct TurkishTests {
  private func messages<Value>(_ value: Value, _ rules: [Rule<Value>]) -> [String] {
    var set = RuleSet(rules)
    set.messages = MessageCatalog(language: "tr")
    return set.failures(for: value).map(\.message)
  }

  @Test func leavesNounsAfterNumbersInTheSingular() {
    #expect(
      messages(
        "",
        [
          .length(1...), .length(5...), .length(2...4), .length(exactly: 21), .containsDigit,
          .containsDigits(2...),
          .containsLetters(1...1), .containsUppercase(2...), .containsSymbols(2...),
          .decimal(minimumFractionDigits: 2), .words(2...), .starts(with: "TR"),
        ]) == [
          "Lütfen en az 1 karakter girin.",
          "Lütfen en az 5 karakter girin.",
          "Lütfen en az 2, en fazla 4 karakter girin.",
          "Lütfen tam 21 karakter girin.",
          "Lütfen en az 1 rakam kullanın.",
          "Lütfen en az 2 rakam kullanın.",
          "Lütfen en az 1 harf kullanın. Lütfen en fazla 1 harf kullanın.",
          "Lütfen en az 2 büyük harf kullanın.",
          "Lütfen en az 2 özel karakter kullanın.",
          "Lütfen virgülden sonra en az 2 basamağı olan bir sayı girin.",
          "Lütfen en az 2 kelime girin.",
          "Metin “TR” ile başlamalıdır.",
        ])
    #expect(messages(1, [.minimum(2.5)]) == ["Lütfen 2,5 veya daha büyük bir değer girin."])
  }

  @Test func joins() {
    #expect(
      messages("", [.in(["a", "b", "c"]), .strongPassword, .email || .phoneNumber(region: "TR")]) == [
        "Lütfen şunlardan birini seçin: a, b veya c.",
        "Lütfen en az 8 karakter, 1 rakam, 1 küçük harf, 1 büyük harf ve 1 özel karakter içeren bir parola seçin.",
        "Lütfen bir e-posta adresi girin, örneğin name@example.com. Ya da: Lütfen bir telefon numarası girin (Türkiye).",
      ])
  }

  @Test func speaksOfFiles() {
    #expect(
      messages(
        FileValue(Data(count: 2), name: "a.exe"),
        [
          .fileSize(1_500_000...), .fileType(families: [.image, .video]),
          .imageSize(width: 2..., height: 2...),
        ])
        == [
          "Lütfen en az 1,5 MB boyutunda bir dosya seçin.",
          "Lütfen bir resim veya bir video seçin.",
          "Lütfen en az 2 piksel genişliğinde bir resim seçin. Lütfen en az 2 piksel yüksekliğinde bir resim seçin.",
        ])
  }
}
