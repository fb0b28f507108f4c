extension HouseholdWebTexts {
  static let russian: StaticString = #"""
    # The frame of all pages.
    web.skip = К содержанию
    web.places = Разделы
    web.undo = Отменить
    web.redo = Повторить
    web.back = Назад
    web.save = Сохранить
    web.delete = Удалить
    web.end = Завершить
    web.player = Плеер
    web.player.pause = Пауза
    web.player.resume = Продолжить
    web.player.stop = Остановить
    web.player.volume = Громкость плеера
    web.make = Создать

    # Signing in.
    web.sign-in.title = Вход
    web.sign-in.name = Имя
    web.sign-in.password = Пароль
    web.sign-in.enter = Войти
    web.sign-in.wrong = Имя и пароль не подходят друг к другу.
    web.sign-in.wait = Слишком много попыток. Попробуйте снова через {0,plural,one{# секунду} few{# секунды} many{# секунд} other{# секунды}}.
    web.sign-out = Выйти
    web.welcome.title = Добро пожаловать в Hearth
    web.welcome.text = Создайте первую учётную запись. Она решает, кому ещё можно войти.
    web.welcome.make = Создать учётную запись

    # Accounts.
    web.account = Учётная запись
    web.account.of = Учётная запись: {0}
    web.role.owner = Владелец: решает всё
    web.role.caregiver = Ухаживающий: делает записи
    web.role.reader = Читатель: только смотрит
    web.password.change = Сменить пароль
    web.password.current = Прежний пароль
    web.password.new = Новый пароль
    web.sessions = Браузеры, в которых выполнен вход
    web.sessions.this = {0} (этот)
    web.sessions.seen = был здесь {0}
    web.tokens = Ключи для программ
    web.tokens.text = Ключ позволяет программе работать с API от вашего имени.
    web.tokens.once = Скопируйте ключ сейчас: он показывается один раз.
    web.tokens.new = Новый ключ
    web.tokens.name = Для чего он
    web.tokens.scope = Что ему можно
    web.scope.read = читать
    web.scope.write = читать и делать записи
    web.scope.all = всё, что можно вам
    web.accounts = Учётные записи
    web.accounts.new = Новая учётная запись
    web.accounts.role = Что ей можно
    web.account.bad-name = В имени не меньше одной буквы и не больше {0}.
    web.account.bad-password = В пароле не меньше {0} знаков и не больше {1}.
    web.account.name-taken = Учётная запись с именем {0} уже есть. Выберите другое имя.
    web.account.not-first = Эта ссылка больше не действует. Запустите программу снова, чтобы получить новую, или войдите.
    web.account.last-owner = Кто-то должен решать: сначала сделайте владельцем другую учётную запись.
    web.account.wrong-password = Прежний пароль неверен.

    # Вид страниц и по чьим часам.
    web.theme = Как выглядят страницы в этом браузере
    web.theme.system = Как в системе
    web.theme.light = Светло
    web.theme.dark = Темно
    web.theme.night = Ночь: тускло и красно
    web.zone = Часовой пояс с этого момента
    web.zone.now = Время показано по часам {0}.
    web.zone.unknown = Нет часового пояса {0}. Выберите из списка.

    # What went wrong.
    web.problem.title = Не получилось
    web.problem.sign-in = Сначала войдите.
    web.problem.forbidden = Вашей учётной записи это нельзя. Владелец может это изменить.
    web.problem.cross-site = Запрос пришёл не со страницы этого сервера, поэтому ничего не сделано.
    web.problem.not-found = Здесь ничего нет. Возможно, это удалено.
    web.problem.value = Значение «{0}» не читается. Исправьте его и попробуйте снова.
    web.problem.missing = Не заполнено «{0}». Заполните и попробуйте снова.
    web.problem.too-large = Это слишком много.
    web.problem.request = Запрос непонятен.
    web.problem.store = Файл данных сейчас недоступен. Ничего не изменено; попробуйте снова.
    web.problem.fault = Что-то пошло не так. Ничего не изменено.
    web.problem.done-before = Это уже было сделано, но ответ потерян. Прочитайте, что есть сейчас.
    web.problem.under-way = Такой же запрос уже выполняется.
    web.problem.key-reused = Этот ключ уже использован для другого запроса. Возьмите новый.
    web.sync.nobody = Никакое устройство не ждёт, чтобы его впустили.
    web.time.not-a-time = «{0}» не читается как время. Напишите 14:30 или 2026-01-09 14:30.
    web.time.occurs-once = {0} бывает только один раз.
    web.time.skipped = Часы перескочили через {0}: возьмите {1} или {2}.
    web.time.day-left-out = В этом часовом поясе не было дня {0}.

    # The program that serves.
    web.command = Показывать приложение браузерам и программам.
    web.word.name = ИМЯ
    web.word.address = АДРЕС
    web.option.host = Имя, по которому обращаются к серверу.
    web.option.proxy = Адрес прокси, чьим заголовкам верить.
    web.first-start = Создайте первую учётную запись здесь: {0}
    web.refused.no-account = Для других адресов нужна учётная запись. Запустите один раз с --listen 127.0.0.1:{0} и создайте её.
    web.refused.no-randomness = Система не даёт случайных чисел, поэтому хранить пароли нельзя.
    web.problem.changed-since = С тех пор это изменили. Прочитайте снова.

    # Файлы других программ.
    web.files = Файлы
    web.import = Перенос сюда
    web.export = Выгрузка
    web.format = Формат
    web.import.text = Сначала показано, что произойдёт. Пока вы не согласитесь, ничего не пишется, а те же файлы второй раз ничего не добавят.
    web.import.files = Файлы
    web.import.preview = Что произойдёт
    web.import.confirm = Перенести
    web.import.cancel = Отменить
    web.import.done = Перенесено.
    web.import.gone = Этих файлов здесь уже нет. Отправьте их снова.
    web.export.whole = Этот формат может выразить всё.
    web.export.take = Сохранить файл
    web.copy = Копия всего
    web.copy.text = Один файл со всеми записями всех программ и учётными записями, как есть сейчас. Храните его надёжно: кто его получит, прочитает всё.
    web.copy.take = Сохранить копию
    """#
}
