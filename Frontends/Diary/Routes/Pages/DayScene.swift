import DiaryCore
import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// A day as a page: the moment, the one button, the sections with their actions, the figures.
struct DayScene {
  let diary: OpenDiary
  let day: DiaryDay
  /// The moment; nil on other days than today.
  let now: DiaryNow?
  let context: DiaryContext

  var messages: Messages { context.messages }
  var child: Child { diary.child }
  /// Whether whoever looks may write.
  var isWriting: Bool { context.may(.caregiver) }

  func page(done: String?) -> WebPage {
    let model = DayViewModel(day, in: messages)
    var page = WebPage(model.title) {
      head(model)
      HTML.div(.class("columns")) {
        HTML.div {
          if let now { moment(now) }
          if isWriting { buttons }
          if let text = model.emptyText { HTML.p(.class("soft")) { text } }
          for (item, section) in zip(day.sections, model.sections).reversed() {
            SectionCard(item: item, model: section, scene: self).html
          }
        }
        HTML.div {
          for group in model.groups where !group.figures.isEmpty { figures(group) }
          HTML.p {
            HTML.a(.class("button"), .href(DiaryPath.statistics(child.id))) {
              messages("web.statistics")
            }
          }
        }
      }
    }
    page.isLive = true
    page.place = "/"
    page.isNight = isNight
    page.done = done.flatMap { done in
      let key: MessageKey = done == "kept" ? "loss.kept" : "web.done.\(done)"
      return messages.contains(key) ? messages(key) : nil
    }
    return page
  }

  /// Whether it is the child's night now.
  private var isNight: Bool {
    child.night.contains(diary.zones.local(diary.now).time)
  }

  /// The name and the date, with the days beside it and a date to choose.
  private func head(_ model: DayViewModel) -> HTML {
    .several([
      HTML.div(.class("head")) {
        HTML.a(
          .class("button"),
          .href(DiaryPath.day(day.day.advanced(by: -1), of: child.id)),
          .label(messages("web.day.before"))
        ) { "‹" }
        HTML.h1 { model.title }
        if day.day < diary.today {
          HTML.a(
            .class("button"),
            .href(DiaryPath.day(day.day.advanced(by: 1), of: child.id)),
            .label(messages("web.day.after"))
          ) { "›" }
        }
      },
      HTML.details {
        HTML.summary { messages("web.day.choose") }
        HTML.form(.action("/children/\(child.id)/days"), HTMLAttribute("method", "get")) {
          FormParts.line("day", messages("web.day.date"), .date, value: day.day.description)
          HTML.button(.type("submit")) { messages("web.day.go") }
        }
      },
    ])
  }

  /// How the child is, counting on.
  private func moment(_ now: DiaryNow) -> HTML {
    let model = NowViewModel(now, in: messages)
    return HTML.section(.class("card now"), .label(messages("web.now"))) {
      HTML.p(.class("state")) { model.headline }
      if let since = now.since {
        let seconds = max(0, (now.now - since).wholeSeconds)
        HTML.p(
          .class("clock"),
          HTMLAttribute("data-seconds", String(seconds)),
          HTMLAttribute("aria-hidden", "true")
        ) { messages.durationText(.seconds(seconds), .clock) }
      }
      HTML.ul { for line in model.lines { HTML.li { line } } }
      if isWriting {
        if !now.timers.isEmpty { TimerPages.list(now.timers, of: child.id, messages) }
        nursing(now)
      }
    }
  }

  /// A feeding that goes on can be switched, paused and stopped; else one can begin.
  private func nursing(_ now: DiaryNow) -> HTML {
    let path = "\(DiaryPath.child(child.id))/nursing"
    let running = now.lastFeeding.flatMap { $0.isRunning ? $0 : nil }
    let steps: [NursingStep] =
      if let running {
        running.segments == nil
          ? [.stop] : running.isPaused ? [.resume, .change, .stop] : [.change, .pause, .stop]
      } else {
        [.left, .right, .bottle]
      }
    return HTML.div(.class("actions")) {
      for step in steps {
        FormParts.button(messages("web.nursing.\(step.rawValue)"), to: "\(path)/\(step.rawValue)")
      }
    }
  }

  /// The one button of the day, and what else can be written down.
  private var buttons: HTML {
    .several([oneButton, additions])
  }

  private var oneButton: HTML {
    let path = DiaryPath.child(child.id)
    return switch day.button {
    case .startNow:
      FormParts.button(
        DayAction.startSleep.title(in: messages),
        to: "\(path)/sleep/start",
        class: "primary big"
      )
    case .finishNow:
      FormParts.button(
        DayAction.finishSleep.title(in: messages),
        to: "\(path)/sleep/finish",
        class: "primary big"
      )
    case .start(let range, let endBy):
      HTML.details {
        HTML.summary(.class("primary")) { DayAction.startSleep.title(in: messages) }
        HTML.form(.post, .action("\(path)/sleeps"), .class("card")) {
          FormParts.moment("start", messages("web.field.start"), range.lowerBound, diary.zones)
          if let endBy {
            FormParts.moment("end", messages("web.field.end"), endBy, diary.zones)
          }
          HTML.button(.type("submit"), .class("primary")) { messages("web.save") }
        }
      }
    case nil: .none
    }
  }

  private var additions: HTML {
    HTML.details {
      HTML.summary { messages("web.add") }
      HTML.div(.class("actions")) {
        HTML.a(.class("button"), .href("\(DiaryPath.child(child.id))/sleeps/new")) {
          messages("web.kind.sleep")
        }
        for kind in EventKind.allCases {
          HTML.a(
            .class("button"),
            .href("\(DiaryPath.child(child.id))/events/\(kind.rawValue)/new?day=\(day.day)")
          ) { messages("web.kind.\(kind.rawValue)") }
        }
      }
      if day.isToday { TimerPages.form(of: child.id, messages) }
    }
  }

  private func figures(_ group: DayViewModel.FigureGroup) -> HTML {
    HTML.section(.class("card")) {
      HTML.h2 { group.title }
      HTML.dl {
        for figure in group.figures {
          HTML.dt { figure.label }
          HTML.dd { figure.value }
        }
      }
    }
  }
}

extension FormParts {
  /// A moment to change, in the household's time.
  static func moment(
    _ name: String,
    _ label: String,
    _ instant: Instant?,
    _ zones: TimeZoneHistory
  ) -> HTML {
    line(
      name,
      label,
      .moment,
      value: instant.map { LocalText.field($0, in: zones) } ?? ""
    )
  }
}
