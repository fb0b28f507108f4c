import HearthPorts
import HearthSupport

extension ArchiveError {
  /// The error as a person is told of it.
  func sentence(_ path: String, _ messages: Messages) -> String {
    switch self {
    case .notAnArchive: messages("command.archive.not-an-archive", path)
    case .damaged(let file): messages("command.archive.damaged", path, file)
    case .encrypted(let file): messages("command.archive.encrypted", path, file)
    case .unsupported(let file): messages("command.archive.unsupported", path, file)
    case .tooManyFiles(let limit): messages("command.archive.too-many-files", path, limit)
    case .tooLarge(let limit): messages("command.archive.too-large", path, limit)
    case .nameTwice(let name): messages("command.archive.name-twice", path, name)
    case .missingLibrary: messages("command.archive.missing-library", path)
    case .internalFault(let detail): messages("command.archive.fault", path, detail)
    }
  }
}

extension ForeignDatabaseError {
  /// The error as a person is told of it.
  func sentence(_ path: String, _ messages: Messages) -> String {
    switch self {
    case .notADatabase: messages("command.database.not-a-database", path)
    case .damaged: messages("command.database.damaged", path)
    case .tooManyRows(let limit): messages("command.database.too-many-rows", path, limit)
    case .tooLarge(let limit): messages("command.database.too-large", path, limit)
    case .noSuchColumn(let table, let column):
      messages("command.database.no-such-column", path, table, column)
    case .internalFault(let detail): messages("command.database.fault", path, detail)
    }
  }
}
