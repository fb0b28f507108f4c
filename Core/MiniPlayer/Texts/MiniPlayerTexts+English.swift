extension MiniPlayerTexts {
  static let english: StaticString = #"""
    # What plays in a line: state, titles, volume, time to go.
    player.nothing = Nothing is playing.
    player.state.playing = Playing
    player.state.paused = Paused
    player.state.stopped = Stopped
    player.state.deviceLost = Output lost
    player.line = {0}: {1}, volume {2}
    player.line.timer = {0}: {1}, volume {2}, {3} to go
    player.line.fading = {0}: {1}, volume {2}, fading out, {3} to go

    # Failures of the way to the player: a reason of the system.
    player.not-running = No player is running. Start a sound first.
    player.disconnected = The player has gone: {0}. Try again.
    player.not-understood = The player that runs is of another version: {0}.
      Stop it and start it again.
    """#
}
