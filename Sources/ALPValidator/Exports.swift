@_exported public import ValidationRules
