import ALPValidator

/// The reason why a line of a batch is not a sign-up.
enum BrokenLine: Error, Hashable, Sendable {
  case tooLong
  case notUTF8
  case notJSON
  case notAnObject
  case repeatedName

  /// The longest line that is read, in bytes without the line feed.
  static let maximumLength = 1 << 20

  /// The stable name of the reason, like that of a rule.
  var name: String {
    switch self {
    case .tooLong: "too-long"
    case .notUTF8: "not-utf8"
    case .notJSON: "not-json"
    case .notAnObject: "not-an-object"
    case .repeatedName: "repeated-name"
    }
  }

  var message: String {
    switch self {
    case .tooLong: "This line is longer than 1 MiB. Please put one sign-up on a line."
    case .notUTF8: "This is not UTF-8. Please save the file in that encoding."
    case .notJSON: "This is not JSON. Please put one object on a line."
    case .notAnObject: "This is JSON, but not an object. Please write it like {\"userName\": \"ada\", …}."
    case .repeatedName: "A name is in the object twice. Please write each field once."
    }
  }
}

extension BrokenLine {
  /// Creates the reason why a line can't be read at all; `nil` if the failures are those of fields.
  init?(_ failures: [ValidationFailure], on line: ArraySlice<UInt8>) {
    guard failures.count == 1 else { return nil }
    switch failures[0].name {
    case "json-body" where failures[0].parameters["reason"] == "duplicate-key": self = .repeatedName
    case "json-body":
      // Bytes that are not UTF-8 are replaced.
      self = String(decoding: line, as: UTF8.self).utf8.elementsEqual(line) ? .notJSON : .notUTF8
    case _ where failures[0].path.isEmpty: self = .notAnObject
    default: return nil
    }
  }
}
