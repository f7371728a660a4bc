import ALPValidator
import Foundation
import Testing

@Suite struct SwedishTests {
  private func messages<Value>(_ value: Value, _ rules: [Rule<Value>]) -> [String] {
    var set = RuleSet(rules)
    set.messages = MessageCatalog(language: "sv")
    return set.failures(for: value).map(\.message)
  }

  @Test func inflects() {
    #expect(
      messages(
        "",
        [
          .length(1...), .length(5...), .length(2...4), .length(exactly: 21), .containsDigit,
          .containsDigits(2...),
          .containsLetters(1...1), .containsUppercase, .containsLowercase(2...), .containsSymbols(2...),
          .decimal(minimumFractionDigits: 1), .words(2...),
        ]) == [
          "Ange minst 1 tecken.",
          "Ange minst 5 tecken.",
          "Ange 2 till 4 tecken.",
          "Ange exakt 21 tecken.",
          "Använd minst 1 siffra.",
          "Använd minst 2 siffror.",
          "Använd minst 1 bokstav. Använd högst 1 bokstav.",
          "Använd minst 1 stor bokstav.",
          "Använd minst 2 små bokstäver.",
          "Använd minst 2 specialtecken.",
          "Ange ett tal med minst 1 decimal.",
          "Ange minst 2 ord.",
        ])
    #expect(messages(1, [.minimum(2.5)]) == ["Ange 2,5 eller mer."])
  }

  @Test func joins() {
    #expect(
      messages("", [.in(["a", "b", "c"]), .strongPassword, .email || .phoneNumber(region: "SE")])
        == [
          "Välj a, b eller c.",
          "Välj ett lösenord med minst 8 tecken, 1 siffra, 1 liten bokstav, 1 stor bokstav och 1 specialtecken.",
          "Ange en e-postadress, till exempel name@example.com. Eller: Ange ett telefonnummer (Sverige).",
        ])
  }

  @Test func speaksOfFiles() {
    #expect(
      messages(
        FileValue(Data(count: 2), name: "a.exe"),
        [
          .fileSize(1_500_000...), .fileType(families: [.image, .video]),
          .imageSize(width: ...1, height: ...2),
        ])
        == [
          "Välj en fil på minst 1,5 MB.",
          "Välj en bild eller en video.",
          "Välj en bild som är högst 1 pixel bred. Välj en bild som är högst 2 pixlar hög.",
        ])
  }
}
