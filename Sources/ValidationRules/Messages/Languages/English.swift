extension MessageLanguage {
  /// English, in American spelling.
  static let english = MessageLanguage(
    "en", plurals: .one,
    messages: commonEnglish + "\n" + rareEnglish)

  /// The messages that every language has.
  static let commonEnglish = """
    # Any rule
    invalid: This is not valid.
    invalid.labeled: "{label}" is not valid.
    presence: Please fill this in.
    presence.labeled: Please fill in "{label}".
    request-failed: This could not be checked. Please try again.
    too-costly: This could not be checked. Please shorten it.
    too-long: This is too long to be checked. Please shorten it.
    type: This is not of the expected type.
    unreadable: This cannot be read.
    unreadable-file: This file cannot be read.
    unknown-key: This field is not known.
    more-failures: There are more mistakes than are listed here.
    status: The request could not be handled
    status.400: Bad Request
    status.401: Unauthorized
    status.403: Forbidden
    status.404: Not Found
    status.409: Conflict
    status.410: Gone
    status.413: Content Too Large
    status.415: Unsupported Media Type
    status.422: Unprocessable Content
    status.429: Too Many Requests
    status.500: Internal Server Error
    status.502: Bad Gateway
    status.503: Service Unavailable
    status.504: Gateway Timeout
    problem.size: The body is larger than {maximum} bytes.
    problem.depth: Arrays and objects are more than {maximum} deep at line {line}, byte {byte}.
    problem.duplicate-key: A key is in one object twice at line {line}, byte {byte}.
    problem.syntax: The body is not JSON. Look at line {line}, byte {byte}.
    problem.encoding: This is not percent-encoded text in UTF-8. Look at byte {byte}.
    remote: This was not accepted.
    pattern: Please use the expected format.
    example: Please use a format such as {example}.
    same: This is not the same.
    same.labeled: "{label}" is not the same.
    different: Please enter something else.

    # Joining
    labeled: {label}: {message}
    sentences: {first} {second}
    or: {first} Or: {second}
    list.comma: {first}, {second}
    list.or: {first} or {second}
    list.and: {first} and {second}

    # Length
    length.minimum: Please enter at least {minimum, plural, one {# character} other {# characters}}.
    length.minimum.labeled: Please enter at least {minimum, plural, one {# character} other {# characters}} for "{label}".
    length.maximum: Please enter at most {maximum, plural, one {# character} other {# characters}}.
    length.maximum.labeled: Please enter at most {maximum, plural, one {# character} other {# characters}} for "{label}".
    length.none: Please leave this empty.
    length: Please enter {minimum} to {maximum, plural, one {# character} other {# characters}}.
    length.labeled: Please enter {minimum} to {maximum, plural, one {# character} other {# characters}} for "{label}".
    length.exact: Please enter exactly {minimum, plural, one {# character} other {# characters}}.
    length.exact.labeled: Please enter exactly {minimum, plural, one {# character} other {# characters}} for "{label}".
    length.minimum.bytes: Please enter at least {minimum, plural, one {# byte} other {# bytes}}.
    length.maximum.bytes: Please enter at most {maximum, plural, one {# byte} other {# bytes}}.
    words.minimum: Please enter at least {minimum, plural, one {# word} other {# words}}.
    words.maximum: Please enter at most {maximum, plural, one {# word} other {# words}}.

    # Content
    contains-digit: Please include at least {minimum, plural, one {# digit} other {# digits}}.
    contains-digit.maximum: Please include at most {maximum, plural, one {# digit} other {# digits}}.
    contains-digit.none: Please enter no digits.
    contains-letter: Please include at least {minimum, plural, one {# letter} other {# letters}}.
    contains-letter.maximum: Please include at most {maximum, plural, one {# letter} other {# letters}}.
    contains-letter.none: Please enter no letters.
    contains-lowercase: Please include at least {minimum, plural, one {# lowercase letter} other {# lowercase letters}}.
    contains-lowercase.maximum: Please include at most {maximum, plural, one {# lowercase letter} other {# lowercase letters}}.
    contains-lowercase.none: Please enter no lowercase letters.
    contains-uppercase: Please include at least {minimum, plural, one {# uppercase letter} other {# uppercase letters}}.
    contains-uppercase.maximum: Please include at most {maximum, plural, one {# uppercase letter} other {# uppercase letters}}.
    contains-uppercase.none: Please enter no uppercase letters.
    contains-symbol: Please include at least {minimum, plural, one {# symbol} other {# symbols}}.
    contains-symbol.maximum: Please include at most {maximum, plural, one {# symbol} other {# symbols}}.
    contains-symbol.none: Please enter no symbols.
    only-digits: Please enter digits only.
    only-digits.ascii: Please enter digits only, from 0 to 9.
    only-letters: Please enter letters only.
    only-letters.ascii: Please enter letters only, from A to Z.
    only-lowercase: Please enter lowercase letters only.
    only-lowercase.ascii: Please enter lowercase letters only, from a to z.
    only-uppercase: Please enter uppercase letters only.
    only-uppercase.ascii: Please enter uppercase letters only, from A to Z.
    alphanumeric: Please enter letters and digits only.
    alphanumeric.ascii: Please enter letters and digits only, from A to Z and 0 to 9.
    no-whitespace: Please enter no spaces.
    contains: Please include "{text}".
    starts-with: Please start with "{text}".
    ends-with: Please end with "{text}".
    characters: Please use the allowed characters only.
    contains-characters: Please include at least {minimum} of these characters: {characters}.
    contains-characters.maximum: Please include at most {maximum} of these characters: {characters}.
    only-characters: Please use these characters only: {characters}.
    no-characters: Please leave out these characters: {characters}.
    only-letters-and-punctuation: Please enter letters, spaces and simple punctuation only.
    not.contains: Please leave out "{text}".
    not.starts-with: Please do not start with "{text}".
    not.ends-with: Please do not end with "{text}".

    # Numbers
    number: Please enter a number.
    integer: Please enter a whole number.
    decimal.minimum: Please enter a number with at least {minimum, plural, one {# digit} other {# digits}} after the point.
    decimal.maximum: Please enter a number with at most {maximum, plural, one {# digit} other {# digits}} after the point.
    minimum: Please enter {minimum} or more.
    maximum: Please enter {maximum} or less.
    range: Please enter a value from {minimum} to {maximum}.
    half-open-range: Please enter a value from {minimum} to less than {bound}.
    value: Please enter {value}.
    greater: Please enter more than {bound}.
    less: Please enter less than {bound}.
    multiple-of: Please enter a multiple of {step}.

    # Dates and choices
    date: Please enter a date that exists, such as 2024-02-29.
    time: Please enter a time with its offset from UTC, such as 08:30:00Z.
    date-time: Please enter a date with a time, such as 2024-02-29T08:30:00Z.
    time-of-day: Please enter a time, such as {example}.
    local-date-time: Please enter a date with a time, such as {example}.
    month: Please enter a month, such as {example}.
    week: Please enter a week, such as {example}.
    boolean: Please enter true or false.
    parse.date: Please enter a date.
    before: Please enter a date before {date}.
    before.other: Please enter an earlier date.
    after: Please enter a date after {date}.
    after.other: Please enter a later date.
    in-the-past: Please enter a date in the past.
    in-the-future: Please enter a date in the future.
    age.minimum: The age has to be at least {minimum, plural, one {# year} other {# years}}.
    age.maximum: The age has to be at most {maximum, plural, one {# year} other {# years}}.
    age: The age has to be {minimum} to {maximum, plural, one {# year} other {# years}}.
    age.exact: The age has to be exactly {minimum, plural, one {# year} other {# years}}.
    within.last: Please enter a date from {last} ago to today.
    within.next: Please enter a date from today to {next} from now.
    within: Please enter a date from {last} ago to {next} from now.
    within.today: Please enter today's date.
    span.days: {count, plural, one {# day} other {# days}}
    span.weeks: {count, plural, one {# week} other {# weeks}}
    span.months: {count, plural, one {# month} other {# months}}
    span.years: {count, plural, one {# year} other {# years}}
    is-true: Please confirm this.
    is-false: Please leave this off.
    at-least: Please fill in at least {minimum, plural, one {# of these fields} other {# of these fields}}.
    in: Please choose {values}.
    in.long: Please choose from the list.
    count.minimum: Please choose at least {minimum, plural, one {# item} other {# items}}.
    count.maximum: Please choose at most {maximum, plural, one {# item} other {# items}}.
    count: Please choose {minimum} to {maximum, plural, one {# item} other {# items}}.
    count.exact: Please choose exactly {minimum, plural, one {# item} other {# items}}.
    unique: Please enter nothing twice.

    # Internet
    email: Please enter an email address, such as name@example.com.
    email.ascii: Please enter an email address with the letters A to Z only, such as name@example.com.
    email-without-slips: Did you mean {suggestion}?
    email.slip: Please check the email address for a typing error.
    email-domain: Please use another email address. This provider is not accepted.
    url: Please enter a web address, such as https://example.com.
    url.schemes: Please enter an address that begins with {schemes}.
    data: This is not data in the expected format.
    identifier: Please check this identifier: something in it is missing or mistyped.

    # Money
    card: Please enter the number of a payment card.
    card.networks: Please enter a card number ({networks}).
    card-expiry: Please enter an expiry of this month or later, as MM/YY.
    card-expiry.long-year: Please enter an expiry of this month or later, as MM/YYYY.
    card-security-code: Please enter the 3 or 4 digits of the security code.
    card-security-code.digits: Please enter the {digits} digits of the security code.
    iban: Please enter an international bank account number (IBAN).
    iban.country: Please enter an international bank account number (IBAN) that begins with {country}.
    vat: Please enter a VAT number.
    vat.country: Please enter a VAT number ({country}).
    currency-amount: Please enter an amount of money, such as {example}.

    # People and places
    phone: Please enter a telephone number with its country code, such as +442079460018.
    phone.region: Please enter a telephone number ({region}).
    phone.mobile: Please enter a mobile number ({region}).
    postal-code: Please enter a postal code ({region}).
    strong-password: Please choose a password with at least {requirements}.
    strong-password.length: {minimumLength, plural, one {# character} other {# characters}}
    strong-password.digits: {minimumDigits, plural, one {# digit} other {# digits}}
    strong-password.lowercase: {minimumLowercase, plural, one {# lowercase letter} other {# lowercase letters}}
    strong-password.uppercase: {minimumUppercase, plural, one {# uppercase letter} other {# uppercase letters}}
    strong-password.symbols: {minimumSymbols, plural, one {# symbol} other {# symbols}}
    password-strength: Please choose a password that is harder to guess.

    # Requirements, the items of a checklist
    requirement.presence: Required
    requirement.contains-digit.one: A digit
    requirement.contains-letter.one: A letter
    requirement.contains-lowercase.one: A lowercase letter
    requirement.contains-uppercase.one: An uppercase letter
    requirement.contains-symbol.one: A symbol
    requirement.contains-digit.none: No digits
    requirement.contains-letter.none: No letters
    requirement.contains-lowercase.none: No lowercase letters
    requirement.contains-uppercase.none: No uppercase letters
    requirement.contains-symbol.none: No symbols
    requirement.only-digits: Digits only
    requirement.only-letters: Letters only
    requirement.only-lowercase: Lowercase letters only
    requirement.only-uppercase: Uppercase letters only
    requirement.alphanumeric: Letters and digits only
    requirement.no-whitespace: No spaces
    requirement.contains: Includes "{text}"
    requirement.starts-with: Starts with "{text}"
    requirement.ends-with: Ends with "{text}"
    requirement.not.contains: Does not include "{text}"
    requirement.only-characters: Only these characters: {characters}
    requirement.no-characters: None of these characters: {characters}
    requirement.email: An email address
    requirement.pattern: The expected format
    requirement.password-strength: Hard to guess
    requirement.length.minimum: At least {minimum, plural, one {# character} other {# characters}}
    requirement.length.maximum: At most {maximum, plural, one {# character} other {# characters}}
    requirement.length: {minimum} to {maximum, plural, one {# character} other {# characters}}
    requirement.length.exact: Exactly {minimum, plural, one {# character} other {# characters}}
    requirement.contains-digit: At least {minimum, plural, one {# digit} other {# digits}}
    requirement.contains-digit.maximum: At most {maximum, plural, one {# digit} other {# digits}}
    requirement.contains-letter: At least {minimum, plural, one {# letter} other {# letters}}
    requirement.contains-letter.maximum: At most {maximum, plural, one {# letter} other {# letters}}
    requirement.contains-lowercase: At least {minimum, plural, one {# lowercase letter} other {# lowercase letters}}
    requirement.contains-lowercase.maximum: At most {maximum, plural, one {# lowercase letter} other {# lowercase letters}}
    requirement.contains-uppercase: At least {minimum, plural, one {# uppercase letter} other {# uppercase letters}}
    requirement.contains-uppercase.maximum: At most {maximum, plural, one {# uppercase letter} other {# uppercase letters}}
    requirement.contains-symbol: At least {minimum, plural, one {# symbol} other {# symbols}}
    requirement.contains-symbol.maximum: At most {maximum, plural, one {# symbol} other {# symbols}}

    # Files
    bytes: {count, plural, one {# byte} other {# bytes}}
    file-extension: Please choose a file with the extension {extensions}.
    file-type: Please choose {files}.
    file-type.image: an image
    file-type.audio: an audio file
    file-type.video: a video
    file-type.font: a font
    file-type.archive: an archive
    file-type.document: a document
    file-type.types: a file of the type {types}
    file-type-agreement: The file is not of the type that its name says.
    file-size.minimum: Please choose a file of at least {minimum}.
    file-size.maximum: Please choose a file of at most {maximum}.
    total-file-size.minimum: Please choose files of at least {minimum} together.
    total-file-size.maximum: Please choose files of at most {maximum} together.
    file-count.minimum: Please choose at least {minimum, plural, one {# file} other {# files}}.
    file-count.maximum: Please choose at most {maximum, plural, one {# file} other {# files}}.
    image-size.minimum-width: Please choose an image at least {minimumWidth, plural, one {# pixel} other {# pixels}} wide.
    image-size.maximum-width: Please choose an image at most {maximumWidth, plural, one {# pixel} other {# pixels}} wide.
    image-size.minimum-height: Please choose an image at least {minimumHeight, plural, one {# pixel} other {# pixels}} high.
    image-size.maximum-height: Please choose an image at most {maximumHeight, plural, one {# pixel} other {# pixels}} high.
    """

  /// Messages that are optional in other languages, which then use a more common message.
  static let rareEnglish = """
    # Else the sentences for minimum and maximum are said one after the other.
    length.bytes: Please enter {minimum} to {maximum, plural, one {# byte} other {# bytes}}.
    length.exact.bytes: Please enter exactly {minimum, plural, one {# byte} other {# bytes}}.
    words: Please enter {minimum} to {maximum, plural, one {# word} other {# words}}.
    words.exact: Please enter exactly {minimum, plural, one {# word} other {# words}}.
    contains-digit.range: Please include {minimum} to {maximum, plural, one {# digit} other {# digits}}.
    contains-digit.exact: Please include exactly {minimum, plural, one {# digit} other {# digits}}.
    contains-letter.range: Please include {minimum} to {maximum, plural, one {# letter} other {# letters}}.
    contains-letter.exact: Please include exactly {minimum, plural, one {# letter} other {# letters}}.
    contains-lowercase.range: Please include {minimum} to {maximum, plural, one {# lowercase letter} other {# lowercase letters}}.
    contains-lowercase.exact: Please include exactly {minimum, plural, one {# lowercase letter} other {# lowercase letters}}.
    contains-uppercase.range: Please include {minimum} to {maximum, plural, one {# uppercase letter} other {# uppercase letters}}.
    contains-uppercase.exact: Please include exactly {minimum, plural, one {# uppercase letter} other {# uppercase letters}}.
    contains-symbol.range: Please include {minimum} to {maximum, plural, one {# symbol} other {# symbols}}.
    contains-symbol.exact: Please include exactly {minimum, plural, one {# symbol} other {# symbols}}.
    decimal.range: Please enter a number with {minimum} to {maximum, plural, one {# digit} other {# digits}} after the point.
    decimal.exact: Please enter a number with exactly {minimum, plural, one {# digit} other {# digits}} after the point.
    count.none: Please choose no items.
    file-count.range: Please choose {minimum} to {maximum, plural, one {# file} other {# files}}.
    file-count.exact: Please choose exactly {minimum, plural, one {# file} other {# files}}.
    file-count.none: Please choose no files.
    file-size: Please choose a file of {minimum} to {maximum}.
    file-size.exact: Please choose a file of exactly {minimum}.
    total-file-size.range: Please choose files of {minimum} to {maximum} together.
    total-file-size.exact: Please choose files of exactly {minimum} together.
    image-size.minimum: Please choose an image at least {minimumWidth, plural, one {# pixel} other {# pixels}} wide and at least {minimumHeight, plural, one {# pixel} other {# pixels}} high.
    image-size.maximum: Please choose an image at most {maximumWidth, plural, one {# pixel} other {# pixels}} wide and at most {maximumHeight, plural, one {# pixel} other {# pixels}} high.

    # Else what the option permits is left unsaid.
    only-digits.spaced: Please enter digits and spaces only.
    only-letters.spaced: Please enter letters and spaces only.
    only-lowercase.spaced: Please enter lowercase letters and spaces only.
    only-uppercase.spaced: Please enter uppercase letters and spaces only.
    alphanumeric.spaced: Please enter letters, digits and spaces only.

    # Else what the option forbids is left unsaid.
    number.plain: Please enter a number without an exponent.
    integer.unsigned: Please enter a whole number without a sign.
    integer.unpadded: Please enter a whole number without leading zeros.
    integer.plain: Please enter a whole number without a sign or leading zeros.
    url.bare: Please enter a web address, such as www.example.com.
    url.relative: Please enter a path, such as /help, or a web address, such as https://example.com.

    # Else the message is that of "example" or "identifier".
    url.path: Please enter the path of a page, such as {example}.
    hostname: Please enter a host name, such as {example}.
    ipv4: Please enter an IPv4 address, such as {example}.
    ipv6: Please enter an IPv6 address, such as {example}.
    ip: Please enter an IP address, such as {example}.
    cidr: Please enter an address block, such as {example}.
    netmask: Please enter a network mask, such as {example}.
    mac: Please enter a hardware address, such as {example}.
    port: Please enter a port number from 0 to 65535.
    uuid.version: Please enter a UUID of version {version}.
    uri: Please enter a URI, such as {example}.
    hexadecimal: Please enter hexadecimal digits only, such as {example}.
    hexadecimal.bytes: Please enter {bytes, plural, one {# byte} other {# bytes}} in hexadecimal digits.
    slug: Please use lowercase letters, digits and single hyphens, such as {example}.
    semver: Please enter a version, such as {example}.
    hex-color: Please enter a color, such as {example}.
    mime-type: Please enter a media type, such as {example}.
    bic: Please enter a bank's identifier code (BIC), such as {example}.
    aba-routing: Please enter a bank's routing number of 9 digits.
    latitude: Please enter a latitude from -90 to 90.
    longitude: Please enter a longitude from -180 to 180.
    lat-long: Please enter a latitude and a longitude, such as {example}.
    country-code: Please enter a country code, such as {example}.
    country-code.alpha-3: Please enter a country code of three letters, such as {example}.
    country-code.numeric: Please enter a country code of three digits, such as {example}.
    currency-code: Please enter a currency code, such as {example}.
    currency-code.numeric: Please enter a currency code of three digits, such as {example}.
    duration: Please enter a duration, such as {example}.
    isbn: Please enter the ISBN of a book, such as {example}.
    isbn.10: Please enter an ISBN of 10 characters.
    ean: Please enter the digits under the bar code.
    ean.lengths: Please enter the {lengths} digits under the bar code.
    """
}
