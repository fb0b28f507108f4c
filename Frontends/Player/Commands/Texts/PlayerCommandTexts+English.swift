extension PlayerCommandTexts {
  static let english: StaticString = #"""
    # What the commands do.
    command.player = The sleep-sound player: sounds without an end, a timer that fades.
    command.player.list = List the sounds that come with the program.
    command.player.play = Play sounds until their timer ends, or for ever.
    command.player.play.discussion = The player goes on by itself: the command returns at once, and the others
      (pause, timer, status …) reach it. A file is written by the command itself, as fast as it can be,
      unless --real-time is given.
    command.player.pause = Fall silent and keep the place; the timer stands still.
    command.player.resume = Go on with what is paused, else with what played last.
    command.player.stop = Fade out and stop.
    command.player.add = Add folders with sound files, or single files, to your sounds.
    command.player.add.discussion = They are listed as “My sounds” and played by their names (hearth-player play waves). The files stay
      where they are; one that is not there any more is shown as missing. Adding a folder again looks through it anew.
    command.player.remove = Take folders or files off your sounds; nothing is deleted from the disk.
    command.player.timer = Set the timer (60), put it off (+15) or cancel it (off).
    command.player.volume = Show or set the volume.
    command.player.next = Go on with the next preset, or the next track.
    command.player.previous = Go back to the preset or track before.
    command.player.host = Be the player, until it is told to end.
    command.player.host.discussion = “play” starts a player by itself. Under a supervisor (systemd --user) the player
      goes on after a restart with what it played, and wake-ups ring every morning.
    command.player.preset = Keep mixes under names, and play them.
    command.player.preset.list = List the presets.
    command.player.preset.save = Save what plays, or the sounds named, as a preset.
    command.player.preset.load = Play a preset.
    command.player.preset.delete = Delete a preset.
    command.player.wake = Show the sounds that wake you, or change them.
    command.player.wake.discussion = A wake-up rises from silence and is at its volume at the time given. A player has to
      run for it: “wake add” starts one, a supervisor (systemd --user) keeps it over a restart.
    command.player.wake.add = Wake at a time, on some days of the week.
    command.player.wake.remove = Remove a wake-up by its number.
    command.player.wake.on = Switch a wake-up on.
    command.player.wake.off = Switch a wake-up off; it stays on the list.
    command.player.settings = Show or change what stays set: volume, output, safe volume.
    command.player.settings.discussion = The safe volume holds for every way to command the player. To know it in dB(A), play
      a sound, hold a phone with a sound level meter at the cot, and give what it shows with --calibrate.
    command.player.mix = Play several sounds, each at its own volume (rain:70 wind:30).
    command.player.status = Show what is playing.
    command.player.outputs = List where sound can go.
    command.player.render = Write sounds into a file, as playing them would sound.
    command.player.render.discussion = The result is the same each time for the same sounds and seed. It is
      written faster than it plays, at 48 kHz in stereo.

    # What they take.
    argument.player.source = What to play: a track (rain), one with its volume (rain:70), an address
      (synth:rain?seed=1) or the path of a sound file.
    argument.player.timer = Minutes from 10 to 240 (60), more of them (+15), or “off”.
    argument.player.volume = The volume, 0 to 100; without it, it is shown.
    argument.player.folder = A folder, or a sound file (WAV, FLAC, Ogg, Opus, MP3).
    option.player.volume.kept = The volume, 0 to 100; it stays for the next time.
    option.player.sound = Of which sound of the mix, counted from 1.
    option.player.fade = How long it fades out: 10s, 2m.
    option.player.quit = End the player as well.
    option.player.follow = Go on showing every change.
    option.player.background = As “play” starts it: it ends by itself after ten minutes of silence.
    option.player.fresh = Do not go on with what played last.
    argument.player.preset = The name of the preset.
    argument.player.preset.source = What to save; without it, what plays.
    argument.player.wake.time = When the volume is full: 07:00.
    argument.player.wake.number = The number that “hearth-player wake” shows.
    option.player.wake.days = On which days: mon,tue or mon-fri (daily unless said otherwise).
    option.player.wake.rise = Over how many minutes it rises.
    option.player.wake.volume = The volume it rises to, 0 to 100.
    option.player.settings.volume = The volume that sounds begin with.
    option.player.settings.output = Where sound goes unless said otherwise; “off” for the first that can be had.
    option.player.settings.variation = Let each sound wander slowly: on, off, or by how many decibels (1 to 9).
    option.player.settings.cap = The loudest level: on, off, one in dBFS(A) (-35) or at the cot (50dBA).
    option.player.settings.calibrate = What a phone at the cot shows, in dB(A), while a sound plays; “off” forgets it.
    option.player.settings.pin = The PIN that protects the safe volume.
    option.player.settings.new-pin = Protect the safe volume by a PIN of four to eight digits; “off” removes it.
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
    word.timer = TIMER
    word.volume = VOLUME
    word.days = DAYS
    word.number = NUMBER
    word.level = LEVEL
    word.pin = PIN
    word.source = SOURCE
    word.length = LENGTH
    word.minutes = MINUTES
    word.folder = FOLDER
    word.decibels = DECIBELS

    # Why a value will not do.
    value.days = days are mon,tue,wed,thu,fri,sat,sun, from one to another (mon-fri), or “daily”.
    value.variation = a variation is “on”, “off” or a number of decibels from 1 to 9.
    value.cap = a safe volume is “on”, “off”, a level in dBFS(A) (-35) or at the cot (50dBA).
    value.length = a length is written with its units (30s, 5m, 1h30m) and is not nothing.

    # What was done: a path, seconds.
    done.preset.saved = Preset “{0}” saved.
    done.preset.deleted = Preset “{0}” deleted.
    done.sounds.added = {0,plural,one{# sound} other{# sounds}} added to yours. See “hearth-player list”.
    done.sounds.removed = {0,plural,=0{You have no sounds of your own any more.} one{You have # sound of your own left.} other{You have # sounds of your own left.}}
    done.rendered = {0}: {1,number,#,##0.0##} s written.

    # Remarks and failures.
    list.no-own = Your own sounds cannot be listed: the store cannot be opened. “hearth-player preset list” says why.
    volume.next = Nothing is playing. The volume is {0}.
    host.ready = The player is ready. Ctrl-C ends it.
    host.taken = A player is running already; it goes on.
    host.no-door = The player cannot be reached by others: {0}. Check XDG_RUNTIME_DIR, or your home folder.

    # What to do about a refusal or where there is nothing yet, in the words of the command line.
    advice.add = The command: “hearth-player add FOLDER”.
    advice.list = See “hearth-player list”.
    advice.outputs = See “hearth-player outputs”.
    advice.own-process = For instance: “hearth-player play rain --output pipe:”.
    advice.play = For instance: “hearth-player play rain”.
    advice.pin = Give it with --pin.
    advice.settings = See “hearth-player help settings”.
    advice.wake = See “hearth-player wake”.
    advice.wake-add = Add one with “hearth-player wake add 07:00 music-box”.
    advice.preset = Save one with “hearth-player preset save NAME”.
    """#
}
