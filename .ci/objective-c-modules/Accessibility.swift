public import Foundation
public enum AccessibilityNotification {
  public struct Announcement {
    public init(_ a: AttributedString) {}
    public func post() {}
  }
}
public enum Prio: Sendable { case `default`, high }
extension AttributedString {
  public var accessibilitySpeechAnnouncementPriority: Prio? {
    get { nil }
    set {}
  }
}
