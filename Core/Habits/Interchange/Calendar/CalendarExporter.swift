import HearthModel
public import HearthPlugins
public import HearthPorts

/// Writes the schedule as iCalendar (RFC 5545): what is due on days as events, what is to be done so
/// many times in a while as to-dos.
public struct CalendarExporter: Exporter {
  /// As an executable lists it.
  public static var plugin: ExporterPlugin<ForeignHabits, InterchangeLoss> {
    ExporterPlugin(name: "ical", summary: "plugin.exporter.ical") { _ in CalendarExporter() }
  }

  /// A writer.
  public init() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func write(
    _ habits: ForeignHabits,
    named name: String
  ) throws(ExportError) -> Exported<InterchangeLoss> {
    var writer = CalendarWriter(
      stamp: CalendarText.stamp(habits.moment ?? Instant(milliseconds: 0))
    )
    writer.write(habits)
    return Exported(.file(writer.text.bytes), losses: writer.report.losses)
  }
}
