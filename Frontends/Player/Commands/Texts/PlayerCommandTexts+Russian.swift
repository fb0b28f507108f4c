extension PlayerCommandTexts {
  static let russian: StaticString = #"""
    # Что делают команды.
    command.player = Звуки для сна: без конца и с таймером, который плавно их убавляет.
    command.player.list = Показать звуки, которые есть в программе.
    command.player.play = Играть звуки, пока не кончится таймер, или без конца.
    command.player.mix = Играть несколько звуков, каждый со своей громкостью (rain:70 wind:30).
    command.player.status = Показать, что играет.
    command.player.outputs = Показать, куда можно выводить звук.
    command.player.render = Записать звуки в файл так, как они звучали бы.
    command.player.render.discussion = С теми же звуками и зерном результат всегда один и тот же.
      Запись идёт быстрее, чем звучит, с частотой 48 кГц, стерео.

    # Что они принимают.
    argument.player.source = Что играть: звук (rain), звук с громкостью (rain:70), адрес
      (synth:rain?seed=1) или путь к звуковому файлу.
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
    word.source = ЗВУК
    word.length = ДЛИНА
    word.minutes = МИНУТЫ

    # Почему значение не годится.
    value.length = длина пишется с единицами (30s, 5m, 1h30m) и не бывает нулевой.

    # Что сделано: путь, секунды.
    done.rendered = {0}: записано {1,number,#,##0.0##} с.

    # Замечания и сбои.
    sound.cut-short = Файл «{0}» повреждён: удалось прочесть только начало, оно и играет.
    notice.unknown-setting = {0}: настройки «{1}» нет, она пропущена.
    notice.unknown-error = Что-то пошло не так, и слов для этого у программы нет: {0}
    """#
}
