import Foundation
import Testing
import ValidationFormats

/// The cases of `../shared/conformance/typing` on which all libraries agree.
///
/// Those of `phone-testing-metadata` are for numbering plans that libphonenumber made up for its own tests.
@Suite(.enabled(if: TypingCase.folder != nil, "The cases are not part of the package."))
struct TypingConformanceTests {
  /// The cases that an input format contradicts on purpose, by the reason: a rule of the design, or a setting that no format has.
  static let exceptions: [String: Set<String>] = [
    "rule 6: a blank replacement into an empty field is left alone": [
      "expiry:1", "phone:10",
    ],
    "no mask has places that may be missing, or an endless number": [
      "mask:1", "mask:2", "mask:4", "mask:5", "mask:7", "mask:8", "mask:9", "mask:10", "mask:11",
      "mask:20", "mask:21", "mask:22", "mask:23",
    ],
    "numbers of UATP begin with 1, and have groups of 4, 5 and 6 digits": [
      "card:2", "card:68", "card:69",
    ],
    "rule 2: the cursor stays after its character": [
      "mask:12"
    ],
    "rule 5: nothing is cut from what was there": [
      "mask:91"
    ],
    "rule 5: what is pasted is not cut to another number": [
      "card:57"
    ],
    "rule 5: a number in parts that no reader knows stays": [
      "phone:84"
    ],
    "rule 6: nothing is padded": [
      "number:46", "number:47", "number:59", "number:73", "number:74", "number:75", "number:76",
    ],
    "rule 3: no placeholder": [
      "number:88"
    ],
    "rule 3: a separator appears with the character that follows it": [
      "phone:42"
    ],
    "rule 5: characters that are not digits are lost": [
      "phone:47", "phone:72",
    ],
    "libphonenumber itself has 555-35": [
      "phone:40", "phone:41",
    ],
    "no format is for a calling code without a region": [
      "phone:6"
    ],
    "no format has a maximum number of digits": [
      "phone:60", "phone:61", "phone:62", "phone:63", "phone:64", "phone:65", "phone:66", "phone:67",
      "phone:68", "phone:69", "phone:70", "phone:71",
    ],
  ]

  @Test(arguments: ["card", "cvc", "date", "expiry", "iban", "mask", "number", "phone", "phone-mask", "time"])
  func agrees(_ name: String) throws {
    let folder = try #require(TypingCase.folder)
    let lines = try String(contentsOf: folder.appending(path: "\(name).jsonl"), encoding: .utf8)
      .split(separator: "\n")
    for (index, line) in lines.enumerated() {
      let place = "\(name):\(index + 1)"
      let typing = try JSONDecoder().decode(TypingCase.self, from: Data(line.utf8))
      guard typing.definition == nil else { continue }
      let format = typing.inputFormat
      let difference = if let format { typing.difference(in: format) } else { "no format" as String? }
      let isException = Self.exceptions.values.contains { $0.contains(place) }
      #expect((difference != nil) == isException, "\(place): \(difference ?? "agrees")")
    }
  }
}
