"""Exports a large diary as JSON Lines and imports it again, both with little memory.

    python3 Scripts/lean.py PROGRAM [MB]

Once with many small entries and once with few large ones. The limit is that on data (RLIMIT_DATA), which counts
all that a process asks for besides its code. Ends with 1 where a run fails or the second export differs.
"""

import filecmp
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from datetime import datetime, timedelta
from pathlib import Path

from bench import NOW, ZONE, environment

LIMIT = 64 << 20
FIRST = datetime(2010, 1, 2)
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def identifier(high, low):
    number = high << 64 | low
    return "".join(LETTERS[number >> 5 * place & 31] for place in reversed(range(26)))


CHILD = identifier(1 << 60, 1)


def line(kind, number, **values):
    values = {"kind": kind, "id": identifier(2 << 60, number + 1), "child": CHILD, **values}
    return json.dumps(values, separators=(",", ":")) + "\n"


def sleep(number):
    start = FIRST + timedelta(minutes=15 * number)
    return line("sleep", number, start=f"{start:%FT%TZ}", end=f"{start + timedelta(minutes=10):%FT%TZ}", place="cot")


def note(number):
    return line("diary_note", number, time=f"{FIRST + timedelta(minutes=number):%FT%TZ}", text=f"{number} " * 2_000)


def write(path, entry, size):
    """So many bytes of entries of a kind; how many there are."""
    count = 0
    with open(path, "w") as file:
        file.write('{"hearth":"diary","version":1}\n')
        child = {"kind": "child", "id": CHILD, "name": "Ada", "born": "2010-01-01", "night_start": "20:00",
                 "night_end": "07:00", "archived": False}
        file.write(json.dumps(child) + "\n")
        while file.tell() < size:
            for _ in range(1_000):
                file.write(entry(count))
                count += 1
    return count


def limited():
    resource.setrlimit(resource.RLIMIT_DATA, (LIMIT, LIMIT))


def run(program, store, *arguments):
    fixed = ["--store", f"sqlite:{store}", "--time-zone", ZONE, "--now", NOW, "--quiet"]
    begin = time.perf_counter()
    outcome = subprocess.run([program, *arguments, *fixed], env=environment(), preexec_fn=limited,
                             capture_output=True, text=True)
    if outcome.returncode:
        sys.exit(f"{' '.join(arguments[:2])} ended with {outcome.returncode}: {outcome.stderr[:500]}")
    return time.perf_counter() - begin, outcome.stdout.splitlines()[0]


def main():
    program, size = str(Path(sys.argv[1]).resolve()), int(sys.argv[2]) if len(sys.argv) > 2 else 128
    # What is kept of a small entry is larger than its line.
    for entry, size in [(note, size), (sleep, size // 2)]:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            count = write(folder / "first.jsonl", entry, size << 20)
            taken = [run(program, folder / "a.db", "import", "jsonl", str(folder / "first.jsonl"), "--strict")]
            os.remove(folder / "first.jsonl")
            taken.append(run(program, folder / "a.db", "export", "jsonl", "--to", str(folder / "second.jsonl")))
            held = os.path.getsize(folder / "a.db") >> 20
            os.remove(folder / "a.db")
            taken.append(run(program, folder / "b.db", "import", "jsonl", str(folder / "second.jsonl"), "--strict"))
            taken.append(run(program, folder / "b.db", "export", "jsonl", "--to", str(folder / "third.jsonl")))
            seconds = ", ".join(f"{spent:.1f} s" for spent, _ in taken)
            print(f"{count:,} entries ({entry.__name__}), a store of {held} MB: {seconds}; {taken[2][1]}")
            if not filecmp.cmp(folder / "second.jsonl", folder / "third.jsonl", shallow=False):
                sys.exit("The second export differs from the first.")


if __name__ == "__main__":
    main()
