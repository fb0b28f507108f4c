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
    subjects.flatMap { subject in
      behaviours.map { ArchiveCase(subject: subject, behaviour: $0) }
    }
  }

  static let behaviours: [ArchiveBehaviour] = packing + hostileArchives
}

/// An archive driver as the contract meets it.
public struct ArchiveSubject: Sendable {
  let name: String
  let archive: any Archive

  /// A driver to be held to the contract.
  public init(_ name: String, _ archive: any Archive) {
    self.name = name
    self.archive = archive
  }
}

/// One behaviour of one driver.
public struct ArchiveCase: Sendable, CustomStringConvertible {
  let subject: ArchiveSubject
  let behaviour: ArchiveBehaviour

  /// The driver and the behaviour as a sentence.
  public var description: String { "\(subject.name): \(behaviour.sentence)" }

  /// Checks the behaviour; what is wrong is recorded as issues of the test.
  public func run() throws { try behaviour.check(subject.archive) }
}

/// One thing that all archives do, as a sentence and a check.
struct ArchiveBehaviour: Sendable {
  let sentence: String
  let check: @Sendable (any Archive) throws -> Void

  init(_ sentence: String, check: @escaping @Sendable (any Archive) throws -> Void) {
    self.sentence = sentence
    self.check = check
  }
}

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
