/// Reads message templates, scalar by scalar, in one pass.
///
/// The grammar is a part of
/// [ICU's MessageFormat](https://unicode-org.github.io/icu/userguide/format_parse/messages/), whose rules of quoting
/// it keeps: `''` is an apostrophe; `'` before a brace, or before `#` in a plural, quotes up to the next `'`; any
/// other `'` stands for itself. Unlike there, `#` in a select within a plural is the number too.
struct MessageTemplateParser {
  /// How many placeholders may stand within each other.
  static let depthLimit = 16

  private let text: String
  private var rest: Substring.UnicodeScalarView

  private init(_ text: String) {
    self.text = text
    rest = text[...].unicodeScalars
  }

  static func parts(of text: String) throws(MessageTemplateError) -> [MessageTemplate.Part] {
    var parser = Self(text)
    return try parser.parts(depth: 0, inPlural: false)
  }

  /// Reads up to the end, or in a branch up to its `}`, which is left.
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
    let start = fault(.unclosedBrace)
    guard depth <= Self.depthLimit else { throw fault(.tooDeep(limit: Self.depthLimit)) }
    rest.removeFirst()
    skipSpace()
    let nameFault = fault(.missingName)
    let name = word()
    guard !name.isEmpty else { throw rest.isEmpty ? start : nameFault }
    guard name.unicodeScalars.allSatisfy(Self.isInName) else { throw nameFault.replacing(.badName(name)) }
    switch rest.first {
    case "}":
      rest.removeFirst()
      return .argument(name)
    case ",": rest.removeFirst()
    case nil: throw start
    default: throw fault(.unexpectedText)
    }
    skipSpace()
    let kindFault = fault(.unexpectedText)
    let kind = word()
    guard kind == "plural" || kind == "select" else { throw kindFault.replacing(.unknownKind(kind)) }
    guard rest.first == "," else { throw rest.isEmpty ? start : fault(.unexpectedText) }
    rest.removeFirst()
    skipSpace()
    var branches: [String: [MessageTemplate.Part]] = [:]
    while true {
      let branchFault = fault(.missingOther)
      let branch = word()
      if branch.isEmpty {
        guard rest.first == "}" else { throw rest.isEmpty ? start : fault(.unexpectedText) }
        guard branches["other"] != nil else { throw branchFault }
        rest.removeFirst()
        break
      }
      if kind == "plural" && !Self.isPluralBranch(branch) {
        throw branchFault.replacing(.unknownCategory(branch))
      }
      guard rest.first == "{" else { throw rest.isEmpty ? start : fault(.missingBranch(branch)) }
      guard branches[branch] == nil else { throw fault(.repeatedBranch(branch)) }
      let open = fault(.unclosedBrace)
      rest.removeFirst()
      branches[branch] = try parts(depth: depth, inPlural: inPlural || kind == "plural")
      guard rest.popFirst() == "}" else { throw open }
      skipSpace()
    }
    return kind == "plural" ? .plural(name, branches) : .select(name, branches)
  }

  /// Reads what is neither white space nor syntax, and the white space around it.
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

  private func fault(_ fault: MessageTemplateError.Fault) -> MessageTemplateError {
    MessageTemplateError(
      template: text, offset: text.unicodeScalars[..<rest.startIndex].count, fault: fault)
  }

  private static func isInName(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || "-_.".unicodeScalars.contains(scalar)
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isPatternWhitespace }

  private static func isPluralBranch(_ branch: String) -> Bool {
    if branch.hasPrefix("=") { return UInt(branch.dropFirst()) != nil && branch.dropFirst().first != "+" }
    return PluralCategory(rawValue: branch) != nil
  }
}

extension MessageTemplateError {
  fileprivate func replacing(_ fault: Fault) -> Self {
    Self(key: key, template: template, offset: offset, fault: fault)
  }
}
