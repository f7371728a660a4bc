// The modifiers of views.
public import AppKit
public import Foundation
public import UIKit

/// What changes the nodes of a view.
public protocol PrimitiveModifier {
  @MainActor func nodes(of content: some View, in context: RenderContext) -> [Node]
}

public struct ModifiedContent<Content: View, Modifier: PrimitiveModifier>: PrimitiveView {
  let content: Content
  let modifier: Modifier

  public func nodes(in context: RenderContext) -> [Node] {
    modifier.nodes(of: content, in: context)
  }
}

extension View {
  fileprivate func with<Modifier: PrimitiveModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier>
  { ModifiedContent(content: self, modifier: modifier) }
}

/// A modifier that changes the nodes after they were made.
private struct Adjustment: PrimitiveModifier {
  let change: @MainActor (Node) -> Void
  func nodes(of content: some View, in context: RenderContext) -> [Node] {
    let nodes = content.evaluated(in: context)
    for node in nodes { change(node) }
    return nodes
  }
}

/// A modifier without an effect on the tree, but a name.
private struct Setting: PrimitiveModifier {
  let name: String
  let value: String
  func nodes(of content: some View, in context: RenderContext) -> [Node] {
    let nodes = content.evaluated(in: context)
    for node in nodes where node.settings[name] == nil { node.settings[name] = value }
    return nodes
  }
}

// MARK: Modifiers of the app

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ModifierContent<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

public struct ModifierContent<Modifier: ViewModifier>: PrimitiveView {
  let content: any View
  public func nodes(in context: RenderContext) -> [Node] { content.evaluated(in: context) }
}

struct Custom<Modifier: ViewModifier>: PrimitiveModifier {
  let modifier: Modifier
  func nodes(of content: some View, in context: RenderContext) -> [Node] {
    let context = context.child(Modifier.self)
    context.install(modifier)
    return modifier.body(content: ModifierContent(content: content)).evaluated(in: context)
  }
}

extension View {
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
    with(Custom(modifier: modifier))
  }
}

// MARK: Environment, identity

private struct EnvironmentChange<V>: PrimitiveModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, V>
  let value: V
  func nodes(of content: some View, in context: RenderContext) -> [Node] {
    var context = context
    context.environment[keyPath: keyPath] = value
    return content.evaluated(in: context)
  }
}

private struct Identified<ID: Hashable>: PrimitiveModifier {
  let id: ID
  func nodes(of content: some View, in context: RenderContext) -> [Node] {
    if context.screen.offscreen.contains(AnyHashable(id)) { return [] }
    let nodes = content.evaluated(in: context.child("\(id)"))
    for node in nodes { node.ids.append(AnyHashable(id)) }
    return nodes
  }
}

private struct Tagged<Tag: Hashable>: PrimitiveModifier {
  let tag: Tag
  func nodes(of content: some View, in context: RenderContext) -> [Node] {
    let row = Node("Choice", context, children: content.evaluated(in: context))
    row.ids = [AnyHashable(tag)]
    row.settings["tag"] = "\(tag)"
    return [row]
  }
}

private struct Disabled: PrimitiveModifier {
  let isDisabled: Bool
  func nodes(of content: some View, in context: RenderContext) -> [Node] {
    var context = context
    if isDisabled { context.environment.isEnabled = false }
    return content.evaluated(in: context)
  }
}

extension View {
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    with(EnvironmentChange(keyPath: keyPath, value: value))
  }

  public func id<ID: Hashable>(_ id: ID) -> some View { with(Identified(id: id)) }

  public func tag<V: Hashable>(_ tag: V) -> some View { with(Tagged(tag: tag)) }

  public func disabled(_ disabled: Bool) -> some View { with(Disabled(isDisabled: disabled)) }
}

// MARK: Life cycle

private struct Appearing: PrimitiveModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
  func nodes(of content: some View, in context: RenderContext) -> [Node] {
    let path = "\(context.path)#life\(appear == nil)"
    let nodes = content.evaluated(in: context.child("life\(appear == nil)"))
    context.screen.note(path) { events in
      if let appear { events.appear.append(appear) }
      if let disappear { events.disappear.append(disappear) }
    }
    return nodes
  }
}

private struct Changing<V: Equatable>: PrimitiveModifier {
  let value: V
  let initial: Bool
  let action: (V, V) -> Void
  func nodes(of content: some View, in context: RenderContext) -> [Node] {
    let nodes = content.evaluated(in: context.child("change"))
    context.screen.note("\(context.path)#change") { events in
      events.changes.append(
        (
          value: .init(value: value, isEqual: { ($0 as? V) == value }), initial: initial,
          action: { old, new in if let old = old as? V, let new = new as? V { action(old, new) } }
        ))
    }
    return nodes
  }
}

extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    with(Appearing(appear: action, disappear: nil))
  }

  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    with(Appearing(appear: nil, disappear: action))
  }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { with(Changing(value: value, initial: initial) { _, _ in action() }) }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View { with(Changing(value: value, initial: initial, action: action)) }

  public func task<ID: Equatable>(
    id: ID, @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { with(Setting(name: "task", value: "")) }
}

// MARK: Focus

private struct Focused<Value: Hashable>: PrimitiveModifier {
  let box: FocusValueBox<Value>
  let value: Value
  let isSpoken: Bool
  func nodes(of content: some View, in context: RenderContext) -> [Node] {
    let nodes = content.evaluated(in: context)
    for node in nodes.flatMap(\.all) where isSpoken || node.field != nil {
      node.focusTargets.append(FocusTarget(box: box, value: AnyHashable(value), isSpoken: isSpoken))
    }
    return nodes
  }
}

extension View {
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    with(Focused(box: condition.box, value: true, isSpoken: false))
  }

  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { with(Focused(box: binding.box, value: value, isSpoken: false)) }

  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { with(Focused(box: binding.box, value: value, isSpoken: true)) }
}

// MARK: Fields

public struct SubmitLabel: Equatable, Sendable {
  let name: String
  public static let done = SubmitLabel(name: "done")
  public static let next = SubmitLabel(name: "next")
}

public enum ScrollDismissesKeyboardMode: Sendable { case automatic, immediately, interactively, never }

public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = Self(rawValue: 1)
}

public struct TextInputAutocapitalization: Sendable {
  let name: String
  public init?(_ type: UITextAutocapitalizationType) { name = "\(type)" }
}

private struct Submitting: PrimitiveModifier {
  let action: () -> Void
  func nodes(of content: some View, in context: RenderContext) -> [Node] {
    let nodes = content.evaluated(in: context)
    for node in nodes.flatMap(\.all) { node.submit = action }
    return nodes
  }
}

private struct Describing: PrimitiveModifier {
  let label: String?
  let hint: String?
  func nodes(of content: some View, in context: RenderContext) -> [Node] {
    let nodes = content.evaluated(in: context)
    for node in nodes.flatMap(\.all) {
      if let label { node.accessibilityLabel = label }
      if let hint { node.accessibilityHint = hint }
    }
    return nodes
  }
}

private struct SubmitLabeled: PrimitiveModifier {
  let label: SubmitLabel
  func nodes(of content: some View, in context: RenderContext) -> [Node] {
    let nodes = content.evaluated(in: context)
    for node in nodes.flatMap(\.all) { node.submitLabel = label }
    return nodes
  }
}

extension View {
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    with(Submitting(action: action))
  }

  public func submitLabel(_ label: SubmitLabel) -> some View { with(SubmitLabeled(label: label)) }

  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    with(Describing(label: String(label), hint: nil))
  }

  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    with(Describing(label: nil, hint: String(hint)))
  }

  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    with(Setting(name: "accessibilityValue", value: String(value)))
  }

  public func accessibilityHidden(_ hidden: Bool) -> some View {
    with(Setting(name: "accessibilityHidden", value: "\(hidden)"))
  }

  public func keyboardType(_ type: UIKeyboardType) -> some View {
    with(Setting(name: "keyboardType", value: "\(type)"))
  }

  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    with(Setting(name: "textContentType", value: textContentType.map { "\($0)" } ?? "nil"))
  }

  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    -> some View
  { with(Setting(name: "autocapitalization", value: autocapitalization?.name ?? "nil")) }

  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    with(Setting(name: "autocorrectionDisabled", value: "\(disable)"))
  }

  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    with(Setting(name: "scrollDismissesKeyboard", value: "\(mode)"))
  }

  public func labelsHidden() -> some View { with(Setting(name: "labelsHidden", value: "true")) }
}

// MARK: Look

public protocol ShapeStyle: Sendable {}

public struct Color: ShapeStyle {}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color() }
}

public struct HierarchicalShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

extension View {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    with(Setting(name: "foregroundStyle", value: "\(S.self)"))
  }

  public func font(_ font: Font?) -> some View { with(Setting(name: "font", value: "")) }

  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    with(Setting(name: "buttonStyle", value: "\(S.self)"))
  }

  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    with(Setting(name: "navigationTitle", value: titleKey.key))
  }

  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    Group {
      self
      content()
    }
  }
}

// MARK: Presentations

private struct DismissDisabled: PrimitiveModifier {
  let isDisabled: Bool
  func nodes(of content: some View, in context: RenderContext) -> [Node] {
    let nodes = content.evaluated(in: context)
    for node in nodes { node.settings["interactiveDismissDisabled"] = "\(isDisabled)" }
    return nodes
  }
}

private struct Dialog<Actions: View>: PrimitiveModifier {
  let title: String
  let isPresented: Binding<Bool>
  let actions: Actions
  func nodes(of content: some View, in context: RenderContext) -> [Node] {
    var nodes = content.evaluated(in: context)
    if isPresented.wrappedValue {
      let buttons = actions.evaluated(in: context.child("dialog"))
      for button in buttons.flatMap(\.all) where button.kind == "Button" {
        let action = button.action
        let isPresented = isPresented
        button.action = {
          isPresented.wrappedValue = false
          action?()
        }
      }
      nodes.append(Node("Dialog", context, text: title, children: buttons))
    }
    return nodes
  }
}

extension View {
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    with(DismissDisabled(isDisabled: isDisabled))
  }

  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    with(Dialog(title: String(title), isPresented: isPresented, actions: actions()))
  }
}

// MARK: Lists

private struct Deleting: PrimitiveModifier {
  let action: ((IndexSet) -> Void)?
  func nodes(of content: some View, in context: RenderContext) -> [Node] {
    let nodes = content.evaluated(in: context)
    for node in nodes { node.delete = action }
    return nodes
  }
}

private struct Moving: PrimitiveModifier {
  let action: ((IndexSet, Int) -> Void)?
  func nodes(of content: some View, in context: RenderContext) -> [Node] {
    let nodes = content.evaluated(in: context)
    for node in nodes { node.move = action }
    return nodes
  }
}

extension DynamicViewContent {
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    with(Deleting(action: action))
  }

  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    with(Moving(action: action))
  }
}
