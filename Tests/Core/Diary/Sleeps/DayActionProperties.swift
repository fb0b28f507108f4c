import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import TestSupport
import Testing

@testable import DiaryCore

/// Takes one action of one section in a diary of its own.
private struct Attempt {
  let family: Family
  let day: DiaryDay
  let section: Section

  private var journal: SleepJournal { family.sleepJournal }
  private var yes: Answers { Answers(isConfirmed: true) }

  /// - Returns: false where the action means nothing here.
  /// - Throws: what the diary refuses it with.
  func take(_ action: DayAction) async throws -> Bool {
    guard let stretch = section.stretch else { return try await takeAwake(action) }
    let id = stretch.first.id
    let start = stretch.start
    switch action {
    case .finishSleep:
      let end = max(day.now, start + .seconds(1))
      let stopped = try await journal.stop(child: family.child, at: end, yes)
      return stretch.members.contains { $0.sleep.id == stopped.sleep.id }
    case .continueSleep: _ = try await journal.reopen(id, of: family.child, yes)
    case .edit: _ = try await journal.edit(id, yes) { $0.note = "edited" }
    case .switchKind:
      let kind = day.clock.kind(of: stretch)
      _ = try await journal.switchKind(id, by: day.clock)
      let switched = try await family.timeline().stretch(holding: id)
      return switched.map(day.clock.kind) != kind
    case .splitSleep:
      let (from, to) = (start + .seconds(1), start + .seconds(2))
      return try await journal.split(id, from: from, to: to, yes).more.count == 1
    case .joinNext: _ = try await journal.joinNext(id, yes)
    case .delete: _ = try await journal.delete(id)
    case .addFeeding: try await feed(at: start)
    default: return false
    }
    return true
  }

  private func takeAwake(_ action: DayAction) async throws -> Bool {
    let (before, after) = day.neighbours(of: section)
    switch action {
    case .startSleep:
      guard section.end == nil else { return false }
      _ = try await journal.add(SleepDraft(start: day.now), for: family.child.id, yes)
    case .insertSleep:
      let end = section.extent.upperBound
      let start = max(section.extent.lowerBound, end - .minutes(30))
      guard start < end else { return false }
      _ = try await journal.add(SleepDraft(start: start, end: end), for: family.child.id, yes)
    case .edit:
      guard before != nil || after != nil else { return false }
      let range = section.extent.lowerBound - .seconds(1)..<section.extent.upperBound + .seconds(1)
      _ =
        try await journal
        .editWakefulness(after: before?.first.id, before: after?.first.id, to: range, yes)
    case .joinNeighbours:
      guard let before else { return false }
      _ = try await journal.joinNeighbours(after: before.first.id, yes)
    case .addFeeding: try await feed(at: section.start ?? day.now)
    default: return false
    }
    return true
  }

  private func feed(at start: Instant) async throws {
    let draft = FeedingDraft(method: .left, content: .breastMilk, start: start, end: start)
    _ = try await FeedingJournal(family.dependencies)
      .add(draft, for: family.child.id, confirmed: true)
  }
}

@Suite("The actions of any day")
struct DayActionProperties {
  /// Those that other journals perform.
  private static let others: Set<DayAction> = [.addPumping, .addNappy, .addOther]

  /// Whether an action works, in a copy of the diary.
  private func works(
    _ action: DayAction,
    _ scene: SleepScene,
    day: String,
    section index: Int
  ) async throws -> Bool {
    let family = try await scene.family()
    let diaryDay = try await family.day(day)
    let attempt = Attempt(
      family: family,
      day: diaryDay,
      section: diaryDay.sections[index].section
    )
    do {
      return try await attempt.take(action)
    } catch is DiaryError {
      return false
    }
  }

  @Test(
    "are those that work: none that is offered fails, none that would work is missing",
    arguments: SleepScene.Shape.allCases
  )
  func complete(_ shape: SleepScene.Shape) async throws {
    for seed in 0..<14 {
      let scene = SleepScene(seed: UInt64(seed), shape)
      let family = try await scene.family()
      for name in ["-2", "yesterday", "today"] {
        let day = try await family.day(name)
        for (index, item) in day.sections.enumerated() {
          let offered = Set(day.actions(of: item))
          for action in DayAction.allCases where !Self.others.contains(action) {
            let works = try await works(action, scene, day: name, section: index)
            if offered.contains(action) {
              #expect(works, "seed \(seed) \(name) \(index): \(action) fails")
            } else if !isLeftOutOnPurpose(action, item, day) {
              #expect(!works, "seed \(seed) \(name) \(index): \(action) is missing")
            }
          }
        }
      }
    }
  }

  /// What is not offered although the store would take it: a sleep in less than two minutes, a change
  /// of the shape of sleeps that contradict each other before they are joined.
  private func isLeftOutOnPurpose(
    _ action: DayAction,
    _ item: SectionWithRows,
    _ day: DiaryDay
  ) -> Bool {
    let (before, after) = day.neighbours(of: item.section)
    let isBesideConflict = [before, after].contains { $0?.isConflict ?? false }
    return action == .insertSleep || item.section.stretch?.isConflict ?? false
      || (action == .edit && isBesideConflict)
  }

  @Test(
    "and of its button work at the ends of what it asks for",
    arguments: SleepScene.Shape.allCases
  )
  func button(_ shape: SleepScene.Shape) async throws {
    for seed in 0..<30 {
      let scene = SleepScene(seed: UInt64(seed), shape)
      for name in ["-3", "-2", "yesterday", "today"] {
        for isEarly in [true, false] {
          let family = try await scene.family()
          let day = try await family.day(name)
          guard let button = day.button else { continue }
          #expect(day.actions == [button.action])
          await #expect(throws: Never.self, "seed \(seed) \(name) \(button)") {
            try await press(button, in: family, isEarly: isEarly)
          }
        }
      }
    }
  }

  private func press(_ button: SleepButton, in family: Family, isEarly: Bool) async throws {
    let yes = Answers(isConfirmed: true)
    let now = family.clock.now
    switch button {
    case .startNow:
      _ = try await family.sleepJournal.add(SleepDraft(start: now), for: family.child.id, yes)
    case .finishNow: _ = try await family.sleepJournal.stop(child: family.child, at: now, yes)
    case .start(let range, let limit):
      let start = isEarly ? range.lowerBound : range.upperBound
      let end = limit.map { isEarly ? $0 : min($0, start + .minutes(1)) }
      if let end, end <= start { return }
      let draft = SleepDraft(start: start, end: end)
      _ = try await family.sleepJournal.add(draft, for: family.child.id, yes)
    }
  }
}
