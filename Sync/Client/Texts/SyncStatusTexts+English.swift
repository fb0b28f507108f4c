extension SyncStatusTexts {
  static let english: StaticString = #"""
    # A line at the foot: how long ago, or how many wait; then what stands in the way.
    sync.line.synced = Synced {0} ago
    sync.line.now = Synced just now
    sync.line.never = Not synced yet
    sync.line.waiting = {0,plural,one{# change} other{# changes}} waiting
    sync.line.trouble = {0}, {1}
    sync.seconds = {0} s

    # What stands in the way, in a few words.
    sync.brief.unreachable = hub unreachable
    sync.brief.missingFolder = the shared folder is not there
    sync.brief.notPermitted = the shared folder is locked
    sync.brief.notAdmitted = this device is not admitted any more
    sync.brief.full = the other side is full
    sync.brief.tooLarge = a record is too large for the hub
    sync.brief.unreadable = some records cannot be read
    sync.brief.incomplete = pictures are missing
    sync.brief.malformed = the other side contradicts itself
    sync.brief.massDeletion = many deletions wait for a yes
    sync.brief.other = the last sync did not end
    """#
}
