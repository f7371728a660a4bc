extension InputFormat {
  /// A time of day on a clock of 24 hours, such as `09:05`.
  ///
  /// ```swift
  /// InputFormat.timeOfDay.format("0905")     // "09:05"
  /// InputFormat.timeOfDay.format("9:05 PM")  // "21:05"
  /// ```
  ///
  /// An hour of one digit is filled up when the colon is typed: `9:` becomes `09:`. The plain text has the colon, because
  /// ``TimeOfDayFormat`` requires it.
  public static var timeOfDay: Self {
    .mask("##:##", separatorsBelongToValue: true) { TimeOfDayFormat.digitsOfMinutes(of: $0) }
  }
}

extension TimeOfDayFormat {
  /// Returns the hour and the minute of a time as people write it, in four digits on a clock of 24 hours, or `nil` if the
  /// text is not a time, or has seconds.
  fileprivate static func digitsOfMinutes(of text: String) -> String? {
    text.withBytes { bytes in
      var index = 0
      func number() -> (value: Int, digits: Int) {
        let start = index
        var value = 0
        while index < bytes.count, index < start + 4, bytes[index].isASCIIDigit {
          value = value * 10 + bytes[index].digitValue
          index += 1
        }
        return (value, index - start)
      }
      var (hour, hourDigits) = number()
      var minute = hour % 100
      if hourDigits == 4 {
        hour /= 100
      } else {
        let isSeparated =
          index < bytes.count && (bytes[index] == ":" || bytes[index] == ".")
        guard 1...2 ~= hourDigits, isSeparated else { return nil }
        index += 1
        let found = number()
        guard found.digits == 2 else { return nil }
        minute = found.value
      }
      let rest = String(decoding: bytes.extracting(index..<bytes.count).lowercasedLetters, as: UTF8.self)
      switch rest {
      case "": break
      case "am", "pm":
        guard 1...12 ~= hour else { return nil }
        hour = hour % 12 + (rest == "pm" ? 12 : 0)
      default: return nil
      }
      guard hour <= 23, minute <= 59 else { return nil }
      return [hour, minute].map { $0 < 10 ? "0\($0)" : String($0) }.joined()
    }
  }
}

extension Span<UInt8> {
  /// The bytes without spaces, with a bit set that makes letters small.
  fileprivate var lowercasedLetters: [UInt8] {
    var bytes: [UInt8] = []
    for index in indices where self[index] != " " {
      bytes.append(self[index].isASCIILetter ? self[index] | 0x20 : self[index])
    }
    return bytes
  }
}
