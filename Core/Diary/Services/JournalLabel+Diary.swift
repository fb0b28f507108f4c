public import HearthHousehold
import HearthModel
import HearthSupport

extension JournalLabel {
  static func added(_ child: Child) -> JournalLabel {
    JournalLabel("journal.child.added", .text(child.name))
  }

  static func edited(_ child: Child) -> JournalLabel {
    JournalLabel("journal.child.edited", .text(child.name))
  }

  static func archived(_ child: Child) -> JournalLabel {
    JournalLabel(
      child.isArchived ? "journal.child.archived" : "journal.child.unarchived",
      .text(child.name)
    )
  }

  static func merged(_ children: MergedChildren) -> JournalLabel {
    JournalLabel(
      "journal.child.merged",
      .text(children.former.name),
      .text(children.child.name),
      .number(Int64(children.moved))
    )
  }

  static func added(_ sleep: Sleep) -> JournalLabel {
    guard let end = sleep.end else {
      return JournalLabel("journal.sleep.started", .instant(sleep.start))
    }
    return JournalLabel("journal.sleep.added", .instant(sleep.start), .instant(end))
  }

  static func stopped(_ sleep: Sleep) -> JournalLabel {
    JournalLabel("journal.sleep.stopped", .instant(sleep.start), .instant(sleep.end ?? sleep.start))
  }

  /// Sleeps that were added, one in place of those that it was joined with.
  static func added(_ written: WrittenSleeps) -> JournalLabel {
    written.joined.isEmpty ? added(written.sleep) : joined(written)
  }

  /// A sleep that was changed, one in place of those that it was joined with.
  static func edited(_ written: WrittenSleeps) -> JournalLabel {
    written.joined.isEmpty ? edited(written.sleep) : joined(written)
  }

  static func joined(_ written: WrittenSleeps) -> JournalLabel {
    let sleep = written.sleep
    guard let end = sleep.end else {
      return JournalLabel("journal.sleep.open.joined", .instant(sleep.start))
    }
    return JournalLabel("journal.sleep.joined", .instant(sleep.start), .instant(end))
  }

  static func split(_ written: WrittenSleeps) -> JournalLabel {
    let waking = written.sleep.end ?? written.sleep.start
    let end = written.more.first?.start ?? waking
    return JournalLabel("journal.sleep.split", .instant(waking), .instant(end))
  }

  static func reopened(_ written: WrittenSleeps) -> JournalLabel {
    JournalLabel("journal.sleep.reopened", .instant(written.sleep.start))
  }

  static func wakefulnessEdited(_ range: Range<Instant>) -> JournalLabel {
    JournalLabel(
      "journal.wakefulness.edited",
      .instant(range.lowerBound),
      .instant(range.upperBound)
    )
  }

  static func edited(_ sleep: Sleep) -> JournalLabel {
    guard let end = sleep.end else {
      return JournalLabel("journal.sleep.open.edited", .instant(sleep.start))
    }
    return JournalLabel("journal.sleep.edited", .instant(sleep.start), .instant(end))
  }

  static func deleted(_ sleep: Sleep) -> JournalLabel {
    guard let end = sleep.end else {
      return JournalLabel("journal.sleep.open.deleted", .instant(sleep.start))
    }
    return JournalLabel("journal.sleep.deleted", .instant(sleep.start), .instant(end))
  }

  /// What happens to an event.
  enum EventChange {
    case added
    case edited
    case deleted
  }

  /// Tells of a change of an event: its kind, and when it is.
  static func event<Event: DiaryEvent>(
    _ change: EventChange
  ) -> @Sendable (Event) -> JournalLabel {
    { event in
      let kind = Argument.message("event.\(Event.kind.rawValue)")
      return switch change {
      case .added: JournalLabel("journal.event.added", kind, event.labelTime)
      case .edited: JournalLabel("journal.event.edited", kind, event.labelTime)
      case .deleted: JournalLabel("journal.event.deleted", kind, event.labelTime)
      }
    }
  }

  static func added(_ feeding: Feeding) -> JournalLabel {
    JournalLabel("journal.feeding.added", .instant(feeding.start), feeding.method.argument)
  }

  static func started(_ feeding: Feeding) -> JournalLabel {
    JournalLabel("journal.feeding.started", .instant(feeding.start), feeding.method.argument)
  }

  static func continued(_ feeding: Feeding) -> JournalLabel {
    JournalLabel("journal.feeding.continued", .instant(feeding.start), feeding.method.argument)
  }

  static func stopped(_ feeding: Feeding) -> JournalLabel {
    JournalLabel(
      "journal.feeding.stopped",
      .instant(feeding.start),
      .instant(feeding.end ?? feeding.start),
      feeding.method.argument
    )
  }

  static func added(_ person: Person) -> JournalLabel {
    JournalLabel("journal.person.added", .text(person.name))
  }

  static func added(_ tag: Tag) -> JournalLabel {
    JournalLabel("journal.tag.added", .text(tag.name))
  }

  static func deleted(_ tag: Tag) -> JournalLabel {
    JournalLabel("journal.tag.deleted", .text(tag.name))
  }

  static func tagged(_ tags: [Tag]) -> JournalLabel {
    JournalLabel("journal.tagged", .text(tags.map(\.name).joined(separator: ", ")))
  }

  static func untagged(_ tags: [Tag]) -> JournalLabel {
    JournalLabel("journal.untagged", .text(tags.map(\.name).joined(separator: ", ")))
  }

  static func started(_ timer: DiaryTimer) -> JournalLabel {
    JournalLabel("journal.timer.started", .text(timer.name), .instant(timer.start))
  }

  static func cancelled(_ timer: DiaryTimer) -> JournalLabel {
    JournalLabel("journal.timer.cancelled", .text(timer.name), .instant(timer.start))
  }

  /// An import that brought or changed so many entries.
  public static func imported(from format: String, count: Int) -> JournalLabel {
    JournalLabel("journal.import", .text(format), .number(Int64(count)))
  }
}

extension DiaryEvent {
  /// The moment or day that a label speaks of.
  fileprivate var labelTime: JournalLabel.Argument {
    switch Self.timing {
    case .moment(let path): .instant(self[keyPath: path])
    case .span(let path, _, _): .instant(self[keyPath: path])
    case .day(let path): .day(self[keyPath: path])
    }
  }
}

extension FeedingMethod {
  /// The method in a label.
  fileprivate var argument: JournalLabel.Argument {
    messageKey.map { .message($0) } ?? .text(rawValue)
  }
}
