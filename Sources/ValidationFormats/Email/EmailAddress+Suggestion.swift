extension EmailAddress {
  /// The address that the user probably meant, if the domain is one slip of the finger from that of a frequent mail provider.
  ///
  /// ```swift
  /// EmailAddress("ada@gmial.com")?.suggestion?.description  // "ada@gmail.com"
  /// EmailAddress("ada@gmail.com")?.suggestion               // nil
  /// ```
  ///
  /// A slip is a letter too many, a missing letter, a wrong letter, or two letters in the wrong order. The address may be correct
  /// all the same, so offer the suggestion and accept the address. The value is `nil` for the domains of other known providers,
  /// such as `email.com`, for well-known sites, such as `cloud.com`, and for each domain that is not similar to a frequent one.
  public var suggestion: EmailAddress? {
    let frequent = domain.withBytes { EmailDomainSlips.frequentDomain(for: $0) }
    return frequent.map { EmailAddress(localPart: localPart, domain: $0) }
  }
}

extension EmailAddress {
  /// Returns whether a text is an address with a suggestion.
  package static func hasSuggestion(_ text: String) -> Bool {
    text.withBytes { bytes in
      var at = bytes.count
      while at > 0, bytes[at &- 1] != UInt8(ascii: "@") { at &-= 1 }
      guard at > 0, EmailFormat.matches(bytes, .standard) else { return false }
      return EmailDomainSlips.hasFrequentDomain(for: bytes.extracting(at..<bytes.count))
    }
  }
}

/// Finds the frequent domain that a domain is one slip from.
enum EmailDomainSlips {
  /// The longest domain that is compared; the longest frequent one has 18 characters.
  private static let maximumCount = 24

  /// Returns whether bytes are one slip from a frequent domain, and not a known domain themselves.
  static func hasFrequentDomain(for bytes: Span<UInt8>) -> Bool {
    guard bytes.count <= maximumCount, bytes.isPlainASCII else { return false }
    // Most domains are similar to none, so the longer list is searched for the others only.
    let isSlip = EmailDomainTable.frequent.withBytes { frequent in
      !contains(bytes, in: frequent) && neighbor(of: bytes, in: frequent) != nil
    }
    return isSlip && !EmailDomainTable.similar.withBytes { contains(bytes, in: $0) }
  }

  /// Returns the frequent domain that bytes are one slip from, or `nil` if there is none or the bytes are a known domain.
  static func frequentDomain(for bytes: Span<UInt8>) -> String? {
    guard hasFrequentDomain(for: bytes) else { return nil }
    return EmailDomainTable.frequent.withBytes { frequent in
      neighbor(of: bytes, in: frequent).map { word in
        String(decoding: word.map { frequent[$0] }, as: UTF8.self)
      }
    }
  }

  private static func contains(_ domain: Span<UInt8>, in list: Span<UInt8>) -> Bool {
    var start = 0
    while let word = nextWord(in: list, from: &start) {
      if word.count == domain.count, commonPrefix(domain, list.extracting(word)) == domain.count {
        return true
      }
    }
    return false
  }

  /// Returns the first word of a list that a domain is one slip from.
  private static func neighbor(of domain: Span<UInt8>, in list: Span<UInt8>) -> Range<Int>? {
    var start = 0
    while let word = nextWord(in: list, from: &start) {
      if abs(word.count &- domain.count) <= 1, isOneSlip(domain, list.extracting(word)) { return word }
    }
    return nil
  }

  /// Returns where the next word of a list is, and moves behind it.
  private static func nextWord(in list: Span<UInt8>, from start: inout Int) -> Range<Int>? {
    guard start < list.count else { return nil }
    var end = start
    while end < list.count, list[end] > UInt8(ascii: " ") { end &+= 1 }
    defer { start = end &+ 1 }
    return start..<end
  }

  /// Returns whether two different words differ by one insertion, deletion or substitution, or by two letters in another order.
  private static func isOneSlip(_ typed: Span<UInt8>, _ meant: Span<UInt8>) -> Bool {
    let prefix = commonPrefix(typed, meant)
    let rest = min(typed.count, meant.count) &- prefix
    if typed.count != meant.count { return commonSuffix(typed, meant) >= rest }
    let suffix = commonSuffix(typed, meant)
    if suffix >= rest &- 1 { return true }
    let isSwapped =
      rest >= 2 && lowercased(typed[prefix]) == meant[prefix &+ 1]
      && lowercased(typed[prefix &+ 1]) == meant[prefix]
    return isSwapped && suffix >= rest &- 2
  }

  private static func commonPrefix(_ typed: Span<UInt8>, _ meant: Span<UInt8>) -> Int {
    var count = 0
    while count < typed.count, count < meant.count, lowercased(typed[count]) == meant[count] { count &+= 1 }
    return count
  }

  private static func commonSuffix(_ typed: Span<UInt8>, _ meant: Span<UInt8>) -> Int {
    var count = 0
    while count < typed.count, count < meant.count,
      lowercased(typed[typed.count &- 1 &- count]) == meant[meant.count &- 1 &- count]
    {
      count &+= 1
    }
    return count
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
}
