import Testing

@testable import ValidationFormats

@Suite struct EmailSuggestionTests {
  private static let frequent = words(of: EmailDomainTable.frequent)
  private static let lessFrequent = words(of: EmailDomainTable.lessFrequent)
  private static let similar = words(of: EmailDomainTable.similar)
  private static let known = Set(frequent + lessFrequent + similar)
  private static let ranked = words(of: MailDomains.ranked)

  private static func words(of list: String) -> [String] {
    list.split { $0 == " " || $0.isNewline }.map(String.init)
  }

  @Test(arguments: [
    ("ada@gmial.com", "ada@gmail.com"), ("ada@gmail.con", "ada@gmail.com"), ("ada@gmail.co", "ada@gmail.com"),
    ("Ada.L@GMAILL.com", "Ada.L@gmail.com"), ("ada@hotmal.com", "ada@hotmail.com"),
    ("ada@yahoo.co.ik", "ada@yahoo.co.uk"), ("ada@t-onlin.de", "ada@t-online.de"),
    ("ada@aol.con", "ada@aol.com"), ("ada@gmx.dw", "ada@gmx.de"), ("ada@hmail.com", "ada@gmail.com"),
    ("ada@runbxo.com", "ada@runbox.com"), ("ada@CARAMAIL.cmo", "ada@caramail.com"),
    ("ada@gmx.att", "ada@gmx.at"),
  ])
  func suggestsTheDomainThatIsMeant(_ typed: String, _ meant: String) {
    #expect(EmailAddress(typed)?.suggestion?.description == meant)
  }

  @Test(arguments: [
    "ada@example.com", "ada@gmx.de", "ada@mail.com", "ada@email.com", "ada@ymail.com", "ada@gmail.example",
    "ada@bücher.example", "ada@gmäil.com", "ada@sub.gmail.com", "ada@gmaailll.com",
    "ada@cloud.com", "ada@aon.com", "ada@outlook.at", "ada@hotmail.ch",
    "ada@sr.com",  // Short and one slip from dr.com, rr.com and cs.com, which are less frequent
    "ada@karamail.com",  // As near to caramail.com as to katamail.com
    "ada@a.b", "ada@abcdefghijklmnopqrstuvwxyz.example",
  ])
  func isSilentForOtherDomains(_ text: String) throws {
    #expect(try #require(EmailAddress(text)).suggestion == nil)
  }

  @Test func isSilentForTheThousandMostFrequentDomains() {
    #expect(Set(Self.ranked).count == 1000)
    let suggested = Self.ranked.filter { EmailAddress("ada@" + $0)?.suggestion != nil }
    #expect(suggested.isEmpty)
    #expect(Self.ranked.allSatisfy { EmailAddress("ada@" + $0) != nil })
    #expect(Set(Self.ranked).isSubset(of: Self.frequent + Self.lessFrequent))
  }

  /// Of a million sites, the lists have those that a slip could lead to; all others have no suggestion, as the random test says.
  @Test(arguments: [("visited", MailDomains.visited, 0.00005), ("listed", MailDomains.listed, 0.001)])
  func isSilentForMostOtherDomains(_ name: String, _ near: String, _ bound: Double) throws {
    let total = try #require(MailDomains.counts[name])
    let suggested = Self.words(of: near).filter { EmailAddress("ada@" + $0)?.suggestion != nil }
    #expect(Self.words(of: near).count > 100)
    #expect(Double(suggested.count) <= bound * Double(total), "\(suggested.count) of \(total): \(suggested)")
  }

  /// Lookups depend on the order.
  @Test(arguments: [lessFrequent, similar])
  func listsAreSortedByLength(_ domains: [String]) {
    let sorted = Set(domains).sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    #expect(domains == sorted)
  }

  @Test func theLongestDomainIsCompared() {
    let longest = (Self.frequent + Self.lessFrequent).map(\.utf8.count).max()
    #expect(longest == EmailDomainSlips.maximumCount - 1)
  }

  /// A missing, doubled or swapped letter, or one from a neighboring key, at each place of each domain.
  @Test(arguments: [frequent, Array(ranked.prefix(100)), ranked])
  func findsTheRightDomainForMostSlips(_ domains: [String]) {
    var slipCount = 0
    var rightCount = 0
    for domain in domains {
      let answers = answersToSlips(of: domain)
      slipCount += answers.count
      rightCount += answers.count { $0 == domain }
    }
    #expect(slipCount > 5_000)
    #expect(rightCount * 100 >= slipCount * 95, "\(rightCount) of \(slipCount)")
  }

  /// A slip is as frequent as its domain, and these have 83 % of all addresses.
  @Test func findsTheRightDomainForMostSlipsOfTheMostFrequentDomains() {
    var right = 0.0
    for (domain, share) in zip(Self.ranked, MailDomains.shares) {
      let answers = answersToSlips(of: domain)
      right += share * Double(answers.count { $0 == domain }) / Double(answers.count)
    }
    let all = MailDomains.shares.reduce(0, +)
    #expect(right >= all * 0.95, "\(right / all)")
  }

  /// Returns the domain that is suggested for each slip of a domain, those that are known domains themselves included.
  private func answersToSlips(of domain: String) -> [String?] {
    slips(of: domain).compactMap { slip in
      EmailAddress("ada@" + slip).map { $0.suggestion?.domain }
    }
  }

  /// Each suggestion is at a distance of one, by a slow and obvious implementation.
  @Test(arguments: [frequent, lessFrequent])
  func suggestsOnlyWhatIsOneSlipAway(_ domains: [String]) {
    var generator = SeededGenerator(seed: 7)
    let letters = Array("abcdefghijklmnopqrstuvwxyz.-0")
    for _ in 0..<1_500 {
      var typed = Array(domains.randomElement(using: &generator) ?? "")
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        let index = Int.random(in: 0..<typed.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: typed.remove(at: index)
        case 1: typed.insert(letters[Int.random(in: 0..<letters.count, using: &generator)], at: index)
        case 2: typed[index] = letters[Int.random(in: 0..<letters.count, using: &generator)]
        default: typed.swapAt(index, max(index - 1, 0))
        }
      }
      guard let address = EmailAddress("ada@" + String(typed)) else { continue }
      #expect(address.suggestion?.domain == expectedSuggestion(for: String(typed)), "\(address)")
      #expect(EmailAddress.hasSuggestion(address.description) == (address.suggestion != nil))
    }
  }

  private func expectedSuggestion(for typed: String) -> String? {
    guard !Self.known.contains(typed) else { return nil }
    if let frequent = Self.frequent.first(where: { isOneSlip(typed, $0) }) { return frequent }
    let others = Self.lessFrequent.filter { domain in
      let label = domain.prefix { $0 != "." }
      return isOneSlip(typed, domain) && (label.count > 3 || typed.hasPrefix(label + "."))
    }
    return others.count == 1 ? others[0] : nil
  }

  private func isOneSlip(_ typed: String, _ meant: String) -> Bool {
    abs(typed.utf8.count - meant.utf8.count) <= 1 && distance(Array(typed), Array(meant)) == 1
  }

  private func slips(of domain: String) -> Set<String> {
    let letters = Array(domain)
    var slips: Set<String> = []
    for index in letters.indices {
      var changed = letters
      changed.remove(at: index)
      slips.insert(String(changed))
      changed = letters
      changed.insert(letters[index], at: index)
      slips.insert(String(changed))
      if index > 0 {
        changed = letters
        changed.swapAt(index - 1, index)
        slips.insert(String(changed))
      }
      for neighbor in neighborKeys(of: letters[index]) {
        changed = letters
        changed[index] = neighbor
        slips.insert(String(changed))
      }
    }
    return slips.subtracting([domain])
  }

  private func neighborKeys(of letter: Character) -> [Character] {
    let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map(Array.init)
    for (row, keys) in rows.enumerated() {
      guard let column = keys.firstIndex(of: letter) else { continue }
      return rows[max(row - 1, 0)...min(row + 1, 2)].flatMap { keys in
        keys.enumerated().filter { abs($0.offset - column) <= 1 && $0.element != letter }.map(\.element)
      }
    }
    return []
  }

  /// The optimal string alignment distance.
  private func distance(_ first: [Character], _ second: [Character]) -> Int {
    var rows = [Array(0...second.count)]
    for row in first.indices {
      var next = [row + 1]
      for column in second.indices {
        let cost = first[row] == second[column] ? 0 : 1
        var best = min(rows[row][column + 1] + 1, next[column] + 1, rows[row][column] + cost)
        let isSwapped =
          row > 0 && column > 0 && first[row] == second[column - 1] && first[row - 1] == second[column]
        if isSwapped { best = min(best, rows[row - 1][column - 1] + 1) }
        next.append(best)
      }
      rows.append(next)
    }
    return rows[first.count][second.count]
  }
}
