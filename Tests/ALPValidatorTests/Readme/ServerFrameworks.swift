import Foundation

// What the examples of the article "Validate requests on a server" need of Vapor 4 and Hummingbird 2, whose packages this one does not depend
// on. Above each declaration stands the file that it was read from; the bodies are only as real as the tests need.
//
// - apple/swift-nio 2.101.2, apple/swift-http-types 1.8.0 and hummingbird-project/hummingbird 2.28.1 were read in these versions.
//   `.ci/hummingbird` compiles and runs the examples with the packages themselves.
// - vapor/vapor was read at commit 8a9dc79, on the branch of Vapor 4 after `VaporTesting` and before 4.122, unless another commit is
//   named. Files that no commit near it had are named with an older one; the declarations are the same in both.
//
// The frameworks are built without the upcoming feature `NonisolatedNonsendingByDefault`, so their asynchronous functions are `@concurrent`.

// MARK: swift-nio

/// apple/swift-nio, Sources/NIOCore/ByteBuffer-core.swift; `init(bytes:)` is in ByteBuffer-aux.swift, and `readableBytesView` in
/// ByteBuffer-views.swift.
struct ByteBuffer: Sendable {
  let readableBytesView: ByteBufferView

  var readableBytes: Int { readableBytesView.count }

  init<Bytes: Sequence>(bytes: Bytes) where Bytes.Element == UInt8 {
    readableBytesView = ByteBufferView(bytes: Array(bytes))
  }
}

/// apple/swift-nio, Sources/NIOCore/ByteBuffer-views.swift.
struct ByteBufferView: RandomAccessCollection, Sendable {
  fileprivate let bytes: [UInt8]

  var startIndex: Int { bytes.startIndex }
  var endIndex: Int { bytes.endIndex }

  subscript(index: Int) -> UInt8 { bytes[index] }
}

/// apple/swift-nio, Sources/NIOCore/AsyncAwaitSupport.swift.
struct NIOTooManyBytesError: Error {
  var maxBytes: Int?
}

extension AsyncSequence where Element == ByteBuffer {
  /// apple/swift-nio, Sources/NIOCore/AsyncAwaitSupport.swift.
  func collect(upTo maxBytes: Int) async throws -> ByteBuffer {
    var bytes: [UInt8] = []
    for try await buffer in self {
      bytes += buffer.readableBytesView
      guard bytes.count <= maxBytes else { throw NIOTooManyBytesError(maxBytes: maxBytes) }
    }
    return ByteBuffer(bytes: bytes)
  }
}

/// apple/swift-nio, Sources/NIOHTTP1/HTTPTypes.swift. A name is found in any case.
struct HTTPHeaders: ExpressibleByDictionaryLiteral, Sequence, Sendable {
  private var headers: [(String, String)]

  init(_ headers: [(String, String)] = []) { self.headers = headers }
  init(dictionaryLiteral elements: (String, String)...) { headers = elements }

  func first(name: String) -> String? { self[name].first }

  subscript(name: String) -> [String] {
    headers.filter { $0.0.lowercased() == name.lowercased() }.map(\.1)
  }

  mutating func add(name: String, value: String) { headers.append((name, value)) }

  mutating func replaceOrAdd(name: String, value: String) {
    headers.removeAll { $0.0.lowercased() == name.lowercased() }
    headers.append((name, value))
  }

  func makeIterator() -> some IteratorProtocol<(name: String, value: String)> {
    headers.lazy.map { (name: $0.0, value: $0.1) }.makeIterator()
  }
}

/// apple/swift-nio, Sources/NIOHTTP1/HTTPTypes.swift.
enum HTTPMethod: Equatable, Sendable {
  case GET
  case POST
  case PATCH
}

/// apple/swift-nio, Sources/NIOHTTP1/HTTPTypes.swift: an enumeration with a case for each known status.
enum HTTPResponseStatus: Sendable {
  case ok
  case created
  case seeOther
  case notFound
  case payloadTooLarge
  case custom(code: UInt, reasonPhrase: String)

  var code: UInt {
    switch self {
    case .ok: 200
    case .created: 201
    case .seeOther: 303
    case .notFound: 404
    case .payloadTooLarge: 413
    case .custom(let code, _): code
    }
  }

  init(statusCode: Int, reasonPhrase: String = "") {
    self = .custom(code: UInt(statusCode), reasonPhrase: reasonPhrase)
  }
}

/// apple/swift-nio, Sources/NIOCore/EventLoopFuture.swift, and `get()` in Sources/NIOCore/AsyncAwaitSupport.swift. This one has succeeded or failed.
struct EventLoopFuture<Value: Sendable>: Sendable {
  fileprivate let result: Result<Value, any Error>

  func get() async throws -> Value { try result.get() }
}

// MARK: Vapor

/// vapor/vapor, Sources/Vapor/Error/AbortError.swift. It extends `DecodingError` with the status 400.
protocol AbortError: Error {
  var reason: String { get }
  var status: HTTPResponseStatus { get }
  var headers: HTTPHeaders { get }
}

/// vapor/vapor, Sources/Vapor/Error/Abort.swift: the initializer also has the place in the source, with defaults.
struct Abort: AbortError {
  var reason: String
  var status: HTTPResponseStatus
  var headers: HTTPHeaders

  init(_ status: HTTPResponseStatus, headers: HTTPHeaders = [:], reason: String? = nil) {
    self.reason = reason ?? "\(status)"
    self.status = status
    self.headers = headers
  }
}

/// vapor/vapor, Sources/Vapor/Concurrency/AsyncMiddleware.swift (03c5454): it refines `Middleware`, whose function returns a future.
protocol AsyncMiddleware: Sendable {
  @concurrent func respond(to request: Vapor.Request, chainingTo next: any AsyncResponder) async throws
    -> Vapor.Response
}

/// vapor/vapor, Sources/Vapor/Concurrency/Responder+Concurrency.swift (03c5454): it refines `Responder`, whose function returns a future.
protocol AsyncResponder: Sendable {
  @concurrent func respond(to request: Vapor.Request) async throws -> Vapor.Response
}

/// vapor/vapor, Sources/Vapor/Response/ResponseCodable.swift (741b13c): its function returns a future.
protocol ResponseEncodable {}

/// vapor/vapor, Sources/Vapor/Concurrency/ResponseCodable+Concurrency.swift (03c5454).
protocol AsyncResponseEncodable {
  @concurrent func encodeResponse(for request: Vapor.Request) async throws -> Vapor.Response
}

/// vapor/routing-kit, Sources/RoutingKit/PathComponent.swift (2a92a7e).
enum PathComponent: ExpressibleByStringInterpolation, Sendable, Hashable {
  case constant(String)
  case parameter(String)

  init(stringLiteral value: String) {
    self = value.hasPrefix(":") ? .parameter(String(value.dropFirst())) : .constant(value)
  }
}

/// vapor/vapor, Sources/Vapor/Utilities/ByteCount.swift: the suffixes are `kb`, `mb`, `gb` and `tb`.
struct ByteCount: Equatable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  let value: Int

  init(integerLiteral value: Int) { self.value = value }
  init(stringLiteral value: String) { self.value = (Int(value.dropLast(2)) ?? 0) << 20 }
}

/// vapor/vapor, Sources/Vapor/Routing/RoutesBuilder+Method.swift.
enum HTTPBodyStreamStrategy: Sendable {
  case stream
  case collect(maxSize: ByteCount?)

  static var collect: HTTPBodyStreamStrategy { .collect(maxSize: nil) }
}

enum Vapor {
  /// vapor/routing-kit, Sources/RoutingKit/Parameters.swift (09d91ac), and vapor/vapor, Sources/Vapor/Routing/Parameters+Require.swift.
  struct Parameters: Sendable {
    fileprivate var values: [String: String] = [:]

    func require(_ name: String) throws -> String {
      guard let value = values[name] else { throw Abort(.custom(code: 500, reasonPhrase: "")) }
      return value
    }
  }

  /// vapor/vapor, Sources/Vapor/Request/Request.swift: headers and parameters can be set, under a lock.
  final class Request: Sendable {
    /// vapor/vapor, Sources/Vapor/Request/Request+Body.swift: `nil` for a body that is not collected.
    struct Body: Sendable {
      fileprivate let content: ByteBuffer?
      fileprivate let isStreamed: Bool

      var data: ByteBuffer? { isStreamed ? nil : content }

      /// Throws `Abort(.payloadTooLarge)` for a stream that is too large.
      func collect(max: Int? = 1 << 14) -> EventLoopFuture<ByteBuffer?> {
        let isTooLarge = isStreamed && content?.readableBytes ?? 0 > max ?? .max
        return EventLoopFuture(result: isTooLarge ? .failure(Abort(.payloadTooLarge)) : .success(content))
      }
    }

    /// vapor/vapor, Sources/Vapor/Utilities/URI.swift.
    struct URI: Sendable { let query: String? }

    let method: HTTPMethod
    let path: String
    let url: URI
    let body: Body
    let headers: HTTPHeaders
    let parameters: Parameters
    let logger: Logger

    init(
      _ method: HTTPMethod, _ path: String, query: String? = nil, body: ByteBuffer?, isStreamed: Bool = true,
      headers: HTTPHeaders, parameters: Parameters = Parameters(), logger: Logger = Logger()
    ) {
      self.method = method
      self.path = path
      url = URI(query: query)
      self.body = Body(content: body, isStreamed: isStreamed)
      self.headers = headers
      self.parameters = parameters
      self.logger = logger
    }
  }

  /// apple/swift-log, Sources/Logging/Logging.swift: a structure, which writes to a handler. `report(error:)` is in vapor/vapor,
  /// Sources/Vapor/Logging/Logger+Report.swift (0a4005a). This one keeps what is reported.
  final class Logger: Sendable {
    private let reports = AsyncStream.makeStream(of: (any Error).self)

    func report(error: any Error) { reports.continuation.yield(error) }

    /// Returns what was reported. Nothing can be reported afterwards.
    func finish() async -> [any Error] {
      reports.continuation.finish()
      return await reports.stream.reduce(into: []) { $0.append($1) }
    }
  }

  /// vapor/vapor, Sources/Vapor/Response/Response.swift: status, headers and body can be set, under a lock.
  final class Response: ResponseEncodable, AsyncResponseEncodable, Sendable {
    /// vapor/vapor, Sources/Vapor/Response/Response+Body.swift: the initializers also have an allocator, with a default.
    struct Body: Sendable {
      static let empty = Body()

      let data: Data?

      init() { data = nil }
      init(data: Data) { self.data = data }
    }

    let status: HTTPResponseStatus
    let headers: HTTPHeaders
    let body: Body

    /// The version of HTTP, with a default, is between the first two.
    init(status: HTTPResponseStatus = .ok, headers: HTTPHeaders = .init(), body: Body = .empty) {
      self.status = status
      self.headers = headers
      self.body = body
    }

    func encodeResponse(for request: Request) -> Response { self }
  }

  /// vapor/vapor, Sources/Vapor/Middleware/MiddlewareConfiguration.swift.
  struct Middlewares: Sendable {
    enum Position {
      case beginning
      case end
    }

    fileprivate var storage: [any AsyncMiddleware] = []

    mutating func use(_ middleware: any AsyncMiddleware, at position: Position = .end) {
      storage.insert(middleware, at: position == .beginning ? 0 : storage.count)
    }
  }

  /// vapor/vapor, Sources/Vapor/Routing/Route.swift (ec925b7): a class.
  final class Route {
    fileprivate let method: HTTPMethod
    fileprivate let path: [PathComponent]
    /// The most bytes of a body that is collected; `nil` for one that is streamed.
    fileprivate let maximum: Int?
    fileprivate let closure: @concurrent @Sendable (Request) async throws -> any AsyncResponseEncodable

    fileprivate init(
      _ method: HTTPMethod, _ path: [PathComponent], _ body: HTTPBodyStreamStrategy,
      _ closure: @concurrent @Sendable @escaping (Request) async throws -> any AsyncResponseEncodable
    ) {
      self.method = method
      self.path = path
      maximum =
        switch body {
        case .collect(let size): size?.value ?? .max
        case .stream: nil
        }
      self.closure = closure
    }

    /// Returns the responder for a request of this route, or `nil`.
    fileprivate func responder(for request: Request) -> CollectingResponder? {
      let parts = request.path.split(separator: "/").map(String.init)
      guard method == request.method, parts.count == path.count else { return nil }
      var parameters = Parameters()
      for (component, part) in zip(path, parts) {
        switch component {
        case .constant(part): break
        case .constant: return nil
        case .parameter(let name): parameters.values[name] = part
        }
      }
      return CollectingResponder(parameters: parameters, maximum: maximum, closure: closure)
    }
  }

  /// vapor/vapor, Sources/Vapor/Concurrency/AsyncBasicResponder.swift (17e68ef), and Sources/Vapor/Request/Request+BodyStream.swift: a body
  /// that is too large throws `Abort(.payloadTooLarge)`.
  fileprivate struct CollectingResponder: AsyncResponder {
    let parameters: Parameters
    let maximum: Int?
    let closure: @concurrent @Sendable (Request) async throws -> any AsyncResponseEncodable

    func respond(to request: Request) async throws -> Response {
      let content = request.body.content
      guard content?.readableBytes ?? 0 < maximum ?? .max else { throw Abort(.payloadTooLarge) }
      let routed = Request(
        request.method, request.path, query: request.url.query, body: content, isStreamed: maximum == nil,
        headers: request.headers, parameters: parameters, logger: request.logger)
      return try await closure(routed).encodeResponse(for: routed)
    }
  }

  fileprivate struct NotFoundResponder: AsyncResponder {
    func respond(to request: Request) throws -> Response { throw Abort(.notFound) }
  }

  fileprivate struct ChainedResponder: AsyncResponder {
    let middleware: any AsyncMiddleware
    let next: any AsyncResponder

    func respond(to request: Request) async throws -> Response {
      try await middleware.respond(to: request, chainingTo: next)
    }
  }

  /// vapor/vapor, Sources/Vapor/Application.swift. It is `Sendable`, with its state under locks.
  final class Application {
    /// vapor/vapor, Sources/Vapor/Middleware/Application+Middleware.swift (17e68ef).
    var middleware = Middlewares()

    private var routes: [Route] = []

    /// vapor/vapor, Sources/Vapor/Routing/RoutesBuilder+Method.swift: `RoutesBuilder` has the functions `on`.
    @discardableResult @preconcurrency
    func on<Response>(
      _ method: HTTPMethod, _ path: PathComponent..., body: HTTPBodyStreamStrategy = .collect,
      use closure: @Sendable @escaping (Request) throws -> Response
    ) -> Route where Response: ResponseEncodable {
      preconditionFailure("The examples have asynchronous handlers.")
    }

    /// vapor/vapor, Sources/Vapor/Concurrency/RoutesBuilder+Concurrency.swift. Vapor is in the language mode of Swift 5, in which a
    /// `@Sendable` closure may use a type that is not `SendableMetatype`.
    @discardableResult @preconcurrency
    func on<Response>(
      _ method: HTTPMethod, _ path: PathComponent..., body: HTTPBodyStreamStrategy = .collect,
      use closure: @concurrent @Sendable @escaping (Request) async throws -> Response
    ) -> Route where Response: AsyncResponseEncodable & SendableMetatype {
      let route = Route(method, path, body) { try await closure($0) }
      routes.append(route)
      return route
    }

    /// Returns the response of the route, through the middleware.
    func response(to request: Request) async throws -> Response {
      var responder: any AsyncResponder = NotFoundResponder()
      for route in routes { responder = route.responder(for: request) ?? responder }
      for middleware in middleware.storage.reversed() {
        responder = ChainedResponder(middleware: middleware, next: responder)
      }
      return try await responder.respond(to: request)
    }
  }
}

// MARK: swift-http-types

/// apple/swift-http-types, Sources/HTTPTypes/HTTPField.swift.
struct HTTPField: Sendable {
  /// apple/swift-http-types, Sources/HTTPTypes/HTTPFieldName.swift: `init(_:)` returns `nil` for a text that is not a name.
  struct Name: Hashable, Sendable {
    static var acceptLanguage: Self { Self(canonicalName: "accept-language") }
    static var contentType: Self { Self(canonicalName: "content-type") }
    static var location: Self { Self(canonicalName: "location") }
    static var vary: Self { Self(canonicalName: "vary") }

    private let canonicalName: String

    private init(canonicalName: String) { self.canonicalName = canonicalName }
    init?(_ name: String) { canonicalName = name.lowercased() }
  }

  let name: Name
  let value: String
}

/// apple/swift-http-types, Sources/HTTPTypes/HTTPFields.swift. The subscript joins the values of several lines.
struct HTTPFields: ExpressibleByDictionaryLiteral, Sendable {
  private var fields: [HTTPField] = []

  init() {}
  init(dictionaryLiteral elements: (HTTPField.Name, String)...) {
    for (name, value) in elements { append(HTTPField(name: name, value: value)) }
  }

  mutating func append(_ field: HTTPField) { fields.append(field) }

  subscript(name: HTTPField.Name) -> String? {
    get {
      let values = fields.filter { $0.name == name }.map(\.value)
      return values.isEmpty ? nil : values.joined(separator: ", ")
    }
    set {
      fields.removeAll { $0.name == name }
      if let newValue { fields.append(HTTPField(name: name, value: newValue)) }
    }
  }
}

/// apple/swift-http-types, Sources/HTTPTypes/HTTPResponse.swift.
struct HTTPResponse {
  struct Status: Sendable, Hashable {
    static var ok: Self { Self(code: 200) }
    static var created: Self { Self(code: 201) }
    static var seeOther: Self { Self(code: 303) }
    static var notFound: Self { Self(code: 404) }
    static var contentTooLarge: Self { Self(code: 413) }

    let code: Int

    init(code: Int, reasonPhrase: String = "") { self.code = code }
  }
}

// MARK: Hummingbird

/// hummingbird-project/hummingbird, Sources/Hummingbird/Router/ResponseGenerator.swift.
protocol ResponseGenerator: SendableMetatype {
  func response(from request: Hummingbird.Request, context: some Hummingbird.RequestContext) throws
    -> Hummingbird.Response
}

/// hummingbird-project/hummingbird, Sources/Hummingbird/Error/HTTPResponseError.swift.
protocol HTTPResponseError: Error, ResponseGenerator {
  var status: HTTPResponse.Status { get }
}

/// hummingbird-project/hummingbird, Sources/Hummingbird/Error/HTTPError.swift.
struct HTTPError: HTTPResponseError {
  var status: HTTPResponse.Status
  var headers: HTTPFields

  init(_ status: HTTPResponse.Status) {
    self.status = status
    headers = [:]
  }

  init(_ status: HTTPResponse.Status, headers: HTTPFields, message: String? = nil) {
    self.status = status
    self.headers = headers
  }

  func response(from request: Hummingbird.Request, context: some Hummingbird.RequestContext)
    -> Hummingbird.Response
  {
    Hummingbird.Response(status: status, headers: headers)
  }
}

/// hummingbird-project/hummingbird, Sources/Hummingbird/Error/NIOCore+HTTPResponseError.swift.
extension NIOTooManyBytesError: HTTPResponseError {
  var status: HTTPResponse.Status { .contentTooLarge }

  func response(from request: Hummingbird.Request, context: some Hummingbird.RequestContext)
    -> Hummingbird.Response
  {
    Hummingbird.Response(status: status)
  }
}

/// hummingbird-project/hummingbird, Sources/Hummingbird/Middleware/Middleware.swift.
protocol MiddlewareProtocol<Input, Output, Context>: Sendable {
  associatedtype Input
  associatedtype Output
  associatedtype Context

  @concurrent func handle(
    _ input: Input, context: Context, next: @concurrent (Input, Context) async throws -> Output
  ) async throws
    -> Output
}

/// hummingbird-project/hummingbird, Sources/Hummingbird/Middleware/Middleware.swift.
protocol RouterMiddleware<Context>: MiddlewareProtocol
where Input == Hummingbird.Request, Output == Hummingbird.Response {}

enum Hummingbird {
  /// hummingbird-project/hummingbird, Sources/Hummingbird/Router/Parameters.swift.
  struct Parameters: Sendable {
    fileprivate var values: [String: String] = [:]

    func require(_ name: String) throws -> String {
      guard let value = values[name] else { throw HTTPError(HTTPResponse.Status(code: 400)) }
      return value
    }
  }

  /// hummingbird-project/hummingbird, Sources/Hummingbird/Server/RequestContext.swift: a context has `coreContext`, of which `parameters`
  /// is a part. It is made of a source, and `Sendable`, by Sources/Hummingbird/Utils/InitializableFromSource.swift.
  protocol RequestContext: Sendable {
    init(parameters: Parameters, logger: Logger)

    var parameters: Parameters { get }
    var logger: Logger { get }
  }

  /// apple/swift-log, Sources/Logging/Logging.swift: a structure, which writes to a handler. This one keeps what is written.
  final class Logger: Sendable {
    private let lines = AsyncStream.makeStream(of: String.self)

    /// The message is a `Logger.Message`, and there are metadata, too.
    func error(_ message: @autoclosure () -> String) { lines.continuation.yield(message()) }

    /// Returns what was written. Nothing can be written afterwards.
    func finish() async -> [String] {
      lines.continuation.finish()
      return await lines.stream.reduce(into: []) { $0.append($1) }
    }
  }

  /// hummingbird-project/hummingbird, Sources/Hummingbird/Server/RequestContext.swift.
  struct BasicRequestContext: RequestContext {
    let parameters: Parameters
    let logger: Logger
  }

  /// hummingbird-project/hummingbird, Sources/HummingbirdCore/Request/URI.swift.
  struct URI: Sendable { let query: String? }

  /// hummingbird-project/hummingbird, Sources/HummingbirdCore/Request/RequestBody.swift.
  struct RequestBody: AsyncSequence, Sendable {
    struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var buffer: ByteBuffer?

      mutating func next() async throws -> ByteBuffer? {
        defer { buffer = nil }
        return buffer
      }
    }

    private let buffer: ByteBuffer

    init(buffer: ByteBuffer) { self.buffer = buffer }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(buffer: buffer) }
  }

  /// hummingbird-project/hummingbird, Sources/HummingbirdCore/Request/Request.swift: method, path and headers are those of its `head`.
  struct Request: Sendable {
    let method: HTTPMethod
    let path: String
    var uri = URI(query: nil)
    let headers: HTTPFields
    let body: RequestBody
  }

  /// hummingbird-project/hummingbird, Sources/HummingbirdCore/Response/ResponseBody.swift.
  struct ResponseBody: Sendable {
    fileprivate(set) var bytes = ByteBuffer(bytes: [])

    init() {}
    init(byteBuffer: ByteBuffer) { bytes = byteBuffer }
  }

  /// hummingbird-project/hummingbird, Sources/HummingbirdCore/Response/Response.swift.
  struct Response: ResponseGenerator, Sendable {
    var status: HTTPResponse.Status
    var headers: HTTPFields
    var body: ResponseBody

    init(status: HTTPResponse.Status, headers: HTTPFields = .init(), body: ResponseBody = .init()) {
      self.status = status
      self.headers = headers
      self.body = body
    }

    func response(from request: Request, context: some RequestContext) -> Response { self }
  }

  /// hummingbird-project/hummingbird, Sources/Hummingbird/Router/RouterPath.swift.
  struct RouterPath: ExpressibleByStringLiteral, Sendable {
    private let elements: [String]

    init(stringLiteral value: String) { elements = value.split(separator: "/").map(String.init) }

    /// Returns the parameters of a path that matches, or `nil`.
    fileprivate func parameters(of path: String) -> Parameters? {
      let parts = path.split(separator: "/").map(String.init)
      guard parts.count == elements.count else { return nil }
      var parameters = Parameters()
      for (element, part) in zip(elements, parts) where element != part {
        guard element.hasPrefix(":") else { return nil }
        parameters.values[String(element.dropFirst())] = part
      }
      return parameters
    }
  }

  /// hummingbird-project/hummingbird, Sources/Hummingbird/Router/Router.swift: the initializer also has options, with a default.
  final class Router<Context: RequestContext> {
    private typealias Handler = @concurrent @Sendable (Request, Context) async throws -> Response

    private var middlewares: [any MiddlewareProtocol<Request, Response, Context>] = []
    private var routes: [(method: HTTPMethod, path: RouterPath, handler: Handler)] = []

    init(context: Context.Type = BasicRequestContext.self) {}

    /// The middleware applies to the routes that are added after this call.
    @discardableResult
    func add(middleware: any MiddlewareProtocol<Request, Response, Context>) -> Self {
      middlewares.append(middleware)
      return self
    }

    /// hummingbird-project/hummingbird, Sources/Hummingbird/Router/RouterMethods.swift.
    @discardableResult
    func post(
      _ path: RouterPath = "",
      use handler: @concurrent @Sendable @escaping (Request, Context) async throws -> some ResponseGenerator
    ) -> Self {
      on(path, .POST, handler)
    }

    /// hummingbird-project/hummingbird, Sources/Hummingbird/Router/RouterMethods.swift.
    @discardableResult
    func patch(
      _ path: RouterPath = "",
      use handler: @concurrent @Sendable @escaping (Request, Context) async throws -> some ResponseGenerator
    ) -> Self {
      on(path, .PATCH, handler)
    }

    /// hummingbird-project/hummingbird, Sources/Hummingbird/Router/RouterMethods.swift.
    @discardableResult
    func get(
      _ path: RouterPath = "",
      use handler: @concurrent @Sendable @escaping (Request, Context) async throws -> some ResponseGenerator
    ) -> Self {
      on(path, .GET, handler)
    }

    private func on(
      _ path: RouterPath, _ method: HTTPMethod,
      _ handler: @concurrent @Sendable @escaping (Request, Context) async throws -> some ResponseGenerator
    ) -> Self {
      var chain: Handler = { try await handler($0, $1).response(from: $0, context: $1) }
      for middleware in middlewares.reversed() {
        let next = chain
        chain = { try await middleware.handle($0, context: $1, next: next) }
      }
      routes.append((method, path, chain))
      return self
    }

    /// Returns the response of the handler, through the middleware.
    func response(to request: Request, logger: Logger = Logger()) async throws -> Response {
      for route in routes where route.method == request.method {
        guard let parameters = route.path.parameters(of: request.path) else { continue }
        return try await route.handler(request, Context(parameters: parameters, logger: logger))
      }
      throw HTTPError(.notFound)
    }
  }
}
