#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import ALPValidator
public import Foundation
public import UIKit

/// The source of a table that shows a list, whose elements the user can delete and move, and rows above it.
///
/// ```swift
/// source = ListSource(tableView: tableView, list: form.list(\.members)) {
///   table, path, member in
///   let cell = table.dequeueReusableCell(withIdentifier: "member", for: path)
///   cell.formFieldView { UITextField() }.show(member[\.self])
///   return cell
/// }
/// ```
///
/// It follows the list: what is inserted, removed or moved is shown at the next turn of the main actor. Keep the
/// source in a property, because a table doesn't keep it.
public final class ListSource<Element: Sendable>: UITableViewDiffableDataSource<Int, ObjectIdentifier> {
  /// Returns the cell of an element.
  public typealias ElementCell = @MainActor (UITableView, IndexPath, FormModel<Element>) -> UITableViewCell

  /// The list.
  public let list: FormList<Element>
  /// The controls of the rows above the list, with their cells. These rows have a section of their own.
  public let rowsAbove: [(control: AnyControl, cell: UITableViewCell)]
  private weak var tableView: UITableView?
  private let elementCell: ElementCell
  /// The elements that the table shows. An identifier is that of an element only as long as the element is kept.
  private var shownElements: [FormModel<Element>] = []
  private var following: Following?

  /// The titles of sections, by their numbers. Set them before the table is shown.
  public var titles: [Int: String] = [:]

  /// The section of the list.
  public var listSection: Int { rowsAbove.isEmpty ? 0 : 1 }

  /// Creates the source of a table, and shows the list. A cell grows when a message appears in it.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - list: The list.
  ///   - rowsAbove: The controls of rows above the list, with their cells, which are few and not reused.
  ///   - elementCell: Returns the cell of an element. Capture a view controller weakly.
  public init(
    tableView: UITableView, list: FormList<Element>,
    rowsAbove: [(control: AnyControl, cell: UITableViewCell)] = [], elementCell: @escaping ElementCell
  ) {
    self.list = list
    self.rowsAbove = rowsAbove
    self.tableView = tableView
    self.elementCell = elementCell
    super.init(tableView: tableView) { tableView, path, id in
      (tableView.dataSource as? ListSource<Element>)?.cell(for: id, at: path, in: tableView)
    }
    tableView.selfSizingInvalidation = .enabledIncludingConstraints
    #if !os(visionOS)
    tableView.keyboardDismissMode = .interactive
    #endif
    showElements(isAnimated: false)
    following = followChanges { [weak self] in self?.showElementsSoon() }
  }

  private func cell(for id: ObjectIdentifier, at path: IndexPath, in tableView: UITableView)
    -> UITableViewCell?
  {
    if let row = rowsAbove.first(where: { $0.control.id == id }) { return row.cell }
    return element(for: id).map { elementCell(tableView, path, $0) }
  }

  private func showElementsSoon() {
    _ = list.elements
    // In a task, because `followChanges` would follow what the cells read, too.
    Task { [weak self] in
      guard let self else { return }
      showElements(isAnimated: tableView?.window != nil)
    }
  }

  /// Shows the elements that the list has now.
  func showElements(isAnimated: Bool) {
    let elements = list.elements
    var snapshot = NSDiffableDataSourceSnapshot<Int, ObjectIdentifier>()
    if !rowsAbove.isEmpty {
      snapshot.appendSections([0])
      snapshot.appendItems(rowsAbove.map(\.control.id))
    }
    snapshot.appendSections([listSection])
    snapshot.appendItems(elements.map(\.id))
    let shown = self.snapshot()
    guard
      snapshot.sectionIdentifiers != shown.sectionIdentifiers
        || snapshot.itemIdentifiers != shown.itemIdentifiers
    else { return }
    // The earlier ones, too, until the table no longer compares them.
    withExtendedLifetime(shownElements) {
      shownElements = elements
      apply(snapshot, animatingDifferences: isAnimated)
    }
  }

  /// Returns the element of a row that the table shows.
  func element(for id: ObjectIdentifier) -> FormModel<Element>? {
    shownElements.first { $0.id == id }
  }

  /// Finds the element of a row.
  ///
  /// - Parameter path: The place of the row in the table.
  /// - Returns: The element, or `nil` for a row above the list.
  public func element(at path: IndexPath) -> FormModel<Element>? {
    itemIdentifier(for: path).flatMap(element(for:))
  }

  /// The title of a section.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - section: The number of the section.
  /// - Returns: The title in ``titles``.
  override public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles[section]
  }

  // MARK: Editing

  /// Lets the user delete elements.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The place of the row.
  /// - Returns: Whether the row is an element.
  override public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    element(at: indexPath) != nil
  }

  /// Removes the element that the user deletes.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - editingStyle: What the user does. Only a deletion has an effect.
  ///   - indexPath: The place of the row.
  override public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let element = element(at: indexPath) else { return }
    list.remove(element)
    showElements(isAnimated: true)
  }

  /// Lets the user move elements.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The place of the row.
  /// - Returns: Whether the row is an element.
  override public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    element(at: indexPath) != nil
  }

  /// Moves the element that the user has moved.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - source: The place of the row before.
  ///   - destination: Its place now.
  override public func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    // The list may have changed since the table was shown. After a move, the element has the place of the one at the
    // destination.
    let elements = list.elements
    let (moved, replaced) = (element(at: source), element(at: destination))
    guard let start = elements.firstIndex(where: { $0 === moved }),
      let end = elements.firstIndex(where: { $0 === replaced })
    else {
      // The table shows a move that didn't take place.
      applySnapshotUsingReloadData(snapshot())
      return showElements(isAnimated: false)
    }
    list.move(from: start, to: end)
    showElements(isAnimated: false)
  }

  /// Keeps an element in its list while the user moves it. Call it in
  /// `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)` of the table's delegate.
  ///
  /// - Parameter destination: Where the user holds the row.
  /// - Returns: Where the row may be dropped.
  public func destination(for destination: IndexPath) -> IndexPath {
    destination.section == listSection ? destination : IndexPath(row: 0, section: listSection)
  }

  // MARK: Focus

  /// Scrolls to the row of a control, which may have no cell yet, and moves the focus to its field.
  ///
  /// - Parameter control: The control of a row above the list, or one of an element.
  public func focus(on control: AnyControl) {
    showElements(isAnimated: false)
    guard let tableView, let path = row(of: control).flatMap(indexPath(for:)) else { return }
    tableView.scrollToRow(at: path, at: .middle, animated: false)
    tableView.layoutIfNeeded()
    tableView.cellForRow(at: path)?.field(of: control)?.takeFocus()
  }

  /// Moves the focus to the field of the first invalid control, or scrolls to the footer if only the list as a whole or
  /// the form fails.
  func focusOnFirstFailure(of form: FormGroup) {
    if let control = form.firstInvalidControl ?? form.firstControlAwaitingRetry, row(of: control) != nil {
      focus(on: control)
    } else if let tableView, !form.failures.isEmpty {
      (tableView.footerView(forSection: listSection) as? MessageFooter)?.update()
      tableView.askForHeightsAgain()
      tableView.scrollRectToVisible(tableView.rectForFooter(inSection: listSection), animated: true)
    }
  }

  /// Returns the identifier of the row that shows a control.
  private func row(of control: AnyControl) -> ObjectIdentifier? {
    if rowsAbove.contains(where: { $0.control === control }) { return control.id }
    return list.elements.first { $0.controls.contains { $0 === control } }?.id
  }
}
#endif
