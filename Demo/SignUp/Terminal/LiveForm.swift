import Dispatch
import Observation

/// Runs the form on the terminal: keys in, screens out, until the user submits or quits.
@MainActor
final class LiveForm {
  /// How the form ended.
  enum Ending: Equatable {
    case accepted(Account)
    case quit
    case signal(Int32)
  }

  /// An event of the program.
  private enum Event: Sendable {
    case bytes([UInt8])
    /// Standard input ended or failed.
    case endOfInput
    case signal(Int32)
    /// The screen is out of date.
    case change
    case tick
    /// There was no input after an escape for a moment.
    case pause(readCount: Int)
    /// The program was not stopped although it requested it, or continues in the background.
    case goOn
    case stopAgain
  }

  private let session: FormSession
  private let terminal: Terminal
  private let events: AsyncStream<Event>
  private let sender: AsyncStream<Event>.Continuation
  private var decoder = KeyDecoder()
  private var readCount = 0
  private var step = 0
  private var isSuspended = false
  /// Whether changes of the view are observed.
  private var isFollowing = false
  private var ticker: Task<Void, Never>?

  init(_ form: SignUpForm, usesColor: Bool) {
    session = FormSession(form)
    terminal = Terminal(usesColor: usesColor)
    (events, sender) = AsyncStream.makeStream(of: Event.self)
  }

  /// Runs until the form ends, and restores the terminal in any case.
  func run() async throws(System.Failure) -> Ending {
    let numbers =
      System.endingSignals + [System.resizeSignal, System.continueSignal, System.stopNoticeSignal]
    let signals = await Signals(numbers) { [sender] number in sender.yield(.signal(number)) }
    defer { withExtendedLifetime(signals) {} }
    let input = Input(System.standardInput) { [sender] bytes in
      sender.yield(bytes.map(Event.bytes) ?? .endOfInput)
    }
    defer { input.end() }
    defer {
      ticker?.cancel()
      terminal.giveBack()
    }
    System.noticeStops()
    try terminal.take()
    try draw()
    for await event in events {
      if let ending = try take(event, from: input) { return ending }
      if let account = session.account { return .accepted(account) }
      if !isSuspended { try draw() }
    }
    return .quit
  }

  private func take(_ event: Event, from input: Input) throws(System.Failure) -> Ending? {
    switch event {
    case .bytes(let bytes):
      readCount += 1
      return handle(decoder.decode(bytes), from: input)
    case .pause(readCount):
      return handle(decoder.decodeUndecided(), from: input)
    case .pause: break
    case .change: isFollowing = false
    case .tick: step += 1
    case .endOfInput: return .quit
    case .signal(System.resizeSignal): terminal.forget()
    case .signal(System.continueSignal), .goOn: try goOn(input)
    case .signal(System.stopNoticeSignal): suspend(input)
    case .signal(let number): return .signal(number)
    case .stopAgain: if isSuspended { System.suspendJob() }
    }
    return nil
  }

  private func handle(_ keys: [Key], from input: Input) -> Ending? {
    for key in keys {
      switch session.handle(key) {
      case .quit: return .quit
      case .suspend: suspend(input)
      case .redraw: terminal.forget()
      case nil: break
      }
    }
    if decoder.isUndecided { send(.pause(readCount: readCount), after: .milliseconds(50)) }
    return nil
  }

  private func draw() throws(System.Failure) {
    let view = followedView()
    try terminal.draw(FormRenderer(size: terminal.size, step: step).screen(of: view))
    if view.isWaiting {
      ticker =
        ticker
        ?? Task { [sender] in
          while (try? await Task.sleep(for: .milliseconds(80))) != nil { sender.yield(.tick) }
        }
    } else {
      ticker?.cancel()
      ticker = nil
    }
  }

  /// Returns the view, and sends an event after its next change.
  private func followedView() -> FormView {
    guard !isFollowing else { return session.view }
    isFollowing = true
    return withObservationTracking {
      session.view
    } onChange: { [sender] in
      sender.yield(.change)
    }
  }

  // MARK: Stopping and continuing

  private func suspend(_ input: Input) {
    guard !isSuspended else { return }
    isSuspended = true
    input.pause()
    terminal.giveBack()
    System.suspendJob()
    // Without a shell that controls jobs, the program is not stopped. The timer does not run while it is stopped.
    send(.goOn, after: .milliseconds(300))
  }

  private func goOn(_ input: Input) throws(System.Failure) {
    guard isSuspended else {
      terminal.forget()
      return
    }
    guard !System.isBackground(System.standardInput) else {
      // Later, so that a signal that ends the program, which also continues it, is handled first.
      send(.stopAgain, after: .milliseconds(200))
      return
    }
    isSuspended = false
    System.noticeStops()
    try terminal.take()
    input.goOn()
  }

  private func send(_ event: Event, after delay: Duration) {
    Task { [sender] in
      try? await Task.sleep(for: delay)
      sender.yield(event)
    }
  }
}
