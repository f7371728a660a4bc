import Foundation

/// The smallest JSON object from which a value of a type can be decoded. It shows which keys decoding needs.
struct TrialDocument {
  private var members: [String: JSONValue] = [:]
  private let decode: (JSONValue) -> DecodingError?

  /// Finds the document; `nil` if the type is not `Decodable`, or if no simple values satisfy its initializer.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - decoder: The decoder.
  ///   - hints: Values that some of the keys are known to accept.
  init?(_ type: Any.Type, _ decoder: JSONDecoder, hints: [String: JSONValue]) {
    guard let type = type as? any Decodable.Type else { return nil }
    decode = { document in
      do {
        _ = try decoder.decode(type, from: JSONEncoder().encode(document))
        return nil
      } catch let error as DecodingError {
        return error
      } catch {
        return .rules("\(error)", at: [])
      }
    }
    // How many values were tried at a path.
    var tries: [[String]: Int] = [:]
    for _ in 0..<1000 {
      guard let error = decode(.object(members)) else { return }
      var path = (error.context?.codingPath ?? []).map(\.stringValue)
      if case .keyNotFound(let key, _) = error { path.append(key.stringValue) }
      let candidates = (path.count == 1 ? hints[path[0]].map { [$0] } ?? [] : []) + Self.candidates
      let count = tries[path, default: 0]
      guard !path.isEmpty, count < candidates.count else { return nil }
      tries[path] = count + 1
      members = JSONValue.object(members).setting(candidates[count], at: path[...]).members
    }
    return nil
  }

  /// Whether a value of a type is decoded from an object, if it is decoded at all.
  static func isObject(_ type: Any.Type) -> Bool {
    guard let type = type as? any Decodable.Type else { return true }
    do {
      _ = try JSONDecoder().decode(type, from: Data("{}".utf8))
      return true
    } catch DecodingError.typeMismatch(_, let context) {
      return !context.codingPath.isEmpty
    } catch {
      return true
    }
  }

  /// The keys without which decoding fails.
  var requiredKeys: [String] { members.keys.sorted() }

  func requires(_ key: String) -> Bool { members[key] != nil }

  func acceptsNull(_ key: String) -> Bool { decode(.object(members.merging([key: .null]) { $1 })) == nil }

  /// Returns whether decoding looks at the value of a key, and not at that of another one.
  func reads(_ key: String) -> Bool {
    requires(key)
      || Self.candidates.contains { decode(.object(members.merging([key: $0]) { $1 })) != nil }
  }

  /// A date of RFC 3339.
  static let date = "2001-01-01T00:00:00Z"

  private static let candidates: [JSONValue] = [
    "", 0, false, [], [:], .string(date), "00000000-0000-0000-0000-000000000000",
  ]
}

extension JSONValue {
  fileprivate var members: [String: JSONValue] {
    if case .object(let members) = self { members } else { [:] }
  }

  /// Returns the value with another one at a path, which it has up to the last key.
  fileprivate func setting(_ value: JSONValue, at path: ArraySlice<String>) -> JSONValue {
    guard let key = path.first else { return value }
    var members = members
    members[key] = (members[key] ?? [:]).setting(value, at: path.dropFirst())
    return .object(members)
  }
}
