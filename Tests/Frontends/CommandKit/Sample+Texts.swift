import CommandKit
import HearthSupport

extension CommandLanguage {
  static let english = CommandLanguage(Messages(.english, [.commandKit, Sample.texts]))
  static let russian = CommandLanguage(Messages(.russian, [.commandKit, Sample.texts]))
}

extension Sample {
  static let texts = MessageCatalogue("sample", [.english: english, .russian: russian])

  private static let english: StaticString = #"""
    sample.child = Which child.
    sample.name = The child's name.
    sample.born = Day of birth.
    sample.from = Fell asleep.
    sample.to = Woke up.
    sample.open = Still asleep.
    sample.kind = Night sleep or nap.
    sample.side = Side or kind of food.
    sample.amount = Amount of a bottle.
    sample.offset = Minutes to add.
    sample.date = The day; today without it.
    sample.path = Files of one export.
    sample.tag = A tag of the entry.
    sample.units = Units of measurement that the files were written with, where they do not say so.
    sample.dry-run = Change nothing.
    sample.sleep = Sleeps.
    sample.sleep-add = Adds a sleep.
    sample.sleep-add-more = A sleep that overlaps another one is refused.
    sample.sleep-start = Starts a sleep.
    sample.feed = Adds a feeding.
    sample.feed-start = Starts a feeding.
    sample.feed-switch = Goes on with the other side.
    sample.root = Keeps a baby's days.
    sample.children = Children.
    sample.child-add = Adds a child.
    sample.day = Shows a day.
    sample.import = Reads an export.
    sample.not-a-time = this is no time of day.
    """#

  private static let russian: StaticString = #"""
    sample.child = Чей ребёнок.
    sample.name = Имя ребёнка.
    sample.born = День рождения.
    sample.from = Когда уснул.
    sample.to = Когда проснулся.
    sample.open = Ещё спит.
    sample.kind = Ночной сон или дневной.
    sample.side = Грудь или вид еды.
    sample.amount = Сколько в бутылочке.
    sample.offset = Сколько минут прибавить.
    sample.date = День; если не указан, сегодня.
    sample.path = Файлы одной выгрузки.
    sample.tag = Метка записи.
    sample.units = Единицы измерения в файлах, если в них самих это не указано.
    sample.dry-run = Ничего не менять.
    sample.sleep = Сон.
    sample.sleep-add = Добавить сон.
    sample.sleep-add-more = Сон, который пересекается с другим, не принимается.
    sample.sleep-start = Начать сон.
    sample.feed = Добавить кормление.
    sample.feed-start = Начать кормление.
    sample.feed-switch = Продолжить другой грудью.
    sample.root = Дневник малыша.
    sample.children = Дети.
    sample.child-add = Добавить ребёнка.
    sample.day = Показать день.
    sample.import = Прочитать выгрузку.
    sample.not-a-time = это не время суток.
    NAME = ИМЯ
    SIDE = ГРУДЬ
    DATE = ДАТА
    TIME = ВРЕМЯ
    ML = МЛ
    PATH = ПУТЬ
    command.value.child = РЕБЁНОК
    """#
}
