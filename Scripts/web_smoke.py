"""Fills a web server and looks at every scene of its app once, in both languages.

    python3 Scripts/web_smoke.py PROGRAM
"""

import sys

from web_server import Server, app_of

program = sys.argv[1]
app = app_of(program)
with Server(program) as server:
    ids = app.fill(server.settle())
    count = 0
    for language in ("en", "ru"):
        for scene, path in app.scenes(ids).items():
            status, _, text = server.send("GET", path, None, {
                "Cookie": f"hearth={server.cookies['owner']}", "Accept": "text/html", "Accept-Language": language})
            assert status == (404 if scene == "missing" else 200), f"{scene}: {status}"
            assert f'<html lang="{language}"' in text, scene
            count += 1
assert server.code == 0, server.code
print(f"{program}: {count} pages, stopped in good order")
