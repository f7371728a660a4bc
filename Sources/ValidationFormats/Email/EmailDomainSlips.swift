/// Finds the domain of a mail provider that a domain is one slip from.
///
/// A frequent domain is preferred to the others, and the first of several frequent ones to the next. A less
/// frequent domain has to be the only one that is so near, and its first label has to be as it is if it is
/// short.
enum EmailDomainSlips {
  /// The longest domain that is compared; the longest one of a provider has 25 characters.
  static let maximumCount = 26

  /// The longest first label of a less frequent domain that has to be as it is.
  static let shortLabelCount = 3

  /// Where the domain of a provider is in its list.
  private enum Place {
    case frequent(Range<Int>)
    case lessFrequent(Range<Int>)
  }

  /// Returns whether bytes are one slip from the domain of a provider, and not a known domain themselves.
  static func isSlip(_ domain: Span<UInt8>) -> Bool { place(meantBy: domain) != nil }

  /// Returns the domain of the provider that bytes are one slip from, or `nil` if there is none or the bytes
  /// are a known domain.
  static func domain(meantBy domain: Span<UInt8>) -> String? {
    switch place(meantBy: domain) {
    case .frequent(let word): text(of: word, in: EmailDomainTable.frequent)
    case .lessFrequent(let word): text(of: word, in: EmailDomainTable.lessFrequent)
    case nil: nil
    }
  }

  private static func place(meantBy domain: Span<UInt8>) -> Place? {
    guard domain.count <= maximumCount, domain.isPlainASCII, !isKnown(domain) else { return nil }
    let frequent = EmailDomainTable.frequent.withBytes { frequentNeighbor(of: domain, in: $0) }
    if let frequent { return .frequent(frequent) }
    let lessFrequent = EmailDomainTable.lessFrequent.withBytes { onlyNeighbor(of: domain, in: $0) }
    return lessFrequent.map(Place.lessFrequent)
  }

  private static func text(of word: Range<Int>, in list: String) -> String {
    list.withBytes { bytes in String(decoding: word.map { bytes[$0] }, as: UTF8.self) }
  }

  private static func isKnown(_ domain: Span<UInt8>) -> Bool {
    EmailDomainTable.similar.withBytes { contains(domain, in: $0) }
      || EmailDomainTable.lessFrequent.withBytes { contains(domain, in: $0) }
      || EmailDomainTable.frequent.withBytes { containsUnsorted(domain, in: $0) }
  }

  // MARK: Frequent domains, in the order of their number of addresses

  private static func containsUnsorted(_ domain: Span<UInt8>, in list: Span<UInt8>) -> Bool {
    var start = 0
    while let word = nextWord(in: list, from: &start) {
      if word.count == domain.count, commonPrefix(domain, list.extracting(word)) == domain.count {
        return true
      }
    }
    return false
  }

  /// Returns the first word of a list that a domain is one slip from.
  private static func frequentNeighbor(of domain: Span<UInt8>, in list: Span<UInt8>) -> Range<Int>? {
    var start = 0
    while let word = nextWord(in: list, from: &start) {
      if isOneSlip(domain, list.extracting(word)) { return word }
    }
    return nil
  }

  /// Returns where the next word of a list is, and moves behind it.
  private static func nextWord(in list: Span<UInt8>, from start: inout Int) -> Range<Int>? {
    guard start < list.count else { return nil }
    var end = start
    while end < list.count, list[end] > UInt8(ascii: " ") { end += 1 }
    defer { start = end + 1 }
    return start..<end
  }

  // MARK: Lists that are sorted by the length of their words

  private static func contains(_ domain: Span<UInt8>, in list: Span<UInt8>) -> Bool {
    let width = domain.count + 1
    var start = self.start(ofWordsWith: domain.count, in: list)
    var end = self.start(ofWordsWith: width, in: list)
    while start < end {
      let middle = start &+ (end - start) / width / 2 &* width
      let word = list.extracting(middle..<middle &+ domain.count)
      let prefix = commonPrefix(domain, word)
      if prefix == domain.count { return true }
      if lowercased(domain[prefix]) < word[prefix] { end = middle } else { start = middle &+ width }
    }
    return false
  }

  /// Returns the only word of a list that a domain is one slip from, and `nil` if there are several.
  private static func onlyNeighbor(of domain: Span<UInt8>, in list: Span<UInt8>) -> Range<Int>? {
    var only: Range<Int>?
    for count in domain.count - 1...domain.count &+ 1 {
      var start = self.start(ofWordsWith: count, in: list)
      let end = self.start(ofWordsWith: count + 1, in: list)
      while start < end {
        let word = start..<start + count
        if isOneSlip(domain, list.extracting(word)), keepsShortLabel(domain, list.extracting(word)) {
          guard only == nil else { return nil }
          only = word
        }
        start = word.upperBound &+ 1
      }
    }
    return only
  }

  /// Returns where the words of a length start in a list, or where they would be.
  private static func start(ofWordsWith count: Int, in list: Span<UInt8>) -> Int {
    var low = 0
    var high = list.count + 1
    while low < high {
      var start = (low &+ high) / 2
      while start > low, list[start - 1] > UInt8(ascii: " ") { start -= 1 }
      var end = start
      while end < list.count, list[end] > UInt8(ascii: " ") { end += 1 }
      if end - start < count { low = end + 1 } else { high = start }
    }
    return low
  }

  /// Returns whether the first label of a domain is the one that was meant, if that is a short one.
  private static func keepsShortLabel(_ typed: Span<UInt8>, _ meant: Span<UInt8>) -> Bool {
    var dot = 0
    while dot <= shortLabelCount, meant[dot] != "." { dot += 1 }
    return dot > shortLabelCount || commonPrefix(typed, meant) > dot
  }

  // MARK: Words

  /// Returns whether two different words differ by one insertion, deletion or substitution, or by two letters
  /// in another order.
  private static func isOneSlip(_ typed: Span<UInt8>, _ meant: Span<UInt8>) -> Bool {
    guard abs(typed.count - meant.count) <= 1 else { return false }
    let prefix = commonPrefix(typed, meant)
    if typed.count > meant.count { return isEqual(typed, from: prefix &+ 1, meant, from: prefix) }
    if typed.count < meant.count { return isEqual(typed, from: prefix, meant, from: prefix &+ 1) }
    if isEqual(typed, from: prefix &+ 1, meant, from: prefix &+ 1) { return true }
    return lowercased(typed[prefix]) == meant[prefix &+ 1] && lowercased(typed[prefix &+ 1]) == meant[prefix]
      && isEqual(typed, from: prefix &+ 2, meant, from: prefix &+ 2)
  }

  /// Returns whether the rests of two words are equal, which have the same length.
  private static func isEqual(
    _ typed: Span<UInt8>, from typedStart: Int, _ meant: Span<UInt8>, from meantStart: Int
  ) -> Bool {
    var index = typedStart
    let offset = meantStart &- typedStart
    while index < typed.count {
      guard lowercased(typed[index]) == meant[index &+ offset] else { return false }
      index += 1
    }
    return true
  }

  private static func commonPrefix(_ typed: Span<UInt8>, _ meant: Span<UInt8>) -> Int {
    var count = 0
    while count < typed.count, count < meant.count, lowercased(typed[count]) == meant[count] { count += 1 }
    return count
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
}
