extension PhoneNumber {
  /// A way to write a telephone number.
  public enum Notation: String, Sendable, Hashable, CaseIterable {
    /// The notation for use within the region, such as `020 7946 0018`.
    case national

    /// The notation of [ITU-T E.123](https://www.itu.int/rec/T-REC-E.123), such as `+44 20 7946 0018`.
    case international

    /// The notation of [ITU-T E.164](https://www.itu.int/rec/T-REC-E.164), such as `+442079460018`.
    case e164

    /// A URI of [RFC 3966](https://www.rfc-editor.org/rfc/rfc3966), such as `tel:+44-20-7946-0018`.
    case rfc3966
  }

  /// Returns the number in a notation, in the groups that are usual in its region.
  ///
  /// ```swift
  /// let number = PhoneNumber(
  ///   "020 7946 0018 ext. 12", region: "GB", .allowsExtension)
  /// number?.formatted(.national)       // "020 7946 0018 ext. 12"
  /// number?.formatted(.international)  // "+44 20 7946 0018 ext. 12"
  /// number?.formatted(.e164)           // "+442079460018"
  /// number?.formatted(.rfc3966)        // "tel:+44-20-7946-0018;ext=12"
  /// ```
  ///
  /// The notation of E.164 does not have extensions.
  public func formatted(_ notation: Notation) -> String {
    let suffix = extensionNumber.map { " ext. \($0)" } ?? ""
    switch notation {
    case .national: return groups(isInternational: false) + suffix
    case .international: return "+\(callingCode) \(groups(isInternational: true))\(suffix)"
    case .e164: return e164
    case .rfc3966:
      let groups = groups(isInternational: true).split { !("0"..."9" ~= $0) }.joined(separator: "-")
      return "tel:+\(callingCode)-\(groups)\(extensionNumber.map { ";ext=\($0)" } ?? "")"
    }
  }

  /// Returns the national number in groups, or as it is if no pattern fits it.
  private func groups(isInternational: Bool) -> String {
    let digits = ContiguousArray(nationalNumber.utf8)
    var firstDigit = callingCode
    while firstDigit > 9 { firstDigit /= 10 }
    let text = PhoneNumberPatternTable.zones[firstDigit - 1].withBytes { table in
      table.phoneNumberGroups(of: digits.span, callingCode: callingCode, isInternational: isInternational)
    }
    return text.map { String(decoding: $0, as: UTF8.self) } ?? nationalNumber
  }
}

/// The notation of `PhoneNumberPatternTable`.
extension Span<UInt8> {
  /// Returns the digits of a national number in groups, or nil if no pattern fits.
  fileprivate func phoneNumberGroups(of digits: Self, callingCode: Int, isInternational: Bool) -> [UInt8]? {
    var start = 0
    var usualRule = 0..<0
    var isInCountry = false
    while start < count {
      if self[start] <= UInt8(ascii: " ") {
        start += 1
        continue
      }
      var end = start
      while self[end] != ";" { end += 1 }
      let leading = column(from: start, to: end)
      let national = column(from: leading.upperBound &+ 1, to: end)
      if self[start] == "+" {
        if isInCountry { return nil }
        isInCountry = number(in: leading.dropFirst()) == callingCode
        usualRule = national
      } else if isInCountry, self[start] != "~" {
        let rule = column(from: national.upperBound &+ 1, to: end)
        let other = column(from: rule.upperBound &+ 1, to: end)
        let isLeading = matchesStart(of: digits, pattern: lastPattern(in: leading))
        if isLeading, let lengths = lengths(of: national), lengths.contains(digits.count) {
          if !isInternational {
            return groups(of: digits, pattern: national, rule: rule.isEmpty ? usualRule : rule)
          }
          let pattern = other.isEmpty ? national : other
          if self[pattern.lowerBound] != "-" {
            return groups(of: digits, pattern: pattern, rule: nil)
          }
        }
      }
      start = end + 1
    }
    return nil
  }

  /// Returns the range up to the next space.
  func column(from start: Int, to end: Int) -> Range<Int> {
    var index = start
    while index < end, self[index] != " " { index += 1 }
    return Swift.min(start, end)..<Swift.min(index, end)
  }

  /// Returns the pattern of leading digits for whole numbers, without the mark of a trunk prefix that may be
  /// missing.
  private func lastPattern(in leading: Range<Int>) -> Range<Int> {
    let comma = leading.last { self[$0] == "," }
    if let comma { return comma + 1..<leading.upperBound }
    return self[leading.lowerBound] == "?" ? leading.dropFirst() : leading
  }

  func number(in range: Range<Int>) -> Int {
    range.reduce(0) { $0 &* 10 &+ self[$1].digitValue }
  }

  // MARK: Groups

  /// Returns the lengths of the numbers that a pattern such as `2_3:5` is for.
  private func lengths(of pattern: Range<Int>) -> ClosedRange<Int>? {
    var lengths = (least: 0, greatest: 0)
    var index = pattern.lowerBound
    var isLiteral = false
    while index < pattern.upperBound {
      if self[index] == "'" { isLiteral.toggle() }
      if !isLiteral, self[index].isASCIIDigit {
        let group = group(at: &index, to: pattern.upperBound)
        lengths.least += group.lowerBound
        lengths.greatest += group.upperBound
      } else {
        index += 1
      }
    }
    return lengths.least...lengths.greatest
  }

  /// Reads `3` or `3:5`.
  func group(at index: inout Int, to end: Int) -> ClosedRange<Int> {
    func readNumber() -> Int {
      let start = index
      while index < end, self[index].isASCIIDigit { index += 1 }
      return number(in: start..<index)
    }
    let least = readNumber()
    guard index < end, self[index] == ":" else { return least...least }
    index += 1
    return least...Swift.max(least, readNumber())
  }

  /// Returns digits in the groups of a pattern, the first one as a rule such as `(0a)` says.
  private func groups(of digits: Self, pattern: Range<Int>, rule: Range<Int>?) -> [UInt8] {
    var text: [UInt8] = []
    var start = 0
    var index = pattern.lowerBound
    var isLiteral = false
    var isLeftOut = false
    var rule = rule
    // As many digits as the other groups leave: only one group of a pattern has several lengths, or the first
    // is longest.
    var spare = digits.count - (lengths(of: pattern)?.lowerBound ?? 0)
    while index < pattern.upperBound {
      let byte = self[index]
      guard !isLiteral, byte.isASCIIDigit else {
        index += 1
        switch byte {
        case "'": isLiteral.toggle()
        case "!": isLeftOut = true
        case "_": text.append(UInt8(ascii: " "))
        default: text.append(byte)
        }
        continue
      }
      let group = group(at: &index, to: pattern.upperBound)
      let length = group.lowerBound + Swift.min(spare, group.count - 1)
      spare -= length - group.lowerBound
      let end = start + length
      if !isLeftOut {
        for place in rule ?? 0..<1 {
          if rule == nil || self[place] == "a" {
            for index in start..<end { text.append(digits[index]) }
          } else {
            text.append(self[place] == "_" ? UInt8(ascii: " ") : self[place])
          }
        }
        rule = nil
      }
      isLeftOut = false
      start = end
    }
    return text
  }
}
