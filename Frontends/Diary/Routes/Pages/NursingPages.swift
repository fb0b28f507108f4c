import DiaryCore
import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// A step of a feeding while it goes on.
enum NursingStep: String, CaseIterable {
  case left
  case right
  case bottle
  case change
  case pause
  case resume
  case stop
}

/// Feedings while they go on, in forms of one button.
enum NursingPages {
  static var routes: [DiaryRoute] { NursingStep.allCases.map(route) }

  private static func route(_ step: NursingStep) -> DiaryRoute {
    DiaryForms.action(
      "nursing-\(step.rawValue)",
      PathPattern("/children/{child}/nursing/\(step.rawValue)"),
      "A feeding while it goes on.",
      [DiaryInput.child, DiaryInput.at] + DiaryInput.answers
    ) { input, context in
      let diary = try await context.open(try input.required(DiaryInput.child))
      let feeding = try await NursingActions(context, diary).perform(step, input)
      return DiaryPath.day(
        diary,
        holding: feeding.end ?? diary.now,
        done: "feeding-\(step.rawValue)"
      )
    }
  }
}

/// What pages and the API do with a feeding while it goes on.
struct NursingActions {
  private let context: DiaryContext
  private let diary: OpenDiary

  init(_ context: DiaryContext, _ diary: OpenDiary) {
    self.context = context
    self.diary = diary
  }

  func perform(_ step: NursingStep, _ input: RouteInput) async throws -> Feeding {
    let journal = NursingJournal(context.dependencies)
    let instant = try diary.instant(try input(DiaryInput.at))
    let said = try context.answers(input, in: diary)
    let child = diary.child
    switch step {
    case .left, .right, .bottle:
      let method = FeedingMethod(rawValue: step.rawValue)
      return try await journal.start(
        method,
        method.usualContent,
        at: instant,
        for: child,
        author: context.author,
        said
      )
    case .change: return try await journal.switchSide(of: child, at: instant, said)
    case .pause: return try await journal.pause(child, at: instant, said)
    case .resume: return try await journal.resume(child, at: instant, said)
    case .stop: return try await journal.stop(child, at: instant, said).feeding
    }
  }
}
