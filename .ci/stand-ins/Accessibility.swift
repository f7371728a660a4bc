// What the views use to have VoiceOver read a text, declared as in Apple's SDK.
public import Foundation

public enum AccessibilityNotification {
  public struct Announcement {
    /// What was read, for tests.
    @MainActor public static var posted: [String] = []
    private let text: String

    public init(_ announcement: String) { text = announcement }
    public init(_ announcement: AttributedString) { text = String(announcement.characters) }
    @MainActor public func post() { Self.posted.append(text) }
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
