/// The tag of a language after BCP 47, taken apart as far as the choice of a language needs it.
struct LanguageTag {
  private let subtags: [String]

  /// Reads a tag such as `de-AT`, or an identifier of a locale such as `de_AT.UTF-8` or `de_AT@euro`.
  init(_ text: String) {
    let tag = text.prefix { $0 != "@" && $0 != "." }.lowercased()
    let subtags = tag.split { $0 == "-" || $0 == "_" }.map(String.init)
    // A single letter begins an extension, which says nothing of the language.
    self.subtags = Array(subtags.prefix { $0.count > 1 })
  }

  /// The tags under which to look, in lower case, the most telling first: `de-at`, `de`.
  ///
  /// Chinese without a script is written in that of its region.
  var candidates: [String] {
    guard subtags.first == "zh" else {
      return subtags.indices.reversed().map { subtags[...$0].joined(separator: "-") }
    }
    let isTraditional =
      subtags.contains("hant")
      || !subtags.contains("hans") && subtags.contains { ["tw", "hk", "mo"].contains($0) }
    return [isTraditional ? "zh-hant" : "zh-hans"]
  }
}
