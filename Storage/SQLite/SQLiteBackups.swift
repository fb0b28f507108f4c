import CSQLite
import Glibc
import HearthModel
import HearthPorts
import StorageSQL

/// The copies that a store makes of itself, in the folder `backups` beside its file.
///
/// One a day when it is written to, `hearth.2026-01-09.db`, of which the latest are kept; and one
/// before each migration, `hearth.before-diary-2.db`, which stay.
struct SQLiteBackups {
  /// How many daily copies are kept.
  static let count = 7

  private let store: SQLiteFile

  /// The copies of a store.
  init(of store: SQLiteFile) {
    self.store = store.real
  }

  /// Makes the copy before a migration; an earlier one, of an attempt that failed, gives way.
  func keep(before module: String, version: Int, from source: SQLiteConnection) throws(StoreError) {
    let file = file("before-\(module)-\(version)")
    try keep(file, from: source, .quick, replacing: true)
  }

  /// Makes the copy of a day unless it is there, then lets go of the oldest.
  ///
  /// The first of a week is looked through with its indexes, which takes longer.
  func keep(_ day: Day, from source: SQLiteConnection) throws(StoreError) {
    let file = file(day.description)
    guard !file.isThere else { return }
    let days = days
    let isFirstOfWeek = !days.contains { $0.number / 7 == day.number / 7 }
    do throws(StoreError) {
      try keep(file, from: source, isFirstOfWeek ? .full : .quick, replacing: false)
    } catch .busy {
      // Somebody else is at it, or the next session will be.
      return
    }
    let surplus = days.filter { $0 != day }.dropLast(Self.count - 1)
    for old in surplus { unlink(self.file(old.description).path) }
  }

  private func keep(
    _ file: SQLiteFile,
    from source: SQLiteConnection,
    _ check: SQLiteConnection.PageCheck,
    replacing replaces: Bool
  ) throws(StoreError) {
    try file.makeOwnFolder()
    do throws(CopyFailure) {
      let copy = try SQLiteCopy(of: source, for: file)
      // A damaged store must not push the good copies out.
      try copy.inspect(as: source.file) { (copy) throws(StoreError) in try copy.check(check) }
      try copy.place(replacing: replaces)
    } catch {
      // Where none is replaced, somebody else has made the copy meanwhile.
      if let failure = error.storeError { throw failure }
    }
  }

  private func file(_ word: String) -> SQLiteFile {
    store.sibling("backups/\(store.stem).\(word).db")
  }

  /// The days of which there are copies, in order.
  private var days: [Day] {
    names(in: store.sibling("backups").path).compactMap { name in
      guard name.hasPrefix(store.stem + "."), name.hasSuffix(".db") else { return nil }
      return Day(name.dropFirst(store.stem.count + 1).dropLast(3))
    }.sorted()
  }
}

extension SQLiteConnection {
  func keepCopy(before module: String, version: Int) throws(StoreError) {
    let source: SQLiteConnection
    do throws(SQLiteFailure) {
      // SQLite copies nothing out of a connection that is in the midst of writing.
      source = try SQLiteConnection(
        file,
        name: file.name,
        flags: SQLITE_OPEN_READONLY,
        vfs: vfs
      )
    } catch {
      throw error.storeError(file)
    }
    defer { source.close() }
    try SQLiteBackups(of: file).keep(before: module, version: version, from: source)
  }

  func keepDailyCopy(at now: Instant) throws(StoreError) {
    try SQLiteBackups(of: file).keep(now.utcDay, from: self)
  }
}

/// The names in a folder; none where it cannot be read.
private func names(in folder: String) -> [String] {
  guard let stream = opendir(folder) else { return [] }
  defer { closedir(stream) }
  var names: [String] = []
  while let entry = readdir(stream) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
      name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    names.append(name)
  }
  return names
}
