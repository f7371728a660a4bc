extension InputFormat {
  /// A postal code in uppercase, with the separator that the codes of its region have.
  ///
  /// ```swift
  /// InputFormat.postalCode(region: "GB").format("sw1a1aa")    // "SW1A 1AA"
  /// InputFormat.postalCode(region: "US").format("123456789")  // "12345-6789"
  /// InputFormat.postalCode(region: "JP").format("1000001")    // "100-0001"
  /// ```
  ///
  /// Where a region has codes of several shapes, a separator appears as soon as all shapes that are still
  /// possible agree on it. The plain text has the separator as well, because ``PostalCodeFormat`` requires
  /// it. Text of a region without postal codes stays as it is.
  ///
  /// - Parameter region: A region of ISO 3166-1 alpha-2, in either case.
  /// - Returns: The format.
  public static func postalCode(region: String) -> Self {
    let shapes = PostalCodeShape.shapes(ofRegion: region.uppercased())
    return shapes.isEmpty ? Self(UnformattedInput()) : Self(PostalCodeInput(region: region, shapes: shapes))
  }
}

/// The letters and digits of a postal code, with the separators of its shape.
struct PostalCodeInput: InputPattern {
  let region: String
  let shapes: [PostalCodeShape]

  var separatorsBelongToValue: Bool { true }

  var reader: InputReader? {
    InputReader { text in PostalCodeFormat.canonical(text, region: region).map(content) }
  }

  private var hasLetters: Bool { shapes.contains(where: \.hasLetters) }

  func reading(of text: String) -> [InputContent] {
    hasLetters ? text.inputContent(\.inputCapitalOrDigit) : text.inputContent(\.inputDigit)
  }

  func admitted(_ insertion: InputInsertion) -> [Character] {
    let longest = shapes.map(\.places.count).max() ?? 0
    return insertion.cut(content(of: insertion.text), greatestCount: longest) { content in
      let possible = possibleShapes(for: content).shapes
      return possible.contains { $0.places.count >= content.count }
    }
  }

  func formatted(_ content: [Character]) -> FormattedInput {
    let possible = possibleShapes(for: content)
    var input = FormattedInput()
    for (index, character) in content.enumerated() {
      let separators = possible.shapes.map { $0.separators[index] }
      let isAgreed = separators.allSatisfy { $0 != nil }
      if isAgreed, index <= possible.count, let separator = separators.first ?? nil {
        input.appendSeparator(separator)
      }
      input.append(character)
    }
    return input
  }

  /// Returns the shapes that the most characters from the start of a code have, and how many these are.
  private func possibleShapes(for content: [Character]) -> (shapes: [PostalCodeShape], count: Int) {
    let counts = shapes.map { $0.count(ofStartOf: content) }
    let count = counts.max() ?? 0
    return (zip(shapes, counts).filter { $0.1 == count }.map(\.0), count)
  }
}

/// One shape of the postal codes of a region, taken apart into places and separators.
struct PostalCodeShape: Sendable {
  /// The characters that each place takes.
  private(set) var places: [[UInt8]] = []

  /// The separators, by the index of the place that follows.
  private(set) var separators: [Int: Character] = [:]

  /// Whether a place takes letters.
  var hasLetters: Bool { places.joined().contains(where: \.isASCIILetter) }

  /// Returns the shapes of a region in uppercase letters, none if it has no postal codes.
  static func shapes(ofRegion region: String) -> [Self] {
    for line in PostalCodeTable.text.split(separator: "\n") where line.hasPrefix("\(region) ") {
      return line.dropFirst(3).split(separator: "|").map { Self(Array($0.utf8)) }
    }
    return []
  }

  private init(_ shape: [UInt8]) {
    for element in PostalCodeIndex.elements(of: shape) {
      let isSeparator = element.bytes.allSatisfy { $0 == " " || $0 == "-" }
      if isSeparator {
        // Where either is allowed, codes of digits are written with a hyphen, others with a space.
        let isEither = element.bytes.count > 1
        let isHyphen = isEither ? !hasLetters : element.bytes == [UInt8(ascii: "-")]
        separators[places.count] = isHyphen ? "-" : " "
      } else {
        places.append(element.bytes)
      }
    }
  }

  /// Returns how many characters from the start of a code the places take.
  func count(ofStartOf content: [Character]) -> Int {
    zip(content, places).prefix { character, place in
      character.asciiValue.map(place.contains) ?? false
    }.count
  }
}

/// Text without a format, whose edits are all left to the field.
struct UnformattedInput: InputPattern {
  func reading(of text: String) -> [InputContent] { text.inputContent { $0 } }

  func admitted(_ insertion: InputInsertion) -> [Character] { Array(insertion.text) }

  func formatted(_ content: [Character]) -> FormattedInput {
    var input = FormattedInput()
    for character in content { input.append(character) }
    return input
  }
}
