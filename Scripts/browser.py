"""Every scene of the diary in a browser: sizes, themes, languages, with and without scripts; axe finds
nothing; screenshots are kept.

    Scripts/browser [PROGRAM]        .build/debug/hearth-diary-http where none is named
"""

import itertools
import sys
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

from web_server import Server

SIZES = {"phone": (360, 740), "desk": (1280, 800)}
NIGHT = "2026-03-10T22:40:00+01:00"
SHOTS = Path(".build/browser")
# The night theme follows the child's night, the two others the system.
LOOKS = [("light", "light", None), ("dark", "dark", None), ("night", "light", NIGHT)]
FAULTS = []


def fault(place, text):
    FAULTS.append(f"{place}: {text}")
    print(f"  {place}: {text}", flush=True)


def scenes(child, sleep, feeding):
    return {
        "day": f"/children/{child}", "past-day": f"/children/{child}/days/2026-03-09",
        "children": "/children", "new-child": "/children/new", "profile": f"/children/{child}/profile",
        "statistics": f"/children/{child}/statistics", "settings": "/settings", "account": "/account",
        "sleep": f"/sleeps/{sleep}", "split": f"/sleeps/{sleep}/split",
        "new-sleep": f"/children/{child}/sleeps/new", "feeding": f"/events/feeding/{feeding}",
        **{f"new-{kind}": f"/children/{child}/events/{kind}/new" for kind in (
            "feeding", "pumping", "nappy", "temperature", "medicine", "bath", "tummyTime", "milestone",
            "note", "growth")},
        "missing": "/nowhere",
    }


def look(page, place):
    """What must hold of any page as it stands."""
    width = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    if width > 0:
        fault(place, f"wider than the screen by {width}")
    small = page.evaluate("""[...document.querySelectorAll('a, button, input:not([type=hidden]):not([type=checkbox]), select, summary')]
        .filter(e => e.getClientRects().length && !e.classList.contains('skip'))
        .filter(e => e.getBoundingClientRect().height < 43.5).map(e => e.outerHTML.slice(0, 80))""")
    for element in small:
        fault(place, f"lower than 44: {element}")
    for violation in Axe().run(page).response["violations"]:
        nodes = [node["html"][:100] for node in violation["nodes"][:2]]
        fault(place, f"axe {violation['id']}: {nodes}")


def context(browser, server, size, scheme, locale, scripts, role="owner"):
    made = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, color_scheme=scheme, locale=locale,
        java_script_enabled=scripts)
    made.add_cookies([{"name": "hearth", "value": server.cookies[role], "url": server.root}])
    return made


def appearances(browser, server, child, sleep, feeding, name, scheme):
    for (size, pixels), locale in itertools.product(SIZES.items(), ("en-GB", "ru-RU")):
        made = context(browser, server, pixels, scheme, locale, True)
        page = made.new_page()
        page.on("pageerror", lambda error: fault(page.url, f"script: {error}"))
        for scene, path in scenes(child, sleep, feeding).items():
            place = f"{scene} {size} {name} {locale[:2]}"
            page.goto(server.root + path)
            page.evaluate("for (const d of document.querySelectorAll('details')) d.open = true")
            look(page, place)
            page.evaluate("for (const d of document.querySelectorAll('details')) d.open = false")
            page.screenshot(path=str(SHOTS / f"{scene}-{size}-{name}-{locale[:2]}.png"), full_page=True)
        made.close()


def act(browser, server, child, scripts):
    """The main path: sleep begins, ends, is undone; an entry is made, changed, deleted."""
    place = "with scripts" if scripts else "without scripts"
    made = context(browser, server, SIZES["phone"], "light", "en-GB", scripts)
    page = made.new_page()
    page.goto(f"{server.root}/children/{child}")
    expect = lambda text: page.get_by_text(text, exact=False).first.wait_for(timeout=20000)
    page.get_by_role("button", name="Fell asleep").first.click()
    expect("Sleep begun.")
    page.get_by_role("button", name="Woke up").first.wait_for(timeout=20000)
    page.get_by_role("button", name="Undo").first.click()
    expect("Undone")
    page.goto(f"{server.root}/children/{child}/events/nappy/new")
    page.get_by_label("wet nappy").check()
    page.get_by_role("button", name="Save").click()
    expect("Added.")
    page.get_by_role("link", name="wet nappy").first.click()
    page.get_by_label("Note").fill("kept <b>as text</b>")
    page.get_by_role("button", name="Save").click()
    expect("Changed.")
    expect("kept <b>as text</b>")
    page.get_by_role("link", name="kept").first.click()
    page.get_by_role("button", name="Delete").click()
    expect("Deleted.")
    page.goto(f"{server.root}/children/{child}/sleeps/new")
    page.locator("#f-start").fill("2026-03-10T13:30")
    page.locator("#f-end").fill("2026-03-10T14:20")
    page.get_by_role("button", name="Save").click()
    expect("A sleep is stored there already")
    if scripts:
        look(page, "question")
    page.get_by_role("button", name="Join them into one sleep").click()
    expect("13:00 – 14:20")
    page.get_by_role("button", name="Undo").first.click()
    expect("Undone")
    made.close()
    print(f"  main path {place}", flush=True)


def live(browser, server, child):
    """A page shows what another program writes, without being asked."""
    made = context(browser, server, SIZES["phone"], "light", "en-GB", True)
    page = made.new_page()
    page.goto(f"{server.root}/children/{child}")
    page.wait_for_timeout(1000)
    server.api("POST", f"/api/children/{child}/events/nappy", {"wet": True, "at": "2026-03-10T14:30:00+01:00"})
    page.locator(".rows .time", has_text="14:30").wait_for(timeout=20000)
    made.close()
    print("  live", flush=True)


def sign_in(browser, server):
    made = browser.new_context(viewport={"width": 360, "height": 740}, locale="en-GB")
    page = made.new_page()
    page.goto(f"{server.root}/settings")
    look(page, "sign-in")
    page.get_by_label("Name").fill("reader")
    page.get_by_label("Password").fill("wrong one")
    page.get_by_role("button", name="Sign in").click()
    page.get_by_text("do not belong together").wait_for(timeout=20000)
    look(page, "sign-in, wrong")
    page.get_by_label("Password").fill("password of reader")
    page.get_by_role("button", name="Sign in").click()
    page.get_by_role("heading", name="Settings").wait_for(timeout=20000)
    if page.get_by_role("button", name="Save").count():
        fault("settings", "a reader is offered a change")
    made.close()
    print("  sign-in", flush=True)


def main():
    program = sys.argv[1] if len(sys.argv) > 1 else ".build/debug/hearth-diary-http"
    SHOTS.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for name, scheme, now in LOOKS:
            with (Server(program, now=now) if now else Server(program)) as server:
                child = server.settle().days()
                base = f"/api/children/{child}"
                sleep = server.api("GET", f"{base}/sleeps?limit=1")["items"][0]["id"]
                feeding = server.api("GET", f"{base}/events/feeding?limit=1")["items"][0]["id"]
                print(name, flush=True)
                if name == "light":
                    sign_in(browser, server)
                    for scripts in (True, False):
                        act(browser, server, child, scripts)
                    live(browser, server, child)
                appearances(browser, server, child, sleep, feeding, name, scheme)
        browser.close()
    print(f"{len(FAULTS)} faults; screenshots in {SHOTS}")
    sys.exit(1 if FAULTS else 0)


main()
