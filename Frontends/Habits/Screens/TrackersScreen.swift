package import HabitsCore
import HearthModel
import HearthPorts
import HearthSupport
package import ScreenKit

/// The main screen: the cards of a day, pinned ones first, then by category.
package final class TrackersScreen: Screen {
  let desk: HabitsDesk
  /// The day that is shown; nil for today, whichever that is.
  private var day: Day?
  private(set) var shown: HabitsDay?
  private(set) var model: TrackersViewModel?
  private(set) var filter: TrackerFilter
  private var search: TextInput?
  private var list = ListState()
  private var page = 10
  private var asked = 0

  /// The screen over a desk.
  ///
  /// - Parameters:
  ///   - desk: what it works with.
  ///   - filter: the filter chosen last.
  package init(_ desk: HabitsDesk, filter: TrackerFilter) {
    self.desk = desk
    self.filter = filter
  }

  package var title: String { model?.title ?? "Hearth" }
  package var pace: Duration? { .seconds(60) }
  package var isTyping: Bool { isSearching }
  /// Whether letters go into the search.
  private(set) var isSearching = false

  /// The day on the screen.
  var shownDay: Day { shown?.day ?? day ?? desk.today }

  private var cards: [TrackersViewModel.CardModel] { model?.sections.flatMap(\.cards) ?? [] }

  /// The card that is chosen.
  var chosen: TrackerCard? {
    let cards = cards
    return cards.indices.contains(list.selected) ? cards[list.selected].card : nil
  }

  package func refresh(_ stage: Stage) {
    asked += 1
    let (asked, day) = (asked, day)
    desk.read(stage) { reader, _ in
      try reader.day(day ?? reader.today)
    } then: { shown in
      guard asked == self.asked else { return }
      self.shown = shown
      self.rebuild(stage)
    }
  }

  /// Puts what was read into words, as search and filter want it.
  private func rebuild(_ stage: Stage) {
    guard let shown else { return }
    let id = chosen?.tracker.id
    model = TrackersViewModel(shown, search: search?.text, filter: filter, in: stage.messages)
    let cards = cards
    let index = cards.firstIndex { $0.card.tracker.id == id } ?? list.selected
    list.select(index, of: cards.count)
  }

  /// Shows another day.
  func show(_ day: Day, _ stage: Stage) {
    guard Day.writable.contains(day) else { return }
    self.day = day == desk.today ? nil : day
    refresh(stage)
  }

  /// Begins a search, or ends it.
  func search(_ isOn: Bool, _ stage: Stage) {
    isSearching = isOn
    search = isOn ? search ?? TextInput() : nil
    rebuild(stage)
  }

  /// Filters, and remembers that.
  func choose(_ filter: TrackerFilter, _ stage: Stage) {
    if filter == .today { day = nil }
    self.filter = filter
    let book = SettingsBook(desk.dependencies)
    desk.change(stage) {
      try await book.remember { $0.filter = filter }
      return nil
    }
  }

  package func take(_ event: InputEvent, _ stage: Stage) -> Bool {
    if isSearching, takesSearch(event, stage) { return true }
    guard case .key(let key) = event else { return false }
    return list.move(isSearching ? key : key.latin, of: cards.count, page: page)
  }

  private func takesSearch(_ event: InputEvent, _ stage: Stage) -> Bool {
    switch event {
    case .key(.escape): search(false, stage)
    case .key(.enter), .key(.down): isSearching = false
    case .key(let key):
      guard search?.take(key) ?? false else { return false }
      rebuild(stage)
    case .paste(let text):
      search?.insert(text)
      rebuild(stage)
    default: return false
    }
    return true
  }

  package func draw(on canvas: Canvas, _ stage: Stage) {
    guard let model else { return }
    var body = canvas
    if let search {
      canvas.write("/", 1, 0, .accent)
      let field = canvas.part(Rect(3, 0, canvas.columns - 4, 1))
      let column = search.draw(on: field, Style(.plain, on: .field))
      if isSearching {
        stage.cursor = Point(
          column: field.frame.origin.column + column,
          row: field.frame.origin.row
        )
      }
      body = canvas.rows(1..<max(1, canvas.rows))
    } else if [.done, .undone].contains(filter), model.showsFilters {
      let name = stage.messages("filter.\(filter.rawValue)")
      canvas.writeRight(name, before: canvas.columns - 1, 0, .accent)
      body = canvas.rows(1..<max(1, canvas.rows))
    }
    if let text = model.emptyText {
      for (row, line) in wrapped(text, columns: body.columns - 4).enumerated() {
        body.write(line, 2, 1 + row, .faint)
      }
      if shown?.hasTrackers == false {
        body.write(stage.messages("habits.add.hint"), 2, 4, .accent)
      }
      return
    }
    drawCards(model, on: body, stage)
  }

  private func drawCards(_ model: TrackersViewModel, on canvas: Canvas, _ stage: Stage) {
    var lines: [ListDrawing.Line] = []
    var chosenLines = 0..<1
    var index = 0
    for section in model.sections {
      if !lines.isEmpty { lines.append { _ in } }
      lines.append { $0.write(section.title, 1, 0, .title) }
      for card in section.cards {
        if index == list.selected { chosenLines = max(0, lines.count - 1)..<lines.count + 1 }
        let place = index
        lines.append { self.draw(card, place, on: $0, stage) }
        index += 1
      }
    }
    page = canvas.rows
    list.reveal(chosenLines, of: lines.count, rows: canvas.rows)
    ListDrawing.draw(lines, from: list.top, on: canvas)
  }

  private func draw(
    _ model: TrackersViewModel.CardModel,
    _ place: Int,
    on line: Canvas,
    _ stage: Stage
  ) {
    let card = model.card
    let ground: Ink = place == list.selected ? .chosen : .plain
    line.fill(.plain.on(ground))
    let colour = Colour(card.tracker.colour).map { Ink.own($0) } ?? .accent
    line.write("▌", 1, 0, Style(colour, on: ground))
    let (sign, ink): (String, Ink) =
      switch card.state {
      case .done: ("[✓]", .good)
      case .skipped: ("[–]", .faint)
      case .undone: (card.isMarkable ? "[ ]" : "   ", card.isDue ? .plain : .faint)
      }
    line.write(sign, 3, 0, Style(ink, on: ground, .bold))
    line.write(card.tracker.emoji, 7, 0, Style.plain.on(ground), width: 2)
    let days = line.writeRight(
      model.trackedDaysText,
      before: line.columns - 1,
      0,
      Style(.faint, on: ground)
    )
    var room = line.columns - 10 - days - 3
    if let amount = model.amountText, room > 24 {
      let width = line.writeRight(
        amount,
        before: line.columns - days - 3,
        0,
        Style(.accent, on: ground)
      )
      room -= width + 2
    }
    let style = card.state == .done ? Style(.faint, on: ground) : Style.strong.on(ground)
    line.write(card.tracker.name, 10, 0, style, width: room)
    stage.press(on: line.frame) {
      if self.list.selected == place { self.toggle(stage) }
      self.list.select(place, of: self.cards.count)
    }
  }
}
