/// The folders of the suite by the XDG Base Directory Specification, version 0.8.
///
/// A variable that is empty or no absolute path is ignored, as the specification asks. Nothing is
/// made: who writes there makes the folder.
public struct XDGFolders: Sendable, Equatable {
  private let environment: Environment
  private let program: String

  /// The folders that an environment names.
  public init(environment: Environment, program: String = "hearth") {
    self.environment = environment
    self.program = program
  }

  /// What the family owns: `$XDG_DATA_HOME/hearth`, else `~/.local/share/hearth`.
  public var data: String {
    get throws(XDGError) { try folder("XDG_DATA_HOME", else: ".local/share") }
  }

  /// Settings: `$XDG_CONFIG_HOME/hearth`, else `~/.config/hearth`.
  public var config: String {
    get throws(XDGError) { try folder("XDG_CONFIG_HOME", else: ".config") }
  }

  /// What should outlast a restart but belongs to this machine: else `~/.local/state/hearth`.
  public var state: String {
    get throws(XDGError) { try folder("XDG_STATE_HOME", else: ".local/state") }
  }

  /// What can be made again: `$XDG_CACHE_HOME/hearth`, else `~/.cache/hearth`.
  public var cache: String {
    get throws(XDGError) { try folder("XDG_CACHE_HOME", else: ".cache") }
  }

  /// Sockets: `$XDG_RUNTIME_DIR/hearth`; nil without it, since it has no substitute.
  public var runtime: String? {
    absolute("XDG_RUNTIME_DIR").map { "\($0)/\(program)" }
  }

  private func folder(_ variable: String, else fallback: String) throws(XDGError) -> String {
    if let base = absolute(variable) { return "\(base)/\(program)" }
    guard let home = absolute("HOME") else { throw .noHome(insteadOf: variable) }
    return "\(home)/\(fallback)/\(program)"
  }

  /// An absolute path without the slashes at its end.
  private func absolute(_ variable: String) -> String? {
    guard let value = environment[variable], value.hasPrefix("/") else { return nil }
    let end = value.lastIndex { $0 != "/" }
    return end.map { String(value[...$0]) } ?? ""
  }
}

/// Why a folder has no place.
public enum XDGError: Error, Sendable, Equatable {
  /// Neither the variable nor HOME holds an absolute path.
  case noHome(insteadOf: String)
}
