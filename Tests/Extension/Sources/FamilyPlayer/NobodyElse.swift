import HearthPorts

/// A program that writes files needs no player in the background.
struct NobodyElse: PlayerLink {
  func remote() async throws(PlayerRemoteError) -> any PlayerRemote { throw .notRunning }

  func remote(starting arguments: [String]) async throws(PlayerRemoteError) -> any PlayerRemote {
    throw .notRunning
  }

  func open(for player: any PlayerRemote) async throws(PlayerLinkError) -> any PlayerDoor {
    throw .system(detail: "this program plays into files only")
  }
}
