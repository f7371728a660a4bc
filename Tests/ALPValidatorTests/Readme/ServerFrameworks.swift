import Foundation

// What the examples of the article "Validating on a server" need of Vapor 4 and Hummingbird 2, whose packages this one does not depend
// on. Above each declaration stands the file that it was read from, with the commit; the bodies are only as real as the tests need.

// MARK: swift-nio

/// apple/swift-nio, Sources/NIOCore/ByteBuffer-core.swift and ByteBuffer-views.swift: `readableBytesView` is a collection of bytes,
/// and `init(bytes:)` takes any sequence of them.
struct ByteBuffer: Sendable {
  var readableBytesView: [UInt8]

  init(bytes: some Sequence<UInt8>) { readableBytesView = Array(bytes) }
}

/// apple/swift-nio, Sources/NIOCore/AsyncSequences+Collect.swift: the error of `collect(upTo:)`.
/// hummingbird-project/hummingbird, Sources/Hummingbird/Error/NIOCore+HTTPResponseError.swift (163ced6): its status is 413.
struct NIOTooManyBytesError: HTTPResponseError {
  var status: Hummingbird.Response.Status { .init(code: 413) }
}

// MARK: Vapor

/// vapor/vapor, Sources/Vapor/Error/AbortError.swift: `status` is an `HTTPResponseStatus`, whose `code` is a `UInt`.
protocol AbortError: Error {
  var status: Vapor.Response.Status { get }
}

/// vapor/vapor, Sources/Vapor/Concurrency/AsyncMiddleware.swift (03c5454).
protocol AsyncMiddleware: Sendable {
  func respond(to request: Vapor.Request, chainingTo next: any AsyncResponder) async throws -> Vapor.Response
}

/// vapor/vapor, Sources/Vapor/Concurrency/AsyncBasicResponder.swift and Responder+Concurrency.swift.
protocol AsyncResponder: Sendable {
  func respond(to request: Vapor.Request) async throws -> Vapor.Response
}

enum Vapor {
  /// apple/swift-nio, Sources/NIOHTTP1/HTTPTypes.swift: made of pairs, and read by name in any case.
  struct HTTPHeaders: Sendable {
    private let fields: [(String, String)]

    init(_ fields: [(String, String)] = []) { self.fields = fields }

    func first(name: String) -> String? { fields.first { $0.0.lowercased() == name.lowercased() }?.1 }
  }

  /// vapor/vapor, Sources/Vapor/Request/Request.swift (00204e5) and Request+Body.swift: a class, whose body has `data` when it is
  /// collected.
  final class Request: Sendable {
    struct Body: Sendable { let data: ByteBuffer? }

    let body: Body
    let headers: HTTPHeaders

    init(body: Body, headers: HTTPHeaders) {
      self.body = body
      self.headers = headers
    }
  }

  /// vapor/vapor, Sources/Vapor/Response/Response.swift and Response+Body.swift: `init(status:version:headers:body:)`, all of them with
  /// defaults.
  final class Response: Sendable {
    /// apple/swift-nio, Sources/NIOHTTP1/HTTPTypes.swift, `HTTPResponseStatus`: `init(statusCode:reasonPhrase:)`, the second with a default.
    struct Status: Sendable {
      static let created = Self(statusCode: 201)

      let code: UInt

      init(statusCode: Int) { code = UInt(statusCode) }
    }
    struct Body: Sendable { var data = Data() }

    let status: Status
    let headers: HTTPHeaders
    let body: Body

    init(status: Status, headers: HTTPHeaders = HTTPHeaders(), body: Body = Body()) {
      self.status = status
      self.headers = headers
      self.body = body
    }
  }

  /// vapor/vapor, Sources/Vapor/Utilities/ByteCount.swift: a literal such as `"1mb"`.
  struct ByteCount: Sendable, ExpressibleByStringLiteral {
    let value: Int

    init(stringLiteral text: String) { value = (Int(text.dropLast(2)) ?? 0) << 20 }
  }

  /// vapor/vapor, Sources/Vapor/Routing/RoutesBuilder+Method.swift, `HTTPBodyStreamStrategy`.
  enum HTTPBodyStreamStrategy: Sendable {
    case collect(maxSize: ByteCount?)
  }

  /// apple/swift-nio, Sources/NIOHTTP1/HTTPTypes.swift.
  enum HTTPMethod: Sendable { case POST }

  /// vapor/vapor, Sources/Vapor/Middleware/MiddlewareConfiguration.swift (`use(_:at:)`), and
  /// Sources/Vapor/Concurrency/RoutesBuilder+Concurrency.swift (026de2d, `on(_:_:body:use:)`).
  final class Application {
    final class Middlewares {
      fileprivate(set) var all: [any AsyncMiddleware] = []

      func use(_ middleware: any AsyncMiddleware) { all.append(middleware) }
    }

    private struct TooLarge: AbortError {
      var status: Response.Status { .init(statusCode: 413) }
    }

    private struct Route: AsyncResponder {
      let maximum: Int
      let closure: @Sendable (Request) async throws -> Response

      func respond(to request: Request) async throws -> Response {
        guard request.body.data.map({ $0.readableBytesView.count <= maximum }) ?? true else {
          throw TooLarge()
        }
        return try await closure(request)
      }
    }

    let middleware = Middlewares()
    private var route: Route?

    func on(
      _ method: HTTPMethod, _ path: String..., body: HTTPBodyStreamStrategy,
      use closure: @Sendable @escaping (Request) async throws -> Response
    ) {
      guard case .collect(let maximum) = body else { return }
      route = Route(maximum: maximum?.value ?? .max, closure: closure)
    }

    /// Returns the response of the route, through the middleware.
    func response(to request: Request) async throws -> Response {
      guard let route, let middleware = middleware.all.first else {
        return Response(status: .init(statusCode: 404))
      }
      return try await middleware.respond(to: request, chainingTo: route)
    }
  }
}

// MARK: Hummingbird

/// apple/swift-http-types, Sources/HTTPTypes/HTTPField.swift and HTTPFieldName.swift: a name is made of a text, or `nil`.
enum HTTPField {
  struct Name: Hashable, Sendable {
    static let acceptLanguage = Self(name: "Accept-Language")
    static let contentType = Self(name: "Content-Type")

    private let name: String

    private init(name: String) { self.name = name }
    init?(_ name: String) { self.name = name }
  }
}

/// apple/swift-http-types, Sources/HTTPTypes/HTTPFields.swift: a subscript by name, and a dictionary literal.
typealias HTTPFields = [HTTPField.Name: String]

/// hummingbird-project/hummingbird, Sources/Hummingbird/Error/HTTPResponseError.swift: `status` is an `HTTPResponse.Status`.
protocol HTTPResponseError: Error {
  var status: Hummingbird.Response.Status { get }
}

/// hummingbird-project/hummingbird 2, Sources/HummingbirdCore/Middleware/MiddlewareProtocol.swift and
/// Sources/Hummingbird/Middleware/Middleware.swift: `Input == Request, Output == Response`.
protocol RouterMiddleware<Context>: Sendable {
  associatedtype Context

  func handle(
    _ request: Hummingbird.Request, context: Context,
    next: (Hummingbird.Request, Context) async throws -> Hummingbird.Response
  ) async throws -> Hummingbird.Response
}

enum Hummingbird {
  /// hummingbird-project/hummingbird 2, Sources/Hummingbird/Server/RequestContext.swift.
  protocol RequestContext: Sendable { init() }
  struct BasicRequestContext: RequestContext {}

  /// hummingbird-project/hummingbird 2, Sources/HummingbirdCore/Request/Request.swift (1b771a6).
  struct Request: Sendable {
    /// hummingbird-project/hummingbird 2, Sources/HummingbirdCore/Request/RequestBody.swift (00d3831): an asynchronous sequence of buffers,
    /// which apple/swift-nio, Sources/NIOCore/AsyncSequences+Collect.swift, collects up to a number of bytes.
    struct Body: Sendable {
      var buffer: ByteBuffer

      func collect(upTo maximum: Int) async throws -> ByteBuffer {
        guard buffer.readableBytesView.count <= maximum else { throw NIOTooManyBytesError() }
        return buffer
      }
    }

    var body: Body
    var headers: HTTPFields
  }

  /// hummingbird-project/hummingbird 2, Sources/HummingbirdCore/Response/Response.swift (12aed8f): `headers` and `body` have defaults.
  struct Response: Sendable {
    /// apple/swift-http-types, Sources/HTTPTypes/HTTPResponse.swift: `code` is an `Int`.
    struct Status: Sendable {
      static let created = Self(code: 201)

      var code: Int
    }
    /// hummingbird-project/hummingbird 2, Sources/HummingbirdCore/Response/ResponseBody.swift: `init(byteBuffer:)`.
    struct Body: Sendable { var byteBuffer = ByteBuffer(bytes: []) }

    var status: Status
    var headers: HTTPFields = [:]
    var body = Body()
  }

  /// hummingbird-project/hummingbird 2, Sources/Hummingbird/Router/Router.swift and RouterMethods.swift: `add(middleware:)` and
  /// `post(_:use:)`.
  final class Router<Context: RequestContext> {
    private var middleware: (any RouterMiddleware<Context>)?
    private var handler: (@Sendable (Request, Context) async throws -> Response)?

    init(context: Context.Type) {}

    func add(middleware: some RouterMiddleware<Context>) { self.middleware = middleware }

    func post(_ path: String, use handler: @Sendable @escaping (Request, Context) async throws -> Response) {
      self.handler = handler
    }

    /// Returns the response of the handler, through the middleware.
    func response(to request: Request) async throws -> Response {
      guard let handler, let middleware else { return Response(status: .init(code: 404)) }
      return try await middleware.handle(request, context: Context()) { try await handler($0, $1) }
    }
  }
}
