public import HearthPorts

/// A reader of running servers of a program, named as the program's format is.
public typealias LiveImporterPlugin<History: Sendable> = Plugin<any LiveImporter<History>, Void>

/// The programs whose servers an executable reads into histories of one kind.
public typealias LiveImporterRegistry<History: Sendable> =
  Registry<any LiveImporter<History>, Void>
