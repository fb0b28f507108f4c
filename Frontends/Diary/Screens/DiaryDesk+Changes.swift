import DiaryCore
import HearthHousehold
import HearthModel
import HearthSupport
import ScreenKit

extension DiaryDesk {
  /// A change of the diary, told what a person has answered; it says what was done.
  typealias Change = @Sendable (Answers) async throws -> String

  /// Makes a change, asks back what has to be asked, and says what was done.
  ///
  /// - Parameters:
  ///   - stage: where questions are asked.
  ///   - answers: what has been answered so far.
  ///   - form: the editor that the change comes from; it stays open until the change is made.
  ///   - change: makes it.
  func change(
    _ stage: Stage,
    _ answers: Answers = Answers(),
    from form: FormScreen? = nil,
    _ change: @escaping Change
  ) {
    stage.perform {
      try await change(answers)
    } then: { result in
      switch result {
      case .success(let sentence):
        if let form { stage.dismiss(form) }
        stage.say(sentence)
        stage.refresh()
      case .failure(let error):
        let again = { (answers: Answers) in self.change(stage, answers, from: form, change) }
        guard !self.ask(about: error, answers, stage, again) else { return }
        if let form { form.problem = stage.sentence(error) } else { stage.refuse(error) }
      }
    }
  }

  /// Opens an editor.
  func open(_ editor: RecordEditor, _ stage: Stage, focus: String? = nil) {
    let form = FormScreen(editor.title, editor.fields, calendar, focus: focus ?? editor.focus) {
      form,
      values in
      self.change(stage, from: form) { try await editor.save(values, $0) }
    }
    stage.push(form)
  }

  /// Takes the newest action back, or does it again.
  func undo(_ stage: Stage, redo: Bool = false) {
    let journal = Journal.diary(dependencies)
    stage.perform {
      redo ? try await journal.redo() : try await journal.undo()
    } then: { result in
      do {
        let action = try result.get()
        let writer = JournalWriter(messages: stage.messages, zones: self.zones, now: self.now)
        stage.say(redo ? writer.redone(action.label) : writer.undone(action.label))
        stage.refresh()
      } catch {
        stage.refuse(error)
      }
    }
  }

  /// Asks what an error leaves to a person.
  ///
  /// - Returns: false where it is no question.
  private func ask(
    about error: any Error,
    _ answers: Answers,
    _ stage: Stage,
    _ again: @escaping (Answers) -> Void
  ) -> Bool {
    let writer = RefusalWriter(stage.messages, zones: zones, now: now)
    switch error {
    case DiaryError.needsConfirmation(let questions) where !answers.isConfirmed:
      stage.push(
        confirmation(writer.sentence(questions), stage) {
          var answers = answers
          answers.isConfirmed = true
          again(answers)
        }
      )
    case DiaryError.forgottenStop(let forgotten) where answers.woke == nil:
      stage.push(waking(from: forgotten, answers, stage, again))
    case DiaryError.conflict(let conflict) where answers.onConflict == .fail:
      if let forgotten = conflict.forgotten, answers.woke == nil {
        stage.push(waking(from: forgotten, answers, stage, again))
      } else {
        stage.push(ways(outOf: conflict, answers, stage, again))
      }
    default: return false
    }
    return true
  }

  private func confirmation(
    _ question: String,
    _ stage: Stage,
    _ confirmed: @escaping () -> Void
  ) -> MenuScreen {
    let messages = stage.messages
    return MenuScreen(
      messages("scene.really"),
      question,
      [
        .init(messages("scene.really.yes"), Key("y"), action: confirmed),
        .init(messages("scene.really.no"), Key("n")) {},
      ],
      selected: 1
    )
  }

  private func ways(
    outOf conflict: SleepConflict,
    _ answers: Answers,
    _ stage: Stage,
    _ again: @escaping (Answers) -> Void
  ) -> MenuScreen {
    let messages = stage.messages
    let writer = RefusalWriter(messages, zones: zones, now: now)
    func resolved(_ resolution: ConflictResolution) -> () -> Void {
      var answers = answers
      answers.onConflict = resolution
      return { [answers] in again(answers) }
    }
    return MenuScreen(
      messages("scene.conflict"),
      writer.sentence(.conflict(SleepConflict(existing: conflict.existing))),
      [
        .init(messages("scene.conflict.join"), Key("j"), action: resolved(.join)),
        .init(messages("scene.conflict.trim"), Key("t"), action: resolved(.trim)),
        .init(messages("screen.cancel")) {},
      ],
      selected: 2
    )
  }

  private func waking(
    from forgotten: ForgottenStop,
    _ answers: Answers,
    _ stage: Stage,
    _ again: @escaping (Answers) -> Void
  ) -> MenuScreen {
    let messages = stage.messages
    let writer = RefusalWriter(messages, zones: zones, now: now)
    func woken(at instant: Instant) {
      var answers = answers
      answers.woke = instant
      again(answers)
    }
    let choices = forgotten.choices.map { instant in
      MenuScreen.Item(messages("scene.woke-at", writer.clock(instant))) { woken(at: instant) }
    }
    let other = MenuScreen.Item(messages("scene.woke-at.other")) {
      self.askTime(forgotten.guess ?? forgotten.latest, after: forgotten.sleep.start, stage, woken)
    }
    return MenuScreen(
      messages("scene.forgotten"),
      writer.sentence(.forgottenStop(forgotten)),
      choices + [other, .init(messages("screen.cancel")) {}]
    )
  }

  /// Asks for a time.
  private func askTime(
    _ instant: Instant,
    after start: Instant,
    _ stage: Stage,
    _ answer: @escaping (Instant) -> Void
  ) {
    let field = EditorField(
      "time",
      stage.messages("editor.field.woke"),
      .time,
      value: zones.local(instant).description
    )
    let form = FormScreen(stage.messages("scene.forgotten"), [field], calendar) { form, values in
      do {
        let reader = TimeReader(zones: self.zones, now: self.now)
        let reading = try reader.end(values["time"] ?? "", after: start)
        stage.dismiss(form)
        answer(reading.instant)
      } catch {
        form.problem = stage.sentence(error)
      }
    }
    stage.push(form)
  }
}
