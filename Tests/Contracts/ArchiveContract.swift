#if Contracts
public import HearthPorts

/// What every archive driver does alike, as behaviours to be run one by one.
///
/// Used like `StoreContract`:
///
///     @Test("Archives keep the contract", arguments: ArchiveContract.cases(for: [subject]))
///     func contract(_ archiveCase: ArchiveCase) throws { try archiveCase.run() }
public enum ArchiveContract {
  /// Every behaviour for each of the drivers.
  public static func cases(for subjects: [ArchiveSubject]) -> [ArchiveCase] {
    ArchiveCase.all(packing + hostileArchives, for: subjects)
  }
}

/// An archive driver as the contract meets it.
public typealias ArchiveSubject = DriverSubject<any Archive>

/// One behaviour of one archive driver.
public typealias ArchiveCase = DriverCase<any Archive>

/// One thing that all archives do.
typealias ArchiveBehaviour = DriverBehaviour<any Archive>

extension Archive {
  /// Everything in an archive, within the usual limits unless told otherwise.
  func everything(
    _ bytes: [UInt8],
    _ limits: ArchiveLimits = ArchiveLimits()
  ) throws(ArchiveError) -> [ArchivedFile] {
    try unpack(bytes, within: limits) { _ in true }
  }
}
#endif
