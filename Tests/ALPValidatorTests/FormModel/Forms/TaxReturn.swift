import ALPValidator
import Foundation

struct TaxReturn: Codable, Sendable, Equatable {
  struct Deduction: Codable, Sendable, Equatable {
    var label = ""
    var amount: Decimal = 0
  }

  var income: Decimal = 0
  var deductions: [Deduction] = []
  var totalDeductions: Decimal = 0
  var iban = ""
  var vatNumber: String?
  var begin = Date(timeIntervalSince1970: 0)
  var end = Date(timeIntervalSince1970: 0)
}

extension TaxReturn.Deduction {
  static let rules: RuleSet<Self> = [
    .at(\.label, "label", label: "For", [.notEmpty]),
    .at(\.amount, "amount", label: "Amount", isBlank: true, [.greaterThan(0), .multiple(of: 0.01)]),
  ]
}

extension TaxReturn {
  static let rules: RuleSet<TaxReturn> = [
    .at(\.income, "income", label: "Income", isBlank: true, [.minimum(0), .multiple(of: 0.01)]),
    .each(\.deductions, "deductions", label: "Deductions", Deduction.rules),
    .at(\.totalDeductions, "totalDeductions", label: "Total", isBlank: true, [.minimum(0)]),
    .at(\.iban, "iban", label: "IBAN", formatters: [.canonical(.iban)], [.iban(.lenient)]),
    .at(
      \.vatNumber, "vatNumber", label: "VAT number", formatters: [.canonical(.vatNumber)],
      [.vatNumber(.lenient)]),
    .at(\.begin, "begin", label: "Begin", isBlank: true, [.inThePast]),
    .at(\.end, "end", label: "End", isBlank: true, [.inThePast]),
    .satisfies("order", at: \.end, reading: \.begin, \.end, message: "It ends before it begins.") { $0 < $1 },
    .satisfies(
      "sum", at: \.totalDeductions, reading: \.deductions, \.totalDeductions, message: "This is not the sum."
    ) { $0.map(\.amount).reduce(0, +) == $1 },
  ]

  /// The handler of a server: `nil` for an acceptable body, and else problem details.
  static func receive(_ body: Data) throws -> Data? {
    do {
      _ = try rules.decode(from: body)
      return nil
    } catch {
      return try JSONEncoder().encode(ProblemDetails(error.failures))
    }
  }
}
