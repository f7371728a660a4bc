@testable import ALPValidator
@testable import ValidationRules
