extension PlayerTexts {
  static let english: StaticString = #"""
    # Collections and their tracks.
    collections.title = Sounds
    collection.environment = Environment
    collection.household = Household
    collection.womb = Womb
    collection.noise = Noise
    collection.music = Music box
    collection.own = My sounds
    collection.own.empty = There are none yet. Add a folder with sound files.
    track.rain = Rain
    track.heavy-rain = Heavy rain
    track.wind = Wind
    track.sea = Sea
    track.stream = Stream
    track.fire = Fire
    track.night = Summer night
    track.fan = Fan
    track.hair-dryer = Hair dryer
    track.vacuum = Vacuum cleaner
    track.washing-machine = Washing machine
    track.car = Car
    track.heartbeat = Heartbeat
    track.womb = In the womb
    track.shush = Shush
    track.white = White noise
    track.pink = Pink noise
    track.brown = Brown noise
    track.noise = Noise of any colour
    track.music-box = Music box
    track.cradle-song = Cradle song (Brahms)
    track.little-star = Little star
    track.moonlight = Au clair de la lune
    sound.gone = {0} (missing)

    # Refusals: what was written, the shortest and the longest timer in minutes.
    player.timer.not = “{0}” is no timer. Give minutes from {1} to {2} (60), more of them (+15), or “off”.
    player.timer.range = A timer lasts from {0} to {1} minutes. Give a number between these.
    player.timer.too-long = A timer may not have more than {0,plural,one{# minute} other{# minutes}} to go.
      Extend it by less.
    player.too-many = A mix has at most {0,plural,one{# sound} other{# sounds}}. Leave some out.

    # Presets: a name, those that there are.
    preset.no-name = A preset needs a name.
    preset.none = There is no preset “{0}”, and no other yet.
    preset.unknown = There is no preset “{0}”. There are: {1}.

    # Sounds that cannot be had: a name or a path.
    sound.unknown = There is no sound “{0}”. There are: {1}.
    sound.bad-parameter = “{0}” cannot be set for “{1}”. Leave it out.
    sound.missing = There is nothing at “{0}”. Name a sound of the collections or the path of a sound file.
    sound.not-permitted = This account may not read “{0}”. Change its rights.
    sound.is-folder = “{0}” is a folder. Name a sound file.
    sound.not-a-file = “{0}” is a pipe or a device, not a file. Name a sound file.
    sound.not-sound = “{0}” is no sound file that can be read.
      Name one in WAV, FLAC, Ogg, Opus or MP3.
    sound.empty = “{0}” is a sound file without any sound. Name another one.
    sound.input-output = “{0}” could not be read: {1}.
    sound.left-out = Left out: {0}

    # Outputs: an address, a path or a device.
    output.bad-address = “{0}” is no address that this kind of output understands.
    output.bad-parameter = “{0}” cannot be set for this output.
    output.missing-folder = The folder of “{0}” does not exist. Make it, or name another path.
    output.not-permitted = This account may not write “{0}”.
      Change the rights of the file and its folder, or name another path.
    output.not-a-file = “{0}” cannot be written as a file. Name another path.
    output.cannot-write = Files that end in “.{0}” cannot be written. Give one that ends in .wav, .flac, .ogg or .opus.
    output.own-process = “{0}:” is played to only by the command that names it. A player that goes on by itself cannot play there.
    output.full = There is no room left for “{0}”; what was written of it has been removed.
    output.input-output = “{0}” could not be written: {1}. What was written of it has been removed.
    output.unavailable = The output “{0}” cannot be opened: {1}. Choose another one.
    output.no-devices = The devices of “{0}” cannot be listed now: {1}.
    output.busy = Another program has the output “{0}” to itself. End it, or name another output.
    output.lost = The output “{0}” has gone.
    output.removed = The output “{0}” was taken away, and what was playing has paused.
      Go on with it, or name another output.
    output.hung-up = Whoever was listening has gone; nothing more was written.
    output.closed = The output was closed while it was still needed. Try again.

    # Kinds of sounds and outputs.
    plugin.source.synth = A sound that is computed and never repeats itself.
    plugin.source.synth.seed = What makes one rain differ from another: a whole number.
    plugin.source.synth.colour = The colour of noise: 0 is white, 50 pink, 100 brown.
    plugin.source.file = A sound file, looped.
    plugin.output.wav = A WAV file.
    plugin.output.wav.format = How samples are written: s16, s24 or float.
    plugin.output.flac = A FLAC file.
    plugin.output.flac.format = How samples are written: s16 or s24.
    plugin.output.ogg = An Ogg Vorbis file.
    plugin.output.opus = An Opus file.
    plugin.output.alsa = A sound card (ALSA).
    plugin.output.alsa.buffer = How many milliseconds are played ahead: 20 to 2000.
    plugin.output.pulse = A sink of PulseAudio or PipeWire, Bluetooth and AirPlay among them.
    plugin.output.pulse.server = Another server than one's own, as PulseAudio writes addresses.
    plugin.output.pulse.buffer = How many milliseconds are played ahead: 20 to 2000.
    plugin.output.pipe = Standard output, or a pipe: for Snapcast and other programs.
    plugin.output.pipe.format = How samples are written: s16, s24, s32 or float.
    plugin.output.pipe.container = What is written around the samples: raw (nothing) or wav.
    plugin.remote.mpris = Media keys, headsets and desktops (MPRIS).
    plugin.output.browser = A browser, through the web page of the player.
    plugin.output.null = No output: nothing is heard.

    # What the player that runs says.
    sound.cut-short = “{0}” is damaged: only its beginning could be read, and that is what plays.
    output.none = No sound device can be opened: what plays is not heard. Choose an output.
    volume.capped = The safe volume allows no more than {0}.
    volume.not = “{0}” is no volume. Give a number from 0 to 100.
    wake.other-sound = The sounds of the wake-up could not be played; another one wakes in their place.
    player.not-kept = What plays could not be written down; after a restart it is forgotten.
    player.no-control = No media keys and no desktop can control the player: there is no session bus.
    player.trouble = The player failed: {0}
    player.nothing-plays = Nothing is playing. Start a sound first.
    player.nothing-to-resume = There is nothing to go on with. Start a sound first.
    mix.no-sound = There is no sound number {0} in the mix.
    address.unknown-scheme = There is nothing of the kind “{0}:”. There are: {1}.

    # The safe volume, folders and wake-ups.
    pin.wrong = The safe volume is protected by a PIN. Give the right one.
    pin.not = A PIN has four to eight digits.
    pin.not-kept = The PIN could not be kept: there is not enough memory. Close other programs and try again.
    cap.range = The safe volume lies between {0} and {1} dBFS(A). Give a level between these, or “off”.
    cap.not-calibrated = Nobody has measured yet what dB(A) there are at the cot. Measure it first.
    level.not = A phone beside a cot shows between {0} and {1} dB(A). Give what it shows.
    folder.no-sounds = There is no sound file in “{0}”. Name a folder with WAV, FLAC, Ogg, Opus or MP3 files.
    folder.unknown = “{0}” is not among your sounds.
    wake.unknown = There is no wake-up number {0}.

    # Settings, presets and wake-ups as they are shown: a number, a level, a name.
    settings.volume = volume {0}
    settings.output = Output: {0}
    settings.output.usual = the first that can be had
    settings.cap = Safe volume: {0,number,#,##0.0##} dBFS(A), so that the volume is at most {1}
    settings.cap.measured = Safe volume: {0,number,#,##0.0##} dBFS(A), which is {1,number,#,##0.0##} dB(A) at the cot; the
      volume is at most {2}
    settings.cap.off = Safe volume: off
    settings.not-measured = What is heard at the cot has not been measured.
    settings.measured = What is heard at the cot has been measured.
    settings.pin.on = A PIN protects the safe volume.
    settings.pin.off = No PIN protects the safe volume.
    settings.variation = Living variation: each sound wanders slowly by up to {0} dB
    settings.variation.off = Living variation: off
    settings.advice = Advice: at most 50 dB(A) where a baby sleeps, from at least two metres away (Hugh et al., Pediatrics
      2014; American Academy of Pediatrics); for whole nights 30 dB(A) in bedrooms (WHO, Guidelines for Community Noise,
      1999).
    preset.empty = There are no presets yet.
    preset.timer = timer {0} min
    wake.not-a-time = “{0}” is no time of day. Give hours and minutes, such as 07:00.
    wake.no-weekdays = A wake-up needs a day of the week. Choose at least one.
    wake.empty = No wake-up is set.
    wake.details = rising {0} min, volume {1}
    wake.off = off
    wake.daily = daily
    wake.day.mon = Mon
    wake.day.tue = Tue
    wake.day.wed = Wed
    wake.day.thu = Thu
    wake.day.fri = Fri
    wake.day.sat = Sat
    wake.day.sun = Sun
    """#
}
