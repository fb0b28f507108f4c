import HTTPKit
import HabitsCore
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// All trackers, one of them, and what is done with it.
enum TrackerPages {
  static var routes: [HabitsRoute] {
    [list, page, pin, archive, askDelete, delete, setReminder, deleteReminder]
  }

  private static let list = HabitsForms.page(
    "trackersPage",
    "/trackers",
    "All trackers, archived ones included."
  ) { _, context in
    let (histories, calendar, today) = try await context.reading { reader, _ in
      (try reader.histories(), reader.calendar, reader.today)
    }
    return TrackerListScene(
      histories: histories,
      today: today,
      firstWeekday: calendar.firstWeekday,
      messages: context.messages
    ).page
  }

  private static let page = HabitsForms.page(
    "trackerPage",
    "/trackers/{id}",
    "A tracker: a day of it, its figures, its calendar.",
    [HabitsInput.id, HabitsInput.on, HabitsInput.done]
  ) { input, context in
    let id = try input.required(HabitsInput.id).description
    let day = try input(HabitsInput.on)
    let scene = try await context.reading { reader, transaction in
      let tracker = try TrackerBook.tracker(id, in: transaction)
      return try TrackerScene(
        tracker,
        on: day ?? reader.today,
        reader,
        transaction,
        context: context
      )
    }
    return scene.page.saying(try input(HabitsInput.done), context.messages)
  }

  private static let isPinned = Parameter(
    "pinned",
    in: .body,
    .flag,
    "Whether it stands above all.",
    isRequired: true
  )

  private static let pin = HabitsForms.action(
    "pinForm",
    "/trackers/{id}/pin",
    "Puts a tracker above all categories, or back.",
    [HabitsInput.id, isPinned]
  ) { input, context in
    let id = try input.required(HabitsInput.id)
    let isPinned = try input.required(isPinned)
    _ = try await context.trackers().pin(id.description, isPinned)
    return "\(HabitsPath.tracker(id))?done=\(isPinned ? "pinned" : "unpinned")"
  }

  static let isArchived = Parameter(
    "archived",
    in: .body,
    .flag,
    "Whether it is out of use.",
    isRequired: true
  )

  private static let archive = HabitsForms.action(
    "archiveForm",
    "/trackers/{id}/archive",
    "Takes a tracker out of use from a day on, or back into use.",
    [HabitsInput.id, isArchived, TrackerInput.from]
  ) { input, context in
    let id = try input.required(HabitsInput.id)
    let isArchived = try input.required(isArchived)
    let today = try await context.open().today
    _ = try await context.trackers()
      .archive(id.description, from: isArchived ? try input(TrackerInput.from) ?? today : nil)
    return "\(HabitsPath.tracker(id))?done=\(isArchived ? "archived" : "restored")"
  }

  private static let askDelete = HabitsForms.page(
    "askDeleteTracker",
    "/trackers/{id}/delete",
    "Asks whether a tracker is to go.",
    access: .caregiver,
    [HabitsInput.id]
  ) { input, context in
    let tracker = try await context.tracker(try input.required(HabitsInput.id))
    let (messages, path) = (context.messages, HabitsPath.tracker(tracker.id))
    return WebPage(messages("web.delete")) {
      HTML.h1 { messages("web.tracker.delete", tracker.name) }
      HTML.p { messages("web.tracker.delete.text") }
      HTML.div(.class("actions")) {
        FormParts.button(messages("web.delete"), to: "\(path)/delete", class: "primary")
        HTML.a(.class("button"), .href(path)) { messages("create.cancel") }
      }
    }
  }

  private static let delete = HabitsForms.action(
    "deleteTrackerForm",
    "/trackers/{id}/delete",
    "Deletes a tracker with all its history.",
    [HabitsInput.id]
  ) { input, context in
    _ = try await context.trackers().delete(try input.required(HabitsInput.id).description)
    return "/?done=tracker-deleted"
  }

  private static let setReminder = HabitsForms.action(
    "reminderForm",
    "/trackers/{id}/reminder",
    "Sets when a tracker asks for attention.",
    [HabitsInput.id] + ReminderInput.parameters
  ) { input, context in
    let id = try input.required(HabitsInput.id)
    _ = try await ReminderInput.set(id, input, context)
    return "\(HabitsPath.tracker(id))?done=changed"
  }

  private static let deleteReminder = HabitsForms.action(
    "deleteReminderForm",
    "/trackers/{id}/reminder/delete",
    "Has a tracker ask no longer.",
    [HabitsInput.id]
  ) { input, context in
    let id = try input.required(HabitsInput.id)
    _ = try await ReminderBook(context.dependencies).delete(id.description)
    return "\(HabitsPath.tracker(id))?done=changed"
  }
}
