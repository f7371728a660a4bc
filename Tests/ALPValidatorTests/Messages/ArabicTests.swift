@testable import ALPValidator
import Foundation
import Testing

@Suite struct ArabicTests {
  private func messages<Value>(_ value: Value, _ rules: [Rule<Value>]) -> [String] {
    var set = RuleSet(rules)
    set.messages = MessageCatalog(language: "ar")
    return set.failures(for: value).map(\.message)
  }

  @Test func inflectsInSixWays() {
    #expect(
      messages(
        "",
        [
          .length(1...), .length(2...), .length(3...), .length(10...), .length(11...), .length(99...),
          .length(100...), .length(102...), .length(103...), .length(111...),
        ]) == [
          "يُرجى إدخال حرف واحد على الأقل.",
          "يُرجى إدخال حرفين على الأقل.",
          "يُرجى إدخال 3 أحرف على الأقل.",
          "يُرجى إدخال 10 أحرف على الأقل.",
          "يُرجى إدخال 11 حرفًا على الأقل.",
          "يُرجى إدخال 99 حرفًا على الأقل.",
          "يُرجى إدخال 100 حرف على الأقل.",
          "يُرجى إدخال 102 حرف على الأقل.",
          "يُرجى إدخال 103 أحرف على الأقل.",
          "يُرجى إدخال 111 حرفًا على الأقل.",
        ])
    let numbers: [JSONValue] = [0, 1, 2, 3, 11, 100, 1.5]
    #expect(
      numbers.map { number in
        ValidationFailure(name: "words", parameters: ["minimum": number], saying: "")
          .message(in: MessageCatalog(language: "ar"))
      } == [
        "يُرجى إدخال 0 كلمة على الأقل.",
        "يُرجى إدخال كلمة واحدة على الأقل.",
        "يُرجى إدخال كلمتين على الأقل.",
        "يُرجى إدخال 3 كلمات على الأقل.",
        "يُرجى إدخال 11 كلمة على الأقل.",
        "يُرجى إدخال 100 كلمة على الأقل.",
        "يُرجى إدخال 1.5 كلمة على الأقل.",
      ])
    #expect(
      messages("", [.containsDigits(2...), .containsUppercase, .containsSymbols(3...), .length(2...12)]) == [
        "يُرجى استخدام رقمين على الأقل.",
        "يُرجى استخدام حرف كبير واحد على الأقل.",
        "يُرجى استخدام 3 رموز خاصة على الأقل.",
        "يُرجى إدخال نص طوله من 2 إلى 12 حرفًا.",
      ])
  }

  @Test func joins() {
    #expect(
      messages("", [.in(["a", "b", "c"]), .strongPassword, .email || .phoneNumber(region: "SA")]) == [
        "يُرجى اختيار إحدى القيم التالية: a، b أو c.",
        "يُرجى اختيار كلمة مرور تحتوي على ما لا يقل عن 8 أحرف، رقم واحد، حرف صغير واحد، حرف كبير واحد ورمز خاص واحد.",
        "يُرجى إدخال عنوان بريد إلكتروني، مثل \u{2068}name@example.com\u{2069}. أو: يُرجى إدخال رقم هاتف (المملكة العربية السعودية).",
      ])
  }

  @Test func isolatesWhatMayRunFromLeftToRight() {
    #expect(messages(-9, [.minimum(-2.5)]) == ["يُرجى إدخال \u{2068}\u{200E}-2.5\u{2069} أو أكثر."])
    #expect(
      messages("", [.phoneNumber, .url(schemes: ["ftp"])]) == [
        "يُرجى إدخال رقم هاتف مع رمز البلد، مثل \u{2068}+442079460018\u{2069}.",
        "يُرجى إدخال عنوان يبدأ بما يلي: \u{2068}ftp://\u{2069}.",
      ])
  }

  @Test func speaksOfFiles() {
    #expect(
      messages(
        FileValue(Data(), name: "a.exe"),
        [
          .fileSize(1_500_000...), .fileSize(2...), .fileType(families: [.image, .video]),
          .imageSize(width: 2..., height: 3...),
        ]) == [
          "يُرجى اختيار ملف لا يقل حجمه عن \u{2068}1.5 MB\u{2069}.",
          "يُرجى اختيار ملف لا يقل حجمه عن \u{2068}بايتين\u{2069}.",
          "يُرجى اختيار صورة أو مقطع فيديو.",
          "يُرجى اختيار صورة لا يقل عرضها عن بكسلين. يُرجى اختيار صورة لا يقل ارتفاعها عن 3 بكسلات.",
        ])
  }
}
