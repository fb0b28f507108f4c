import HTTPKit
public import HearthPlugins

/// A format that is read.
public struct ImportFormat: Sendable, Equatable {
  /// The importer's name.
  let name: String
  /// The key of a line that says what it is.
  let summary: String

  /// The formats of some importers, in their order.
  public static func all<Service, Request>(
    _ importers: Registry<Service, Request>
  ) -> [ImportFormat] {
    importers.plugins.map { ImportFormat(name: $0.name, summary: $0.summary) }
  }
}

/// A format with the kind of file that is written in it.
public struct ExportFormat: Sendable, Equatable {
  /// The exporter's name.
  public let name: String
  /// The key of a line that says what it is.
  let summary: String
  /// What the file is called.
  public let file: String
  /// The kind of its bytes.
  let type: String

  /// What a file of a format is called, and the kind of its bytes.
  public typealias Kind = (file: String, type: String)

  /// The files of some exporters, in their order: the kinds of file that are known of a format by its
  /// name, else one of bytes.
  public static func all<Service, Request>(
    _ exporters: Registry<Service, Request>,
    known: [String: [Kind]]
  ) -> [ExportFormat] {
    exporters.plugins.flatMap { plugin in
      let kinds = known[plugin.name] ?? [("\(plugin.name).bin", "application/octet-stream")]
      return kinds.map { kind in
        ExportFormat(
          name: plugin.name,
          summary: plugin.summary,
          file: kind.file,
          type: kind.type
        )
      }
    }
  }

  /// The kind of file of a format; the first where none is named.
  ///
  /// - Throws: `UnknownPlugin`, `Problem` (404) where the format has no such file.
  static func named(
    _ name: String,
    file: String?,
    among all: [ExportFormat]
  ) throws -> ExportFormat {
    let kinds = all.filter { $0.name == name }
    guard let first = kinds.first else {
      var known: [String] = []
      for format in all where !known.contains(format.name) { known.append(format.name) }
      throw UnknownPlugin(name: name, known: known)
    }
    guard let file else { return first }
    guard let format = kinds.first(where: { $0.file == file }) else { throw Problem(.notFound) }
    return format
  }

  /// The answer that hands a file over.
  func download(_ bytes: [UInt8]) -> HTTPResponse {
    HTTPResponse(
      .ok,
      headers: [
        "Content-Type": type,
        "Content-Disposition": "attachment; filename=\"\(file)\"",
      ],
      body: .bytes(bytes)
    )
  }
}
