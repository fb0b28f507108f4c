extension CommandKitTexts {
  static let english: StaticString = #"""
    # Headings of help, and the words that stand for what a person puts in their place.
    command.heading.usage = Usage:
    command.heading.arguments = Arguments:
    command.heading.commands = Commands:
    command.heading.options = Options:
    command.value.command = COMMAND
    command.value.text = TEXT
    command.value.number = NUMBER
    command.value.file = FILE
    command.value.folder = FOLDER
    command.value.word = WORD
    command.value.url = URL
    command.value.zone = ZONE
    command.value.instant = INSTANT

    # Behind the summary of a command or a parameter.
    command.note.default = (default: {0})
    command.note.choices = (one of: {0})
    command.note.aliases = (also: {0})

    # At the foot of a page.
    command.foot.globals = Global options: {0} (see “{1} --help”).
    command.foot.more = See “{0} --help”.

    # What every program understands.
    command.help.summary = Show help.
    command.version.summary = Show the version.
    command.store.summary = Where the records are.
    command.time-zone.summary = The time zone to read and show times in.
    command.now.summary = The instant to take for now.
    command.language.summary = The language of texts.
    command.config.summary = The settings file.
    command.json.summary = Print results as JSON.
    command.quiet.summary = Print no remarks.
    command.no-color.summary = Use no colours.

    # Choices in a sentence: “a”, “b” or “c”.
    command.choice.quoted = “{0}”
    command.choice.middle = {0}, {1}
    command.choice.last = {0} or {1}
    command.choice.alike = Did you mean {0}?

    # A wrong command line.
    command.mistake.no-command = A command is missing: {0}.
    command.mistake.unknown-command = There is no command “{0}”.
    command.mistake.unknown-option = There is no option “{0}” here.
    command.mistake.no-value = “{0}” needs a value
      (one that begins with a dash is written “{0}=-…”).
    command.mistake.extra-value = “{0}” takes no value, but was given “{1}”.
    command.mistake.repeated = “{0}” was given more than once.
    command.mistake.missing = “{0}” is missing.
    command.mistake.extra = “{0}” is one argument too many.
    command.mistake.exclusive = “{0}” and “{1}” exclude each other.
    command.mistake.invalid = “{0}” will not do for “{1}”: {2}

    # Why a value will not do.
    command.invalid.not-number = it is not a whole number.
    command.invalid.out-of-range = it is not between {0} and {1}.
    command.invalid.not-choice = it is not one of {0}.

    # The system's reasons.
    command.reason.no-space = No space left on device
    command.reason.quota = Disk quota exceeded
    command.reason.input-output = Input/output error

    # Results.
    command.output.failed = The results could not be written: {0}. If the command was to save something, that is done.

    # Stores: a path each, unless said otherwise.
    command.store.bad-address = “{0}” is no address that this kind of store understands.
      Correct it in “--store”, in HEARTH_STORE or in the settings.
    command.store.missing-folder = The folder “{0}” does not exist and could not be made.
      Make it, or name another place with “--store”.
    command.store.not-permitted = This account may not read or write “{0}”.
      Change the rights of the file and its folder, or name another place with “--store”.
    command.store.not-a-file = “{0}” is not a file. Name one with “--store”.
    command.store.not-a-store = “{0}” is not a file of Hearth and has been left alone.
      Name another one with “--store”.
    command.store.newer = “{0}” was written by a newer version of Hearth and has been left alone.
      Update this program to open it.
    command.store.read-only = “{0}” can be read but not written.
      Change the rights of the file and its folder, and see whether its disk is mounted read-only.
    command.store.damaged = “{0}” is damaged. Keep a copy of it, then restore a backup.
    command.store.full = There is no room left to write “{0}”. Make room, then try again.
    command.store.busy = Another program holds “{0}”. Let it finish or end it, then try again.
    # The second argument is the system's reason.
    command.store.input-output = The system failed to read or write “{0}”: {1}.
      See whether the disk is still there and sound, then try again.
    # A table and a field.
    command.store.malformed-row = A record of “{0}” holds a value that its field “{1}” cannot have.
      Keep a copy of the store, then restore a backup.
    command.store.closed = The store was closed while it was still needed. Try again.
    # Technical words.
    command.store.fault = This is a fault of the program: {0}. Please report it.

    # Remarks on a store: a path; the sentence of an error.
    command.remark.read-only = “{0}” can only be read: nothing new can be kept there.
    command.remark.not-copied = What you entered is kept, but the daily copy could not be made. {0}

    # Backups: a path each.
    command.backup.exists = There is something at “{0}” already, and a backup replaces nothing.
      Name another path.
    command.backup.is-store = “{0}” is the store itself. Name a backup of it.
    command.backup.bad-path = “{0}” is no path that a file can have. Name another one.
    command.backup.missing-folder = The folder “{0}” does not exist. Make it, or name another path.
    command.backup.not-permitted = This account may not read or write “{0}”.
      Change the rights of the file and its folder, or name another path.
    command.backup.not-a-file = “{0}” is not a file. Name one.
    command.backup.not-a-backup = “{0}” is not a backup of Hearth. Name another one.
    command.backup.newer = The backup “{0}” is of a newer version of Hearth.
      Update this program to restore it.
    command.backup.read-only = Nothing can be written at “{0}”. Name another path.
    command.backup.damaged = The backup “{0}” is damaged. Restore another one.
    command.backup.full = There is no room left for “{0}”. Make room, or name another path.

    # Time zones.
    command.zone.unknown = There is no time zone “{0}”.
    command.zone.example = Name one like “Europe/Berlin”.
    command.zone.malformed = The rules of the time zone “{0}” cannot be read.
      Install the package tzdata anew.
    command.zone.no-database = The time zones of the system are missing. Install the package tzdata.

    # Plugins: what was asked for, and a choice of what there is.
    command.plugin.unknown-scheme = No address begins with “{0}” here. Begin it with {1}.
    command.plugin.unknown-format = There is no format “{0}”. Choose {1}.

    # Files.
    command.file.missing = There is nothing at “{0}”. Check the path.
    command.file.not-permitted = This account may not read “{0}”. Change its rights.
    command.file.is-folder = “{0}” is a folder. Name a file.
    command.file.too-large = “{0}” holds more than {1,plural,one{# byte} other{# bytes}},
      too much for a file of its kind. Check the path.
    command.file.input-output = The system failed to read “{0}”: {1}.
      See whether the disk is still there and sound, then try again.
    command.photo.not-a-picture = The file is no picture, or a damaged one. Use a JPEG, PNG, WebP
      or HEIC file.
    command.photo.too-large = The picture has more than {0} million pixels. Use a smaller one.
    command.photo.exhausted = The picture took too long to read, or too much memory. Use another one.
    command.photo.missing-program = Photos need the program “{0}”. Install the package libvips-tools.
    command.photo.system = The system failed to work on the photo: {0}. Try again.

    # Imports that did not happen.
    command.import.cancelled = The import was stopped; nothing was written.
    command.import.empty = “{0}” is empty: it is no file of the format {1}.
    command.import.not-text = “{0}” is not text: it is no file of the format {1}.
    command.import.other-columns = “{0}” is no file of the format {1}: its columns are {2}. Nothing was
      imported.
    command.import.other-kind = “{0}” is another kind of file: it is not of the format {1}.
    command.import.other-files = “{0}” is an archive without the files of the format {1}.
    command.import.other-tables = “{0}” is a database without the tables of the format {1}.
    command.import.other-version = “{0}” is of version {2} of the format {1}, which is not known here.
    command.import.not-json = “{0}” is not JSON from byte {1} on.
    command.import.other-members = “{0}” is JSON, but not of the format {1}.

    # Archives and databases of other programs.
    command.archive.not-an-archive = “{0}” is no zip file, or not all of one.
    command.archive.damaged = “{0}” is damaged: “{1}” in it cannot be unpacked. Export it once more.
    command.archive.encrypted = “{0}” needs a password for “{1}”. Pack it without one.
    command.archive.unsupported = “{0}” holds “{1}” packed in a way that is not known here. Pack it anew.
    command.archive.too-many-files = “{0}” holds more than {1} files, which no export does.
    command.archive.too-large = “{0}” unpacks to more than {1} bytes, which no export does. Nothing was taken.
    command.archive.name-twice = “{0}” would hold two files “{1}”.
    command.archive.missing-library = “{0}” is a zip file, and the library libzip is not installed (package libzip4).
    command.archive.fault = “{0}” could not be unpacked or packed: {1}.
    command.database.not-a-database = “{0}” is no SQLite database.
    command.database.damaged = The database “{0}” is damaged. Export it once more.
    command.database.too-many-rows = The database “{0}” holds more than {1} rows, which no backup does.
    command.database.too-large = The database “{0}” holds a row of more than {1} bytes, which no backup does.
    command.database.no-such-column = The table {1} of the database “{0}” has no column {2}.
    command.database.fault = The database “{0}” could not be read or made: {1}.

    # Files that are made.
    command.write.exists = “{0}” exists and is not replaced. Choose another name.
    command.write.is-folder = “{0}” is a folder. Name a file in it.
    command.write.missing-folder = The folder for “{0}” does not exist. Make it, or choose another.
    command.write.not-permitted = Nothing may be written to “{0}” by this account.
    command.write.full = There is no room left for “{0}”.

    # Settings: a path, a line, a fault.
    command.settings.unreadable = The settings could not be read. {0}
    command.settings.malformed = In the settings “{0}”, line {1}: {2}
    command.settings.no-equals-sign = write “key = value”, “[program]” or “# comment”.
    command.settings.no-key = write a key before the “=”.
    command.settings.bad-section = write a section as “[program]”.
    command.settings.set-twice = “{0}” was set in line {1} already; remove one of the two.
    command.settings.not-text = this is not text; save the file as UTF-8.

    # Folders: a variable.
    command.folder.no-home = Neither “{0}” nor “HOME” holds an absolute path. Set one of them.

    # Plugins.
    plugin.store.sqlite = One SQLite file on this machine.
    plugin.store.memory = Memory alone: everything is gone when the program ends.

    # Commands that every program with a store has.
    command.undo = Undo the last change.
    command.undo.discussion = The last 50 changes made by this program on this device can be undone, one
      by one; what others have changed since is never touched.
    command.redo = Do again what was undone last.
    command.backup = Copy everything into one file.
    command.backup.discussion = The backup is of one moment, while others may be writing, and is
      looked through before it is there. It replaces nothing.
    command.restore = Put a backup in the place of the store.
    command.restore.discussion = The backup is looked through first. The former store is kept beside
      the new one. Everything that uses the store has to be ended before.
    argument.backup.path = Where the backup goes; nothing may be there.
    argument.restore.path = The backup.
    option.undo.skip = Let the last change stand, so that the one before it can be undone.
    option.restore.yes = Do not ask.

    # Words that stand for values.
    word.time = TIME
    word.colour = COLOUR
    word.date = DATE
    word.name = NAME
    word.text = TEXT
    word.id = ID
    word.format = FORMAT
    word.path = PATH

    # Values that will not do.
    value.date = a date is written YYYY-MM-DD and must be in the calendar.
    value.clock = a time of day is written HH:MM.
    value.colour = a colour is written #RRGGBB, such as #4A90D9.
    value.instant = a moment is written 2026-01-09T19:30:00+03:00.

    # What was done.
    done.backed-up = Backed up to “{0}”: {1,plural,one{# record} other{# records}}.
    done.restored = Restored from “{0}”: {1,plural,one{# record} other{# records}}.
    done.store-kept = The former store is kept as “{0}”.

    # Times that will not do.
    time.not-a-time = “{0}” is not a time. Write for instance 14:30, 20m ago, yesterday 21:10 or
      2026-01-09 19:30.
    time.not-a-day = “{0}” is not a day. Write for instance 2026-01-09, today, yesterday, monday or -3.
    time.occurs-once = {0} occurs only once on that day. Leave “second” out.
    time.too-far = “{0}” is too long ago. Write the date and time.
    time.day-left-out = There was no {0} in that time zone.
    time.skipped = The clock never showed {0}: it went from {1} to {2}. Write one of these.

    # Questions and refusals.
    confirm.ask = Write it down all the same? [y/N]
    confirm.restore = Restore it? [y/N]
    confirm.yes = y yes
    question.restore = The backup “{0}”, {1,plural,one{# record} other{# records}}, would take the place
      of the store, which is kept beside it.
    refused.no-backups = A store “{0}” can be neither backed up nor restored.
    refused.not-restored = Nothing was changed.
    settings.unknown-key = {0}: there is no setting “{1}”; it is ignored.
    refused.unknown = Something went wrong that the program has no words for: {0}

    # Reminders.
    command.remind.timer = Make a timer of systemd that tells new reminders every few minutes.
    command.remind.timer.discussion = Two files are made, which can be read and changed. Each reminder is
      shown as a notification, unless --run names another command. Nothing runs until the timer is
      enabled.
    option.remind.within = How many minutes back.
    option.remind.new = All that has come since it was last asked so, at most a day back; none is told twice.
    option.remind.run = Run this command for each reminder, which is its last argument, instead of printing.
    option.remind.every = Every how many minutes.
    option.remind.to = The folder for the files, if not the one in which systemd looks.
    option.remind.replace = Replace files of an earlier timer.
    done.timer-unit-made = Made: {0}
    done.timer-units-made = To begin: {0}
    refused.reminder-command = The command “{0}” ended with status {1}. The reminder is told again next time.
    refused.no-program-path = Where this program lies cannot be told: /proc is not there.

    # Completions and the manual.
    word.shell = SHELL
    command.completions.summary = Print what a shell needs to complete commands.
    command.completions.discussion = Commands, options, formats and the names of your own data are then offered at the press of a key. In bash: source <(hearth-… completions bash), or the output as a file in ~/.local/share/bash-completion/completions. In zsh: the output as a file with an underscore before the program’s name in a folder of $fpath. In fish: the output as a file in ~/.config/fish/completions.
    command.completions.shell = The shell.
    command.man.summary = Print the manual.
    command.man.discussion = To read it: man -l FILE, or the folder’s man1 among those of $MANPATH.
    command.man.output = The folder to write the page to, instead of printing it.
    command.man.title = Hearth Manual
    command.man.heading.name = NAME
    command.man.heading.synopsis = SYNOPSIS
    command.man.heading.description = DESCRIPTION
    command.man.heading.commands = COMMANDS
    command.man.heading.globals = GLOBAL OPTIONS
    command.man.heading.environment = ENVIRONMENT
    command.man.heading.files = FILES
    command.man.heading.status = EXIT STATUS
    command.man.environment = An option goes before its variable, and a variable before the settings file. NO_COLOR, LC_ALL, LC_MESSAGES, LANG and TZ are followed as usual.
    command.man.stands-in = Stands in for {0}.
    command.man.files = $XDG_CONFIG_HOME/hearth/hearth.conf (by default in ~/.config) holds settings, $XDG_DATA_HOME/hearth (by default in ~/.local/share) the data.
    command.man.status.0 = Done.
    command.man.status.1 = Refused, or not found.
    command.man.status.2 = The command line is wrong.
    command.man.status.3 = Storage or network failed, or a file could not be read or written.

    # How far long work is.
    command.progress.open = {0,plural,one{# row} other{# rows}} read

    # Servers of other programs.
    command.live.not-allowed = {0} lets nobody in without a token that it knows. Give it with --token.
    command.live.other-program = What answers at {0} is not “{1}”. Give the address at which its pages are.
    command.live.refused = {0} refused with status {1}. Look into its log, or try again later.
    command.web.bad-address = “{0}” is no address of the web. It begins with https:// or http://.
    command.web.unknown-host = No machine is known by the name in {0}.
    command.web.unreachable = Nothing answers at {0}. See whether it runs and can be reached from here.
    command.web.timed-out = {0} took too long to answer. Try again later.
    command.web.untrusted = No certificate proves that {0} is what it says. Use an address with one, or make its certificate known to this system.
    command.web.too-large = {0} answered with more than {1} bytes; nothing sends so much at once.
    command.web.broken = The connection to {0} broke. Try again.
    command.web.missing-library = libcurl is not installed. Install the package libcurl4.
    command.web.internal = The request to {0} could not be made.

    # The household’s time zones.
    command.zone = Show or set the time zone that the household lives in.
    command.zone.list = List since when the household has lived in which zone.
    command.zone.set = Live by another zone’s clock, from now or from a given moment on.
    command.zone.set.discussion = What was written down before stays at the hour of its day. Use it
      after a journey; a change of the clocks needs nothing.
    argument.zone = The zone’s name in the tz database, such as Europe/Berlin.
    option.zone.from = The first moment; now where it is left out.
    word.zone = ZONE
    done.zone-set = From {1} on the household lives by the clock of {0}.
    done.zone-first = The household lives by the clock of {0}.
    done.zone-already = The household lives by the clock of {0} at that time anyway.
    zone.always = from the beginning
    time.twice = {0} occurs twice on that day; the first one is meant: {1}. For the other add “second”.

    # Exports.
    argument.export.format = The format to write.
    option.export.to = The file, or the folder for formats of several files, to be made.
    option.export.replace = Replace what is there.
    export.no-path = Say where to: --to PATH.
    """#
}
