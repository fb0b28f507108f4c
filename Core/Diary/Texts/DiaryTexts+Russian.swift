extension DiaryTexts {
  static let russian: StaticString = #"""
    # Экран дня: имя ребёнка и дата.
    day.title = {0}: {1}
    day.span = {0} – {1}
    day.unbounded = …
    day.awake = бодрствование
    day.night = ночной сон
    day.nap = дневной сон
    day.inside = из них в этот день {0}
    day.asleep.still = ещё спит
    day.forgotten = запись давно не закрыта: не забыли ли отметить конец?
    day.was-night = это была ночь?
    day.conflict = записи пересекаются
    day.empty = На этот день ничего не записано.
    day.group.past = Прошлая ночь
    day.group.day = День
    day.group.next = Следующая ночь
    day.action.startSleep = Уснул
    day.action.finishSleep = Проснулся
    day.action.continueSleep = Ещё спит: продолжить
    day.action.insertSleep = Вставить забытый сон
    day.action.splitSleep = Вставить пробуждение
    day.action.joinNext = Объединить со следующим сном
    day.action.joinNeighbours = Объединить соседние сны
    day.action.switchKind = Ночь или дневной сон
    day.action.edit = Править
    day.action.delete = Удалить
    day.action.addFeeding = Добавить кормление
    day.action.addPumping = Добавить сцеживание
    day.action.addNappy = Добавить подгузник
    day.action.addOther = Добавить другую запись

    # Показатели.
    figure.count = {0}
    figure.fell-asleep = Засыпание
    figure.woke = Пробуждение
    figure.woke.not = ещё спит
    figure.asleep = Сон
    figure.awake = Бодрствование
    figure.wakings = Пробуждений за ночь
    figure.longest-sleep = Самый долгий сон
    figure.longest-nap = Самый долгий дневной сон
    figure.longest-awake = Самое долгое бодрствование
    figure.naps = Дневных снов
    figure.feedings = Кормления
    figure.bottle = Из бутылочки
    figure.pumpings = Сцеживания
    figure.pumped = Сцежено
    figure.sides.value = левая {0}, правая {1}
    figure.next-side = Предложить

    # Что уступило записанному на другом устройстве: поле, его значение.
    told.remark = на другом устройстве: {0}
    told.value = {0} {1}
    told.field = {0}, {1}
    told.nothing = ничего
    loss.kept = Оставлено как есть; от другого значения отказались.
    told.name.start = начало
    told.name.end = конец
    told.name.time = время
    told.name.amount = количество
    told.name.left_amount = слева
    told.name.right_amount = справа
    told.name.total_amount = всего
    told.name.weight = вес
    told.name.length = рост
    told.name.head = голова
    told.name.value = температура
    told.name.dose = доза

    # Кормления.
    feeding.title = {0}, {1}
    feeding.reaction = реакция: {0}
    feeding.running = ещё идёт
    feeding.paused = пауза
    method.left = левая грудь
    method.right = правая грудь
    method.both = обе груди
    method.bottle = бутылочка
    method.self = без помощи
    method.parent = с помощью родителя
    content.milk = грудное молоко
    content.formula = смесь
    content.mixed = грудное молоко и смесь
    content.fortified = обогащённое грудное молоко
    content.food = прикорм
    content.usual = как обычно
    side.left = левую
    side.right = правую

    # Другие записи: что это и что ещё о них известно.
    event.sleep = сон
    event.feeding = кормление
    event.nappy = подгузник
    event.medicine = лекарство
    event.pumping = сцеживание
    event.bath = купание
    event.tummyTime = время на животе
    event.milestone = достижение
    event.note = заметка
    event.temperature = температура
    event.medicine.named = лекарство: {0}
    event.growth = измерения
    use.stored = в запас
    use.fed = сразу скормлено
    use.discarded = вылито
    nappy.wet = мокрый подгузник
    nappy.dirty = грязный подгузник
    nappy.both = мокрый и грязный подгузник
    nappy.dry = сухой подгузник
    nappy.wet-size = моча: {0}
    nappy.dirty-size = стул: {0}
    nappy.amount = количество: {0}
    nappy.rash = раздражение кожи
    size.small = мало
    size.medium = средне
    size.large = много
    colour.black = чёрный
    colour.brown = коричневый
    colour.green = зелёный
    colour.yellow = жёлтый
    colour.white = белый
    colour.red = красный
    colour.gray = серый
    medicine.dose = {0} {1}
    medicine.gap = не раньше чем через {0}
    growth.length = {0} {1}
    growth.head = голова {0}
    growth.bmi = ИМТ {0}
    posture.lying = лёжа
    posture.standing = стоя
    unit.millilitres = {0} мл
    unit.centimetres = {0} см
    unit.kilograms = {0} кг
    unit.fluid-ounces = {0} жидк. унц.
    unit.inches = {0} дюйм.
    unit.ounces = {0} унц.
    unit.pounds = {0} фунт. {1} унц.
    unit.fahrenheit = {0} °F
    unit.celsius = {0} °C

    # Где спит.
    place.cot = в кроватке
    place.bed = в постели
    place.pram = в коляске
    place.sling = в слинге
    place.arms = на руках
    place.car = в машине
    place.other = в другом месте

    # Дети.
    child.none = Детей ещё нет.
    child.night = ночь {0}
    age.days = {0,plural,one{# день} few{# дня} many{# дней} other{# дня}}
    age.unborn = ещё не родился
    age.years = {0,plural,one{# год} few{# года} many{# лет} other{# года}}
    age.months = {0,plural,one{# месяц} few{# месяца} many{# месяцев} other{# месяца}}
    age.whole = {0}: {1} со дня рождения
    age.corrected = Скорректированный возраст: {0}
    age.before-birth = {0}: ещё не родился, осталось {1}.

    # Сейчас: имя, время, длительность.
    now.asleep = {0}: сон с {1} ({2}).
    now.awake = {0}: бодрствование с {1} ({2}).
    now.unknown = {0}: сон ещё не записан.
    now.forgotten = Сон давно не закрыт: не забыли ли отметить конец?
    now.feeding = Последнее кормление {0} ({1} назад): {2}
    now.nappy = Последний подгузник {0} ({1} назад): {2}
    now.timer = Таймер «{0}» с {1} ({2})
    now.feeding.running = Кормление идёт с {0}: {2}
    now.feeding.paused = Кормление идёт с {0}, пауза: {2}
    now.next-side = Предложить грудь: {0}

    # What timers become.
    timer.as.sleep = Сон
    timer.as.feed-left = Левая грудь
    timer.as.feed-right = Правая грудь
    timer.as.feed-both = Обе груди
    timer.as.feed-bottle = Бутылочка
    timer.as.feed-solids = Еда
    timer.as.pump = Сцеживание
    timer.as.bath = Купание
    timer.as.tummy = На животике
    timer.as.note = Заметка
    timer.note = {0}: {1}

    # Действия, которые можно отменить, с их временем: «Отменено: сон 19:30 – 20:36 удалён».
    journal.child.added = ребёнок добавлен: {0}
    journal.child.edited = данные ребёнка изменены: {0}
    journal.child.archived = в архив: {0}
    journal.child.unarchived = из архива: {0}
    journal.child.merged = дневник {0} влит в дневник {1} ({2,plural,one{# запись} few{# записи}
      many{# записей} other{# записи}})
    journal.sleep.started = сон начат в {0}
    journal.sleep.added = сон {0} – {1} добавлен
    journal.sleep.stopped = сон {0} – {1} закончен
    journal.sleep.edited = сон {0} – {1} изменён
    journal.sleep.deleted = сон {0} – {1} удалён
    journal.sleep.open.edited = сон с {0} изменён
    journal.sleep.open.deleted = сон с {0} удалён
    journal.sleep.joined = сны объединены в один: {0} – {1}
    journal.sleep.open.joined = сны объединены в один с {0}
    journal.sleep.split = пробуждение {0} – {1} вставлено в сон
    journal.sleep.reopened = сон с {0} снова открыт
    journal.wakefulness.edited = бодрствование изменено: {0} – {1}
    journal.feeding.started = кормление начато в {0} ({1})
    journal.feeding.continued = кормление с {0} продолжено ({1})
    journal.feeding.stopped = кормление {0} – {1} закончено ({2})
    journal.feeding.added = кормление в {0} добавлено ({1})
    journal.settings = изменены настройки дневника
    journal.event.added = добавление записи: {0}, {1}
    journal.event.edited = изменение записи: {0}, {1}
    journal.event.deleted = удаление записи: {0}, {1}
    journal.person.added = в семью добавлено имя {0}
    journal.tag.added = метка «{0}» добавлена
    journal.tag.deleted = метка «{0}» удалена
    journal.tagged = запись отмечена: {0}
    journal.untagged = с записи снято: {0}
    journal.timer.started = таймер «{0}» запущен в {1}
    journal.timer.cancelled = таймер «{0}» от {1} сброшен
    journal.loss.kept = отказ от другого значения записи
    journal.import = загрузка из {0} ({1,plural,one{# запись} few{# записи} many{# записей} other{# записи}})

    # Форматы.
    plugin.importer.babybuddy = Выгрузка Baby Buddy в CSV.
    plugin.importer.nara = Выгрузка Nara в CSV.
    plugin.importer.huckleberry = Выгрузка Huckleberry в CSV.
    plugin.importer.babytracker = Файлы CSV программы Baby Tracker (nighp).
    plugin.importer.piyolog = Текстовые файлы PiyoLog.
    plugin.importer.sprout = Архив zip из Sprout Track или его таблицы.
    plugin.diary.importer.jsonl = Собственный формат Hearth, JSON Lines, все данные.
    plugin.diary.importer.csv = Собственный формат Hearth, CSV, по файлу на вид записей.
    plugin.exporter.babybuddy = Файлы CSV для Baby Buddy, в папке.
    plugin.diary.exporter.jsonl = Собственный формат Hearth, JSON Lines, все данные.
    plugin.diary.exporter.csv = Собственный формат Hearth, CSV, по файлу на вид записей, в папке.
    plugin.diary.exporter.ical = iCalendar, для календарей.

    # Календари: имя ребёнка и что было.
    calendar.title = {0}: {1}
    calendar.sleep = сон

    # Напоминания.
    remind.medicine = {0}: минимальный перерыв для «{1}» прошёл, с {2} можно дать снова.
    remind.forgotten-stop = {0}: сон длится с {1}, {2}. Не забыли отметить пробуждение?
    remind.feeding = {0}: после кормления в {2} прошло {1}.
    remind.nappy = {0}: после смены подгузника в {2} прошло {1}.
    """#
}
