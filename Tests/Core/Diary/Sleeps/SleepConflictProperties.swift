import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import TestSupport
import Testing

@testable import DiaryCore

/// What a resolution of a conflict promises; each check answers what it found wrong.
enum ConflictChecks {
  /// Adds a made-up sleep to a made-up diary.
  static func faults(
    seed: UInt64,
    _ shape: SleepScene.Shape,
    _ resolution: ConflictResolution
  ) async throws -> [String] {
    var scene = SleepScene(seed: seed, shape)
    let draft = scene.another()
    let family = try await scene.family()
    let before = try await family.sleeps()
    let union = try await family.timeline().stretches.map(\.range)
    let answers = Answers(isConfirmed: true, onConflict: resolution)
    let written: WrittenSleeps
    do {
      written = try await family.sleepJournal.add(draft, for: family.child.id, answers)
    } catch DiaryError.sleep(.nothingLeft) where resolution == .trim {
      return try await family.sleeps() == before ? [] : ["refused, and yet written"]
    } catch DiaryError.tooLong {
      return []
    }
    let after = try await family.sleeps()
    let added = draft.start..<max(draft.start, draft.end ?? family.clock.now)
    let slept = try await family.timeline()
    var faults: [String] = []
    if Spans(union: union + [added]) != Spans(union: slept.stretches.map(\.range)) {
      faults.append("not the time of all")
    }
    let mine = [written.sleep] + written.more
    for sleep in mine where slept.stretch(holding: sleep.id)?.isConflict ?? true {
      faults.append("still in conflict")
    }
    faults += resolution == .trim ? untouched(before, after) : joined(written, before, draft)
    return faults
  }

  private static func untouched(_ before: [Sleep], _ after: [Sleep]) -> [String] {
    before.allSatisfy(after.contains) ? [] : ["a stored sleep has changed"]
  }

  private static func joined(
    _ written: WrittenSleeps,
    _ before: [Sleep],
    _ draft: SleepDraft
  ) -> [String] {
    let first = before.first { $0.start == written.sleep.start }
    guard let first, first.start <= draft.start else { return [] }
    return first.id == written.sleep.id ? [] : ["not the earliest's identifier"]
  }
}

@Suite("Any sleep put into any diary")
struct SleepConflictProperties {
  @Test(
    "joined or trimmed gives the time of all, and no conflict",
    arguments: [ConflictResolution.join, .trim],
    [SleepScene.Shape.clean, .merged]
  )
  func conserved(_ resolution: ConflictResolution, _ shape: SleepScene.Shape) async throws {
    for seed in 0..<100 {
      let faults = try await ConflictChecks.faults(seed: UInt64(seed), shape, resolution)
      #expect(faults.isEmpty, "seed \(seed): \(faults)")
    }
  }

  @Test("without a decision is stored only where nothing is in the way")
  func refused() async throws {
    for seed in 0..<80 {
      var scene = SleepScene(seed: UInt64(seed), .clean)
      let draft = scene.another()
      let family = try await scene.family()
      let before = try await family.sleeps()
      do {
        _ = try await family.sleepJournal.add(draft, for: family.child.id)
        #expect(try await family.sleeps().count == before.count + 1)
        #expect(try await family.timeline().stretches.allSatisfy { !$0.isConflict })
      } catch DiaryError.conflict(let conflict) {
        #expect(try await family.sleeps() == before)
        #expect(!conflict.existing.isEmpty)
      }
    }
  }

  @Test("counts as the same after the child's night was changed and changed back")
  func kinds() async throws {
    for seed in 0..<20 {
      let family = try await SleepScene(seed: UInt64(seed), .clean).family()
      let zones = try await family.zones()
      var random = SplitMix64(seed: UInt64(seed))
      let times = (0..<2).map { _ in
        WallTime(secondsSinceMidnight: Int.random(in: 0..<86_400, using: &random))
      }
      let first = DayClock(zones: zones, night: family.child.night)
      let second = DayClock(zones: zones, night: NightRange(start: times[0], end: times[1]))
      let sleeps = try await family.sleeps()
      let kinds = sleeps.map(first.kind)
      for sleep in sleeps where sleep.kindByHand != nil {
        #expect(second.kind(of: sleep) == first.kind(of: sleep))
      }
      var child = family.child
      for night in [second.night, first.night] {
        child.night = night
        let changed = child
        try await family.dependencies.store.write { try $0.put(changed) }
      }
      #expect(try await family.sleeps() == sleeps)
      #expect(try await family.sleeps().map(first.kind) == kinds)
    }
  }
}
