import DiaryCore
import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// The forms of a sleep, of a waking in it, and of the wakefulness between two.
enum SleepEditor {
  private static let from = DiaryInput.time("from", in: .query, "When it began.")
  private static let to = DiaryInput.time("to", in: .query, "When it ended.")

  private static func page(
    _ name: String,
    _ path: PathPattern,
    _ summary: String,
    _ parameters: [any RouteParameter],
    _ make: @escaping @Sendable (RouteInput, DiaryContext) async throws -> WebPage
  ) -> DiaryRoute {
    DiaryRoute(
      name,
      .get,
      path,
      summary,
      isDocumented: false,
      access: .caregiver,
      parameters: parameters,
      answer: .page
    ) { input, context in
      context.response(try await make(input, context))
    }
  }

  static let newPage = page(
    "newSleepPage",
    "/children/{child}/sleeps/new",
    "The form of a new sleep.",
    [DiaryInput.child, from, to]
  ) { input, context in
    let diary = try await context.open(try input.required(DiaryInput.child))
    let start = try input(from).map { try diary.instant($0) }
    let end = try input(to).map { try diary.instant($0) }
    let messages = context.messages
    return WebPage(messages("web.kind.sleep")) {
      HTML.h1 { messages("web.sleep.new", diary.child.name) }
      HTML.form(.post, .action("\(DiaryPath.child(diary.child.id))/sleeps"), .class("card")) {
        fields(nil, start ?? diary.now.wholeSeconds, end, diary, messages)
        save(messages)
      }
    }
  }

  static let page = page("sleepPage", "/sleeps/{id}", "The form of a sleep.", [DiaryInput.id]) {
    input,
    context in
    let (diary, sleep) = try await context.openSleep(try input.required(DiaryInput.id))
    let messages = context.messages
    let path = DiaryPath.sleep(sleep.id)
    let labels = try await context.read { try EntryLabels(of: sleep.id, in: $0) }
    return WebPage(messages("web.kind.sleep")) {
      HTML.h1 { messages("web.sleep.edit", diary.child.name) }
      HTML.form(.post, .action(path), .class("card")) {
        fields(sleep, sleep.start, sleep.end, diary, messages)
        save(messages)
      }
      HTML.div(.class("actions")) {
        FormParts.button(DayAction.switchKind.title(in: messages), to: "\(path)/switchKind")
        HTML.a(.class("button"), .href("\(path)/split")) {
          DayAction.splitSleep.title(in: messages)
        }
        FormParts.button(messages("web.delete"), to: "\(path)/delete")
      }
      LabelForm(labels: labels, messages: messages).html
    }
  }

  static let splitPage = page(
    "splitSleepPage",
    "/sleeps/{id}/split",
    "The form of a waking.",
    [DiaryInput.id]
  ) { input, context in
    let (diary, sleep) = try await context.openSleep(try input.required(DiaryInput.id))
    let messages = context.messages
    return WebPage(DayAction.splitSleep.title(in: messages)) {
      HTML.h1 { DayAction.splitSleep.title(in: messages) }
      HTML.form(.post, .action("\(DiaryPath.sleep(sleep.id))/split"), .class("card")) {
        FormParts.moment("start", messages("web.field.woke"), sleep.start, diary.zones)
        FormParts.moment("end", messages("web.field.asleep-again"), sleep.start, diary.zones)
        save(messages)
      }
    }
  }

  static let wakefulnessPage = page(
    "wakefulnessPage",
    "/children/{child}/wakefulness",
    "The form of a wakefulness: the edges of its neighbours.",
    [DiaryInput.child, SleepPages.after, SleepPages.before]
  ) { input, context in
    let diary = try await context.open(try input.required(DiaryInput.child))
    let (after, before) = (try input(SleepPages.after), try input(SleepPages.before))
    let (earlier, later) = try await context.read { transaction in
      (
        try after.flatMap { try transaction.fetch(Sleep.self, $0) },
        try before.flatMap { try transaction.fetch(Sleep.self, $0) }
      )
    }
    let messages = context.messages
    return WebPage(messages("web.wakefulness")) {
      HTML.h1 { messages("web.wakefulness") }
      HTML.form(.post, .action(input.request.head.target.text), .class("card")) {
        if let end = earlier?.end {
          FormParts.moment("start", messages("web.field.woke"), end, diary.zones)
        }
        if let start = later?.start {
          FormParts.moment("end", messages("web.field.asleep-again"), start, diary.zones)
        }
        save(messages)
      }
    }
  }

  static func save(_ messages: Messages) -> HTML {
    HTML.div(.class("actions")) {
      HTML.button(.type("submit"), .class("primary")) { messages("web.save") }
      HTML.a(.class("button"), .href("/")) { messages("web.question.cancel") }
    }
  }

  private static func fields(
    _ sleep: Sleep?,
    _ start: Instant,
    _ end: Instant?,
    _ diary: OpenDiary,
    _ messages: Messages
  ) -> HTML {
    .several([
      FormParts.moment("start", messages("web.field.start"), start, diary.zones),
      FormParts.moment("end", messages("web.field.end"), end, diary.zones),
      FormParts.choice(
        "kind",
        messages("web.field.kind"),
        [
          ("", messages("web.kind.by-itself")), ("night", messages("day.night")),
          ("day", messages("day.nap")),
        ],
        chosen: sleep?.kindByHand?.rawValue ?? ""
      ),
      FormParts.choice(
        "place",
        messages("web.field.place"),
        [("", messages("web.unsaid"))] + places(sleep?.place, messages),
        chosen: sleep?.place?.rawValue ?? ""
      ),
      FormParts.lines("note", messages("web.field.note"), value: sleep?.note ?? ""),
      HTML.details {
        HTML.summary { messages("web.more") }
        FormParts.line("settling", messages("web.field.settling"), value: sleep?.settling ?? "")
        FormParts.line(
          "settlingMinutes",
          messages("web.field.settling-minutes"),
          .number(step: "1"),
          value: sleep?.settlingSeconds.map { String($0 / 60) } ?? ""
        )
        FormParts.line(
          "moodAtStart",
          messages("web.field.mood-start"),
          value: sleep?.moodAtStart ?? ""
        )
        FormParts.line("moodAtEnd", messages("web.field.mood-end"), value: sleep?.moodAtEnd ?? "")
      },
    ])
  }

  /// The places that every family has, and the one of this sleep.
  private static func places(
    _ own: Place?,
    _ messages: Messages
  ) -> [(value: String, label: String)] {
    let all = Place.known + (own.map { Place.known.contains($0) ? [] : [$0] } ?? [])
    return all.map { ($0.rawValue, $0.text(in: messages)) }
  }
}
