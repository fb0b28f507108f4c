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

  static func zoneSet(_ change: ZoneChange?) -> JournalLabel {
    JournalLabel("journal.zone.set", .text(change?.zone ?? ""))
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
    let method = feeding.method
    return JournalLabel(
      "journal.feeding.added",
      .instant(feeding.start),
      method.messageKey.map { .message($0) } ?? .text(method.rawValue)
    )
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
