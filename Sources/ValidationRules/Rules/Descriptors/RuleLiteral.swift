import Foundation
import ValidationFormats

/// A value within the parameters of a rule: dates are written as ISO 8601, all else as its type has it.
///
/// A `Decimal` may also be read from a text, for the sake of programs that read every number as floating
/// point.
package struct RuleLiteral<Value: Decodable>: Decodable {
  package let value: Value

  package init(from decoder: any Decoder) throws {
    value = try Self.value(from: decoder)
  }

  private static func value(from decoder: any Decoder) throws -> Value {
    switch Value.self {
    case is Date.Type:
      guard let text = try? decoder.singleValueContainer().decode(String.self),
        let date = DateText.date(text) as? Value
      else { throw DecodingError.rules(need: "a date such as 2024-02-29T12:00:00Z", Value.self, by: decoder) }
      return date
    case is Decimal.Type:
      guard let number = decimal(from: decoder) as? Value else {
        throw DecodingError.rules(need: "a number", Value.self, by: decoder)
      }
      return number
    case let list as any ListOfLiterals.Type:
      guard let elements = try list.elements(from: decoder) as? Value else {
        throw DecodingError.rules(need: "a list", Value.self, by: decoder)
      }
      return elements
    default:
      return try other(from: decoder)
    }
  }

  private static func decimal(from decoder: any Decoder) -> Decimal? {
    guard let container = try? decoder.singleValueContainer() else { return nil }
    if let number = try? container.decode(Decimal.self) { return number.isNaN ? nil : number }
    return (try? container.decode(String.self)).flatMap(Decimal.init(exactly:))
  }

  private static func other(from decoder: any Decoder) throws -> Value {
    do {
      // Not `Value(from:)`: a decoder may know some types better than they know themselves.
      return try decoder.singleValueContainer().decode(Value.self)
    } catch {
      if let expectation = RuleDataText.expectation(of: Value.self) {
        throw DecodingError.rules(need: expectation, Value.self, by: decoder)
      }
      // An error of a type of the program keeps its description, and gets its path.
      guard let context = (error as? DecodingError)?.context,
        context.codingPath.count == decoder.codingPath.count,
        !context.debugDescription.hasPrefix(RuleDataText.at(decoder.codingPath, ""))
      else { throw error }
      throw DecodingError.rules(context.debugDescription, at: decoder.codingPath)
    }
  }
}

/// A list whose elements are read one by one.
private protocol ListOfLiterals {
  static func elements(from decoder: any Decoder) throws -> Self
}

extension Array: ListOfLiterals where Element: Decodable {
  fileprivate static func elements(from decoder: any Decoder) throws -> Self {
    guard var container = try? decoder.unkeyedContainer() else {
      throw DecodingError.rules(need: "a list", Self.self, by: decoder)
    }
    var elements = Self()
    while !container.isAtEnd { elements.append(try container.decode(RuleLiteral<Element>.self).value) }
    return elements
  }
}

/// A value on its way into data, as ``RuleLiteral`` reads it.
struct WrittenLiteral: Encodable {
  let value: any Sendable

  func encode(to encoder: any Encoder) throws {
    switch value {
    case let date as Date:
      guard let text = DateText.text(date) else {
        // The value of the error is the number, because a date that is not in the calendar has no
        // description.
        let seconds = date.timeIntervalSinceReferenceDate
        let message =
          "the date \(seconds) s from 2001 is not in the years that ISO 8601 writes with four digits"
        throw EncodingError.invalidValue(
          seconds, .init(codingPath: encoder.codingPath, debugDescription: message))
      }
      var container = encoder.singleValueContainer()
      try container.encode(text)
    case let list as [any Sendable]:
      var container = encoder.unkeyedContainer()
      for element in list { try container.encode(WrittenLiteral(value: element)) }
    case let value as any Encodable:
      var container = encoder.singleValueContainer()
      try container.encode(value)
    default:
      throw error("\(type(of: value)) is not Encodable", encoder)
    }
  }

  private func error(_ message: String, _ encoder: any Encoder) -> EncodingError {
    .invalidValue(value, .init(codingPath: encoder.codingPath, debugDescription: message))
  }
}
