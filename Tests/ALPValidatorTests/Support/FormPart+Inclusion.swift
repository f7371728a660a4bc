@testable import ALPValidator

extension FormPart {
  /// Whether the part is included; setting it replaces the `when:` closure of the part.
  var isEnabled: Bool {
    get { isActive }
    set { Scheduler.shared.perform("isEnabled") { [self] in setCondition { newValue } } }
  }
}
