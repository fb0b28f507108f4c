extension MiniPlayerTexts {
  static let russian: StaticString = #"""
    # Что играет, одной строкой: состояние, названия, громкость, сколько осталось.
    player.nothing = Ничего не играет.
    player.state.playing = Играет
    player.state.paused = Пауза
    player.state.stopped = Остановлено
    player.state.deviceLost = Выход пропал
    player.line = {0}: {1}, громкость {2}
    player.line.timer = {0}: {1}, громкость {2}, осталось {3}
    player.line.fading = {0}: {1}, громкость {2}, затихает, осталось {3}

    # Сбои на пути к проигрывателю: причина от системы.
    player.not-running = Проигрыватель не запущен. Сначала включите звук.
    player.disconnected = Проигрыватель пропал: {0}. Попробуйте снова.
    player.not-understood = Запущен проигрыватель другой версии: {0}.
      Остановите его и запустите снова.
    """#
}
