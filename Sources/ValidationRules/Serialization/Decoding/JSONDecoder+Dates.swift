import Foundation
import ValidationFormats

extension JSONDecoder {
  /// A decoder that reads dates with a time and an offset.
  static var rfc3339: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let text = try decoder.singleValueContainer().decode(String.self)
      guard DateTimeFormat.matches(text), let date = DateText.date(text) else {
        throw DecodingError.rules("not a date", at: decoder.codingPath)
      }
      return date
    }
    return decoder
  }
}
