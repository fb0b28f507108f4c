"""An app's API under schemathesis, as each role: no 5xx, no undocumented answer, and over the roles
together a 2xx of every operation.

    Scripts/web-api [PROGRAM [PATHS]]        .build/debug/hearth-diary-http where none is named

PATHS, a pattern, looks at some operations alone.
"""

import collections
import json
import os
import subprocess
import sys
from pathlib import Path

import web_sync
from web_server import NOW, Server, app_of

CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
ROLES = ("owner", "caregiver", "reader")


def run(server, app, role, config, report, paths):
    schemathesis = Path(sys.executable).parent / "schemathesis"
    command = [
        str(schemathesis), "--config-file", str(config), "run", f"{server.root}/api/openapi.json",
        "--header", f"Authorization: Bearer {server.tokens[role]}", "--checks", CHECKS,
        "--max-examples", "25", "--seed", "1", "--workers", "1", "--request-timeout", "60",
        "--generation-database", "none", "--suppress-health-check", "all", "--phases", "examples,coverage,fuzzing",
        "--report", "ndjson", "--report-ndjson-path", str(report), "--no-color", "--continue-on-failure",
    ]
    command += paths
    # What is answered for ever would never be checked.
    for path in getattr(app, "ENDLESS", ()):
        command += ["--exclude-path", path]
    hooks = {
        "PYTHONPATH": str(Path(__file__).resolve().parent), "SCHEMATHESIS_HOOKS": "web_api_hooks",
        **web_sync.settings(server.program), "HEARTH_APP": app.__name__, "HEARTH_ROLE": role, "HEARTH_ROOT": server.root, "HEARTH_KEY": server.tokens["owner"],
    }
    return subprocess.run(
        command, text=True, capture_output=True, env={**os.environ, **hooks}, cwd=server.folder)


def statuses(report):
    """How often each operation was answered how."""
    found = collections.defaultdict(collections.Counter)

    def walk(node, label):
        if isinstance(node, dict):
            label = node.get("label", label) if isinstance(node.get("label", label), str) else label
            code = node.get("status_code")
            if isinstance(code, int) and label:
                found[label][code] += 1
            for value in node.values():
                walk(value, label)
        elif isinstance(node, list):
            for value in node:
                walk(value, label)

    for line in open(report):
        walk(json.loads(line), None)
    return found


def parts():
    """What is looked at on a server of its own: by its clock, which paths."""
    if len(sys.argv) > 2:
        return {None if web_sync.PATHS[1:] in sys.argv[2] else NOW: ["--include-path-regex", sys.argv[2]]}
    # The exchange with other devices goes by the clock of all.
    return {NOW: ["--exclude-path-regex", web_sync.PATHS], None: ["--include-path-regex", web_sync.PATHS]}


def main():
    program = sys.argv[1] if len(sys.argv) > 1 else ".build/debug/hearth-diary-http"
    app = app_of(program)
    good, failed = set(), False
    operations = set()
    for role in ROLES:
        for clock, paths in parts().items():
            with Server(program, now=clock) as server:
                server.settle()
                ids = app.fill(server) if clock else {}
                config, report = server.folder / "schemathesis.toml", server.folder / "report"
                config.write_text(app.operations(server, ids) if clock else "")
                result = run(server, app, role, config, report, paths)
                found = statuses(report)
                operations |= set(found)
                good |= {label for label, codes in found.items() if any(200 <= c < 300 for c in codes)}
                answers = sum(sum(codes.values()) for codes in found.values())
                print(f"{role}: {answers} answers, {len(found)} operations", flush=True)
                if result.returncode:
                    failed = True
                    print(result.stdout[-6000:], result.stderr[-2000:], flush=True)
    missing = sorted(operations - good)
    print("without a 2xx:", ", ".join(missing) or "none")
    sys.exit(1 if failed or missing else 0)


main()
