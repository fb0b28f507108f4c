import HearthSupport

extension JournalLabel {
  /// Another zone's clock.
  public static func zoneSet(_ change: ZoneChange?) -> JournalLabel {
    JournalLabel("journal.zone.set", .text(change?.zone ?? ""))
  }
}
