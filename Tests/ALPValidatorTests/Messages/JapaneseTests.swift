@testable import ALPValidator
import Foundation
import Testing

@Suite struct JapaneseTests {
  private let japanese = MessageCatalog(language: "ja")

  private func messages<Value>(_ rules: [Rule<Value>], for value: Value) -> [String] {
    var set = RuleSet(rules)
    set.messages = japanese
    return set.failures(for: value).map(\.message)
  }

  @Test(arguments: [
    "ja", "ja-JP", "ja_JP", "ja-Jpan-JP", "ja_JP.UTF-8", "ja-JP-u-ca-japanese",
  ])
  func isFound(_ tag: String) {
    #expect(MessageCatalog.availableLanguage(for: tag) == "ja")
    #expect(MessageCatalog(language: tag).languageTag == "ja")
    #expect(MessageCatalog(locale: Locale(identifier: tag)).languageTag == "ja")
  }

  @Test func speaksOfText() {
    #expect(
      messages(
        [
          .length(1...), .length(exactly: 2), .length(2...5), .containsDigits(2...),
          .contains("こんにちは %@"), .in(["赤", "緑", "青"]), .in(["S"]),
          .decimal(maximumFractionDigits: 2), .email, .phoneNumber(region: "AT"), .strongPassword,
          .hostname, .uuid, .email || .phoneNumber(region: "CH"), .length(9...) && .containsDigit,
        ], for: "") == [
          "1文字以上で入力してください。",
          "2文字で入力してください。",
          "2文字以上5文字以内で入力してください。",
          "数字を2文字以上含めてください。",
          "「こんにちは %@」を含めてください。",
          "次の中から選択してください：赤、緑または青。",
          "「S」と入力してください。",
          "小数点以下2桁までの数値を入力してください。",
          "メールアドレスを入力してください（例：name@example.com）。",
          "電話番号を入力してください（オーストリア）。",
          "次の条件を満たすパスワードを設定してください：8文字以上、数字1文字以上、英小文字1文字以上、英大文字1文字以上、記号1文字以上。",
          "形式が正しくありません。例：www.example.com",
          "この番号をご確認ください。抜けや入力ミスがあるようです。",
          "メールアドレスを入力してください（例：name@example.com）。または、電話番号を入力してください（スイス）。",
          "9文字以上で入力してください。数字を1文字以上含めてください。",
        ])
    #expect(
      messages(
        [
          .length(...20), .length(...0), .length(...4, unit: .utf8), .onlyDigits(asciiOnly: true),
          !.starts(with: "x"),
        ], for: String(repeating: "x", count: 21)) == [
          "20文字以内で入力してください。",
          "この項目は空欄にしてください。",
          "4バイト以内で入力してください。",
          "半角数字のみで入力してください。",
          "「x」で始まらないように入力してください。",
        ])
  }

  @Test func speaksOfNumbers() {
    #expect(
      messages([.minimum(2.5), .range(3...5), .greaterThan(7), .multiple(of: 5)], for: 1) == [
        "2.5以上の値を入力してください。",
        "3から5までの値を入力してください。",
        "7より大きい値を入力してください。",
        "5の倍数を入力してください。",
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
          "1.51 MB以上のファイルを選択してください。",
          "1バイト以下のファイルを選択してください。",
          "画像または動画を選択してください。",
          "画像を選択してください。",
          "PDFまたはPNG形式のファイルを選択してください。",
          "拡張子がjpgまたはpngのファイルを選択してください。",
          "幅が640ピクセル以下の画像を選択してください。",
        ])
  }

  @Test func usesFullWidthPunctuation() {
    let halfWidth = ["(", ")", ", ", ". ", ": ", ";", "!", "?", "\""]
    for (key, template) in MessageLanguage.japanese.templates.sorted(by: { $0.key < $1.key }) {
      #expect(!halfWidth.contains(where: template.text.contains), "\(key): \(template.text)")
    }
  }
}
