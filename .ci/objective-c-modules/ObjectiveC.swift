@_exported import ObjectiveC
public struct Selector: ExpressibleByStringLiteral {
  public init(stringLiteral: String) {}
  public init(_ s: String) {}
}
public struct ObjCBool: ExpressibleByBooleanLiteral {
  public var boolValue: Bool
  public init(_ b: Bool) { boolValue = b }
  public init(booleanLiteral: Bool) { boolValue = booleanLiteral }
}
public func _convertBoolToObjCBool(_ x: Bool) -> ObjCBool { ObjCBool(x) }
public func _convertObjCBoolToBool(_ x: ObjCBool) -> Bool { x.boolValue }
