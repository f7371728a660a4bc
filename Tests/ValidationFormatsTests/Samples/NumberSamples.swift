import ValidationFormats

let numberSamples: [FormatSample] = [
  FormatSample(
    "number", { NumberFormat.matches($0) },
    accepts: [
      "0", "-0", "+1", "007", "1.5", "-.5", "6.02e23", "1E-7", "1e+7", "123456789012345678901234567890",
    ],
    rejects: ["1e5.5", "0x10", "nan", "inf", "-infinity", "1,000", "１", "٤", "1_000", "1e5e5"],
    pattern: "[-+]?(?:[0-9]+(?:\\.[0-9]+)?|\\.[0-9]+)(?:[eE][-+]?[0-9]+)?"),
  FormatSample(
    "decimal", { DecimalFormat.matches($0) }, accepts: ["19.90", ".5", "-3"], rejects: ["3.", "3e1", "3,5"],
    pattern: "[-+]?(?:[0-9]+(?:\\.[0-9]+)?|\\.[0-9]+)"),
  FormatSample(
    "decimal of up to two digits", { DecimalFormat.matches($0, maximumFractionDigits: 2) },
    accepts: ["5", "-12.5", ".25", "+0.12", "19.90"], rejects: ["19.901"],
    pattern: "[-+]?(?:[0-9]+(?:\\.[0-9]{1,2})?|\\.[0-9]{1,2})"),
  FormatSample(
    "amount of cents",
    { DecimalFormat.matches($0, minimumFractionDigits: 2, maximumFractionDigits: 2) },
    accepts: ["19.90", "-.05"], rejects: ["19.9", "19"], pattern: "[-+]?[0-9]*\\.[0-9]{2}"),
  FormatSample(
    "decimal without a fraction", { DecimalFormat.matches($0, maximumFractionDigits: 0) },
    accepts: ["19", "-3"], rejects: ["19.0", ".5"], pattern: "[-+]?[0-9]+"),
  integers(allowsSign: true, allowsLeadingZeros: true, accepts: ["0", "-7", "+100", "007"], "[-+]?[0-9]+"),
  integers(allowsSign: false, allowsLeadingZeros: true, accepts: ["0", "100", "007"], "[0-9]+"),
  integers(
    allowsSign: true, allowsLeadingZeros: false, accepts: ["0", "-7", "+1"], "[-+]?(?:0|[1-9][0-9]*)"),
  integers(allowsSign: false, allowsLeadingZeros: false, accepts: ["0", "7", "100"], "0|[1-9][0-9]*"),
  FormatSample(
    "strong password", { StrongPasswordFormat.matches($0) },
    accepts: ["Passw0rd!", "£3.ndSau_7", "Größe—42x", "correct Horse 1 battery_"],
    rejects: [
      "Pass0r!",  // seven characters
      "passw0rd!", "PASSW0RD!", "Password!", "Passw0rdX",
      "Passw0rd X",  // whitespace is not a symbol
      "Aa1!👩‍👩‍👧‍👦",  // five characters
    ]),
]

private func integers(
  allowsSign: Bool, allowsLeadingZeros: Bool, accepts accepted: [String], _ pattern: String
) -> FormatSample {
  var options: IntegerFormat.Options = []
  if !allowsSign { options.insert(.rejectsSign) }
  if !allowsLeadingZeros { options.insert(.rejectsLeadingZeros) }
  return FormatSample(
    "integer \(pattern)", { [options] in IntegerFormat.matches($0, options) },
    accepts: accepted, rejects: ["1.0", "1e3", "0x1", "٤", "99 9"], pattern: pattern)
}
