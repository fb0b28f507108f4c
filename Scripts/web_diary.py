"""What scripts know of the diary's web app: see web_server.py."""

NIGHT = "2026-03-10T22:40:00+01:00"
# The night theme follows the child's night, the two others the system.
LOOKS = [("light", "light", None, None), ("dark", "dark", None, None), ("night", "light", NIGHT, None)]
# What the README shows of it.
PICTURES = {"day-phone-light": "diary-day", "statistics-desk-dark": "diary-statistics", "day-phone-night": "diary-night"}
# A page that only those see who have signed in, its heading, and what a reader is not offered there.
GUARDED = ("/settings", "Settings", "Save")
KINDS = ("feeding", "pumping", "nappy", "temperature", "medicine", "bath", "tummyTime", "milestone", "note", "growth")


def fill(server):
    """A child with some days of entries of every kind."""
    child = server.api("POST", "/api/children", {
        "name": "Ada", "born": "2025-12-01", "sex": "girl", "nightStart": "19:00", "nightEnd": "07:00",
    })["id"]
    at = lambda day, time: f"2026-03-{day:02d}T{time}:00+01:00"
    base = f"/api/children/{child}"
    for day in (7, 8, 9, 10):
        sleeps = [(at(day - 1, "19:30"), at(day, "02:10")), (at(day, "02:40"), at(day, "06:20")),
                  (at(day, "09:10"), at(day, "10:25")), (at(day, "13:00"), at(day, "14:05"))]
        for start, end in sleeps:
            server.api("POST", f"{base}/sleeps", {"start": start, "end": end, "place": "cot"})
        server.api("POST", f"{base}/events/feeding", {
            "method": "bottle", "content": "formula", "millilitres": 120, "start": at(day, "07:00")})
        server.api("POST", f"{base}/events/feeding", {
            "method": "left", "start": at(day, "11:00"), "minutesLeft": 12})
        server.api("POST", f"{base}/events/nappy", {"wet": True, "dirty": day % 2 == 0, "at": at(day, "12:00")})
    server.api("POST", f"{base}/events/growth", {"grams": 5650, "millimetres": 590, "day": "2026-03-09"})
    server.api("POST", f"{base}/events/medicine", {
        "name": "Vitamin D", "dose": 1, "unit": "drop", "at": at(10, "08:00")})
    server.api("POST", f"{base}/events/temperature", {"celsius": 37.2, "at": at(10, "08:05")})
    server.api("POST", f"{base}/events/note", {"text": "<script>alert(1)</script> & so on", "at": at(10, "08:10")})
    server.api("POST", f"{base}/events/pumping", {"millilitres": 80, "start": at(10, "08:20")})
    for kind, body in (("bath", {"start": at(9, "18:00")}), ("tummyTime", {"start": at(10, "12:20")}),
                       ("milestone", {"title": "laughs", "at": at(10, "12:30")})):
        server.api("POST", f"{base}/events/{kind}", body)
    ids = {"child": child}
    ids["sleep"] = server.api("GET", f"{base}/sleeps?limit=1")["items"][0]["id"]
    ids["feeding"] = server.api("GET", f"{base}/events/feeding?limit=1")["items"][0]["id"]
    return ids


def scenes(ids):
    """The pages by name."""
    child, sleep, feeding = ids["child"], ids["sleep"], ids["feeding"]
    return {
        "day": f"/children/{child}", "past-day": f"/children/{child}/days/2026-03-09",
        "children": "/children", "new-child": "/children/new", "profile": f"/children/{child}/profile",
        "statistics": f"/children/{child}/statistics", "settings": "/settings", "account": "/account",
        "import": "/import", "export": "/export", "export-babybuddy": "/export/babybuddy",
        "sleep": f"/sleeps/{sleep}", "split": f"/sleeps/{sleep}/split",
        "new-sleep": f"/children/{child}/sleeps/new", "feeding": f"/events/feeding/{feeding}",
        **{f"new-{kind}": f"/children/{child}/events/{kind}/new" for kind in (
            "feeding", "pumping", "nappy", "temperature", "medicine", "bath", "tummyTime", "milestone",
            "note", "growth")},
        "missing": "/nowhere",
    }


def main_path(page, server, ids, expect, look):
    """Sleep begins, ends, is undone; an entry is made, changed, deleted."""
    child = ids["child"]
    page.goto(f"{server.root}/children/{child}")
    page.get_by_role("button", name="Fell asleep").first.click()
    expect("Sleep begun.")
    page.get_by_role("button", name="Woke up").first.wait_for(timeout=20000)
    page.get_by_role("button", name="Undo").first.click()
    expect("Undone")
    page.goto(f"{server.root}/children/{child}/events/nappy/new")
    page.get_by_label("wet nappy").check()
    page.get_by_role("button", name="Save").first.click()
    expect("Added.")
    page.get_by_role("link", name="wet nappy").first.click()
    page.get_by_label("Note").fill("kept <b>as text</b>")
    page.get_by_role("button", name="Save").first.click()
    expect("Changed.")
    expect("kept <b>as text</b>")
    page.get_by_role("link", name="kept").first.click()
    page.get_by_role("button", name="Delete").click()
    expect("Deleted.")
    page.goto(f"{server.root}/children/{child}/sleeps/new")
    page.locator("#f-start").fill("2026-03-10T13:30")
    page.locator("#f-end").fill("2026-03-10T14:20")
    page.get_by_role("button", name="Save").first.click()
    expect("A sleep is stored there already")
    look(page, "question")
    page.get_by_role("button", name="Join them into one sleep").click()
    expect("13:00 – 14:20")
    page.get_by_role("button", name="Undo").first.click()
    expect("Undone")
    move_in(page, server, expect, look)


def move_in(page, server, expect, look):
    """A diary of another program is looked at, taken over and taken back."""
    page.goto(server.root + "/import")
    page.get_by_label("Format").select_option("babybuddy")
    page.get_by_label("Files").set_input_files([{
        "name": "Sleep.csv", "mimeType": "text/csv",
        "buffer": b"child_first_name,child_last_name,start,end,nap\n"
                  b"Ada,,2026-03-01 20:00:00,2026-03-02 06:00:00,0\nAda,,2026-03-02 12:00:00,whenever,1\n"}])
    page.get_by_role("button", name="What would happen").click()
    expect("1 added, 0 changed, 0 unchanged.")
    expect("Sleep.csv:3")
    look(page, "import, looked at")
    page.get_by_role("button", name="Import").click()
    expect("Imported: 1 added")
    page.get_by_role("button", name="Undo").first.click()
    expect("Undone")


def live(page, server, ids):
    """What another program writes is shown."""
    child = ids["child"]
    page.goto(f"{server.root}/children/{child}")
    page.wait_for_timeout(1000)
    server.api("POST", f"/api/children/{child}/events/nappy", {"wet": True, "at": "2026-03-10T14:30:00+01:00"})
    page.locator(".rows .time", has_text="14:30").wait_for(timeout=20000)


def operations(server, ids):
    """Identifiers of records that there are, so that schemathesis' operations on one find it."""
    child = ids["child"]
    base = f"/api/children/{child}"
    lines = ["[parameters]", f'"path.child" = "{child}"', '"path.format" = "jsonl"']
    # One sleep for each operation that changes its shape, since another may delete what it changes.
    words = ("split", "join-next", "reopen", "switch-kind", None)
    asleep = dict(zip(words, (item["id"] for item in server.api("GET", f"{base}/sleeps?limit=9")["items"][::2])))
    # The examples of the document lie inside the latest sleep, where a waking can be put in.
    server.api("PATCH", f"/api/sleeps/{asleep['split']}", {"end": "2026-03-10T14:35:00+01:00"})
    for word, sleep in asleep.items():
        path = f"/api/sleeps/{{id}}/{word}" if word else "/api/sleeps/{id}"
        lines += ["", "[[operations]]", f'include-path = "{path}"', f'parameters = {{ "path.id" = "{sleep}" }}']
    for word in ("stop", "cancel"):
        timer = server.api("POST", f"{base}/timers", {"name": word, "at": "14:00"})["id"]
        lines += ["", "[[operations]]", f'include-path = "/api/children/{{child}}/timers/{{id}}/{word}"',
                  f'parameters = {{ "path.id" = "{timer}", "path.child" = "{child}" }}']
    for kind in KINDS:
        event = server.api("GET", f"{base}/events/{kind}?limit=1")["items"][0]["id"]
        lines += ["", "[[operations]]", f'include-path = "/api/events/{kind}/{{id}}"',
                  f'parameters = {{ "path.id" = "{event}" }}']
    for path in ("/api/entries/{id}/labels",):
        lines += ["", "[[operations]]", f'include-path = "{path}"', f'parameters = {{ "path.id" = "{ids["feeding"]}" }}']
    # What begins needs a child of which nothing goes on, whatever the other operations began.
    for path in ("events/feeding", "nursing/left", "nursing/right", "nursing/bottle", "sleeps", "sleeps/start", "merge"):
        other = server.api("POST", "/api/children", {"name": path, "born": "2025-12-01"})["id"]
        lines += ["", "[[operations]]", f'include-path = "/api/children/{{child}}/{path}"', 'include-method = "POST"',
                  f'parameters = {{ "path.child" = "{other}" }}']
    ids["other"] = server.api("POST", "/api/children", {"name": "Ben", "born": "2025-12-01"})["id"]
    server.api("POST", f"{base}/nursing/left", {"at": "14:36"})
    return "\n".join(lines) + "\n"
