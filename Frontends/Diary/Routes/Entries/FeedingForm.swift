import DiaryCore
import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

extension EntryForms {
  private static let minutesLeft = Parameter(
    "minutesLeft",
    in: .body,
    .integer(0...600),
    "Minutes at the left breast."
  )
  private static let minutesRight = Parameter(
    "minutesRight",
    in: .body,
    .integer(0...600),
    "Minutes at the right breast."
  )
  private static let methods: [(word: FeedingMethod, key: MessageKey)] = [
    (.bottle, "method.bottle"), (.left, "method.left"), (.right, "method.right"),
    (.both, "method.both"), (.parentFed, "method.parent"), (.selfFed, "method.self"),
  ]
  private static let contents: [(word: FeedingContent, key: MessageKey)] = [
    (.breastMilk, "content.milk"), (.formula, "content.formula"), (.mixed, "content.mixed"),
    (.fortified, "content.fortified"), (.food, "content.food"),
  ]

  static let feeding = EntryForm<Feeding>(
    [
      .required("method", "web.field.method", "How the child was fed.", methods, \.method),
      contentField,
      .measure(
        "millilitres",
        "web.field.millilitres",
        "ml.",
        places: 1,
        .volume,
        us: ("fluidOunces", "editor.field.ml.us", .volume),
        \.amount
      ),
      .text("foods", "web.field.foods", "What was eaten.", \.foods),
      .text("reaction", "web.field.reaction", "How the child took it.", \.reaction),
    ],
    extra: [minutesLeft, minutesRight],
    extraHTML: { messages in
      HTML.div(.class("pair")) {
        FormParts.line("minutesLeft", messages("web.field.minutes-left"), .number(step: "1"))
        FormParts.line("minutesRight", messages("web.field.minutes-right"), .number(step: "1"))
      }
    },
    adding: { input, diary, context, answers, form in
      let times = try form.times(input, diary)
      var shown = Feeding.blank(RecordID(high: 0, low: 0), of: diary.child.id)
      try form.fill(&shown, input)
      let start = times.start ?? diary.now
      var draft = FeedingDraft(
        method: shown.method,
        content: try input(content).map { FeedingContent(rawValue: $0) },
        start: start,
        end: times.end ?? start
      )
      let left = try input(minutesLeft) ?? 0
      let right = try input(minutesRight) ?? 0
      if left + right > 0 {
        try draft.setNursing(
          .seconds(left * 60),
          .seconds(right * 60),
          from: try input(DiaryInput.start) == nil ? nil : start,
          to: times.end,
          now: diary.now
        )
      }
      (draft.amount, draft.foods, draft.reaction) = (shown.amount, shown.foods, shown.reaction)
      (draft.note, draft.author) = (shown.note, context.author)
      return try await FeedingJournal(context.dependencies).add(
        draft,
        for: diary.child.id,
        confirmed: answers.isConfirmed,
        woke: answers.woke
      )
    }
  )

  private static let content = Parameter(
    "content",
    in: .body,
    .choice(contents.map(\.word.rawValue)),
    "What it was fed; what goes with the way where nothing is said."
  )

  private static let contentField = EntryField<Feeding>(parameter: content) { feeding, messages in
    let isNew = feeding.start == .distantPast
    return FormParts.choice(
      "content",
      messages("web.field.content"),
      (isNew ? [("", messages("content.usual"))] : [])
        + contents.map { ($0.word.rawValue, messages($0.key)) },
      chosen: isNew ? "" : feeding.content.rawValue
    )
  } apply: { input, feeding in
    if let word = try input(content) { feeding.content = FeedingContent(rawValue: word) }
  }
}
