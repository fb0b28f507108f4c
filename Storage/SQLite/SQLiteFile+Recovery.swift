import Glibc

/// What lies beside a file whose first page a power loss has torn.
///
/// SQLite puts the page right when it opens the file. Until then its own copy of the page tells whose
/// the file is, so that nothing of another program's is touched.
extension SQLiteFile {
  /// Whether commits, or the state before one, wait beside the file that are not in it yet.
  var hasRecovery: Bool {
    ["-wal", "-journal"].contains { suffix in
      var info = stat()
      return stat(real.path + suffix, &info) == 0 && info.st_size > 0
    }
  }

  /// Whether what waits beside the file makes it a store of ours, or the empty file it was.
  var recoversOurs: Bool {
    logRecoversOurs || journalRecoversOurs
  }

  /// A log of commits: after its header, frames of a number, five more words and a page.
  private var logRecoversOurs: Bool {
    guard let log = Bytes(real.path + "-wal"), let header = log.read(32, at: 0),
      UInt32(bigEndian: header[...]) & ~1 == 0x377F_0682
    else { return false }
    let frame = 24 + Int(UInt32(bigEndian: header[8...]))
    var offset = 32
    while let head = log.read(24, at: offset) {
      let isCurrent = head[8..<16] == header[16..<24]
      if isCurrent, UInt32(bigEndian: head[...]) == 1,
        let page = log.read(SQLiteHeader.count, at: offset + 24), SQLiteHeader(page).isOurs
      {
        return true
      }
      offset += frame
    }
    return false
  }

  /// A journal of the pages before a commit: our only ones are of an empty file, and of the first
  /// page alone.
  private var journalRecoversOurs: Bool {
    guard let journal = Bytes(real.path + "-journal"), let header = journal.read(28, at: 0),
      header.starts(with: [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7])
    else { return false }
    guard UInt32(bigEndian: header[16...]) > 0 else { return true }
    let record = Int(UInt32(bigEndian: header[20...]))
    guard let number = journal.read(4, at: record), UInt32(bigEndian: number[...]) == 1,
      let page = journal.read(SQLiteHeader.count, at: record + 4)
    else { return false }
    return SQLiteHeader(page).isOurs
  }
}

/// A file to look into; SQLite takes no locks on those beside a database.
private struct Bytes: ~Copyable {
  private let descriptor: Int32

  init?(_ path: String) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }

  /// Bytes at an offset; nil where the file does not have all of them.
  func read(_ count: Int, at offset: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    return pread(descriptor, &bytes, count, off_t(offset)) == count ? bytes : nil
  }
}
