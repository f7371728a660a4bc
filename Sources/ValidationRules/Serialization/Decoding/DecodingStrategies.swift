package import Foundation
import ValidationFormats

/// How values are read that JSON has no form for, as a `JSONDecoder` of the program says.
struct DecodingStrategies {
  /// The decoder of the program; `nil` for dates in RFC 3339 notation, and otherwise the standard strategies.
  let decoder: JSONDecoder?
  /// How the keys of a text become coding keys; `nil` if they are the same.
  let keyStrategy: JSONDecoder.KeyDecodingStrategy?

  /// Creates the strategies of a decoder.
  init(_ decoder: JSONDecoder?) {
    self.decoder = decoder
    switch decoder?.keyDecodingStrategy {
    case nil, .useDefaultKeys?: keyStrategy = nil
    case let strategy?: keyStrategy = strategy
    }
  }

  /// What a number is read from that is not finite; `nil` if there is no text for it.
  func nonConformingFloat<Number: BinaryFloatingPoint>(_ text: String, _ type: Number.Type) -> Number? {
    guard
      case .convertFromString(let positive, let negative, let nan)? = decoder?
        .nonConformingFloatDecodingStrategy
    else { return nil }
    return switch text {
    case positive: .infinity
    case negative: -.infinity
    case nan: .nan
    default: nil
    }
  }

  /// Returns the coding key that a key of a text becomes.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - codingPath: The coding path of the object.
  /// - Returns: The coding key.
  func codingKey(_ key: String, after codingPath: @autoclosure () -> [any CodingKey]) -> String {
    switch keyStrategy {
    case .convertFromSnakeCase?: Self.camelCase(key)
    case .custom(let convert)?: convert(codingPath() + [DocumentKey(stringValue: key)]).stringValue
    default: key
    }
  }

  /// Returns a key in snake case in camel case: underscores at its ends stay, the words after the first begin
  /// with a capital.
  static func camelCase(_ key: String) -> String {
    let start = key.prefix { $0 == "_" }
    let end = key.count == start.count ? "" : String(key.reversed().prefix { $0 == "_" })
    let words = key.split(separator: "_")
    guard words.count > 1, let first = words.first else { return key }
    return start + first.lowercased() + words.dropFirst().map(\.capitalized).joined() + end
  }
}

extension DocumentReader {
  /// Reads a date by the strategy of the decoder.
  func date(at node: Int) throws -> Date {
    switch strategies.decoder?.dateDecodingStrategy {
    case nil:
      let text = try text(at: node)
      guard DateTimeFormat.matches(text), let date = DateText.date(text) else {
        throw corrupted(Date.self, at: node, "This is not a date, a time and an offset in RFC 3339 notation.")
      }
      return date
    case .deferredToDate?: return try Date(from: DocumentDecoder(self, node))
    case .secondsSince1970?: return Date(timeIntervalSince1970: try number(Double.self, at: node))
    case .millisecondsSince1970?: return Date(timeIntervalSince1970: try number(Double.self, at: node) / 1000)
    case .iso8601?:
      let text = try text(at: node)
      guard let date = try? Date.ISO8601FormatStyle().parse(text) else {
        throw corrupted(Date.self, at: node, "Expected date string to be ISO8601-formatted.")
      }
      return date
    case .custom(let read)?: return try read(DocumentDecoder(self, node))
    #if canImport(Darwin)
    case .formatted(let formatter)?:
      guard let date = formatter.date(from: try text(at: node)) else {
        throw corrupted(Date.self, at: node, "Date string does not match format expected by formatter.")
      }
      return date
    #endif
    @unknown default: return try Date(from: DocumentDecoder(self, node))
    }
  }

  /// Reads data by the strategy of the decoder.
  func data(at node: Int) throws -> Data {
    switch strategies.decoder?.dataDecodingStrategy {
    case nil, .base64?:
      guard let data = Data(base64Encoded: try text(at: node)) else {
        throw corrupted(Data.self, at: node, "Encountered Data is not valid Base64.")
      }
      return data
    case .deferredToData?: return try Data(from: DocumentDecoder(self, node))
    case .custom(let read)?: return try read(DocumentDecoder(self, node))
    @unknown default: return try Data(from: DocumentDecoder(self, node))
    }
  }

  func url(at node: Int) throws -> URL {
    guard let url = URL(string: try text(at: node)) else {
      throw corrupted(URL.self, at: node, "Invalid URL string.")
    }
    return url
  }
}

/// A type of dictionaries with texts as keys, to which no strategy for keys applies.
protocol TextKeyedDictionary {
  /// Reads a dictionary from an object.
  static func read(_ object: Int, _ reader: DocumentReader) throws -> Self
}

extension Dictionary: TextKeyedDictionary where Key == String, Value: Decodable {
  static func read(_ object: Int, _ reader: DocumentReader) throws -> Self {
    try reader.requireObject(at: object)
    var dictionary: Self = [:]
    for key in reader.document.keys(of: object) {
      dictionary[try reader.text(at: key)] = try reader.value(Value.self, at: key + 1)
    }
    return dictionary
  }
}

extension JSONEncoder {
  /// Creates an encoder that writes what a decoder reads, as far as its strategies say so.
  ///
  /// - Parameter decoder: The decoder; `nil` for one that reads dates in RFC 3339 notation.
  package convenience init(matching decoder: JSONDecoder?) {
    self.init()
    switch decoder?.dateDecodingStrategy {
    case .secondsSince1970?: dateEncodingStrategy = .secondsSince1970
    case .millisecondsSince1970?: dateEncodingStrategy = .millisecondsSince1970
    case .iso8601?: dateEncodingStrategy = .iso8601
    #if canImport(Darwin)
    case .formatted(let formatter)?: dateEncodingStrategy = .formatted(formatter)
    #endif
    case nil, .custom?: dateEncodingStrategy = .rfc3339
    default: dateEncodingStrategy = .deferredToDate
    }
    if case .deferredToData? = decoder?.dataDecodingStrategy { dataEncodingStrategy = .deferredToData }
    if case .convertFromSnakeCase? = decoder?.keyDecodingStrategy {
      keyEncodingStrategy = .convertToSnakeCase
    }
  }
}
