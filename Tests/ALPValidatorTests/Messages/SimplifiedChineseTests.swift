@testable import ALPValidator
import Foundation
import Testing

@Suite struct SimplifiedChineseTests {
  private let simplifiedChinese = MessageCatalog(language: "zh-Hans")

  private func messages<Value>(_ rules: [Rule<Value>], for value: Value) -> [String] {
    var set = RuleSet(rules)
    set.messages = simplifiedChinese
    return set.failures(for: value).map(\.message)
  }

  @Test(arguments: [
    "zh", "zh-CN", "zh_CN", "zh-SG", "zh-Hans", "zh-Hans-CN", "zh_Hans_HK", "zh_CN.UTF-8",
  ])
  func isFound(_ tag: String) {
    #expect(MessageCatalog.availableLanguage(for: tag) == "zh-Hans")
    #expect(MessageCatalog(language: tag).languageTag == "zh-Hans")
    #expect(MessageCatalog(locale: Locale(identifier: tag)).languageTag == "zh-Hans")
  }

  @Test func speaksOfText() {
    #expect(
      messages(
        [
          .length(1...), .length(exactly: 2), .length(2...5), .containsDigits(2...),
          .contains("你好 %@"), .in(["红色", "绿色", "蓝色"]), .in(["S"]),
          .decimal(maximumFractionDigits: 2), .email, .phoneNumber(region: "AT"), .strongPassword,
          .hostname, .uuid, .email || .phoneNumber(region: "CH"), .length(9...) && .containsDigit,
        ], for: "") == [
          "请至少输入 1 个字符。",
          "请输入 2 个字符。",
          "请输入 2 到 5 个字符。",
          "请至少包含 2 个数字。",
          "内容须包含“你好 %@”。",
          "请选择下列选项之一：红色、绿色、蓝色。",
          "请输入“S”。",
          "请输入数值，小数点后最多 2 位。",
          "请输入电子邮件地址，例如 name@example.com。",
          "请输入电话号码（奥地利）。",
          "请设置密码，至少包含 8 个字符、1 个数字、1 个小写字母、1 个大写字母和 1 个特殊字符。",
          "格式不正确。正确示例：www.example.com",
          "请检查此识别码，可能有遗漏或输入有误。",
          "请输入电子邮件地址，例如 name@example.com。或者，请输入电话号码（瑞士）。",
          "请至少输入 9 个字符。请至少包含 1 个数字。",
        ])
    #expect(
      messages(
        [
          .length(...20), .length(...0), .length(...4, unit: .utf8), .onlyDigits(asciiOnly: true),
          !.starts(with: "x"),
        ], for: String(repeating: "x", count: 21)) == [
          "最多可输入 20 个字符。",
          "请将此项留空。",
          "最多可输入 4 字节的内容。",
          "只能输入半角数字（0 到 9）。",
          "请勿以“x”开头。",
        ])
  }

  @Test func speaksOfNumbers() {
    #expect(
      messages([.minimum(2.5), .range(3...5), .greaterThan(7), .multiple(of: 5)], for: 1) == [
        "请输入不小于 2.5 的值。",
        "请输入 3 到 5 之间的值。",
        "请输入大于 7 的值。",
        "请输入 5 的倍数。",
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
          "文件大小不能小于 1.51 MB。",
          "文件大小不能超过 1 字节。",
          "请选择下列类型的文件：图片、视频。",
          "请选择下列类型的文件：图片。",
          "请选择下列类型的文件：PDF、PNG。",
          "请选择扩展名为 jpg、png 的文件。",
          "请选择宽度不超过 640 像素的图片。",
        ])
  }

  @Test func usesFullWidthPunctuation() {
    let halfWidth = ["(", ")", ", ", ". ", ": ", ";", "!", "?", "\""]
    for (key, template) in MessageLanguage.simplifiedChinese.templates.sorted(by: { $0.key < $1.key }) {
      #expect(!halfWidth.contains(where: template.text.contains), "\(key): \(template.text)")
    }
  }
}
