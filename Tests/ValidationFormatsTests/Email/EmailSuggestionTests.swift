import Testing

@testable import ValidationFormats

@Suite struct EmailSuggestionTests {
  private static let frequent = EmailDomainTable.frequent.split { $0 == " " || $0.isNewline }.map(String.init)

  @Test(arguments: [
    ("ada@gmial.com", "ada@gmail.com"), ("ada@gmail.con", "ada@gmail.com"), ("ada@gmail.co", "ada@gmail.com"),
    ("Ada.L@GMAILL.com", "Ada.L@gmail.com"), ("ada@hotmal.com", "ada@hotmail.com"),
    ("ada@yahoo.co.ik", "ada@yahoo.co.uk"), ("ada@t-onlin.de", "ada@t-online.de"),
  ])
  func suggestsTheFrequentDomain(_ typed: String, _ meant: String) {
    #expect(EmailAddress(typed)?.suggestion?.description == meant)
  }

  @Test(arguments: [
    "ada@example.com", "ada@gmx.de", "ada@mail.com", "ada@email.com", "ada@ymail.com", "ada@gmail.example",
    "ada@bücher.example", "ada@gmäil.com", "ada@sub.gmail.com", "ada@gmaailll.com",
  ])
  func isSilentForOtherDomains(_ text: String) throws {
    #expect(try #require(EmailAddress(text)).suggestion == nil)
  }

  @Test func isSilentForAThousandRealDomains() {
    #expect(Set(mailDomains).count == 1000)
    let suggested = mailDomains.filter { EmailAddress("ada@" + $0)?.suggestion != nil }
    #expect(suggested.isEmpty)
    #expect(mailDomains.allSatisfy { EmailAddress("ada@" + $0) != nil })
  }

  /// A missing, doubled or swapped letter, or one from a neighboring key, at each place of each frequent domain.
  @Test func findsTheRightDomainForMostSlips() {
    var slipCount = 0
    var rightCount = 0
    for domain in Self.frequent {
      for slip in slips(of: domain) where !Self.frequent.contains(slip) {
        guard let address = EmailAddress("ada@" + slip) else { continue }
        slipCount += 1
        if address.suggestion?.domain == domain { rightCount += 1 }
      }
    }
    #expect(slipCount > 5_000)
    #expect(rightCount * 100 >= slipCount * 95, "\(rightCount) of \(slipCount)")
  }

  /// Each suggestion is at a distance of one, by a slow and obvious implementation.
  @Test func suggestsOnlyWhatIsOneSlipAway() {
    var generator = SeededGenerator(seed: 7)
    let letters = Array("abcdefghijklmnopqrstuvwxyz.-0")
    for _ in 0..<3_000 {
      var typed = Array(Self.frequent.randomElement(using: &generator) ?? "")
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
      let near = Self.frequent.filter { distance(typed, Array($0)) == 1 }
      let isKnown = Self.frequent.contains(String(typed)) || mailDomains.contains(String(typed))
      #expect(address.suggestion?.domain == (isKnown ? nil : near.first), "\(address)")
    }
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
