"""Measures hearth-habits on ten years of a hundred trackers against the budgets of the project.

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
TRACKERS, DAYS = 100, 3650
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


def fill(path, store):
    """Adds the trackers by the program, and their entries past it: it would take an hour to mark them one by one."""
    dice = random.Random(2026)
    first = TODAY - timedelta(days=DAYS)
    call(path, store, "category", "add", "Health")
    rules = [[], ["--on", "mon,wed,fri"], ["--times", "3/week"], ["--every", "2"],
             ["--measure", "l", "--at-least", "2"]]
    for number in range(TRACKERS):
        call(path, store, "add", f"Tracker {number}", "--category", "Health", "--from", str(first), *rules[number % 5])
    database = sqlite3.connect(store)
    stamp = struct.pack("<QQQ", 1 << 40, 1, ALL_FIELDS)
    count = 0
    for tracker, aim in database.execute("SELECT id, aim FROM tracker").fetchall():
        rows = []
        for offset in range(DAYS):
            if dice.random() < 0.2:
                continue
            day = (first + timedelta(days=offset) - date(1970, 1, 1)).days
            amount = int(dice.random() * 4000) if aim != "tick" else None
            rows.append((tracker[:12] + struct.pack(">I", day), tracker, day, "done", amount, stamp))
        count += len(rows)
        database.executemany(
            "INSERT INTO entry (id, tracker, day, mark, amount, _stamps) VALUES (?, ?, ?, ?, ?, ?)", rows)
    database.execute("DELETE FROM mark_sheet")
    database.commit()
    database.close()
    # What is derived is made again with the next mark of each.
    for number in range(TRACKERS):
        call(path, store, "done", f"Tracker {number}")
    return count


def measure(path, runs, scratch, report):
    store = str(scratch / "habits.db")
    count = fill(path, store)
    report.note(f"{TRACKERS} trackers with {count:,} entries", f"{os.path.getsize(store) / 1e6:.0f} MB", "")
    budgets = [("today --json", ["today", "--json"], 25), ("stats --json", ["stats", "--json"], 300)]
    commands = {title: program(path, store, *line) for title, line, _ in budgets}
    times = bench.medians(commands, runs)
    for title, _, budget in budgets:
        seconds, processor = times[title]
        report.judge(f"{title} (median of {runs})", seconds * 1000, budget, "{:.1f} ms", f"{processor * 1000:.1f} ms")
    marks = []
    for turn in range(runs):
        day = str(TODAY - timedelta(days=turn % DAYS))
        marks.append(bench.run(program(path, store, ["done", "clear"][turn % 2], f"Tracker {turn % TRACKERS}", "--on", day)))
    seconds, processor = bench.median(marks)
    report.judge(f"done (median of {runs})", seconds * 1000, 15, "{:.1f} ms", f"{processor * 1000:.1f} ms")
    peak, objects = bench.at_output(commands["today --json"])
    report.note("today --json: peak memory", f"{peak / 1e6:.1f} MB", "")
    report.judge("today --json: shared objects", objects, 25, "{}")


def main():
    parser = argparse.ArgumentParser(prog="Scripts/bench habits")
    parser.add_argument("program", help=argparse.SUPPRESS)
    parser.add_argument("--report", action="store_true", help="exit with 0 whatever the figures")
    parser.add_argument("--runs", type=int, default=100, help="runs of each program (100)")
    options = parser.parse_args()
    report = bench.Report()
    with tempfile.TemporaryDirectory() as folder:
        measure(str(Path(options.program).resolve()), options.runs, Path(folder), report)
    report.show()
    sys.exit(1 if report.is_broken and not options.report else 0)


if __name__ == "__main__":
    main()
