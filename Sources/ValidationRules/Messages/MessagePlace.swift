import ValidationFormats

/// What stands in a place of a message's template, made of the parameters of a rule.
///
/// A place with the name of a parameter has its value, unless the description of the rule says otherwise.
struct MessagePlace: Sendable {
  /// Returns what stands there; `nil` if the parameters lack it.
  let argument: @Sendable (_ writer: MessageWriter, _ parameters: [String: JSONValue]) -> MessageArgument?

  init(
    _ argument:
      @escaping @Sendable (_ writer: MessageWriter, _ parameters: [String: JSONValue]) ->
      MessageArgument?
  ) { self.argument = argument }

  /// The value of a parameter with another name.
  static func parameter(_ name: String) -> Self {
    Self { writer, parameters in writer.argument(ofParameter: name, parameters) }
  }

  /// The name of a region, in the language of the message.
  static func region(_ name: String) -> Self {
    Self { writer, parameters in
      parameters[name].map { .text(writer.language.regionName($0.description)) }
    }
  }

  /// The elements of a list, each as a word, with a conjunction before the last.
  static func list(_ name: String, _ word: @escaping @Sendable (String) -> String) -> Self {
    Self { writer, parameters in
      guard case .array(let values)? = parameters[name] else { return nil }
      return .text(writer.listed(values.map { word($0.description) }, by: "list.or"))
    }
  }

  /// Selected characters, without the backslashes before some of them.
  static func characters(_ name: String) -> Self {
    Self { _, parameters in
      guard let characters = parameters[name]?.description else { return nil }
      var isEscaped = false
      return .text(
        String(
          characters.filter { character in
            isEscaped = character == "\\" && !isEscaped
            return !isEscaped
          }))
    }
  }

  /// A number of days, weeks, months or years.
  static func span(_ name: String) -> Self {
    Self { writer, parameters in
      guard let count = parameters[name], let unit = parameters["unit"] else { return nil }
      return writer.phrase("span.\(unit)", MessageSubject(name: "span", parameters: ["count": count])).map(
        MessageArgument.text)
    }
  }

  /// Phrases for parameters in a row, but those that are zero; each is a template that names its parameter.
  static func phrases(_ keys: [(parameter: String, key: String)]) -> Self {
    Self { writer, parameters in
      let subject = MessageSubject(name: "", parameters: parameters)
      let phrases = keys.compactMap { parameters[$0.parameter] == 0 ? nil : writer.phrase($0.key, subject) }
      return phrases.isEmpty ? nil : .text(writer.listed(phrases, by: "list.and"))
    }
  }
}

// MARK: Files

extension MessagePlace {
  /// The least and the greatest size in bytes, in units that people know.
  static let fileSizes: [String: Self] = [
    "minimum": fileSize("minimum", roundsUp: true), "maximum": fileSize("maximum", roundsUp: false),
  ]

  private static func fileSize(_ bound: String, roundsUp: Bool) -> Self {
    Self { writer, parameters in
      guard case .integer(let bytes)? = parameters[bound] else { return nil }
      // No size is rounded that has to be met exactly, or of which nothing would be left between the bounds.
      guard bytes >= 1000, !isEmptyIfRounded(parameters["minimum"], parameters["maximum"]) else {
        let subject = MessageSubject(name: "bytes", parameters: ["count": .integer(bytes)])
        return writer.phrase("bytes", subject).map(MessageArgument.text)
      }
      return .text(writer.language.byteCountText(bytes, roundsUp: roundsUp))
    }
  }

  private static func isEmptyIfRounded(_ minimum: JSONValue?, _ maximum: JSONValue?) -> Bool {
    guard case .integer(let minimum)? = minimum, case .integer(let maximum)? = maximum else { return false }
    let (least, most) = (
      MessageLanguage.rounded(minimum, roundsUp: true), MessageLanguage.rounded(maximum, roundsUp: false)
    )
    // In floating point, because the largest number rounded up is beyond the integers.
    return minimum == maximum
      || Double(least.step) * Double(least.hundredths) > Double(most.step) * Double(most.hundredths)
  }

  /// Files of families, by default those of the parameter `families`, and of types: "an image or a file of the
  /// type PDF".
  static func files(ofFamilies families: [JSONValue]? = nil) -> Self {
    Self { writer, parameters in
      var names = families ?? []
      if families == nil, case .array(let given)? = parameters["families"] { names = given }
      var phrases = names.map {
        writer.phrase("file-type.\($0)", MessageSubject(name: "", parameters: [:])) ?? $0.description
      }
      // People call a type by its usual extension, in uppercase.
      let types = list("types") { MediaType($0)?.fileExtensions.first?.uppercased() ?? $0 }
      if case .text(let text)? = types.argument(writer, parameters),
        let phrase = writer.phrase(
          "file-type.types", MessageSubject(name: "", parameters: ["types": .string(text)]))
      {
        phrases.append(phrase)
      }
      return .text(writer.listed(phrases, by: "list.or"))
    }
  }
}
