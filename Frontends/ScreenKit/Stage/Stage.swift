package import HearthModel
package import HearthSupport

/// The screens of a program, one over the other, with all that they share.
///
/// Everything happens on one thread: events come in by `handle`, work that waits goes out by `perform`
/// and its results come back by `deliver`. What is typed while such work goes on is kept until it is
/// done, so that a key always means what was on the screen.
package final class Stage {
  /// The texts of the person's language; a change is seen with the next frame.
  package var messages: Messages
  /// The wall clock.
  package let now: () -> Instant
  /// Puts any error into a sentence.
  package var sentence: (any Error) -> String
  /// Above the bar at the bottom of every full screen that has room for it: the mini player.
  package var footer: (any StageFooter)?

  package private(set) var screens: [any Screen] = []
  package private(set) var toast: Toast?
  /// Whether the program is to end.
  package private(set) var isOver = false
  /// Whether the process is to be stopped by job control.
  package var isStopAsked = false
  /// Whether all has to be drawn anew, not only what changed.
  package var isRedrawAsked = false
  /// What is told beside the time of day, or above the bar where there is no room; nil for nothing.
  package var status: () -> StageStatus? = { nil }
  /// The time of day that the bar shows, by the household's clock.
  package var wallTime: () -> WallTime = { WallTime(secondsSinceMidnight: 0) }
  /// Whether it is night where somebody sleeps whom light would wake.
  package var isNight: () -> Bool = { false }
  /// Whether pictures can be seen.
  package var hasColours = true
  /// Where the cursor stands in what was drawn last.
  package var cursor: Point?

  var uptime: Duration = .zero
  private var toastEnd: Duration = .zero
  private var hotSpots: [(rect: Rect, action: () -> Void)] = []
  private var kept: [InputEvent] = []
  private var lastID = 0
  private var waiting: [Effect] = []
  private var running: [Int: Effect] = [:]

  /// A stage without a screen.
  package init(
    _ messages: Messages,
    now: @escaping () -> Instant,
    sentence: @escaping (any Error) -> String
  ) {
    self.messages = messages
    self.now = now
    self.sentence = sentence
  }

  /// The screen that has the keys.
  package var front: (any Screen)? { screens.last }
}

extension Stage {
  /// Puts a screen over all others.
  package func push(_ screen: any Screen) {
    screens.append(screen)
    screen.refresh(self)
  }

  /// Takes a screen away with all that lies over it.
  package func dismiss(_ screen: any Screen) {
    guard let index = screens.firstIndex(where: { $0 === screen }) else { return }
    screens.removeSubrange(index...)
    screens.last?.refresh(self)
    if screens.isEmpty { isOver = true }
  }

  /// Goes back by one screen; the last one stays.
  package func back() {
    guard screens.count > 1, let screen = screens.last else { return }
    dismiss(screen)
  }

  /// Ends the program.
  package func quit() { isOver = true }

  /// Says what was done.
  package func say(_ text: String) { show(Toast(text: text, kind: .done)) }

  /// Says what was refused and why.
  package func refuse(_ error: any Error) {
    show(Toast(text: sentence(error), kind: .refused))
  }

  /// Says what is worth a look.
  package func remark(_ text: String) { show(Toast(text: text, kind: .remark)) }

  private func show(_ toast: Toast) {
    self.toast = toast
    toastEnd = uptime + Toast.stay
  }
}

extension Stage {
  /// Does work beside the screen.
  ///
  /// - Parameters:
  ///   - holdsInput: whether what is typed meanwhile waits for it; not for what may take long.
  ///   - work: reads or writes.
  ///   - then: takes the result, on the thread of the stage.
  package func perform<T: Sendable>(
    holdsInput: Bool = true,
    _ work: @escaping @Sendable () async throws -> T,
    then: @escaping (Result<T, any Error>) -> Void
  ) {
    lastID += 1
    waiting.append(
      Effect(id: lastID, holdsInput: holdsInput, work: work) { result in
        then(
          result.flatMap { value in
            guard let value = value as? T else { return .failure(CancellationError()) }
            return .success(value)
          }
        )
      }
    )
  }

  /// Whether what is typed has to wait.
  package var holdsInput: Bool {
    waiting.contains(where: \.holdsInput) || running.values.contains(where: \.holdsInput)
  }

  /// Whether any work goes on.
  package var isBusy: Bool { !waiting.isEmpty || !running.isEmpty }

  /// Starts what waits, on threads of its own.
  func start(_ mailbox: Mailbox, alarm: @escaping @Sendable () -> Void) {
    for effect in waiting {
      running[effect.id] = effect
      let (id, work) = (effect.id, effect.work)
      Task.detached {
        do { mailbox.post(.success(try await work()), of: id) } catch {
          mailbox.post(.failure(error), of: id)
        }
        alarm()
      }
    }
    waiting = []
  }

  /// Takes in what has been done.
  func deliver(from mailbox: Mailbox) {
    for (id, result) in mailbox.takeResults() {
      running.removeValue(forKey: id)?.receive(result)
    }
    if mailbox.takeNews() { refresh() }
    replay()
  }

  /// Does all work at once, one after the other: for tests.
  package func settle() async {
    while !waiting.isEmpty {
      let effect = waiting.removeFirst()
      do { effect.receive(.success(try await effect.work())) } catch {
        effect.receive(.failure(error))
      }
      replay()
    }
  }

  /// Lets every screen that is seen read anew what it shows.
  package func refresh() {
    for screen in seen { screen.refresh(self) }
  }

  /// Lets those that look at the clock do so.
  func refreshByPace() {
    for screen in seen where screen.pace != nil { screen.refresh(self) }
  }

  /// The last full screen and the panels over it.
  var seen: ArraySlice<any Screen> {
    screens[(screens.lastIndex { $0.placement == .full } ?? 0)...]
  }
}

extension Stage {
  /// Takes in what a person or the terminal did.
  package func handle(_ event: InputEvent) {
    switch event {
    case .end: isOver = true
    case .resume: isRedrawAsked = true
    case .resize, .background: break
    case .key(.control("c")): isOver = true
    case .key(.control("z")): isStopAsked = true
    case .key(.control("l")): isRedrawAsked = true
    default:
      if holdsInput { kept.append(event) } else { act(on: event) }
    }
  }

  /// Lets time pass.
  package func advance(to uptime: Duration) {
    self.uptime = uptime
    if toast != nil, uptime >= toastEnd { toast = nil }
  }

  /// How long nothing will change by itself.
  var patience: Duration? {
    let paces =
      seen.compactMap(\.pace) + [footer.flatMap(\.pace), status()?.pace].compactMap(\.self)
    let milliseconds = paces.min().map { pace in
      let pace = max(50, pace.milliseconds)
      return pace - ((now().milliseconds % pace) + pace) % pace
    }
    let tick = milliseconds.map { Duration.milliseconds($0) }
    let toast = toast.map { _ in max(.zero, toastEnd - uptime) }
    return [tick, toast].compactMap(\.self).min()
  }

  private func replay() {
    while !holdsInput, !isOver, !kept.isEmpty { act(on: kept.removeFirst()) }
  }

  private func act(on event: InputEvent) {
    guard let front else { return }
    if case .mouse(let mouse) = event { return act(on: mouse) }
    if front.take(event, self) { return }
    guard case .key(let key) = event else { return }
    let keys = allKeys
    let latin = front.isTyping ? key : key.latin
    if let binding = keys.first(where: { $0.keys.contains(key) || $0.keys.contains(latin) }) {
      return binding.action()
    }
    switch latin {
    case Key("?"), Key(.function(1)): push(HelpScreen(front.title, keys))
    case .escape: back()
    case Key("q") where !front.isTyping: if screens.count > 1 { back() } else { isOver = true }
    default: break
    }
  }

  /// The keys of the screen in front, then those of the footer.
  var allKeys: [KeyBinding] {
    guard let front else { return [] }
    return front.keys(self) + (front.showsFooter ? footer?.keys(self) ?? [] : [])
  }

  private func act(on mouse: MouseEvent) {
    switch mouse.action {
    case .press: hotSpots.last { $0.rect.contains(mouse.point) }?.action()
    case .release: break
    case .scrollUp: for _ in 0..<3 { act(on: .key(.up)) }
    case .scrollDown: for _ in 0..<3 { act(on: .key(.down)) }
    }
  }

  /// Makes a part of what is being drawn answer a press of the mouse.
  package func press(on rect: Rect, _ action: @escaping () -> Void) {
    hotSpots.append((rect, action))
  }

  func clearHotSpots() { hotSpots = [] }
}

extension Duration {
  fileprivate var milliseconds: Int64 {
    components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
  }
}
