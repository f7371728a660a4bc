// How the stand-in evaluates views into a tree of nodes, with state, environment, focus and the events of a life cycle.
public import Foundation
public import Observation

/// A view that makes its nodes itself.
public protocol PrimitiveView: View where Body == Never {
  func nodes(in context: RenderContext) -> [Node]
}

extension PrimitiveView {
  public var body: Never { fatalError() }
}

/// A property of a view that the screen keeps or fills in.
protocol DynamicProperty {
  @MainActor func install(in context: RenderContext, label: String)
}

/// Where a view is evaluated.
@MainActor public struct RenderContext {
  public var path: String
  public var environment: EnvironmentValues
  public let screen: Screen

  func child(_ name: Any) -> RenderContext {
    var context = self
    context.path += "/\(name)"
    return context
  }

  func install(_ owner: Any) {
    for property in Mirror(reflecting: owner).children {
      (property.value as? any DynamicProperty)?.install(in: self, label: property.label ?? "")
    }
  }
}

extension View {
  public func evaluated(in context: RenderContext) -> [Node] {
    if let primitive = self as? any PrimitiveView { return primitive.nodes(in: context) }
    context.install(self)
    return body.evaluated(in: context.child(Self.self))
  }
}

/// What a view has made: a control, a text, or a container.
@MainActor public final class Node {
  public let kind: String
  public let path: String
  public var text: String
  public var children: [Node]
  public var action: (() -> Void)?
  public var isEnabled = true
  /// A text field, its binding and what it shows, which a binding changes only when the screen is evaluated.
  public var field: FieldInput?
  public var toggle: Binding<Bool>?
  public var date: (binding: Binding<Date>, range: ClosedRange<Date>)?
  public var adjust: ((Int) -> Void)?
  public var choices: [(tag: AnyHashable, text: String)] = []
  public var chosen: Binding<AnyHashable>?
  public var ids: [AnyHashable] = []
  public var accessibilityLabel: String?
  public var accessibilityHint: String?
  public var submit: (() -> Void)?
  public var submitLabel: SubmitLabel?
  public var delete: ((IndexSet) -> Void)?
  public var move: ((IndexSet, Int) -> Void)?
  public var settings: [String: String] = [:]
  public var environment: EnvironmentValues
  var focusTargets: [FocusTarget] = []

  init(_ kind: String, _ context: RenderContext, text: String = "", children: [Node] = []) {
    self.kind = kind
    path = context.path
    environment = context.environment
    self.text = text
    self.children = children
  }

  public var all: [Node] { [self] + children.flatMap(\.all) }

  /// The texts in the node, in order.
  public var texts: [String] { all.filter { $0.kind == "Text" }.map(\.text) }
}

/// What a text field shows, kept by its place.
@MainActor public final class FieldInput {
  public internal(set) var shown = ""
  public internal(set) var cursor: Range<Int>?
  var text: Binding<String>
  var setCursor: (@MainActor (Range<Int>, String) -> Void)?
  var readCursor: (@MainActor (String) -> Range<Int>?)?

  init(_ text: Binding<String>) { self.text = text }
}

struct FocusTarget {
  let box: any FocusBox
  let value: AnyHashable
  let isSpoken: Bool
}

@MainActor protocol FocusBox: AnyObject {
  var focused: AnyHashable? { get }
  func focus(_ value: AnyHashable?)
}

/// A screen that shows a view, and what a user does on it.
@MainActor public final class Screen {
  private let make: @MainActor () -> [Node]
  private(set) public var root: [Node] = []
  private var storage: [String: AnyObject] = [:]
  private var fields: [String: FieldInput] = [:]
  private var isStale = true
  /// Views with these identifiers are made when the screen has scrolled to one of them.
  public var offscreen: Set<AnyHashable> = []
  public private(set) var scrolledTo: [AnyHashable] = []
  public var environment = EnvironmentValues()
  public private(set) var isDismissed = false
  // The events of the life cycle: as of the last evaluation, and as of this one.
  private var alive: [String: Lifecycle] = [:]
  private var next: [String: Lifecycle] = [:]
  private var context: RenderContext { RenderContext(path: "", environment: environment, screen: self) }
  /// How often the views were evaluated.
  public private(set) var evaluationCount = 0

  struct Lifecycle {
    var appear: [() -> Void] = []
    var disappear: [() -> Void] = []
    var changes: [(value: AnyHashableValue, initial: Bool, action: (Any, Any) -> Void)] = []
  }

  struct AnyHashableValue {
    let value: Any
    let isEqual: (Any) -> Bool
  }

  public init(offscreen: Set<AnyHashable> = [], @ViewBuilder _ content: @escaping @MainActor () -> some View)
  {
    self.offscreen = offscreen
    var context: (() -> RenderContext)!
    make = { content().evaluated(in: context()) }
    context = { [unowned self] in self.context }
    environment.dismiss = DismissAction { [weak self] in self?.isDismissed = true }
    update()
  }

  public func invalidate() { isStale = true }

  func stored<Box: AnyObject>(_ key: String, _ make: () -> Box) -> Box {
    if let box = storage[key] as? Box { return box }
    let box = make()
    storage[key] = box
    return box
  }

  func fieldInput(at path: String, _ text: Binding<String>) -> FieldInput {
    let input = fields[path] ?? FieldInput(text)
    fields[path] = input
    input.text = text
    input.shown = text.wrappedValue
    return input
  }

  func note(_ path: String, _ change: (inout Lifecycle) -> Void) { change(&next[path, default: Lifecycle()]) }

  /// Evaluates the views until nothing changes.
  public func update() {
    var rounds = 0
    while isStale {
      rounds += 1
      precondition(rounds < 100, "The views change without end")
      isStale = false
      next = [:]
      evaluationCount += 1
      withObservationTracking {
        root = make()
      } onChange: {
        MainActor.assumeIsolated { self.isStale = true }
      }
      let earlier = alive
      alive = next
      for (path, events) in earlier where alive[path] == nil {
        for action in events.disappear { action() }
        fields[path] = nil
      }
      for path in alive.keys.sorted() {
        guard let events = alive[path] else { continue }
        guard let before = earlier[path] else {
          for action in events.appear { action() }
          for change in events.changes where change.initial {
            change.action(change.value.value, change.value.value)
          }
          continue
        }
        for (old, new) in zip(before.changes, events.changes) where !new.value.isEqual(old.value.value) {
          new.action(old.value.value, new.value.value)
        }
      }
      dropFocusWithoutView()
    }
    for input in fields.values { input.cursor = input.readCursor?(input.shown) ?? input.cursor }
  }

  /// The focus ends when its view goes.
  private func dropFocusWithoutView() {
    for case let box as any FocusBox in storage.values {
      if let value = box.focused, !hasView(for: box, value) { box.focus(nil) }
    }
  }

  func hasView(for box: any FocusBox, _ value: AnyHashable) -> Bool {
    nodes.contains { $0.focusTargets.contains { $0.box === box && $0.value == value } }
  }

  /// Evaluates the views until nothing changes, with what tasks do.
  public func settle() async {
    for _ in 0..<200 {
      update()
      await Task.yield()
    }
    update()
  }

  public var nodes: [Node] { root.flatMap(\.all) }
  public var texts: [String] { root.flatMap(\.texts) }

  /// Finds the first node of a kind, with a text or a label for VoiceOver.
  public func find(_ kind: String, _ text: String? = nil) -> Node? {
    update()
    return nodes.first { node in
      guard node.kind == kind else { return false }
      guard let text else { return true }
      return node.text == text || node.texts.contains(text) || node.accessibilityLabel == text
        || node.accessibilityLabel?.hasPrefix("\(text), ") == true
    }
  }

  public func scroll(to id: AnyHashable) {
    scrolledTo.append(id)
    if offscreen.remove(id) != nil { isStale = true }
  }

  // MARK: What a user does

  /// Moves the focus to a field; `nil` for none.
  public func focus(_ node: Node?) {
    for case let box as any FocusBox in storage.values where box.focused != nil {
      let isSpoken = nodes.flatMap(\.focusTargets).first { $0.box === box }?.isSpoken == true
      if !isSpoken { box.focus(nil) }
    }
    for target in node?.focusTargets ?? [] where !target.isSpoken { target.box.focus(target.value) }
    update()
  }

  /// Whether a field has the focus: that of the keyboard, or that of VoiceOver.
  public func isFocused(_ node: Node?, spoken: Bool = false) -> Bool {
    update()
    return node?.focusTargets.contains { $0.isSpoken == spoken && $0.box.focused == $0.value } == true
  }

  /// Types a text at the cursor of a field, or replaces a range.
  public func type(_ text: String, into node: Node, replacing range: Range<Int>? = nil) {
    guard let input = node.field else { preconditionFailure("\(node.kind) has no text") }
    if !isFocused(node) { focus(node) }
    let end = input.shown.utf16.count
    let range = range ?? input.cursor ?? end..<end
    let new = (input.shown as NSString).replacingCharacters(
      in: NSRange(location: range.lowerBound, length: range.count), with: text)
    let cursor = range.lowerBound + text.utf16.count
    input.shown = new
    input.cursor = cursor..<cursor
    input.setCursor?(cursor..<cursor, new)
    input.text.wrappedValue = new
    update()
    input.cursor = input.readCursor?(input.shown) ?? input.shown.utf16.count..<input.shown.utf16.count
  }

  /// Fills a field as AutoFill does: without the focus, and without a selection.
  public func fill(_ text: String, into node: Node) {
    node.field?.shown = text
    node.field?.text.wrappedValue = text
    update()
  }

  /// Puts the cursor of a field at an offset.
  public func moveCursor(of node: Node, to offset: Int) {
    node.field?.cursor = offset..<offset
    node.field?.setCursor?(offset..<offset, node.field?.shown ?? "")
    update()
  }

  public func pressReturn(in node: Node) {
    node.submit?()
    update()
  }

  public func tap(_ node: Node?) {
    guard let node, node.isEnabled else { return }
    if let toggle = node.toggle { toggle.wrappedValue.toggle() } else { node.action?() }
    update()
  }

  func dismiss() { isDismissed = true }
}
