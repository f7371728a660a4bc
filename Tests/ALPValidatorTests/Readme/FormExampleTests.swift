import ALPValidator
import Foundation
import Testing

// The examples of the article "Read forms, queries and headers". ``ReadmeTests`` compares them with the article.

nonisolated struct BookSearch: Codable, Sendable {
  var text: String
  var tags: [String]?
  var limit: Int

  enum CodingKeys: String, CodingKey {
    case text = "q"
    case tags = "tag"
    case limit
  }
}

extension BookSearch {
  static let rules: RuleSet<BookSearch> = [
    .at(
      \.text, "q", label: "Search for", formatters: [.trimmed],
      [.notEmpty, .length(...80)]),
    .at(\.tags, "tag", [.count(...5)]),
    .at(\.limit, "limit", default: 20, [.range(1...100)]),
  ]
}

/// Where books are kept.
protocol Books: Sendable {
  func titles(matching search: BookSearch) async throws -> [String]
}

/// Returns a page with the titles that a query finds.
func searchPage(
  _ query: String?, language: String?, books: some Books
) async throws -> HTMLPage {
  guard let query else { return searchForm(FormPage()) }
  do {
    let search = try BookSearch.rules.decode(fromQuery: query)
    let titles = try await books.titles(matching: search)
    let items = titles.map { "<li>\(escaped($0))</li>" }.joined()
    return HTMLPage(status: 200, html: "<ul>\(items)</ul>")
  } catch let error as ValidationError {
    return searchForm(
      FormPage(
        texts: texts(ofQuery: query), failures: error.failures,
        messages: MessageCatalog(acceptLanguage: language)))
  }
}

func searchForm(_ form: FormPage) -> HTMLPage {
  let html = """
    <form>\(form.input("q", "Search for", type: "search"))
    <button>Search</button></form>
    """
  return HTMLPage(status: form.failures.isEmpty ? 200 : 422, html: html)
}

/// A page of HTML, and the status of its response.
nonisolated struct HTMLPage: Sendable {
  var status: Int
  var html: String
}

/// Returns a text as it stands in HTML.
func escaped(_ text: String) -> String {
  text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    .replacing("\"", with: "&quot;")
}

/// Returns what was typed into each field, to show it again.
func texts(ofQuery query: String) -> [String: String] {
  let encoded = query.replacing("+", with: "%20")
  let items = URLComponents(string: "?\(encoded)")?.queryItems ?? []
  return Dictionary(items.map { ($0.name, $0.value ?? "") }) { $1 }
}

/// What a form shows: what was typed, and what is wrong with it.
nonisolated struct FormPage: Sendable {
  var texts: [String: String] = [:]
  var failures: [ValidationFailure] = []
  var messages = MessageCatalog.standard
}

extension FormPage {
  /// Returns an input with its label and its messages.
  func input(
    _ name: String, _ label: String, type: String = "text"
  ) -> String {
    let text = type == "password" ? "" : texts[name] ?? ""
    return """
      <label for="\(name)">\(escaped(label))</label>
      <input id="\(name)" name="\(name)" type="\(type)"
        value="\(escaped(text))" \(described(name))
      """
  }

  /// Returns a check box with its label and its messages.
  func checkBox(_ name: String, _ label: String) -> String {
    let isOn = texts[name] == nil ? "" : "checked"
    return """
      <label for="\(name)">\(escaped(label))</label>
      <input id="\(name)" name="\(name)" type="checkbox"
        \(isOn) \(described(name))
      """
  }

  /// Returns the end of an input, and the messages after it.
  private func described(_ name: String) -> String {
    let path = ValidationPath([.key(name)])
    let errors = failures.filter { $0.path == path }
      .map { escaped($0.message(in: messages)) }
    return """
      aria-invalid="\(!errors.isEmpty)" aria-describedby="\(name)-errors">
      <p id="\(name)-errors">\(errors.joined(separator: " "))</p>
      """
  }
}

nonisolated struct NewMember: Codable, Sendable {
  var email: String
  var password: String
  var terms: Bool
}

extension NewMember {
  static let rules: RuleSet<NewMember> = [
    .at(
      \.email, "email", label: "Email", formatters: [.trimmed],
      [.notEmpty, .email]),
    .at(\.password, "password", isSecret: true, [.length(8...64)]),
    .at(\.terms, "terms", label: "Terms", [.isTrue]),
  ]
}

/// Returns the page of a form, without what was sent at first.
func joinPage(_ form: FormPage = FormPage()) -> HTMLPage {
  let html = """
    <form method="post">
    \(form.input("email", "Email", type: "email"))
    \(form.input("password", "Password", type: "password"))
    \(form.checkBox("terms", "I accept the terms"))
    <button>Join</button></form>
    """
  return HTMLPage(status: form.failures.isEmpty ? 200 : 422, html: html)
}

/// Adds the member that a form describes, and returns `nil`, or returns
/// the form with what is wrong.
func join(
  _ body: Data, contentType: String?, language: String?,
  add: (NewMember) async throws -> Void
) async throws -> HTMLPage? {
  let isForm =
    mediaType(contentType) == "application/x-www-form-urlencoded"
  guard isForm else { throw UnsupportedType() }
  do {
    try await add(NewMember.rules.decode(fromForm: body))
    return nil
  } catch let error as ValidationError {
    return joinPage(
      FormPage(
        texts: texts(ofQuery: String(decoding: body, as: UTF8.self)),
        failures: error.failures,
        messages: MessageCatalog(acceptLanguage: language)))
  }
}

nonisolated struct SeatPlace: Codable, Sendable {
  var row: Int
  static let rules: RuleSet<SeatPlace> = [
    .at(\.row, "row", [.range(1...40)])
  ]
}

nonisolated struct SeatClient: Codable, Sendable {
  var version: Int
  enum CodingKeys: String, CodingKey { case version = "x-version" }
  static let rules: RuleSet<SeatClient> = [
    .at(\.version, "x-version", [.minimum(3)])
  ]
}

/// Returns what is wrong with a request in all its parts.
func failures(
  row: String, version: String, body: Data
) -> [ValidationFailure] {
  var failures: [ValidationFailure] = []
  func collect<Value>(_ decode: () throws(ValidationError) -> Value) {
    do throws(ValidationError) {
      _ = try decode()
    } catch {
      failures += error.failures
    }
  }
  collect { () throws(ValidationError) in
    try SeatPlace.rules.decode(fromFields: [("row", row)])
  }
  collect { () throws(ValidationError) in
    try SeatClient.rules.decode(
      fromFields: [("x-version", version)], in: .header)
  }
  collect { () throws(ValidationError) in
    try Registration.rules.decode(from: body)
  }
  return failures
}

func searchPage(
  _ request: Vapor.Request, books: some Books
) async throws -> Vapor.Response {
  let page = try await searchPage(
    request.url.query, language: request.headers.all("Accept-Language"),
    books: books)
  return Vapor.Response(page)
}

func join(
  _ request: Vapor.Request, add: (NewMember) async throws -> Void
) async throws -> Vapor.Response {
  let page = try await join(
    await body(of: request),
    contentType: request.headers.all("Content-Type"),
    language: request.headers.all("Accept-Language"), add: add)
  guard let page else {
    return Vapor.Response(
      status: .seeOther, headers: ["Location": "/welcome"])
  }
  return Vapor.Response(page)
}

extension Vapor.Response {
  convenience init(_ page: HTMLPage) {
    self.init(
      status: .init(statusCode: page.status),
      headers: ["Content-Type": "text/html; charset=utf-8"],
      body: .init(data: Data(page.html.utf8)))
  }
}

func searchPage(
  _ request: Hummingbird.Request, books: some Books
) async throws -> Hummingbird.Response {
  let page = try await searchPage(
    request.uri.query, language: request.headers[.acceptLanguage],
    books: books)
  return Hummingbird.Response(page)
}

func join(
  _ request: Hummingbird.Request, add: (NewMember) async throws -> Void
) async throws -> Hummingbird.Response {
  let body = try await request.body.collect(upTo: 1 << 20)
  let page = try await join(
    Data(body.readableBytesView),
    contentType: request.headers[.contentType],
    language: request.headers[.acceptLanguage], add: add)
  guard let page else {
    return Hummingbird.Response(
      status: .seeOther, headers: [.location: "/welcome"])
  }
  return Hummingbird.Response(page)
}

extension Hummingbird.Response {
  init(_ page: HTMLPage) {
    self.init(
      status: .init(code: page.status),
      headers: [.contentType: "text/html; charset=utf-8"],
      body: .init(byteBuffer: ByteBuffer(bytes: Data(page.html.utf8))))
  }
}

@Suite struct FormExampleTests {
  private struct FakeBooks: Books {
    func titles(matching search: BookSearch) -> [String] {
      Array(repeating: "A & \(search.text)", count: search.limit)
    }
  }

  @Test func findsBooks() async throws {
    let page = try await searchPage("q=+%3CAda%3E&limit=2&tag=a", language: nil, books: FakeBooks())
    #expect(page.status == 200 && page.html == "<ul><li>A &amp; &lt;Ada></li><li>A &amp; &lt;Ada></li></ul>")
  }

  @Test func showsTheSearchAgainWithItsFailures() async throws {
    let page = try await searchPage("q=%20&limit=2", language: "de", books: FakeBooks())
    #expect(page.status == 422 && page.html.contains("aria-invalid=\"true\""))
    #expect(page.html.contains("<p id=\"q-errors\">Bitte füllen Sie dieses Feld aus.</p>"), "\(page.html)")
    let first = try await searchPage(nil as String?, language: nil, books: FakeBooks())
    #expect(first.status == 200 && first.html.contains("aria-invalid=\"false\""))
  }

  private func page(_ body: String, type: String = "application/x-www-form-urlencoded") async throws
    -> HTMLPage?
  {
    try await join(Data(body.utf8), contentType: type, language: nil) { member in
      if member.email == "taken@b.co" {
        throw ValidationError(failures: [ValidationFailure("available", at: "/email", message: "Taken.")])
      }
    }
  }

  @Test func showsAFormAgainWithItsFailures() async throws {
    #expect(try await page("email=a%40b.co&password=Engine-1842&terms=on") == nil)
    let page = try #require(try await page("email=%22%3E%3Cscript%3E+&password=Engine&terms=off"))
    #expect(page.status == 422 && !page.html.contains("<script>") && !page.html.contains("Engine"))
    #expect(page.html.contains("value=\"&quot;>&lt;script> \""), "\(page.html)")
    #expect(page.html.components(separatedBy: "aria-invalid=\"true\"").count == 4)
    let taken = try await self.page("email=taken%40b.co&password=Engine-1842&terms=on")
    #expect(taken?.html.contains("<p id=\"email-errors\">Taken.</p>") ?? false)
    #expect(taken?.html.contains("checked") ?? false)
    await #expect(throws: UnsupportedType.self) { try await self.page("{}", type: "application/json") }
  }

  @Test func collectsTheFailuresOfAllParts() throws {
    let found = failures(row: "41", version: "2", body: Data("{}".utf8))
    let places = ProblemDetails(found).errors.map(\.place)
    #expect(places.prefix(3) == [.parameter("row"), .header("x-version"), .pointer("#/email")])
    #expect(failures(row: "1", version: "3", body: Data("7".utf8)).map(\.requestPart) == [.body])
  }

  @Test(arguments: [
    ("GET", "q=Ada&limit=1", 200), ("GET", "", 422),
    ("POST", "email=a@b.co&password=Engine-1842&terms=1", 303),
  ])
  func answersThroughFrameworks(_ method: String, _ text: String, _ status: Int) async throws {
    let type = "application/x-www-form-urlencoded"
    let bytes = ByteBuffer(bytes: Data(text.utf8))
    let vapor = Vapor.Request(.POST, "join", query: text, body: bytes, headers: ["content-type": type])
    let hummingbird = Hummingbird.Request(
      method: .POST, path: "join", uri: .init(query: text), headers: [.contentType: type],
      body: .init(buffer: bytes))
    if method == "GET" {
      #expect(Int(try await searchPage(vapor, books: FakeBooks()).status.code) == status)
      let response = try await searchPage(hummingbird, books: FakeBooks())
      #expect(response.status.code == status && response.headers[.contentType] == "text/html; charset=utf-8")
    } else {
      #expect(Int(try await join(vapor) { _ in }.status.code) == status)
      let response = try await join(hummingbird) { _ in }
      #expect(response.status.code == status && response.headers[.location] == "/welcome")
    }
  }
}
