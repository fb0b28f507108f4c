import CZip
public import HearthPorts

/// Zip files, through libzip.
public struct ZipArchive: Archive {
  /// Packs and unpacks; libzip is loaded when that is first asked for.
  public init() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func unpack(
    _ bytes: [UInt8],
    within limits: ArchiveLimits,
    where wanted: (String) -> Bool
  ) throws(ArchiveError) -> [ArchivedFile] {
    // libzip makes an empty archive of no bytes at all.
    guard !bytes.isEmpty else { throw .notAnArchive }
    let reader = try ZipReader(bytes)
    guard reader.count <= limits.files else { throw .tooManyFiles(limit: limits.files) }
    var files: [ArchivedFile] = []
    var room = limits.bytes
    for index in 0..<reader.count {
      guard let name = reader.name(index), wanted(name) else { continue }
      guard let bytes = try reader.bytes(index, name, atMost: room) else {
        throw .tooLarge(limit: limits.bytes)
      }
      room -= bytes.count
      files.append(ArchivedFile(name: name, bytes: bytes))
    }
    return files
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func pack(_ files: [ArchivedFile]) throws(ArchiveError) -> [UInt8] {
    var names: Set<[UInt8]> = []
    for file in files where !names.insert(Array(file.name.utf8)).inserted {
      throw .nameTwice(file.name)
    }
    // libzip writes nothing where there are no files; this is the end of a directory of none.
    guard !files.isEmpty else { return [0x50, 0x4B, 5, 6] + Array(repeating: 0, count: 18) }
    return try ZipWriter.archive(of: files)
  }
}

extension ArchiveError {
  /// What a result of the shim means; never called for `CZIP_OK`.
  init(_ result: czip_result, file: String) {
    self =
      switch result {
      case CZIP_MISSING: .missingLibrary
      case CZIP_NOT_AN_ARCHIVE: .notAnArchive
      case CZIP_DAMAGED: .damaged(file: file)
      case CZIP_ENCRYPTED: .encrypted(file: file)
      case CZIP_UNSUPPORTED: .unsupported(file: file)
      default: .internalFault("libzip")
      }
  }
}
