"""What scripts know of the habit tracker's web app: see web_server.py."""

import datetime

LOOKS = [("light", "light", None, None), ("dark", "dark", None, None), ("night", "light", None, "night")]
# What the README shows of it.
PICTURES = {"today-phone-light": "habits-today", "statistics-desk-light": "habits-statistics", "tracker-desk-dark": "habits-tracker"}
# A page that only those see who have signed in, its heading, and what a reader is not offered there.
GUARDED = ("/settings", "More", "Save")
TODAY = datetime.date(2026, 3, 10)


def fill(server):
    """Some trackers of every kind with half a year of marks; the pages of the first start are behind."""
    api = server.api
    health = api("POST", "/api/categories", {"name": "Health"})["id"]
    mind = api("POST", "/api/categories", {"name": "Голова & <b>so on</b>"})["id"]
    add = lambda name, category, **more: api("POST", "/api/trackers", {
        "name": name, "category": category, "from": "2025-09-15", **more})["id"]
    ids = {
        "health": health, "mind": mind,
        "run": add("Run", health, schedule="times 3 week", emoji="🏓", colour="#FD4C49"),
        "water": add("Water", health, goal="at-least", unit="l", target=2, emoji="🥦", colour="#34A7FE"),
        "coffee": add("Coffee", health, goal="at-most", unit="cups", target=2, emoji="☕", colour="#35347C"),
        "read": add("Чтение вслух каждый вечер", mind, emoji="🎸", colour="#F9D4D4", note="Ten pages\nat least."),
        "piano": add("Piano", mind, schedule="weekdays 1,3,5", emoji="👨‍👩‍👧‍👦", colour="#33CF69"),
        "dentist": add("Dentist", health, kind="event", emoji="😱", colour="#832CF1"),
        "gone": add("Sugar", health, polarity="avoid", emoji="🍔", colour="#FF881E"),
    }
    for back in range(0, 150):
        day = TODAY - datetime.timedelta(days=back)
        mark = lambda name, word, **body: api("POST", f"/api/trackers/{ids[name]}/days/{day}/{word}", body)
        if back % 3 != 1:
            mark("read", "done")
        if day.weekday() in (0, 2, 4) and back % 17:
            mark("piano", "done")
        if back % 2:
            mark("run", "done")
        if back < 40:
            mark("water", "done", amount=(back % 5) / 2)
            if back % 4:
                mark("coffee", "done", amount=back % 4)
        if back in (5, 6):
            mark("piano", "skip", reason="ill")
    api("PATCH", f"/api/trackers/{ids['read']}", {"pinned": True})
    api("POST", f"/api/trackers/{ids['gone']}/archive", {"archived": True, "from": "2026-03-01"})
    ids["pause"] = api("POST", "/api/pauses", {"from": "2025-12-24", "to": "2025-12-31"})["id"]
    api("PUT", f"/api/trackers/{ids['run']}/reminder", {"times": ["08:00"], "weekdays": [1, 3]})
    server.form("/onboarding", {}, "owner")
    return ids


def scenes(ids):
    """The pages by name."""
    run, water = ids["run"], ids["water"]
    return {
        "today": "/", "past-day": "/days/2026-03-04", "future-day": "/days/2026-03-12",
        "done": "/days/2026-03-09?filter=done", "nothing-found": "/?search=zzz&filter=all",
        "new-kind": "/trackers/new", "new-habit": "/trackers/new?kind=habit", "new-event": "/trackers/new?kind=event",
        "tracker": f"/trackers/{run}", "measured": f"/trackers/{water}?day=2026-03-08",
        "edit": f"/trackers/{ids['coffee']}/edit", "delete": f"/trackers/{run}/delete",
        "trackers": "/trackers", "categories": "/categories", "category": f"/categories/{ids['health']}",
        "statistics": "/statistics", "loop": "/statistics?mode=loop", "pauses": "/pauses", "settings": "/settings",
        "import": "/import", "export": "/export", "export-harsh": "/export/harsh", "account": "/account",
        "missing": "/nowhere",
    }


def first_start(page, server, look):
    """The pages of the first start: a swipe or a dot turns them, the button ends them."""
    page.goto(server.root + "/")
    page.get_by_text("Track only what you want to track").wait_for(timeout=20000)
    look(page, "onboarding")
    page.get_by_role("link", name="Page 2").click()
    page.get_by_role("button", name="Now that’s what I call technology").click()
    page.get_by_text("Nothing to track yet").wait_for(timeout=20000)
    look(page, "nothing to track yet")


def main_path(page, server, ids, expect, look):
    """A card is ticked and taken back, an amount and a skip are written down; a tracker is made, found, changed,
    deleted and brought back; habits of another program are looked at and taken over."""
    page.goto(server.root + "/")
    scripted = page.locator("html[data-scripted]").count() > 0
    water = page.get_by_role("button", name="Water: done")
    assert water.get_attribute("aria-pressed") == "false"
    water.click()
    expect("Marked.")
    expect("2 of 2 l")
    page.get_by_role("button", name="Undo").first.click()
    expect("Undone")
    page.goto(server.root + "/")
    page.get_by_role("link", name="Coffee: done").click()
    page.get_by_label("How much cups").fill("1")
    page.locator("#f-note").fill("<i>without</i> sugar")
    page.get_by_role("button", name="Done", exact=True).click()
    expect("Marked.")
    expect("<i>without</i> sugar")
    page.get_by_text("Skip the day").first.click()
    page.get_by_label("Why").fill("travelling")
    page.get_by_role("button", name="Skip the day").click()
    expect("travelling")
    page.get_by_role("button", name="Take back").click()
    expect("Not done yet")
    make(page, server, expect, look, scripted)
    find(page, server, expect, scripted)
    move_in(page, server, expect, look)


def make(page, server, expect, look, scripted):
    page.goto(server.root + "/trackers/new")
    page.get_by_role("link", name="Habit", exact=True).click()
    create = page.get_by_role("button", name="Create")
    if scripted:
        assert create.is_disabled(), "all is still missing"
        page.get_by_label("The name of the tracker").fill("x" * 39)
        expect("At most 38 characters")
    page.get_by_label("The name of the tracker").fill("👨‍👩‍👧‍👦" * 38)
    page.get_by_label("Or a new category").fill("Family")
    for day in ("Monday", "Tuesday"):
        page.get_by_label(day).check()
    page.get_by_label("😻").check()
    if scripted:
        assert create.is_disabled(), "a colour is still missing"
    else:
        create.click()
        expect("Choose a colour.")
    page.get_by_label("#33CF69").check()
    assert not create.is_disabled()
    page.get_by_label("The name of the tracker").fill("Évening walk")
    look(page, "new habit, all given")
    # Without scripts the category had been named in the form that came back empty of it.
    page.get_by_label("Or a new category").fill("Family")
    create.click()
    expect("Tracker made.")
    expect("Family")
    page.goto(server.root + "/trackers/new?kind=event")
    page.get_by_role("link", name="Cancel").click()
    page.wait_for_url(server.root + "/")


def find(page, server, expect, scripted):
    page.goto(server.root + "/")
    page.get_by_label("Search").first.fill("EVENING")
    if not scripted:
        page.get_by_label("Search").first.press("Enter")
    page.get_by_role("link", name="Évening walk").wait_for(timeout=20000)
    if scripted:
        page.wait_for_function("!document.body.innerText.includes('Piano')")
        assert page.evaluate("document.activeElement.id") == "f-search"
    page.get_by_role("link", name="Évening walk").click()
    page.get_by_role("button", name="Pin").click()
    expect("Pinned.")
    page.get_by_role("link", name="Edit").click()
    page.get_by_label("The name of the tracker").fill("Walk")
    page.get_by_role("button", name="Save").click()
    expect("Changed.")
    page.get_by_role("link", name="Delete").click()
    expect("Delete “Walk”?")
    page.get_by_role("button", name="Delete").click()
    expect("Tracker deleted.")
    page.get_by_role("button", name="Undo").first.click()
    expect("Undone")
    page.get_by_role("link", name="Today").last.click()
    page.get_by_role("link", name="Done", exact=True).click()
    expect("✓ Done")
    page.get_by_role("link", name="Walk").first.wait_for(state="detached", timeout=20000)
    page.get_by_role("link", name="All trackers").first.click()
    page.get_by_role("link", name="Walk").first.wait_for(timeout=20000)
    page.goto(server.root + "/")
    page.get_by_role("link", name="Walk").first.click()
    page.get_by_role("link", name="Delete").click()
    page.get_by_role("button", name="Delete").click()
    expect("Tracker deleted.")
    page.goto(server.root + "/categories")
    page.get_by_role("link", name="Edit the category “Family”").click()
    page.get_by_role("button", name="Delete").click()
    expect("Category deleted.")


def move_in(page, server, expect, look):
    page.goto(server.root + "/import")
    page.get_by_label("Format").select_option("harsh")
    page.get_by_label("Files").set_input_files([
        {"name": "habits", "mimeType": "text/plain", "buffer": b"! Sport\nSwim: 1\n"},
        {"name": "log", "mimeType": "text/plain", "buffer": b"2026-03-01 : Swim : y : : \nnonsense\n"}])
    page.get_by_role("button", name="What would happen").click()
    expect("Would add 2")
    look(page, "import, looked at")
    page.get_by_role("button", name="Import").click()
    expect("2 added")
    page.get_by_role("button", name="Undo").first.click()
    expect("Undone")


def live(page, server, ids):
    """What another program writes is shown."""
    page.goto(server.root + "/?filter=all")
    page.wait_for_timeout(1000)
    server.api("POST", f"/api/trackers/{ids['water']}/days/{TODAY}/done", {"amount": 1.25})
    page.get_by_text("1.25 of 2 l").wait_for(timeout=20000)
    server.api("POST", f"/api/trackers/{ids['water']}/days/{TODAY}/clear")


def operations(server, ids):
    """Identifiers of records that there are, so that schemathesis' operations on one find it."""
    lines = ["[parameters]", f'"path.id" = "{ids["run"]}"', '"path.day" = "2026-03-09"', '"path.format" = "jsonl"']

    def of(method, path, name, place="id"):
        lines.extend(["", "[[operations]]", f'include-path = "{path}"', f'include-method = "{method}"',
                      f'parameters = {{ "path.{place}" = "{name}" }}'])

    spare = [server.api("POST", "/api/categories", {"name": f"spare {number}"})["id"] for number in range(2)]
    of("DELETE", "/api/categories/{id}", spare[0])
    of("PATCH", "/api/categories/{id}", spare[1])
    of("GET", "/api/categories/{id}", ids["mind"])
    of("DELETE", "/api/trackers/{id}", ids["dentist"])
    of("DELETE", "/api/pauses/{id}", ids["pause"])
    return "\n".join(lines) + "\n"
