import ALPValidator
import Foundation
import Testing

@Suite struct SpanishTests {
  private func messages<Value>(_ rules: [Rule<Value>], for value: Value) -> [String] {
    var set = RuleSet(rules)
    set.messages = MessageCatalog(language: "es")
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
          "Introduzca al menos 1 carácter.",
          "Introduzca al menos 2 caracteres.",
          "Introduzca al menos 21 caracteres.",
          "Introduzca al menos 1.000.000 de caracteres.",
          "Introduzca al menos 1.000.000 de bytes.",
          "Introduzca exactamente 5 caracteres.",
          "Introduzca al menos 2 palabras.",
          "Incluya al menos 1 dígito.",
          "El texto debe contener «x».",
          "Elija S, M o L.",
          "Elija una contraseña con al menos 8 caracteres, 1 dígito, 1 minúscula, 1 mayúscula y 1 carácter especial.",
          "Este valor no tiene el formato correcto. Ejemplo: www.example.com",
          "Introduzca una dirección de correo electrónico, por ejemplo, nombre@example.com. O bien: Introduzca un número de teléfono (Alemania).",
        ])
  }

  @Test func speaksOfNumbers() {
    #expect(
      messages([.minimum(1.5), .range(1.5...2), .multiple(of: 0.4)], for: 1) == [
        "Introduzca un valor igual o superior a 1,5.",
        "Introduzca un valor entre 1,5 y 2.",
        "Introduzca un múltiplo de 0,4.",
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
          "Elija un archivo comprimido, una imagen o un vídeo.",
          "Elija un archivo de tipo PDF o PNG.",
          "Elija un archivo de al menos 1,51 MB.",
          "Elija un archivo de 1 byte como máximo.",
          "Elija una imagen de al menos 100 píxeles de ancho.",
          "Elija una imagen de 640 píxeles de alto como máximo.",
        ])
  }
}
