public import HearthModel
public import HearthSupport

/// How the exchange stands, in a line at the foot of every screen and page.
public struct SyncStatusViewModel: Sendable, Hashable {
  /// How much a person should care.
  public enum Tone: String, Sendable, CaseIterable {
    /// Everything was exchanged.
    case synced
    /// Something waits, as it does for a moment after every change.
    case waiting
    /// The other side cannot be reached, or does not want to.
    case trouble
  }

  /// "Synced 20 s ago", "3 changes waiting, hub unreachable".
  public let text: String
  /// How much a person should care.
  public let tone: Tone
  /// After how long the text may be another one though nothing happens.
  public let pace: Duration

  /// Below a minute seconds are told in such steps: a line that changes every second draws the eye.
  private static let step: Int64 = 10

  /// What a status looks like.
  ///
  /// - Returns: nil for a device that belongs to no household.
  public init?(_ status: SyncStatus, now: Instant, in messages: Messages) {
    switch status.state {
    case .off: return nil
    case .synced: tone = .synced
    case .waiting: tone = .waiting
    case .trouble: tone = .trouble
    }
    let passed = status.lastSync.map { max(.zero, now - $0) }
    pace = passed.map { $0 < .seconds(60) } ?? false ? .seconds(Self.step) : .seconds(60)
    let state =
      if status.waiting > 0 {
        messages("sync.line.waiting", status.waiting)
      } else if let passed {
        Self.synced(passed, messages)
      } else {
        messages("sync.line.never")
      }
    text =
      status.trouble.map { trouble in
        messages("sync.line.trouble", state, messages("sync.brief.\(trouble.rawValue)"))
      } ?? state
  }

  private static func synced(_ passed: Duration, _ messages: Messages) -> String {
    let seconds = passed.components.seconds / step * step
    guard seconds > 0 else { return messages("sync.line.now") }
    return messages("sync.line.synced", text(of: .seconds(seconds), messages))
  }

  /// "20 s" or "5 min".
  public static func text(of passed: Duration, _ messages: Messages) -> String {
    guard passed >= .seconds(60) else {
      return messages("sync.seconds", Int(passed.components.seconds))
    }
    return messages.durationText(passed, .words)
  }
}
