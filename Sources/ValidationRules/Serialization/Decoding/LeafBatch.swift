import Foundation

/// Parts of a body that the decoder of the program decodes, all in one call.
final class LeafBatch {
  enum Phase {
    /// No part has needed the decoder.
    case unprepared
    /// The parts are being collected.
    case collecting
    case decoded
  }

  private struct Key: Hashable {
    let node: Int
    let type: ObjectIdentifier
  }

  private struct Request {
    let key: Key
    let decode: (any Decoder) throws -> Any
  }

  var phase = Phase.unprepared

  private let decoder: JSONDecoder
  private var requests: [Request] = []
  private var results: [Key: Result<Any, any Error>] = [:]

  init(_ decoder: JSONDecoder) { self.decoder = decoder }

  /// Adds a part.
  func request<Part: Decodable>(_ type: Part.Type, at node: Int) {
    let key = Key(node: node, type: ObjectIdentifier(type))
    requests.append(Request(key: key) { try $0.singleValueContainer().decode(type) })
  }

  /// Decodes the parts that were requested, as the elements of one array.
  func decode(_ document: JSONDocument) {
    phase = .decoded
    guard !requests.isEmpty else { return }
    var json = Data("[".utf8)
    for request in requests {
      if json.count > 1 { json.append(UInt8(ascii: ",")) }
      json += document.bytes[document.range(of: request.key.node)]
    }
    json.append(UInt8(ascii: "]"))
    guard let captured = try? decoder.decode(CapturedDecoder.self, from: json),
      var list = try? captured.decoder.unkeyedContainer()
    else { return }
    results.reserveCapacity(requests.count)
    for request in requests {
      guard let element = try? list.superDecoder() else { return }
      results[request.key] = Result { try request.decode(element) }
    }
    requests = []
  }

  /// Returns what a part was decoded to; `nil` if it was not requested.
  func result<Part: Decodable>(_ type: Part.Type, at node: Int) -> Result<Any, any Error>? {
    results[Key(node: node, type: ObjectIdentifier(type))]
  }
}
