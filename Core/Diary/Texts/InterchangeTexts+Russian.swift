extension InterchangeTexts {
  static let russian: StaticString = #"""
    # Перенос: итоги, затем почему строка пропущена или что о ней стоит знать.
    import.done = Перенесено: добавлено {0}, изменено {1}, без изменений {2}.
    import.planned = Ничего не записано. Перенос даст: добавлено {0}, изменено {1}, без изменений {2}.
    import.rejected = {0,plural,one{Отклонена # строка} few{Отклонены # строки}
      many{Отклонено # строк} other{Отклонено # строки}}:
    import.skipped = {0,plural,one{Пропущена # строка} few{Пропущены # строки}
      many{Пропущено # строк} other{Пропущено # строки}}:
    import.remarks = Стоит знать:
    import.line-too-long = Строка длиннее {0} байт.
    import.broken-quotes = Ячейка в кавычках не кончается или продолжается после закрывающей кавычки.
    import.not-text = Строка — не текст в UTF-8.
    import.too-many-cells = Ячеек {0}, а столбцов {1}.
    import.missing = Ячейка «{0}» пуста.
    import.unreadable = В ячейке «{0}» стоит «{1}», и прочитать это нельзя.
    import.negative = В ячейке «{0}» стоит «{1}» — меньше нуля.
    import.time-skipped = Часы этого пояса не показывали {0}. Перенесите файл по нужному поясу.
    import.duplicate = Та же запись уже есть: {0}.
    import.unknown-child = Ребёнка «{0}» нет. Перенесите и файл с детьми или сначала добавьте ребёнка.
    import.overlaps = Пересекается со сном, который уже записан: {0}.
    import.other-child = Это запись о другом ребёнке: {0}.
    import.unknown-tags = {0,plural,one{# метка указана номером, которого} few{# метки указаны
      номерами, которых} many{# меток указаны номерами, которых} other{# метки указаны номерами,
      которых}} нет в таблице меток. Перенесите вместе с ней и файл меток.
    import.contradictory = Его собственные значения противоречат друг другу; они сохранены как есть.
    import.units-guessed = Единицы приняты {0}, {1}; если это не так, укажите единицы.
    import.before-birth = {0}: до рождения {1,plural,one{# запись} few{# записи} many{# записей}
      other{# записи}}.
    import.child-joined = Принято за ребёнка, который уже есть в дневнике: {0}.
    import.born-otherwise = {0}: дата рождения в дневнике {1}, в файле {2}; остаётся дата из дневника.
    import.deleted-here = Запись изменилась, но здесь она удалена и удалённой остаётся.
    import.unread-word = В ячейке «{0}» стоит «{1}» — не одно из её слов; пропущено.
    import.other-diary = Номер тот же, что у записи ребёнка {0}, но это другой ребёнок. Если это другой
      дневник, дайте ему имя источника.
    import.long = Длительность {0}; сохранено.
    import.unknown-word = В ячейке «{0}» стоит незнакомое слово «{1}»; оно сохранено.
    import.in-future = Это в будущем: {0}.
    import.implausible-amount = {0} мл — больше, чем можно поверить; сохранено.
    import.occurs-twice = {0} в этот день бывает дважды; взято {1}.
    import.nothing-left = От записи ничего не остаётся: она целиком внутри сна {0}.
    import.differs-here = В дневнике эта запись другая, и она остаётся.
    import.owner-missing = Запись о ребёнке, которого нет ни в дневнике, ни в файле.
    import.no-picture = Портрет ({0}) не удалось прочитать; он пропущен.
    import.not-a-line = Строка не в этом формате.
    import.unknown-field = Поля «{0}» эта версия не знает; оно пропущено.
    import.unknown-kind = «{0}»: такого вида записей эта версия не знает.
    import.unknown-zone = Система не знает часового пояса «{0}».
    import.waking-without-sleep = Раньше не сказано, когда ребёнок уснул.
    import.sleep-without-waking = Не сказано, когда ребёнок проснулся, а позже он уснул снова.
    import.deleted-there = Запись удалена в источнике.
    import.more = {0} Так же ещё {1,plural,one{# строка} few{# строки} many{# строк} other{# строки}} файла.
    import.overlap-joined = Объединено со сном, с которым пересекается: {0}.
    import.overlap-trimmed = Обрезано там, где записан другой сон: {0}.
    import.overlap-kept = Пересекается с другим сном, сохранены оба: {0}.
    units.metric = метрические
    units.us = американские
    units.by-temperature = как видно по температуре
    units.by-volumes = как видно по объёмам
    units.by-nothing = раз ничто не говорит об ином

    # Чего формат не передаёт.
    export.lossy = Чего формат не передаёт:
    export.loss.entries = {0}: {1,plural,one{# запись} few{# записи} many{# записей} other{# записи}}.
    export.loss.values = {0}, {1}: в {2,plural,one{# записи} few{# записях} many{# записях} other{# записи}}.
    export.loss.running = То, что ещё идёт: {0,plural,one{# запись} few{# записи} many{# записей} other{# записи}}.
    export.loss.household = Сцеживания, не отнесённые ни к одному ребёнку: {0,number}.
    export.loss.repeated-hour = Время того часа, который часы показали дважды; при загрузке оно будет прочитано иначе: в {0,plural,one{# записи} few{# записях} many{# записях} other{# записи}}.
    export.loss.memory = Сведения {0,plural,one{о # загруженной строке} few{о # загруженных строках} many{о # загруженных строках} other{о # загруженной строки}}.
    export.kind.child = дети
    export.kind.child_photo = фотографии
    export.kind.person = люди
    export.kind.tag = метки
    export.kind.timer = таймеры
    export.kind.sleep = сны
    export.kind.feeding = кормления
    export.kind.pumping = сцеживания
    export.kind.nappy = подгузники
    export.kind.growth = измерения
    export.kind.temperature = температура
    export.kind.medicine = лекарства
    export.kind.bath = купания
    export.kind.tummy_time = выкладывания на живот
    export.kind.milestone = достижения
    export.kind.diary_note = заметки
    export.value.due = предполагаемая дата родов
    export.value.sex = пол
    export.value.colour = цвет
    export.value.night = границы ночи
    export.value.archived = в архиве
    export.value.place = место
    export.value.settling = укладывание
    export.value.mood = настроение
    export.value.author = автор
    export.value.segments = время у каждой груди
    export.value.foods = еда
    export.value.reaction = реакция
    export.value.sides = объём из каждой груди
    export.value.use = что стало с молоком
    export.value.texture = консистенция
    export.value.size = количество
    export.value.rash = раздражение
    export.value.note = заметка
    export.value.posture = положение
    """#
}
