extension DiaryWebTexts {
  static let russian: StaticString = #"""
    # The frame and the places.
    web.diary = Дневник малыша
    web.place.day = День
    web.place.children = Дети
    web.place.settings = Настройки
    web.statistics = Статистика
    web.now = Сейчас
    web.add = Добавить
    web.more = Ещё
    web.actions = Изменить
    web.unsaid = не указано
    web.wakefulness = Бодрствование
    web.pattern = Сон по получасам

    # The day.
    web.day.before = Предыдущий день
    web.day.after = Следующий день
    web.day.choose = Другой день
    web.day.date = Дата
    web.day.go = Показать
    web.sleep.new = Новый сон: {0}
    web.sleep.edit = Сон: {0}
    web.nursing.left = Начать слева
    web.nursing.right = Начать справа
    web.nursing.bottle = Начать бутылочку
    web.nursing.change = Сменить сторону
    web.nursing.pause = Пауза
    web.nursing.resume = Продолжить
    web.nursing.stop = Закончить кормление

    # Что уступило записанному на другом устройстве.
    web.loss = Значения двух устройств
    web.loss.take = Принять значение другого устройства
    web.loss.keep = Оставить как есть

    # What was just done.
    web.done.sleep-started = Сон начат.
    web.done.sleep-finished = Сон закончен.
    web.done.added = Добавлено.
    web.done.changed = Изменено.
    web.done.deleted = Удалено.
    web.done.joined = Соединено.
    web.done.continued = Сон продолжается.
    web.done.feeding-left = Кормление начато, слева.
    web.done.feeding-right = Кормление начато, справа.
    web.done.feeding-bottle = Кормление начато.
    web.done.feeding-change = Сторона изменена.
    web.done.feeding-pause = Кормление приостановлено.
    web.done.feeding-resume = Кормление продолжается.
    web.done.feeding-stop = Кормление закончено.
    web.done.timer-started = Таймер запущен.

    # Timers.
    web.timer.name = Название таймера
    web.timer.start = Запустить таймер
    web.timer.becomes = {0} станет
    web.timer.stop = Остановить
    web.timer.cancel = Отбросить

    # Children.
    web.child.new = Новый ребёнок
    web.child.profile = Профиль
    web.child.profile-of = Профиль: {0}
    web.child.archive = Убрать из повседневных списков
    web.child.unarchive = Вернуть в повседневные списки
    web.photo = Фотография
    web.photo.of = Фотография: {0}
    web.photo.send = Взять эту фотографию
    web.photo.delete = Убрать фотографию
    web.photo.not-a-picture = Это не картинка, которую можно прочитать. Возьмите JPEG, PNG или HEIC.
    web.photo.too-large = В картинке больше {0} мегапикселей. Возьмите поменьше.
    web.photo.exhausted = Картинка читается слишком долго. Возьмите поменьше.
    web.photo.missing-program = Здесь не установлена программа {0}, поэтому фотографии не принимаются.
    web.sex.girl = девочка
    web.sex.boy = мальчик
    web.prediction = Насколько точен был прогноз следующего сна

    # Settings.
    web.gap = Промежуток между кормлениями считать от
    web.gap.start = начала предыдущего
    web.gap.end = конца предыдущего
    web.hidden = Не показывать

    # Дети, ставшие одним.
    web.child.merge = Сделать из двух детей одного
    web.child.merge.other = Другой ребёнок; его записи перейдут к: {0}
    web.child.merge.do = Объединить
    web.labels = Метки и автор
    web.labels.new = Новая метка
    web.labels.author = Кто записал
    web.labels.nobody = никто

    # Как читать файлы других программ.
    web.import.child = Ребёнок
    web.import.child.any = как сказано в файлах
    web.import.zone = Часовой пояс для времени без пояса
    web.import.zone.own = пояс семьи
    web.import.units = Единицы для чисел без единиц
    web.import.units.guess = как видно по числам
    web.import.overlap = Сон, пересекающийся с другим
    web.import.overlap.report = пропустить и сказать об этом
    web.import.overlap.join = объединить с ним
    web.import.overlap.trim = обрезать по нему
    web.import.overlap.keep = сохранить рядом с ним
    web.import.source = Имя источника, если переносятся два дневника из одной программы
    web.refused.child-not-named = Укажите ребёнка: {0}.
    """#
}
