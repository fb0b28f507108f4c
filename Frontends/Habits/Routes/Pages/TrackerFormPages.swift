import HTTPKit
import HabitsCore
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// Making a tracker and changing one.
enum TrackerFormPages {
  static var routes: [HabitsRoute] { [new, add, edit, change] }

  private static let kind = Parameter(
    "kind",
    in: .query,
    .choice(["habit", "event"]),
    "What is to be made."
  )

  /// First the kind, then all else; nothing is kept before it is sent.
  private static let new = HabitsForms.page(
    "newTrackerPage",
    "/trackers/new",
    "The form of a new tracker.",
    access: .caregiver,
    [kind]
  ) { input, context in
    guard let kind = try input(kind).map(TrackerKind.init(rawValue:)) else {
      return kinds(context.messages)
    }
    return try await TrackerForm(kind: kind).scene(context).page
  }

  private static func kinds(_ messages: Messages) -> WebPage {
    let model = NewTrackerViewModel(TrackerForm(kind: .habit), firstWeekday: 1, in: messages)
    return WebPage(model.kindTitle) {
      HTML.h1 { model.kindTitle }
      HTML.div(.class("kinds")) {
        HTML.a(.class("button big primary"), .href("/trackers/new?kind=habit")) {
          model.habitButton
        }
        HTML.a(.class("button big"), .href("/trackers/new?kind=event")) { model.eventButton }
        HTML.a(.class("button"), .href("/")) { model.cancelButton }
      }
    }
  }

  private static let add = HabitsRoute(
    "addTrackerForm",
    .post,
    "/trackers",
    "Makes a tracker.",
    isDocumented: false,
    access: .caregiver,
    parameters: TrackerFormInput.parameters,
    answer: .redirect
  ) { input, context in
    var form = try await TrackerFormInput.form(input, context)
    let category = try input(TrackerFormInput.newCategory)
    if let category, form.missing == [.category] {
      form.category = try await CategoryBook(context.dependencies)
        .add(category, zone: try context.firstZone())
    }
    guard let draft = form.draft else {
      var scene = try await form.scene(context)
      scene.faults = category == nil ? form.missing : form.missing.subtracting([.category])
      return context.response(scene.page, status: .unprocessable)
    }
    let tracker = try await TrackerActions(context).add(draft, input)
    return .redirect(to: "/?done=tracker-added#t-\(tracker.id)")
  }

  private static let edit = HabitsForms.page(
    "editTrackerPage",
    "/trackers/{id}/edit",
    "The form of a tracker.",
    access: .caregiver,
    [HabitsInput.id]
  ) { input, context in
    let id = try input.required(HabitsInput.id)
    let (form, tracker) = try await context.reading { reader, transaction in
      let tracker = try TrackerBook.tracker(id.description, in: transaction)
      let rule = try reader.history(of: tracker).version(on: reader.today)?.rule
      let category = try transaction.fetch(HabitsCore.Category.self, tracker.category)
      return (TrackerForm(tracker, category: category, rule: rule), tracker)
    }
    return try await form.scene(context, editing: tracker).page
  }

  private static let change = HabitsRoute(
    "editTrackerForm",
    .post,
    "/trackers/{id}",
    "Changes a tracker.",
    isDocumented: false,
    access: .caregiver,
    parameters: [HabitsInput.id] + TrackerFormInput.parameters,
    answer: .redirect
  ) { input, context in
    let id = try input.required(HabitsInput.id)
    var form = try await TrackerFormInput.form(input, context)
    let (tracker, stored) = try await context.reading { reader, transaction in
      let tracker = try TrackerBook.tracker(id.description, in: transaction)
      return (tracker, try reader.history(of: tracker).version(on: reader.today)?.rule)
    }
    form.kind = tracker.kind
    guard form.missing.isEmpty else {
      var scene = try await form.scene(context, editing: tracker)
      scene.faults = form.missing
      return context.response(scene.page, status: .unprocessable)
    }
    let rule = tracker.kind == .habit && form.schedule != stored ? form.schedule : nil
    _ = try await TrackerActions(context).edit(tracker, rule: rule, form, input)
    return .redirect(to: "\(HabitsPath.tracker(id))?done=changed")
  }
}

extension TrackerForm {
  /// A form that holds what a tracker is.
  fileprivate init(_ tracker: Tracker, category: HabitsCore.Category?, rule: ScheduleRule?) {
    self.init(kind: tracker.kind)
    (name, self.category, emoji, colour) = (tracker.name, category, tracker.emoji, tracker.colour)
    if case .weekdays(let days)? = rule {
      days.numbers().forEach { self.days.insert($0) }
    } else {
      self.rule = rule
    }
  }

  /// The form as a page.
  fileprivate func scene(
    _ context: HabitsContext,
    editing tracker: Tracker? = nil
  ) async throws -> TrackerFormScene {
    let form = self
    return try await context.reading { reader, transaction in
      TrackerFormScene(
        form: form,
        tracker: tracker,
        categories: try CategoryBook.categories(in: transaction),
        firstWeekday: reader.calendar.firstWeekday,
        messages: context.messages
      )
    }
  }
}
