/// A version of the content of a part.
enum Version {
  /// As it is now.
  case current
  /// As it is now, with the base in place of texts that can't be read.
  case readable
  /// What edits are compared with: as loaded, or as saved last.
  case base
  /// What a submission that is under way has begun with. A part that no submission has is as it is now.
  case submitted
}

/// Something that happens to all parts of a form at once, and means the same for each.
enum VersionEvent {
  /// What is there now becomes the base.
  case madeBase
  /// The edits are undone.
  case reset
  /// The body of a submission begins.
  case submissionBegan
  /// The body has saved what was submitted.
  case saved
  /// The body has ended, and what it has saved is known. Each part takes this event by itself.
  case submissionEnded
}

/// What both sides have begun with when another base is taken.
enum Ancestor {
  /// The base: the other side has changed it.
  case base
  /// What was submitted: the other side has saved it.
  case submitted
  /// Nothing: both sides have added the part.
  case none
}

/// The content of a part in its versions: as it is now, as the base, and as submitted.
///
/// The content of a control is its value and its text; that of a form is its parts. Whatever happens to a part,
/// this type alone decides what its versions are afterwards:
///
/// | Event                                      | Current              | Base                  | Submitted       |
/// | ------------------------------------------ | -------------------- | --------------------- | --------------- |
/// | the user or the program edits              | the new content      |                       |                 |
/// | the program loads                          | the new content      | the new content       |                 |
/// | another base is taken, and the user …      |                      |                       |                 |
/// | … has not touched the content              | the new content      | the new content       |                 |
/// | … has touched it                           |                      | the new content       |                 |
/// | what is there becomes the base             |                      | the current content   |                 |
/// | a reset                                    | the base             |                       |                 |
/// | a submission begins                        |                      |                       | the current one |
/// | what was submitted is saved                |                      | the submitted content |                 |
/// | the submission ends                        |                      |                       | none            |
///
/// What is submitted is what was sent: nothing that happens meanwhile changes it.
///
/// *Touched* is what differs from the content with which both sides have begun, see `Ancestor`. If the new base
/// is the same as that content, only the base changes. If it is the same as the current content, the two are one
/// from then on.
///
/// Contents that can't be compared are the same if they are of one revision: one of them was made of the other
/// by an event of the table.
struct Versions<Content> {
  // Stored one by one, so that a keystroke reads a version without a copy of all.

  /// The content as it is now.
  private(set) var current: Content
  /// The content that edits are compared with.
  private(set) var base: Content
  /// The content that is being submitted; `nil` if no submission has begun with the part.
  private(set) var submitted: Content?

  /// The revision of each version. A content that comes from outside is a new revision.
  private var currentRevision = 0
  private var baseRevision = 0
  private var submittedRevision: Int?
  private var latestRevision = 0

  /// Creates the versions of a content that is its base.
  init(_ content: Content) {
    current = content
    base = content
  }

  /// Returns the versions of something that a content says.
  func map<Result>(_ transform: (Content) -> Result) -> Versions<Result> {
    var result = Versions<Result>(transform(current))
    result.base = transform(base)
    result.submitted = submitted.map(transform)
    result.currentRevision = currentRevision
    result.baseRevision = baseRevision
    result.submittedRevision = submittedRevision
    result.latestRevision = latestRevision
    return result
  }

  /// Returns a version of the content.
  func content(in version: Version) -> Content {
    switch version {
    case .current, .readable: current
    case .base: base
    case .submitted: submitted ?? current
    }
  }

  /// Whether the current content is the base, and not only the same.
  var isBaseCurrent: Bool { baseRevision == currentRevision }

  // MARK: What the user and the program do

  /// Edits the content, and returns the earlier one.
  @inline(__always)
  mutating func edit(to content: Content) -> Content {
    currentRevision = newRevision()
    return exchange(&current, with: content)
  }

  /// Edits the content in place.
  mutating func edit(_ change: (inout Content) -> Void) {
    currentRevision = newRevision()
    change(&current)
  }

  /// Takes a content that the program has loaded.
  mutating func load(_ content: Content) {
    _ = edit(to: content)
    makeCurrentBase()
  }

  /// Takes an event of the form.
  mutating func apply(_ event: VersionEvent) {
    switch event {
    case .madeBase: makeCurrentBase()
    case .reset:
      current = base
      currentRevision = baseRevision
    case .submissionBegan:
      submitted = current
      submittedRevision = currentRevision
    case .saved: makeBase(of: .submitted)
    case .submissionEnded:
      submitted = nil
      submittedRevision = nil
    }
  }

  private mutating func makeCurrentBase() {
    base = current
    baseRevision = currentRevision
  }

  // MARK: Another base

  /// What became of the content when another base was taken.
  struct Rebase: Equatable {
    /// Whether the other side has changed the content that both have begun with.
    var isOther: Bool
    /// Whether the user had touched that content.
    var isTouched: Bool
    /// Whether the current content was replaced by the new base.
    var hasFollowed = false
    /// Whether both sides have changed the content, differently. The current content stays.
    var isConflict = false
  }

  /// Takes another base, and keeps edits.
  ///
  /// - Parameters:
  ///   - new: The new base.
  ///   - ancestor: What both sides have begun with.
  ///   - isSame: Returns whether two contents are the same.
  /// - Returns: What became of the content.
  mutating func rebase(
    onto new: Content, since ancestor: Ancestor, isSame: (Content, Content) -> Bool
  ) -> Rebase {
    var result = Rebase(
      isOther: content(of: ancestor).map { !isSame($0, new) } ?? true,
      isTouched: isTouched(since: ancestor, isSame: isSame))
    if !result.isOther {
      if !result.isTouched, let revision = revision(of: ancestor) { currentRevision = revision }
      makeBase(of: ancestor)
    } else if isSame(current, new) {
      makeCurrentBase()
    } else if result.isTouched {
      replaceBase(by: new)
      result.isConflict = true
    } else {
      _ = edit(to: new)
      makeCurrentBase()
      result.hasFollowed = true
    }
    return result
  }

  /// Returns whether the current content differs from the one that both sides have begun with.
  func isTouched(since ancestor: Ancestor, isSame: (Content, Content) -> Bool) -> Bool {
    guard let begin = content(of: ancestor) else { return true }
    return revision(of: ancestor) != currentRevision && !isSame(begin, current)
  }

  /// Returns the content that both sides have begun with; `nil` if there is none.
  func content(of ancestor: Ancestor) -> Content? {
    switch ancestor {
    case .base: base
    case .submitted: submitted
    case .none: nil
    }
  }

  private func revision(of ancestor: Ancestor) -> Int? {
    switch ancestor {
    case .base: baseRevision
    case .submitted: submittedRevision
    case .none: nil
    }
  }

  private mutating func makeBase(of ancestor: Ancestor) {
    guard let content = content(of: ancestor), let revision = revision(of: ancestor) else { return }
    base = content
    baseRevision = revision
  }

  /// Takes another base, whatever the current content is.
  mutating func replaceBase(by content: Content) {
    base = content
    baseRevision = newRevision()
  }

  @inline(__always)
  private mutating func newRevision() -> Int {
    latestRevision &+= 1
    return latestRevision
  }
}
