import HearthPorts
import HearthSupport

/// An error with an example of every case.
///
/// Each example leads to the next in an exhaustive switch: a new case does not compile until it has
/// a place in the row.
protocol Exemplified: Equatable, Sendable {
  static var first: Self { get }
  var next: Self? { get }
}

extension Exemplified {
  static var examples: [Self] { Array(sequence(first: first, next: \.next)) }
}

/// A path that sentences have to name.
let examplePath = "/home/anna/diary"

extension StoreError: Exemplified {
  static var first: StoreError { .badAddress(examplePath) }

  var next: StoreError? {
    switch self {
    case .badAddress: .missingFolder(path: examplePath)
    case .missingFolder: .notPermitted(path: examplePath)
    case .notPermitted: .notAFile(path: examplePath)
    case .notAFile: .notAStore(path: examplePath)
    case .notAStore: .newer(path: examplePath)
    case .newer: .readOnly(path: examplePath)
    case .readOnly: .damaged(path: examplePath)
    case .damaged: .full(path: examplePath)
    case .full: .busy(path: examplePath)
    case .busy: .inputOutput(path: examplePath, detail: "disk I/O error (266)")
    case .inputOutput: .malformedRow(table: "sleep", field: "start")
    case .malformedRow: .closed
    case .closed: .internalFault("no such table: sleep")
    case .internalFault: nil
    }
  }
}

extension BackupError: Exemplified {
  static var first: BackupError { .exists(path: examplePath) }

  var next: BackupError? {
    switch self {
    case .exists: .missing(path: examplePath)
    case .missing: .isStore(path: examplePath)
    case .isStore: .copy(.first)
    case .copy(let error): error.next.map(BackupError.copy) ?? .store(.first)
    case .store: nil
    }
  }
}

extension TimeZoneError: Exemplified {
  static var first: TimeZoneError { .unknown(name: "Moscow") }

  var next: TimeZoneError? {
    switch self {
    case .unknown: .malformed(name: "Europe/Moscow")
    case .malformed: .databaseMissing
    case .databaseMissing: nil
    }
  }
}

extension ImportError: Exemplified {
  static var first: ImportError { .missing(path: examplePath) }

  var next: ImportError? {
    switch self {
    case .missing: .isFolder(path: examplePath)
    case .isFolder: .notPermitted(path: examplePath)
    case .notPermitted: .tooLarge(path: examplePath, limit: 1024)
    case .tooLarge: .inputOutput(path: examplePath, code: 5)
    case .inputOutput: .notOfFormat(path: examplePath, format: "babybuddy", .empty)
    case .notOfFormat(_, _, let mismatch):
      mismatch.next.map { .notOfFormat(path: examplePath, format: "loop", $0) } ?? .cancelled
    case .cancelled: nil
    }
  }
}

extension ImportError.Mismatch {
  fileprivate var next: ImportError.Mismatch? {
    switch self {
    case .empty: .notText
    case .notText: .otherColumns(["name", "age"])
    case .otherColumns: .otherKind
    case .otherKind: .otherFiles
    case .otherFiles: .otherTables
    case .otherTables: .otherVersion(26)
    case .otherVersion: .notJSON(offset: 12)
    case .notJSON: .otherMembers
    case .otherMembers: .archive(.notAnArchive)
    case .archive(let error): error.next.map { .archive($0) } ?? .database(.notADatabase)
    case .database(let error): error.next.map { .database($0) }
    }
  }
}

extension ArchiveError {
  fileprivate var next: ArchiveError? {
    switch self {
    case .notAnArchive: .damaged(file: "Habits.csv")
    case .damaged: .encrypted(file: "Habits.csv")
    case .encrypted: .unsupported(file: "Habits.csv")
    case .unsupported: .tooManyFiles(limit: 20_000)
    case .tooManyFiles: .tooLarge(limit: 268_435_456)
    case .tooLarge: .nameTwice("Habits.csv")
    case .nameTwice: .missingLibrary
    case .missingLibrary: .internalFault("libzip")
    case .internalFault: nil
    }
  }
}

extension ForeignDatabaseError {
  fileprivate var next: ForeignDatabaseError? {
    switch self {
    case .notADatabase: .damaged
    case .damaged: .tooManyRows(limit: 5_000_000)
    case .tooManyRows: .tooLarge(limit: 4_194_304)
    case .tooLarge: .noSuchColumn(table: "Habits", column: "name")
    case .noSuchColumn: .internalFault("no memory")
    case .internalFault: nil
    }
  }
}

extension FileWritingError: Exemplified {
  static var first: FileWritingError { .exists(path: examplePath) }

  var next: FileWritingError? {
    switch self {
    case .exists: .isFolder(path: examplePath)
    case .isFolder: .missingFolder(path: examplePath)
    case .missingFolder: .notPermitted(path: examplePath)
    case .notPermitted: .full(path: examplePath)
    case .full: .inputOutput(path: examplePath, code: 5)
    case .inputOutput: nil
    }
  }
}

extension FileError: Exemplified {
  static var first: FileError { .missing(path: examplePath) }

  var next: FileError? {
    switch self {
    case .missing: .notPermitted(path: examplePath)
    case .notPermitted: .isFolder(path: examplePath)
    case .isFolder: .tooLarge(path: examplePath, limit: 1_048_576)
    case .tooLarge: .inputOutput(path: examplePath, code: 5)
    case .inputOutput: nil
    }
  }
}

extension SettingsError: Exemplified {
  static var first: SettingsError { .unreadable(.first) }

  var next: SettingsError? {
    switch self {
    case .unreadable(let error):
      error.next.map(SettingsError.unreadable) ?? malformed(.first)
    case .malformed(_, _, let fault): fault.next.map(malformed)
    }
  }

  private func malformed(_ fault: Fault) -> SettingsError {
    .malformed(path: examplePath, line: 1234, fault: fault)
  }
}

extension SettingsError.Fault: Exemplified {
  static var first: SettingsError.Fault { .noEqualsSign }

  var next: SettingsError.Fault? {
    switch self {
    case .noEqualsSign: .noKey
    case .noKey: .badSection
    case .badSection: .setTwice(key: "language", firstLine: 1200)
    case .setTwice: .notText
    case .notText: nil
    }
  }
}

extension XDGError: Exemplified {
  static var first: XDGError { .noHome(insteadOf: "XDG_DATA_HOME") }

  var next: XDGError? {
    switch self {
    case .noHome: nil
    }
  }
}
