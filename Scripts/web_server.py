"""A hearth-diary-http of one's own for scripts: a fresh store, accounts, a child with some days."""

import http.cookiejar
import json
import os
import re
import signal
import subprocess
import tempfile
import urllib.error
import urllib.parse
import urllib.request
from pathlib import Path

NOW = "2026-03-10T14:40:00+01:00"
ZONE = "Europe/Berlin"


class Stay(urllib.request.HTTPRedirectHandler):
    """Answers redirections as they are."""

    def redirect_request(self, *_):
        return None


class Server:
    """A running program; used as `with Server(program) as server`."""

    def __init__(self, program, now=NOW, language=None, store=None):
        self.folder = Path(tempfile.mkdtemp(prefix="hearth-web-"))
        self.store = store or f"sqlite:{self.folder}/diary.db"
        self.environment = {
            "PATH": os.environ["PATH"], "HOME": str(self.folder), "HEARTH_STORE": self.store,
            "HEARTH_TIME_ZONE": ZONE,
        }
        if now:
            self.environment["HEARTH_NOW"] = now
        if language:
            self.environment["HEARTH_LANGUAGE"] = language
        self.log = open(self.folder / "log", "wb")
        self.process = subprocess.Popen(
            [program, "--listen", "127.0.0.1:0"], env=self.environment, stdout=subprocess.PIPE,
            stderr=self.log, text=True)
        self.root = re.search(r"http://\S+", self.process.stdout.readline())[0].rstrip("/")
        self.key = None
        self.cookies = {}
        self.tokens = {}

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.send_signal(signal.SIGTERM)
        self.code = self.process.wait(timeout=60)
        self.log.close()

    def form(self, path, fields, role=None):
        """Sends a form as a page of the server does; gives status, header fields and body."""
        headers = {"Origin": self.root, "Content-Type": "application/x-www-form-urlencoded"}
        if role:
            headers["Cookie"] = f"hearth={self.cookies[role]}"
        return self.send("POST", path, urllib.parse.urlencode(fields).encode(), headers)

    def api(self, method, path, body=None, role="owner"):
        """Sends JSON with a key; gives what the answer holds."""
        headers = {"Authorization": f"Bearer {self.tokens[role]}", "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        status, _, text = self.send(method, path, data, headers)
        assert status < 300, f"{method} {path}: {status} {text}"
        return json.loads(text) if text else None

    def send(self, method, path, data=None, headers=None):
        request = urllib.request.Request(self.root + path, data, headers or {}, method=method)
        opener = urllib.request.build_opener(Stay)
        try:
            with opener.open(request, timeout=60) as answer:
                return answer.status, answer.headers, answer.read().decode()
        except urllib.error.HTTPError as answer:
            return answer.code, answer.headers, answer.read().decode()

    def settle(self):
        """Makes an account and a key for each role."""
        line = self.process.stdout.readline()
        key = re.search(r"key=(\w+)", line)[1]
        status, headers, _ = self.form(
            "/welcome", {"key": key, "name": "owner", "password": "password of owner"})
        assert status == 303, status
        self.cookies["owner"] = self.cookie(headers)
        for role in ("caregiver", "reader"):
            self.form("/accounts", {"name": role, "password": f"password of {role}", "role": role},
                      "owner")
            _, headers, _ = self.form("/sign-in", {"name": role, "password": f"password of {role}"})
            self.cookies[role] = self.cookie(headers)
        for role in self.cookies:
            _, _, page = self.form("/account/tokens", {"name": "script", "scope": "all"}, role)
            self.tokens[role] = re.search(r"hearth_\w+", page)[0]
        return self

    @staticmethod
    def cookie(headers):
        return re.search(r"hearth=(\w+)", headers["Set-Cookie"])[1]

    def days(self):
        """A child with three days of entries of every kind; gives its identifier."""
        child = self.api("POST", "/api/children", {
            "name": "Ada", "born": "2025-12-01", "sex": "girl", "nightStart": "19:00", "nightEnd": "07:00",
        })["id"]
        at = lambda day, time: f"2026-03-{day:02d}T{time}:00+01:00"
        base = f"/api/children/{child}"
        for day in (7, 8, 9, 10):
            sleeps = [(day - 1, "19:30", day, "02:10"), (day - 1, "02:40", day, "06:20")]
            sleeps = [(at(day - 1, "19:30"), at(day, "02:10")), (at(day, "02:40"), at(day, "06:20")),
                      (at(day, "09:10"), at(day, "10:25")), (at(day, "13:00"), at(day, "14:05"))]
            for start, end in sleeps:
                self.api("POST", f"{base}/sleeps", {"start": start, "end": end, "place": "cot"})
            self.api("POST", f"{base}/events/feeding", {
                "method": "bottle", "content": "formula", "millilitres": 120, "start": at(day, "07:00")})
            self.api("POST", f"{base}/events/feeding", {
                "method": "left", "start": at(day, "11:00"), "minutesLeft": 12})
            self.api("POST", f"{base}/events/nappy", {"wet": True, "dirty": day % 2 == 0, "at": at(day, "12:00")})
        self.api("POST", f"{base}/events/growth", {"grams": 5650, "millimetres": 590, "day": "2026-03-09"})
        self.api("POST", f"{base}/events/medicine", {
            "name": "Vitamin D", "dose": 1, "unit": "drop", "at": at(10, "08:00")})
        self.api("POST", f"{base}/events/temperature", {"celsius": 37.2, "at": at(10, "08:05")})
        self.api("POST", f"{base}/events/note", {"text": "<script>alert(1)</script> & so on", "at": at(10, "08:10")})
        self.api("POST", f"{base}/events/pumping", {"millilitres": 80, "start": at(10, "08:20")})
        for kind, body in (("bath", {"start": at(9, "18:00")}), ("tummyTime", {"start": at(10, "12:20")}),
                           ("milestone", {"title": "laughs", "at": at(10, "12:30")})):
            self.api("POST", f"{base}/events/{kind}", body)
        return child
