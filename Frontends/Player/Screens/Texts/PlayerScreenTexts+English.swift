extension PlayerScreenTexts {
  static let english: StaticString = #"""
    sounds.program = The sleep-sound player on a terminal: sounds, timer and volume at one key.
    sounds.player = Player
    sounds.play = Play
    sounds.mix = Into the mix, or out
    sounds.add = Add a sound
    sounds.remove = Take out of the mix
    sounds.next = Next preset or sound
    sounds.previous = Preset or sound before
    sounds.sound.louder = This sound louder
    sounds.sound.softer = This sound softer
    sounds.level = Level
    sounds.volume = Volume
    sounds.highest = safe volume: at most {0}
    sounds.timer = Timer
    sounds.timer.off = No timer
    sounds.timer.other = Another length
    sounds.remaining = until silence
    sounds.fading = fading out
    sounds.endless = without an end
    sounds.presets = Presets
    sounds.presets.save = Save what plays
    sounds.presets.empty = No presets yet. Press a to save what plays under a name.
    sounds.name = Name
    sounds.saved = Saved: {0}
    sounds.delete = Delete
    sounds.deleted = Deleted: {0}
    sounds.wake-ups = Wake-ups
    sounds.wake-ups.add = Add
    sounds.wake-ups.empty = No wake-up is set. Press a to be woken by a sound that rises from silence.
    sounds.outputs = Outputs
    sounds.outputs.again = Look again
    sounds.settings = Settings
    sounds.change = Change
    sounds.wrong-pin = The safe volume is protected by a PIN. Type the right one into the field “PIN”.
    """#
}
