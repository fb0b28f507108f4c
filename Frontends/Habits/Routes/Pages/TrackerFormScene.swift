import HTTPKit
import HabitsCore
import HearthModel
import HearthSupport
import HouseholdWeb

/// The form of a tracker as a page.
struct TrackerFormScene {
  let form: TrackerForm
  /// The tracker that is changed; nil for a new one.
  let tracker: Tracker?
  let categories: [HabitsCore.Category]
  let firstWeekday: Int
  let messages: Messages
  /// What was sent without being given, or not as it can be.
  var faults: Set<TrackerForm.Part> = []

  private var model: NewTrackerViewModel {
    NewTrackerViewModel(form, firstWeekday: firstWeekday, in: messages)
  }

  var page: WebPage {
    let model = model
    let title = tracker == nil ? model.title : messages("web.tracker.edit")
    return WebPage(title) {
      HTML.h1 { title }
      HTML.form(
        .post,
        .action(tracker.map { HabitsPath.tracker($0.id) } ?? "/trackers"),
        HTMLAttribute("data-complete")
      ) {
        FormParts.hidden("kind", form.kind.rawValue)
        name(model)
        category(model)
        if form.kind == .habit { schedule(model) }
        emoji(model)
        colours(model)
        TrackerFormDetails(tracker: tracker, messages: messages).html
        HTML.div(.class("actions")) {
          HTML.button(.type("submit"), .class("primary"), HTMLAttribute("data-needs-all")) {
            tracker == nil ? model.createButton : messages("web.save")
          }
          HTML.a(.class("button"), .href(tracker.map { HabitsPath.tracker($0.id) } ?? "/")) {
            model.cancelButton
          }
        }
      }
    }
  }

  private func fault(_ part: TrackerForm.Part, _ text: String) -> HTML {
    guard faults.contains(part) else { return .none }
    return HTML.p(.class("fault"), HTMLAttribute("role", "alert")) { text }
  }

  /// The name; a script counts its letters as a person does and says when there are too many.
  private func name(_ model: NewTrackerViewModel) -> HTML {
    let tooLong = messages("create.name.too-long", Tracker.longestName)
    return HTML.section(.class("card")) {
      FormParts.line(
        "name",
        model.namePrompt,
        value: form.name,
        isRequired: true,
        [
          HTMLAttribute("data-longest", String(Tracker.longestName)),
          HTMLAttribute("data-too-long", tooLong), HTMLAttribute("autocomplete", "off"),
        ]
      )
      fault(.name, model.nameRemark ?? messages("web.form.no-name"))
    }
  }

  private func category(_ model: NewTrackerViewModel) -> HTML {
    let sorted = messages.collator.sorted(categories, by: \.name)
    return HTML.section(.class("card"), HTMLAttribute("data-some")) {
      if !sorted.isEmpty {
        FormParts.choice(
          "category",
          model.category.label,
          [("", messages("web.form.choose"))] + sorted.map { ($0.id.description, $0.name) },
          chosen: form.category?.id.description ?? ""
        )
      }
      if tracker == nil { FormParts.line("newCategory", messages("web.form.new-category")) }
      fault(.category, messages("web.form.no-category"))
    }
  }

  private func schedule(_ model: NewTrackerViewModel) -> HTML {
    let days = ScheduleViewModel(on: form.days, firstWeekday: firstWeekday, in: messages)
    let rule = TrackerFormInput.RuleKind.of(form.rule)
    return HTML.fieldset(.class("card"), HTMLAttribute("data-some")) {
      HTML.legend { model.schedule?.label ?? days.title }
      HTML.div(.class("days")) {
        for day in days.days {
          TickBox(name: "days", value: String(day.number), label: day.name, isOn: day.isOn).html
        }
      }
      fault(.schedule, messages("web.form.no-schedule"))
      HTML.element(
        HTMLTag("details"),
        rule.kind == .weekdays ? [] : [HTMLAttribute("open")],
        otherSchedule(rule)
      )
    }
  }

  private func otherSchedule(
    _ rule: (kind: TrackerFormInput.RuleKind, times: Int, window: Int)
  ) -> HTML {
    .several([
      HTML.summary { messages("web.form.other-schedule") },
      FormParts.choice(
        "rule",
        messages("web.form.rule"),
        TrackerFormInput.RuleKind.allCases.map {
          ($0.rawValue, messages("web.rule.\($0.rawValue)"))
        },
        chosen: rule.kind.rawValue,
        [HTMLAttribute("data-blank", TrackerFormInput.RuleKind.weekdays.rawValue)]
      ),
      HTML.div(.class("pair")) {
        FormParts.line(
          "times",
          messages("web.form.times"),
          .number(step: "1"),
          value: String(rule.times)
        )
        FormParts.line(
          "window",
          messages("web.form.window"),
          .number(step: "1"),
          value: String(rule.window)
        )
      },
    ])
  }

  private func emoji(_ model: NewTrackerViewModel) -> HTML {
    let chosen = form.emoji
    let isOwn = chosen.map { !Palette.emoji.contains($0) } ?? false
    return HTML.fieldset(.class("card"), HTMLAttribute("data-some")) {
      HTML.legend { model.emoji.label }
      HTML.div(.class("picks")) {
        for emoji in model.emoji.choices {
          PickBox(name: "emoji", value: emoji, label: emoji, isOn: emoji == chosen).html(
            HTML.span(.class("face")) { emoji }
          )
        }
      }
      FormParts.line(
        "otherEmoji",
        messages("web.form.other-emoji"),
        value: isOwn ? chosen ?? "" : "",
        [HTMLAttribute("autocomplete", "off")]
      )
      fault(.emoji, messages("web.form.no-emoji"))
    }
  }

  private func colours(_ model: NewTrackerViewModel) -> HTML {
    let chosen = form.colour
    let isOwn = chosen.map { !Palette.colours.contains($0) } ?? false
    return HTML.fieldset(.class("card"), HTMLAttribute("data-some")) {
      HTML.legend { model.colours.label }
      HTML.div(.class("picks")) {
        for colour in model.colours.choices {
          PickBox(name: "colour", value: colour, label: colour, isOn: colour == chosen).html(
            TrackerSign.swatch(colour)
          )
        }
      }
      HTML.div(.class("pair")) {
        PickBox(
          name: "colour",
          value: "other",
          label: messages("web.form.other-colour"),
          isOn: isOwn
        ).html(HTML.span { messages("web.form.other-colour") })
        HTML.input(
          .name("otherColour"),
          .type("color"),
          .value(isOwn ? chosen ?? "" : "#808080"),
          .label(messages("web.form.other-colour"))
        )
      }
      fault(.colour, messages("web.form.no-colour"))
    }
  }
}
