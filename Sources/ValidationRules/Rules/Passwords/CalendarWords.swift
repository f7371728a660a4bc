/// The months and seasons, which people put before a year when a password has to change.
///
/// The words are those of the languages that messages have, in lowercase, as the Unicode Common Locale Data Repository 48 has the
/// months, and in the usual spelling for the seasons; words with accents also without. Words that another language has already are
/// left out.
enum CalendarWords {
  /// The guesses for a word: fewer than there are, because an attacker knows the language, and more than 16, because not whether
  /// it is a month or a season.
  static let guesses = 40.0

  /// The words by their first character.
  private static let words: [UInt32: [[UInt32]]] = {
    let words = text.split(whereSeparator: \.isWhitespace).map { $0.unicodeScalars.map(\.value) }
    return Dictionary(grouping: words) { $0[0] }
  }()

  /// Returns the ranges of all the words in a text of characters in lowercase, which may overlap.
  static func ranges(in text: [UInt32]) -> [Range<Int>] {
    text.indices.flatMap { start in
      (words[text[start]] ?? []).compactMap { word in
        let end = start + word.count
        return end <= text.count && text[start..<end].elementsEqual(word) ? start..<end : nil
      }
    }
  }

  private static let text = """
    يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر ربيع صيف خريف شتاء
    一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月 春天 夏天 秋天 冬天 春季 夏季 秋季 冬季
    januari februari maart april mei juni juli augustus september oktober november december lente zomer
    herfst winter voorjaar najaar
    january february march may june july august october spring summer autumn fall
    janvier février fevrier mars avril mai juin juillet août aout septembre octobre novembre décembre
    decembre printemps été ete automne hiver
    januar februar märz marz dezember frühling fruhling sommer herbst frühjahr fruhjahr maerz fruehling
    जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर वसंत ग्रीष्म शरद सर्दी
    gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre dicembre primavera estate
    autunno inverno
    はる なつ あき ふゆ
    겨울 여름 가을 봄날
    styczeń styczen luty marzec kwiecień kwiecien maj czerwiec lipiec sierpień sierpien wrzesień wrzesien
    październik pazdziernik listopad grudzień grudzien wiosna lato jesień jesien zima
    janeiro fevereiro março marco abril maio junho julho setembro outubro novembro dezembro verão verao
    outono
    январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь весна лето осень зима
    enero febrero mayo junio julio septiembre octubre noviembre diciembre verano otoño otono invierno
    augusti vår var sommar höst host vinter
    ocak şubat subat mart nisan mayıs mayis haziran temmuz ağustos agustos eylül eylul ekim kasım kasim
    aralık aralik ilkbahar yaz sonbahar kış kis bahar
    """
}
