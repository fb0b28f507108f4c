import CommandKit
import DiaryCore
import DiaryScreens
import HearthHousehold
import HearthMiniPlayer
import HearthPorts
import HearthSupport
import ScreenKit
import TerminalProgram

/// The household that the screens are about.
struct DiaryContext: HouseholdContext {
  let household: HouseholdSession

  var journal: Journal { .diary(dependencies) }
}

/// The program: its options, and its first screens.
enum DiaryTUI {
  private static let child = Option(
    "child",
    .text,
    summary: "program.child",
    environment: "HEARTH_CHILD",
    setting: "child"
  )

  /// The program over its surroundings.
  static func program(
    _ surroundings: Surroundings,
    player: any PlayerLink,
    photos: any PhotoProcessor
  ) -> HouseholdProgram<DiaryContext> {
    let environment = surroundings.environment
    return HouseholdProgram(
      Command("hearth-diary-tui", summary: "program.summary") { values, context in
        try await run(values, context, environment, player, photos)
      },
      globals: SharedOptions.all + [child, TerminalProgram.theme],
      version: "0.1.0",
      modules: [DiarySchema.module],
      catalogues: [
        .diary, .diaryStatistics, .diaryEditors, .screenKit, .miniPlayer, .diaryScreens, .terminal,
      ],
      surroundings: surroundings,
      life: .long,
      context: { household, _ in DiaryContext(household: household) },
      wording: { error, context in
        guard let error = error as? DiaryError else { return nil }
        let zones = try await context.read { try context.zones(in: $0) }
        let writer = RefusalWriter(context.messages, zones: zones, now: context.now)
        return Failure(writer.sentence(error))
      }
    )
  }

  private static func run(
    _ values: Values,
    _ context: DiaryContext,
    _ environment: Environment,
    _ player: any PlayerLink,
    _ photos: any PhotoProcessor
  ) async throws {
    let designation = values[child]
    let (start, opened) = try await context.read { transaction in
      let start = try DiaryStart(context.dependencies, context.zone, in: transaction)
      let opened = try designation.map { try ChildBook.child($0, in: transaction) }
      return (start, opened ?? start.onlyChild)
    }
    context.household.speak(as: start.household)
    let desk = DiaryDesk(context.dependencies, shownZone: context.zone, start: start)
    desk.photos = photos
    desk.speak = { settings in
      context.household.speak(as: settings)
      return context.messages
    }
    try TerminalProgram.run(
      context.household,
      values,
      environment: environment,
      footer: MiniPlayerFooter(player) { try await Task.sleep(for: .seconds(1)) },
      sentence: { desk.sentence($0, in: context.messages) },
      begin: { stage in
        stage.wallTime = { desk.zones.local(desk.now).time }
        stage.isNight = { desk.isNight }
        let user = UserScreen(desk)
        stage.push(user)
        if let opened { user.open(opened, stage) }
      }
    )
  }
}
