import ValidationFormats

/// Makes a document of the texts of fields, as a rule set declares the value that they are of.
///
/// The declaration says which parts are structures, lists and dictionaries. What a text stands for is up to the type
/// that reads it, so each text is a node of its own kind.
final class FieldDocument {
  typealias Field = FieldTexts.Field

  /// The fields of an object by the names of its members.
  private struct Groups {
    var groups: [(name: Range<Int>, fields: [Field])] = []
    var indices: [ContiguousArray<UInt8>: Int] = [:]

    func index(of name: String) -> Int? { indices[ContiguousArray(name.utf8)] }
  }

  private let texts: FieldTexts
  /// Whether Booleans without a field are `false`, as check boxes that are off.
  private let isForm: Bool
  private var bytes: ContiguousArray<UInt8>
  private var nodes: ContiguousArray<JSONNode> = []
  /// Where the declared names are that have been written.
  private var keys: [String: Range<Int>] = [:]
  /// The array or object that is being written; -1 if there is none.
  private var container: Int32 = -1
  /// How many parts of it have been written.
  private var count: Int32 = 0

  private init(_ texts: FieldTexts, isForm: Bool) {
    self.texts = texts
    self.isForm = isForm
    bytes = texts.bytes
  }

  /// Returns the document of fields.
  ///
  /// - Parameters:
  ///   - texts: The fields.
  ///   - structure: What is declared of the value; `nil` if nothing is.
  ///   - isForm: Whether Booleans without a field are `false`.
  /// - Returns: The document, which is an object.
  static func document<Value>(
    of texts: FieldTexts, _ structure: StructureDeclaration<Value>?, isForm: Bool
  ) -> JSONDocument {
    let document = FieldDocument(texts, isForm: isForm)
    if let structure, structure.hasMembers {
      document.writeObject(texts.fields, structure, isWhole: true)
    } else {
      document.writeMembers(document.groups(of: texts.fields, isWhole: true)) { document.write($0) }
    }
    return JSONDocument(document.bytes, document.nodes)
  }

  // MARK: Names

  private func groups(
    of fields: [Field], isWhole: Bool = false, _ declaredNames: [ContiguousArray<UInt8>] = []
  ) -> Groups {
    var groups = Groups()
    for field in fields {
      let (name, rest) = texts.firstName(in: field.name, isWhole: isWhole, declaredNames)
      let part = Field(name: rest, text: field.text)
      let key = ContiguousArray(bytes[name])
      if let index = groups.indices[key] {
        groups.groups[index].fields.append(part)
      } else {
        groups.indices[key] = groups.groups.count
        groups.groups.append((name, [part]))
      }
    }
    return groups
  }

  /// Returns the fields of each element of a list: first those without a further name, then those with an offset in
  /// their order, whatever is between two of them, and then those with empty brackets.
  ///
  /// - Returns: The elements; `nil` if a name is not an offset.
  private func elements(of fields: [Field]) -> [[Field]]? {
    var placed: [(offset: Int, fields: [Field])] = []
    var appended: [[Field]] = []
    for group in groups(of: fields.filter(\.hasName)).groups {
      if group.name.isEmpty {
        appended = group.fields.filter { !$0.hasName }.map { [$0] }
        let parts = group.fields.filter(\.hasName)
        if !parts.isEmpty { appended.append(parts) }
      } else {
        guard let offset = offset(group.name) else { return nil }
        placed.append((offset, group.fields))
      }
    }
    let unnamed = fields.filter { !$0.hasName }.map { [$0] }
    return unnamed + placed.sorted { $0.offset < $1.offset }.map(\.fields) + appended
  }

  private func offset(_ name: Range<Int>) -> Int? {
    let digits = bytes[name]
    guard digits.count <= 18, digits.allSatisfy({ $0.isASCIIDigit }) else { return nil }
    guard digits.count == 1 || digits.first != UInt8(ascii: "0") else { return nil }
    return digits.reduce(0) { 10 * $0 + Int($1 & 0xF) }
  }

  // MARK: Nodes

  private func append(_ kind: JSONNode.Kind, _ range: Range<Int>) {
    nodes.append(
      JSONNode(
        kind: kind, start: Int32(range.lowerBound), end: Int32(range.upperBound), parent: container,
        ordinal: count))
  }

  private func writeScalar(_ kind: JSONNode.Kind, _ range: Range<Int>) {
    append(kind, range)
    count += 1
  }

  private func writeContainer(_ kind: JSONNode.Kind, _ writeParts: () -> Void) {
    let outer = container
    let ordinal = count
    let start = nodes.count
    append(kind, 0..<0)
    container = Int32(start)
    count = 0
    writeParts()
    container = outer
    count = ordinal + 1
    nodes[start] = JSONNode(kind: kind, start: 0, end: Int32(nodes.count), parent: outer, ordinal: ordinal)
  }

  // MARK: Values

  /// Writes a value of which nothing is declared.
  private func write(_ fields: [Field]) {
    if fields.count == 1, !fields[0].hasName {
      writeScalar(.fieldText, fields[0].text)
    } else if elements(of: fields) != nil {
      writeList(fields) { write($0) }
    } else {
      writeDictionary(fields) { write($0) }
    }
  }

  private func writeList(_ fields: [Field], _ writeElement: ([Field]) -> Void) {
    // What is not a list fails as one.
    guard let elements = elements(of: fields) else { return writeDictionary(fields) { write($0) } }
    writeContainer(.array) { elements.forEach(writeElement) }
  }

  private func writeDictionary(_ fields: [Field], _ writeElement: ([Field]) -> Void) {
    // What is not a dictionary fails as one.
    guard fields.contains(where: \.hasName) else { return write(fields) }
    writeMembers(groups(of: fields.filter(\.hasName)), writeElement)
  }

  private func writeMembers(_ groups: Groups, _ writeMember: ([Field]) -> Void) {
    writeContainer(.object) {
      for group in groups.groups {
        append(.string, group.name)
        writeMember(group.fields)
      }
    }
  }

  private func writeObject<Value>(
    _ fields: [Field], _ structure: StructureDeclaration<Value>, isWhole: Bool = false
  ) {
    let groups = groups(of: fields, isWhole: isWhole, structure.namesLikePaths)
    var writtenGroups: Set<Int> = []
    writeContainer(.object) {
      writeDeclaredMembers(groups, structure, &writtenGroups)
      for (index, group) in groups.groups.enumerated() where !writtenGroups.contains(index) {
        append(.string, group.name)
        write(group.fields)
      }
    }
  }

  /// Writes the members of an object that are declared: the parts of a structure, and those of the case that it names.
  private func writeDeclaredMembers<Value>(
    _ groups: Groups, _ structure: StructureDeclaration<Value>, _ writtenGroups: inout Set<Int>
  ) {
    for part in structure.parts where part.description.keyPath != nil {
      let index = groups.index(of: part.description.name)
      if let index { writtenGroups.insert(index) }
      var visitor = PartWriter<Value>(
        document: self, name: part.description.name, fields: index.map { groups.groups[$0].fields } ?? [])
      part.accept(&visitor)
    }
    guard let cases = structure.cases else { return }
    cases.checkTagsOnce()
    switch cases.notation {
    case .tag(let tag):
      guard let index = groups.index(of: tag), let name = groups.groups[index].fields.first?.text,
        let named = cases[String(decoding: bytes[name], as: UTF8.self)]
      else { return }
      var writer = CaseWriter<Value>(document: self, place: .beside(groups), writtenGroups: writtenGroups)
      named.content.accept(&writer)
      writtenGroups = writer.writtenGroups
    case .key:
      for named in cases.cases {
        guard let index = groups.index(of: named.name) else { continue }
        writtenGroups.insert(index)
        appendKey(named.name)
        var writer = CaseWriter<Value>(document: self, place: .below(groups.groups[index].fields))
        named.content.accept(&writer)
      }
    }
  }

  /// Writes what a case of an enumeration holds.
  private struct CaseWriter<Value>: CaseVisitor {
    enum Place {
      /// Beside the name of the case.
      case beside(Groups)
      /// Below the name of the case.
      case below([Field])
    }

    let document: FieldDocument
    let place: Place
    var writtenGroups: Set<Int> = []

    mutating func visit<Payload>(_ content: PayloadDeclaration<Value, Payload>) {
      switch place {
      case .beside(let groups):
        guard let structure = content.structure else { return }
        document.writeDeclaredMembers(groups, structure, &writtenGroups)
      case .below(let fields):
        let members = fields.filter(\.hasName)
        guard let structure = content.structure else {
          return document.writeMembers(document.groups(of: members)) { document.write($0) }
        }
        document.writeObject(members, structure)
      }
    }
  }

  // MARK: Declared parts

  /// Writes a part, unless it has no field.
  private func writeMember(_ name: String, _ fields: [Field], _ writeValue: ([Field]) -> Void) {
    guard !fields.isEmpty else { return }
    appendKey(name)
    // A text that stands for nothing has no parts.
    guard !fieldsOfValue(fields).isEmpty else { return write(fields) }
    writeValue(fields)
  }

  private func appendKey(_ name: String) {
    let key = keys[name] ?? bytes.count..<bytes.count + name.utf8.count
    if keys.updateValue(key, forKey: name) == nil { bytes.append(contentsOf: name.utf8) }
    append(.string, key)
  }

  /// Returns the fields of a part, and none for an empty text, which stands for a missing value of any type but texts.
  private func fieldsOfValue(_ fields: [Field]) -> [Field] {
    fields.count == 1 && !fields[0].hasName && fields[0].text.isEmpty ? [] : fields
  }

  private func writeLeaf(_ name: String, _ fields: [Field], _ shape: TypeShape) {
    writeMember(name, fields) { fields in
      switch shape {
      case .list: writeList(fields) { write($0) }
      case .dictionary: writeDictionary(fields) { write($0) }
      case .flag, .text, .other: write(fields)
      }
    }
  }

  private func writeElement<Element>(_ fields: [Field], _ structure: StructureDeclaration<Element>?) {
    guard let structure, structure.hasMembers, fields.contains(where: \.hasName) else { return write(fields) }
    writeObject(fields.filter(\.hasName), structure)
  }

  /// Writes the parts of a structure.
  private struct PartWriter<Root>: PartVisitor {
    let document: FieldDocument
    let name: String
    let fields: [Field]

    mutating func visit<Property>(property: PropertyDeclaration<Root, Property>) {
      let shape = TypeShape(Property.self)
      if let structure = property.rules.structure, structure.hasMembers {
        visit(structure, canBeMissing: property.valueForMissingKey != nil)
      } else if shape == .flag, document.isForm, document.fieldsOfValue(fields).isEmpty {
        document.appendKey(name)
        document.writeScalar(.false, 0..<0)
      } else {
        document.writeLeaf(name, shape == .text ? fields : document.fieldsOfValue(fields), shape)
      }
    }

    /// Writes a structure that is not optional. In a form, all its fields may be check boxes that are off.
    private func visit<Value>(_ structure: StructureDeclaration<Value>, canBeMissing: Bool) {
      let fields = document.fieldsOfValue(fields)
      guard fields.isEmpty, document.isForm, !canBeMissing else {
        return document.writeMember(name, fields) { document.writeElement($0, structure) }
      }
      let start = document.nodes.count
      let count = document.count
      document.appendKey(name)
      document.writeObject([], structure)
      let isEmpty = document.nodes.count == start + 2
      if isEmpty {
        document.nodes.removeLast(2)
        document.count = count
      }
    }

    mutating func visit<Property>(optionalProperty: OptionalPropertyDeclaration<Root, Property>) {
      if let structure = optionalProperty.rules.structure, structure.hasMembers {
        document.writeMember(name, fields) { document.writeElement($0, structure) }
      } else {
        document.writeLeaf(name, fields, TypeShape(Property.self))
      }
    }

    mutating func visit<Element>(
      list: PropertyDeclaration<Root, [Element]>, elements: ElementDeclaration<Element>
    ) {
      visit(list: document.fieldsOfValue(fields), elements)
    }

    mutating func visit<Element>(
      optionalList: OptionalPropertyDeclaration<Root, [Element]>, elements: ElementDeclaration<Element>
    ) {
      visit(list: fields, elements)
    }

    private func visit<Element>(list fields: [Field], _ elements: ElementDeclaration<Element>) {
      let structure = elements.rules.structure
      document.writeMember(name, fields) { fields in
        document.writeList(fields) { document.writeElement($0, structure) }
      }
    }

    mutating func visit<Element>(
      dictionary: PropertyDeclaration<Root, [String: Element]>, elements: ElementDeclaration<Element>
    ) {
      visit(dictionary: document.fieldsOfValue(fields), elements)
    }

    mutating func visit<Element>(
      optionalDictionary: OptionalPropertyDeclaration<Root, [String: Element]>,
      elements: ElementDeclaration<Element>
    ) {
      visit(dictionary: fields, elements)
    }

    private func visit<Element>(dictionary fields: [Field], _ elements: ElementDeclaration<Element>) {
      let structure = elements.rules.structure
      document.writeMember(name, fields) { fields in
        document.writeDictionary(fields) { document.writeElement($0, structure) }
      }
    }

    mutating func visit<Choice>(
      choice: PropertyDeclaration<Root, Choice>, cases: CasesDeclaration<Choice>
    ) {
      visit(property: choice)
    }

    mutating func visit<Choice>(
      optionalChoice: OptionalPropertyDeclaration<Root, Choice>, cases: CasesDeclaration<Choice>
    ) {
      visit(optionalProperty: optionalChoice)
    }

    mutating func visit<Property>(computed: ComputedDeclaration<Root, Property>) {}
  }
}

extension FieldTexts.Field {
  /// Whether a part of the name is left.
  fileprivate var hasName: Bool { !name.isEmpty }
}

extension StructureDeclaration {
  /// Whether the fields of a value have the names of its parts, or of its case.
  fileprivate var hasMembers: Bool { isOfObject || cases != nil }

  /// The names of parts that have dots or brackets.
  fileprivate var namesLikePaths: [ContiguousArray<UInt8>] {
    indices.keys.map { ContiguousArray($0.utf8) }.filter { name in
      name.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "[") }
    }
  }
}
