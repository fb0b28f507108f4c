extension HabitsScreenTexts {
  static let russian: StaticString = #"""
    habits.program = Трекер привычек в терминале: отметить сделанное одной клавишей.
    habits.mark = Сделано
    habits.unmark = Не сделано
    habits.actions = Действия
    habits.skip = Пропустить день
    habits.amount = Количество
    habits.amount.wrong = Напишите количество, например 2 или 0,5.
    habits.add = Добавить
    habits.add.hint = Нажмите a, чтобы добавить привычку или событие.
    habits.search = Поиск
    habits.search.keep = К карточкам
    habits.edit = Изменить
    habits.edit.title = Изменение
    habits.pin = Закрепить
    habits.unpin = Открепить
    habits.archive = В архив
    habits.archived = В архиве: {0}
    habits.delete = Удалить
    habits.delete.question = «{0}» будет удалено вместе со всеми днями.
    habits.deleted = Удалено: {0}
    habits.undo = Отменить
    habits.redo = Повторить
    habits.heat-map = Календарь
    habits.heat-map.range = {0} – {1}
    habits.settings = Настройки
    habits.categories = Категории
    habits.rename = Переименовать
    habits.category.move = Перенести трекеры в «{0}»
    habits.category.delete-all = Удалить вместе с трекерами
    habits.switch = Переключить
    habits.all-days = Все дни или ни одного
    habits.more-often = Чаще или реже
    habits.longer-span = Дольше или короче срок
    habits.saved = Записано: {0}
    """#
}
