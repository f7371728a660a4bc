// What the views use to have VoiceOver read a text, declared as in Apple's SDK.
public import Foundation

public enum AccessibilityNotification {
  public struct Announcement {
    /// What was read, for tests.
    @MainActor public static var posted: [String] = []
    /// What of it interrupts.
    @MainActor public static var urgent: [String] = []
    private let text: AttributedString

    public init(_ announcement: String) { text = AttributedString(announcement) }
    public init(_ announcement: AttributedString) { text = announcement }

    @MainActor public func post() {
      let words = String(text.characters)
      Self.posted.append(words)
      if text.accessibilitySpeechAnnouncementPriority == .high { Self.urgent.append(words) }
    }
  }
}

public enum AccessibilitySpeechAnnouncementPriority: Sendable {
  case low, `default`, high
}

private enum PriorityKey: AttributedStringKey {
  typealias Value = AccessibilitySpeechAnnouncementPriority
  static let name = "accessibilitySpeechAnnouncementPriority"
}

extension AttributedString {
  public var accessibilitySpeechAnnouncementPriority: AccessibilitySpeechAnnouncementPriority? {
    get { self[PriorityKey.self] }
    set { self[PriorityKey.self] = newValue }
  }
}
