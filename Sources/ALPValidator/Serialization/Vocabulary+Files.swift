import ValidationFormats

extension FileValue: VocabularyProviding {
  /// The rules for the name, the content and the size of a file.
  public static var ruleVocabulary: RuleVocabulary<FileValue> {
    [
      "presence": { _ in .notEmpty },
      "file-extension": { try .fileExtension(in: $0.value("extensions", as: Set<String>.self)) },
      "file-type": { try fileType(&$0) },
      "file-type-agreement": { _ in .fileTypeMatchesExtension },
      "file-size": { Rule(FileSizeRule(try $0.counts())) },
      "image-size": {
        let width = try pixels("minimumWidth", "maximumWidth", &$0)
        return .imageSize(width: width, height: try pixels("minimumHeight", "maximumHeight", &$0))
      },
    ]
  }

  /// The rules for several files.
  public static var listVocabulary: RuleVocabulary<[FileValue]> {
    let files: RuleVocabulary<[FileValue]> = [
      "unique": { _ in .unique },
      "file-count": { try .fileCount($0.counts()) },
      "total-file-size": { try .totalFileSize($0.counts()) },
    ]
    return .counting.merging(.everyElement()).merging(files)
  }

  private static func fileType(_ parameters: inout RuleParameters) throws -> Rule<FileValue> {
    let names: [String]? = try parameters.optionalValue("types")
    let families = try parameters.optionalChoices("families", as: MediaType.Family.self)
    guard names != nil || families != nil else { throw try parameters.missing(["types", "families"]) }
    let types = try (names ?? []).map {
      guard let type = MediaType($0) else {
        let message = "\(RuleDataText.quoted($0)) is no media type; write one such as image/png"
        throw parameters.error(message, at: "types")
      }
      return type
    }
    guard !types.isEmpty || families?.isEmpty == false else {
      throw parameters.error("no type is accepted; name one, such as image/png")
    }
    return Rule(FileTypeRule(Set(types), families: Set(families ?? [])))
  }

  private static func pixels(
    _ minimum: String, _ maximum: String, _ parameters: inout RuleParameters
  ) throws -> ClosedRange<Int> {
    let least = try parameters.optionalCount(minimum, least: 1) ?? 1
    return try parameters.range(least, try parameters.optionalCount(maximum, least: 1) ?? .max)
  }
}
