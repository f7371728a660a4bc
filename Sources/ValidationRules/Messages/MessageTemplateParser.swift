/// A parser of message templates that reads each Unicode scalar once.
///
/// The grammar is a part of [ICU's
/// MessageFormat](https://unicode-org.github.io/icu/userguide/format_parse/messages/) with the same rules of
/// quoting: `''` is an apostrophe; `'` before a brace, or before `#` in a plural, quotes up to the next `'`;
/// any other `'` stands for itself. Unlike in ICU, `#` in a select within a plural is the number too.
struct MessageTemplateParser {
  /// The maximum length of a template, in Unicode scalars.
  static let lengthLimit = 20_000

  /// The maximum depth of nested placeholders.
  static let depthLimit = 16

  private let text: String
  private var rest: Substring.UnicodeScalarView

  private init(_ text: String) {
    self.text = text
    rest = text[...].unicodeScalars
  }

  static func parts(of text: String) throws(MessageTemplateError) -> [MessageTemplate.Part] {
    if let end = text.unicodeScalars.index(
      text.startIndex, offsetBy: lengthLimit, limitedBy: text.endIndex), end < text.endIndex
    {
      throw MessageTemplateError(template: text, offset: lengthLimit, fault: .tooLong(limit: lengthLimit))
    }
    var parser = Self(text)
    return try parser.parts(depth: 0, inPlural: false)
  }

  /// Reads up to the end, or in a branch up to its `}`, which remains unread.
  private mutating func parts(depth: Int, inPlural: Bool) throws(MessageTemplateError)
    -> [MessageTemplate.Part]
  {
    var parts: [MessageTemplate.Part] = []
    var literal = String.UnicodeScalarView()
    func flush() {
      if !literal.isEmpty { parts.append(.literal(String(literal))) }
      literal = .init()
    }
    while let scalar = rest.first {
      switch scalar {
      case "'":
        readApostrophe(into: &literal, inPlural: inPlural)
      case "{":
        flush()
        parts.append(try placeholder(depth: depth + 1, inPlural: inPlural))
      case "}":
        guard depth > 0 else { throw fault(.unopenedBrace) }
        flush()
        return parts
      case "#" where inPlural:
        rest.removeFirst()
        flush()
        parts.append(.number)
      default:
        literal.append(rest.removeFirst())
      }
    }
    flush()
    return parts
  }

  private mutating func readApostrophe(into literal: inout String.UnicodeScalarView, inPlural: Bool) {
    let apostrophe = rest.removeFirst()
    guard let next = rest.first else { return literal.append(apostrophe) }
    switch next {
    case "'":
      literal.append(rest.removeFirst())
    case "{", "}", "#":
      guard next != "#" || inPlural else { return literal.append(apostrophe) }
      while let scalar = rest.popFirst() {
        if scalar == "'" {
          guard rest.first == "'" else { return }
          rest.removeFirst()
        }
        literal.append(scalar)
      }
    default:
      literal.append(apostrophe)
    }
  }

  private mutating func placeholder(depth: Int, inPlural: Bool) throws(MessageTemplateError)
    -> MessageTemplate.Part
  {
    let start = rest.startIndex
    guard depth <= Self.depthLimit else { throw fault(.tooDeep(limit: Self.depthLimit)) }
    rest.removeFirst()
    skipSpace()
    let nameStart = rest.startIndex
    let name = word()
    guard !name.isEmpty else { throw unexpected(.missingName, at: nameStart, inPlaceholderAt: start) }
    guard name.unicodeScalars.allSatisfy(Self.isInName) else { throw fault(.badName(name), at: nameStart) }
    if rest.first == "}" {
      rest.removeFirst()
      return .argument(name)
    }
    try skipComma(inPlaceholderAt: start)
    let kindStart = rest.startIndex
    let kind = word()
    guard kind == "plural" || kind == "select" else { throw fault(.unknownKind(kind), at: kindStart) }
    try skipComma(inPlaceholderAt: start)
    let isPlural = kind == "plural"
    let branches = try branches(isPlural: isPlural, inPlural: inPlural, depth: depth, start: start)
    return isPlural ? .plural(name, branches) : .select(name, branches)
  }

  /// Reads the branches of a placeholder, and its `}`.
  private mutating func branches(
    isPlural: Bool, inPlural: Bool, depth: Int, start: String.Index
  ) throws(MessageTemplateError) -> [String: [MessageTemplate.Part]] {
    var branches: [String: [MessageTemplate.Part]] = [:]
    while true {
      let branchStart = rest.startIndex
      let branch = word()
      if branch.isEmpty {
        guard rest.first == "}" else { throw unexpected(.unexpectedText, inPlaceholderAt: start) }
        guard branches["other"] != nil else { throw fault(.missingOther, at: branchStart) }
        rest.removeFirst()
        return branches
      }
      guard !isPlural || Self.isPluralBranch(branch) else {
        throw fault(.unknownCategory(branch), at: branchStart)
      }
      guard rest.first == "{" else { throw unexpected(.missingBranch(branch), inPlaceholderAt: start) }
      guard branches[branch] == nil else { throw fault(.repeatedBranch(branch)) }
      let open = rest.startIndex
      rest.removeFirst()
      branches[branch] = try parts(depth: depth, inPlural: inPlural || isPlural)
      guard rest.popFirst() == "}" else { throw fault(.unclosedBrace, at: open) }
      skipSpace()
    }
  }

  private mutating func skipComma(inPlaceholderAt start: String.Index) throws(MessageTemplateError) {
    guard rest.first == "," else { throw unexpected(.unexpectedText, inPlaceholderAt: start) }
    rest.removeFirst()
    skipSpace()
  }

  /// Reads characters other than whitespace and syntax, and the whitespace around them.
  private mutating func word() -> String {
    skipSpace()
    var word = String.UnicodeScalarView()
    while let scalar = rest.first, !Self.isSpace(scalar), scalar != "{", scalar != "}", scalar != "," {
      word.append(rest.removeFirst())
    }
    skipSpace()
    return String(word)
  }

  private mutating func skipSpace() {
    while let scalar = rest.first, Self.isSpace(scalar) { rest.removeFirst() }
  }

  /// Returns an error at an index, or at the next scalar. The offset takes time, so it is determined only
  /// here.
  private func fault(
    _ fault: MessageTemplateError.Fault, at index: String.Index? = nil
  ) -> MessageTemplateError {
    let offset = text.unicodeScalars[..<(index ?? rest.startIndex)].count
    return MessageTemplateError(template: text, offset: offset, fault: fault)
  }

  /// Returns the error for the next scalar, or at the end of the text the error for the placeholder that is
  /// open.
  private func unexpected(
    _ fault: MessageTemplateError.Fault, at index: String.Index? = nil, inPlaceholderAt start: String.Index
  ) -> MessageTemplateError {
    rest.isEmpty ? self.fault(.unclosedBrace, at: start) : self.fault(fault, at: index)
  }

  private static func isInName(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || "-_.".unicodeScalars.contains(scalar)
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isPatternWhitespace }

  private static func isPluralBranch(_ branch: String) -> Bool {
    if branch.hasPrefix("=") { return !branch.hasPrefix("=+") && Int(String(branch.dropFirst())) ?? -1 >= 0 }
    return PluralCategory(rawValue: branch) != nil
  }
}
