"""A server of one's own for scripts: a program of the suite on a fresh store, with accounts.

What differs from app to app (what a house holds, its scenes, its main path) is in web_diary.py and the
like, one for each program: `app_of(program)` gives it.
"""

import importlib
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


def app_of(program):
    """The module that knows the app of a program: web_diary of hearth-diary-http."""
    return importlib.import_module("web_" + re.search(r"hearth-(\w+)-http", str(program))[1])


class Stay(urllib.request.HTTPRedirectHandler):
    """Answers redirections as they are."""

    def redirect_request(self, *_):
        return None


def send(root, method, path, data=None, headers=None):
    request = urllib.request.Request(root + path, data, headers or {}, method=method)
    opener = urllib.request.build_opener(Stay)
    try:
        with opener.open(request, timeout=60) as answer:
            return answer.status, answer.headers, answer.read().decode()
    except urllib.error.HTTPError as answer:
        return answer.code, answer.headers, answer.read().decode()


class Client:
    """A program with a key."""

    def __init__(self, root, key):
        self.root, self.key = root, key

    def send(self, method, path, body=None):
        headers = {"Authorization": f"Bearer {self.key}", "Content-Type": "application/json"}
        return send(self.root, method, path, None if body is None else json.dumps(body).encode(), headers)

    def api(self, method, path, body=None):
        """Sends JSON; gives what the answer holds."""
        status, _, text = self.send(method, path, body)
        assert status < 300, f"{method} {path}: {status} {text}"
        return json.loads(text) if text else None


class Server:
    """A running program; used as `with Server(program) as server`."""

    def __init__(self, program, now=NOW, language=None, store=None):
        self.folder = Path(tempfile.mkdtemp(prefix="hearth-web-"))
        self.store = store or f"sqlite:{self.folder}/hearth.db"
        self.environment = {
            "PATH": os.environ["PATH"], "HOME": str(self.folder), "HEARTH_STORE": self.store,
            "HEARTH_TIME_ZONE": ZONE, "XDG_RUNTIME_DIR": f"{self.folder}/run",
        }
        if now:
            self.environment["HEARTH_NOW"] = now
        if language:
            self.environment["HEARTH_LANGUAGE"] = language
        os.mkdir(f"{self.folder}/run", 0o700)
        self.program = program
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
        getattr(app_of(self.program), "leave", lambda server: None)(self)
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
        return Client(self.root, self.tokens[role]).api(method, path, body)

    def send(self, method, path, data=None, headers=None):
        return send(self.root, method, path, data, headers)

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
