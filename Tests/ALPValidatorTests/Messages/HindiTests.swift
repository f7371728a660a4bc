@testable import ALPValidator
import Foundation
import Testing

@Suite struct HindiTests {
  private func messages<Value>(_ value: Value, _ rules: [Rule<Value>]) -> [String] {
    var set = RuleSet(rules)
    set.messages = MessageCatalog(language: "hi")
    return set.failures(for: value).map(\.message)
  }

  @Test func inflects() {
    #expect(
      messages(
        "",
        [
          .length(1...), .length(5...), .length(2...4), .length(exactly: 21), .containsDigits(2...),
          .containsLowercase, .containsLowercase(2...), .containsUppercase(1...1), .containsSymbols(2...),
          .decimal(minimumFractionDigits: 2), .words(2...), .starts(with: "IN"),
        ]) == [
          "कृपया कम से कम 1 वर्ण दर्ज करें।",
          "कृपया कम से कम 5 वर्ण दर्ज करें।",
          "कृपया 2 से 4 वर्ण दर्ज करें।",
          "कृपया ठीक 21 वर्ण दर्ज करें।",
          "कृपया कम से कम 2 अंक शामिल करें।",
          "कृपया कम से कम 1 छोटा अक्षर शामिल करें।",
          "कृपया कम से कम 2 छोटे अक्षर शामिल करें।",
          "कृपया कम से कम 1 बड़ा अक्षर शामिल करें। कृपया अधिक से अधिक 1 बड़ा अक्षर शामिल करें।",
          "कृपया कम से कम 2 विशेष वर्ण शामिल करें।",
          "कृपया ऐसी संख्या दर्ज करें जिसमें दशमलव के बाद कम से कम 2 अंक हों।",
          "कृपया कम से कम 2 शब्द दर्ज करें।",
          "इसकी शुरुआत “IN” से होनी चाहिए।",
        ])
    #expect(messages(1, [.minimum(2.5)]) == ["कृपया 2.5 या उससे अधिक दर्ज करें।"])
    let numbers: [JSONValue] = [0, 0.5, 1, 1.5, 2]
    #expect(
      numbers.map { number in
        ValidationFailure(name: "file-count", parameters: ["minimum": number], saying: "")
          .message(in: MessageCatalog(language: "hi"))
      } == [
        "कृपया कम से कम 0 फ़ाइल चुनें।",
        "कृपया कम से कम 0.5 फ़ाइल चुनें।",
        "कृपया कम से कम 1 फ़ाइल चुनें।",
        "कृपया कम से कम 1.5 फ़ाइलें चुनें।",
        "कृपया कम से कम 2 फ़ाइलें चुनें।",
      ])
  }

  @Test func joins() {
    #expect(
      messages("", [.in(["a", "b", "c"]), .strongPassword, .email || .phoneNumber(region: "IN")]) == [
        "कृपया इनमें से कोई एक चुनें: a, b या c।",
        "कृपया ऐसा पासवर्ड चुनें जिसमें कम से कम 8 वर्ण, 1 अंक, 1 छोटा अक्षर, 1 बड़ा अक्षर और 1 विशेष वर्ण हों।",
        "कृपया ईमेल पता दर्ज करें, जैसे name@example.com। या फिर: कृपया फ़ोन नंबर दर्ज करें (भारत)।",
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
          "कृपया कम से कम 1.5 MB की फ़ाइल चुनें।",
          "कृपया कोई इमेज या कोई वीडियो चुनें।",
          "कृपया कम से कम 2 पिक्सेल चौड़ी इमेज चुनें। कृपया कम से कम 2 पिक्सेल ऊँची इमेज चुनें।",
        ])
  }
}
