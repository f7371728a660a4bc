import Foundation

extension ControlHints {
  /// Creates the hints of rules.
  ///
  /// - Parameters:
  ///   - rules: The rules that apply.
  ///   - type: The name of the value's type: `integer`, `number`, `date` or `value`.
  init(_ rules: [RegisteredRule], type: String) {
    let facts = rules.flatMap { Self.facts(name: $0.name, parameters: $0.parameters) }
    takeType(type, isNeverNegative: facts.contains(where: \.isNeverNegative))
    // The first rule that determines a hint wins.
    for fact in facts.reversed() { takeKind(of: fact) }
    maximumLength = facts.compactMap(\.maximumLength).min()
    passwordRules = PasswordRequirements(facts)?.description
  }

  /// A rule, or a part of a rule that a valid value has to satisfy.
  struct Fact {
    let name: String
    let parameters: [String: JSONValue]

    /// The most characters of a text that satisfies the rule.
    var maximumLength: Int? {
      switch name {
      case "length":
        let counts = Set(parameters.keys).subtracting(["minimum", "maximum", "unit"])
        let isWholeText = counts.isEmpty && (parameters["unit"] ?? "characters") == "characters"
        return isWholeText ? integer("maximum") : nil
      case "card-security-code": return 4
      default: return nil
      }
    }

    /// Whether a number that satisfies the rule is zero or above.
    var isNeverNegative: Bool {
      switch name {
      case "minimum", "range", "half-open-range": isNotNegative(parameters["minimum"])
      case "greater": isNotNegative(parameters["bound"])
      default: false
      }
    }

    private func isNotNegative(_ bound: JSONValue?) -> Bool {
      switch bound {
      case .integer(let bound): bound >= 0
      case .number(let bound): bound >= 0
      case .decimal(let bound): bound >= 0
      default: false
      }
    }

    /// Returns a parameter that is a whole number.
    func integer(_ name: String) -> Int? {
      if case .integer(let value)? = parameters[name] { value } else { nil }
    }
  }

  /// Returns a rule, or the rules that it consists of.
  private static func facts(name: String, parameters: [String: JSONValue]) -> [Fact] {
    guard name == "and", case .array(let parts)? = parameters["rules"] else {
      return [Fact(name: name, parameters: parameters)]
    }
    return parts.flatMap { part -> [Fact] in
      guard case .object(let part) = part, case .string(let name)? = part["name"] else { return [] }
      guard case .object(let parameters)? = part["parameters"] else {
        return facts(name: name, parameters: [:])
      }
      return facts(name: name, parameters: parameters)
    }
  }

  private mutating func takeType(_ type: String, isNeverNegative: Bool) {
    switch type {
    case "integer": takeIdentifier(isNeverNegative ? .numberPad : .numbersAndPunctuation)
    case "number": takeIdentifier(isNeverNegative ? .decimalPad : .numbersAndPunctuation)
    case "date": takeIdentifier(.numbersAndPunctuation)
    default: break
    }
  }

  private mutating func takeIdentifier(_ keyboard: Keyboard, _ capitalization: Capitalization = .none) {
    self.keyboard = keyboard
    self.capitalization = capitalization
    allowsAutocorrection = false
  }

  /// Sets the hints that follow from the name of a rule.
  private mutating func takeKind(of fact: Fact) {
    switch fact.name {
    case "email":
      takeIdentifier(.emailAddress)
      contentType = .emailAddress
    case "url":
      takeIdentifier(.url)
      contentType = .url
    case "hostname", "host-port": takeIdentifier(.url)
    case "phone":
      takeIdentifier(.phonePad)
      contentType = .telephoneNumber
    case "card":
      takeIdentifier(.numberPad)
      contentType = .creditCardNumber
    case "card-expiry":
      takeIdentifier(.numbersAndPunctuation)
      contentType = .creditCardExpiration
    case "card-security-code":
      takeIdentifier(.numberPad)
      contentType = .creditCardSecurityCode
    case "postal-code":
      takeIdentifier(.standard, .allCharacters)
      contentType = .postalCode
    case "strong-password", "password-strength":
      takeIdentifier(.standard)
      contentType = .newPassword
    case "age": contentType = .birthdate
    case "only-digits", "luhn", "aba-routing", "port", "ean", "imei": takeIdentifier(.numberPad)
    case "currency-amount": takeIdentifier(.decimalPad)
    case "number", "decimal", "integer", "latitude", "longitude", "lat-long", "ip", "cidr", "netmask", "date",
      "time",
      "time-of-day", "date-time":
      // Numbers that are never negative keep their keyboard.
      if keyboard != .numberPad, keyboard != .decimalPad { takeIdentifier(.numbersAndPunctuation) }
    case "iban", "bic", "vat", "isin", "vin", "lei", "ulid", "isbn", "issn", "country-code", "currency-code",
      "only-uppercase":
      takeIdentifier(.asciiCapable, .allCharacters)
    case "slug", "uuid", "jwt", "semver", "json", "json-pointer", "hex-color", "data-uri", "mime-type", "mac",
      "language-tag", "time-zone", "only-lowercase":
      takeIdentifier(.asciiCapable)
    case "only-letters-and-punctuation":
      capitalization = .words
      allowsAutocorrection = false
    case "no-whitespace":
      capitalization = .none
      allowsAutocorrection = false
    default: break
    }
  }
}

/// The requirements of a password in Apple's notation, such as `minlength: 8; required: digit;`.
private struct PasswordRequirements: CustomStringConvertible {
  /// A class of characters that the notation has.
  private enum CharacterClass: String, CaseIterable {
    case lower
    case upper
    case letter = "lower, upper"
    case digit
    case special
  }

  private var minimumLength = 0
  private var maximumLength: Int?
  private var required: Set<CharacterClass> = []

  /// Collects the requirements; `nil` if no rule is about the characters of a password.
  init?(_ facts: [ControlHints.Fact]) {
    var isAboutPasswords = false
    for fact in facts {
      switch fact.name {
      case "strong-password":
        isAboutPasswords = true
        minimumLength = max(minimumLength, fact.integer("minimumLength") ?? 8)
        require(.digit, fact.integer("minimumDigits") ?? 1)
        require(.lower, fact.integer("minimumLowercase") ?? 1)
        require(.upper, fact.integer("minimumUppercase") ?? 1)
        require(.special, fact.integer("minimumSymbols") ?? 1)
      case "password-strength": isAboutPasswords = true
      case "contains-digit": isAboutPasswords = require(.digit, fact) || isAboutPasswords
      case "contains-letter": isAboutPasswords = require(.letter, fact) || isAboutPasswords
      case "contains-lowercase": isAboutPasswords = require(.lower, fact) || isAboutPasswords
      case "contains-uppercase": isAboutPasswords = require(.upper, fact) || isAboutPasswords
      case "contains-symbol": isAboutPasswords = require(.special, fact) || isAboutPasswords
      case "length": minimumLength = max(minimumLength, fact.integer("minimum") ?? 0)
      default: break
      }
    }
    guard isAboutPasswords else { return nil }
    maximumLength = facts.compactMap(\.maximumLength).min()
    if required.contains(.lower) || required.contains(.upper) { required.remove(.letter) }
  }

  private mutating func require(_ characters: CharacterClass, _ minimum: Int) {
    if minimum > 0 { required.insert(characters) }
  }

  /// Takes a rule for a number of characters. Returns whether it requires at least one.
  private mutating func require(_ characters: CharacterClass, _ fact: ControlHints.Fact) -> Bool {
    let minimum = fact.integer("minimum") ?? 0
    require(characters, minimum)
    return minimum > 0
  }

  var description: String {
    var parts: [String] = []
    if minimumLength > 0 { parts.append("minlength: \(minimumLength)") }
    if let maximumLength { parts.append("maxlength: \(maximumLength)") }
    for characters in CharacterClass.allCases where required.contains(characters) {
      parts.append("required: \(characters.rawValue)")
    }
    return parts.map { $0 + ";" }.joined(separator: " ")
  }
}
