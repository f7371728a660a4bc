// The part of SwiftUI that the examples use, declared as in Apple's SDK. It draws nothing.
@_exported public import Accessibility
public import Foundation
public import Observation
public import UIKit

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

/// A view that consists of nothing else.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { fatalError() }
}

@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    (repeat each Content)
  > { TupleView() }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second>
  {
    ConditionalContent()
  }
  public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<
    First, Second
  > { ConditionalContent() }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}

public struct ConditionalContent<First: View, Second: View>: PrimitiveView {}

public struct TupleView<T>: PrimitiveView {}

public struct ModifiedContent<Content, Modifier>: PrimitiveView {}

public protocol ShapeStyle: Sendable {}

public struct Color: ShapeStyle {}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color() }
}

extension View {
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    ModifiedContent<Self, Bool>()
  }

  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { ModifiedContent<Self, V>() }

  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    ModifiedContent<Self, Never>()
  }

  nonisolated public func task<ID: Equatable>(
    id: ID, @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { ModifiedContent<Self, ID>() }

  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View { ModifiedContent<Self, V>() }

  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { ModifiedContent<Self, Value>() }

  nonisolated public func disabled(_ disabled: Bool) -> some View { ModifiedContent<Self, Bool>() }

  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View { ModifiedContent<Self, V>() }

  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    ModifiedContent<Self, S>()
  }
}

extension View {
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    ModifiedContent<Self, UIKeyboardType>()
  }

  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    ModifiedContent<Self, UITextContentType>()
  }

  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    -> some View
  { ModifiedContent<Self, TextInputAutocapitalization>() }

  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    ModifiedContent<Self, Bool>()
  }

  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { ModifiedContent<Self, V>() }

  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    ModifiedContent<Self, S>()
  }

  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    ModifiedContent<Self, S>()
  }
}

public struct TextInputAutocapitalization: Sendable {
  public init?(_ type: UITextAutocapitalizationType) {}
}

public struct Group<Content: View>: PrimitiveView {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

public enum HorizontalAlignment: Sendable { case leading, center, trailing }

public struct VStack<Content: View>: PrimitiveView {
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {}
}

public struct HStack<Content: View>: PrimitiveView {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

public struct Form<Content: View>: PrimitiveView {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

public struct ProgressView: PrimitiveView {
  nonisolated public init() {}
}

public struct Button<Label: View>: PrimitiveView {}

extension Button where Label == Text {
  nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {}
}

public struct Text: PrimitiveView {
  nonisolated public init<S: StringProtocol>(_ content: S) {}
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}

extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable {
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}

@MainActor public protocol DynamicViewContent: View {}

extension ForEach: DynamicViewContent {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent {}

extension DynamicViewContent {
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    ModifiedContent<Self, IndexSet>()
  }

  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    ModifiedContent<Self, Int>()
  }
}

public struct TextField<Label: View>: PrimitiveView {}

extension TextField where Label == Text {
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}

  @available(iOS 18, macOS 15, visionOS 2, *)
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil
  ) {}
}

@available(iOS 18, macOS 15, visionOS 2, *)
public struct TextSelection: Equatable, Hashable {
  public enum Indices: Equatable, Hashable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)
  }

  public var indices: Indices

  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }
}

public struct Toggle<Label: View>: PrimitiveView {}

extension Toggle where Label == Text {
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {}
}

public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {}

extension Picker where Label == Text {
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {}
}

public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = Self(rawValue: 1)
  public static let date = Self(rawValue: 2)
}

public struct DatePicker<Label: View>: PrimitiveView {}

extension DatePicker where Label == Text {
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {}
}

public struct SecureField<Label: View>: PrimitiveView {}

extension SecureField where Label == Text {
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}

@MainActor public struct DismissAction {
  public func callAsFunction() {}
}

@propertyWrapper public struct Binding<Value> {
  private let get: @MainActor () -> Value
  private let set: @MainActor (Value) -> Void

  @MainActor init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    self.get = get
    self.set = set
  }

  @MainActor public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
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

@MainActor @propertyWrapper public struct FocusState<Value: Hashable> {
  @MainActor @propertyWrapper public struct Binding {
    fileprivate let value: Value

    public var wrappedValue: Value {
      get { value }
      nonmutating set {}
    }

    public var projectedValue: Self { self }
  }

  private var value: Value

  public init() where Value == Bool { value = false }

  public init() where Value: ExpressibleByNilLiteral { value = nil }

  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  public var projectedValue: Binding { Binding(value: value) }
}

@propertyWrapper public struct State<Value> {
  @MainActor private final class Storage {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  @MainActor public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  @MainActor public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  @MainActor public var projectedValue: Binding<Value> {
    Binding {
      wrappedValue
    } set: {
      wrappedValue = $0
    }
  }
}

@MainActor @preconcurrency public protocol Scene {}

public struct WindowGroup<Content: View>: Scene {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  var body: Body { get }
  init()
}

extension App {
  public static func main() {}
}

public enum ScenePhase: Comparable, Sendable { case background, inactive, active }

public struct EnvironmentValues: Sendable {
  public var scenePhase: ScenePhase { .active }
  @MainActor public var dismiss: DismissAction { DismissAction() }

  public var timeZone: TimeZone {
    get { .current }
    set {}
  }
}

@propertyWrapper public struct Environment<Value> {
  private let path: KeyPath<EnvironmentValues, Value>
  public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }
  public var wrappedValue: Value { EnvironmentValues()[keyPath: path] }
}
