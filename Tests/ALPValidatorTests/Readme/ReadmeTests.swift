#if os(Linux) || os(macOS)
import Foundation
import Testing

@Suite struct ReadmeTests {
  private static let root = URL(filePath: #filePath)
    .appending(path: "../../../..", directoryHint: .isDirectory).standardized
  private static let catalogs = ["ALPValidator", "ValidationRules", "ValidationFormats"].map {
    "Sources/\($0)/\($0).docc"
  }

  /// The names of all articles, with the folders that they are in.
  private static var articles: [(catalog: String, name: String)] {
    get throws {
      try catalogs.flatMap { catalog in
        try files(in: catalog).filter { $0.hasSuffix(".md") && "\(catalog)/\($0)" != overview(of: catalog) }
          .map { (catalog, String($0.dropLast(3))) }
      }
    }
  }

  /// The page of a module, which is named like its catalog.
  private static func overview(of catalog: String) -> String {
    let name = URL(filePath: catalog).deletingPathExtension().lastPathComponent
    return "\(catalog)/\(name).md"
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static func files(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: path).path()).sorted()
  }

  @Test(
    arguments: [
      ("README.md", 5), ("\(catalogs[0])/ConnectingUIKit.md", 15),
      ("\(catalogs[1])/ValidatingOnAServer.md", 15), ("\(catalogs[1])/FormsAndQueries.md", 8),
    ])
  func showsOnlyCodeThatIsCompiled(_ file: String, _ count: Int) throws {
    try expectOnlyCompiledCode(in: Self.text(file), atLeast: count)
  }

  /// The sections whose code tests run.
  @Test(
    arguments: [
      ("Recipes", "Settings", 3), ("ConnectingViews", "AppKit", 1),
      ("ConnectingViews", "Format text as the user types in AppKit", 1),
    ])
  func showsOnlyCodeThatIsTested(_ article: String, _ heading: String, _ count: Int) throws {
    let sections = try Self.text("\(Self.catalogs[0])/\(article).md").components(separatedBy: "\n### ")
    let section = try #require(sections.first { $0.hasPrefix("\(heading)\n") })
    try expectOnlyCompiledCode(in: section, atLeast: count)
  }

  private func expectOnlyCompiledCode(in article: String, atLeast count: Int) throws {
    let tests = "Tests/ALPValidatorTests"
    let sources = try ["Readme", "Views"].flatMap { folder in
      try Self.files(in: "\(tests)/\(folder)").map { try Self.text("\(tests)/\(folder)/\($0)") }
    }
    let compiled = sources.map(Self.normalized)
    let examples = article.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
    #expect(examples.count >= count)
    for example in examples {
      let lines = Self.normalized(example)
      #expect(compiled.contains { $0.contains(lines) }, "\(example)")
    }
  }

  /// Returns code without whitespace, comments and imports, because articles have shorter lines than sources. Lines such as
  /// `validator.state  // .invalid` are left out, because tests write them as an expectation.
  private static func normalized(_ code: String) -> String {
    code.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { line in
        !line.hasPrefix("import ") && line.firstMatch(of: /^[\w.]+ +\/\//) == nil
      }
      .map { $0.replacing(/(^|\s)\/\/.*$/, with: "") }
      .joined()
      .replacing(/\s/, with: "")
  }

  @Test func linksEveryArticle() throws {
    let readme = try Self.text("README.md")
    for (catalog, article) in try Self.articles {
      #expect(readme.contains("](\(catalog)/\(article).md)"), "\(article)")
    }
  }

  @Test func overviewsLinkEveryArticle() throws {
    for (catalog, article) in try Self.articles {
      let overview = try Self.text(Self.overview(of: catalog))
      #expect(overview.contains("- <doc:\(article)>"), "\(article)")
    }
  }

  @Test func namesDecisionsWhereTheyAre() throws {
    let text = try Self.text(".github/Architecture.md")
    let places = text.matches(of: /`(\w+)` in `([\w+\/]+\.swift)`/)
    #expect(places.count > 20)
    for place in places {
      let (name, file) = (place.output.1, place.output.2)
      let source = try Self.text("Sources/ALPValidator/\(file)")
      let declarations = [
        "func \(name)(", "func \(name)<", "var \(name):", "enum \(name) {", "struct \(name):",
        "struct \(name)<",
      ]
      let isDeclared = declarations.contains { source.contains($0) }
      #expect(isDeclared, "\(file) does not declare \(name)")
    }
  }

  /// README and the guides, whose links GitHub follows.
  private static var guides: [String] {
    get throws {
      let names = try files(in: ".github").filter { $0.hasSuffix(".md") }
      return ["README.md", ".ci/README.md"] + names.map { ".github/\($0)" }
    }
  }

  @Test func linksOnlyHeadingsThatExist() throws {
    var count = 0
    for file in try Self.guides {
      let folder = file.split(separator: "/").dropLast().joined(separator: "/")
      for link in try Self.text(file).matches(of: /\]\(([^)\s#:]*)#([\w-]+)\)/) {
        let target = link.output.1.isEmpty ? file : "\(folder)/\(link.output.1)"
        let path = Self.root.appending(path: target).standardized
        let headings = try String(contentsOf: path, encoding: .utf8).matches(of: /(?m)^#+ (.+)$/)
        let anchors = headings.map { heading in
          heading.output.1.lowercased().replacing(" ", with: "-").filter {
            $0.isLetter || $0.isNumber || $0 == "-"
          }
        }
        #expect(anchors.contains(String(link.output.2)), "\(file) links \(link.output.0)")
        count += 1
      }
    }
    #expect(count > 5)
  }

  @Test func describesEveryFolderOfTheSources() throws {
    let text = try Self.text(".github/Architecture.md")
    let root = Self.root.appending(path: "Sources").path()
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    let files = paths.filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }
    let folders = Set(files.map { $0.split(separator: "/").dropLast() }).filter { !$0.isEmpty }
    #expect(folders.count > 20)
    for folder in folders {
      let isNamed = text.contains("`\(folder.joined(separator: "/"))`")
      // A folder in another one may be named in the row of that one.
      let row = "| `\(folder.dropLast().joined(separator: "/"))` |"
      let isInRow = text.split(separator: "\n").contains { line in
        line.hasPrefix(row) && line.contains("`\(folder.last ?? "")`")
      }
      #expect(isNamed || isInRow, "\(folder.joined(separator: "/"))")
    }
  }

  @Test func explainsEveryCheck() throws {
    let page = try Self.text(".ci/README.md")
    for entry in try Self.files(in: ".ci") where entry != "README.md" {
      #expect(page.contains("`\(entry)`"), "\(entry)")
    }
  }

  @Test func namesOnlyPathsThatExist() throws {
    let guides = try Self.guides
    let articles = try Self.articles.map { "\($0.catalog)/\($0.name).md" }
    let top = try Self.files(in: "").filter { $0 != ".build" && $0 != ".git" }
    for file in guides + articles + Self.catalogs.map(Self.overview) {
      let text = try Self.text(file)
      // A path is code that begins with a name at the top of the repository, or the target of a link. The links of
      // articles are those of docc, which checks them.
      let code = text.matches(of: /`([^`\s]+)`/).map { String($0.output.1) }
        .filter { path in top.contains { path == $0 || path.hasPrefix("\($0)/") } }
      let links = (guides.contains(file) ? text : "").matches(of: /\]\(([^)\s#]+)/)
        .map { String($0.output.1) }.filter { !$0.contains("://") }
      let folder = file.split(separator: "/").dropLast().joined(separator: "/")
      if guides.contains(file) { #expect(!(code + links).isEmpty, "\(file)") }
      for path in code + links.map({ folder.isEmpty ? $0 : "\(folder)/\($0)" }) {
        let url = Self.root.appending(path: path).standardized
        #expect(FileManager.default.fileExists(atPath: url.path()), "\(file) names \(path)")
      }
    }
  }
}
#endif
