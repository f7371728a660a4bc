import ALPValidator
import Foundation
import Testing

@Suite struct PortugueseTests {
  private func messages<Value>(_ rules: [Rule<Value>], for value: Value) -> [String] {
    var set = RuleSet(rules)
    set.messages = MessageCatalog(language: "pt")
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
          "Insira pelo menos 1 caractere.",
          "Insira pelo menos 2 caracteres.",
          "Insira pelo menos 21 caracteres.",
          "Insira pelo menos 1.000.000 de caracteres.",
          "Insira pelo menos 1.000.000 de bytes.",
          "Insira exatamente 5 caracteres.",
          "Insira pelo menos 2 palavras.",
          "Inclua pelo menos 1 dígito.",
          "O texto deve conter “x”.",
          "Escolha S, M ou L.",
          "Escolha uma senha com pelo menos 8 caracteres, 1 dígito, 1 letra minúscula, 1 letra maiúscula e 1 caractere especial.",
          "Este valor não tem o formato correto. Exemplo: www.example.com",
          "Insira um endereço de e-mail, por exemplo, nome@example.com. Ou então: Insira um número de telefone (Alemanha).",
        ])
  }

  @Test func speaksOfNumbers() {
    #expect(
      messages([.minimum(1.5), .range(1.5...2), .multiple(of: 0.4)], for: 1) == [
        "Insira um valor igual ou superior a 1,5.",
        "Insira um valor entre 1,5 e 2.",
        "Insira um múltiplo de 0,4.",
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
          "Escolha um arquivo compactado, uma imagem ou um vídeo.",
          "Escolha um arquivo do tipo PDF ou PNG.",
          "Escolha um arquivo de pelo menos 1,51 MB.",
          "Escolha um arquivo de no máximo 1 byte.",
          "Escolha uma imagem com pelo menos 100 pixels de largura.",
          "Escolha uma imagem com no máximo 640 pixels de altura.",
        ])
  }
}
