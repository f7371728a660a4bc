import ALPValidator

/// The counts of a batch so far.
struct BatchTally: Equatable, Sendable {
  /// A fault of sign-ups, with the same description each time.
  struct Fault: Hashable, Sendable {
    /// The place of the fault, empty if the whole line is invalid.
    var path: ValidationPath
    /// The name of the rule, or of the reason for which a line is broken.
    var name: String
    var message: String

    /// The invalid field, or `nil` if the whole line is invalid.
    var field: SignUp.Field? {
      guard case .key(let name)? = path.components.first else { return nil }
      return SignUp.Field(rawValue: name)
    }

    /// The place in a line of output, such as `guests/0/email`.
    var place: String { String(path.description.dropFirst()) }

    /// The same fault in any element of a list, at a place such as `guests/*/email`.
    var inAnyElement: Fault {
      guard path.components.count > 1 else { return self }
      var fault = self
      fault.path.components = path.components.map { if case .index = $0 { .key("*") } else { $0 } }
      return fault
    }
  }

  private(set) var validCount = 0
  private(set) var invalidCount = 0
  private(set) var brokenCount = 0
  /// The number of invalid sign-ups with a fault in each field.
  private(set) var fields: [SignUp.Field: Int] = [:]
  /// The number of failures of each rule.
  private(set) var rules: [Fault: Int] = [:]
  /// The number of broken lines for each reason.
  private(set) var reasons: [Fault: Int] = [:]

  var count: Int { validCount + invalidCount + brokenCount }
  var isAllValid: Bool { invalidCount == 0 && brokenCount == 0 }

  /// Counts a sign-up that was validated.
  mutating func add(_ faults: [Fault]) {
    guard !faults.isEmpty else {
      validCount += 1
      return
    }
    invalidCount += 1
    var last: SignUp.Field?
    for fault in faults {
      // The faults of a field are adjacent.
      if let field = fault.field, field != last { fields[field, default: 0] += 1 }
      last = fault.field
      rules[fault.inAnyElement, default: 0] += 1
    }
  }

  /// Counts a line that is broken.
  mutating func add(broken fault: Fault) {
    brokenCount += 1
    reasons[fault, default: 0] += 1
  }

  mutating func add(_ other: BatchTally) {
    validCount += other.validCount
    invalidCount += other.invalidCount
    brokenCount += other.brokenCount
    fields.merge(other.fields, uniquingKeysWith: +)
    rules.merge(other.rules, uniquingKeysWith: +)
    reasons.merge(other.reasons, uniquingKeysWith: +)
  }
}

extension BatchTally.Fault {
  init(_ failure: ValidationFailure) {
    self.init(path: failure.path, name: failure.name, message: failure.message)
  }

  init(_ broken: BrokenLine) {
    self.init(path: ValidationPath(), name: broken.name, message: broken.message)
  }

  /// The description of this fault.
  func line(_ number: Int) -> String {
    "Line \(number): \(place.isEmpty ? "" : "\(place): ")\(message)\n"
  }
}

extension BatchTally {
  /// The summary: the counts, then the faults by field and by rule.
  var summary: String {
    guard count > 0 else { return "There are no sign-ups.\n" }
    let width = String(count).count
    var text = "\(count) sign-up\(count == 1 ? "" : "s")\n\n"
    for (name, count) in [("valid", validCount), ("invalid", invalidCount), ("broken", brokenCount)] {
      text += "  \(count.padded(to: width))  \(name)\n"
    }
    if !fields.isEmpty {
      text += "\nInvalid, by field\n\n"
      for field in SignUp.Field.allCases {
        guard let count = fields[field] else { continue }
        text += "  \(count.padded(to: width))  \(field.rawValue)\n"
      }
    }
    text += Self.table("Invalid, by rule", rules, width: width)
    return text + Self.table("Broken, by reason", reasons, width: width)
  }

  private static func table(_ title: String, _ faults: [Fault: Int], width: Int) -> String {
    guard !faults.isEmpty else { return "" }
    let fields = SignUp.Field.allCases
    func rank(_ fault: Fault) -> Int { fault.field.flatMap(fields.firstIndex) ?? -1 }
    let rows = faults.sorted {
      (rank($0.key), -$0.value, $0.key.place, $0.key.name, $0.key.message)
        < (rank($1.key), -$1.value, $1.key.place, $1.key.name, $1.key.message)
    }
    let fieldWidth = rows.map(\.key.place.count).max() ?? 0
    let nameWidth = rows.map(\.key.name.count).max() ?? 0
    var text = "\n\(title)\n\n"
    for (fault, count) in rows {
      let field = fieldWidth == 0 ? "" : fault.place.padding(to: fieldWidth + 2)
      text +=
        "  \(count.padded(to: width))  \(field)\(fault.name.padding(to: nameWidth + 2))\(fault.message)\n"
    }
    return text
  }
}

extension Int {
  /// Returns the number with spaces before it, up to a width.
  fileprivate func padded(to width: Int) -> String {
    let text = String(self)
    return String(repeating: " ", count: Swift.max(0, width - text.count)) + text
  }
}
