extension EmailAddress {
  /// The address that the user probably meant, if the domain is one slip of the finger from that of a mail
  /// provider.
  ///
  /// ```swift
  /// EmailAddress("ada@gmial.com")?.suggestion?.description  // "ada@gmail.com"
  /// EmailAddress("ada@gmail.com")?.suggestion               // nil
  /// ```
  ///
  /// A slip is a letter too many, a missing letter, a wrong letter, or two letters in the wrong order. The
  /// address may be correct all the same, so offer the suggestion and accept the address.
  ///
  /// The domains of a thousand mail providers are known. None of them has a suggestion, and 97 % of their
  /// slips have the right one. Other slips are known domains themselves, or as near to another provider. A
  /// slip of a short name of a less frequent provider, such as `rr.com`, has no suggestion either, because
  /// nearly every name of up to three letters is the domain of another owner.
  ///
  /// The value is also `nil` for universities and much visited sites whose name is one letter from that of a
  /// provider, such as `cloud.com`. Of a million visited sites that were not used to make the table, 32 have
  /// a suggestion.
  public var suggestion: EmailAddress? {
    let meant = domain.withBytes { EmailDomainSlips.domain(meantBy: $0) }
    return meant.map { EmailAddress(localPart: localPart, domain: $0) }
  }
}

extension EmailAddress {
  /// Returns whether a text is an address with a suggestion.
  package static func hasSuggestion(_ text: String) -> Bool {
    text.withBytes { bytes in
      var at = bytes.count
      while at > 0, bytes[at - 1] != "@" { at -= 1 }
      guard at > 0, EmailFormat.matches(bytes, .standard) else { return false }
      return EmailDomainSlips.isSlip(bytes.extracting(at..<bytes.count))
    }
  }
}
