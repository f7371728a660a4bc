/// The structures and check digits of VAT numbers, by the prefix of the country.
///
/// A function is given the number after the prefix, uppercase letters and digits only.
enum VATCheck {
  /// Returns the two letters of a prefix as a number.
  @inline(__always)
  static func prefix(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> UInt16 {
    UInt16(UInt8(ascii: first)) &<< 8 | UInt16(UInt8(ascii: second))
  }

  /// Returns whether the characters are a number of the country with a prefix.
  static func isNumber(_ code: ShortCode, prefix: UInt16) -> Bool {
    switch (UInt8(truncatingIfNeeded: prefix &>> 8), UInt8(truncatingIfNeeded: prefix)) {
    case ("A", "T"): isAustrian(code)
    case ("B", "E"): isBelgian(code)
    case ("B", "G"): isBulgarian(code)
    case ("C", "H"): isSwiss(code)
    case ("C", "Y"): isCypriot(code)
    case ("C", "Z"): isCzech(code)
    case ("D", "E"): isGerman(code)
    case ("D", "K"):
      has(code, 8, weights: 0x2765_4321, modulus: 11) && isPositive(code)
    case ("E", "E"): has(code, 9, weights: 0x3_7137_1371, modulus: 10)
    case ("E", "L"): isGreek(code)
    case ("E", "S"): isSpanish(code)
    case ("F", "I"): has(code, 8, weights: 0x79A5_8421, modulus: 11)
    case ("F", "R"): isFrench(code)
    case ("G", "B"), ("X", "I"): isBritish(code)
    case ("H", "R"): isDigits(code, 11) && code.passesMOD1110(0..<11)
    case ("H", "U"): has(code, 8, weights: 0x9731_9731, modulus: 10)
    case ("I", "E"): isIrish(code)
    case ("I", "T"): isItalian(code)
    case ("L", "T"): isLithuanian(code)
    case ("L", "U"):
      isDigits(code, 8) && code.number(0..<6) % 89 == code.number(6..<8)
    case ("L", "V"): isLatvian(code)
    case ("M", "T"): isMaltese(code)
    case ("N", "L"): isDutch(code)
    case ("N", "O"): isNorwegian(code)
    case ("P", "L"): isPolish(code)
    case ("P", "T"): isPortuguese(code)
    case ("R", "O"): isRomanian(code)
    case ("S", "E"): isSwedish(code)
    case ("S", "I"): isSlovenian(code)
    case ("S", "K"): isSlovak(code)
    default: false
    }
  }

  private static func isDigits(_ code: ShortCode, _ count: Int) -> Bool {
    code.count == count && code.areDigits(0..<count)
  }

  private static func isPositive(_ code: ShortCode) -> Bool { code[0] != "0" }

  /// Returns whether the weighted sum of a number of digits is a multiple of a modulus.
  private static func has(_ code: ShortCode, _ count: Int, weights: UInt64, modulus: Int) -> Bool {
    isDigits(code, count) && code.sum(weights: weights) % modulus == 0
  }
}

// MARK: - Austria to Estonia

extension VATCheck {
  /// U and eight digits, as the Ministry of Finance's BMF-010219/0253 describes.
  private static func isAustrian(_ code: ShortCode) -> Bool {
    guard code.count == 9, code[0] == "U", code.areDigits(1..<9) else { return false }
    var sum = 4
    for index in 1..<8 {
      let digit = code[index].digitValue
      sum &+= index & 1 == 1 ? digit : digit / 5 &+ digit &* 2 % 10
    }
    return (10 &- sum % 10) % 10 == code[8].digitValue
  }

  /// Ten digits of the Crossroads Bank for Enterprises, the last two 97 less the remainder of the others.
  private static func isBelgian(_ code: ShortCode) -> Bool {
    isDigits(code, 10) && code[0].digitValue <= 1 && code.number(0..<8) > 0
      && 97 &- code.number(0..<8) % 97 == code.number(8..<10)
  }

  /// Nine digits of a company (BULSTAT), or ten of a person: a citizen, a foreigner, or another.
  private static func isBulgarian(_ code: ShortCode) -> Bool {
    if isDigits(code, 9) {
      var check = code.sum(weights: 0x1234_5678) % 11
      if check == 10 { check = code.sum(weights: 0x3456_789A) % 11 % 10 }
      return check == code[8].digitValue
    }
    guard isDigits(code, 10) else { return false }
    let last = code[9].digitValue
    // Months of other centuries are 20 or 40 higher.
    let month = code.number(2..<4) % 20
    if code.number(2..<4) <= 52, 1...12 ~= month, 1...31 ~= code.number(4..<6),
      code.sum(weights: 0x2_485A_9736) % 11 % 10 == last
    {
      return true
    }
    // 21, 19, 17, 13, 11, 9, 7, 3, 1, less their tens.
    if code.sum(weights: 0x1_9731_9731) % 10 == last { return true }
    let check = 11 &- code.sum(weights: 0x4_3276_5432) % 11
    return check != 10 && check % 11 == last
  }

  /// E, nine digits of the register of enterprises (UID), and the tax in one of the languages.
  private static func isSwiss(_ code: ShortCode) -> Bool {
    let start = code[0] == "C" ? 2 : 0
    guard start == 0 || code[1] == "H" else { return false }
    let code = code.dropFirst(start)
    guard code.count >= 13, code[0] == "E", code.areDigits(1..<10) else { return false }
    let check = 11 &- code.sum(weights: 0x5432_7654, from: 1) % 11
    guard check != 10, check % 11 == code[9].digitValue else { return false }
    return code.ends(with: "MWST", from: 10) || code.ends(with: "TVA", from: 10)
      || code.ends(with: "IVA", from: 10)
      || code.ends(with: "TPV", from: 10)
  }

  /// Eight digits and a letter, a remainder by 26.
  private static func isCypriot(_ code: ShortCode) -> Bool {
    guard code.count == 9, code.areDigits(0..<8), code.number(0..<2) != 12 else { return false }
    var sum = 0
    for index in 0..<8 {
      let digit = code[index].digitValue
      // 1, 0, 5, 7, 9, 13, 15, 17, 19 and 21 in place of 0 to 9, at every other digit.
      let replaced = digit < 2 ? 1 &- digit : digit < 5 ? digit &* 2 &+ 1 : digit &* 2 &+ 3
      sum &+= index & 1 == 0 ? replaced : digit
    }
    return code[8] == UInt8(ascii: "A") &+ UInt8(truncatingIfNeeded: sum % 26)
  }

  /// Eight digits of a company, nine of a person with a 6 before, or nine or ten of a birth number.
  private static func isCzech(_ code: ShortCode) -> Bool {
    if isDigits(code, 8) {
      let check = (11 &- code.sum(weights: 0x876_5432) % 11) % 11
      return code[0] != "9" && (check == 0 ? 1 : check % 10) == code[7].digitValue
    }
    let isShort = isDigits(code, 9)
    guard isShort || isDigits(code, 10) else { return false }
    if isShort, code[0] == "6" {
      let remainder = code.sum(weights: 0x876_5432, from: 1) % 11
      return (remainder &+ 8) % 10 == code[8].digitValue
    }
    // Women's months are 50 higher; 20 more were added where the numbers of a day ran out.
    let month = code.number(2..<4) % 50 % 20
    let year = code.number(0..<2)
    guard
      CalendarDate(year: (isShort || year > 53 ? 1900 : 2000) + year, month: month, day: code.number(4..<6))
        != nil
    else { return false }
    if isShort { return year <= 53 }
    let remainder = code.number(0..<9) % 11 % 10
    return remainder == code[9].digitValue
  }

  /// Nine digits, ISO 7064 MOD 11, 10.
  private static func isGerman(_ code: ShortCode) -> Bool {
    isDigits(code, 9) && isPositive(code) && code.passesMOD1110(0..<9)
  }
}

// MARK: - Greece to Italy

extension VATCheck {
  /// Nine digits, the first eight weighted with powers of two.
  private static func isGreek(_ code: ShortCode) -> Bool {
    guard isDigits(code, 9), code.number(0..<9) > 0 else { return false }
    var sum = 0
    for index in 0..<8 { sum = (sum &+ code[index].digitValue) &* 2 }
    return sum % 11 % 10 == code[8].digitValue
  }

  /// The letters of the remainders of a DNI by 23.
  private static let spanishLetters = "TRWAGMYFPDXBNJZSQVHLCKE"

  /// A person's DNI or NIE, or a company's NIF, as Orden EHA/451/2008 has it.
  ///
  /// The last character of a company's number is a digit, a letter or either, after the first letter, as in the library
  /// `valnif` 2.0.1 of the tax agency (AEAT), which the order leaves open: either after A to G, a digit after H, J, U and
  /// V, a letter after N, P, Q, R, S and W.
  private static func isSpanish(_ code: ShortCode) -> Bool {
    guard code.count == 9 else { return false }
    let first = code[0]
    let last = code[8]
    func letter(_ number: Int) -> UInt8 { Self.spanishLetters.withBytes { $0[number % 23] } }
    if code.areDigits(0..<8) { return last == letter(code.number(0..<8)) }
    guard code.areDigits(1..<8) else { return false }
    let number = code.number(1..<8)
    switch first {
    case "X", "Y", "Z":
      return last == letter(Int(first &- UInt8(ascii: "X")) &* 10_000_000 &+ number)
    case "K", "L", "M":
      return last == letter(number)
    case "A"..."H", "J", "N",
      "P"..."S",
      "U"..."W":
      var sum = 0
      for index in 1..<8 {
        let digit = code[index].digitValue
        sum &+= index & 1 == 0 ? digit : digit / 5 &+ digit &* 2 % 10
      }
      let check = UInt8(truncatingIfNeeded: (10 &- sum % 10) % 10)
      let isDigit = last == UInt8(ascii: "0") &+ check
      let isLetter = last == (check == 0 ? UInt8(ascii: "J") : UInt8(ascii: "@") &+ check)
      switch first {
      case "A"..."G": return isDigit || isLetter
      case "H", "J", "U", "V": return isDigit
      default: return isLetter
      }
    default:
      return false
    }
  }

  /// Two characters and the nine digits of SIREN, which pass the Luhn check but for Monaco.
  private static func isFrench(_ code: ShortCode) -> Bool {
    guard code.count == 11, code.areDigits(2..<11) else { return false }
    let siren = code.number(2..<11)
    guard code.number(2..<5) == 0 || code.passesLuhn(2..<11) else { return false }
    if code.areDigits(0..<2) { return code.number(0..<2) == (siren % 97 &* 100 &+ 12) % 97 }
    // 0 to 9, then the letters without I and O.
    func value(_ byte: UInt8) -> Int? {
      if byte.isASCIIDigit { return byte.digitValue }
      guard byte.isASCIILetter, byte != "I", byte != "O" else { return nil }
      return Int(byte) &- 0x41 &+ 10 &- (byte > UInt8(ascii: "I") ? 1 : 0)
        &- (byte > UInt8(ascii: "O") ? 1 : 0)
    }
    guard let first = value(code[0]), let second = value(code[1]) else { return false }
    let key = first < 10 ? first &* 24 &+ second &- 10 : first &* 34 &+ second &- 100
    return key >= 0 && (siren &+ 1 &+ key / 11) % 11 == key % 11
  }

  /// Nine digits, or twelve with a branch, or a department (GD) or health authority (HA): HMRC's notice 700.
  private static func isBritish(_ code: ShortCode) -> Bool {
    if code.count == 5, code.areDigits(2..<5) {
      let number = code.number(2..<5)
      return code[0] == "G" && code[1] == "D" && number < 500
        || code[0] == "H" && code[1] == "A" && number >= 500
    }
    guard isDigits(code, 9) || isDigits(code, 12), code.number(0..<7) > 0 else { return false }
    let sum = code.sum(weights: 0x876_5432) &+ code.number(7..<9)
    // The second check is that of numbers given out since the first ones ran out.
    return sum % 97 == 0 || code.number(0..<3) >= 100 && (sum &+ 55) % 97 == 0
  }

  /// Seven digits and one or two letters, or the form before 2013 with a letter or sign in second place.
  private static func isIrish(_ code: ShortCode) -> Bool {
    guard 8...9 ~= code.count, code[0].isASCIIDigit, code.areDigits(2..<7), code[7].isASCIILetter else {
      return false
    }
    var sum = code.sum(weights: 0x6_5432, from: 2)
    if code[1].isASCIIDigit {
      sum &+= code[0].digitValue &* 8 &+ code[1].digitValue &* 7
      if code.count == 9 {
        guard code[8].isASCIILetter, code[8] <= UInt8(ascii: "W") else { return false }
        sum &+= Int(code[8] & 0x1F) % 23 &* 9
      }
    } else {
      guard code.count == 8 else { return false }
      sum = code.sum(weights: 0x7_6543, from: 2) &+ code[0].digitValue &* 2
    }
    let check = sum % 23
    return code[7] == (check == 0 ? UInt8(ascii: "W") : UInt8(ascii: "@") &+ UInt8(truncatingIfNeeded: check))
  }

  /// Eleven digits with a Luhn check: number, province or office, check digit.
  private static func isItalian(_ code: ShortCode) -> Bool {
    guard isDigits(code, 11), code.number(0..<7) > 0, code.passesLuhn(0..<11) else { return false }
    let province = code.number(7..<10)
    return 1...100 ~= province || province == 120 || province == 121 || province == 888 || province == 999
  }
}

// MARK: - Latvia to Sweden

extension VATCheck {
  /// Nine digits of a company, with a 1 before the check digit, or twelve of a temporary taxpayer likewise.
  private static func isLithuanian(_ code: ShortCode) -> Bool {
    let last = code.count - 1
    guard isDigits(code, 9) || isDigits(code, 12), code[last - 1] == "1" else { return false }
    func remainder(firstWeight: Int) -> Int {
      var sum = 0
      for index in 0..<last { sum &+= code[index].digitValue &* ((index &+ firstWeight &- 1) % 9 &+ 1) }
      return sum % 11
    }
    var check = remainder(firstWeight: 1)
    if check == 10 { check = remainder(firstWeight: 3) % 10 }
    return check == code[last].digitValue
  }

  /// Eleven digits of a company, or of a person: a date of birth and its check digit, or 32 to 39 and no check digit, as
  /// the register of persons issues them since July 2017.
  private static func isLatvian(_ code: ShortCode) -> Bool {
    guard isDigits(code, 11) else { return false }
    if code[0] > UInt8(ascii: "3") { return code.sum(weights: 0x914_83A2_5761) % 11 == 3 }
    if 32...39 ~= code.number(0..<2) { return true }
    let year = 1800 + code.number(6..<7) * 100 + code.number(4..<6)
    guard CalendarDate(year: year, month: code.number(2..<4), day: code.number(0..<2)) != nil else {
      return false
    }
    return (1 &+ code.sum(weights: 0xA5_8421_6379)) % 11 % 10 == code[10].digitValue
  }

  /// Eight digits, the last two of which complete a multiple of 37.
  private static func isMaltese(_ code: ShortCode) -> Bool {
    isDigits(code, 8) && isPositive(code)
      && (code.sum(weights: 0x34_6789) &+ code.number(6..<8)) % 37 == 0
  }

  /// Nine digits, B and two digits: the eleven-test of RSIN and BSN, or ISO 7064 MOD 97, 10 of the whole.
  private static func isDutch(_ code: ShortCode) -> Bool {
    guard code.count == 12, code.areDigits(0..<9), code[9] == "B", code.areDigits(10..<12),
      code.number(0..<9) > 0, code.number(10..<12) > 0
    else { return false }
    if code.sum(weights: 0x9876_5432) % 11 == code[8].digitValue { return true }
    // N is 23, L is 21, B is 11.
    let country = 2321 &* (1_000_000_000 % 97)
    let number = ((country &+ code.number(0..<9)) % 97 &* 100 &+ 11) % 97
    return (number &* 100 &+ code.number(10..<12)) % 97 == 1
  }

  /// Nine digits of the register of entities, and MVA.
  private static func isNorwegian(_ code: ShortCode) -> Bool {
    code.areDigits(0..<9) && code.sum(weights: 0x3_2765_4321) % 11 == 0 && isPositive(code)
      && code.ends(with: "MVA", from: 9)
  }

  /// Ten digits of NIP; none has the remainder 10.
  private static func isPolish(_ code: ShortCode) -> Bool {
    isDigits(code, 10) && code.number(0..<9) > 0
      && code.sum(weights: 0x6_5723_4567) % 11 == code[9].digitValue
  }

  /// Nine digits of NIPC or NIF.
  private static func isPortuguese(_ code: ShortCode) -> Bool {
    guard isDigits(code, 9), isPositive(code) else { return false }
    return (11 &- code.sum(weights: 0x9876_5432) % 11) % 11 % 10 == code[8].digitValue
  }

  /// Two to ten digits of CUI.
  private static func isRomanian(_ code: ShortCode) -> Bool {
    guard 2...10 ~= code.count, code.areDigits(0..<code.count), isPositive(code) else { return false }
    // 7, 5, 3, 2, 1, 7, 5, 3, 2 from the right-hand end.
    let weights: UInt64 = 0x7_5321_7532
    let used = code.count - 1
    let sum = code.sum(weights: weights & (1 &<< UInt64(used &* 4) &- 1))
    return sum &* 10 % 11 % 10 == code[used].digitValue
  }

  /// The ten digits of the organization or person, and the number of the business, from 01 on.
  private static func isSwedish(_ code: ShortCode) -> Bool {
    isDigits(code, 12) && code.passesLuhn(0..<10) && 1...94 ~= code.number(10..<12)
  }

  /// Eight digits; none has the remainder 0.
  private static func isSlovenian(_ code: ShortCode) -> Bool {
    guard isDigits(code, 8), isPositive(code) else { return false }
    let check = 11 &- code.sum(weights: 0x876_5432) % 11
    return check != 11 && check % 10 == code[7].digitValue
  }

  /// Ten digits, a multiple of 11.
  private static func isSlovak(_ code: ShortCode) -> Bool {
    guard isDigits(code, 10), isPositive(code) else { return false }
    let third = code[2].digitValue
    return third >= 2 && third != 5 && third != 6
      && (code.number(0..<9) &+ 10 &* code[9].digitValue) % 11 == 0
  }
}
