import ALPValidator
import Foundation
import Testing

@Suite struct JSONValueTests {
  private func value(_ text: String) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }

  @Test(arguments: [
    "0", "-7", "1.5", "0.1", "9223372036854775807", "-9223372036854775808",
    "9223372036854775808",  // more than an Int holds
    "18446744073709551615",
    "12345678901234567890.123456789",
    "0.1234567890123456789012345678901234567",
    "-99999999999999999999.99",
  ])
  func keepsTheDigitsOfANumber(_ text: String) throws {
    let value = try value(text)
    #expect(String(decoding: try JSONEncoder().encode(value), as: UTF8.self) == text)
    #expect(value.description == text)
    #expect(try #require(Decimal(string: text)) == JSONDecoder().decode(Decimal.self, from: Data(text.utf8)))
  }

  @Test(
    arguments: [
      ("1.0", 1), ("1e3", 1000), ("0.10", 0.1), ("1e300", .number(1e300)), ("1e-200", .number(1e-200)),
      ("2.50e1", 25),
    ] as [(String, JSONValue)])
  func aNumberThatOtherCasesHoldIsOneOfThose(_ text: String, _ expected: JSONValue) throws {
    #expect(try value(text) == expected)
  }

  @Test func numbersOfMoreDigitsAreCompared() throws {
    #expect(try value("12345678901234567890.10") == value("12345678901234567890.1"))
    #expect(try value("12345678901234567890.1") != value("12345678901234567890.2"))
    let decimal = try #require(Decimal(string: "12345678901234567890.1"))
    #expect(try value("12345678901234567890.1") == .decimal(decimal))
  }

  @Test func isMadeOfADecimalInTheCaseThatHoldsIt() throws {
    #expect(JSONValue(number: 12) == 12)
    #expect(try JSONValue(number: #require(Decimal(string: "0.1"))) == 0.1)
    let long = try #require(Decimal(string: "0.12345678901234567890"))
    #expect(JSONValue(number: long) == .decimal(long))
  }
}
