import DiaryCore
import DiaryRoutes
import HTTPKit
import HearthPlugins
import HearthSupport
import HouseholdWeb
import StorageArchive
import StoragePhotos
import Testing
import WebTestSupport

/// The diary as tests serve it.
typealias DiaryHouse = WebTestHouse<DiaryWeb>

extension WebTestHouse<DiaryWeb> {
  /// The diary with its photo processor and some formats.
  static var subject: WebTestSubject<DiaryWeb> {
    WebTestSubject(
      DiaryWeb(
        photos: VipsPhotos(),
        importers: ImporterRegistry([
          BabyBuddyImporter.plugin, SproutImporter.plugin(archive: ZipArchive()),
          LinesImporter.plugin,
        ]),
        exporters: ExporterRegistry([
          BabyBuddyExporter.plugin, LinesExporter.plugin, CalendarExporter.plugin,
        ]),
        archive: ZipArchive()
      ),
      modules: DiaryWeb.modules,
      catalogues: DiaryWeb.catalogues
    )
  }

  /// Serves a house to a test, and stops it; one that names no way there is served in every way.
  static func with(
    _ reach: Reach? = nil,
    _ body: (DiaryHouse) async throws -> Void
  ) async throws {
    for reach in Reach.named(reach) { try await serving(subject, reach, body) }
  }

  /// A child of the household.
  func child(_ name: String = "Ada") async throws -> String {
    let json = try await api(.post, "/api/children", ["name": .string(name), "born": "2025-12-01"])
    return try #require(json["id"]?.string)
  }
}
