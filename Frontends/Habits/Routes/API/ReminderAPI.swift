import HTTPKit
import HabitsCore
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// Reminders for programs.
enum ReminderAPI {
  static var routes: [HabitsRoute] { [list, due, set, delete] }

  private static let list = HabitsAPI.get(
    "listReminders",
    "/api/reminders",
    "When trackers ask for attention.",
    [],
    schema: HabitsAPI.listSchema
  ) { _, context in
    let reminders = try await context.read { try ReminderBook.reminders(in: $0) }
    return APIPage.json(reminders.map(TrackerJSON().reminder), next: nil)
  }

  private static let minutes = Parameter(
    "minutes",
    in: .query,
    .integer(1...1440),
    "How far back; 15 else."
  )

  /// Answers without remembering anything: who asks knows when it asked last.
  private static let due = HabitsAPI.get(
    "listDueReminders",
    "/api/reminders/due",
    "The reminders of the last minutes, of trackers that stand open.",
    [minutes],
    schema: HabitsAPI.listSchema
  ) { input, context in
    let window = ReminderWindow(.minutes(Int64(try input(minutes) ?? 15)), before: context.now)
    return try await context.reading { reader, transaction in
      let due = try ReminderBook.due(in: window, reader.calendar, in: transaction)
      return APIPage.json(due.map(TrackerJSON().due), next: nil)
    }
  }

  private static let set = HabitsAPI.act(
    "setReminder",
    .put,
    "/api/trackers/{id}/reminder",
    "Sets a tracker's reminder in the place of the one there was.",
    [HabitsInput.id] + ReminderInput.parameters
  ) { input, context in
    let id = try input.required(HabitsInput.id)
    return TrackerJSON().reminder(try await ReminderInput.set(id, input, context))
  }

  private static let delete = HabitsAPI.act(
    "deleteReminder",
    .delete,
    "/api/trackers/{id}/reminder",
    "Deletes a tracker's reminder.",
    [HabitsInput.id]
  ) { input, context in
    let id = try input.required(HabitsInput.id)
    return TrackerJSON().reminder(
      try await ReminderBook(context.dependencies).delete(id.description)
    )
  }
}
