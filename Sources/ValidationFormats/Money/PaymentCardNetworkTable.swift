/// The issuer ranges and lengths of the payment card networks, one range a line.
///
/// A line is: first digits (or a range of them), numbers of digits, network, and `co-branded` where another
/// network's line is the one that the card goes by.
///
/// Made by hand. Source: Wikipedia, "Payment card number", the list of issuer identification numbers (ISO/IEC 7812), as of
/// 2024, compared with a summary of its state of September 2026. Where that list has no line or only two digits,
/// the ranges are those that acquirers publish for the network: Elo, Hipercard, RuPay (NPCI), UnionPay under 8, Maestro
/// under 63 and 67, Visa Electron's 4405. Dankort's 5019 and Hipercard's 606282 are in several public lists of ranges; 3841 is in
/// those of card validators for the web.
///
/// - Retired schemes (Bankcard, Solo, Laser, enRoute, JCB's fifteen digits) have no line.
/// - Maestro also has numbers elsewhere under 6, among the other networks'; only what is its own is listed.
enum PaymentCardNetworkTable {
  private static let text = """
    34              15          american-express
    37              15          american-express
    2221-2720       16          mastercard
    51-55           16          mastercard
    4               13,16,19    visa
    4026            16          visa-electron
    417500          16          visa-electron
    4405            16          visa-electron
    4508            16          visa-electron
    4844            16          visa-electron
    4913            16          visa-electron
    4917            16          visa-electron
    50              12-19       maestro
    56-58           12-19       maestro
    63              12-19       maestro
    67              12-19       maestro
    6011            16-19       discover
    622126-622925   16-19       discover            co-branded
    644-649         16-19       discover
    65              16-19       discover
    300-305         14-19       diners-club
    3095            14-19       diners-club
    36              14-19       diners-club
    38-39           14-19       diners-club
    3528-3589       16-19       jcb
    62              16-19       unionpay
    8100-8171       16-19       unionpay
    2200-2204       16-19       mir
    353             16          rupay               co-branded
    356             16          rupay               co-branded
    508500-508999   16          rupay
    606985-607984   16          rupay
    608001-608500   16          rupay
    652150-653149   16          rupay
    817200-820199   16          rupay
    506099-506198   16,18,19    verve
    507865-507964   16,18,19    verve
    650002-650027   16,18,19    verve
    401178-401179   16          elo
    431274          16          elo
    438935          16          elo
    451416          16          elo
    457393          16          elo
    457631-457632   16          elo
    504175          16          elo
    506699-506778   16          elo
    509000-509999   16          elo
    627780          16          elo
    636297          16          elo
    636368-636369   16          elo
    650031-650033   16          elo
    650035-650051   16          elo
    650405-650439   16          elo
    650485-650538   16          elo
    650541-650598   16          elo
    650700-650718   16          elo
    650720-650727   16          elo
    650901-650978   16          elo
    651652-651679   16          elo
    655000-655019   16          elo
    655021-655058   16          elo
    65              16          troy                co-branded
    9792            16          troy
    606282          16,19       hipercard
    3841            19          hipercard
    1               15          uatp
    5019            16          dankort
    4571            16          dankort             co-branded
    """

  /// The lines of the table.
  static let ranges: [PaymentCardRange] = Array(text.utf8).split(separator: UInt8(ascii: "\n")).compactMap {
    PaymentCardRange($0)
  }

  /// The index in which `PaymentCardFormat` looks numbers up.
  static let index = PaymentCardIndex(ranges)

  /// Returns the network that a number goes by: that of the narrowest range, leaving co-branded ones for
  /// last.
  static func network(prefix: Int, length: Int, among networks: PaymentCardNetworks) -> PaymentCardNetwork? {
    narrowest { range in
      range.prefixes.contains(prefix) && range.allows(length: length) && networks.contains(range.network)
    }?.network
  }

  /// Returns the network of the narrowest range that holds all the prefixes, else the only one that holds
  /// any.
  static func likelyNetwork(of prefixes: ClosedRange<Int>) -> PaymentCardNetwork? {
    if let range = narrowest(where: { !$0.isCoBranded && $0.prefixes.contains(prefixes) }) {
      return range.network
    }
    var only: PaymentCardNetwork?
    for range in ranges where !range.isCoBranded && range.prefixes.overlaps(prefixes) {
      guard only == nil || only == range.network else { return nil }
      only = range.network
    }
    return only
  }

  private static func narrowest(where isWanted: (PaymentCardRange) -> Bool) -> PaymentCardRange? {
    var best: PaymentCardRange?
    for range in ranges where isWanted(range) {
      if let found = best,
        (found.isCoBranded ? 1 : 0, found.prefixes.count) <= (range.isCoBranded ? 1 : 0, range.prefixes.count)
      {
        continue
      }
      best = range
    }
    return best
  }
}
