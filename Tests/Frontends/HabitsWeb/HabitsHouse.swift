import HTTPKit
import HabitsCore
import HabitsRoutes
import HearthPlugins
import HearthSupport
import HouseholdWeb
import StorageArchive
import StorageSQLite
import Testing
import WebTestSupport

/// The habit tracker as tests serve it.
typealias HabitsHouse = WebTestHouse<HabitsWeb>

extension WebTestHouse<HabitsWeb> {
  /// The habit tracker with some formats.
  static var subject: WebTestSubject<HabitsWeb> {
    WebTestSubject(
      HabitsWeb(
        importers: ImporterRegistry([
          LoopImporter.plugin(archive: ZipArchive(), database: SQLiteForeignDatabase()),
          HarshImporter.plugin, HearthLinesImporter.plugin,
        ]),
        exporters: ExporterRegistry([
          LoopExporter.plugin(archive: ZipArchive(), database: SQLiteForeignDatabase()),
          HarshExporter.plugin, HearthLinesExporter.plugin,
        ]),
        archive: ZipArchive()
      ),
      modules: HabitsWeb.modules,
      catalogues: HabitsWeb.catalogues
    )
  }

  /// Serves a house to a test, and stops it; one that names no way there is served in every way.
  static func with(
    _ reach: Reach? = nil,
    _ body: (HabitsHouse) async throws -> Void
  ) async throws {
    for reach in Reach.named(reach) { try await serving(subject, reach, body) }
  }

  /// A category of the household.
  func category(_ name: String = "Health") async throws -> String {
    let json = try await api(.post, "/api/categories", ["name": .string(name)])
    return try #require(json["id"]?.string)
  }

  /// A tracker of a category, with what else is said of it.
  func tracker(_ name: String, in category: String, _ more: JSON = [:]) async throws -> String {
    let members: [JSON.Member] = [
      .init("name", .string(name)), .init("category", .string(category)),
    ]
    let json = try await api(.post, "/api/trackers", .object(members + (more.members ?? [])))
    return try #require(json["id"]?.string)
  }

  /// The pages of the first start are behind everybody.
  func onboarded() async {
    _ = await send(.owner, .post, "/onboarding")
  }
}
