import ValidationFormats

/// A rule that fails for email addresses whose domain is probably mistyped, such as `ada@gmial.com`.
///
/// The failure has the parameter `suggestion`, the address that the user probably meant. Text that is not an
/// address is accepted; ``EmailRule`` rejects it.
public struct EmailSlipRule: PartwiseRule, Equatable {
  /// Creates a rule that fails for addresses whose domain is probably mistyped.
  public init() {}

  public var name: String { "email-without-slips" }

  public func isSatisfied(by text: String) -> Bool { !EmailAddress.hasSuggestion(text) }

  func failures(
    of value: String?, in rule: Rule<String>, messageSource: (any MessageSource)?
  ) -> [ValidationFailure] {
    let suggestion = value.flatMap { EmailAddress($0)?.suggestion }
    let parameters = suggestion.map { ["suggestion": JSONValue.string($0.description)] }
    let failure = ValidationFailure(
      name: name, parameters: parameters ?? [:], cause: .unsatisfied, severity: rule.severity,
      text: .unwritten(messageSource))
    return [rule.adapted(failure)]
  }

  func failures(
    ofSamePartsIn first: String, _ second: String, in rule: Rule<String>,
    _ messageSource: (any MessageSource)?
  ) -> [ValidationFailure] {
    guard first == second, !isSatisfied(by: first) else { return [] }
    return failures(of: first, in: rule, messageSource: messageSource)
  }
}

/// A rule that accepts email addresses unless their domain is one of those that the app does not want.
///
/// Domains are compared in their canonical form, so neither case nor the form of Unicode labels matters, and
/// include their subdomains. Text that is not an address is accepted; ``EmailRule`` rejects it.
public struct EmailDomainRule: ValidationRule, Equatable {
  /// The domains that are not accepted.
  public let excludedDomains: [String]

  private let canonicalDomains: Set<String>

  /// Creates a rule that rejects addresses of domains and their subdomains.
  ///
  /// - Parameter excludedDomains: The domains, such as `mailinator.com`.
  public init(notIn excludedDomains: [String]) {
    self.excludedDomains = excludedDomains
    canonicalDomains = Set(excludedDomains.map { HostnameFormat.canonical($0) ?? $0.lowercased() })
  }

  public var name: String { "email-domain" }

  public var parameters: [String: JSONValue] {
    ["notIn": .array(excludedDomains.map(JSONValue.string))]
  }

  public func isSatisfied(by text: String) -> Bool {
    guard let address = EmailAddress(text, Self.widestOptions) else { return true }
    var domain = Substring(HostnameFormat.canonical(address.domain) ?? address.domain.lowercased())
    while true {
      if canonicalDomains.contains(String(domain)) { return false }
      guard let dot = domain.firstIndex(of: ".") else { return true }
      domain = domain[domain.index(after: dot)...]
    }
  }

  private static let widestOptions = EmailFormat.Options(
    allowsQuotedLocalPart: true, allowsAddressLiteral: true, allowsSingleLabelDomain: true)
}

extension Rule where Value == String {
  /// A rule that warns about an email address whose domain is probably mistyped, such as `ada@gmial.com`.
  ///
  /// The severity is ``Severity/warning``, so the address stays valid, and the message offers the address
  /// that the user probably meant. The rule knows the domains of a thousand mail providers;
  /// ``/ValidationFormats/EmailAddress/suggestion`` says which slips it finds.
  ///
  /// ```swift
  /// let email = TextControl()
  /// email.addRules([.email, .emailWithoutSlips])
  /// email.value = "ada@gmial.com"
  /// email.warnings.first?.message  // "Did you mean ada@gmail.com?"
  /// ```
  public static var emailWithoutSlips: Self {
    let rule = EmailSlipRule()
    return Self(partwise: rule, severity: .warning) { rule.verdict(on: $0) }
  }

  /// A rule that rejects email addresses of domains that the app does not want, and of their subdomains.
  ///
  /// - Parameter excludedDomains: The domains, such as `mailinator.com`.
  /// - Returns: The rule.
  public static func emailDomain(notIn excludedDomains: [String]) -> Self {
    Self(EmailDomainRule(notIn: excludedDomains))
  }
}

extension RuleDescriptor<String> {
  /// The rules for the domains of email addresses.
  static var emailDomains: [Self] {
    [
      Self(
        "email-without-slips", ".emailWithoutSlips", "an email address whose domain is not probably mistyped",
        valid: "ada@gmail.com", invalid: "ada@gmial.com",
        keys: { MessageKeys($0["suggestion"] == nil ? nil : "email-without-slips", shared: "email.slip") }
      ) { _ in .emailWithoutSlips },
      Self(
        "email-domain", ".emailDomain(notIn: [\"mailinator.com\"])",
        "an email address that is not of certain domains", with: ["notIn": ["mailinator.com"]],
        valid: "ada@example.com", invalid: "ada@mailinator.com", keys: { _ in MessageKeys("email-domain") }
      ) { try .emailDomain(notIn: $0.value("notIn")) },
    ]
  }
}
