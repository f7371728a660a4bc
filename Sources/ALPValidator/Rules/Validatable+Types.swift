public import Foundation

extension String: Validatable {}
extension Substring: Validatable {}
extension Character: Validatable {}
extension Bool: Validatable {}

extension Int: Validatable {}
extension Int8: Validatable {}
extension Int16: Validatable {}
extension Int32: Validatable {}
extension Int64: Validatable {}
extension UInt: Validatable {}
extension UInt8: Validatable {}
extension UInt16: Validatable {}
extension UInt32: Validatable {}
extension UInt64: Validatable {}

#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
  extension Float16: Validatable {}
#endif
extension Float: Validatable {}
extension Double: Validatable {}
extension CGFloat: Validatable {}
extension Decimal: Validatable {}

extension Date: Validatable {}
extension DateComponents: Validatable {}
extension Duration: Validatable {}
extension URL: Validatable {}
extension UUID: Validatable {}
extension Data: Validatable {}

extension Array: Validatable {}
extension ArraySlice: Validatable {}
extension ContiguousArray: Validatable {}
extension Set: Validatable {}
extension Dictionary: Validatable {}

extension FileValue: Validatable {}
extension JSONValue: Validatable {}
