import Foundation
import ValidationFormats

/// A case of `../shared/conformance/typing`: a text, edits, and the text and cursor after each of them.
struct TypingCase: Decodable {
  struct Start: Decodable {
    let text: String
    let selection: [Int]
  }

  struct Edit: Decodable {
    let range: [Int]
    let with: String
    let selection: [Int]?
  }

  struct Expectation: Decodable {
    let text: String
    let cursor: Int?
  }

  /// The settings of the field, of which a case has only some.
  struct Options: Decodable {
    let region: String?
    let pattern: String?
    let groups: [Int]?
    let brand: String?
    let maxDigits: Int?
    let callingCode: String?
    let template: String?
    let length: Int?
    let groupSeparator: String?
    let decimalSeparator: String?
    let minusSign: String?
    let maximumFractionDigits: Int?
    let minimumFractionDigits: Int?
    let maximumIntegerDigits: Int?
    let prefix: String?
    let suffix: String?
    let grouping: String?
  }

  let format: String
  let options: Options
  let start: Start
  let edits: [Edit]
  let expected: [Expectation?]
  let source: String
  let definition: String?

  /// The text and the cursor that differ from what is expected, or `nil` if all is as expected.
  func difference(in format: InputFormat) -> String? {
    var text = start.text
    var cursor = start.selection.last ?? 0
    for (edit, expectation) in zip(edits, expected) {
      let range = edit.range[0]..<edit.range[1]
      let selection = edit.selection.map { $0[0]..<$0[1] }
      if let result = format.edit(text, replacing: range, with: edit.with, selection: selection) {
        text = result.text
        cursor = result.selection.upperBound
      } else {
        let units = Array(text.utf16)
        text = String(
          decoding: units[..<range.lowerBound] + edit.with.utf16 + units[range.upperBound...], as: UTF16.self)
        cursor = range.lowerBound + edit.with.utf16.count
      }
      guard let expectation else { continue }
      if text != expectation.text || cursor != expectation.cursor ?? cursor {
        let expectedCursor = expectation.cursor.map(String.init) ?? "any"
        return "\"\(text)\" at \(cursor), not \"\(expectation.text)\" at \(expectedCursor)"
      }
    }
    return nil
  }

  /// The format of the field, or `nil` if no format has its settings.
  var inputFormat: InputFormat? {
    switch format {
    case "phone": phoneFormat
    case "card": cardFormat
    case "iban": .iban
    case "cvc": .mask(String(repeating: "#", count: options.length ?? 3))
    case "number": numberFormat
    case "expiry": options.pattern == "MM/YY" ? .cardExpiry : maskFormat
    default: maskFormat
    }
  }

  private var phoneFormat: InputFormat? {
    guard options.maxDigits == nil, options.callingCode == nil else { return nil }
    return options.region.map { .phoneNumber(region: $0) } ?? .phoneNumber
  }

  private var cardFormat: InputFormat? {
    // The pattern of the field counts where the source does not look at the network.
    let isPattern = source.hasPrefix("braintree/restricted-input")
    guard isPattern, let groups = options.groups else { return .paymentCard }
    return .mask(groups.map { String(repeating: "#", count: $0) }.joined(separator: " "))
  }

  private var maskFormat: InputFormat? {
    guard let pattern = options.pattern, !pattern.hasSuffix("*") else { return nil }
    switch format {
    case "mask" where source.hasPrefix("nosir/cleave.js"):
      return .mask(pattern.replacing("A", with: "*"))
    case "date", "time", "expiry":
      return .mask(String(pattern.map { $0.isLetter ? "#" : $0 }))
    default: return .mask(pattern)
    }
  }

  private var numberFormat: InputFormat? {
    guard options.minimumFractionDigits == nil else { return nil }
    var notation = DecimalInputStyle()
    notation.groupingSeparator = options.groupSeparator?.first
    notation.decimalSeparator = options.decimalSeparator?.first ?? "."
    notation.minusSign = options.minusSign?.first ?? "-"
    notation.maximumFractionDigits = options.maximumFractionDigits
    notation.maximumIntegerDigits = options.maximumIntegerDigits
    notation.prefix = options.prefix ?? ""
    notation.suffix = options.suffix ?? ""
    switch options.grouping {
    case "lakh": notation.otherGroupSize = 2
    case "wan":
      notation.lastGroupSize = 4
      notation.otherGroupSize = 4
    default: break
    }
    return .decimal(notation)
  }
}

extension TypingCase {
  /// Where the cases are, or `nil` if they are not there.
  static let folder: URL? = {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let folder = root.appending(path: "../shared/conformance/typing").standardizedFileURL
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()
}
