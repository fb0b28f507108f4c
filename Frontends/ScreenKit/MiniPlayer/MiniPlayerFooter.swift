import HearthMiniPlayer
package import HearthPorts
package import HearthSupport

/// The mini player: a line at the foot of every full screen while something plays or is paused.
package final class MiniPlayerFooter: StageFooter {
  /// What it looks at, which screens may look at too.
  package let watch: PlayerWatch
  /// What a press on it opens; nil for nothing.
  package var open: ((Stage) -> Void)?
  private let link: any PlayerLink
  private let wait: @Sendable () async throws -> Void
  private var changed: @Sendable () -> Void = {}
  private var following: (language: Language, task: Task<Void, Never>)?

  /// By how much a key makes it louder or softer.
  package static let step = 5

  /// A mini player that follows nobody yet.
  ///
  /// - Parameters:
  ///   - link: where the player is met.
  ///   - watch: keeps how it stands.
  ///   - wait: lets a moment pass before it is looked for a player again.
  package init(
    _ link: any PlayerLink,
    _ watch: PlayerWatch = PlayerWatch(),
    wait: @escaping @Sendable () async throws -> Void
  ) {
    (self.link, self.watch, self.wait) = (link, watch, wait)
  }

  deinit { following?.task.cancel() }

  /// Follows the player from now on.
  ///
  /// - Parameters:
  ///   - language: what titles are written in.
  ///   - changed: told, from any thread, when there is something new to draw.
  package func follow(in language: Language, changed: @escaping @Sendable () -> Void) {
    self.changed = changed
    follow(in: language)
  }

  private func follow(in language: Language) {
    following?.task.cancel()
    following = (language, watch.follow(player(in: language), changed: changed))
  }

  private func player(in language: Language) -> MiniPlayer {
    MiniPlayer(link, in: language, wait: wait)
  }

  package var pace: Duration? { nil }
  package var rows: Int { watch.status.sounds.isEmpty ? 0 : 1 }

  package func keys(_ stage: Stage) -> [KeyBinding] {
    guard rows > 0 else { return [] }
    let model = MiniPlayerViewModel(watch.status, in: stage.messages)
    let toggle: MessageKey = model.isPlaying ? "screen.player.pause" : "screen.player.resume"
    return [
      KeyBinding(Key("P"), label: stage.messages(toggle)) { self.perform(.toggle, stage) },
      KeyBinding(Key("X"), label: stage.messages("screen.player.stop")) {
        self.perform(.stop(), stage)
      },
      KeyBinding(Key("("), label: stage.messages("screen.player.softer")) {
        self.perform(.volume(model.volume(changedBy: -Self.step)), stage)
      },
      KeyBinding(Key(")"), label: stage.messages("screen.player.louder")) {
        self.perform(.volume(model.volume(changedBy: Self.step)), stage)
      },
    ]
  }

  private func perform(_ command: RemoteCommand, _ stage: Stage) {
    let player = player(in: stage.messages.language)
    stage.perform(holdsInput: false) {
      try await player.perform(command)
    } then: { result in
      switch result {
      case .success(let status): self.watch.take(status)
      case .failure(let error): stage.refuse(error)
      }
    }
  }

  package func draw(on canvas: Canvas, _ stage: Stage) {
    let language = stage.messages.language
    if let following, following.language != language { follow(in: language) }
    let model = MiniPlayerViewModel(watch.status, in: stage.messages)
    let style = Style(.plain, on: .bar)
    canvas.fill(style)
    if let open { stage.press(on: canvas.frame) { open(stage) } }
    var end = canvas.columns - 1
    for binding in keys(stage).prefix(2).reversed() {
      end = draw(binding, before: end, isWide: canvas.columns >= 60, on: canvas, stage)
    }
    let figures = [model.remaining, "\(model.volume) %"].compactMap(\.self).joined(separator: "  ")
    end -= canvas.writeRight(figures, before: end, 0, Style(.accent, on: .bar)) + 2
    let sign = model.isPlaying ? "♪" : "‖"
    canvas.write(sign, 1, 0, Style(model.isPlaying ? .good : .faint, on: .bar, .bold))
    let taken = canvas.write(model.title, 3, 0, style, width: end - 3)
    let state = "  \(model.state)"
    if Glyph.width(of: state) + taken + 3 < end {
      canvas.write(state, 3 + taken, 0, Style(.faint, on: .bar))
    }
  }

  /// Draws a key that can be pressed by the mouse too.
  ///
  /// - Returns: the column before it.
  private func draw(
    _ binding: KeyBinding,
    before end: Int,
    isWide: Bool,
    on canvas: Canvas,
    _ stage: Stage
  ) -> Int {
    let label = isWide ? " \(binding.label)" : ""
    let width = Glyph.width(of: binding.names) + Glyph.width(of: label)
    let start = end - width
    let taken = canvas.write(binding.names, start, 0, Style(.accent, on: .bar, .bold))
    canvas.write(label, start + taken, 0, Style(.plain, on: .bar))
    stage.press(on: Rect(start, canvas.frame.origin.row, width, 1), binding.action)
    return start - 2
  }
}
