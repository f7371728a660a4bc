@testable import ALPValidator
