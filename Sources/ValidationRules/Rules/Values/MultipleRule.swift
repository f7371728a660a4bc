public import Foundation

/// A rule that accepts integers that are multiples of another. Zero is a multiple of every number.
///
/// Create it with the dot syntax `.multiple(of:)`: `.multiple(of: 12)`. For decimal numbers, the dot syntax
/// is the same.
struct MultipleRule<Value: BinaryInteger & Sendable>: DescribedRule, Equatable {
  /// The number of which values are multiples.
  let step: Value

  /// Creates a rule that accepts multiples of a number.
  ///
  /// - Precondition: `step` is not zero.
  init(of step: Value) {
    precondition(step != 0, "The step of a multiple is 0")
    self.step = step
  }

  var details: RuleDescription { .multipleOf }

  var arguments: RuleArguments { ["step": step] }

  func isSatisfied(by value: Value) -> Bool { value.isMultiple(of: step) }

  func schema(of type: JSONType) -> Schema? {
    guard type.kind == .integer, case .integer(let step) = JSONValue(describing: step), step != .min else {
      return nil
    }
    return Schema(["multipleOf": .integer(abs(step))])
  }
}

/// A rule that accepts numbers that are multiples of another, as the two are written in decimal.
///
/// So 0.3 is a multiple of 0.1 for every type of number, although the nearest binary fractions are not: a
/// floating-point number has the value of its shortest decimal description. Nothing is rounded. NaN and the
/// infinities are multiples of nothing.
///
/// ```swift
/// Rule<Double>.multiple(of: 0.1).isSatisfied(by: 0.3)  // true
/// ```
struct DecimalMultipleRule<Value: Equatable & CustomStringConvertible & Sendable>: DescribedRule, Equatable {
  /// The number of which values are multiples.
  let step: Value

  private let significand: UInt64
  private let exponent: Int

  private init(checking step: Value) {
    guard let notation = DecimalNotation(step.description), !notation.isZero else {
      preconditionFailure("The step of a multiple is \(step)")
    }
    guard let significand = notation.significand else {
      preconditionFailure("\(step) has more than 18 significant digits")
    }
    self.step = step
    self.significand = significand
    exponent = notation.exponent
  }

  /// Creates a rule that accepts multiples of a floating-point number.
  ///
  /// - Precondition: `step` is finite and not zero.
  init(of step: Value) where Value: BinaryFloatingPoint { self.init(checking: step) }

  /// Creates a rule that accepts multiples of a decimal number.
  ///
  /// - Precondition: `step` is neither NaN nor zero, and has at most 18 significant digits.
  init(of step: Value) where Value == Decimal { self.init(checking: step) }

  var details: RuleDescription { .multipleOf }

  // Validators divide, and with fractions the quotient is not exact: there is no schema.
  var arguments: RuleArguments { ["step": step] }

  func isSatisfied(by value: Value) -> Bool {
    DecimalNotation(value.description)?.isMultiple(ofSignificand: significand, exponent: exponent) ?? false
  }
}

extension Rule where Value: BinaryInteger & Sendable {
  /// A rule that accepts multiples of a number. Zero is a multiple of every number.
  ///
  /// - Precondition: `step` is not zero.
  public static func multiple(of step: Value) -> Self { Self(MultipleRule(of: step)) }
}

extension Rule where Value: BinaryFloatingPoint & CustomStringConvertible & Sendable {
  /// A rule that accepts multiples of a number, compared as decimals: 0.3 is a multiple of 0.1.
  ///
  /// - Precondition: `step` is finite and not zero.
  public static func multiple(of step: Value) -> Self { Self(DecimalMultipleRule(of: step)) }
}

extension Rule where Value == Decimal {
  /// A rule that accepts multiples of a number. Zero is a multiple of every number.
  ///
  /// - Precondition: `step` is neither NaN nor zero, and has at most 18 significant digits.
  public static func multiple(of step: Value) -> Self { Self(DecimalMultipleRule(of: step)) }
}

extension Rule where Value: BinaryFloatingPoint & Sendable {
  /// A rule that accepts numbers without a fraction. NaN and infinite numbers are rejected.
  public static var integer: Self {
    Self(PredicateRule(.integer) { $0.isFinite && $0 == $0.rounded(.towardZero) })
  }
}

extension Rule where Value == Decimal {
  /// A rule that accepts numbers without a fraction. NaN is rejected.
  public static var integer: Self {
    Self(PredicateRule(.integer) { DecimalNotation($0.description)?.isInteger ?? false })
  }
}

/// A number in decimal notation, such as `-12.50` or `1e+20`, taken apart exactly.
///
/// Its value is its significant digits, of which the last is not zero, times a power of ten.
struct DecimalNotation {
  /// The power of ten by which the significant digits are multiplied; 0 for zero.
  let exponent: Int

  private let mantissa: Substring.UTF8View

  /// Takes a number apart, if the text is one: NaN and the infinities are not.
  init?(_ text: String) {
    let (zero, point) = (UInt8(ascii: "0"), UInt8(ascii: "."))
    var mantissa = text.utf8[...]
    if mantissa.first == "-" { mantissa.removeFirst() }
    var exponent = 0
    if let mark = mantissa.firstIndex(of: UInt8(ascii: "e")) {
      // No type has a number with an exponent beyond this, and sums of such ones can be made.
      guard let power = Int(String(mantissa[mark...].dropFirst()) ?? ""), power.magnitude < 1 << 48 else {
        return nil
      }
      exponent = power
      mantissa = mantissa[..<mark]
    }
    guard !mantissa.isEmpty, mantissa.allSatisfy({ zero...UInt8(ascii: "9") ~= $0 || $0 == point }) else {
      return nil
    }
    if let place = mantissa.firstIndex(of: point) { exponent -= mantissa[place...].count - 1 }
    while let last = mantissa.last, last == zero || last == point {
      if last == zero { exponent += 1 }
      mantissa.removeLast()
    }
    while let first = mantissa.first, first == zero || first == point { mantissa.removeFirst() }
    self.exponent = mantissa.isEmpty ? 0 : exponent
    self.mantissa = mantissa
  }

  var isZero: Bool { mantissa.isEmpty }

  var isInteger: Bool { exponent >= 0 }

  /// The significant digits as a number, or `nil` if there are more than 18.
  var significand: UInt64? {
    let digits = digits
    return digits.count > 18 ? nil : digits.reduce(0) { $0 * 10 + $1 }
  }

  /// Returns whether the number is a multiple of another of at most 18 significant digits.
  func isMultiple(ofSignificand significand: UInt64, exponent: Int) -> Bool {
    if isZero { return true }
    // A multiple of ten times something would end in zero, and the last significant digit is none.
    guard self.exponent >= exponent else { return false }
    var remainder = digits.reduce(0) { ($0 * 10 + $1) % significand }
    for _ in exponent..<self.exponent where remainder != 0 { remainder = remainder * 10 % significand }
    return remainder == 0
  }

  fileprivate var digits: some Collection<UInt64> {
    mantissa.lazy.filter { $0 != "." }.map { UInt64($0 - UInt8(ascii: "0")) }
  }
}

extension Decimal {
  /// Creates the number that a text is, or nil if the text is none, or one that a decimal would round.
  package init?(exactly text: String) {
    guard NumberFormat.matches(text),
      let notation = DecimalNotation(String(text.lowercased().drop { $0 == "+" })),
      notation.digits.count <= 38
    else { return nil }
    guard let number = notation.isZero ? 0 : Decimal(string: text), !number.isNaN else { return nil }
    self = number
  }
}

extension RuleDescription {
  static let multipleOf = RuleDescription("multiple-of")
}

extension RuleDescriptor where Value: FixedWidthInteger & Codable & Sendable {
  /// The rule for multiples of an integer.
  @_semantics("optimize.sil.specialize.generic.never")
  static func multiples() -> [Self] {
    [
      Self(
        .multipleOf, ".multiple(of: 5)", "multiples of a number", with: ["step": 5], valid: 10, invalid: 7
      ) {
        let step: Value = try $0.value("step")
        guard step != 0 else { throw $0.error("nothing but 0 is a multiple of 0", at: "step") }
        return .multiple(of: step)
      }
    ]
  }
}

extension RuleDescriptor where Value: BinaryFloatingPoint & CustomStringConvertible & Codable & Sendable {
  /// The rule for multiples of a number, and the one for whole numbers.
  @_semantics("optimize.sil.specialize.generic.never")
  static func multiples() -> [Self] {
    wholeNumbers() + [
      Self(
        .multipleOf, ".multiple(of: 0.1)", "multiples of a number", with: ["step": 0.1],
        valid: Value(3) / 10, invalid: Value(35) / 100
      ) {
        let step: Value = try $0.value("step")
        guard step.isFinite, step != 0 else { throw $0.error("\(step) has no multiples", at: "step") }
        return .multiple(of: step)
      }
    ]
  }

  @_semantics("optimize.sil.specialize.generic.never")
  static func wholeNumbers() -> [Self] {
    [
      Self(.integer, ".integer", "numbers without a fraction", valid: 7, invalid: Value(1) / 2) { _ in
        .integer
      }
    ]
  }
}

extension RuleDescriptor<Decimal> {
  /// The rule for multiples of a number, and the one for whole numbers.
  static func multiples() -> [Self] {
    [
      Self(
        .multipleOf, ".multiple(of: 0.1)", "multiples of a number, exactly", with: ["step": 0.1],
        valid: Decimal(sign: .plus, exponent: -1, significand: 3),
        invalid: Decimal(sign: .plus, exponent: -2, significand: 35)
      ) {
        let step: Decimal = try $0.value("step")
        guard let notation = DecimalNotation(step.description), !notation.isZero, notation.significand != nil
        else {
          throw $0.error("\(step) has to be a number of at most 18 digits and not 0", at: "step")
        }
        return .multiple(of: step)
      },
      Self(
        .integer, ".integer", "numbers without a fraction", valid: 7,
        invalid: Decimal(sign: .plus, exponent: -1, significand: 5)
      ) { _ in .integer },
    ]
  }
}
