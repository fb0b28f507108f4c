extension HouseholdWebTexts {
  static let english: StaticString = #"""
    # The frame of all pages.
    web.skip = To the content
    web.places = Places
    web.undo = Undo
    web.redo = Redo
    web.back = Back
    web.save = Save
    web.delete = Delete
    web.end = End
    web.player = Player
    web.player.pause = Pause
    web.player.resume = Go on
    web.player.stop = Stop
    web.player.volume = Volume of the player
    web.make = Make

    # Signing in.
    web.sign-in.title = Sign in
    web.sign-in.name = Name
    web.sign-in.password = Password
    web.sign-in.enter = Sign in
    web.sign-in.wrong = Name and password do not belong together.
    web.sign-in.wait = Too many tries. Try again in {0,plural,one{# second} other{# seconds}}.
    web.sign-out = Sign out
    web.welcome.title = Welcome to Hearth
    web.welcome.text = Make the first account. It decides who else may come in.
    web.welcome.make = Make the account

    # Accounts.
    web.account = Account
    web.account.of = Account of {0}
    web.role.owner = Owner: decides everything
    web.role.caregiver = Caregiver: writes entries
    web.role.reader = Reader: only looks
    web.password.change = Change the password
    web.password.current = Password so far
    web.password.new = New password
    web.sessions = Browsers that have signed in
    web.sessions.this = {0} (this one)
    web.sessions.seen = last here on {0}
    web.tokens = Keys for programs
    web.tokens.text = A key lets a program use the API under your name.
    web.tokens.once = Copy the key now: it is shown only once.
    web.tokens.new = New key
    web.tokens.name = What it is for
    web.tokens.scope = What it may do
    web.scope.read = read
    web.scope.write = read and write entries
    web.scope.all = all that you may
    web.accounts = Accounts
    web.accounts.new = New account
    web.accounts.role = What it may do
    web.account.bad-name = A name has at least one letter and at most {0}.
    web.account.bad-password = A password has at least {0} letters and at most {1}.
    web.account.name-taken = There is an account named {0} already. Choose another name.
    web.account.not-first = This link is no longer good. Start the program again for a new one, or sign in.
    web.account.last-owner = Somebody has to decide: make another account an owner first.
    web.account.wrong-password = The password so far is not right.

    # How pages look, and by whose clock.
    web.theme = How pages look in this browser
    web.theme.system = As the system
    web.theme.light = Light
    web.theme.dark = Dark
    web.theme.night = Night: dim and red
    web.zone = Time zone from now on
    web.zone.now = Times are shown by the clock of {0}.
    web.zone.unknown = There is no time zone {0}. Choose one of the list.

    # What went wrong.
    web.problem.title = That did not work
    web.problem.sign-in = Sign in first.
    web.problem.forbidden = Your account may not do this. An owner can change that.
    web.problem.cross-site = This request did not come from a page of this server, so nothing was done.
    web.problem.not-found = There is nothing here. It may have been deleted.
    web.problem.value = The value of “{0}” cannot be read. Correct it and try again.
    web.problem.missing = “{0}” is missing. Fill it in and try again.
    web.problem.too-large = That is too large.
    web.problem.request = The request cannot be understood.
    web.problem.store = The file with the records cannot be used right now. Nothing was changed; try again.
    web.problem.fault = Something went wrong here. Nothing was changed.
    web.problem.done-before = This was done before, but its answer was lost. Read what there is now.
    web.problem.under-way = The same request is being done right now.
    web.problem.key-reused = This key was used for another request. Choose a new one.
    web.sync.nobody = No device waits to be let in.
    web.time.not-a-time = “{0}” is no time that can be read. Write it as 14:30 or 2026-01-09 14:30.
    web.time.occurs-once = {0} occurs only once.
    web.time.skipped = The clock jumped over {0}: take {1} or {2}.
    web.time.day-left-out = There was no {0} in this time zone.

    # The program that serves.
    web.command = Serve the app to browsers and programs.
    web.word.name = NAME
    web.word.address = ADDRESS
    web.option.host = A name by which this server is called.
    web.option.proxy = The address of a proxy whose header fields are believed.
    web.first-start = Make the first account here: {0}
    web.refused.no-account = Other addresses need an account. Start once with --listen 127.0.0.1:{0} and make one.
    web.refused.no-randomness = The system gives no random numbers, so no password can be kept.
    web.problem.changed-since = It was changed since you read it. Read it again.

    # Files of other programs.
    web.files = Files
    web.import = Import
    web.export = Export
    web.format = Format
    web.import.text = What you see first is what would happen. Nothing is written before you say so, and the same files twice add nothing.
    web.import.files = Files
    web.import.preview = What would happen
    web.import.confirm = Import
    web.import.cancel = Cancel
    web.import.done = Imported.
    web.import.gone = The upload is no longer here. Send the files again.
    web.export.whole = This format says everything.
    web.export.take = Save the file
    web.copy = Copy of everything
    web.copy.text = One file with all entries of all programs and the accounts, as it is now. Keep it safe: whoever has it can read all of it.
    web.copy.take = Save a copy
    """#
}
