@testable import ALPValidator
import Foundation
import Testing

@Suite struct RussianTests {
  private func messages<Value>(_ value: Value, _ rules: [Rule<Value>]) -> [String] {
    var set = RuleSet(rules)
    set.messages = MessageCatalog(language: "ru")
    return set.failures(for: value).map(\.message)
  }

  @Test func inflects() {
    #expect(
      messages(
        "", [.length(1...), .length(2...), .length(5...), .length(11...), .length(21...), .length(112...)])
        == [
          "Введите не менее 1 символа.",
          "Введите не менее 2 символов.",
          "Введите не менее 5 символов.",
          "Введите не менее 11 символов.",
          "Введите не менее 21 символа.",
          "Введите не менее 112 символов.",
        ])
    #expect(
      messages(
        "",
        [
          .length(exactly: 1), .length(exactly: 2), .length(exactly: 5), .length(exactly: 21),
          .length(exactly: 22), .length(2...21),
        ]) == [
          "Введите ровно 1 символ.",
          "Введите ровно 2 символа.",
          "Введите ровно 5 символов.",
          "Введите ровно 21 символ.",
          "Введите ровно 22 символа.",
          "Введите от 2 до 21 символа.",
        ])
    #expect(
      messages(
        "",
        [
          .containsDigit, .containsLetters(3...), .containsUppercase, .containsLowercase(2...),
          .containsSymbols(21...), .decimal(minimumFractionDigits: 2), .length(2..., unit: .utf8),
          .words(2...),
        ]) == [
          "Используйте не менее 1 цифры.",
          "Используйте не менее 3 букв.",
          "Используйте не менее 1 заглавной буквы.",
          "Используйте не менее 2 строчных букв.",
          "Используйте не менее 21 специального символа.",
          "Введите число, в котором не менее 2 знаков после запятой.",
          "Введите не менее 2 байт.",
          "Введите не менее 2 слов.",
        ])
  }

  @Test func inflectsFractions() {
    let failure = ValidationFailure(name: "length", parameters: ["minimum": 1.5, "maximum": 1.5], saying: "")
    #expect(failure.message(in: MessageCatalog(language: "ru")) == "Введите ровно 1,5 символа.")
    #expect(messages(1, [.minimum(2.5)]) == ["Введите значение не меньше 2,5."])
  }

  @Test func joins() {
    #expect(
      messages("", [.in(["a", "b", "c"]), .strongPassword, .email || .phoneNumber(region: "CH")]) == [
        "Выберите одно из значений: a, b или c.",
        "Придумайте пароль, в котором не менее 8 символов, 1 цифры, 1 строчной буквы, 1 заглавной буквы и 1 специального символа.",
        "Введите адрес электронной почты, например name@example.com. Или: Введите номер телефона (Швейцария).",
      ])
  }

  @Test func speaksOfFiles() {
    #expect(
      messages(
        FileValue(Data(count: 2), name: "a.exe"),
        [
          .fileSize(1_500_000...), .fileSize(21...), .fileType(families: [.audio, .image]),
          .imageSize(width: 21..., height: 2...),
        ]) == [
          "Выберите файл размером не менее 1,5 MB.",
          "Выберите файл размером не менее 21 байта.",
          "Выберите аудиофайл или изображение.",
          "Выберите изображение шириной не менее 21 пикселя. Выберите изображение высотой не менее 2 пикселей.",
        ])
  }
}
