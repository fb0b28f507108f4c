extension ScreenKitTexts {
  static let english: StaticString = #"""
    screen.help = Keys
    screen.back = Back
    screen.close = Close
    screen.redraw = Draw all anew
    screen.stop = Put aside (fg comes back)
    screen.quit = Leave the program
    screen.choose = Choose
    screen.cancel = Cancel
    screen.save = Save
    screen.next = Next field
    screen.previous = Previous field
    screen.pick = Pick from a list
    screen.earlier = Earlier
    screen.later = Later
    screen.on = yes
    screen.off = no
    screen.today = Today
    screen.day = Day
    screen.week = Week
    screen.month = Month
    screen.year = Year
    screen.move = Move
    screen.pick-date = Pick a date
    screen.pick-time = Pick a time
    screen.empty = –
    screen.player.pause = Pause
    screen.player.resume = Go on playing
    screen.player.stop = Stop the sound
    screen.player.softer = Softer
    screen.player.louder = Louder
    """#
}
