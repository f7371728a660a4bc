@testable import ALPValidator
import Foundation
import Testing

@Suite struct KoreanTests {
  private let korean = MessageCatalog(language: "ko")

  private func messages<Value>(_ rules: [Rule<Value>], for value: Value) -> [String] {
    var set = RuleSet(rules)
    set.messages = korean
    return set.failures(for: value).map(\.message)
  }

  @Test(arguments: [
    "ko", "ko-KR", "ko_KR", "ko-Kore-KR", "ko-KP", "ko_KR.UTF-8",
  ])
  func isFound(_ tag: String) {
    #expect(MessageCatalog.availableLanguage(for: tag) == "ko")
    #expect(MessageCatalog(language: tag).languageTag == "ko")
    #expect(MessageCatalog(locale: Locale(identifier: tag)).languageTag == "ko")
  }

  @Test func speaksOfText() {
    #expect(
      messages(
        [
          .length(1...), .length(exactly: 2), .length(2...5), .containsDigits(2...),
          .contains("안녕 %@"), .in(["빨강", "초록", "파랑"]), .in(["S"]),
          .decimal(maximumFractionDigits: 2), .email, .phoneNumber(region: "AT"), .strongPassword,
          .hostname, .uuid, .email || .phoneNumber(region: "CH"), .length(9...) && .containsDigit,
        ], for: "") == [
          "1자 이상 입력해 주세요.",
          "2자로 입력해 주세요.",
          "2자 이상 5자 이하로 입력해 주세요.",
          "숫자를 2개 이상 포함해 주세요.",
          "다음 내용을 포함해 주세요: “안녕 %@”.",
          "다음 중에서 선택해 주세요: 빨강, 초록 또는 파랑.",
          "다음 값을 입력해 주세요: S.",
          "소수점 이하 2자리까지의 숫자를 입력해 주세요.",
          "이메일 주소를 입력해 주세요(예: name@example.com).",
          "전화번호를 입력해 주세요(오스트리아).",
          "다음 조건에 맞는 비밀번호를 설정해 주세요: 8자 이상, 숫자 1개 이상, 소문자 1개 이상, 대문자 1개 이상, 특수 문자 1개 이상.",
          "형식이 올바르지 않습니다. 예: www.example.com",
          "이 번호를 확인해 주세요. 빠졌거나 잘못 입력된 부분이 있습니다.",
          "이메일 주소를 입력해 주세요(예: name@example.com). 또는 전화번호를 입력해 주세요(스위스).",
          "9자 이상 입력해 주세요. 숫자를 1개 이상 포함해 주세요.",
        ])
    #expect(
      messages(
        [
          .length(...20), .length(...0), .length(...4, unit: .utf8), .onlyDigits(asciiOnly: true),
          !.starts(with: "x"),
        ], for: String(repeating: "x", count: 21)) == [
          "20자 이하로 입력해 주세요.",
          "이 항목은 비워 두세요.",
          "4바이트 이하로 입력해 주세요.",
          "0부터 9까지의 숫자만 입력해 주세요.",
          "다음 내용으로 시작하지 않도록 입력해 주세요: “x”.",
        ])
  }

  @Test func speaksOfNumbers() {
    #expect(
      messages([.minimum(2.5), .range(3...5), .greaterThan(7), .multiple(of: 5)], for: 1) == [
        "2.5 이상의 값을 입력해 주세요.",
        "3부터 5까지의 값을 입력해 주세요.",
        "7보다 큰 값을 입력해 주세요.",
        "5의 배수를 입력해 주세요.",
      ])
  }

  @Test func speaksOfFiles() {
    let file = FileValue(Data(count: 2000), name: "a.exe")
    #expect(
      messages(
        [
          .fileSize(1_500_001...), .fileSize(...1), .fileType(families: [.image, .video]), .imageSize(),
          .fileType(.png, .pdf), .fileExtension("png", "jpg"), .imageSize(width: 1...640),
        ], for: file) == [
          "크기가 1.51 MB 이상인 파일을 선택해 주세요.",
          "크기가 1바이트 이하인 파일을 선택해 주세요.",
          "이미지 파일 또는 동영상 파일을 선택해 주세요.",
          "이미지 파일을 선택해 주세요.",
          "PDF 또는 PNG 형식의 파일을 선택해 주세요.",
          "확장자가 jpg 또는 png인 파일을 선택해 주세요.",
          "너비가 640픽셀 이하인 이미지를 선택해 주세요.",
        ])
  }

  /// 을 or 를 goes with the last sound of a word, and a value may end in any.
  @Test func putsNoChangingParticleAfterAValue() {
    let particles = ["을", "를", "은", "는", "이", "가", "과", "와", "로", "으로", "이나", "라", "이라"]
    let valueTemplates = MessageLanguage.korean.templates.filter { $0.key != "file-type" }
    for (key, template) in valueTemplates.sorted(by: { $0.key < $1.key }) {
      for piece in template.text.split(separator: "}").dropFirst() {
        let word = piece.prefix { !" .,:{()“”".contains($0) }
        #expect(!particles.contains(String(word)), "\(key): \(template.text)")
      }
    }
  }

  @Test func endsKindsOfFilesInTheSameSound() {
    let kinds = MessageLanguage.korean.templates.filter { $0.key.hasPrefix("file-type.") }
    #expect(kinds.count == 7)
    #expect(kinds.allSatisfy { $0.value.text.hasSuffix("파일") })
  }
}
