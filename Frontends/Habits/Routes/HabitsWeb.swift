public import HTTPKit
public import HabitsCore
public import HearthContainer
public import HearthHousehold
import HearthModel
public import HearthPlugins
public import HearthPorts
public import HearthSupport
public import HouseholdWeb

/// The habit tracker as a web app and as an API.
public struct HabitsWeb: WebApp {
  /// The formats that are read.
  let importers: ImporterRegistry<ForeignHabits>
  /// The formats that are written.
  let exporters: ExporterRegistry<ForeignHabits, InterchangeLoss>
  /// Packs what consists of several files; nil where the program carries none.
  let archive: (any Archive)?
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let uploads = UploadShelf<ImportChoices>()
  let desk = ExchangeDesk()

  /// The habit tracker with the formats that a program carries.
  public init(
    importers: ImporterRegistry<ForeignHabits> = ImporterRegistry([]),
    exporters: ExporterRegistry<ForeignHabits, InterchangeLoss> = ExporterRegistry([]),
    archive: (any Archive)? = nil
  ) {
    self.importers = importers
    self.exporters = exporters
    self.archive = archive
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var title: MessageKey { "web.habits" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var assets: [Asset] { [HabitsAssets.style, HabitsAssets.script] }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func journal(_ dependencies: Dependencies) -> Journal { .habits(dependencies) }

  /// The texts that it speaks.
  public static let catalogues: [MessageCatalogue] = [
    .habits, .habitsInterchange, .habitsWeb, .habitsWebForms,
  ]

  /// The tables that it reads and writes besides the household's.
  public static let modules = [HabitsSchema.module, WebSchema.module]

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var routes: [Route<WebContext<HabitsWeb>>] {
    DayPages.routes + MarkPages.routes + TrackerPages.routes + TrackerFormPages.routes
      + CategoryPages.routes + StatisticsPages.routes + PausePages.routes + SettingsPages.routes
      + OnboardingPages.routes + ExchangeRoutes.all + HabitsAPI.routes
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func places(_ context: WebContext<HabitsWeb>) -> [WebPlace] {
    [
      WebPlace("/", context.messages("web.place.today")),
      WebPlace("/statistics", context.messages("statistics.title")),
      WebPlace("/settings", context.messages("web.place.more")),
      WebPlace("/account", context.messages("web.account")),
    ]
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func problem(
    for error: any Error,
    _ context: WebContext<HabitsWeb>
  ) async throws -> Problem? {
    (error as? HabitsError).map { HabitsProblems(messages: context.messages).problem(for: $0) }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func page(
    for error: any Error,
    _ input: RouteInput?,
    _ context: WebContext<HabitsWeb>
  ) async throws -> HTTPResponse? { nil }
}

/// What the habit tracker's routes are given.
typealias HabitsContext = WebContext<HabitsWeb>

/// A route of the habit tracker.
typealias HabitsRoute = Route<HabitsContext>

/// The shapes of the habit tracker's pages and forms.
typealias HabitsForms = WebForms<HabitsWeb>
