@testable import ALPValidator
import Foundation
import Testing

@Suite struct TraditionalChineseTests {
  private let traditionalChinese = MessageCatalog(language: "zh-Hant")

  private func messages<Value>(_ rules: [Rule<Value>], for value: Value) -> [String] {
    var set = RuleSet(rules)
    set.messages = traditionalChinese
    return set.failures(for: value).map(\.message)
  }

  @Test(arguments: [
    "zh-TW", "zh_TW", "zh-HK", "zh_HK", "zh-MO", "zh-Hant", "zh-Hant-HK", "zh_Hant_CN", "zh_TW.UTF-8",
  ])
  func isFound(_ tag: String) {
    #expect(MessageCatalog.availableLanguage(for: tag) == "zh-Hant")
    #expect(MessageCatalog(language: tag).languageTag == "zh-Hant")
    #expect(MessageCatalog(locale: Locale(identifier: tag)).languageTag == "zh-Hant")
  }

  @Test func speaksOfText() {
    #expect(
      messages(
        [
          .length(1...), .length(exactly: 2), .length(2...5), .containsDigits(2...),
          .contains("您好 %@"), .in(["紅色", "綠色", "藍色"]), .in(["S"]),
          .decimal(maximumFractionDigits: 2), .email, .phoneNumber(region: "AT"), .strongPassword,
          .hostname, .uuid, .email || .phoneNumber(region: "CH"), .length(9...) && .containsDigit,
        ], for: "") == [
          "請至少輸入 1 個字元。",
          "請輸入 2 個字元。",
          "請輸入 2 到 5 個字元。",
          "請至少包含 2 個數字。",
          "內容須包含「您好 %@」。",
          "請選擇下列其中一項：紅色、綠色、藍色。",
          "請輸入「S」。",
          "請輸入數值，小數點後最多 2 位。",
          "請輸入電子郵件地址，例如 name@example.com。",
          "請輸入電話號碼（奧地利）。",
          "請設定密碼，至少包含 8 個字元、1 個數字、1 個小寫字母、1 個大寫字母和 1 個特殊符號。",
          "格式不正確。正確範例：www.example.com",
          "請檢查此識別碼，可能有遺漏或輸入有誤。",
          "請輸入電子郵件地址，例如 name@example.com。或者，請輸入電話號碼（瑞士）。",
          "請至少輸入 9 個字元。請至少包含 1 個數字。",
        ])
    #expect(
      messages(
        [
          .length(...20), .length(...0), .length(...4, unit: .utf8), .onlyDigits(asciiOnly: true),
          !.starts(with: "x"),
        ], for: String(repeating: "x", count: 21)) == [
          "最多可輸入 20 個字元。",
          "請將此欄位留空。",
          "最多可輸入 4 個位元組的內容。",
          "只能輸入半形數字（0 到 9）。",
          "請勿以「x」開頭。",
        ])
  }

  @Test func speaksOfNumbers() {
    #expect(
      messages([.minimum(2.5), .range(3...5), .greaterThan(7), .multiple(of: 5)], for: 1) == [
        "請輸入大於或等於 2.5 的值。",
        "請輸入 3 到 5 之間的值。",
        "請輸入大於 7 的值。",
        "請輸入 5 的倍數。",
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
          "檔案大小不可小於 1.51 MB。",
          "檔案大小不可超過 1 位元組。",
          "請選擇下列類型的檔案：圖片、影片。",
          "請選擇下列類型的檔案：圖片。",
          "請選擇下列類型的檔案：PDF、PNG。",
          "請選擇副檔名為 jpg、png 的檔案。",
          "請選擇寬度不超過 640 像素的圖片。",
        ])
  }

  @Test func isNoConversionOfSimplifiedCharacters() {
    let simplified = "们个为书买东来请输码号长时间从两过这还进选择删图设备项达际数据测应无类项网"
    let mainland = ["字符", "文件類型", "視頻", "音頻", "默認", "鏈接", "信息", "數據", "半角", "全角", "擴展名", "字節"]
    for (key, template) in MessageLanguage.traditionalChinese.templates.sorted(by: { $0.key < $1.key }) {
      #expect(!template.text.contains { simplified.contains($0) }, "\(key): \(template.text)")
      #expect(!mainland.contains(where: template.text.contains), "\(key): \(template.text)")
    }
  }

  @Test func usesFullWidthPunctuation() {
    let halfWidth = ["(", ")", ", ", ". ", ": ", ";", "!", "?", "\""]
    for (key, template) in MessageLanguage.traditionalChinese.templates.sorted(by: { $0.key < $1.key }) {
      #expect(!halfWidth.contains(where: template.text.contains), "\(key): \(template.text)")
    }
  }
}
