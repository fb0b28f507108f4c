extension DiaryWebTexts {
  static let english: StaticString = #"""
    # The frame and the places.
    web.diary = Baby diary
    web.place.day = Day
    web.place.children = Children
    web.place.settings = Settings
    web.statistics = Statistics
    web.now = Now
    web.add = Add
    web.more = More
    web.actions = Change
    web.unsaid = not said
    web.wakefulness = Time awake
    web.pattern = Sleep by half hours

    # The day.
    web.day.before = The day before
    web.day.after = The day after
    web.day.choose = Another day
    web.day.date = Date
    web.day.go = Show
    web.sleep.new = New sleep: {0}
    web.sleep.edit = Sleep: {0}
    web.nursing.left = Start left
    web.nursing.right = Start right
    web.nursing.bottle = Start bottle
    web.nursing.change = Change side
    web.nursing.pause = Pause
    web.nursing.resume = Go on
    web.nursing.stop = Stop feeding

    # What lost against another device’s writing.
    web.loss = Two devices’ values
    web.loss.take = Take the other device’s value
    web.loss.keep = Keep it as it is

    # What was just done.
    web.done.sleep-started = Sleep begun.
    web.done.sleep-finished = Sleep ended.
    web.done.added = Added.
    web.done.changed = Changed.
    web.done.deleted = Deleted.
    web.done.joined = Joined.
    web.done.continued = The sleep goes on.
    web.done.feeding-left = Feeding begun, left.
    web.done.feeding-right = Feeding begun, right.
    web.done.feeding-bottle = Feeding begun.
    web.done.feeding-change = Side changed.
    web.done.feeding-pause = Feeding paused.
    web.done.feeding-resume = Feeding goes on.
    web.done.feeding-stop = Feeding ended.
    web.done.timer-started = Timer started.

    # Timers.
    web.timer.name = Name of a timer
    web.timer.start = Start timer
    web.timer.becomes = {0} becomes
    web.timer.stop = Stop
    web.timer.cancel = Throw away

    # Children.
    web.child.new = New child
    web.child.profile = Profile
    web.child.profile-of = Profile of {0}
    web.child.archive = Hide from everyday lists
    web.child.unarchive = Show in everyday lists
    web.photo = Photo
    web.photo.of = Photo of {0}
    web.photo.send = Use this photo
    web.photo.delete = Take the photo away
    web.photo.not-a-picture = This is no picture that can be read. Take a JPEG, PNG or HEIC.
    web.photo.too-large = The picture has more than {0} megapixels. Take a smaller one.
    web.photo.exhausted = The picture takes too long to read. Take a smaller one.
    web.photo.missing-program = {0} is not installed here, so photos cannot be taken in.
    web.sex.girl = girl
    web.sex.boy = boy
    web.prediction = How good the forecast of the next sleep was

    # Settings.
    web.gap = The gap between feedings counts from
    web.gap.start = the start of the one before
    web.gap.end = the end of the one before
    web.hidden = Not to be shown

    # Children that become one.
    web.child.merge = Make one child of two
    web.child.merge.other = The other child; its entries become those of {0}
    web.child.merge.do = Make one of them
    web.labels = Tags and author
    web.labels.new = New tag
    web.labels.author = Written by
    web.labels.nobody = nobody in particular

    # How files of other programs are read.
    web.import.child = Child
    web.import.child.any = as the files say
    web.import.zone = Time zone of times without one
    web.import.zone.own = the family’s own
    web.import.units = Units of numbers without one
    web.import.units.guess = as the numbers show
    web.import.overlap = A sleep that overlaps another
    web.import.overlap.report = is left out, and told
    web.import.overlap.join = becomes one with it
    web.import.overlap.trim = is cut to what the other leaves
    web.import.overlap.keep = is kept beside it
    web.import.source = Name of the source, where two diaries of one program are imported
    web.refused.child-not-named = Say of which child: {0}.
    """#
}
