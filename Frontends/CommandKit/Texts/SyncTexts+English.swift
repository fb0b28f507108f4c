extension SyncTexts {
  static let english: StaticString = #"""
    # The commands.
    command.sync = The household’s records on all its devices.
    command.sync.now = Exchange with the other devices now.
    command.sync.status = Show how the exchange stands, without asking anybody.
    command.sync.new = Begin a household’s exchange with this device.
    command.sync.new.discussion = Everything is sealed on this device: whoever keeps the folder or the
      hub cannot read it. The 24 recovery words are shown once; write them down.
    command.sync.invite = Show a code by which another device can join.
    command.sync.invite.discussion = Over a shared folder the code carries the keys: show it to nobody
      but those who are to join. It can be used for ten minutes.
    command.sync.join = Join the household of a code.
    command.sync.join.discussion = What this device holds stays, and goes to the others.
    command.sync.recover = Come back into a household by its recovery words.
    command.sync.devices = List the devices of the household.
    command.sync.revoke = Take a device out of the household.
    command.sync.revoke.discussion = It can read nothing that is written from then on. What it has
      already it keeps.
    command.sync.recovery = Make new recovery words.
    command.sync.leave = Take this device out; its records stay.
    command.sync.history = Show the versions of a record that the other side still keeps.
    command.sync.restore = Bring a record back to what it was.
    command.sync.conflicts = List what lost against another device’s writing.
    argument.sync.code = The code that the other device shows.
    argument.sync.device = The device’s identifier or name.
    argument.sync.record = The record’s identifier.
    option.sync.transport = Where the household meets: folder:PATH or https://HUB.
    option.sync.registration-code = A code that the hub has given out for a new household.
    option.sync.name = What this device is called.
    option.sync.yes = Ask nothing.
    option.sync.detach = Wait for nobody.
    option.sync.words = The 24 recovery words.
    option.sync.at = The instant to go back to.
    word.code = CODE
    word.device = DEVICE
    word.sync-record = RECORD
    plugin.transport.https = A hub of the family’s own, https://HUB.
    plugin.transport.http = A hub on this machine, http://127.0.0.1:PORT.
    plugin.transport.folder = A folder that something else shares: Syncthing, a network drive, a stick.

    # What was done.
    sync.done = {0,plural,one{# record} other{# records}} came,
      {1,plural,one{# went} other{# went}}, {2,plural,=0{nothing waits} one{# waits} other{# wait}}.
    sync.done.new = The household’s exchange has begun. Its recovery words:
    sync.done.words = Write them down and keep them safe: they are shown once, and whoever has them can
      read everything.
    sync.done.invite = Until {0} another device can join with this code, which is a secret:
    sync.done.joined = This device has joined the household.
    sync.done.left = This device has left the household; its records are still here.
    sync.done.revoked = {0} has been taken out.
    sync.done.restored = The record is as it was.
    sync.remark.unreadable = {0,plural,one{# record} other{# records}} could not be read: sealed by a key
      that is not here, by a newer version, or changed on the way. Nothing here was changed by them.
    sync.remark.incomplete = {0,plural,one{# record waits} other{# records wait}} for a picture or something
      else that is large: it has not come yet, or was changed on the way. Nothing is lost by that.
    sync.remark.refused = {0,plural,one{# record was} other{# records were}} not taken by the hub, for
      their size or since it is full.
    sync.remark.conflicts = {0,plural,one{# value} other{# values}} lost against another device’s:
      see “sync conflicts”.
    sync.remark.digits = The other device shows {0} as well, or somebody stands between: then revoke it.
    sync.remark.no-picture = The code is not shown as a picture: the package {0} is missing.
    sync.remark.narrow = The code as a picture needs {0} columns.
    sync.remark.clock.hub = The clock of this device and that of the hub are
      {0,plural,one{# day} other{# days}} apart. Nothing is lost by that; but set it right, since the later
      word stands.
    sync.remark.clock.device = The clock of “{0}” is {1,plural,one{# day} other{# days}} ahead of this one.
      Nothing is lost by that; but set it right, since the later word stands.
    sync.remark.waiting = Waiting to be let in. Where the other device does not wait, run “sync now” there.
    sync.remark.let-in = {0} has been let in.
    sync.remark.reconciled = The other side’s data were restored or damaged; everything was compared anew.

    # How things stand.
    sync.status.off = This device belongs to no household yet: see “sync new” and “sync join”.
    sync.status.last = Synced {0} ago.
    sync.status.never = Not synced yet.
    sync.status.waiting = {0,plural,=0{No change waits} one{# change waits} other{# changes wait}},
      {1,plural,one{# device} other{# devices}}.
    sync.state.unreachable = The hub could not be reached.
    sync.state.missing-folder = The shared folder was not there.
    sync.state.not-permitted = The shared folder could not be read or written.
    sync.state.mass-deletion = Many deletions wait for a yes: run “sync now --yes”.
    sync.state.too-large = A record is larger than the hub takes. It is kept here, and waits.
    sync.state.unreadable = Some records could not be read: sealed by a key that is not here, by a newer
      version, or changed on the way. They are kept, and read as soon as that is possible.
    sync.state.incomplete = Some records wait for pictures, or something else that is large, which have not
      come yet or were changed on the way. The records are taken as soon as these are here.
    sync.state.other = The last exchange did not come to its end.
    sync.device.this = this device
    sync.device.revoked = taken out
    sync.device.other = in the household
    # A field, the value that lost, the value that stands.
    sync.conflict = {0}: {1} on another device, {2} stands
    sync.version.alive = written
    sync.version.dead = deleted

    # Questions, refusals, trouble.
    question.sync.mass-deletion = {0,plural,one{# deletion} other{# deletions}} would go to all devices.
    confirm.sync = Is that meant? [y/N]
    question.sync.digits = {0} wants to join and has to show {1}.
    confirm.sync-digits = Does it show that? [y/N]
    refused.not-synced = Nothing was deleted elsewhere.
    sync.refused.no-transports = This program cannot sync.
    sync.refused.no-cipher = libsodium is missing: install the package libsodium23.
    sync.refused.not-set-up = This device belongs to no household yet. Run “sync new” or “sync join”.
    sync.refused.already-set-up = This device belongs to a household already. Run “sync leave” first.
    sync.refused.mass-deletion = {0,plural,one{# deletion} other{# deletions}} would go to all devices.
      If that is meant, run “sync now --yes”; else restore a backup.
    sync.refused.bad-code = That is no code of a household, or it was altered: copy the whole code again.
    sync.refused.expired-code = The time of that code is over: ask for a new one with “sync invite”.
    sync.refused.bad-words = Those are not the recovery words of a household there. Check the words and
      their order.
    sync.refused.unknown-record = There is no record “{0}” with such a version.
    sync.refused.unknown-device = There is no device “{0}” in the household.
    sync.refused.own-device = A device cannot take itself out so: run “sync leave” on it.
    sync.refused.bad-address = “{0}” is no place to meet. Write folder:PATH or
      https://HUB; http:// goes to this machine alone.
    sync.refused.unsupported = That is not possible over this way to the other devices.
    sync.trouble.missing-folder = There is no folder “{0}”. Make it, or mount what it lies on, and try
      again.
    sync.trouble.not-permitted = “{0}” may not be read or written by this account.
    sync.trouble.no-answer = Nobody answers at “{0}”. What was changed here is kept, and waits.
    sync.trouble.untrusted = “{0}” cannot prove who it is: nothing was sent to it. If it is the family’s
      own, name a file with its certificate in HEARTH_CERTIFICATES.
    sync.trouble.stranger = What answers at “{0}” is no hub. Check the address.
    sync.trouble.missing-library = The package {0} is missing: install it.
    sync.refused.needs-code = New households begin at that hub by a code. Ask who runs it, and give
      --registration-code.
    sync.refused.closed = That hub takes no new households.
    sync.refused.unasked = Nobody is here to compare the digits. Run it in a terminal, with --yes, or with
      --detach.
    sync.refused.unconfirmed = Nobody was let in, and the code is of no use any more. Somebody else may
      have seen it: invite again.
    sync.trouble.unreachable = “{0}” cannot be reached: {1}
    sync.trouble.not-admitted = This device is not admitted any more. Its records are all here; have
      another device invite it again.
    sync.trouble.no-space = The household is not there: nothing of it has come to that place yet, or it
      is another one.
    sync.trouble.full = The other side is full. What was changed here is kept, and waits.
    sync.trouble.busy = The other side asks for patience. Try again in a minute.
    sync.trouble.malformed = The other side answered something that makes no sense: {0}
    sync.trouble.no-progress = The other side goes on without an end. Nothing here was lost; try again.
    sync.trouble.contradiction = The other side contradicts itself: it does not hold what it says it
      holds. Nothing here was lost.
    """#
}
