@_exported import UIKit
@_exported import Foundation
@_exported import QuartzCore
@MainActor public enum UIAccessibility {
  public struct Notification: Sendable { public static let layoutChanged = Notification() }
  public static func post(notification: Notification, argument: Any?) {}
}
extension UIAction {
  @MainActor public convenience init(
    title: String = "", identifier: UIAction.Identifier? = nil, state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) { fatalError() }
}
extension UIMenu {
  @MainActor public convenience init(
    title: String = "", options: UIMenu.Options = [], children: [UIMenuElement] = []
  ) { fatalError() }
}
extension UIButton {
  public struct Configuration {
    public enum Indicator: Sendable { case automatic, none, popup }
    public var title: String?
    public var indicator = Indicator.automatic
    public var showsActivityIndicator = false
    public static func plain() -> Self { fatalError() }
    public static func filled() -> Self { fatalError() }
    public static func bordered() -> Self { fatalError() }
  }
  @MainActor public var configuration: Configuration? {
    get { nil }
    set {}
  }
  @MainActor public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    fatalError()
  }
}
extension UIBarButtonItem {
  @MainActor public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) { fatalError() }
}
@MainActor @preconcurrency public protocol UIContentConfiguration {}
@MainActor @preconcurrency public struct UIListContentConfiguration: UIContentConfiguration {
  public struct TextProperties {
    public var color: UIColor {
      get { fatalError() }
      set {}
    }
  }
  public var text: String?
  public var textProperties: TextProperties {
    get { fatalError() }
    set {}
  }
  public static func groupedFooter() -> Self { fatalError() }
}
extension UITableViewHeaderFooterView {
  @MainActor public var contentConfiguration: (any UIContentConfiguration)? {
    get { nil }
    set {}
  }
}
extension IndexPath {
  public init(row: Int, section: Int) { fatalError() }
  public var section: Int { 0 }
  public var row: Int { 0 }
}
public struct NSDiffableDataSourceSnapshot<S: Hashable & Sendable, I: Hashable & Sendable> {
  public init() {}
  public mutating func appendSections(_ s: [S]) {}
  public mutating func appendItems(_ i: [I], toSection: S? = nil) {}
  public var itemIdentifiers: [I] { [] }
  public var sectionIdentifiers: [S] { [] }
}
extension NSDiffableDataSourceSnapshot: @unchecked Sendable {}
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<S: Hashable & Sendable, I: Hashable & Sendable>: NSObject,
  UITableViewDataSource
{
  public typealias CellProvider = (_ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: I) ->
    UITableViewCell?
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) { super.init() }
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<S, I>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {}
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<S, I>, animatingDifferences: Bool = true
  ) async {}
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<S, I>, completion: (() -> Void)? = nil
  ) {}
  nonisolated open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<S, I>) async {}
  nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<S, I> { fatalError() }
  nonisolated open func itemIdentifier(for indexPath: IndexPath) -> I? { nil }
  nonisolated open func indexPath(for itemIdentifier: I) -> IndexPath? { nil }
  @objc open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  @objc open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    fatalError()
  }
  @objc open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  @objc open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  @objc open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  @objc open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  @objc open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
extension UIControl.State { public static var normal: UIControl.State { [] } }
extension UIStoryboard {
  @MainActor public func instantiateViewController<T: UIViewController>(
    identifier: String, creator: ((NSCoder) -> T?)? = nil
  ) -> T { fatalError() }
}
