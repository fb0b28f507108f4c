extension StatisticsTexts {
  static let russian: StaticString = #"""
    # Показатели: подписи.
    figure.nap-time = Дневной сон
    figure.bedtime-awake = Бодрствование перед ночью
    figure.methods = Как кормили
    figure.contents = Чем кормили
    figure.left = Левая грудь
    figure.right = Правая грудь
    figure.wet = Мокрые подгузники
    figure.dirty = Грязные подгузники
    figure.span = От засыпания до пробуждения
    figure.complete = Ночь закончилась
    figure.tally = {0} {1}

    # Показатели: что именно измеряется.
    explain.naps = Сколько дневных снов начинается в этот день. Сон через полночь считается один раз, в
      тот день, когда он начался; пересекающиеся записи считаются одним сном.
    explain.nap-time = Весь дневной сон внутри дня, в том числе начавшийся накануне.
    explain.longest-nap = Самый долгий дневной сон; считается только то, что внутри дня.
    explain.asleep = Весь сон внутри дня, дневной и ночной; сегодня — до текущей минуты.
    explain.awake = Остаток дня: сон и бодрствование вместе равны длине дня, сегодня — до текущей
      минуты. О дне совсем без сна ничего не сообщается.
    explain.longest-awake = Самое долгое бодрствование; считается только то, что внутри дня.
    explain.bedtime-awake = От последнего пробуждения до засыпания на ночь, которая начинается в этот
      день, даже если это уже после полуночи.
    explain.feedings = Сколько кормлений начинается в этот день.
    explain.methods = Сколько кормлений дня приходится на каждый способ: левая, правая или обе груди,
      бутылочка, без помощи, с помощью родителя.
    explain.contents = Сколько кормлений дня приходится на каждый вид питания.
    explain.bottle = Миллилитры всех кормлений из бутылочки, начавшихся в этот день.
    explain.left = Время у левой груди без пауз в кормлениях, начавшихся в этот день.
    explain.right = Время у правой груди без пауз в кормлениях, начавшихся в этот день.
    explain.next-side = Не та грудь, которую давали последней до конца дня, сегодня — до текущей минуты;
      «обе» считаются как левая, затем правая, если отрезки не говорят иного.
    explain.pumpings = Сколько сцеживаний начинается в этот день, вместе с общими для семьи.
    explain.pumped = Миллилитры всех сцеживаний, начавшихся в этот день.
    explain.wet = Сколько мокрых подгузников за день; мокрый и грязный считается и здесь.
    explain.dirty = Сколько грязных подгузников за день; мокрый и грязный считается и здесь.
    explain.fell-asleep = Начало первого ночного сна этой ночи. К ночи дня относятся ночные сны,
      начавшиеся от середины дневной части суток до того же времени следующего дня.
    explain.woke = Конец последнего ночного сна; пока сон продолжается, его нет.
    explain.span = От засыпания до пробуждения или до текущей минуты, пока ночной сон продолжается.
    explain.night-asleep = Весь ночной сон этой ночи; пересекающиеся записи считаются один раз.
    explain.night-awake = Время между засыпанием и пробуждением, когда ребёнок не спал.
    explain.wakings = Промежутки между снами этой ночи; если следующий сон начинается сразу, промежутка
      нет.
    explain.longest-sleep = Самый долгий сон без промежутков.
    explain.night-feedings = Сколько кормлений начинается между засыпанием и пробуждением.
    explain.night-pumpings = Сколько сцеживаний начинается между засыпанием и пробуждением.
    explain.complete = Закончились ли все сны этой ночи и прошло ли время ночи.
    explain.average = Средние считаются по законченным дням начиная с первой записи о ребёнке. Дни без
      записей считаются нулевыми и перечисляются; сегодняшний день не учитывается.

    # Статистика за период: имя, первый и последний день.
    stats.title = {0}: {1} – {2}
    stats.averages = В среднем за день
    stats.averages.none = В этом периоде нет законченных дней после первой записи, средних нет.
    stats.with-data = {0,plural,one{# день с записями} few{# дня с записями} many{# дней с записями} other{# дня с записями}}
    stats.without-data = Без записей: {0}
    stats.column.day = День
    stats.column.asleep = Сон
    stats.column.naps = Дневных снов
    stats.column.feedings = Кормлений
    stats.column.bottle = мл
    stats.column.bottle.ounces = унц.
    stats.column.wet = Мокрых
    stats.column.dirty = Грязных
    stats.no-data = нет записей
    stats.group.day = день
    stats.group.night = ночь
    stats.unit.count = число
    stats.unit.seconds = время
    stats.unit.millilitres = мл
    stats.unit.instant = момент
    stats.unit.side = сторона
    stats.unit.tally = числа по видам
    stats.unit.flag = да или нет

    # Следующий сон: имя, от, до, на чём основано.
    next.range = {0}: следующий сон, вероятно, между {1} и {2} ({3}).
    next.basis = по данным за {0} дн.
    next.none = Следующий сон предсказать нельзя: {0}
    next.short = Следующий сон между {0} и {1} ({2})
    next.reason.asleep = ребёнок спит.
    next.reason.no-recent-sleep = недавних снов не записано.
    next.reason.too-few = данных мало: сны после пробуждений в это время дня записаны за
      {0,plural,one{# день} few{# дня} many{# дней} other{# дня}}, а нужно не меньше {1}.
    next.reason.irregular = данных мало: после пробуждений в это время дня ребёнок бодрствовал от {0}
      до {1}.
    next.reason.awake-for-long = ребёнок бодрствует дольше, чем обычно в это время дня.

    # Прогноз на прошлых снах.
    prediction.column.way = Способ
    prediction.column.sleeps = Сны
    prediction.column.error = Медиана ошибки
    prediction.column.inside = Внутри интервала
    prediction.column.width = Ширина интервала
    prediction.own = По дням самого ребёнка
    prediction.table = По таблице возрастов
    prediction.table-on-all = То же, все сны
    prediction.of = {0} из {1}
    prediction.better = Прогноз оказался точнее таблицы возрастов.
    prediction.worse = Прогноз не оказался точнее таблицы возрастов.
    prediction.silent = Данных для прогноза ни разу не хватило.

    # Изменения со временем.
    trends.by.day = По дням; в последнее время — среднее за {0} дней.
    trends.by.week = Средние за день по неделям; в последнее время — среднее за {0} недели.
    trends.by.month = Средние за день по месяцам; в последнее время — среднее за {0} месяца.
    trends.column.figure = Показатель
    trends.column.course = Ход
    trends.column.span = Меньше всего – больше всего
    trends.column.latest = В последнее время
    trends.span = {0} – {1}
    trends.night = Ночь: {0}
    trends.none = За этот период показывать пока нечего.
    week.unknown = не записано

    # Рост: имя; измерения с перцентилями и изменениями.
    growth.title = {0}: рост и вес
    growth.column.day = День
    growth.column.age = Возраст
    growth.column.weight = Вес
    growth.column.length = Рост
    growth.column.head = Голова
    growth.column.bmi = ИМТ
    growth.percentile = P{0}
    growth.change.grams = {0} г
    growth.change.millimetres = {0} мм
    growth.change.ounces = {0} унц.
    growth.change.inches = {0} дюйм.
    growth.rate.ounces = {0} унц. в неделю
    growth.rate.inches = {0} дюйм. в неделю
    growth.rate.grams = {0} г в неделю
    growth.rate.millimetres = {0} мм в неделю
    growth.none = Измерений пока не записано.
    growth.no-sex = Для перцентилей нужен пол ребёнка, а он не указан.
    growth.standard = P — перцентиль по нормам роста ВОЗ. Изменения за неделю считаются от семи дней.
    growth.corrected = Возраст отсчитывается от предполагаемой даты родов.

    # Настройки дневника.
    config.hidden = Скрытые показатели: {0}
    config.hidden.none = Скрытых показателей нет.
    config.units.metric = Измерения показываются в миллилитрах, килограммах, сантиметрах и градусах Цельсия.
    config.units.us = Измерения показываются в жидких унциях, фунтах, дюймах и градусах Фаренгейта.
    config.language = Язык: {0}.
    config.clock.24 = Часы считают до 24.
    config.clock.12 = Часы считают до 12.
    config.week = Первый день недели: {0}.
    config.language.none = Язык берётся из окружения.
    config.feeding-gap.start = Промежуток между кормлениями считается от начала предыдущего.
    config.feeding-gap.end = Промежуток между кормлениями считается от конца предыдущего.
    """#
}
