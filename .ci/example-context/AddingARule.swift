@testable import ALPValidator
import Testing
@testable import ValidationFormats
