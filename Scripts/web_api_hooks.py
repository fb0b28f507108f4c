"""What schemathesis sends is made fit for a server that remembers: loaded by Scripts/web_api.py.

It repeats the values that it makes up. A key for repeated requests that is used again for another one is
refused, so that nothing else of the request would be looked at: each request gets a key of its own.

What an operation has to find, such as a feeding that goes on, is made before it, whatever the operations
before have made of it: here what all apps have, by `ready` in web_diary.py and the like what one has.
"""

import importlib
import itertools
import os

import schemathesis

import web_sync
from web_server import Client

KEY = "Idempotency-Key"
KEYS = itertools.count(1)
ZONES = itertools.cycle(["Asia/Tokyo", "Europe/Berlin"])
APP = importlib.import_module(os.environ["HEARTH_APP"])
# Other roles are refused whatever there is.
OWNER = Client(os.environ["HEARTH_ROOT"], os.environ["HEARTH_KEY"]) if os.environ["HEARTH_ROLE"] == "owner" else None


def ready(method, path, case):
    if path in ("/api/undo", "/api/redo"):
        OWNER.api("POST", "/api/zones", {"zone": next(ZONES)})
        if path == "/api/redo":
            OWNER.api("POST", "/api/undo")
    elif path.startswith("/api/sync/"):
        web_sync.ready(OWNER, method, path, case)
    else:
        APP.ready(OWNER, method, path, case)


def is_key(value):
    return isinstance(value, str) and 0 < len(value) <= 100 and value.isascii() and value.isprintable()


@schemathesis.hook
def before_call(context, case, **kwargs):
    headers = case.headers or {}
    if is_key(headers.get(KEY)):
        headers[KEY] = f"request {next(KEYS)}"
    if OWNER:
        ready(case.method.upper(), case.operation.path, case)
