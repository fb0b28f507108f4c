extension HouseholdTexts {
  static let english: StaticString = #"""
    # Undo and redo: what an action did.
    journal.undone = Undone: {0}
    journal.redone = Done again: {0}
    journal.stands = Stays, and is no longer the next to be undone: {0}
    journal.stands.unknown = The last change stays, and is no longer the next to be undone.
    journal.nothing.undo = There is nothing to undo.
    journal.nothing.redo = There is nothing to redo.
    journal.refused.changed = Left as it is: what “{0}” touched has been changed since by another device or program, and that would be lost.
    journal.refused.in-use = Left as it is: what “{0}” brought has entries of its own now, and they would be lost.
    journal.refused.owner-gone = Left as it is: what “{0}” belongs to is no longer there.
    journal.refused.newer = Left as it is: a newer version of the program wrote this action down. Undo it with that version.
    time.dated = {0} {1}
    journal.zone.set = time zone set to {0}
    household.language = Language
    household.language.auto = as each device has it
    household.language.en = English
    household.language.ru = Русский
    household.week = The week begins on
    household.clock = Clock
    household.clock.24 = 24 hours
    household.clock.12 = 12 hours
    household.units = Units
    household.units.metric = ml, kg, cm, °C
    household.units.us = fl oz, lb, in, °F
    """#
}
