@_exported import Foundation
@_exported import ObjectiveC
@_exported import struct FoundationEssentials.AttributedString
public struct Date: Comparable, Hashable, Sendable {
  public init() {}
  public static func < (a: Date, b: Date) -> Bool { false }
  public static let distantFuture = Date()
}
public struct TimeZone: Hashable, Sendable {
  public init() {}
  public static var gmt: TimeZone { TimeZone() }
}
public struct IndexPath: Hashable, Sendable { public init() {} }
extension Date: _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSDate
  public func _bridgeToObjectiveC() -> NSDate { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ s: NSDate, result: inout Date?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ s: NSDate, result: inout Date?) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ s: NSDate?) -> Date { fatalError() }
}
extension TimeZone: _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSTimeZone
  public func _bridgeToObjectiveC() -> NSTimeZone { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ s: NSTimeZone, result: inout TimeZone?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ s: NSTimeZone, result: inout TimeZone?) -> Bool {
    false
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ s: NSTimeZone?) -> TimeZone { fatalError() }
}
extension IndexPath: _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSIndexPath
  public func _bridgeToObjectiveC() -> NSIndexPath { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ s: NSIndexPath, result: inout IndexPath?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ s: NSIndexPath, result: inout IndexPath?) -> Bool {
    false
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ s: NSIndexPath?) -> IndexPath { fatalError() }
}

extension String: _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSString
  public func _bridgeToObjectiveC() -> NSString { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ s: NSString, result: inout String?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ s: NSString, result: inout String?) -> Bool {
    false
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ s: NSString?) -> String { fatalError() }
}
extension Array: _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSArray
  public func _bridgeToObjectiveC() -> NSArray { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ s: NSArray, result: inout [Element]?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ s: NSArray, result: inout [Element]?) -> Bool {
    false
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ s: NSArray?) -> [Element] { fatalError() }
}
extension Dictionary: _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSDictionary
  public func _bridgeToObjectiveC() -> NSDictionary { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ s: NSDictionary, result: inout [Key: Value]?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ s: NSDictionary, result: inout [Key: Value]?)
    -> Bool
  { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ s: NSDictionary?) -> [Key: Value] { fatalError() }
}
extension CGRect {
  public static var zero: CGRect { CGRect() }
  public init(x: Double, y: Double, width: Double, height: Double) { self.init() }
  public var height: Double { 0 }
}
extension NSRange {
  public var lowerBound: Int { 0 }
  public var upperBound: Int { 0 }
}
public typealias CGFloat = Double

public struct URL: Sendable {}
extension URL: _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSURL
  public func _bridgeToObjectiveC() -> NSURL { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ s: NSURL, result: inout URL?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ s: NSURL, result: inout URL?) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ s: NSURL?) -> URL { fatalError() }
}
public enum JSONSerialization {
  public static func isValidJSONObject(_ o: Any) -> Bool { true }
  public static func data(withJSONObject: Any) throws -> [UInt8] { [] }
}
public final class JSONDecoder {
  public init() {}
  public func decode<T: Decodable>(_ t: T.Type, from: [UInt8]) throws -> T { fatalError() }
}
extension NSNumber {
  public var doubleValue: Double { 0 }
  public var intValue: Int { 0 }
  public convenience init(value: Double) { fatalError() }
}
extension NSString { public convenience init(string: String) { fatalError() } }
extension NSObject { public func isEqual(_ o: Any?) -> Bool { false } }
