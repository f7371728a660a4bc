import Foundation

// What the handlers of the article "Validating on a server" need of Vapor 4 and Hummingbird 2, whose packages this one
// does not depend on.

struct ByteBuffer: Sendable {
  var readableBytesView: [UInt8]

  init(bytes: some Sequence<UInt8>) { readableBytesView = Array(bytes) }
}

enum Vapor {
  struct HTTPHeaders: Sendable {
    private let fields: [(String, String)]

    init(_ fields: [(String, String)]) { self.fields = fields }

    func first(name: String) -> String? { fields.first { $0.0 == name }?.1 }
  }

  struct Request: Sendable {
    struct Body: Sendable { var data: ByteBuffer? }

    var body: Body
    var headers: HTTPHeaders
  }

  struct Response: Sendable {
    struct Status: Sendable { var statusCode: Int }
    struct Body: Sendable { var data: Data }

    var status: Status
    var headers: HTTPHeaders
    var body: Body
  }
}

enum HTTPField {
  struct Name: Hashable, Sendable {
    static let acceptLanguage = Self(name: "Accept-Language")
    static let contentType = Self(name: "Content-Type")

    private let name: String

    private init(name: String) { self.name = name }
    init?(_ name: String) { self.name = name }
  }
}

typealias HTTPFields = [HTTPField.Name: String]

enum Hummingbird {
  struct Request: Sendable {
    struct Body: Sendable {
      var buffer: ByteBuffer

      func collect(upTo maximum: Int) async throws -> ByteBuffer { buffer }
    }

    var body: Body
    var headers: HTTPFields
  }

  struct Response: Sendable {
    struct Status: Sendable { var code: Int }
    struct Body: Sendable { var byteBuffer: ByteBuffer }

    var status: Status
    var headers: HTTPFields
    var body: Body
  }
}
