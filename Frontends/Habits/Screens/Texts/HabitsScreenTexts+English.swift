extension HabitsScreenTexts {
  static let english: StaticString = #"""
    habits.program = The habit tracker on a terminal: tick what is done with one key.
    habits.mark = Done
    habits.unmark = Not done
    habits.actions = Actions
    habits.skip = Skip this day
    habits.amount = Amount
    habits.amount.wrong = Write an amount such as 2 or 0.5.
    habits.add = Add
    habits.add.hint = Press a to add a habit or an event.
    habits.search = Search
    habits.search.keep = Go to the cards
    habits.edit = Edit
    habits.edit.title = Edit
    habits.pin = Pin
    habits.unpin = Unpin
    habits.archive = Archive
    habits.archived = Archived: {0}
    habits.delete = Delete
    habits.delete.question = “{0}” will be deleted with all its days.
    habits.deleted = Deleted: {0}
    habits.undo = Undo
    habits.redo = Do again
    habits.heat-map = Calendar
    habits.heat-map.range = {0} – {1}
    habits.categories = Categories
    habits.settings = Settings
    habits.rename = Rename
    habits.category.move = Move its trackers to “{0}”
    habits.category.delete-all = Delete it with all its trackers
    habits.switch = Switch
    habits.all-days = All days, or none
    habits.more-often = More or less often
    habits.longer-span = A longer or shorter stretch
    habits.saved = Saved: {0}
    """#
}
