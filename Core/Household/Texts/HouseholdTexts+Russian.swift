extension HouseholdTexts {
  static let russian: StaticString = #"""
    # Отмена и возврат: что сделало действие.
    journal.undone = Отменено: {0}
    journal.redone = Возвращено: {0}
    journal.stands = Остаётся и больше не первое в очереди на отмену: {0}
    journal.stands.unknown = Последнее изменение остаётся и больше не первое в очереди на отмену.
    journal.nothing.undo = Отменять нечего.
    journal.nothing.redo = Возвращать нечего.
    journal.refused.changed = Оставлено как есть: записи действия «{0}» с тех пор изменены с другого устройства или другой программой, и это пропало бы.
    journal.refused.in-use = Оставлено как есть: у того, что добавило действие «{0}», уже есть свои записи, и они пропали бы.
    journal.refused.owner-gone = Оставлено как есть: того, к чему относится действие «{0}», больше нет.
    journal.refused.newer = Оставлено как есть: это действие записала более новая версия программы. Отмените его в ней.
    time.dated = {0} {1}
    journal.zone.set = выбран часовой пояс {0}
    household.language = Язык
    household.language.auto = как на каждом устройстве
    household.language.en = English
    household.language.ru = Русский
    household.week = Неделя начинается
    household.clock = Часы
    household.clock.24 = 24 часа
    household.clock.12 = 12 часов
    household.units = Единицы
    household.units.metric = мл, кг, см, °C
    household.units.us = жидк. унции, фунты, дюймы, °F
    """#
}
