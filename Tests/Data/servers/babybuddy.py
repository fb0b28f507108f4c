"""A server that speaks the API of Baby Buddy over the CSV files of a folder, for tests.

    python3 babybuddy.py FOLDER TOKEN ZONE [live]

Prints the port that it listens on and ends when its standard input does. As the real one it knows a
token, pages with limit and offset, gives times with an offset, numbers as numbers, tags by name, and
links to further pages under the address that it believes to have. With `live` it has what no export has, too:
stopwatches, and portraits of children, the last of which is lost.
"""

import csv
import json
import sys
import threading
from datetime import datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, urlsplit
from zoneinfo import ZoneInfo

FOLDER, TOKEN, ZONE = Path(sys.argv[1]), sys.argv[2], ZoneInfo(sys.argv[3])
LIVE = sys.argv[4:] == ["live"]
TIMERS = [
    {"id": 5, "child": 1, "name": None, "start": "2026-10-01T10:00:00.25-04:00", "duration": "00:00:01"},
    {"id": 6, "child": None, "name": "Walk", "start": "2026-10-01T11:00:00-04:00", "duration": "00:00:01"},
    {"id": 7, "child": 1, "name": "Over", "start": "2026-10-01T09:00:00-04:00", "end": "2026-10-01T09:05:00-04:00"},
]
LISTS = {
    "bmi": "BMI", "changes": "DiaperChange", "children": "Child", "feedings": "Feeding",
    "head-circumference": "HeadCircumference", "height": "Height", "medication": "Medication",
    "notes": "Note", "pumping": "Pumping", "sleep": "Sleep", "tags": "Tag", "temperature": "Temperature",
    "tummy-times": "TummyTime", "weight": "Weight",
}
NUMBERS = {"id", "child", "amount", "bmi", "head_circumference", "height", "weight", "temperature", "dosage"}
FLAGS = {"wet", "solid", "nap"}
TIMES = {"start", "end", "time"}


def table(name):
    path = FOLDER / f"{name}.csv"
    if not path.exists():
        return None
    with path.open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def number(text):
    return None if text == "" else float(text) if "." in text else int(text)


def interval(text):
    """`1 day, 0:00:00` as the API has it: `1 00:00:00`."""
    days, _, clock = text.rpartition(" day")
    clock = clock.split(", ")[-1] if days else text
    hours, _, rest = clock.partition(":")
    return (f"{days} " if days else "") + f"{int(hours):02}:{rest}" if text else None


def child(row):
    """The number of the child that a row of an export names."""
    names = row["child_first_name"], row["child_last_name"]
    found = [one["id"] for one in table("Child") if (one["first_name"], one["last_name"]) == names]
    return int(found[0])


def served(row, tags):
    """A row of an export as the API has it."""
    answer = {"child": child(row)} if "child_first_name" in row else {}
    for name, text in row.items():
        if name in ("child_id", "child_first_name", "child_last_name"):
            continue
        elif name == "tags":
            answer["tags"] = [tags[tag] for tag in text.split(",") if tag]
        elif name in NUMBERS:
            answer[name] = number(text)
        elif name in FLAGS:
            answer[name] = text == "1"
        elif name in TIMES:
            local = datetime.strptime(text, "%Y-%m-%d %H:%M:%S").replace(tzinfo=ZONE)
            answer[name] = local.isoformat()
        elif name == "next_dose_interval":
            answer[name] = interval(text)
        elif name == "birth_time":
            answer[name] = text or None
        else:
            answer[name] = text
    if {"start", "end"} <= answer.keys():
        answer["duration"] = "00:00:00"
    return answer


class BabyBuddy(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        address = urlsplit(self.path)
        if self.headers.get("Authorization") != f"Token {TOKEN}":
            return self.send(403, {"detail": "Authentication credentials were not provided."})
        parts = address.path.strip("/").split("/")
        there = {name for name, file in LISTS.items() if (FOLDER / f"{file}.csv").exists()}
        if LIVE:
            there.add("timers")
        if LIVE and parts == ["media", "1.jpg"]:
            return self.send_bytes(200, "image/jpeg", b"\xff\xd8picture")
        if parts == ["api"]:
            return self.send(200, {name: f"http://elsewhere.invalid/api/{name}/" for name in sorted(there)})
        if len(parts) != 2 or parts[0] != "api" or parts[1] not in there:
            return self.send(404, {"detail": "Not found."})
        return self.list(parts[1], parse_qs(address.query))

    def list(self, name, query):
        names = {row["id"]: row["name"] for row in table("Tag") or []}
        rows = TIMERS if name == "timers" else table(LISTS[name])
        limit, offset = int(query.get("limit", ["100"])[0]), int(query.get("offset", ["0"])[0])
        page = rows[offset:offset + limit]
        results = page if name == "timers" else [served(row, names) for row in page]
        if LIVE and name == "children":
            results = [{**row, "picture": f"http://elsewhere.invalid/media/{row['id']}.jpg"} for row in results]
        if name == "tags":
            results = [{"slug": row["name"], "name": row["name"], "color": row["color"]} for row in results]
        more = offset + limit < len(rows)
        further = f"http://elsewhere.invalid/api/{name}/?limit={limit}&offset={offset + limit}"
        self.send(200, {"count": len(rows), "next": further if more else None, "previous": None,
                        "results": results})

    def send(self, status, answer):
        self.send_bytes(status, "application/json", json.dumps(answer).encode())

    def send_bytes(self, status, kind, body):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments):
        pass


def main():
    server = ThreadingHTTPServer(("127.0.0.1", 0), BabyBuddy)
    server.daemon_threads = True
    print(server.server_address[1], flush=True)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    sys.stdin.read()


main()
