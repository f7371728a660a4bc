import ValidationFormats

/// A rule that fails for email addresses whose domain is probably mistyped, such as `ada@gmial.com`.
///
/// The failure has the parameter `suggestion`, the address that the user probably meant. Text that is not an
/// address is accepted; `.email` rejects it.
struct EmailSlipRule: PartwiseRule, DescribedRule, Equatable {
  var details: RuleDescription { .emailWithoutSlips }

  func isSatisfied(by text: String) -> Bool { !EmailAddress.hasSuggestion(text) }

  func failures(
    of value: String?, in rule: Rule<String>, messageSource: (any MessageSource)?
  ) -> [ValidationFailure] {
    let suggestion = value.flatMap { EmailAddress($0)?.suggestion }
    let parameters = suggestion.map { ["suggestion": JSONValue.string($0.description)] }
    let failure = ValidationFailure(
      name: name, parameters: parameters ?? [:], cause: .unsatisfied, severity: rule.severity,
      text: .unwritten(messageSource), facts: facts)
    return [failure].changed(rule.adapt)
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
/// include their subdomains. Text that is not an address is accepted; `.email` rejects it.
struct EmailDomainRule: DescribedRule, Equatable {
  /// The domains that are not accepted.
  let excludedDomains: [String]

  private let canonicalDomains: Set<String>

  /// Creates a rule that rejects addresses of domains and their subdomains.
  ///
  /// - Parameter excludedDomains: The domains, such as `mailinator.com`.
  init(notIn excludedDomains: [String]) {
    self.excludedDomains = excludedDomains
    canonicalDomains = Set(excludedDomains.map { HostnameFormat.canonical($0) ?? $0.lowercased() })
  }

  var details: RuleDescription { .emailDomain }

  var arguments: RuleArguments { ["notIn": excludedDomains] }

  func isSatisfied(by text: String) -> Bool {
    guard let address = EmailAddress(text, Self.widestOptions) else { return true }
    var domain = Substring(HostnameFormat.canonical(address.domain) ?? address.domain.lowercased())
    while true {
      if canonicalDomains.contains(String(domain)) { return false }
      guard let dot = domain.firstIndex(of: ".") else { return true }
      domain = domain[domain.index(after: dot)...]
    }
  }

  private static let widestOptions = EmailFormat.Options([
    .allowsQuotedLocalPart, .allowsAddressLiteral, .allowsSingleLabelDomain,
  ])
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

extension RuleDescription {
  static let emailWithoutSlips = RuleDescription(
    "email-without-slips",
    keys: { MessageKeys($1["suggestion"] == nil ? nil : $0, shared: "email.slip") })

  static let emailDomain = RuleDescription("email-domain", withheldParameters: ["notIn"])
}

extension RuleDescriptor<String> {
  /// The rules for the domains of email addresses.
  static var emailDomains: [Self] {
    [
      Self(
        .emailWithoutSlips, ".emailWithoutSlips", "an email address whose domain is not probably mistyped",
        valid: "ada@gmail.com", invalid: "ada@gmial.com"
      ) { _ in .emailWithoutSlips },
      Self(
        .emailDomain, ".emailDomain(notIn: [\"mailinator.com\"])",
        "an email address that is not of certain domains", with: ["notIn": ["mailinator.com"]],
        valid: "ada@example.com", invalid: "ada@mailinator.com"
      ) { try .emailDomain(notIn: $0.value("notIn")) },
    ]
  }
}
