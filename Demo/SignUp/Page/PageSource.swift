import ALPValidator
import Foundation

/// The page as one document: the template with its style, its script, the languages, and the name of the
/// library.
enum PageSource {
  /// The name of the library, with which the page links to it.
  static let libraryName = "ALPValidator for Swift"
  static let libraryAddress = "https://example.com/ALPValidator"

  /// Returns the page, whose policy allows its style and its script by a token.
  static func html(nonce: String) -> String { piecesBetweenNonces.joined(separator: nonce) }

  /// The page without the tokens, which differ with each request. The rest is made once.
  private static let piecesBetweenNonces: [String] = {
    let parts: [(name: String, text: String)] = [
      ("style", text(PackageResources.page_css)),
      ("script", scripts.map(text).joined(separator: "\n")),
      ("languages", languageOptions),
      ("libraryName", libraryName),
      ("libraryAddress", libraryAddress),
    ]
    let html = parts.reduce(text(PackageResources.page_html)) { html, part in
      html.replacing("{\(part.name)}", with: part.text)
    }
    return html.components(separatedBy: "{nonce}")
  }()

  /// The scripts, each of which uses the ones before it.
  private static let scripts: [[UInt8]] = [
    PackageResources.connection_js, PackageResources.fields_js, PackageResources.inspector_js,
    PackageResources.main_js,
  ]

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// An option for each language, in its own name.
  private static let languageOptions = MessageCatalog.availableLanguages.map { tag in
    let locale = Locale(identifier: tag)
    let name = locale.localizedString(forIdentifier: tag)?.localizedCapitalized ?? tag
    let isRightToLeft = locale.language.characterDirection == .rightToLeft
    let direction = isRightToLeft ? " dir=\"rtl\"" : ""
    let selection = tag == "en" ? " selected" : ""
    return "<option value=\"\(tag)\" lang=\"\(tag)\"\(direction)\(selection)>\(name)</option>"
  }.joined(separator: "\n")
}
