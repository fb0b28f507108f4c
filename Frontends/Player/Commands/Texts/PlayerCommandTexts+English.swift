extension PlayerCommandTexts {
  static let english: StaticString = #"""
    # What the commands do.
    command.player = The sleep-sound player: sounds without an end, a timer that fades.
    command.player.list = List the sounds that come with the program.
    command.player.play = Play sounds until their timer ends, or for ever.
    command.player.mix = Play several sounds, each at its own volume (rain:70 wind:30).
    command.player.status = Show what is playing.
    command.player.outputs = List where sound can go.
    command.player.render = Write sounds into a file, as playing them would sound.
    command.player.render.discussion = The result is the same each time for the same sounds and seed. It is
      written faster than it plays, at 48 kHz in stereo.

    # What they take.
    argument.player.source = What to play: a track (rain), one with its volume (rain:70), an address
      (synth:rain?seed=1) or the path of a sound file.
    option.player.for = How long: 30s, 5m, 1h30m.
    option.player.to = The file to write.
    option.player.timer = Minutes until silence, 10 to 240; the last ten fade out.
    option.player.seed = What makes one rain differ from another.
    option.player.format = How samples are written (float unless said otherwise).
    option.player.output = Where the sound goes (see “hearth-player outputs”).
    option.player.real-time = Write a file no faster than it would be heard.
    option.player.volume = The volume, 0 to 100.
    option.player.cap = Keep the level below the safe-volume cap.

    # The words that stand for what a person puts in their place.
    word.source = SOURCE
    word.length = LENGTH
    word.minutes = MINUTES

    # Why a value will not do.
    value.length = a length is written with its units (30s, 5m, 1h30m) and is not nothing.

    # What was done: a path, seconds.
    done.rendered = {0}: {1,number,#,##0.0##} s written.

    # Remarks and failures.
    sound.cut-short = “{0}” is damaged: only its beginning could be read, and that is what plays.
    notice.unknown-setting = {0}: there is no setting “{1}”; it is ignored.
    notice.unknown-error = Something went wrong that the program has no words for: {0}
    """#
}
