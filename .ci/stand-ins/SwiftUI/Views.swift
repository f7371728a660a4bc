// The part of SwiftUI that the product and the examples use, declared as in Apple's SDK. It draws nothing: `Screen` evaluates
// it into a tree.
@_exported public import Accessibility
public import AppKit
public import Foundation
public import Observation
public import UIKit

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

@MainActor @resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    (repeat each Content)
  > {
    var views: [any View] = []
    for view in repeat each content { views.append(view) }
    return TupleView(views: views)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second>
  { ConditionalContent(content: .first(first)) }
  public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<
    First, Second
  > { ConditionalContent(content: .second(second)) }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}

extension Optional: PrimitiveView where Wrapped: View {
  public func nodes(in context: RenderContext) -> [Node] { self?.evaluated(in: context.child("some")) ?? [] }
}

public struct ConditionalContent<First: View, Second: View>: PrimitiveView {
  enum Content {
    case first(First)
    case second(Second)
  }
  let content: Content

  public func nodes(in context: RenderContext) -> [Node] {
    switch content {
    case .first(let view): view.evaluated(in: context.child("true"))
    case .second(let view): view.evaluated(in: context.child("false"))
    }
  }
}

public struct TupleView<T>: PrimitiveView {
  let views: [any View]

  public func nodes(in context: RenderContext) -> [Node] {
    views.enumerated().flatMap { $1.evaluated(in: context.child($0)) }
  }
}

public struct EmptyView: PrimitiveView {
  public init() {}
  public func nodes(in context: RenderContext) -> [Node] { [] }
}

public struct AnyView: PrimitiveView {
  private let view: any View
  public init<V: View>(_ view: V) { self.view = view }
  public func nodes(in context: RenderContext) -> [Node] { view.evaluated(in: context.child(type(of: view))) }
}

// MARK: Containers

public struct Group<Content: View>: PrimitiveView {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public func nodes(in context: RenderContext) -> [Node] { content.evaluated(in: context) }
}

public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalAlignment: Sendable { case top, center, bottom, firstTextBaseline }
public enum Axis: Sendable { case horizontal, vertical }
public enum Visibility: Sendable { case automatic, visible, hidden }

public struct VStack<Content: View>: PrimitiveView {
  private let content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public func nodes(in context: RenderContext) -> [Node] {
    [Node("VStack", context, children: content.evaluated(in: context))]
  }
}

public struct HStack<Content: View>: PrimitiveView {
  private let content: Content
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public func nodes(in context: RenderContext) -> [Node] {
    [Node("HStack", context, children: content.evaluated(in: context))]
  }
}

public struct Form<Content: View>: PrimitiveView {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public func nodes(in context: RenderContext) -> [Node] {
    [Node("Form", context, children: content.evaluated(in: context))]
  }
}

public struct List<Content: View>: PrimitiveView {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public func nodes(in context: RenderContext) -> [Node] {
    [Node("List", context, children: content.evaluated(in: context))]
  }
}

public struct NavigationStack<Content: View>: PrimitiveView {
  private let content: Content
  public init(@ViewBuilder root: () -> Content) { content = root() }
  public func nodes(in context: RenderContext) -> [Node] { content.evaluated(in: context) }
}

public struct Section<Content: View>: PrimitiveView {
  private let title: Text?
  private let content: Content
  public init(@ViewBuilder content: () -> Content) {
    title = nil
    self.content = content()
  }
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    title = Text(titleKey)
    self.content = content()
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.title = Text(title)
    self.content = content()
  }
  public func nodes(in context: RenderContext) -> [Node] {
    [Node("Section", context, text: title?.string ?? "", children: content.evaluated(in: context))]
  }
}

public struct ProgressView: PrimitiveView {
  public init() {}
  public func nodes(in context: RenderContext) -> [Node] { [Node("ProgressView", context)] }
}

// MARK: Texts

public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
  let key: String
  public init(_ value: String) { key = value }
  public init(stringLiteral value: String) { key = value }
}

public struct Text: PrimitiveView, Equatable {
  let string: String
  public init(verbatim content: String) { string = content }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { string = String(content) }
  public init(_ key: LocalizedStringKey) { string = key.key }
  public func nodes(in context: RenderContext) -> [Node] { [Node("Text", context, text: string)] }
  public func font(_ font: Font?) -> Text { self }
}

public struct Font: Hashable, Sendable {
  public static let footnote = Font()
  public static let subheadline = Font()
  public static let headline = Font()
}

// MARK: Buttons

public struct ButtonRole: Equatable, Sendable {
  public static let cancel = ButtonRole()
  public static let destructive = ButtonRole()
}

public struct Button<Label: View>: PrimitiveView {
  private let action: @MainActor () -> Void
  private let label: Label

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  public func nodes(in context: RenderContext) -> [Node] {
    let children = label.evaluated(in: context)
    let node = Node(
      "Button", context, text: children.flatMap(\.texts).joined(separator: " "), children: children)
    node.action = action
    node.isEnabled = context.environment.isEnabled
    return [node]
  }
}

extension Button where Label == Text {
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { Text(title) } }
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { Text(titleKey) } }
}

public protocol PrimitiveButtonStyle {}
public struct BorderlessButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

// MARK: Rows

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  private let data: Data
  private let id: (Data.Element) -> ID
  private let content: (Data.Element) -> Content

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
  }

  public func nodes(in context: RenderContext) -> [Node] {
    let rows = data.flatMap { element -> [Node] in
      let id = AnyHashable(id(element))
      if context.screen.offscreen.contains(id) { return [] }
      let row = Node("Row", context, children: content(element).evaluated(in: context.child("\(id)")))
      row.ids = [id]
      return [row]
    }
    return [Node("ForEach", context, children: rows)]
  }
}

extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    id = { $0.id }
    self.content = content
  }
}

@MainActor public protocol DynamicViewContent: View {}

extension ForEach: DynamicViewContent {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent {}

// MARK: Inputs

public struct TextField<Label: View>: PrimitiveView {
  fileprivate let title: String
  fileprivate let text: Binding<String>
  fileprivate var setCursor: (@MainActor (Range<Int>, String) -> Void)?
  fileprivate var readCursor: (@MainActor (String) -> Range<Int>?)?

  public func nodes(in context: RenderContext) -> [Node] {
    [fieldNode("TextField", title, text, context, setCursor, readCursor)]
  }
}

@MainActor private func fieldNode(
  _ kind: String, _ title: String, _ text: Binding<String>, _ context: RenderContext,
  _ setCursor: (@MainActor (Range<Int>, String) -> Void)? = nil,
  _ readCursor: (@MainActor (String) -> Range<Int>?)? = nil
) -> Node {
  let node = Node(kind, context, text: title)
  let input = context.screen.fieldInput(at: context.path, text)
  input.setCursor = setCursor
  input.readCursor = readCursor
  node.field = input
  node.isEnabled = context.environment.isEnabled
  context.screen.note(context.path) { _ in }
  return node
}

extension TextField where Label == Text {
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.title = String(title)
    self.text = text
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    title = titleKey.key
    self.text = text
  }

  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.title = String(title)
    self.text = text
  }

  @available(iOS 18, macOS 15, visionOS 2, *)
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.title = String(title)
    self.text = text
    setCursor = { range, text in
      selection.wrappedValue = TextSelection(
        insertionPoint: String.Index(utf16Offset: range.lowerBound, in: text))
    }
    readCursor = { text in
      guard case .selection(let range)? = selection.wrappedValue?.indices, range.upperBound <= text.endIndex
      else {
        return nil
      }
      return range.lowerBound.utf16Offset(in: text)..<range.upperBound.utf16Offset(in: text)
    }
  }
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

  public init(range: Range<String.Index>) { indices = .selection(range) }
}

public struct SecureField<Label: View>: PrimitiveView {
  fileprivate let title: String
  fileprivate let text: Binding<String>
  public func nodes(in context: RenderContext) -> [Node] { [fieldNode("SecureField", title, text, context)] }
}

extension SecureField where Label == Text {
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.title = String(title)
    self.text = text
  }

  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.title = String(title)
    self.text = text
  }
}

public struct Toggle<Label: View>: PrimitiveView {
  fileprivate let isOn: Binding<Bool>
  fileprivate let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  public func nodes(in context: RenderContext) -> [Node] {
    let children = label.evaluated(in: context)
    let node = Node("Toggle", context, text: children.flatMap(\.texts).joined(), children: children)
    node.toggle = isOn
    return [node]
  }
}

extension Toggle where Label == Text {
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
  fileprivate let title: String
  fileprivate let selection: Binding<SelectionValue>
  fileprivate let content: Content

  public func nodes(in context: RenderContext) -> [Node] {
    let rows = content.evaluated(in: context)
    let node = Node("Picker", context, text: title, children: rows)
    node.choices = rows.flatMap(\.all).compactMap { row in
      row.settings["tag"] == nil ? nil : row.ids.first.map { (tag: $0, text: row.texts.joined()) }
    }
    let selection = selection
    node.chosen = Binding {
      AnyHashable(selection.wrappedValue)
    } set: { choice in
      if let value = choice.base as? SelectionValue { selection.wrappedValue = value }
    }
    return [node]
  }
}

extension Picker where Label == Text {
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.title = String(title)
    self.selection = selection
    self.content = content()
  }
}

public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = Self(rawValue: 1)
  public static let date = Self(rawValue: 2)
}

public struct DatePicker<Label: View>: PrimitiveView {
  fileprivate let title: String
  fileprivate let selection: Binding<Date>
  fileprivate let range: ClosedRange<Date>

  public func nodes(in context: RenderContext) -> [Node] {
    let node = Node("DatePicker", context, text: title)
    node.date = (selection, range)
    return [node]
  }
}

extension DatePicker where Label == Text {
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.title = String(title)
    self.selection = selection
    range = .distantPast ... .distantFuture
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.title = String(title)
    self.selection = selection
    self.range = range
  }
}

public struct Stepper<Label: View>: PrimitiveView {
  fileprivate let label: Label
  fileprivate let adjust: @MainActor (Int) -> Void

  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    adjust = { count in
      let next = value.wrappedValue.advanced(by: count < 0 ? 0 - step : step)
      if bounds.contains(next) { value.wrappedValue = next }
    }
  }

  public func nodes(in context: RenderContext) -> [Node] {
    let children = label.evaluated(in: context)
    let node = Node("Stepper", context, text: children.flatMap(\.texts).joined(), children: children)
    node.adjust = adjust
    return [node]
  }
}

// MARK: Scrolling

public struct ScrollViewProxy {
  let screen: Screen
  @MainActor public func scrollTo<ID: Hashable>(_ id: ID) { screen.scroll(to: AnyHashable(id)) }
}

public struct ScrollViewReader<Content: View>: PrimitiveView {
  private let content: (ScrollViewProxy) -> Content
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
  public func nodes(in context: RenderContext) -> [Node] {
    content(ScrollViewProxy(screen: context.screen)).evaluated(in: context)
  }
}

// MARK: Apps

@MainActor @preconcurrency public protocol Scene {}

public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
}

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  var body: Body { get }
  init()
}

extension App {
  public static func main() {}
}
