import DiaryCore
import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// A section of a day with its events and what can be done with it.
struct SectionCard {
  let item: SectionWithRows
  let model: DayViewModel.SectionModel
  let scene: DayScene

  private var messages: Messages { scene.messages }
  private var child: RecordID { scene.child.id }

  var html: HTML {
    HTML.section(.class(model.isSleep ? "card section sleep" : "card section")) {
      HTML.header {
        HTML.strong { model.time }
        HTML.span { model.title }
        HTML.span(.class("soft")) { model.length }
      }
      for remark in model.remarks { HTML.p(.class("soft")) { remark } }
      if scene.isWriting { for id in model.ids { settling(id, of: model.time) } }
      if !model.rows.isEmpty { rows }
      if scene.isWriting, !model.actions.isEmpty { actions }
    }
  }

  private var rows: HTML {
    HTML.ul(.class("rows")) {
      for (event, row) in zip(item.rows, model.rows) {
        HTML.li {
          HTML.a(.href(DiaryPath.event(type(of: event).kind, event.id))) {
            HTML.span(.class("time")) { row.time }
            HTML.span { row.title }
            HTML.span(.class("soft")) { row.detail }
          }
          if scene.isWriting { settling(row.id, of: row.time) }
        }
      }
    }
  }

  /// Lets a person decide on what lost of an entry.
  private func settling(_ id: RecordID, of time: String) -> HTML {
    guard scene.day.losses.contains(id) else { return .none }
    return HTML.div(.class("actions"), .label("\(messages("web.loss")): \(time)")) {
      for choice in LossPages.Choice.allCases {
        FormParts.button(messages("web.loss.\(choice.rawValue)"), to: LossPages.path(id, choice))
      }
    }
  }

  private var actions: HTML {
    HTML.details {
      HTML.summary(.label("\(messages("web.actions")): \(model.time)")) { messages("web.actions") }
      HTML.div(.class("actions")) {
        for action in model.actions { html(of: action) }
      }
    }
  }

  private func html(of action: DayAction) -> HTML {
    let label = action.title(in: messages)
    let base = DiaryPath.child(child)
    switch action {
    case .startSleep: return FormParts.button(label, to: "\(base)/sleep/start")
    case .finishSleep: return FormParts.button(label, to: "\(base)/sleep/finish")
    case .insertSleep: return link(label, "\(base)/sleeps/new\(span)")
    case .addFeeding: return link(label, "\(base)/events/feeding/new\(at)")
    case .addPumping: return link(label, "\(base)/events/pumping/new\(at)")
    case .addNappy: return link(label, "\(base)/events/nappy/new\(at)")
    case .addOther: return link(label, "\(base)/events\(at)")
    case .edit: return link(label, editing)
    case .splitSleep: return sleep.map { link(label, "\(DiaryPath.sleep($0))/split") } ?? .none
    case .continueSleep, .joinNext, .switchKind, .delete:
      return sleep.map {
        FormParts.button(label, to: "\(DiaryPath.sleep($0))/\(action.rawValue)")
      } ?? .none
    case .joinNeighbours:
      return neighbours.before.map {
        FormParts.button(label, to: "\(DiaryPath.sleep($0.first.id))/joinNeighbours")
      } ?? .none
    }
  }

  private func link(_ label: String, _ path: String) -> HTML {
    HTML.a(.class("button"), .href(path)) { label }
  }

  private var sleep: RecordID? { model.ids.first }

  private var neighbours: (before: SleepStretch?, after: SleepStretch?) {
    scene.day.neighbours(of: item.section)
  }

  /// Where a sleep is edited, or the edges of a wakefulness.
  private var editing: String {
    if let sleep { return DiaryPath.sleep(sleep) }
    let (before, after) = neighbours
    let sides = [
      before.map { "after=\($0.first.id)" }, after.map { "before=\($0.first.id)" },
    ].compactMap(\.self)
    return "\(DiaryPath.child(child))/wakefulness?\(sides.joined(separator: "&"))"
  }

  /// The section's part of the day as a query.
  private var span: String {
    let part = item.section.extent.clamped(to: scene.day.interval)
    return "?from=\(encoded(part.lowerBound))&to=\(encoded(part.upperBound))"
  }

  /// A moment inside the section as a query.
  private var at: String { "?at=\(encoded(scene.day.suggestedTime(in: item)))" }

  private func encoded(_ instant: Instant) -> String {
    PercentCoding.encoded(scene.diary.zones.iso(instant))
  }
}
