extension MessageLanguage {
  /// Hindi, in the formal address.
  static let hindi = MessageLanguage(
    "hi", plurals: .hindi,
    messages: """
      invalid: यह मान्य नहीं है।
      invalid.labeled: “{label}” का मान मान्य नहीं है।
      presence: कृपया यह फ़ील्ड भरें।
      presence.labeled: कृपया “{label}” भरें।
      request-failed: इसकी जाँच नहीं हो सकी। कृपया फिर से कोशिश करें।
      too-costly: इसकी जाँच नहीं हो सकी। कृपया इसे छोटा करें।
      too-long: यह जाँच के लिए बहुत लंबा है। कृपया इसे छोटा करें।
      type: यह मान अपेक्षित प्रकार का नहीं है।
      unreadable: इसे पढ़ा नहीं जा सका।
      unreadable-file: यह फ़ाइल पढ़ी नहीं जा सकी।
      unknown-key: यह फ़ील्ड अज्ञात है।
      more-failures: यहाँ दी गई गलतियों से अधिक गलतियाँ हैं।
      status: अनुरोध पूरा नहीं किया जा सका
      status.400: अमान्य अनुरोध
      status.401: प्रमाणीकरण आवश्यक है
      status.403: पहुँच की अनुमति नहीं है
      status.404: नहीं मिला
      status.409: विरोध
      status.410: अब उपलब्ध नहीं है
      status.413: सामग्री बहुत बड़ी है
      status.415: असमर्थित सामग्री प्रकार
      status.422: अमान्य सामग्री
      status.429: बहुत अधिक अनुरोध
      status.500: आंतरिक सर्वर त्रुटि
      status.502: अमान्य गेटवे
      status.503: सेवा उपलब्ध नहीं है
      status.504: गेटवे का समय समाप्त
      problem.size: सामग्री {maximum} बाइट से बड़ी है।
      problem.depth: पंक्ति {line}, बाइट {byte} पर सूचियाँ और ऑब्जेक्ट {maximum} स्तर से अधिक गहरे हैं।
      problem.duplicate-key: पंक्ति {line}, बाइट {byte} पर एक ऑब्जेक्ट में एक कुंजी दो बार है।
      problem.syntax: सामग्री JSON नहीं है। पंक्ति {line}, बाइट {byte} देखें।
      problem.encoding: यह UTF-8 में प्रतिशत-एन्कोड किया गया पाठ नहीं है। बाइट {byte} देखें।
      remote: इसे स्वीकार नहीं किया गया।
      pattern: कृपया अपेक्षित प्रारूप का उपयोग करें।
      example: कृपया {example} जैसे प्रारूप का उपयोग करें।
      same: दोनों मान एक जैसे नहीं हैं।
      same.labeled: “{label}” के दोनों मान एक जैसे नहीं हैं।
      different: कृपया कुछ और दर्ज करें।

      labeled: {label}: {message}
      sentences: {first} {second}
      or: {first} या फिर: {second}
      list.comma: {first}, {second}
      list.or: {first} या {second}
      list.and: {first} और {second}

      length.minimum: कृपया कम से कम {minimum} वर्ण दर्ज करें।
      length.minimum.labeled: कृपया “{label}” में कम से कम {minimum} वर्ण दर्ज करें।
      length.maximum: कृपया अधिक से अधिक {maximum} वर्ण दर्ज करें।
      length.maximum.labeled: कृपया “{label}” में अधिक से अधिक {maximum} वर्ण दर्ज करें।
      length.none: कृपया इसे खाली छोड़ दें।
      length: कृपया {minimum} से {maximum} वर्ण दर्ज करें।
      length.labeled: कृपया “{label}” में {minimum} से {maximum} वर्ण दर्ज करें।
      length.exact: कृपया ठीक {minimum} वर्ण दर्ज करें।
      length.exact.labeled: कृपया “{label}” में ठीक {minimum} वर्ण दर्ज करें।
      length.minimum.bytes: कृपया कम से कम {minimum} बाइट दर्ज करें।
      length.maximum.bytes: कृपया अधिक से अधिक {maximum} बाइट दर्ज करें।
      words.minimum: कृपया कम से कम {minimum} शब्द दर्ज करें।
      words.maximum: कृपया अधिक से अधिक {maximum} शब्द दर्ज करें।

      contains-digit: कृपया कम से कम {minimum} अंक शामिल करें।
      contains-digit.maximum: कृपया अधिक से अधिक {maximum} अंक शामिल करें।
      contains-digit.none: कृपया अंकों का उपयोग न करें।
      contains-letter: कृपया कम से कम {minimum} अक्षर शामिल करें।
      contains-letter.maximum: कृपया अधिक से अधिक {maximum} अक्षर शामिल करें।
      contains-letter.none: कृपया अक्षरों का उपयोग न करें।
      contains-lowercase: कृपया कम से कम {minimum, plural, one {# छोटा अक्षर} other {# छोटे अक्षर}} शामिल करें।
      contains-lowercase.maximum: कृपया अधिक से अधिक {maximum, plural, one {# छोटा अक्षर} other {# छोटे अक्षर}} शामिल करें।
      contains-lowercase.none: कृपया छोटे अक्षरों का उपयोग न करें।
      contains-uppercase: कृपया कम से कम {minimum, plural, one {# बड़ा अक्षर} other {# बड़े अक्षर}} शामिल करें।
      contains-uppercase.maximum: कृपया अधिक से अधिक {maximum, plural, one {# बड़ा अक्षर} other {# बड़े अक्षर}} शामिल करें।
      contains-uppercase.none: कृपया बड़े अक्षरों का उपयोग न करें।
      contains-symbol: कृपया कम से कम {minimum} विशेष वर्ण शामिल करें।
      contains-symbol.maximum: कृपया अधिक से अधिक {maximum} विशेष वर्ण शामिल करें।
      contains-symbol.none: कृपया विशेष वर्णों का उपयोग न करें।
      only-digits: कृपया केवल अंकों का उपयोग करें।
      only-digits.ascii: कृपया केवल 0 से 9 तक के अंकों का उपयोग करें।
      only-letters: कृपया केवल अक्षरों का उपयोग करें।
      only-letters.ascii: कृपया केवल A से Z तक के अक्षरों का उपयोग करें।
      only-lowercase: कृपया केवल छोटे अक्षरों का उपयोग करें।
      only-lowercase.ascii: कृपया केवल a से z तक के छोटे अक्षरों का उपयोग करें।
      only-uppercase: कृपया केवल बड़े अक्षरों का उपयोग करें।
      only-uppercase.ascii: कृपया केवल A से Z तक के बड़े अक्षरों का उपयोग करें।
      alphanumeric: कृपया केवल अक्षरों और अंकों का उपयोग करें।
      alphanumeric.ascii: कृपया केवल A से Z तक के अक्षरों और 0 से 9 तक के अंकों का उपयोग करें।
      no-whitespace: कृपया स्पेस का उपयोग न करें।
      contains: इसमें “{text}” होना चाहिए।
      starts-with: इसकी शुरुआत “{text}” से होनी चाहिए।
      ends-with: इसके अंत में “{text}” होना चाहिए।
      characters: कृपया केवल मान्य वर्णों का उपयोग करें।
      contains-characters: कृपया इन वर्णों में से कम से कम {minimum} शामिल करें: {characters}।
      contains-characters.maximum: कृपया इन वर्णों में से अधिक से अधिक {maximum} शामिल करें: {characters}।
      only-characters: कृपया केवल इन वर्णों का उपयोग करें: {characters}।
      no-characters: कृपया इन वर्णों का उपयोग न करें: {characters}।
      only-letters-and-punctuation: कृपया केवल अक्षरों, स्पेस और सामान्य विराम चिह्नों का उपयोग करें।
      not.contains: इसमें “{text}” नहीं होना चाहिए।
      not.starts-with: इसकी शुरुआत “{text}” से नहीं होनी चाहिए।
      not.ends-with: इसके अंत में “{text}” नहीं होना चाहिए।

      number: कृपया कोई संख्या दर्ज करें।
      integer: कृपया कोई पूर्णांक दर्ज करें।
      decimal.minimum: कृपया ऐसी संख्या दर्ज करें जिसमें दशमलव के बाद कम से कम {minimum} अंक हों।
      decimal.maximum: कृपया ऐसी संख्या दर्ज करें जिसमें दशमलव के बाद अधिक से अधिक {maximum} अंक हों।
      minimum: कृपया {minimum} या उससे अधिक दर्ज करें।
      maximum: कृपया {maximum} या उससे कम दर्ज करें।
      range: कृपया {minimum} से {maximum} तक का कोई मान दर्ज करें।
      half-open-range: कृपया ऐसा मान दर्ज करें जो कम से कम {minimum} हो और {bound} से कम हो।
      value: कृपया {value} दर्ज करें।
      greater: कृपया {bound} से अधिक का मान दर्ज करें।
      less: कृपया {bound} से कम का मान दर्ज करें।
      multiple-of: कृपया {step} का कोई गुणज दर्ज करें।

      date: कृपया ऐसी तारीख दर्ज करें जो कैलेंडर में हो, जैसे 2024-02-29।
      time: कृपया UTC से अंतर के साथ समय दर्ज करें, जैसे 08:30:00Z।
      date-time: कृपया समय के साथ तारीख दर्ज करें, जैसे 2024-02-29T08:30:00Z।
      time-of-day: कृपया समय दर्ज करें, जैसे {example}।
      local-date-time: कृपया समय सहित तारीख दर्ज करें, जैसे {example}।
      month: कृपया महीना दर्ज करें, जैसे {example}।
      week: कृपया सप्ताह दर्ज करें, जैसे {example}।
      boolean: कृपया “true” या “false” दर्ज करें।
      parse.date: कृपया तारीख दर्ज करें।
      before: कृपया {date} से पहले की तारीख दर्ज करें।
      before.other: कृपया इससे पहले की तारीख दर्ज करें।
      after: कृपया {date} के बाद की तारीख दर्ज करें।
      after.other: कृपया इसके बाद की तारीख दर्ज करें।
      in-the-past: कृपया कोई बीती हुई तारीख दर्ज करें।
      in-the-future: कृपया कोई आने वाली तारीख दर्ज करें।
      age.minimum: उम्र कम से कम {minimum} वर्ष होनी चाहिए।
      age.maximum: उम्र अधिक से अधिक {maximum} वर्ष होनी चाहिए।
      age: उम्र {minimum} से {maximum} वर्ष के बीच होनी चाहिए।
      age.exact: उम्र ठीक {minimum} वर्ष होनी चाहिए।
      within.last: कृपया {last} पहले से आज तक की कोई तारीख दर्ज करें।
      within.next: कृपया आज से {next} बाद तक की कोई तारीख दर्ज करें।
      within: कृपया {last} पहले से {next} बाद तक की कोई तारीख दर्ज करें।
      within.today: कृपया आज की तारीख दर्ज करें।
      span.days: {count} दिन
      span.weeks: {count} सप्ताह
      span.months: {count} महीने
      span.years: {count} वर्ष
      is-true: कृपया इसकी पुष्टि करें।
      is-false: कृपया इसे बंद रहने दें।
      at-least: कृपया इनमें से कम से कम {minimum} फ़ील्ड भरें।
      in: कृपया इनमें से कोई एक चुनें: {values}।
      in.long: कृपया सूची में से चुनें।
      count.minimum: कृपया कम से कम {minimum} आइटम चुनें।
      count.maximum: कृपया अधिक से अधिक {maximum} आइटम चुनें।
      count: कृपया {minimum} से {maximum} आइटम चुनें।
      count.exact: कृपया ठीक {minimum} आइटम चुनें।
      unique: कृपया कोई भी मान दोबारा दर्ज न करें।

      email: कृपया ईमेल पता दर्ज करें, जैसे name@example.com।
      email.ascii: कृपया केवल A से Z तक के अक्षरों वाला ईमेल पता दर्ज करें, जैसे name@example.com।
      email-without-slips: क्या आपका मतलब {suggestion} था?
      email.slip: कृपया जाँचें कि ईमेल पते में टाइपिंग की गलती तो नहीं है।
      email-domain: कृपया कोई दूसरा ईमेल पता इस्तेमाल करें। यह सेवा स्वीकार नहीं की जाती।
      url: कृपया वेब पता दर्ज करें, जैसे https://example.com।
      url.schemes: कृपया ऐसा पता दर्ज करें जो {schemes} से शुरू होता हो।
      data: यह डेटा अपेक्षित प्रारूप में नहीं है।
      identifier: कृपया यह नंबर या कोड जाँचें: इसमें कुछ छूट गया है या गलत टाइप हुआ है।

      card: कृपया भुगतान कार्ड का नंबर दर्ज करें।
      card.networks: कृपया कार्ड नंबर दर्ज करें ({networks})।
      card-expiry: कृपया ऐसे कार्ड की समाप्ति तिथि MM/YY के रूप में दर्ज करें जो अब भी मान्य हो।
      card-expiry.long-year: कृपया ऐसे कार्ड की समाप्ति तिथि MM/YYYY के रूप में दर्ज करें जो अब भी मान्य हो।
      card-security-code: कृपया सुरक्षा कोड के 3 या 4 अंक दर्ज करें।
      card-security-code.digits: कृपया सुरक्षा कोड के {digits} अंक दर्ज करें।
      iban: कृपया अंतरराष्ट्रीय बैंक खाता संख्या (IBAN) दर्ज करें।
      iban.country: कृपया {country} से शुरू होने वाली अंतरराष्ट्रीय बैंक खाता संख्या (IBAN) दर्ज करें।
      vat: कृपया वैट नंबर दर्ज करें।
      vat.country: कृपया वैट नंबर दर्ज करें ({country})।
      currency-amount: कृपया राशि दर्ज करें, जैसे {example}।

      phone: कृपया देश कोड के साथ फ़ोन नंबर दर्ज करें, जैसे +442079460018।
      phone.region: कृपया फ़ोन नंबर दर्ज करें ({region})।
      phone.mobile: कृपया मोबाइल नंबर दर्ज करें ({region})।
      postal-code: कृपया डाक कोड दर्ज करें ({region})।
      strong-password: कृपया ऐसा पासवर्ड चुनें जिसमें कम से कम {requirements} हों।
      strong-password.length: {minimumLength} वर्ण
      strong-password.digits: {minimumDigits} अंक
      strong-password.lowercase: {minimumLowercase, plural, one {# छोटा अक्षर} other {# छोटे अक्षर}}
      strong-password.uppercase: {minimumUppercase, plural, one {# बड़ा अक्षर} other {# बड़े अक्षर}}
      strong-password.symbols: {minimumSymbols} विशेष वर्ण
      password-strength: कृपया ऐसा पासवर्ड चुनें जिसका अनुमान लगाना ज़्यादा मुश्किल हो।

      requirement.presence: आवश्यक
      requirement.contains-digit.one: एक अंक
      requirement.contains-letter.one: एक अक्षर
      requirement.contains-lowercase.one: एक छोटा अक्षर
      requirement.contains-uppercase.one: एक बड़ा अक्षर
      requirement.contains-symbol.one: एक विशेष वर्ण
      requirement.contains-digit.none: कोई अंक नहीं
      requirement.contains-letter.none: कोई अक्षर नहीं
      requirement.contains-lowercase.none: कोई छोटा अक्षर नहीं
      requirement.contains-uppercase.none: कोई बड़ा अक्षर नहीं
      requirement.contains-symbol.none: कोई विशेष वर्ण नहीं
      requirement.only-digits: केवल अंक
      requirement.only-letters: केवल अक्षर
      requirement.only-lowercase: केवल छोटे अक्षर
      requirement.only-uppercase: केवल बड़े अक्षर
      requirement.alphanumeric: केवल अक्षर और अंक
      requirement.no-whitespace: कोई स्पेस नहीं
      requirement.contains: “{text}” शामिल हो
      requirement.starts-with: “{text}” से शुरू हो
      requirement.ends-with: “{text}” पर समाप्त हो
      requirement.not.contains: “{text}” शामिल न हो
      requirement.only-characters: केवल ये वर्ण: {characters}
      requirement.no-characters: इनमें से कोई वर्ण नहीं: {characters}
      requirement.email: ईमेल पता
      requirement.pattern: अपेक्षित प्रारूप
      requirement.password-strength: अनुमान लगाना कठिन हो
      requirement.length.minimum: कम से कम {minimum} वर्ण
      requirement.length.maximum: अधिक से अधिक {maximum} वर्ण
      requirement.length: {minimum} से {maximum} वर्ण
      requirement.length.exact: ठीक {minimum} वर्ण
      requirement.contains-digit: कम से कम {minimum} अंक
      requirement.contains-digit.maximum: अधिक से अधिक {maximum} अंक
      requirement.contains-letter: कम से कम {minimum} अक्षर
      requirement.contains-letter.maximum: अधिक से अधिक {maximum} अक्षर
      requirement.contains-lowercase: कम से कम {minimum, plural, one {# छोटा अक्षर} other {# छोटे अक्षर}}
      requirement.contains-lowercase.maximum: अधिक से अधिक {maximum, plural, one {# छोटा अक्षर} other {# छोटे अक्षर}}
      requirement.contains-uppercase: कम से कम {minimum, plural, one {# बड़ा अक्षर} other {# बड़े अक्षर}}
      requirement.contains-uppercase.maximum: अधिक से अधिक {maximum, plural, one {# बड़ा अक्षर} other {# बड़े अक्षर}}
      requirement.contains-symbol: कम से कम {minimum} विशेष वर्ण
      requirement.contains-symbol.maximum: अधिक से अधिक {maximum} विशेष वर्ण

      bytes: {count} बाइट
      file-extension: कृपया {extensions} एक्सटेंशन वाली फ़ाइल चुनें।
      file-type: कृपया {files} चुनें।
      file-type.image: कोई इमेज
      file-type.audio: कोई ऑडियो फ़ाइल
      file-type.video: कोई वीडियो
      file-type.font: कोई फ़ॉन्ट
      file-type.archive: कोई आर्काइव
      file-type.document: कोई दस्तावेज़
      file-type.types: {types} प्रकार की कोई फ़ाइल
      file-type-agreement: फ़ाइल का प्रकार उसके नाम से मेल नहीं खाता।
      file-size.minimum: कृपया कम से कम {minimum} की फ़ाइल चुनें।
      file-size.maximum: कृपया अधिक से अधिक {maximum} की फ़ाइल चुनें।
      total-file-size.minimum: कृपया ऐसी फ़ाइलें चुनें जिनका कुल आकार कम से कम {minimum} हो।
      total-file-size.maximum: कृपया ऐसी फ़ाइलें चुनें जिनका कुल आकार अधिक से अधिक {maximum} हो।
      file-count.minimum: कृपया कम से कम {minimum, plural, one {# फ़ाइल} other {# फ़ाइलें}} चुनें।
      file-count.maximum: कृपया अधिक से अधिक {maximum, plural, one {# फ़ाइल} other {# फ़ाइलें}} चुनें।
      image-size.minimum-width: कृपया कम से कम {minimumWidth} पिक्सेल चौड़ी इमेज चुनें।
      image-size.maximum-width: कृपया अधिक से अधिक {maximumWidth} पिक्सेल चौड़ी इमेज चुनें।
      image-size.minimum-height: कृपया कम से कम {minimumHeight} पिक्सेल ऊँची इमेज चुनें।
      image-size.maximum-height: कृपया अधिक से अधिक {maximumHeight} पिक्सेल ऊँची इमेज चुनें।
      """)
}
