"""The texts of a web app as its pages have them, read from the catalogues in the sources.

Scripts name a text as it is in English, or by its key where that is not enough; `Words("ru", "diary")("Save")`
is what a person reads there in Russian.
"""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = {"en": "English", "ru": "Russian"}
# What goes before where several catalogues have a text: that of pages.
PLACES = {
    "diary": ["Frontends/Diary/Routes", "Frontends/HouseholdWeb", "Core/Diary", "Core/Household", "Core/Support"],
    "habits": ["Frontends/Habits/Routes", "Frontends/HouseholdWeb", "Core/Habits", "Core/Household", "Core/Support"],
    "player": ["Frontends/Player/Routes", "Frontends/HouseholdWeb", "Core/MiniPlayer", "Core/Player", "Core/Support"],
}


def entries(path):
    """The texts of a catalogue by their keys; a line that is indented deeper goes on."""
    found, key = {}, None
    for line in path.read_text().split('#"""', 1)[1].split('"""#')[0].splitlines():
        if line.startswith("      ") and key:
            found[key] += " " + line.strip()
        elif " = " in line and not line.strip().startswith("#"):
            key, text = line.strip().split(" = ", 1)
            found[key] = text
    return {key: text.replace("\\n", "\n") for key, text in found.items()}


def form(language, number):
    """The plural form of a whole number (CLDR)."""
    if language == "en":
        return "one" if number == 1 else "other"
    if number % 10 == 1 and number % 100 != 11:
        return "one"
    return "few" if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else "many"


def filled(pattern, values, language):
    """A pattern of ICU's MessageFormat with plain and plural arguments."""
    def plural(match):
        number = values[int(match[1])]
        forms = dict(re.findall(r"(=?\w+)\{([^{}]*)\}", match[2]))
        text = forms.get(f"={number}") or forms.get(form(language, number)) or forms["other"]
        return text.replace("#", str(number))

    text = re.sub(r"\{(\d),plural,((?:\s*=?\w+\{[^{}]*\})+)\}", plural, pattern)
    text = re.sub(r"\{(\d)\}", lambda match: str(values[int(match[1])]), text)
    return text.replace("''", "'")


class Words:
    """What an app says in a language."""

    def __init__(self, language, app):
        self.language = language
        self.shelves = []
        for place in PLACES[app]:
            shelf = []
            for path in sorted((ROOT / place).rglob("*+English.swift")):
                other = path.with_name(path.name.replace("English", LANGUAGES[language]))
                if "Texts" in path.name:
                    shelf.append((entries(path), entries(other)))
            self.shelves.append(shelf)

    def __call__(self, text, *values):
        for shelf in self.shelves:
            found = {own[key] for english, own in shelf for key in english if text in (key, english[key])}
            assert len(found) <= 1, f"“{text}” is said in several ways, name one by its key: {found}"
            if found:
                return filled(found.pop(), values, self.language)
        raise AssertionError(f"nobody says “{text}”")
