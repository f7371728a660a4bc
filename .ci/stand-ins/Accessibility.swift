// What the examples use to have VoiceOver read a text, declared as in Apple's SDK.
public import Foundation

public enum AccessibilityNotification {
  public struct Announcement {
    public init(_ announcement: String) {}
    public init(_ announcement: AttributedString) {}
    public func post() {}
  }
}

public enum AccessibilitySpeechAnnouncementPriority: Sendable {
  case low, `default`, high
}

extension AttributedString {
  public var accessibilitySpeechAnnouncementPriority: AccessibilitySpeechAnnouncementPriority? {
    get { nil }
    set {}
  }
}
