"""What schemathesis sends is made fit for a server that remembers: loaded by Scripts/web_api.py.

It repeats the values that it makes up. A key for repeated requests that is used again for another one is
refused, so that nothing else of the request would be looked at: each request gets a key of its own. Only
undoing keeps one, or it would take back all that the other operations need.
"""

import itertools
import os

import schemathesis

KEY = "Idempotency-Key"
KEYS = itertools.count(1)


def is_key(value):
    return isinstance(value, str) and 0 < len(value) <= 100 and value.isascii() and value.isprintable()


@schemathesis.hook
def before_call(context, case, **kwargs):
    headers = case.headers or {}
    if case.operation.path == "/api/undo":
        case.headers = {**headers, KEY: "undo"}
    elif is_key(headers.get(KEY)):
        headers[KEY] = f"request {next(KEYS)}"
    # Two records that become one have to be there.
    other = os.environ.get("HEARTH_OTHER")
    if other and case.operation.path.endswith("/merge") and isinstance(case.body, dict) and "other" in case.body:
        case.body["other"] = other
