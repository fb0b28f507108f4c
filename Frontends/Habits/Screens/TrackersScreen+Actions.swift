import HabitsCore
import HearthHousehold
import HearthModel
import HearthSupport
import ScreenKit

extension TrackersScreen {
  /// The one button of a card; what is to stay below a limit is asked how much it was.
  func toggle(_ stage: Stage) {
    guard let card = chosen else { return }
    if card.tracker.aim == .atMost, card.state != .done { return askAmount(stage) }
    let (marks, id, day) = (desk.marks, card.tracker.id.description, shownDay)
    desk.change(stage) {
      _ = try await marks.toggle(id, on: day)
      return nil
    }
  }

  /// Leaves the day out for the card.
  func skip(_ stage: Stage) {
    guard let card = chosen else { return }
    let (marks, id, day) = (desk.marks, card.tracker.id.description, shownDay)
    let isSkipped = card.state == .skipped
    desk.change(stage) {
      _ = isSkipped ? try await marks.clear(id, on: day) : try await marks.skip(id, on: day)
      return nil
    }
  }

  /// Asks how much of something measured it was.
  func askAmount(_ stage: Stage) {
    guard let card = chosen, card.tracker.aim != .tick else { return }
    let tracker = card.tracker
    let label = [stage.messages("habits.amount"), tracker.unit].compactMap(\.self)
      .joined(separator: ", ")
    let field = EditorField(
      "amount",
      label,
      .number,
      value: card.amount.map(AmountText.text)
    )
    let (marks, day, messages) = (desk.marks, shownDay, stage.messages)
    let form = FormScreen("\(tracker.emoji) \(tracker.name)", [field], desk.calendar) {
      form,
      values in
      guard let text = values["amount"], let amount = AmountText.amount(text) else {
        form.problem = messages("habits.amount.wrong")
        return
      }
      self.desk.change(stage, from: form) {
        _ = try await marks.done(tracker.id.description, on: day, amount: amount)
        return nil
      }
    }
    stage.push(form)
  }

  /// All that can be done with a card.
  func openActions(_ stage: Stage) {
    guard let card = chosen else { return }
    let messages = stage.messages
    let tracker = card.tracker
    var items = [
      MenuScreen.Item(messages(card.state == .done ? "habits.unmark" : "habits.mark"), .space) {
        self.toggle(stage)
      },
      .init(messages("habits.skip"), Key("s")) { self.skip(stage) },
    ]
    if tracker.aim != .tick {
      items.append(.init(messages("habits.amount"), Key("=")) { self.askAmount(stage) })
    }
    items += [
      .init(messages(tracker.isPinned ? "habits.unpin" : "habits.pin"), Key("p")) {
        self.pin(stage)
      },
      .init(messages("habits.edit"), Key("e")) { self.edit(stage) },
      .init(messages("habits.heat-map"), Key("h")) {
        stage.push(HeatMapScreen(self.desk, tracker))
      },
      .init(messages("habits.archive"), Key("x")) { self.archive(stage) },
      .init(messages("habits.delete"), Key("-"), ink: .danger) { self.delete(stage) },
    ]
    stage.push(MenuScreen("\(tracker.emoji) \(tracker.name)", "", items))
  }

  /// Puts the card above all categories, or back.
  func pin(_ stage: Stage) {
    guard let tracker = chosen?.tracker else { return }
    let book = desk.trackers
    desk.change(stage) {
      _ = try await book.pin(tracker.id.description, !tracker.isPinned)
      return nil
    }
  }

  /// Takes the tracker out of use from the day on the screen.
  func archive(_ stage: Stage) {
    guard let tracker = chosen?.tracker else { return }
    let (book, day, messages) = (desk.trackers, shownDay, stage.messages)
    desk.change(stage) {
      let archived = try await book.archive(tracker.id.description, from: day)
      return messages("habits.archived", archived.name)
    }
  }

  /// Asks, and deletes the tracker with its history.
  func delete(_ stage: Stage) {
    guard let tracker = chosen?.tracker else { return }
    let (book, messages) = (desk.trackers, stage.messages)
    let question = messages("habits.delete.question", tracker.name)
    stage.push(
      MenuScreen(
        messages("habits.delete"),
        question,
        [
          .init(messages("habits.delete"), ink: .danger) {
            self.desk.change(stage) {
              let deleted = try await book.delete(tracker.id.description)
              return messages("habits.deleted", deleted.name)
            }
          },
          .init(messages("screen.cancel")) {},
        ],
        selected: 1
      )
    )
  }

  /// Begins a new tracker: first its kind, then all else.
  func add(_ stage: Stage) {
    let words = NewTrackerViewModel(
      TrackerForm(kind: .habit),
      firstWeekday: desk.days.firstWeekday,
      in: stage.messages
    )
    func begin(_ kind: TrackerKind) { stage.push(TrackerFormScreen(desk, TrackerForm(kind: kind))) }
    stage.push(
      MenuScreen(
        words.kindTitle,
        "",
        [
          .init(words.habitButton, Key("1")) { begin(.habit) },
          .init(words.eventButton, Key("2")) { begin(.event) },
        ]
      )
    )
  }

  /// Opens the editor of the card's tracker.
  func edit(_ stage: Stage) {
    guard let tracker = chosen?.tracker, let shown else { return }
    let category = shown.categories.first { $0.id == tracker.category }
    desk.read(stage) { reader, _ in
      try reader.history(of: tracker).version(on: reader.today)?.rule
    } then: { rule in
      var form = TrackerForm(kind: tracker.kind)
      (form.name, form.category, form.emoji, form.colour) =
        (tracker.name, category, tracker.emoji, tracker.colour)
      if case .weekdays(let days)? = rule {
        form.days = Set(days.numbers())
      } else {
        form.rule = rule
      }
      stage.push(TrackerFormScreen(self.desk, form, editing: tracker, rule: rule))
    }
  }
}
