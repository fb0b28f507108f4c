extension PlayerWebTexts {
  static let english: StaticString = #"""
    # Places.
    web.sounds.title = Sounds
    web.sounds.player = Player
    web.sounds.presets = Presets
    web.sounds.wake-ups = Wake-ups
    web.sounds.settings = Settings

    # Sounds: a title.
    web.sounds.play = Play {0}
    web.sounds.add = Add {0} to what plays
    web.sounds.remove = Take {0} out
    web.sounds.delete = Delete {0}
    web.sounds.volume-of = Volume of {0}

    # The player.
    web.sounds.fading = The sound is fading out.
    web.sounds.level = Level
    web.sounds.previous = Previous
    web.sounds.next = Next
    web.sounds.timer = Timer
    web.sounds.minutes = {0} min
    web.sounds.more = {0} min longer
    web.sounds.timer.off = No timer
    web.sounds.mix = What plays
    web.sounds.save-as = Save what plays as
    web.sounds.output = Where sound goes
    web.sounds.here = On this device
    web.sounds.here.text = Send the sound to browsers, then listen: this device becomes the loudspeaker, with the same timer.
    web.sounds.send-here = Send it to browsers
    web.sounds.listen = Listen here
    web.sounds.silence = Stop listening
    web.sounds.no-stream = The sound cannot be sent to browsers now. Try again.

    # Presets and wake-ups.
    web.sounds.no-presets = There are no presets yet. Save one on the player's page while it plays.
    web.sounds.no-wake-ups = No wake-up is set.
    web.sounds.wake-up.new = New wake-up
    web.sounds.wake-up.time = Time
    web.sounds.wake-up.sound = Sound
    web.sounds.wake-up.volume = Volume, 0 to 100
    web.sounds.wake-up.rise = Minutes it rises
    web.sounds.wake-up.days = Days

    # Settings: a level in dBFS(A), in dB(A).
    web.sounds.first-volume = Volume to begin with
    web.sounds.cap = Safe volume
    web.sounds.cap.off = off
    web.sounds.cap.on = no louder than the sounds of the program
    web.sounds.cap.level = {0,number,#,##0.#} dBFS(A)
    web.sounds.cap.at-cot = {0} dB(A) at the cot
    web.sounds.calibrate = Measure at the cot
    web.sounds.calibrate.text = Let something play, hold a phone with a sound meter where the child's head lies, and put in what it shows.
    web.sounds.calibrate.shown = What the phone shows, dB(A)
    web.sounds.pin = PIN
    web.sounds.pin.text = With a PIN nobody changes the safe volume without it. “off” takes it away.
    web.sounds.pin.new = New PIN, four to eight digits
    web.sounds.pin.current = PIN
    web.sounds.wake-up.off = Switch off
    web.sounds.wake-up.on = Switch on
    web.sounds.variation = Living variation
    web.sounds.variation.depth = How far each sound wanders slowly
    """#
}
