"""Every scene of an app in a browser: sizes, themes, languages, with and without scripts; axe finds
nothing; screenshots are kept. The main path of every scene is gone in all of these ways (web_visit.py).

    Scripts/browser [PROGRAM [paths|scenes]]        .build/debug/hearth-diary-http where none is named

Screenshots lie in .build/browser. With HEARTH_PICTURES=Tests/Snapshots/Pictures those that the README
shows are made anew there, small: look at them before they are kept.
"""

import os
import subprocess
import sys
import traceback
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

from web_server import Server, app_of
from web_visit import WAYS, Visit

SIZES = {"phone": (360, 740), "desk": (1280, 800)}
FAULTS = []
# Where the README's pictures are made; nowhere unless asked for.
PICTURES = os.environ.get("HEARTH_PICTURES")


def fault(place, text):
    FAULTS.append(f"{place}: {text}")
    print(f"  {place}: {text}", flush=True)


def look(page, place, is_scripted=True):
    """What must hold of any page as it stands; axe is a script itself."""
    width = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    if width > 0:
        fault(place, f"wider than the screen by {width}")
    small = page.evaluate("""[...document.querySelectorAll('a, button, input:not([type=hidden]):not([type=checkbox]), select, summary')]
        .filter(e => e.getClientRects().length && !e.classList.contains('skip'))
        .filter(e => e.getBoundingClientRect().height < 43.5).map(e => e.outerHTML.slice(0, 80))""")
    for element in small:
        fault(place, f"lower than 44: {element}")
    if not is_scripted:
        return
    for violation in Axe().run(page).response["violations"]:
        nodes = [node["html"][:100] for node in violation["nodes"][:2]]
        fault(place, f"axe {violation['id']}: {nodes}")


def context(browser, server, size, scheme, locale, scripts, role="owner", theme=None):
    made = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, color_scheme=scheme, locale=locale,
        java_script_enabled=scripts)
    made.add_cookies([{"name": "hearth", "value": server.cookies[role], "url": server.root}])
    if theme:
        made.add_cookies([{"name": "theme", "value": theme, "url": server.root}])
    return made


def appearances(browser, server, app, ids, name, scheme, theme, shots):
    """Every scene as it stands; without scripts in every value of the rest, not in every pair."""
    ways = [(size, locale, True) for size in SIZES for locale in ("en-GB", "ru-RU")]
    ways += [("phone", "en-GB", False), ("desk", "ru-RU", False)]
    for size, locale, scripts in ways:
        made = context(browser, server, SIZES[size], scheme, locale, True, theme=theme)
        page = made.new_page()
        page.on("pageerror", lambda error: fault(page.url, f"script: {error}"))
        if not scripts:
            # Axe could not run in a browser without scripts: the page's own are kept from it instead.
            page.route("**/assets/*.js*", lambda route: route.abort())
        for scene, path in app.scenes(ids).items():
            way = f"{size}-{name}-{locale[:2]}{'' if scripts else '-plain'}"
            page.goto(server.root + path)
            page.evaluate("for (const d of document.querySelectorAll('details')) d.open = true")
            look(page, f"{scene}-{way}")
            page.evaluate("for (const d of document.querySelectorAll('details')) d.open = false")
            page.screenshot(path=str(shots / f"{scene}-{way}.png"), full_page=True)
            if PICTURES and scripts and locale == "en-GB":
                picture(page, app, f"{scene}-{size}-{name}", PICTURES)
        made.close()


def picture(page, app, shot, folder):
    """Keeps what a person sees first of a page, where the README shows that, as a small file."""
    name = app.PICTURES.get(shot)
    if not name:
        return
    raw = Path(folder) / f"{name}.png"
    page.screenshot(path=str(raw))
    subprocess.run(["vips", "webpsave", str(raw), str(raw.with_suffix(".webp")), "--Q", "80", "--strip"], check=True)
    raw.unlink()


def act(browser, server, app, ids, way, shots):
    """The main path of every scene, in one way."""
    size, theme, language, scripts = way
    locale = {"en": "en-GB", "ru": "ru-RU"}[language]
    scheme = "dark" if theme == "dark" else "light"
    made = context(
        browser, server, SIZES[size], scheme, locale, scripts, theme="night" if theme == "night" else None)
    name = f"{size}-{theme}-{language}{'' if scripts else '-plain'}"
    for path in app.PATHS:
        page = made.new_page()
        place = f"path {path.__name__} {name}"
        page.on("pageerror", lambda error: fault(place, f"script: {error}"))
        visit = Visit(page, server, ids, language, app.__name__.removeprefix("web_"),
                      lambda what: look(page, f"{place}, {what}", scripts))
        try:
            path(visit)
            look(page, f"{place}, at its end", scripts)
        except Exception as error:
            steps = [f"{frame.line} ({Path(frame.filename).name}:{frame.lineno})"
                     for frame in traceback.extract_tb(error.__traceback__) if "/Scripts/web_" in frame.filename]
            fault(place, f"{'; '.join(steps)}: {error}"[:800])
        page.screenshot(path=str(shots / f"path-{path.__name__}-{name}.png"), full_page=True)
        page.close()
    made.close()
    print(f"  paths {name}", flush=True)


def first_start(browser, program, app, shots):
    """What an app shows before anything is there, where it shows something of its own."""
    if not hasattr(app, "first_start"):
        return
    with Server(program) as server:
        made = context(browser, server.settle(), SIZES["phone"], "light", "en-GB", True)
        page = made.new_page()
        page.on("pageerror", lambda error: fault(page.url, f"script: {error}"))
        page.goto(server.root + "/")
        page.screenshot(path=str(shots / "first-start-phone-light-en.png"), full_page=True)
        app.first_start(page, server, look)
        page.screenshot(path=str(shots / "empty-phone-light-en.png"), full_page=True)
        made.close()
    print("  first start", flush=True)


def live(browser, server, app, ids):
    """A page shows what another program writes, without being asked."""
    made = context(browser, server, SIZES["phone"], "light", "en-GB", True)
    app.live(made.new_page(), server, ids)
    made.close()
    print("  live", flush=True)


def listen(browser, server, app, ids):
    """What a page plays goes on without a stop."""
    made = context(browser, server, SIZES["phone"], "light", "en-GB", True)
    for stumble in app.listen(made.new_page(), server, ids):
        fault("stream", stumble)
    made.close()
    print("  stream", flush=True)


def sign_in(browser, server, app):
    path, heading, change = app.GUARDED
    made = browser.new_context(viewport={"width": 360, "height": 740}, locale="en-GB")
    page = made.new_page()
    page.goto(server.root + path)
    look(page, "sign-in")
    page.get_by_label("Name").fill("reader")
    page.get_by_label("Password").fill("wrong one")
    page.get_by_role("button", name="Sign in").click()
    page.get_by_text("do not belong together").wait_for(timeout=20000)
    look(page, "sign-in, wrong")
    page.get_by_label("Password").fill("password of reader")
    page.get_by_role("button", name="Sign in").click()
    page.get_by_role("heading", name=heading).wait_for(timeout=20000)
    if page.get_by_role("button", name=change).count():
        fault(path, "a reader is offered a change")
    made.close()
    print("  sign-in", flush=True)


def main():
    program = sys.argv[1] if len(sys.argv) > 1 else ".build/debug/hearth-diary-http"
    app = app_of(program)
    only = sys.argv[2] if len(sys.argv) > 2 else None
    shots = Path(".build/browser") / app.__name__.removeprefix("web_")
    shots.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        if only is None:
            first_start(browser, program, app, shots)
        for name, scheme, now, theme in app.LOOKS:
            with (Server(program, now=now) if now else Server(program)) as server:
                ids = app.fill(server.settle())
                print(name, flush=True)
                if name == "light" and only != "scenes":
                    for way in WAYS:
                        act(browser, server, app, ids, way, shots)
                if name == "light" and only is None:
                    sign_in(browser, server, app)
                    live(browser, server, app, ids)
                    if hasattr(app, "listen"):
                        listen(browser, server, app, ids)
                if only != "paths":
                    appearances(browser, server, app, ids, name, scheme, theme, shots)
            if only == "paths":
                break
        browser.close()
    print(f"{len(FAULTS)} faults; screenshots in {shots}")
    sys.exit(1 if FAULTS else 0)


main()
