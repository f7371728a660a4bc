@_exported public import ValidationFormats
