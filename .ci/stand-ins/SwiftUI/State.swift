// State, bindings, focus and environment.
public import Foundation
public import Observation

@MainActor final class StateBox<Value> {
  var value: Value {
    didSet { screen?.invalidate() }
  }
  weak var screen: Screen?

  init(_ value: Value, _ screen: Screen?) {
    self.value = value
    self.screen = screen
  }

  func set(_ newValue: Value) {
    if let old = value as? AnyHashable, let new = newValue as? AnyHashable, old == new { return }
    value = newValue
  }
}

@MainActor final class StateLink<Value> {
  let initial: @MainActor () -> Value
  lazy var box = StateBox(initial(), nil)

  init(_ initial: @escaping @MainActor () -> Value) { self.initial = initial }
}

@propertyWrapper public struct State<Value>: DynamicProperty {
  private let link: StateLink<Value>

  @MainActor public init(wrappedValue: Value) { link = StateLink { wrappedValue } }

  @MainActor public var wrappedValue: Value {
    get { link.box.value }
    nonmutating set { link.box.set(newValue) }
  }

  @MainActor public var projectedValue: Binding<Value> {
    let link = link
    return Binding {
      link.box.value
    } set: {
      link.box.set($0)
    }
  }

  @MainActor func install(in context: RenderContext, label: String) {
    link.box = context.screen.stored("\(context.path).\(label)") { StateBox(link.initial(), context.screen) }
  }
}

// In an extension, so that a property without a default can be initialized by an initializer of the view.
extension State where Value: ExpressibleByNilLiteral {
  @MainActor public init() { link = StateLink { nil } }
}

@propertyWrapper public struct Binding<Value> {
  private let get: @MainActor () -> Value
  private let set: @MainActor (Value) -> Void

  @MainActor public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    self.get = get
    self.set = set
  }

  @MainActor public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  public var projectedValue: Binding<Value> { self }
}

@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  public var wrappedValue: Value

  @available(*, unavailable, message: "The wrapped value must be an object that is Observable")
  public init(wrappedValue: Value) { fatalError() }

  fileprivate init(object: Value) { wrappedValue = object }

  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  public init(wrappedValue: Value) where Value: Observable { self.init(object: wrappedValue) }

  public init(_ wrappedValue: Value) where Value: Observable { self.init(object: wrappedValue) }

  @MainActor public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>)
    -> Binding<Subject>
  {
    Binding {
      wrappedValue[keyPath: keyPath]
    } set: {
      wrappedValue[keyPath: keyPath] = $0
    }
  }
}

@MainActor final class FocusValueBox<Value: Hashable>: FocusBox {
  let none: Value
  var value: Value {
    didSet { if value != oldValue { screen?.invalidate() } }
  }
  weak var screen: Screen?

  init(_ none: Value, _ screen: Screen?) {
    self.none = none
    value = none
    self.screen = screen
  }

  var focused: AnyHashable? { value == none ? nil : AnyHashable(value) }

  /// Moves the focus as a program asks for it, which does nothing if there is no view for it yet.
  func request(_ newValue: Value) {
    let isShown = newValue == none || screen?.hasView(for: self, AnyHashable(newValue)) == true
    if isShown { value = newValue }
  }

  func focus(_ newValue: AnyHashable?) {
    value = newValue.flatMap { $0.base as? Value } ?? none
  }
}

@MainActor final class FocusLink<Value: Hashable> {
  var box: FocusValueBox<Value>
  init(_ none: Value) { box = FocusValueBox(none, nil) }
}

@MainActor @propertyWrapper public struct FocusState<Value: Hashable>: @MainActor DynamicProperty {
  @MainActor @propertyWrapper public struct Binding {
    let box: FocusValueBox<Value>

    public var wrappedValue: Value {
      get { box.value }
      nonmutating set { box.request(newValue) }
    }

    public var projectedValue: Self { self }
  }

  private let link: FocusLink<Value>

  public init() where Value == Bool { link = FocusLink(false) }

  public init() where Value: ExpressibleByNilLiteral { link = FocusLink(nil) }

  public var wrappedValue: Value {
    get { link.box.value }
    nonmutating set { link.box.request(newValue) }
  }

  public var projectedValue: Binding { Binding(box: link.box) }

  func install(in context: RenderContext, label: String) {
    link.box = context.screen.stored("\(context.path).\(label)") {
      FocusValueBox(link.box.none, context.screen)
    }
  }
}

@MainActor @propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: @MainActor DynamicProperty
{
  @MainActor @propertyWrapper public struct Binding {
    let box: FocusValueBox<Value>

    public var wrappedValue: Value {
      get { box.value }
      nonmutating set { box.request(newValue) }
    }

    public var projectedValue: Self { self }
  }

  private let link: FocusLink<Value>

  public init() where Value == Bool { link = FocusLink(false) }

  public init() where Value: ExpressibleByNilLiteral { link = FocusLink(nil) }

  public var wrappedValue: Value {
    get { link.box.value }
    nonmutating set { link.box.request(newValue) }
  }

  public var projectedValue: Binding { Binding(box: link.box) }

  func install(in context: RenderContext, label: String) {
    link.box = context.screen.stored("\(context.path).\(label)") {
      FocusValueBox(link.box.none, context.screen)
    }
  }
}

// MARK: Environment

public enum ScenePhase: Comparable, Sendable { case background, inactive, active }

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

private struct ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }

private struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }

private struct IsEnabledKey: EnvironmentKey { static let defaultValue = true }

private struct DismissKey: EnvironmentKey { static let defaultValue = DismissAction() }

@MainActor public struct DismissAction: Sendable {
  private let dismiss: @MainActor () -> Void

  nonisolated init(_ dismiss: @escaping @MainActor () -> Void = {}) { self.dismiss = dismiss }

  public func callAsFunction() { dismiss() }
}

final class EnvironmentLink { var values = EnvironmentValues() }

@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let path: KeyPath<EnvironmentValues, Value>
  private let link = EnvironmentLink()

  public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }

  public var wrappedValue: Value { link.values[keyPath: path] }

  @MainActor func install(in context: RenderContext, label: String) { link.values = context.environment }
}
