package import DiaryCore
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
package import ScreenKit

/// The Day scene: how the child is now, the sections of a day with their rows, its figures.
package final class DayScreen: Screen {
  let desk: DiaryDesk
  private(set) var child: Child
  /// The day that is shown; nil for today, whichever that is.
  var day: Day?
  private(set) var shown: DiaryDay?
  private(set) var model: DayViewModel?
  private(set) var head: NowViewModel?
  private(set) var now: DiaryNow?
  private var names: EntryNames?
  var list = ListState()
  var page = 10
  private var asked = 0
  private var isAtEnd = true

  /// The scene of a child's day.
  package init(_ desk: DiaryDesk, _ child: Child) {
    self.desk = desk
    self.child = child
  }

  package var title: String { model?.title ?? child.name }
  package var pace: Duration? { .seconds(60) }

  /// A place in the list.
  enum Place: Equatable {
    case section(Int)
    case row(section: Int, Int)
    case figure(group: Int, Int)
  }

  /// All places in order.
  var places: [Place] {
    guard let model else { return [] }
    let sections = model.sections.enumerated().flatMap { index, section in
      [Place.section(index)] + section.rows.indices.map { .row(section: index, $0) }
    }
    return sections
      + model.groups.enumerated().flatMap { index, group in
        group.figures.indices.map { .figure(group: index, $0) }
      }
  }

  /// What is chosen.
  var chosen: Place? {
    let places = places
    return places.indices.contains(list.selected) ? places[list.selected] : nil
  }

  /// The section that is chosen, or that holds what is chosen.
  var chosenSection: SectionWithRows? {
    guard let shown, let chosen else { return nil }
    switch chosen {
    case .section(let index), .row(let index, _):
      return shown.sections.indices.contains(index) ? shown.sections[index] : nil
    case .figure: return shown.isToday ? shown.sections.last : nil
    }
  }

  /// The event that is chosen.
  var chosenEvent: (any DiaryEvent)? {
    guard case .row(_, let row)? = chosen, let section = chosenSection,
      section.rows.indices.contains(row)
    else { return nil }
    return section.rows[row]
  }

  /// The figure that is chosen.
  var chosenFigure: DayViewModel.Figure? {
    guard case .figure(let group, let index)? = chosen else { return nil }
    return model?.groups[group].figures[index]
  }

  var editors: (Stage) -> DiaryEditors {
    { [desk, child, names, shown] stage in
      DiaryEditors(
        desk.dependencies,
        of: child,
        zones: desk.zones,
        names: names,
        labels: shown?.labels ?? .none,
        in: stage.messages
      )
    }
  }

  package func refresh(_ stage: Stage) {
    asked += 1
    let (asked, id, day) = (asked, child.id, day)
    desk.read(stage) { reader, transaction -> (DiaryDay, DiaryNow, EntryNames)? in
      guard let child = try transaction.fetch(Child.self, id) else { return nil }
      let zones = reader.zones
      let day = day ?? zones.day(holding: reader.now)
      return (
        try reader.day(day, of: child), try reader.now(of: child), try EntryNames(in: transaction)
      )
    } then: { found in
      guard asked == self.asked else { return }
      guard let (shown, now, names) = found else { return stage.dismiss(self) }
      self.names = names
      self.take(shown, now, stage)
    }
  }

  private func take(_ shown: DiaryDay, _ now: DiaryNow, _ stage: Stage) {
    let previous = chosen.flatMap { place in self.shown.map { self.id(of: place, in: $0) } }
    let isSameDay = self.shown?.day == shown.day
    self.shown = shown
    self.now = now
    child = shown.child
    desk.child = child
    model = DayViewModel(shown, in: stage.messages)
    head = NowViewModel(now, in: stage.messages)
    let places = places
    if isSameDay, !isAtEnd, let previous,
      let index = places.firstIndex(where: { id(of: $0, in: shown) == previous })
    {
      list.select(index, of: places.count)
    } else if !isSameDay || isAtEnd {
      list.select(shown.isToday ? lastSection ?? 0 : 0, of: places.count)
    } else {
      list.select(list.selected, of: places.count)
    }
    isAtEnd = list.selected == lastSection && shown.isToday
  }

  /// The place of the section that lasts.
  private var lastSection: Int? {
    places.lastIndex { place in
      if case .section = place { true } else { false }
    }
  }

  /// What tells a place from others after the day has been read anew.
  private func id(of place: Place, in day: DiaryDay) -> String {
    switch place {
    case .figure(let group, let index): return "\(group).\(index)"
    case .row(let section, let row):
      guard day.sections.indices.contains(section) else { return "" }
      let rows = day.sections[section].rows
      return rows.indices.contains(row) ? "\(rows[row].id)" : ""
    case .section(let index):
      guard day.sections.indices.contains(index) else { return "" }
      let section = day.sections[index].section
      return section.stretch.map { "\($0.first.id)" } ?? "\(section.extent.lowerBound)"
    }
  }

  package func take(_ event: InputEvent, _ stage: Stage) -> Bool {
    guard case .key(let key) = event else { return false }
    let places = places
    guard list.move(key.latin, of: places.count, page: page) else { return false }
    isAtEnd = list.selected == lastSection && shown?.isToday ?? false
    return true
  }

  /// Shows another day.
  func show(_ day: Day, _ stage: Stage) {
    guard Day.writable.contains(day) else { return }
    self.day = day == desk.today ? nil : day
    refresh(stage)
  }

  /// Shows the day so many days later.
  func move(by days: Int, _ stage: Stage) {
    show((shown?.day ?? day ?? desk.today).advanced(by: days), stage)
  }
}
