import DiaryCore
import HearthContainer
import HearthModel
import HearthSupport
import ScreenKit

extension DayScreen {
  /// Does what the one button does.
  func press(_ button: SleepButton, _ stage: Stage) {
    let (dependencies, child, editors) = (desk.dependencies, child, editors(stage))
    switch button {
    case .startNow:
      desk.change(stage) { answers in
        let draft = SleepDraft(start: dependencies.now())
        let written = try await SleepJournal(dependencies).add(draft, for: child.id, answers)
        return editors.saved(written.sleep)
      }
    case .finishNow:
      desk.change(stage) { answers in
        let end = dependencies.now()
        let written = try await SleepJournal(dependencies).stop(child: child, at: end, answers)
        return editors.saved(written.sleep)
      }
    case .start(let range, let end):
      desk.open(editors.newSleep(from: range.lowerBound, to: end), stage)
    }
  }

  /// All that can be done with what is chosen, as a menu.
  func openActions(_ stage: Stage) {
    if let figure = chosenFigure { return explain(figure, stage) }
    if let event = chosenEvent { return openActions(of: event, stage) }
    guard let item = chosenSection, let shown, let model, case .section(let index)? = chosen else {
      return
    }
    let keys: [DayAction: Key] = [
      .startSleep: Key("s"), .finishSleep: Key("s"), .edit: Key("e"), .delete: Key("-"),
      .addFeeding: Key("f"), .addPumping: Key("p"), .addNappy: Key("n"), .addOther: Key("o"),
      .continueSleep: Key("c"), .insertSleep: Key("i"), .splitSleep: Key("w"), .joinNext: Key("j"),
      .joinNeighbours: Key("j"), .switchKind: Key("k"),
    ]
    let items = shown.actions(of: item).map { action in
      MenuScreen.Item(
        action.title(in: stage.messages),
        keys[action],
        ink: action == .delete ? .danger : .plain
      ) { self.perform(action, on: item, stage) }
    }
    let section = model.sections[index]
    let settling = settlingItems(section.ids, stage)
    stage.push(
      MenuScreen(section.title, "\(section.time)  \(section.length)", settling + items)
    )
  }

  /// Tells what exactly a figure measures.
  private func explain(_ figure: DayViewModel.Figure, _ stage: Stage) {
    guard let entry = FigureCatalogue.figure(named: figure.name) else { return }
    let text = FigureViewModel(entry, in: stage.messages).lines.dropFirst().joined(separator: "\n")
    stage.push(
      MenuScreen(
        "\(figure.label): \(figure.value)",
        text,
        [.init(stage.messages("screen.close")) {}]
      )
    )
  }

  private func openActions(of event: any DiaryEvent, _ stage: Stage) {
    let messages = stage.messages
    let writer = EventWriter(
      messages: messages,
      now: desk.now.wholeSeconds,
      labels: shown?.labels ?? .none
    )
    var items = [
      MenuScreen.Item(messages("scene.edit"), Key("e")) {
        self.desk.open(self.editors(stage).edit(event), stage)
      }
    ]
    if event is Feeding, event.isRunning {
      items.insert(.init(messages("scene.feed.stop"), Key("x")) { self.stopFeeding(stage) }, at: 0)
    }
    items.append(.init(messages("scene.delete"), Key("-"), ink: .danger) { self.delete(stage) })
    let settling = settlingItems([event.id], stage)
    stage.push(MenuScreen(writer.title(event), writer.detail(event), settling + items))
  }

  private func perform(_ action: DayAction, on item: SectionWithRows, _ stage: Stage) {
    let (journal, child) = (SleepJournal(desk.dependencies), child)
    let editors = editors(stage)
    let id = item.section.stretch?.first.id
    func change(_ work: @escaping @Sendable (RecordID, Answers) async throws -> WrittenSleeps) {
      guard let id else { return }
      desk.change(stage) { try await editors.saved(work(id, $0).sleep) }
    }
    switch action {
    case .startSleep, .finishSleep: startOrFinish(item, stage)
    case .continueSleep: change { try await journal.reopen($0, of: child, $1) }
    case .joinNext: change { try await journal.joinNext($0, $1) }
    case .joinNeighbours:
      guard let shown, let before = shown.neighbours(of: item.section).before?.first.id else {
        return
      }
      desk.change(stage) {
        try await editors.saved(journal.joinNeighbours(after: before, $0).sleep)
      }
    case .switchKind:
      guard let clock = shown?.clock else { return }
      change { id, _ in try await journal.switchKind(id, by: clock) }
    case .insertSleep: insertSleep(into: item, stage)
    case .splitSleep:
      guard let stretch = item.section.stretch else { return }
      desk.open(editors.split(stretch.first, counted: stretch.range), stage)
    case .edit: edit(stage)
    case .delete: delete(stage)
    case .addFeeding: add(.feeding, stage)
    case .addPumping: add(.pumping, stage)
    case .addNappy: add(.nappy, stage)
    case .addOther: openOther(stage)
    }
  }

  private func startOrFinish(_ item: SectionWithRows, _ stage: Stage) {
    if let button = shown?.button { return press(button, stage) }
    // A section of another day that lasts is finished, or ended by a sleep, now.
    press(item.section.stretch == nil ? .startNow : .finishNow, stage)
  }

  private func insertSleep(into item: SectionWithRows, _ stage: Stage) {
    guard let start = shown?.suggestedTime(in: item) else { return }
    desk.open(editors(stage).newSleep(from: start, to: nil), stage, focus: "start")
  }

  /// Opens the editor of a sleep at the time that is chosen.
  func addSleep(_ stage: Stage) {
    desk.open(
      editors(stage).newSleep(from: shown?.suggestedTime(in: chosenSection), to: nil),
      stage
    )
  }

  /// Opens the editor of a new event at the time that is chosen.
  func add(_ kind: EventKind, _ stage: Stage) {
    let time = shown?.suggestedTime(in: chosenSection) ?? desk.now
    desk.open(editors(stage).new(kind, at: time), stage)
  }

  /// Asks which kind of event is to be added.
  func openOther(_ stage: Stage) {
    let kinds: [EventKind] = [
      .temperature, .medicine, .bath, .tummyTime, .milestone, .note, .growth,
    ]
    let items = kinds.enumerated().map { index, kind in
      MenuScreen.Item(
        stage.messages("editor.title.\(kind.rawValue)"),
        Key(Character("\(index + 1)"))
      ) { self.add(kind, stage) }
    }
    stage.push(MenuScreen(stage.messages("scene.add.other"), "", items))
  }

  /// Opens the editor of what is chosen.
  func edit(_ stage: Stage) {
    let editors = editors(stage)
    if let event = chosenEvent { return desk.open(editors.edit(event), stage) }
    guard let item = chosenSection, let shown, shown.actions(of: item).contains(.edit) else {
      return
    }
    if let stretch = item.section.stretch {
      desk.open(editors.edit(stretch.first), stage)
    } else {
      desk.open(editors.editWakefulness(item.section, of: shown), stage)
    }
  }

  /// Deletes what is chosen; it can be undone, so nobody is asked.
  func delete(_ stage: Stage) {
    let (dependencies, zones, editors) = (desk.dependencies, desk.zones, editors(stage))
    if let event = chosenEvent {
      func delete<Event: DiaryEvent>(_ event: Event) {
        desk.change(stage) { _ in
          let journal = EventJournal(dependencies, zones: zones)
          return editors.deleted(try await journal.delete(Event.self, event.id))
        }
      }
      return delete(event)
    }
    guard let id = chosenSection?.section.stretch?.first.id else { return }
    desk.change(stage) { _ in
      editors.deleted(try await SleepJournal(dependencies).delete(id))
    }
  }
}
