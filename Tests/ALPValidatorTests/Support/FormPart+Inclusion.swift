@testable import ALPValidator
@testable import ValidationRules

extension FormPart {
  /// Whether the part is included; setting it replaces the `when:` closure of the part.
  var isEnabled: Bool {
    get { isActive }
    set {
      Transaction.run("isEnabled") { [self] _ in setWhenClosure(makeWhenClosure { newValue }) }
    }
  }
}
