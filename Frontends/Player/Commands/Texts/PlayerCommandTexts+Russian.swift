extension PlayerCommandTexts {
  static let russian: StaticString = #"""
    # Что делают команды.
    command.player = Звуки для сна: без конца и с таймером, который плавно их убавляет.
    command.player.list = Показать звуки, которые есть в программе.
    command.player.play = Играть звуки, пока не кончится таймер, или без конца.
    command.player.play.discussion = Проигрыватель работает сам: команда завершается сразу, а другие (pause, timer,
      status …) им управляют. Файл пишет сама команда, так быстро, как получается, если нет --real-time.
    command.player.pause = Замолчать на том же месте; таймер стоит.
    command.player.resume = Продолжить то, что на паузе, или то, что играло последним.
    command.player.stop = Плавно убавить и остановить.
    command.player.add = Добавить папки со звуковыми файлами или отдельные файлы к своим звукам.
    command.player.add.discussion = Они видны как «Мои звуки» и играют по имени (hearth-player play waves). Файлы остаются на своём
      месте; о тех, которых больше нет, сказано в списке. Добавленная снова папка просматривается заново.
    command.player.remove = Убрать папки или файлы из своих звуков; с диска ничего не удаляется.
    command.player.timer = Поставить таймер (60), отложить (+15) или снять (off).
    command.player.volume = Показать или задать громкость.
    command.player.next = Перейти к следующему набору или звуку.
    command.player.previous = Вернуться к предыдущему набору или звуку.
    command.player.host = Быть проигрывателем, пока не велят закончить.
    command.player.host.discussion = «play» запускает проигрыватель сам. Под присмотром (systemd --user) проигрыватель
      после перезапуска продолжает то, что играл, а будильники звонят каждое утро.
    command.player.preset = Хранить смеси под именами и включать их.
    command.player.preset.list = Показать наборы.
    command.player.preset.save = Сохранить то, что играет, или названные звуки как набор.
    command.player.preset.load = Включить набор.
    command.player.preset.delete = Удалить набор.
    command.player.wake = Показать или изменить звуки, которые будят.
    command.player.wake.discussion = Будильник нарастает от тишины и к указанному времени достигает своей громкости. Для
      этого проигрыватель должен работать: «wake add» его запускает, а systemd --user сохраняет после перезагрузки.
    command.player.wake.add = Будить в указанное время по дням недели.
    command.player.wake.remove = Удалить будильник по номеру.
    command.player.wake.on = Включить будильник.
    command.player.wake.off = Выключить будильник; в списке он останется.
    command.player.settings = Показать или изменить настройки: громкость, выход, безопасную громкость.
    command.player.settings.discussion = Безопасная громкость действует, как бы проигрывателем ни управляли. Чтобы узнать её
      в дБ(A), включите звук, поднесите к кроватке телефон с шумомером и укажите, что он показывает: --calibrate.
    command.player.mix = Играть несколько звуков, каждый со своей громкостью (rain:70 wind:30).
    command.player.status = Показать, что играет.
    command.player.outputs = Показать, куда можно выводить звук.
    command.player.render = Записать звуки в файл так, как они звучали бы.
    command.player.render.discussion = С теми же звуками и зерном результат всегда один и тот же.
      Запись идёт быстрее, чем звучит, с частотой 48 кГц, стерео.

    # Что они принимают.
    argument.player.source = Что играть: звук (rain), звук с громкостью (rain:70), адрес
      (synth:rain?seed=1) или путь к звуковому файлу.
    argument.player.timer = Минуты от 10 до 240 (60), сколько прибавить (+15) или «off».
    argument.player.volume = Громкость от 0 до 100; без неё громкость показывается.
    argument.player.folder = Папка или звуковой файл (WAV, FLAC, Ogg, Opus, MP3).
    option.player.volume.kept = Громкость от 0 до 100; останется и на следующий раз.
    option.player.sound = Какого звука смеси, считая с 1.
    option.player.fade = Сколько затихать: 10s, 2m.
    option.player.quit = Завершить и сам проигрыватель.
    option.player.follow = Показывать и все изменения дальше.
    option.player.background = Как его запускает «play»: после десяти минут тишины он завершается сам.
    option.player.fresh = Не продолжать то, что играло последним.
    argument.player.preset = Имя набора.
    argument.player.preset.source = Что сохранить; без этого — то, что играет.
    argument.player.wake.time = Когда громкость станет полной: 07:00.
    argument.player.wake.number = Номер из «hearth-player wake».
    option.player.wake.days = По каким дням: mon,tue или mon-fri (если не указано, каждый день).
    option.player.wake.rise = За сколько минут нарастает.
    option.player.wake.volume = До какой громкости, от 0 до 100.
    option.player.settings.volume = Громкость, с которой начинаются звуки.
    option.player.settings.output = Куда выводить звук, если не сказано иное; «off» — первый, который откроется.
    option.player.settings.variation = Пусть каждый звук медленно меняется: on, off или число децибел от 1 до 9.
    option.player.settings.cap = Предел уровня: on, off, в дБFS(A) (-35) или у кроватки (50dBA).
    option.player.settings.calibrate = Что показывает телефон у кроватки, в дБ(A), пока играет звук; «off» забывает это.
    option.player.settings.pin = PIN-код, которым защищена безопасная громкость.
    option.player.settings.new-pin = Защитить безопасную громкость PIN-кодом из 4–8 цифр; «off» снимает его.
    option.player.for = Сколько: 30s, 5m, 1h30m.
    option.player.to = Файл, который записать.
    option.player.timer = Минуты до тишины, от 10 до 240; последние десять звук затихает.
    option.player.seed = Чем один дождь отличается от другого.
    option.player.format = Как записывать отсчёты (если не указано, float).
    option.player.output = Куда выводить звук (см. «hearth-player outputs»).
    option.player.real-time = Писать файл не быстрее, чем он звучал бы.
    option.player.volume = Громкость от 0 до 100.
    option.player.cap = Держать уровень ниже предела безопасной громкости.

    # Слова вместо того, что пишет человек.
    word.timer = ТАЙМЕР
    word.volume = ГРОМКОСТЬ
    word.days = ДНИ
    word.number = НОМЕР
    word.level = УРОВЕНЬ
    word.pin = PIN
    word.source = ЗВУК
    word.length = ДЛИНА
    word.minutes = МИНУТЫ
    word.folder = ПАПКА
    word.decibels = ДЕЦИБЕЛЫ

    # Почему значение не годится.
    value.days = дни — это mon,tue,wed,thu,fri,sat,sun, от одного до другого (mon-fri) или «daily».
    value.variation = живая громкость — это «on», «off» или число децибел от 1 до 9.
    value.cap = безопасная громкость — «on», «off», уровень в дБFS(A) (-35) или у кроватки (50dBA).
    value.length = длина пишется с единицами (30s, 5m, 1h30m) и не бывает нулевой.

    # Что сделано: путь, секунды.
    done.preset.saved = Набор «{0}» сохранён.
    done.preset.deleted = Набор «{0}» удалён.
    done.sounds.added = {0,plural,one{Добавлен # звук} few{Добавлено # звука} many{Добавлено # звуков} other{Добавлено # звука}}. См. «hearth-player list».
    done.sounds.removed = {0,plural,=0{Своих звуков больше нет.} one{Остался # свой звук.} few{Осталось # своих звука.} many{Осталось # своих звуков.} other{Осталось # своего звука.}}
    done.rendered = {0}: записано {1,number,#,##0.0##} с.

    # Замечания и сбои.
    list.no-own = Свои звуки не показать: хранилище не открывается. Почему — скажет «hearth-player preset list».
    volume.next = Ничего не играет. Громкость: {0}.
    host.ready = Проигрыватель готов. Ctrl-C завершает его.
    host.taken = Проигрыватель уже запущен и продолжает работу.
    host.no-door = До проигрывателя не достучаться: {0}. Проверьте XDG_RUNTIME_DIR или домашнюю папку.

    # Что делать после отказа или пока ничего нет, словами командной строки.
    advice.add = Команда: «hearth-player add ПАПКА».
    advice.list = См. «hearth-player list».
    advice.outputs = См. «hearth-player outputs».
    advice.own-process = Например: «hearth-player play rain --output pipe:».
    advice.play = Например: «hearth-player play rain».
    advice.pin = Добавьте --pin.
    advice.settings = См. «hearth-player help settings».
    advice.wake = См. «hearth-player wake».
    advice.wake-add = Добавьте: «hearth-player wake add 07:00 music-box».
    advice.preset = Сохраните: «hearth-player preset save ИМЯ».
    """#
}
