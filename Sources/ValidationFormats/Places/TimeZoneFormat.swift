/// Recognizes names of time zones, such as `Europe/Berlin`.
///
/// Names are those of the [IANA Time Zone Database](https://www.iana.org/time-zones), former names that it
/// still has (`Asia/Calcutta`) and `UTC` included. Letters have the case of the database, as programs look
/// names up in files. Abbreviations such as `CEST` and offsets such as `+02:00` are not names.
public enum TimeZoneFormat {
  /// Returns whether the whole text is the name of a time zone.
  public static func matches(_ text: String) -> Bool {
    text.withBytes { matches($0) }
  }

  /// Returns whether all the bytes are the name of a time zone.
  static func matches(_ bytes: Span<UInt8>) -> Bool {
    guard 2...40 ~= bytes.count else { return false }
    var end = bytes.count
    while end > 0, bytes[end - 1] != "/" { end -= 1 }
    guard end < bytes.count else { return false }
    return TimeZoneTable.text.withBytes { table in
      for area in TimeZoneTable.areas where area.name.count == end {
        var index = 0
        while index < end, table[area.name.lowerBound &+ index] == bytes[index] { index += 1 }
        if index == end {
          return contains(bytes.extracting(end..<bytes.count), in: table.extracting(area.places))
        }
      }
      return false
    }
  }

  /// Returns whether a word is one of the words of a list.
  private static func contains(_ word: Span<UInt8>, in list: Span<UInt8>) -> Bool {
    var low = 0
    var high = list.count
    while low < high {
      // The word around the middle.
      var start = (low &+ high) / 2
      while start > low, list[start - 1] > UInt8(ascii: " ") { start -= 1 }
      var index = 0
      while index < word.count, start + index < list.count, list[start + index] > UInt8(ascii: " "),
        list[start + index] == word[index]
      {
        index += 1
      }
      let next = start + index < list.count ? list[start + index] : UInt8(ascii: " ")
      if index == word.count, next <= UInt8(ascii: " ") { return true }
      if index < word.count, next < word[index] || next <= UInt8(ascii: " ") {
        low = start + index
        while low < list.count, list[low] > UInt8(ascii: " ") { low &+= 1 }
        low &+= 1
      } else {
        high = start
      }
    }
    return false
  }

  /// The names of all time zones, in the order of ASCII.
  public static var names: [String] {
    var area: Substring = ""
    var names: [String] = []
    for word in TimeZoneTable.text.split(whereSeparator: \.isWhitespace) {
      if word.last == "/" { area = word } else { names.append("\(area)\(word)") }
    }
    return names.sorted(byKey: \.self)
  }
}

/// The names of time zones by area.
///
/// After an area, which ends with a slash, stand the names in it, in the order of ASCII. Names without an
/// area come first.
///
/// Source: zones and links of the IANA Time Zone Database, release 2026f, without `Factory`. Made by
/// `.ci/tables/time_zones.py` from the Python package `tzdata` 2026.6.
enum TimeZoneTable {
  /// Where in the text the areas and the names in them are.
  static let areas = text.withBytes { table in
    var areas: [(name: Range<Int>, places: Range<Int>)] = []
    var name = 0..<0
    var start = 0
    for end in table.indices where table[end] <= UInt8(ascii: " ") {
      if table[end - 1] == "/" {
        areas.append((name, name.upperBound..<start))
        name = start..<end
      }
      start = end + 1
    }
    return areas + [(name, name.upperBound..<table.count)]
  }

  static let text = """
    CET CST6CDT Cuba EET EST EST5EDT Egypt Eire GB GB-Eire GMT GMT+0 GMT-0 GMT0 Greenwich HST Hongkong
    Iceland Iran Israel Jamaica Japan Kwajalein Libya MET MST MST7MDT NZ NZ-CHAT Navajo PRC PST8PDT Poland
    Portugal ROC ROK Singapore Turkey UCT UTC Universal W-SU WET Zulu
    Africa/ Abidjan Accra Addis_Ababa Algiers Asmara Asmera Bamako Bangui Banjul Bissau Blantyre Brazzaville
    Bujumbura Cairo Casablanca Ceuta Conakry Dakar Dar_es_Salaam Djibouti Douala El_Aaiun Freetown Gaborone
    Harare Johannesburg Juba Kampala Khartoum Kigali Kinshasa Lagos Libreville Lome Luanda Lubumbashi Lusaka
    Malabo Maputo Maseru Mbabane Mogadishu Monrovia Nairobi Ndjamena Niamey Nouakchott Ouagadougou Porto-Novo
    Sao_Tome Timbuktu Tripoli Tunis Windhoek
    America/ Adak Anchorage Anguilla Antigua Araguaina Aruba Asuncion Atikokan Atka Bahia Bahia_Banderas
    Barbados Belem Belize Blanc-Sablon Boa_Vista Bogota Boise Buenos_Aires Cambridge_Bay Campo_Grande Cancun
    Caracas Catamarca Cayenne Cayman Chicago Chihuahua Ciudad_Juarez Coral_Harbour Cordoba Costa_Rica
    Coyhaique Creston Cuiaba Curacao Danmarkshavn Dawson Dawson_Creek Denver Detroit Dominica Edmonton
    Eirunepe El_Salvador Ensenada Fort_Nelson Fort_Wayne Fortaleza Glace_Bay Godthab Goose_Bay Grand_Turk
    Grenada Guadeloupe Guatemala Guayaquil Guyana Halifax Havana Hermosillo Indianapolis Inuvik Iqaluit
    Jamaica Jujuy Juneau Knox_IN Kralendijk La_Paz Lima Los_Angeles Louisville Lower_Princes Maceio Managua
    Manaus Marigot Martinique Matamoros Mazatlan Mendoza Menominee Merida Metlakatla Mexico_City Miquelon
    Moncton Monterrey Montevideo Montreal Montserrat Nassau New_York Nipigon Nome Noronha Nuuk Ojinaga Panama
    Pangnirtung Paramaribo Phoenix Port-au-Prince Port_of_Spain Porto_Acre Porto_Velho Puerto_Rico
    Punta_Arenas Rainy_River Rankin_Inlet Recife Regina Resolute Rio_Branco Rosario Santa_Isabel Santarem
    Santiago Santo_Domingo Sao_Paulo Scoresbysund Shiprock Sitka St_Barthelemy St_Johns St_Kitts St_Lucia
    St_Thomas St_Vincent Swift_Current Tegucigalpa Thule Thunder_Bay Tijuana Toronto Tortola Vancouver Virgin
    Whitehorse Winnipeg Yakutat Yellowknife
    America/Argentina/ Buenos_Aires Catamarca ComodRivadavia Cordoba Jujuy La_Rioja Mendoza Rio_Gallegos
    Salta San_Juan San_Luis Tucuman Ushuaia
    America/Indiana/ Indianapolis Knox Marengo Petersburg Tell_City Vevay Vincennes Winamac
    America/Kentucky/ Louisville Monticello
    America/North_Dakota/ Beulah Center New_Salem
    Antarctica/ Casey Davis DumontDUrville Macquarie Mawson McMurdo Palmer Rothera South_Pole Syowa Troll
    Vostok
    Arctic/ Longyearbyen
    Asia/ Aden Almaty Amman Anadyr Aqtau Aqtobe Ashgabat Ashkhabad Atyrau Baghdad Bahrain Baku Bangkok
    Barnaul Beirut Bishkek Brunei Calcutta Chita Choibalsan Chongqing Chungking Colombo Dacca Damascus Dhaka
    Dili Dubai Dushanbe Famagusta Gaza Harbin Hebron Ho_Chi_Minh Hong_Kong Hovd Irkutsk Istanbul Jakarta
    Jayapura Jerusalem Kabul Kamchatka Karachi Kashgar Kathmandu Katmandu Khandyga Kolkata Krasnoyarsk
    Kuala_Lumpur Kuching Kuwait Macao Macau Magadan Makassar Manila Muscat Nicosia Novokuznetsk Novosibirsk
    Omsk Oral Phnom_Penh Pontianak Pyongyang Qatar Qostanay Qyzylorda Rangoon Riyadh Saigon Sakhalin
    Samarkand Seoul Shanghai Singapore Srednekolymsk Taipei Tashkent Tbilisi Tehran Tel_Aviv Thimbu Thimphu
    Tokyo Tomsk Ujung_Pandang Ulaanbaatar Ulan_Bator Urumqi Ust-Nera Vientiane Vladivostok Yakutsk Yangon
    Yekaterinburg Yerevan
    Atlantic/ Azores Bermuda Canary Cape_Verde Faeroe Faroe Jan_Mayen Madeira Reykjavik South_Georgia
    St_Helena Stanley
    Australia/ ACT Adelaide Brisbane Broken_Hill Canberra Currie Darwin Eucla Hobart LHI Lindeman Lord_Howe
    Melbourne NSW North Perth Queensland South Sydney Tasmania Victoria West Yancowinna
    Brazil/ Acre DeNoronha East West
    Canada/ Atlantic Central Eastern Mountain Newfoundland Pacific Saskatchewan Yukon
    Chile/ Continental EasterIsland
    Etc/ GMT GMT+0 GMT+1 GMT+10 GMT+11 GMT+12 GMT+2 GMT+3 GMT+4 GMT+5 GMT+6 GMT+7 GMT+8 GMT+9 GMT-0 GMT-1
    GMT-10 GMT-11 GMT-12 GMT-13 GMT-14 GMT-2 GMT-3 GMT-4 GMT-5 GMT-6 GMT-7 GMT-8 GMT-9 GMT0 Greenwich UCT UTC
    Universal Zulu
    Europe/ Amsterdam Andorra Astrakhan Athens Belfast Belgrade Berlin Bratislava Brussels Bucharest Budapest
    Busingen Chisinau Copenhagen Dublin Gibraltar Guernsey Helsinki Isle_of_Man Istanbul Jersey Kaliningrad
    Kiev Kirov Kyiv Lisbon Ljubljana London Luxembourg Madrid Malta Mariehamn Minsk Monaco Moscow Nicosia
    Oslo Paris Podgorica Prague Riga Rome Samara San_Marino Sarajevo Saratov Simferopol Skopje Sofia
    Stockholm Tallinn Tirane Tiraspol Ulyanovsk Uzhgorod Vaduz Vatican Vienna Vilnius Volgograd Warsaw Zagreb
    Zaporozhye Zurich
    Indian/ Antananarivo Chagos Christmas Cocos Comoro Kerguelen Mahe Maldives Mauritius Mayotte Reunion
    Mexico/ BajaNorte BajaSur General
    Pacific/ Apia Auckland Bougainville Chatham Chuuk Easter Efate Enderbury Fakaofo Fiji Funafuti Galapagos
    Gambier Guadalcanal Guam Honolulu Johnston Kanton Kiritimati Kosrae Kwajalein Majuro Marquesas Midway
    Nauru Niue Norfolk Noumea Pago_Pago Palau Pitcairn Pohnpei Ponape Port_Moresby Rarotonga Saipan Samoa
    Tahiti Tarawa Tongatapu Truk Wake Wallis Yap
    US/ Alaska Aleutian Arizona Central East-Indiana Eastern Hawaii Indiana-Starke Michigan Mountain Pacific
    Samoa
    """
}
