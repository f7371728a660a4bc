import ALPValidator
import ALPValidatorUIKit
import UIKit
