/// An alternative of a part: what connects a value that is selected with the form that edits it.
///
/// The form stays while another alternative is selected. What it has to do is decided by `AlternativeContent`.
@MainActor
class Alternative<Value: Sendable, Selected: Hashable & Sendable> {
  /// The value of the control that selects the alternative.
  final let name: Selected
  /// The part with the alternatives, which keeps them.
  final weak var part: FormAlternatives<Value, Selected>?
  /// What the form has.
  final var content = AlternativeContent()

  /// The component that leads from the part to the form; `nil` for a form with the path of the part.
  final let pathName: String?

  init(_ name: Selected, pathName: String? = nil) {
    self.name = name
    self.pathName = pathName
  }

  // MARK: What the alternative of a type of values does

  /// Whether there is a value that the form could begin with.
  var hasDefault: Bool { false }

  /// The form; `nil` if there was no value yet and no default was needed.
  var form: FormGroup? { nil }

  /// Returns whether a value is one of the alternative.
  func contains(_ value: Value) -> Bool { false }

  /// Returns the value in a version; `nil` if there is no form.
  func value(in version: Version) -> Value? { nil }

  /// Returns the value in a version without secrets; `nil` if a secret has no empty value, or there is no form.
  func valueWithoutSecrets(in version: Version) -> Value? { nil }

  /// Takes the default if the alternative is selected and neither the user nor the base has a value for it.
  func takeDefaultIfMissing(_ selected: Versions<Bool>, _ command: Command) {}

  /// Takes a value of the alternative that the program has set.
  func setValue(_ value: Value, keepingSecrets: Bool, _ command: Command) {}

  /// Takes a value of the alternative that the other side has. Returns whether that differs from the beginning.
  func rebase(
    onto value: Value, since ancestor: Ancestor, _ selected: Versions<Bool>,
    _ conflicts: inout RebaseConflicts, _ command: Command
  ) -> Bool { false }

  /// Returns what a snapshot contains of the form; `nil` if neither the user nor the base has a value. What is read is tracked.
  func snapshot(_ selected: Versions<Bool>) -> AlternativeSnapshot? { nil }

  /// Takes what a snapshot contains of the form.
  ///
  /// - Parameters:
  ///   - snapshot: What the snapshot contains; `nil` if that is nothing.
  ///   - isSelected: Whether the snapshot selects the alternative, as it is and in the base.
  ///   - selected: Whether each version of the form selects it.
  ///   - restoring: Takes note of what can't be restored.
  ///   - path: The path of the part.
  ///   - command: The command under way.
  /// - Returns: Whether the alternative can be selected as in the snapshot.
  func restore(
    _ snapshot: AlternativeSnapshot?, isSelected: (current: Bool, base: Bool), _ selected: Versions<Bool>,
    _ restoring: inout Restoring, at path: ValidationPath, _ command: Command
  ) -> Bool { true }
}

/// What a snapshot contains of the form of an alternative.
struct AlternativeSnapshot {
  /// What was typed.
  var content: PartSnapshot?
  /// What the form began with if it was changed or is not selected, or if the base does not have it, without secrets.
  var whole: JSONValue?
  /// Whether that is the default, and not a value that the program has set.
  var isDefault = false

  /// Whether the form is as the base has it.
  var isInitial: Bool { content == nil && whole == nil }
}

/// An alternative whose value is a structure.
final class StructureAlternative<Value: Sendable, Selected: Hashable & Sendable, Structure: Sendable>:
  Alternative<Value, Selected>
{
  /// The form of the structure.
  private(set) var model: FormModel<Structure>?
  /// Makes the structure that the form begins with when the alternative is selected.
  var makeDefault: (@MainActor () -> Structure?)?
  /// Functions that add parts and rules to the form.
  private var builders: [FormModel<Structure>.Builder] = []
  /// Functions of the program that set up the form.
  private var configurations: [@MainActor (FormModel<Structure>) -> Void] = []

  /// Returns the structure of a value of the alternative; `nil` of another value.
  private let extract: (Value) -> Structure?
  /// Returns the value with a structure.
  private let embed: (Structure) -> Value

  init(
    _ name: Selected, pathName: String? = nil, extract: @escaping (Value) -> Structure?,
    embed: @escaping (Structure) -> Value
  ) {
    self.extract = extract
    self.embed = embed
    super.init(name, pathName: pathName)
  }

  override var hasDefault: Bool { makeDefault?() != nil }

  override var form: FormGroup? { model }

  override func contains(_ value: Value) -> Bool { extract(value) != nil }

  override func value(in version: Version) -> Value? { model.map { embed($0.value(in: version)) } }

  override func valueWithoutSecrets(in version: Version) -> Value? {
    model?.valueWithoutSecrets(in: version).map(embed)
  }

  // MARK: The form

  /// Adds parts and rules to the form. The first call makes the form, if the part was made with a value of the alternative.
  func add(_ build: @escaping FormModel<Structure>.Builder, _ command: Command) {
    builders.append(build)
    if let model {
      build(model, command)
    } else if let structure = part.flatMap({ extract($0.valueWithoutForm) }) {
      content.begin(withDefault: false)
      makeModel(structure)
      part?.initialFormWasMade()
    }
  }

  /// Calls a closure for the form: now, or as soon as there is one.
  func configure(_ configure: @escaping @MainActor (FormModel<Structure>) -> Void) {
    guard let model else { return configurations.append(configure) }
    Transaction.runAsOneCommand { _ in configure(model) }
  }

  /// Makes the form of the default before the alternative is selected.
  func prepare() {
    guard model == nil, let structure = makeDefault?() else { return }
    Transaction.runAsOneCommand { command in
      content.begin(withDefault: true)
      makeModel(structure)
      model?.startBlank(command)
    }
  }

  private func makeModel(_ structure: Structure) {
    guard let part else { return }
    Transaction.runAsOneCommand { _ in
      let configurations = exchange(&configurations, with: [])
      let model = FormModel(
        structure, builders + configurations.map { configure in { model, _ in configure(model) } },
        isSecret: part.isSecret)
      self.model = model
      part.addForm(model, of: self)
    }
  }

  /// Makes a structure what the form has and its base.
  private func begin(with structure: Structure, keepingSecrets: Bool = false, _ command: Command) {
    guard let model else { return makeModel(structure) }
    model.setValue(structure, keepingSecrets: keepingSecrets, command)
    model.apply(.madeBase, command)
  }

  private func edit(to structure: Structure, keepingSecrets: Bool = false, _ command: Command) {
    guard let model else { return makeModel(structure) }
    model.setValue(structure, keepingSecrets: keepingSecrets, command)
  }

  // MARK: Changes

  override func takeDefaultIfMissing(_ selected: Versions<Bool>, _ command: Command) {
    guard content.needsDefault(selected) else { return }
    guard let structure = makeDefault?() else {
      part?.reportMissingDefault(of: self)
      return
    }
    switch content.takeDefault(selected) {
    case .asEdit: edit(to: structure, command)
    case .asBase:
      begin(with: structure, command)
      model?.resetAll(command)
    }
    model?.startBlank(command)
  }

  override func setValue(_ value: Value, keepingSecrets: Bool, _ command: Command) {
    guard let structure = extract(value) else { return }
    let isSame = model.map { StructureEquality.isSame($0.value(in: .current), structure) } ?? false
    switch content.set(isSame: isSame) {
    case .asEdit: edit(to: structure, keepingSecrets: keepingSecrets, command)
    case .asBase: begin(with: structure, keepingSecrets: keepingSecrets, command)
    }
  }

  override func rebase(
    onto value: Value, since ancestor: Ancestor, _ selected: Versions<Bool>,
    _ conflicts: inout RebaseConflicts, _ command: Command
  ) -> Bool {
    guard let structure = extract(value) else { return true }
    switch content.rebase(since: ancestor, selected, hasSavedBase: model?.hasSavedBase == true) {
    case .begin:
      begin(with: structure, command)
      return true
    case .rebase(let beginning):
      return model?.rebase(onto: structure, since: beginning, &conflicts, command) ?? true
    }
  }

  // MARK: Snapshots

  /// Of a structure that is not selected, the user sees again what was typed, unless it begins with its default.
  override func snapshot(_ selected: Versions<Bool>) -> AlternativeSnapshot? {
    guard let model, content.origin != .missing else { return nil }
    let isUnused = content.origin == .default && !selected.current && !selected.base && !model.isDirty
    if isUnused { return nil }
    var snapshot = AlternativeSnapshot(content: model.snapshot(), isDefault: content.origin == .default)
    let isUntouched = selected.current && selected.base && snapshot.content == nil
    if !model.isSecret, !isUntouched { snapshot.whole = model.jsonWithoutSecrets(in: .base) }
    return snapshot
  }

  override func restore(
    _ snapshot: AlternativeSnapshot?, isSelected: (current: Bool, base: Bool), _ selected: Versions<Bool>,
    _ restoring: inout Restoring, at path: ValidationPath, _ command: Command
  ) -> Bool {
    // Edits of what both bases have are restored by themselves.
    let isInBothBases = isSelected.base && selected.base
    if let whole = snapshot?.whole, !isInBothBases || !isSelected.current {
      let decoded = (try? ValueCoding.decode(Structure.self, from: whole)) ?? nil
      // What was typed is restored by itself, over the default of a later version of the structure.
      if decoded == nil { restoring.leftOut(path) }
      guard let structure = decoded ?? makeDefault?() else { return false }
      content.begin(withDefault: snapshot?.isDefault == true || decoded == nil)
      begin(with: structure, keepingSecrets: true, command)
    } else if model == nil, isSelected.current {
      // Others have removed what the user has not edited.
      if isSelected.base, snapshot?.isInitial != false { return false }
      // A secret without an empty value keeps the structure out of the draft.
      guard snapshot?.isDefault == true, let structure = makeDefault?() else {
        restoring.leftOut(path)
        return false
      }
      content.begin(withDefault: true)
      begin(with: structure, command)
    }
    content.restore(hasContent: snapshot?.whole != nil || isSelected.current, isInBase: selected.base)
    model?.restore(snapshot?.content, &restoring, at: path, command)
    return true
  }
}
