import Foundation
import ValidationFormats

extension JSONDocument {
  /// Returns a whole number; `nil` if the type doesn't hold exactly the number of the text, or the value is not a
  /// number.
  ///
  /// `20.0` and `2e1` are whole numbers, too.
  func integer<Number: FixedWidthInteger>(_ type: Number.Type, at node: Int) -> Number? {
    guard isNumber(node) else { return nil }
    if let number = shortInteger(at: node) { return Number(exactly: number) }
    return DecimalDigits(content(of: node)).integer()
  }

  /// Returns a number without fraction and exponent that has at most 18 digits, as nearly all have.
  @inline(__always)
  private func shortInteger(at node: Int) -> Int? {
    var index = Int(nodes[node].start)
    let end = Int(nodes[node].end)
    let isNegative = bytes[index] == UInt8(ascii: "-")
    if isNegative { index &+= 1 }
    guard end &- index <= 18 else { return nil }
    var number = 0
    while index < end {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      number = 10 &* number &+ Int(digit)
      index &+= 1
    }
    return isNegative ? -number : number
  }

  /// Returns the floating-point number that is closest; `nil` if it is not finite, or the value is not a number.
  func floatingPoint<Number: BinaryFloatingPoint & LosslessStringConvertible>(
    _ type: Number.Type, at node: Int
  ) -> Number? {
    guard isNumber(node) else { return nil }
    let number = Number(String(decoding: content(of: node), as: UTF8.self))
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Returns a decimal; `nil` if it doesn't hold all digits, or the value is not a number.
  func decimal(at node: Int) -> Decimal? {
    guard isNumber(node) else { return nil }
    if let number = shortInteger(at: node) { return Decimal(number) }
    return DecimalDigits(content(of: node)).decimal()
  }

  /// Returns whether a value is a number without a fraction.
  func isWholeNumber(_ node: Int) -> Bool {
    isNumber(node) && DecimalDigits(content(of: node)).isWhole
  }
}

extension JSONDocument {
  /// Whether a value is `null`, or the empty text of a field.
  @inline(__always)
  func isNull(_ node: Int) -> Bool {
    switch nodes[node].kind {
    case .null: true
    case .fieldText: nodes[node].start == nodes[node].end
    default: false
    }
  }

  /// Whether a value is a number, or the text of a field that is one in JSON.
  @inline(__always)
  func isNumber(_ node: Int) -> Bool {
    switch nodes[node].kind {
    case .number: true
    case .fieldText: isNumberInField(node)
    default: false
    }
  }

  private func isNumberInField(_ node: Int) -> Bool {
    let content = ContiguousArray(content(of: node))
    guard let number = try? JSONNodes.scan(content, maximumDepth: 0).first else { return false }
    return number.kind == .number && number.start == 0 && Int(number.end) == content.count
  }

  /// Returns a Boolean; `nil` if the value is not one, or the text of a field that is one in HTML or JSON.
  func flag(_ node: Int) -> Bool? {
    switch kind(of: node) {
    case .true: true
    case .false: false
    case .fieldText:
      switch text(of: node) {
      case "on", "true", "1": true
      case "off", "false", "0": false
      default: nil
      }
    default: nil
    }
  }
}

/// The digits of a number in JSON's notation, and where its decimal point is.
private struct DecimalDigits: Equatable {
  /// More than any type has, and less than any sum of it overflows.
  private static let greatestExponent = 1_000_000_000

  private var isNegative = false
  /// The values of the digits, without zeros at either end; none for zero.
  private var digits: ArraySlice<UInt8> = []
  /// The power of ten that the digits, read as a whole number, are multiplied by.
  private var exponent = 0

  init(_ text: some Sequence<UInt8>) {
    var all: [UInt8] = []
    var writtenExponent = 0
    var isNegativeExponent = false
    var fractionCount = 0
    var isInFraction = false
    var isInExponent = false
    for byte in text {
      switch byte {
      case UInt8(ascii: "-"):
        if isInExponent { isNegativeExponent = true } else { isNegative = true }
      case UInt8(ascii: "."): isInFraction = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"): isInExponent = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digit = byte - UInt8(ascii: "0")
        if isInExponent {
          writtenExponent = min(10 * writtenExponent + Int(digit), Self.greatestExponent)
        } else {
          // No zeros at the start.
          if digit > 0 || !all.isEmpty { all.append(digit) }
          if isInFraction { fractionCount += 1 }
        }
      default: break
      }
    }
    let zeroCount = all.reversed().prefix { $0 == 0 }.count
    digits = all.dropLast(zeroCount)
    guard !digits.isEmpty else { return }
    exponent = (isNegativeExponent ? -writtenExponent : writtenExponent) - fractionCount + zeroCount
  }

  var isWhole: Bool { exponent >= 0 }

  /// Returns the number if it is whole, and the type holds it.
  func integer<Number: FixedWidthInteger>() -> Number? {
    // The greatest numbers of 128 bits have 39 digits.
    guard isWhole, digits.count + exponent <= 39 else { return nil }
    var number: Number = 0
    for index in 0..<digits.count + exponent {
      let digit = index < digits.count ? digits[digits.startIndex + index] : 0
      let (product, overflows) = number.multipliedReportingOverflow(by: 10)
      let (next, overflowsWithDigit) =
        isNegative
        ? product.subtractingReportingOverflow(Number(digit)) : product.addingReportingOverflow(Number(digit))
      guard !overflows, !overflowsWithDigit else { return nil }
      number = next
    }
    return number
  }

  /// Returns the number if a decimal holds all digits.
  func decimal() -> Decimal? {
    guard !digits.isEmpty else { return 0 }
    guard digits.count <= 39, abs(exponent) < 256 else { return nil }
    let text = "\(isNegative ? "-" : "")\(digits.map { String($0) }.joined())e\(exponent)"
    // What Foundation has read, because it rounds without an error.
    guard let decimal = Decimal(string: text), DecimalDigits("\(decimal)".utf8) == self else { return nil }
    return decimal
  }
}
