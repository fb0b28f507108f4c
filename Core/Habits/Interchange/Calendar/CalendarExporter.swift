public import HearthModel
public import HearthPorts

/// Writes the schedule as iCalendar (RFC 5545): what is due on days as events, what is to be done so
/// many times in a while as to-dos.
public struct CalendarExporter: Exporter {
  private let now: @Sendable () -> Instant

  /// A writer.
  ///
  /// - Parameter now: The moment that the file says it was made at.
  public init(now: @escaping @Sendable () -> Instant) {
    self.now = now
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func write(
    _ habits: ForeignHabits,
    named name: String
  ) throws(ExportError) -> Exported<InterchangeLoss> {
    var writer = CalendarWriter(stamp: CalendarText.stamp(now()))
    writer.write(habits)
    return Exported(.file(writer.text.bytes), losses: writer.report.losses)
  }
}
