#if canImport(SwiftUI)
public import ALPValidator
import Foundation
public import SwiftUI

/// The rows of a list, which the user can delete and move, the messages of the list as a whole, and a button that adds a
/// row, until there are as many as the rules allow.
///
/// ```swift
/// Section("Links") {
///   FormRows(trip.list(\.links), add: "Add link", new: Link()) { link in
///     FormField(link[\.url])
///   }
/// }
/// ```
public struct FormRows<Element: Sendable, Row: View>: View {
  private let list: FormList<Element>
  private let addTitle: Text
  private let new: @MainActor () -> Element
  private let row: (FormModel<Element>) -> Row

  /// Creates the rows of a list.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - addTitle: The title of the button that adds a row.
  ///   - new: The element that is added. It is made anew for each row.
  ///   - row: Makes the fields of an element from its form.
  public init(
    _ list: FormList<Element>, add addTitle: LocalizedStringKey,
    new: @autoclosure @escaping @MainActor () -> Element,
    @ViewBuilder row: @escaping (FormModel<Element>) -> Row
  ) {
    self.list = list
    self.addTitle = Text(addTitle)
    self.new = new
    self.row = row
  }

  /// The rows.
  public var body: some View {
    ForEach(list.elements) { element in
      row(element)
      FormMessages(element)
    }
    .onDelete { list.remove(atOffsets: $0) }
    .onMove { list.move(fromOffsets: $0, toOffset: $1) }
    FormMessages(list)
    Button {
      list.append(new())
    } label: {
      addTitle
    }
    .disabled(list.maximumCount.map { list.count >= $0 } == true)
  }
}

/// A part that may be missing: a toggle, and the fields while it is on.
///
/// ```swift
/// OptionalFields(trip.part(\.company, default: { Company() })) { company in
///   FormField(company[\.name])
/// }
/// ```
///
/// What was typed comes back when the toggle is turned on again.
public struct OptionalFields<Structure: Sendable, Fields: View>: View {
  private let part: OptionalPart<Structure>
  private let title: Text?
  private let fields: (FormModel<Structure>) -> Fields

  /// Creates the toggle and the fields of a part. The title of the toggle is the label of the part.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - title: The title of the toggle; `nil` for the label of the part.
  ///   - fields: Makes the fields from the form of the structure.
  public init(
    _ part: OptionalPart<Structure>, _ title: LocalizedStringKey? = nil,
    @ViewBuilder fields: @escaping (FormModel<Structure>) -> Fields
  ) {
    self.part = part
    self.title = title.map { Text($0) }
    self.fields = fields
  }

  /// The toggle and the fields.
  public var body: some View {
    FormToggle(part.isPresent, title: title)
    if part.isPresent.value, let model = part.model {
      fields(model)
      FormMessages(model)
    }
  }
}

/// The cases of an enumeration: a picker, and the fields of the selected case.
///
/// ```swift
/// FormChoiceFields(trip.choice(\.payment)) { name, payment in
///   if let card = payment.model("card", of: Card.self), name == "card" {
///     FormField(card[\.number])
///   }
/// }
/// ```
///
/// What was typed in a case comes back when it is selected again. The look of the picker is that of `pickerStyle(_:)`.
public struct FormChoiceFields<Choice: Sendable, Fields: View>: View {
  private let choice: FormChoice<Choice>
  private let none: Text?
  private let fields: (String, FormChoice<Choice>) -> Fields

  /// Creates the picker and the fields of a choice. The title of the picker is the label of the choice.
  ///
  /// - Parameters:
  ///   - choice: The choice.
  ///   - none: The title of the first row of the picker, without a case, for a choice that may be missing; `nil` for no such
  ///     row.
  ///   - fields: Makes the fields of the selected case, from its name and the choice.
  public init(
    _ choice: FormChoice<Choice>, none: LocalizedStringKey? = nil,
    @ViewBuilder fields: @escaping (_ name: String, _ choice: FormChoice<Choice>) -> Fields
  ) {
    self.choice = choice
    self.none = none.map { Text($0) }
    self.fields = fields
  }

  /// The picker and the fields.
  public var body: some View {
    FormInput(choice.selection, hasLabel: true) {
      Picker(FieldPresentation(of: choice.selection).label ?? "", selection: Bindable(choice.selection).value)
      {
        if let none { none.tag(String?.none) }
        ForEach(choice.choices) { Text($0.label).tag(String?.some($0.name)) }
      }
    }
    if let name = choice.selection.value {
      fields(name, choice)
      if let form = choice.selectedForm { FormMessages(form) }
    }
  }
}

/// The messages that belong to no field: those of a form, a list or another group as a whole.
///
/// Show those of the form near its submit button. ``FormRows``, ``OptionalFields`` and
/// ``FormChoiceFields`` show those of their parts.
public struct FormMessages: View {
  private let group: FormGroup

  /// Creates the messages of a group.
  ///
  /// - Parameter group: A form, a list or another group.
  public init(_ group: FormGroup) { self.group = group }

  /// The messages; no view without any.
  public var body: some View {
    let messages = group.visibleErrorMessages
    if !messages.isEmpty {
      // One view, or each message is a row of the form.
      VStack(alignment: .leading) {
        ForEach(messages, id: \.self) { MessageText(message: $0) }
      }
      .id(group.id)
    }
  }
}

/// The requirements of a control, such as those of a new password: a line for each rule.
///
/// A field has it with ``FormField/listsRequirements()``, while the user edits. This one is always there.
public struct Checklist: View {
  private let control: AnyControl

  /// Creates the checklist of a control.
  ///
  /// - Parameter control: The control.
  public init(_ control: AnyControl) { self.control = control }

  /// The lines.
  public var body: some View {
    VStack(alignment: .leading) {
      ForEach(ChecklistLine.lines(of: control)) { ChecklistLineText(line: $0) }
    }
  }
}

struct ChecklistLineText: View {
  let line: ChecklistLine

  var body: some View { Text(line.text).font(.footnote).accessibilityLabel(line.spoken) }
}

struct MessageText: View {
  let message: String

  var body: some View { Text(message).font(.footnote).foregroundStyle(.red) }
}
#endif
