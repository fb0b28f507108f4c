import Glibc
import HearthPorts

/// The file behind a store: made and kept readable for its owner alone.
struct SQLiteFile: Sendable {
  /// The name of the folder that the programs of the suite share.
  private static let suite = "hearth"

  /// As given; relative paths count from the working directory.
  let path: String

  /// The file of an address.
  init(address: String) throws(StoreError) {
    guard !address.isEmpty, !address.utf8.contains(0) else { throw .badAddress(address) }
    path = address
  }

  private init(path: String) {
    self.path = path
  }

  /// What SQLite is given: never one of its special names, such as ":memory:".
  var name: String { path.hasPrefix("/") ? path : "./" + path }

  /// The name with which SQLite reads a file without locks, side files or writing anything.
  var immutableName: String {
    let plain = Set("/-._~".utf8)
    let encoded = name.utf8.map { byte -> String in
      let isPlain =
        plain.contains(byte) || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
      if isPlain { return String(UnicodeScalar(byte)) }
      return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "file:\(encoded.joined())?immutable=1"
  }

  /// The file that the path leads to, links followed: what SQLite puts beside it lies there.
  var real: SQLiteFile {
    guard let real = realpath(path, nil) else { return self }
    defer { free(real) }
    return SQLiteFile(path: String(cString: real))
  }

  /// Whether the file may be written, and others made beside it, where links lead to it.
  var isWritable: Bool {
    let file = real
    let places: [String] = [file.path, file.folder ?? "."]
    return places.allSatisfy { faccessat(AT_FDCWD, $0, W_OK, AT_EACCESS) == 0 }
  }

  /// Makes the file, and the folders on the way to it, where there is none.
  ///
  /// - Returns: whether it was made.
  /// - Throws: `StoreError` where there is something else, or nothing can be made.
  func prepare() throws(StoreError) -> Bool {
    // The suite's own folder is its owner's alone; what else a file may lie in is none of ours.
    if let folder = parent(path), folder.hasSuffix("/\(Self.suite)") { narrow(folder) }
    var info = stat()
    guard stat(path, &info) == 0 else {
      guard errno == ENOENT else { throw failure(errno) }
      return try make()
    }
    guard info.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path: path) }
    // SQLite takes a file of one byte for an empty one and would write over it.
    guard info.st_size != 1 || recoversOurs else { throw .notAStore(path: path) }
    let real = real.path
    for suffix in ["", "-wal", "-shm"] { narrow(real + suffix) }
    return false
  }

  /// Removes the file and what lies beside it.
  func remove() {
    for suffix in ["", "-wal", "-shm", "-journal"] { unlink(path + suffix) }
  }

  /// What an error number of the system means for this file.
  func failure(_ number: Int32) -> StoreError {
    switch number {
    case EACCES, EPERM: .notPermitted(path: path)
    case EROFS: .readOnly(path: path)
    case ENOENT, ENOTDIR: .missingFolder(path: parent(path) ?? path)
    case EISDIR: .notAFile(path: path)
    case ENOSPC, EDQUOT: .full(path: path)
    case ENAMETOOLONG, ELOOP: .badAddress(path)
    default: .inputOutput(path: path, detail: String(cString: strerror(number)))
    }
  }
}

extension SQLiteFile {
  private func make() throws(StoreError) -> Bool {
    try makeFolder()
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor >= 0 {
      Glibc.close(descriptor)
      return true
    }
    // Another process may have been first.
    guard errno == EEXIST else { throw failure(errno) }
    return false
  }

  /// Makes the folders on the way to the file.
  func makeFolder() throws(StoreError) {
    if let folder { try makeFolder(folder) }
  }

  /// Makes the folder of the file, which is nobody else's business.
  func makeOwnFolder() throws(StoreError) {
    guard let folder else { return }
    narrow(folder)
    try makeFolder(folder)
  }

  private func makeFolder(_ folder: String) throws(StoreError) {
    if makeOne(folder) { return }
    guard errno == ENOENT, let parent = parent(folder) else {
      var info = stat()
      if stat(folder, &info) == 0 { return }
      throw .missingFolder(path: folder)
    }
    try makeFolder(parent)
    guard makeOne(folder) else { throw .missingFolder(path: folder) }
  }

  /// Makes one folder, to stay even if the power goes; false, with the error number, where it cannot.
  private func makeOne(_ folder: String) -> Bool {
    guard mkdir(folder, 0o700) == 0 else { return errno == EEXIST }
    SQLiteFile(path: folder).syncFolder()
    return true
  }

  /// Takes from the group and others what they should never have had.
  private func narrow(_ path: String) {
    var info = stat()
    guard stat(path, &info) == 0, info.st_uid == geteuid(), info.st_mode & 0o077 != 0 else {
      return
    }
    chmod(path, info.st_mode & 0o700)
  }

  /// The folder a path lies in; nil for the root and for a name alone.
  fileprivate func parent(_ path: String) -> String? {
    let bytes = Array(path.utf8)
    let slash = UInt8(ascii: "/")
    var end = bytes.count
    func drop(while isDropped: (UInt8) -> Bool) {
      while end > 0, isDropped(bytes[end - 1]) { end -= 1 }
    }
    drop { $0 == slash }
    drop { $0 != slash }
    drop { $0 == slash }
    return end == 0 ? nil : String(decoding: bytes[..<end], as: UTF8.self)
  }
}

extension SQLiteFile {
  /// The folder the file lies in; nil for a name alone.
  var folder: String? { parent(path) }

  /// The name without what says that it is a database.
  var stem: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".db") ? String(name.dropLast(3)) : name
  }

  /// A file whose name only goes on: what belongs to this one.
  func adding(_ suffix: String) -> SQLiteFile { SQLiteFile(path: path + suffix) }

  /// Another file, by its path from the folder of this one.
  func sibling(_ name: String) -> SQLiteFile {
    let folder = folder ?? (path.hasPrefix("/") ? "" : ".")
    return SQLiteFile(path: "\(folder)/\(name)")
  }

  /// Whether there is anything under the path, be it a link that leads nowhere.
  var isThere: Bool {
    var info = stat()
    return lstat(path, &info) == 0
  }

  /// Whether there is nothing under the path for sure.
  var isMissing: Bool {
    var info = stat()
    return lstat(path, &info) != 0 && errno == ENOENT
  }

  /// Whether it is a file rather than a folder or a device.
  var isRegular: Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFREG
  }

  /// How many bytes it holds.
  var size: Int64 {
    var info = stat()
    return stat(path, &info) == 0 ? Int64(info.st_size) : 0
  }

  /// Whether both are one file.
  func isSame(as other: SQLiteFile) -> Bool {
    var (info, otherInfo) = (stat(), stat())
    return stat(path, &info) == 0 && stat(other.path, &otherInfo) == 0
      && (info.st_dev, info.st_ino) == (otherInfo.st_dev, otherInfo.st_ino)
  }

  /// Makes what was named in the file's folder durable, where the medium can.
  func syncFolder() {
    let descriptor = open(folder ?? (path.hasPrefix("/") ? "/" : "."), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    Glibc.close(descriptor)
  }
}
