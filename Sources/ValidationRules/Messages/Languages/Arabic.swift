extension MessageLanguage {
  /// Arabic, in the impersonal polite form; what may run from left to right is isolated (U+2068, U+2069).
  static let arabic = MessageLanguage(
    "ar", plurals: .arabic, byteUnits: "كيلوبايت م.ب غ.ب تيرابايت بيتابايت إكسابايت",
    messages: """
      invalid: هذه القيمة غير صالحة.
      invalid.labeled: قيمة حقل «\u{2068}{label}\u{2069}» غير صالحة.
      presence: يُرجى ملء هذا الحقل.
      presence.labeled: يُرجى ملء حقل «\u{2068}{label}\u{2069}».
      request-failed: تعذّر التحقق من هذه القيمة. يُرجى إعادة المحاولة.
      too-costly: تعذّر التحقق من هذا النص. يُرجى اختصاره.
      too-long: هذا النص أطول من أن يمكن التحقق منه. يُرجى اختصاره.
      type: نوع هذه القيمة ليس النوع المتوقَّع.
      unreadable: تعذّرت قراءة هذه القيمة.
      unreadable-file: تعذّرت قراءة هذا الملف.
      unknown-key: هذا الحقل غير معروف.
      more-failures: توجد أخطاء أكثر مما هو مذكور هنا.
      status: تعذّرت معالجة الطلب
      status.400: طلب غير صالح
      status.401: المصادقة مطلوبة
      status.403: الوصول مرفوض
      status.404: غير موجود
      status.409: تعارض
      status.410: لم يعد موجودًا
      status.413: المحتوى كبير جدًا
      status.415: نوع المحتوى غير مدعوم
      status.422: محتوى غير صالح
      status.429: طلبات كثيرة جدًا
      status.500: خطأ داخلي في الخادم
      status.502: بوابة غير صالحة
      status.503: الخدمة غير متاحة
      status.504: انتهت مهلة البوابة
      problem.size: حجم المحتوى أكبر من {maximum} بايت.
      problem.depth: تتجاوز القوائم والكائنات {maximum} مستوى في السطر {line}، البايت {byte}.
      problem.duplicate-key: يتكرر مفتاح في الكائن نفسه في السطر {line}، البايت {byte}.
      problem.syntax: المحتوى ليس بتنسيق JSON. راجع السطر {line}، البايت {byte}.
      problem.encoding: ليس نصًا بترميز UTF-8 وترميز النسبة المئوية. راجع البايت {byte}.
      remote: لم تُقبل هذه القيمة.
      pattern: يُرجى استخدام الصيغة المطلوبة.
      example: يُرجى استخدام صيغة مثل \u{2068}{example}\u{2069}.
      same: القيمتان غير متطابقتين.
      same.labeled: القيمتان في حقل «\u{2068}{label}\u{2069}» غير متطابقتين.
      different: يُرجى إدخال قيمة أخرى.

      labeled: \u{2068}{label}\u{2069}: {message}
      sentences: {first} {second}
      or: {first} أو: {second}
      list.comma: {first}، {second}
      list.or: {first} أو {second}
      list.and: {first} و{second}

      length.minimum: يُرجى إدخال {minimum, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}} على الأقل.
      length.minimum.labeled: يُرجى إدخال {minimum, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}} على الأقل في حقل «\u{2068}{label}\u{2069}».
      length.maximum: يُرجى إدخال {maximum, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}} على الأكثر.
      length.maximum.labeled: يُرجى إدخال {maximum, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}} على الأكثر في حقل «\u{2068}{label}\u{2069}».
      length.none: يُرجى ترك هذا الحقل فارغًا.
      length: يُرجى إدخال نص طوله من {minimum} إلى {maximum, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}}.
      length.labeled: يُرجى إدخال نص طوله من {minimum} إلى {maximum, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}} في حقل «\u{2068}{label}\u{2069}».
      length.exact: يُرجى إدخال {minimum, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}} بالضبط.
      length.exact.labeled: يُرجى إدخال {minimum, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}} بالضبط في حقل «\u{2068}{label}\u{2069}».
      length.minimum.bytes: يُرجى إدخال {minimum, plural, zero {# بايت} one {بايت واحد} two {بايتين} few {# بايتات} many {# بايتًا} other {# بايت}} على الأقل.
      length.maximum.bytes: يُرجى إدخال {maximum, plural, zero {# بايت} one {بايت واحد} two {بايتين} few {# بايتات} many {# بايتًا} other {# بايت}} على الأكثر.
      words.minimum: يُرجى إدخال {minimum, plural, zero {# كلمة} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}} على الأقل.
      words.maximum: يُرجى إدخال {maximum, plural, zero {# كلمة} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}} على الأكثر.

      contains-digit: يُرجى استخدام {minimum, plural, zero {# رقم} one {رقم واحد} two {رقمين} few {# أرقام} many {# رقمًا} other {# رقم}} على الأقل.
      contains-digit.maximum: يُرجى استخدام {maximum, plural, zero {# رقم} one {رقم واحد} two {رقمين} few {# أرقام} many {# رقمًا} other {# رقم}} على الأكثر.
      contains-digit.none: يُرجى عدم استخدام الأرقام.
      contains-letter: يُرجى استخدام {minimum, plural, zero {# حرف هجائي} one {حرف هجائي واحد} two {حرفين هجائيين} few {# أحرف هجائية} many {# حرفًا هجائيًا} other {# حرف هجائي}} على الأقل.
      contains-letter.maximum: يُرجى استخدام {maximum, plural, zero {# حرف هجائي} one {حرف هجائي واحد} two {حرفين هجائيين} few {# أحرف هجائية} many {# حرفًا هجائيًا} other {# حرف هجائي}} على الأكثر.
      contains-letter.none: يُرجى عدم استخدام الأحرف الهجائية.
      contains-lowercase: يُرجى استخدام {minimum, plural, zero {# حرف صغير} one {حرف صغير واحد} two {حرفين صغيرين} few {# أحرف صغيرة} many {# حرفًا صغيرًا} other {# حرف صغير}} على الأقل.
      contains-lowercase.maximum: يُرجى استخدام {maximum, plural, zero {# حرف صغير} one {حرف صغير واحد} two {حرفين صغيرين} few {# أحرف صغيرة} many {# حرفًا صغيرًا} other {# حرف صغير}} على الأكثر.
      contains-lowercase.none: يُرجى عدم استخدام الأحرف الصغيرة.
      contains-uppercase: يُرجى استخدام {minimum, plural, zero {# حرف كبير} one {حرف كبير واحد} two {حرفين كبيرين} few {# أحرف كبيرة} many {# حرفًا كبيرًا} other {# حرف كبير}} على الأقل.
      contains-uppercase.maximum: يُرجى استخدام {maximum, plural, zero {# حرف كبير} one {حرف كبير واحد} two {حرفين كبيرين} few {# أحرف كبيرة} many {# حرفًا كبيرًا} other {# حرف كبير}} على الأكثر.
      contains-uppercase.none: يُرجى عدم استخدام الأحرف الكبيرة.
      contains-symbol: يُرجى استخدام {minimum, plural, zero {# رمز خاص} one {رمز خاص واحد} two {رمزين خاصين} few {# رموز خاصة} many {# رمزًا خاصًا} other {# رمز خاص}} على الأقل.
      contains-symbol.maximum: يُرجى استخدام {maximum, plural, zero {# رمز خاص} one {رمز خاص واحد} two {رمزين خاصين} few {# رموز خاصة} many {# رمزًا خاصًا} other {# رمز خاص}} على الأكثر.
      contains-symbol.none: يُرجى عدم استخدام الرموز الخاصة.
      only-digits: يُرجى استخدام الأرقام فقط.
      only-digits.ascii: يُرجى استخدام الأرقام من 0 إلى 9 فقط.
      only-letters: يُرجى استخدام الأحرف الهجائية فقط.
      only-letters.ascii: يُرجى استخدام الأحرف اللاتينية من A إلى Z فقط.
      only-lowercase: يُرجى استخدام الأحرف الصغيرة فقط.
      only-lowercase.ascii: يُرجى استخدام الأحرف اللاتينية الصغيرة من a إلى z فقط.
      only-uppercase: يُرجى استخدام الأحرف الكبيرة فقط.
      only-uppercase.ascii: يُرجى استخدام الأحرف اللاتينية الكبيرة من A إلى Z فقط.
      alphanumeric: يُرجى استخدام الأحرف الهجائية والأرقام فقط.
      alphanumeric.ascii: يُرجى استخدام الأحرف اللاتينية من A إلى Z والأرقام من 0 إلى 9 فقط.
      no-whitespace: يُرجى عدم استخدام المسافات.
      contains: يجب أن يحتوي النص على «\u{2068}{text}\u{2069}».
      starts-with: يجب أن يبدأ النص بما يلي: «\u{2068}{text}\u{2069}».
      ends-with: يجب أن ينتهي النص بما يلي: «\u{2068}{text}\u{2069}».
      characters: يُرجى استخدام الأحرف والرموز المسموح بها فقط.
      contains-characters: يُرجى استخدام {minimum, plural, zero {#} one {واحد} two {اثنين} few {#} many {#} other {#}} على الأقل من الرموز التالية: \u{2068}{characters}\u{2069}.
      contains-characters.maximum: يُرجى استخدام {maximum, plural, zero {#} one {واحد} two {اثنين} few {#} many {#} other {#}} على الأكثر من الرموز التالية: \u{2068}{characters}\u{2069}.
      only-characters: يُرجى استخدام الرموز التالية فقط: \u{2068}{characters}\u{2069}.
      no-characters: يُرجى عدم استخدام الرموز التالية: \u{2068}{characters}\u{2069}.
      only-letters-and-punctuation: يُرجى استخدام الأحرف الهجائية والمسافات وعلامات الترقيم البسيطة فقط.
      not.contains: يجب ألا يحتوي النص على «\u{2068}{text}\u{2069}».
      not.starts-with: يجب ألا يبدأ النص بما يلي: «\u{2068}{text}\u{2069}».
      not.ends-with: يجب ألا ينتهي النص بما يلي: «\u{2068}{text}\u{2069}».

      number: يُرجى إدخال عدد.
      integer: يُرجى إدخال عدد صحيح.
      decimal.minimum: يُرجى إدخال عدد يحتوي على {minimum, plural, zero {# رقم} one {رقم واحد} two {رقمين} few {# أرقام} many {# رقمًا} other {# رقم}} على الأقل بعد الفاصلة العشرية.
      decimal.maximum: يُرجى إدخال عدد يحتوي على {maximum, plural, zero {# رقم} one {رقم واحد} two {رقمين} few {# أرقام} many {# رقمًا} other {# رقم}} على الأكثر بعد الفاصلة العشرية.
      minimum: يُرجى إدخال \u{2068}{minimum}\u{2069} أو أكثر.
      maximum: يُرجى إدخال \u{2068}{maximum}\u{2069} أو أقل.
      range: يُرجى إدخال قيمة من \u{2068}{minimum}\u{2069} إلى \u{2068}{maximum}\u{2069}.
      half-open-range: يُرجى إدخال قيمة لا تقل عن \u{2068}{minimum}\u{2069} وتكون أصغر من \u{2068}{bound}\u{2069}.
      value: يُرجى إدخال \u{2068}{value}\u{2069}.
      greater: يُرجى إدخال قيمة أكبر من \u{2068}{bound}\u{2069}.
      less: يُرجى إدخال قيمة أصغر من \u{2068}{bound}\u{2069}.
      multiple-of: يُرجى إدخال أحد مضاعفات \u{2068}{step}\u{2069}.

      date: يُرجى إدخال تاريخ موجود في التقويم، مثل \u{2068}2024-02-29\u{2069}.
      time: يُرجى إدخال وقت مع فارقه عن التوقيت العالمي (UTC)، مثل \u{2068}08:30:00Z\u{2069}.
      date-time: يُرجى إدخال تاريخ مع الوقت، مثل \u{2068}2024-02-29T08:30:00Z\u{2069}.
      time-of-day: يُرجى إدخال وقت، مثل \u{2068}{example}\u{2069}.
      local-date-time: يُرجى إدخال تاريخ مع الوقت، مثل \u{2068}{example}\u{2069}.
      month: يُرجى إدخال شهر، مثل \u{2068}{example}\u{2069}.
      week: يُرجى إدخال أسبوع، مثل \u{2068}{example}\u{2069}.
      boolean: يُرجى إدخال \u{2068}true\u{2069} أو \u{2068}false\u{2069}.
      parse.date: يُرجى إدخال تاريخ.
      before: يُرجى إدخال تاريخ قبل \u{2068}{date}\u{2069}.
      before.other: يُرجى إدخال تاريخ أقدم.
      after: يُرجى إدخال تاريخ بعد \u{2068}{date}\u{2069}.
      after.other: يُرجى إدخال تاريخ أحدث.
      in-the-past: يُرجى إدخال تاريخ في الماضي.
      in-the-future: يُرجى إدخال تاريخ في المستقبل.
      age.minimum: يجب ألا يقل العمر عن {minimum, plural, zero {# سنة} one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}}.
      age.maximum: يجب ألا يزيد العمر عن {maximum, plural, zero {# سنة} one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}}.
      age: يجب أن يكون العمر من {minimum} إلى {maximum, plural, zero {# سنة} one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}}.
      age.exact: يجب أن يكون العمر {minimum, plural, zero {# سنة} one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}} بالضبط.
      within.last: يُرجى إدخال تاريخ لا يسبق اليوم بأكثر من {last} ولا يتجاوز اليوم.
      within.next: يُرجى إدخال تاريخ لا يسبق اليوم ولا يتجاوزه بأكثر من {next}.
      within: يُرجى إدخال تاريخ لا يسبق اليوم بأكثر من {last} ولا يتجاوزه بأكثر من {next}.
      within.today: يُرجى إدخال تاريخ اليوم.
      span.days: {count, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}
      span.weeks: {count, plural, zero {# أسبوع} one {أسبوع واحد} two {أسبوعين} few {# أسابيع} many {# أسبوعًا} other {# أسبوع}}
      span.months: {count, plural, zero {# شهر} one {شهر واحد} two {شهرين} few {# أشهر} many {# شهرًا} other {# شهر}}
      span.years: {count, plural, zero {# سنة} one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}}
      is-true: يُرجى تأكيد ذلك.
      is-false: يُرجى ترك هذا الخيار غير مفعّل.
      at-least: يُرجى ملء {minimum, plural, zero {# حقل} one {حقل واحد} two {حقلين} few {# حقول} many {# حقلًا} other {# حقل}} على الأقل من هذه الحقول.
      in: يُرجى اختيار إحدى القيم التالية: {values}.
      in.long: يُرجى الاختيار من القائمة.
      count.minimum: يُرجى اختيار {minimum, plural, zero {# عنصر} one {عنصر واحد} two {عنصرين} few {# عناصر} many {# عنصرًا} other {# عنصر}} على الأقل.
      count.maximum: يُرجى اختيار {maximum, plural, zero {# عنصر} one {عنصر واحد} two {عنصرين} few {# عناصر} many {# عنصرًا} other {# عنصر}} على الأكثر.
      count: يُرجى اختيار من {minimum} إلى {maximum, plural, zero {# عنصر} one {عنصر واحد} two {عنصرين} few {# عناصر} many {# عنصرًا} other {# عنصر}}.
      count.exact: يُرجى اختيار {minimum, plural, zero {# عنصر} one {عنصر واحد} two {عنصرين} few {# عناصر} many {# عنصرًا} other {# عنصر}} بالضبط.
      unique: يُرجى عدم تكرار أي قيمة.

      email: يُرجى إدخال عنوان بريد إلكتروني، مثل \u{2068}name@example.com\u{2069}.
      email.ascii: يُرجى إدخال عنوان بريد إلكتروني بالأحرف اللاتينية من A إلى Z فقط، مثل \u{2068}name@example.com\u{2069}.
      email-without-slips: هل تقصد \u{2068}{suggestion}\u{2069}؟
      email.slip: يُرجى التأكد من عدم وجود خطأ إملائي في عنوان البريد الإلكتروني.
      email-domain: يُرجى استخدام عنوان بريد إلكتروني آخر. لا تُقبل عناوين هذا المزوّد.
      url: يُرجى إدخال عنوان موقع إلكتروني، مثل \u{2068}https://example.com\u{2069}.
      url.schemes: يُرجى إدخال عنوان يبدأ بما يلي: \u{2068}{schemes}\u{2069}.
      data: هذه البيانات ليست بالتنسيق المتوقع.
      identifier: يُرجى التحقق من هذا الرقم أو الرمز: فيه جزء ناقص أو مكتوب على نحو غير صحيح.

      card: يُرجى إدخال رقم بطاقة دفع.
      card.networks: يُرجى إدخال رقم بطاقة ({networks}).
      card-expiry: يُرجى إدخال تاريخ انتهاء بطاقة لا تزال سارية، بالصيغة \u{2068}MM/YY\u{2069}.
      card-expiry.long-year: يُرجى إدخال تاريخ انتهاء بطاقة لا تزال سارية، بالصيغة \u{2068}MM/YYYY\u{2069}.
      card-security-code: يُرجى إدخال أرقام رمز الأمان الثلاثة أو الأربعة.
      card-security-code.digits: يُرجى إدخال أرقام رمز الأمان ({digits}).
      iban: يُرجى إدخال رقم حساب مصرفي دولي (IBAN).
      iban.country: يُرجى إدخال رقم حساب مصرفي دولي (IBAN) يبدأ بالحرفين {country}.
      vat: يُرجى إدخال رقم ضريبة القيمة المضافة.
      vat.country: يُرجى إدخال رقم ضريبة القيمة المضافة ({country}).
      currency-amount: يُرجى إدخال مبلغ مالي، مثل \u{2068}{example}\u{2069}.

      phone: يُرجى إدخال رقم هاتف مع رمز البلد، مثل \u{2068}+442079460018\u{2069}.
      phone.region: يُرجى إدخال رقم هاتف ({region}).
      phone.mobile: يُرجى إدخال رقم هاتف محمول ({region}).
      postal-code: يُرجى إدخال رمز بريدي ({region}).
      strong-password: يُرجى اختيار كلمة مرور تحتوي على ما لا يقل عن {requirements}.
      strong-password.length: {minimumLength, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}}
      strong-password.digits: {minimumDigits, plural, zero {# رقم} one {رقم واحد} two {رقمين} few {# أرقام} many {# رقمًا} other {# رقم}}
      strong-password.lowercase: {minimumLowercase, plural, zero {# حرف صغير} one {حرف صغير واحد} two {حرفين صغيرين} few {# أحرف صغيرة} many {# حرفًا صغيرًا} other {# حرف صغير}}
      strong-password.uppercase: {minimumUppercase, plural, zero {# حرف كبير} one {حرف كبير واحد} two {حرفين كبيرين} few {# أحرف كبيرة} many {# حرفًا كبيرًا} other {# حرف كبير}}
      strong-password.symbols: {minimumSymbols, plural, zero {# رمز خاص} one {رمز خاص واحد} two {رمزين خاصين} few {# رموز خاصة} many {# رمزًا خاصًا} other {# رمز خاص}}
      password-strength: يُرجى اختيار كلمة مرور يصعب تخمينها.

      requirement.presence: مطلوب
      requirement.contains-digit.one: رقم
      requirement.contains-letter.one: حرف هجائي
      requirement.contains-lowercase.one: حرف صغير
      requirement.contains-uppercase.one: حرف كبير
      requirement.contains-symbol.one: رمز خاص
      requirement.contains-digit.none: من دون أرقام
      requirement.contains-letter.none: من دون أحرف هجائية
      requirement.contains-lowercase.none: من دون أحرف صغيرة
      requirement.contains-uppercase.none: من دون أحرف كبيرة
      requirement.contains-symbol.none: من دون رموز خاصة
      requirement.only-digits: أرقام فقط
      requirement.only-letters: أحرف هجائية فقط
      requirement.only-lowercase: أحرف صغيرة فقط
      requirement.only-uppercase: أحرف كبيرة فقط
      requirement.alphanumeric: أحرف هجائية وأرقام فقط
      requirement.no-whitespace: من دون مسافات
      requirement.contains: يحتوي على «\u{2068}{text}\u{2069}»
      requirement.starts-with: يبدأ بما يلي: «\u{2068}{text}\u{2069}»
      requirement.ends-with: ينتهي بما يلي: «\u{2068}{text}\u{2069}»
      requirement.not.contains: لا يحتوي على «\u{2068}{text}\u{2069}»
      requirement.only-characters: الرموز التالية فقط: \u{2068}{characters}\u{2069}
      requirement.no-characters: من دون الرموز التالية: \u{2068}{characters}\u{2069}
      requirement.email: عنوان بريد إلكتروني
      requirement.pattern: الصيغة المطلوبة
      requirement.password-strength: يصعب تخمينه
      requirement.length.minimum: {minimum, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}} على الأقل
      requirement.length.maximum: {maximum, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}} على الأكثر
      requirement.length: من {minimum} إلى {maximum, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}}
      requirement.length.exact: {minimum, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}} بالضبط
      requirement.contains-digit: {minimum, plural, zero {# رقم} one {رقم واحد} two {رقمين} few {# أرقام} many {# رقمًا} other {# رقم}} على الأقل
      requirement.contains-digit.maximum: {maximum, plural, zero {# رقم} one {رقم واحد} two {رقمين} few {# أرقام} many {# رقمًا} other {# رقم}} على الأكثر
      requirement.contains-letter: {minimum, plural, zero {# حرف هجائي} one {حرف هجائي واحد} two {حرفين هجائيين} few {# أحرف هجائية} many {# حرفًا هجائيًا} other {# حرف هجائي}} على الأقل
      requirement.contains-letter.maximum: {maximum, plural, zero {# حرف هجائي} one {حرف هجائي واحد} two {حرفين هجائيين} few {# أحرف هجائية} many {# حرفًا هجائيًا} other {# حرف هجائي}} على الأكثر
      requirement.contains-lowercase: {minimum, plural, zero {# حرف صغير} one {حرف صغير واحد} two {حرفين صغيرين} few {# أحرف صغيرة} many {# حرفًا صغيرًا} other {# حرف صغير}} على الأقل
      requirement.contains-lowercase.maximum: {maximum, plural, zero {# حرف صغير} one {حرف صغير واحد} two {حرفين صغيرين} few {# أحرف صغيرة} many {# حرفًا صغيرًا} other {# حرف صغير}} على الأكثر
      requirement.contains-uppercase: {minimum, plural, zero {# حرف كبير} one {حرف كبير واحد} two {حرفين كبيرين} few {# أحرف كبيرة} many {# حرفًا كبيرًا} other {# حرف كبير}} على الأقل
      requirement.contains-uppercase.maximum: {maximum, plural, zero {# حرف كبير} one {حرف كبير واحد} two {حرفين كبيرين} few {# أحرف كبيرة} many {# حرفًا كبيرًا} other {# حرف كبير}} على الأكثر
      requirement.contains-symbol: {minimum, plural, zero {# رمز خاص} one {رمز خاص واحد} two {رمزين خاصين} few {# رموز خاصة} many {# رمزًا خاصًا} other {# رمز خاص}} على الأقل
      requirement.contains-symbol.maximum: {maximum, plural, zero {# رمز خاص} one {رمز خاص واحد} two {رمزين خاصين} few {# رموز خاصة} many {# رمزًا خاصًا} other {# رمز خاص}} على الأكثر

      bytes: {count, plural, zero {# بايت} one {بايت واحد} two {بايتين} few {# بايتات} many {# بايتًا} other {# بايت}}
      file-extension: يُرجى اختيار ملف بالامتداد {extensions}.
      file-type: يُرجى اختيار {files}.
      file-type.image: صورة
      file-type.audio: ملف صوتي
      file-type.video: مقطع فيديو
      file-type.font: ملف خط
      file-type.archive: ملف أرشيف
      file-type.document: مستند
      file-type.types: ملف من النوع {types}
      file-type-agreement: نوع الملف لا يطابق ما يدل عليه اسمه.
      file-size.minimum: يُرجى اختيار ملف لا يقل حجمه عن \u{2068}{minimum}\u{2069}.
      file-size.maximum: يُرجى اختيار ملف لا يزيد حجمه على \u{2068}{maximum}\u{2069}.
      total-file-size.minimum: يُرجى اختيار ملفات لا يقل مجموع أحجامها عن \u{2068}{minimum}\u{2069}.
      total-file-size.maximum: يُرجى اختيار ملفات لا يزيد مجموع أحجامها على \u{2068}{maximum}\u{2069}.
      file-count.minimum: يُرجى اختيار {minimum, plural, zero {# ملف} one {ملف واحد} two {ملفين} few {# ملفات} many {# ملفًا} other {# ملف}} على الأقل.
      file-count.maximum: يُرجى اختيار {maximum, plural, zero {# ملف} one {ملف واحد} two {ملفين} few {# ملفات} many {# ملفًا} other {# ملف}} على الأكثر.
      image-size.minimum-width: يُرجى اختيار صورة لا يقل عرضها عن {minimumWidth, plural, zero {# بكسل} one {بكسل واحد} two {بكسلين} few {# بكسلات} many {# بكسلًا} other {# بكسل}}.
      image-size.maximum-width: يُرجى اختيار صورة لا يزيد عرضها على {maximumWidth, plural, zero {# بكسل} one {بكسل واحد} two {بكسلين} few {# بكسلات} many {# بكسلًا} other {# بكسل}}.
      image-size.minimum-height: يُرجى اختيار صورة لا يقل ارتفاعها عن {minimumHeight, plural, zero {# بكسل} one {بكسل واحد} two {بكسلين} few {# بكسلات} many {# بكسلًا} other {# بكسل}}.
      image-size.maximum-height: يُرجى اختيار صورة لا يزيد ارتفاعها على {maximumHeight, plural, zero {# بكسل} one {بكسل واحد} two {بكسلين} few {# بكسلات} many {# بكسلًا} other {# بكسل}}.
      """)
}
