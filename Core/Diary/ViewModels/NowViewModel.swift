import HearthHousehold
import HearthModel
public import HearthSupport

/// What heads every scene, in words.
public struct NowViewModel: Sendable {
  /// How the child is, since when: "Ada has been asleep since 21:00 (1 h 30 min)".
  public let headline: String
  /// A forgotten stop, the last feeding and nappy, the timers that run, the side to offer next.
  public let lines: [String]

  /// The moment in the words of a language.
  public init(_ now: DiaryNow, in messages: Messages) {
    let name = now.child.name
    let zones = now.clock.zones
    func clock(_ instant: Instant) -> String {
      messages.clock(instant, in: zones, today: zones.local(now.now).day)
    }
    func ago(_ instant: Instant) -> String {
      messages.durationText(max(.zero, now.now - instant), .words)
    }
    switch (now.state, now.since) {
    case (.asleep, let since?): headline = messages("now.asleep", name, clock(since), ago(since))
    case (.awake, let since?): headline = messages("now.awake", name, clock(since), ago(since))
    default: headline = messages("now.unknown", name)
    }
    let writer = EventWriter(messages: messages, now: now.now, labels: now.labels)
    var lines: [String] = []
    if now.isForgotten { lines.append(messages("now.forgotten")) }
    if let feeding = now.lastFeeding {
      lines.append(
        messages(
          Self.key(for: feeding),
          clock(feeding.start),
          ago(now.settings.feedingGap == .end ? feeding.end ?? now.now : feeding.start),
          writer.summary(feeding)
        )
      )
    }
    if let nappy = now.lastNappy {
      lines.append(
        messages("now.nappy", clock(nappy.time), ago(nappy.time), writer.summary(nappy))
      )
    }
    for timer in now.timers {
      lines.append(messages("now.timer", timer.name, clock(timer.start), ago(timer.start)))
    }
    if let side = now.nextSide {
      lines.append(messages("now.next-side", messages("side.\(side.rawValue)")))
    }
    if case .forecast(let forecast) = now.next {
      let basis = forecast.basis(in: messages)
      lines.append(messages("next.short", clock(forecast.from), clock(forecast.to), basis))
    }
    self.lines = lines
  }

  private static func key(for feeding: Feeding) -> MessageKey {
    guard feeding.isRunning else { return "now.feeding" }
    return feeding.isPaused ? "now.feeding.paused" : "now.feeding.running"
  }
}
