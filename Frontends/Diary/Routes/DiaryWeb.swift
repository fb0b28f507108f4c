public import DiaryCore
public import HTTPKit
public import HearthContainer
public import HearthHousehold
import HearthModel
public import HearthPlugins
public import HearthPorts
public import HearthSupport
public import HouseholdWeb

/// The baby diary as a web app and as an API.
public struct DiaryWeb: WebApp {
  /// Makes children's photos small; nil where the program carries none.
  let photos: (any PhotoProcessor)?
  /// The formats that are read.
  let importers: ImporterRegistry<ForeignDiary>
  /// The formats that are written.
  let exporters: ExporterRegistry<DiaryHistory, DiaryLoss>
  /// Packs what consists of several files; nil where the program carries none.
  let archive: (any Archive)?
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let uploads = UploadShelf<ImportChoices>()
  let desk = ExchangeDesk()

  /// The diary with the formats that a program carries.
  public init(
    photos: (any PhotoProcessor)?,
    importers: ImporterRegistry<ForeignDiary> = ImporterRegistry([]),
    exporters: ExporterRegistry<DiaryHistory, DiaryLoss> = ExporterRegistry([]),
    archive: (any Archive)? = nil
  ) {
    self.photos = photos
    self.importers = importers
    self.exporters = exporters
    self.archive = archive
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var title: MessageKey { "web.diary" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var assets: [Asset] { [] }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func journal(_ dependencies: Dependencies) -> Journal { .diary(dependencies) }

  /// The texts that it speaks.
  public static let catalogues: [MessageCatalogue] = [
    .diary, .diaryStatistics, .diaryEditors, .diaryInterchange, .diaryWeb, .diaryWebFields,
  ]

  /// The tables that it reads and writes besides the household's.
  public static let modules = [DiarySchema.module, WebSchema.module]

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var routes: [Route<WebContext<DiaryWeb>>] {
    ScenePages.routes + ChildPages.routes + SleepPages.routes + NursingPages.routes
      + EntryPages.routes + LossPages.routes + TimerPages.routes + StatisticsPages.routes
      + SettingsPages.routes + ExchangeRoutes.all + DiaryAPI.routes
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func places(_ context: WebContext<DiaryWeb>) -> [WebPlace] {
    [
      WebPlace("/", context.messages("web.place.day")),
      WebPlace("/children", context.messages("web.place.children")),
      WebPlace("/settings", context.messages("web.place.settings")),
      WebPlace("/account", context.messages("web.account")),
    ]
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func problem(
    for error: any Error,
    _ context: WebContext<DiaryWeb>
  ) async throws -> Problem? {
    let zones = try await context.read { try context.zones(in: $0) }
    return try await DiaryProblems(context: context, zones: zones).problem(for: error)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func page(
    for error: any Error,
    _ input: RouteInput?,
    _ context: WebContext<DiaryWeb>
  ) async throws -> HTTPResponse? {
    guard let input, let error = error as? DiaryError else { return nil }
    let zones = try await context.read { try context.zones(in: $0) }
    let problems = DiaryProblems(context: context, zones: zones)
    return QuestionPage(problems: problems, input: input).response(to: error)
  }
}

/// What the diary's routes are given.
typealias DiaryContext = WebContext<DiaryWeb>

/// A route of the diary.
typealias DiaryRoute = Route<DiaryContext>

/// The shapes of the diary's pages and forms.
typealias DiaryForms = WebForms<DiaryWeb>
