"""Measures hearth-habits on five years of twenty trackers, and on ten years of a hundred against the budgets of the project.

    python3 Scripts/bench_habits.py PROGRAM [--report] [--runs N]

Prints a table of figure, budget and verdict; ends with 1 if a budget is broken, unless --report was given.
"""

import argparse
import os
import random
import sqlite3
import struct
import subprocess
import sys
import tempfile
from datetime import date, timedelta
from pathlib import Path

import bench

TODAY = date(2026, 11, 28)
NOW = "2026-11-28T12:00:00-05:00"
SMALL, LARGE = (20, 1825), (100, 3650)
ALL_FIELDS = 0x7F


def program(path, store, *arguments):
    fixed = ["--store", f"sqlite:{store}", "--time-zone", bench.ZONE, "--now", NOW]
    return [path, *arguments, *fixed]


def call(path, store, *arguments):
    done = subprocess.run(
        program(path, store, *arguments), capture_output=True, text=True, env=bench.environment(), check=False)
    if done.returncode:
        sys.exit(f"{' '.join(arguments)}: {done.stderr}")
    return done.stdout


def fill(path, store, trackers, days):
    """Adds the trackers by the program, and their entries past it: it would take an hour to mark them one by one."""
    dice = random.Random(2026)
    first = TODAY - timedelta(days=days)
    call(path, store, "category", "add", "Health")
    rules = [[], ["--on", "mon,wed,fri"], ["--times", "3/week"], ["--every", "2"],
             ["--measure", "l", "--at-least", "2"]]
    for number in range(trackers):
        call(path, store, "add", f"Tracker {number}", "--category", "Health", "--from", str(first), *rules[number % 5])
    database = sqlite3.connect(store)
    stamp = struct.pack("<QQQ", 1 << 40, 1, ALL_FIELDS)
    count = 0
    for tracker, aim in database.execute("SELECT id, aim FROM tracker").fetchall():
        rows = []
        for offset in range(days):
            if dice.random() < 0.2:
                continue
            day = (first + timedelta(days=offset) - date(1970, 1, 1)).days
            amount = int(dice.random() * 4000) if aim != "tick" else None
            rows.append((tracker[:12] + struct.pack(">I", day), tracker, day, "done", amount, stamp))
        count += len(rows)
        database.executemany(
            "INSERT INTO entry (id, tracker, day, mark, amount, _stamps, _base, _dirty, _alive) "
            "VALUES (?, ?, ?, ?, ?, ?, 0, 1, 1)", rows)
    database.execute("DELETE FROM mark_sheet")
    database.commit()
    database.close()
    # What is derived is made again with the next mark of each.
    for number in range(trackers):
        call(path, store, "done", f"Tracker {number}")
    return count


def measure(path, size, runs, scratch, judge, report):
    """`judge` is told what, a figure, its budget, its form and the processor's time."""
    trackers, days = size
    store = str(scratch / f"habits{trackers}.db")
    count = fill(path, store, trackers, days)
    report.note(f"{trackers} trackers with {count:,} entries", f"{os.path.getsize(store) / 1e6:.0f} MB", "")
    budgets = [("today --json", ["today", "--json"], 25), ("stats --json", ["stats", "--json"], 300)]
    commands = {title: program(path, store, *line) for title, line, _ in budgets}
    times = bench.medians(commands, runs)
    for title, _, budget in budgets:
        seconds, processor = times[title]
        judge(f"{title} (median of {runs})", seconds * 1000, budget, "{:.1f} ms", f"{processor * 1000:.1f} ms")
    marks = []
    for turn in range(runs):
        day = str(TODAY - timedelta(days=turn % days))
        marks.append(bench.run(program(path, store, ["done", "clear"][turn % 2], f"Tracker {turn % trackers}", "--on", day)))
    seconds, processor = bench.median(marks)
    judge(f"done (median of {runs})", seconds * 1000, 15, "{:.1f} ms", f"{processor * 1000:.1f} ms")
    measure_import(path, trackers, store, scratch, judge)
    peak, objects = bench.at_output(commands["today --json"])
    report.note("today --json: peak memory", f"{peak / 1e6:.1f} MB", "")
    report.judge("today --json: shared objects", objects, 25, "{}")


def measure_import(path, trackers, store, scratch, judge):
    """The same data through Loop's zip, which has to bring all of it."""
    archive = str(scratch / f"loop{trackers}.zip")
    call(path, store, "export", "loop", "--to", archive)
    times = []
    for turn in range(3):
        copy = str(scratch / f"import{trackers}-{turn}.db")
        times.append(bench.run(program(path, copy, "import", "loop", archive)))
        if count_entries(copy) != count_entries(store):
            sys.exit("The import of Loop's zip did not bring every entry.")
    seconds, processor = bench.median(times)
    judge("import of Loop's zip of them (median of 3)", seconds, 4, "{:.2f} s", f"{processor:.2f} s")


def count_entries(store):
    database = sqlite3.connect(store)
    (count,) = database.execute("SELECT count(*) FROM entry WHERE _alive = 1").fetchone()
    database.close()
    return count


def main():
    parser = argparse.ArgumentParser(prog="Scripts/bench habits")
    parser.add_argument("program", help=argparse.SUPPRESS)
    parser.add_argument("--report", action="store_true", help="exit with 0 whatever the figures")
    parser.add_argument("--runs", type=int, default=100, help="runs of each program (100)")
    options = parser.parse_args()
    report = bench.Report()
    with tempfile.TemporaryDirectory() as folder:
        path, scratch = str(Path(options.program).resolve()), Path(folder)
        # The budgets are those of the large set.
        measure(path, SMALL, options.runs, scratch, lambda what, figure, _, form, processor: report.note(
            what, form.format(figure), processor), report)
        measure(path, LARGE, options.runs, scratch, report.judge, report)
    report.show()
    sys.exit(1 if report.is_broken and not options.report else 0)


if __name__ == "__main__":
    main()
