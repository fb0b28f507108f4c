extension InterchangeTexts {
  static let russian: StaticString = #"""
    # The formats.
    plugin.importer.loop = Loop Habit Tracker: выгрузка CSV (zip) или резервная копия (база данных).
    plugin.importer.habitbull = HabitBull: выгрузка CSV.
    plugin.importer.tickmate = Tickmate: база данных.
    plugin.importer.rewire = Rewire: база данных.
    plugin.importer.tablehabit = Table Habit: выгрузка JSON.
    plugin.importer.beaverhabits = Beaver Habits: его JSON.
    plugin.importer.harsh = harsh: папка с файлами habits и log.
    plugin.importer.habitctl = habitctl: папка с файлами habits и log.
    plugin.importer.streaks = Streaks: выгрузка CSV.
    plugin.importer.jsonl = JSON Lines самого Hearth: всё целиком.
    plugin.exporter.loop = Loop Habit Tracker: резервная копия, если имя кончается на .db, иначе zip.
    plugin.exporter.tablehabit = Table Habit: JSON.
    plugin.exporter.harsh = harsh: папка с файлами habits и log.
    plugin.exporter.jsonl = JSON Lines самого Hearth: всё целиком, чтобы прочитать обратно.
    plugin.exporter.csv = Таблица всех отметок.
    plugin.exporter.ical = iCalendar: расписание.

    # Why something was left.
    rejection.line-too-long = в строке больше {0} байт
    rejection.broken-quotes = кавычки в ячейке не закрыты там, где должны
    rejection.not-text = это не текст в UTF-8
    rejection.malformed = не хватает частей
    rejection.missing = нет поля «{0}»
    rejection.unreadable = «{1}» нельзя прочитать как «{0}»
    rejection.negative = «{0}» меньше нуля: {1}
    rejection.too-much = {0} — слишком много, чтобы быть правдой
    rejection.unknown-tracker = привычки «{0}» в файле нет
    rejection.day-twice = у {0} уже есть другая отметка
    rejection.mixed-dates = месяца из {0} не бывает: в других датах файла он стоит первым
    rejection.future-day = {0} ещё не наступило
    rejection.too-early = {0} — слишком давно
    rejection.amount-of-tick = у трекера только галочка, а здесь указано количество: {0}
    rejection.not-json = с байта {0} это не JSON
    rejection.newer = что такое «{0}», знает только более новая версия

    # What is read but not kept.
    loss.filled-days = {0,plural,one{# день, вычисленный источником, пропущен} few{# дня, вычисленные источником, пропущены} many{# дней, вычисленных источником, пропущены} other{# дня, вычисленные источником, пропущены}}
    loss.notes-of-unknown-days = {0,plural,one{# день с заметкой, но без отметки, считается невыполненным} few{# дня с заметкой, но без отметки, считаются невыполненными} many{# дней с заметкой, но без отметки, считаются невыполненными} other{# дня с заметкой, но без отметки, считаются невыполненными}}
    loss.times-of-marks = время {0,plural,one{# отметки} few{# отметок} many{# отметок} other{# отметки}} не сохранено
    loss.field = для поля «{1}» здесь нет места
    loss.labels = метки {1} не сохранены
    loss.deleted-tracker = удалён в источнике и пропущен
    loss.missing-marks = его отметок в файле нет

    # What is read with something added or altered.
    loss.shortened-name = название сокращено до «{1}»; целиком оно в заметке
    loss.guessed-archive-day = в архиве, но неизвестно с какого дня; взято {1}
    loss.guessed-target = цели в файле нет; взято {1}
    loss.guessed-date-order = ни одна дата не говорит, что стоит первым — день или месяц; прочитано как {1}
    loss.rounded-amounts = {0,plural,one{# количество округлено} few{# количества округлены} many{# количеств округлены} other{# количества округлены}} до трёх знаков
    loss.source-rule = повторение {1} взято как столько дней за любые столько-то
    loss.joined = объединён с трекером с тем же названием; расписание и вид остались прежними
    loss.deleted-here = изменён в источнике, но здесь удалён и остаётся удалённым

    # What is ours and not for the format to say.
    loss.emoji = эмодзи
    loss.colour = цвет{1,select,none{} other{; взят {1}}}
    loss.category = категория
    loss.pin = закрепление
    loss.archival = архив или день, с которого трекер в нём
    loss.created = первый день
    loss.event = то, что это нерегулярное событие
    loss.aim = цель или её единица
    loss.polarity = то, что от привычки избавляются
    loss.question = вопрос напоминания
    loss.note = заметка
    loss.earlier-schedules = {0,plural,one{# прежнее расписание} few{# прежних расписания} many{# прежних расписаний} other{# прежнего расписания}}
    loss.schedule = расписание
    loss.rule = расписание; записано {1}
    loss.reminders = {0,plural,one{# напоминание} few{# напоминания} many{# напоминаний} other{# напоминания}}
    loss.pauses = {0,plural,one{# отпуск} few{# отпуска} many{# отпусков} other{# отпуска}}
    loss.silence = то, как понимать дни без отметки
    loss.missed-days = {0,plural,one{# день} few{# дня} many{# дней} other{# дня}} с отметкой «не выполнено»
    loss.skipped-days = {0,plural,one{# пропуск} few{# пропуска} many{# пропусков} other{# пропуска}}
    loss.amounts = {0,plural,one{# количество} few{# количества} many{# количеств} other{# количества}}
    loss.notes-of-days = {0,plural,one{# заметка} few{# заметки} many{# заметок} other{# заметки}} к дням
    loss.joined-texts = причина и заметка {0,plural,one{# дня} few{# дней} many{# дней} other{# дня}} стали одним текстом
    loss.altered-texts = {0,plural,one{# текст} few{# текста} many{# текстов} other{# текста}} со знаками, которых формат не вмещает; знаки заменены
    loss.misread-amounts = {0,plural,one{# количество} few{# количества} many{# количеств} other{# количества}} 0,003 читалось бы как пропуск; записано 0,004
    loss.marks = {0,plural,one{# отметка} few{# отметки} many{# отметок} other{# отметки}}
    loss.same-names = {0,plural,one{# трекер} few{# трекера} many{# трекеров} other{# трекера}} с названием другого

    # Что сделал перенос и чего не может выразить формат.
    intake.category = Перенесённые
    intake.done = Добавлено {0}, изменено {1}, без изменений {2}.
    intake.planned = Добавилось бы {0}, изменилось бы {1}, осталось бы без изменений {2}.
    intake.tracker = {0}: новых {1}, изменённых {2}, известных {3}
    intake.rejected = {0,plural,one{Отклонена # запись:} few{Отклонены # записи:} many{Отклонено # записей:} other{Отклонено # записи:}}
    intake.lossy = Перенесено не так, как в источнике:
    output.lossy = Чего формат не может выразить:
    """#
}
