/// The countries of the IBAN registry and the structures of their numbers, one country a line.
///
/// Source: SWIFT, IBAN Registry (ISO 13616), release 103 of September 2026, field "IBAN structure". A
/// structure is the country code, then parts of a length and a class each: `n` digits, `a` uppercase
/// letters, `c` either. `!` says that the length is fixed. Made by `.ci/tables/iban_structures.py` from the Python package
/// `schwifty` 2026.10.1.
///
/// Åland (AX) writes its numbers under FI; the overseas parts of France (BL, GF, GP, MF, MQ, NC, PF, PM, RE,
/// TF, WF, YT) under FR; Guernsey, Jersey and the Isle of Man (GG, JE, IM) under GB. They have no lines.
enum IBANTable {
  private static let text = """
    AD2!n4!n4!n12!c
    AE2!n3!n16!n
    AL2!n8!n16!c
    AT2!n5!n11!n
    AZ2!n4!a20!c
    BA2!n3!n3!n8!n2!n
    BE2!n3!n7!n2!n
    BG2!n4!a4!n2!n8!c
    BH2!n4!a14!c
    BI2!n5!n5!n11!n2!n
    BR2!n8!c5!n10!n1!c1!c
    BY2!n4!c4!n16!c
    CH2!n5!n12!c
    CR2!n4!n14!n
    CY2!n3!n5!n16!c
    CZ2!n4!n6!n10!n
    DE2!n8!n10!n
    DJ2!n5!n5!n11!n2!n
    DK2!n4!n9!n1!n
    DO2!n4!c20!n
    EE2!n2!n14!n
    EG2!n4!n4!n17!n
    ES2!n4!n4!n1!n1!n10!n
    FI2!n3!n11!n
    FK2!n2!a12!n
    FO2!n4!n9!n1!n
    FR2!n5!n5!n11!c2!n
    GB2!n4!a6!n8!n
    GE2!n2!a16!n
    GI2!n4!a15!c
    GL2!n4!n9!n1!n
    GR2!n3!n4!n16!c
    GT2!n4!c20!c
    HN2!n4!a20!n
    HR2!n7!n10!n
    HU2!n3!n4!n1!n15!n1!n
    IE2!n4!a6!n8!n
    IL2!n3!n3!n13!n
    IQ2!n4!a3!n12!n
    IS2!n4!n2!n6!n10!n
    IT2!n1!a5!n5!n12!c
    JO2!n4!a4!n18!c
    KW2!n4!a22!c
    KZ2!n3!n13!c
    LB2!n4!n20!c
    LC2!n4!a24!c
    LI2!n5!n12!c
    LT2!n5!n11!n
    LU2!n3!n13!c
    LV2!n4!a13!c
    LY2!n3!n3!n15!n
    MC2!n5!n5!n11!c2!n
    MD2!n2!c18!c
    ME2!n3!n13!n2!n
    MK2!n3!n10!c2!n
    MN2!n4!n12!n
    MR2!n5!n5!n11!n2!n
    MT2!n4!a5!n18!c
    MU2!n4!a2!n2!n12!n3!n3!a
    NI2!n4!a20!n
    NL2!n4!a10!n
    NO2!n4!n6!n1!n
    OM2!n3!n16!c
    PK2!n4!a16!c
    PL2!n8!n16!n
    PS2!n4!a21!c
    PT2!n4!n4!n11!n2!n
    QA2!n4!a21!c
    RO2!n4!a16!c
    RS2!n3!n13!n2!n
    RU2!n9!n5!n15!c
    SA2!n2!n18!c
    SC2!n4!a2!n2!n16!n3!a
    SD2!n2!n12!n
    SE2!n3!n16!n1!n
    SI2!n5!n8!n2!n
    SK2!n4!n6!n10!n
    SM2!n1!a5!n5!n12!c
    SO2!n4!n3!n12!n
    ST2!n4!n4!n11!n2!n
    SV2!n4!a20!n
    TL2!n3!n14!n2!n
    TN2!n2!n3!n13!n2!n
    TR2!n5!n1!n16!c
    UA2!n6!n19!c
    VA2!n3!n15!n
    VG2!n4!a16!n
    XK2!n4!n10!n2!n
    YE2!n4!a4!n18!c
    """

  /// Countries whose banks issue numbers of this kind although the registry does not have them.
  ///
  /// Source: the countries that the banks' associations of West and Central Africa (UEMOA, CEMAC), of Angola, Cape Verde,
  /// Mozambique, Algeria, Morocco, Madagascar, the Comoros and Iran give structures for, as collected in `schwifty`
  /// and, for CI, in the article "International Bank Account Number" of Wikipedia, 2026.
  private static let unregistered = """
    AO2!n21!n
    BF2!n2!c22!n
    BJ2!n2!c22!n
    CF2!n23!n
    CG2!n23!n
    CI2!n2!c22!n
    CM2!n23!n
    CV2!n21!n
    DZ2!n22!n
    GA2!n23!n
    GQ2!n23!n
    GW2!n2!c19!n
    IR2!n22!n
    KM2!n23!n
    MA2!n24!n
    MG2!n23!n
    ML2!n2!c22!n
    MZ2!n21!n
    NE2!n2!a22!n
    SN2!n2!a22!n
    TD2!n23!n
    TG2!n2!a3!n5!n12!n2!n
    """

  /// The classes of the characters that follow the check digits, for every pair of uppercase letters.
  ///
  /// An entry has two bits for each character, the first character's lowest: 1 digit, 2 letter, 3 either.
  /// After the last character there are zeros, so a country that is not in the registry is 0.
  static let index = makeIndex(of: text)

  /// The same for countries outside the registry.
  static let unregisteredIndex = makeIndex(of: unregistered)

  private static func makeIndex(of text: String) -> [UInt64] {
    var index = [UInt64](repeating: 0, count: 26 * 26)
    for line in Array(text.utf8).split(separator: UInt8(ascii: "\n")) {
      guard let slot = slot(of: line[line.startIndex], line[line.startIndex + 1]) else { continue }
      index[slot] = classes(of: line.dropFirst(2)) >> 4
    }
    return index
  }

  /// Returns the length of the numbers that begin with two letters, or `nil` if no country has them.
  static func count(ofCountry first: UInt8, _ second: UInt8) -> Int? {
    guard let slot = slot(of: first, second) else { return nil }
    let classes = index[slot] != 0 ? index[slot] : unregisteredIndex[slot]
    guard classes != 0 else { return nil }
    let significantBits = UInt64.bitWidth - classes.leadingZeroBitCount
    let bbanCount = (significantBits + 1) / 2
    return 4 + bbanCount
  }

  /// Returns the letters with which the numbers of a country or of one of its parts begin.
  static func issuer(for first: UInt8, _ second: UInt8) -> (first: UInt8, second: UInt8) {
    let letters = UInt16(first) &<< 8 | UInt16(second)
    for territory in territories where territory.part == letters { return territory.issuer }
    return (first, second)
  }

  private static let territories: [(part: UInt16, issuer: (first: UInt8, second: UInt8))] = {
    let parts = [
      ("FI", "AX"), ("FR", "BL GF GP MF MQ NC PF PM RE TF WF YT"), ("GB", "GG IM JE"),
    ]
    return parts.flatMap { issuer, parts in
      let letters = Array(issuer.utf8)
      return Array(parts.utf8).split(separator: UInt8(ascii: " ")).map { part in
        (part.reduce(0) { $0 << 8 | UInt16($1) }, (letters[0], letters[1]))
      }
    }
  }()

  /// Returns where a country stands in the index, or nil if the bytes are not two uppercase letters.
  @inline(__always)
  static func slot(of first: UInt8, _ second: UInt8) -> Int? {
    let high = first &- 0x41
    let low = second &- 0x41
    guard high < 26, low < 26 else { return nil }
    return Int(high) &* 26 &+ Int(low)
  }

  /// The codes of all countries in the table, in its order.
  static var countryCodes: [String] { text.split(separator: "\n").map { String($0.prefix(2)) } }

  /// Reads a structure such as `2!n4!a20!c`.
  private static func classes(of structure: ArraySlice<UInt8>) -> UInt64 {
    var classes: UInt64 = 0
    var position: UInt64 = 0
    var length = 0
    for byte in structure {
      if byte.isASCIIDigit {
        length = length * 10 + byte.digitValue
      } else if byte != "!" {
        let kind: UInt64 = byte == "n" ? 1 : byte == "a" ? 2 : 3
        for _ in 0..<length {
          classes |= kind << (position * 2)
          position += 1
        }
        length = 0
      }
    }
    return classes
  }
}
