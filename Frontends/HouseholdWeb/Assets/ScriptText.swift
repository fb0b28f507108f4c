/// The script of all pages: without it everything works, with it nothing reloads.
enum ScriptText {
  static let text: StaticString = #"""
    // Counts on from what the server said, so that clocks that differ do not matter.
    function count() {
      for (const place of document.querySelectorAll("[data-seconds]")) {
        place.dataset.began ??= String(performance.now() - Number(place.dataset.seconds) * 1000);
        const total = Math.max(0, Math.floor((performance.now() - Number(place.dataset.began)) / 1000));
        const two = (number) => String(number).padStart(2, "0");
        const hours = Math.floor(total / 3600);
        place.textContent = `${hours}:${two(Math.floor(total / 60) % 60)}:${two(total % 60)}`;
      }
    }

    // Puts the main part of a page that was fetched in the place of the one that is shown.
    export function show(text, address, isKept) {
      const page = new DOMParser().parseFromString(text, "text/html");
      const [fresh, shown] = [page.querySelector("main"), document.querySelector("main")];
      if (!fresh || !shown) return false;
      const focused = document.activeElement?.id;
      shown.replaceWith(document.adoptNode(fresh));
      showPlayer(page.querySelector("#player"));
      const bar = page.querySelector("nav.bar");
      document.querySelector("nav.bar")?.replaceWith(bar ? document.adoptNode(bar) : "");
      document.title = page.title;
      document.documentElement.dataset.theme = page.documentElement.dataset.theme;
      if (focused) document.getElementById(focused)?.focus();
      if (!isKept && address && address !== location.href) history.pushState({}, "", address);
      count();
      listen();
      weighAll();
      return true;
    }

    // Puts the mini player in its place; where it has the same parts, only its words and figures.
    function showPlayer(fresh) {
      const shown = document.querySelector("#player");
      if (!fresh || !shown) return;
      if (fresh.dataset.shape !== shown.dataset.shape || fresh.hidden !== shown.hidden) {
        const focused = document.activeElement?.id;
        shown.replaceWith(document.adoptNode(fresh));
        if (focused) document.getElementById(focused)?.focus();
        return;
      }
      for (const id of ["player-state", "player-rest"]) {
        const [from, to] = [fresh.querySelector(`#${id}`), shown.querySelector(`#${id}`)];
        if (from && to && from.textContent !== to.textContent) to.textContent = from.textContent;
      }
      const [from, to] = [fresh.querySelector("#player-volume"), shown.querySelector("#player-volume")];
      if (from && to && document.activeElement !== to) to.value = from.value;
    }

    // A slider that is let go is as good as a button.
    document.addEventListener("change", (event) => {
      if (event.target.matches("[data-at-once]")) event.target.form.requestSubmit();
    });

    // Forms that act at once: the same request as without a script, and the page that follows it.
    document.addEventListener("submit", async (event) => {
      const form = event.target.closest("form[data-act]");
      if (!form) return;
      event.preventDefault();
      const button = event.submitter;
      if (button) button.disabled = true;
      const body = new URLSearchParams(new FormData(form, button));
      try {
        const answer = await fetch(form.action, {
          method: "POST", body, headers: { Accept: "text/html" }, credentials: "same-origin",
        });
        const isRedirected = answer.redirected;
        if (form.closest("#player") && isRedirected) {
          const page = new DOMParser().parseFromString(await answer.text(), "text/html");
          showPlayer(page.querySelector("#player"));
          if (button) button.disabled = false;
          return;
        }
        if (!show(await answer.text(), isRedirected ? answer.url : null, false)) location.reload();
      } catch {
        if (button) button.disabled = false;
        form.removeAttribute("data-act");
        form.requestSubmit(button);
      }
    });

    // A search shows what it finds while it is typed; the latest letters win.
    let searching = null;
    document.addEventListener("input", (event) => {
      const form = event.target.form;
      if (!form?.matches("form[data-search]")) return;
      clearTimeout(searching);
      const mine = searching = setTimeout(async () => {
        const address = `${form.getAttribute("action")}?${new URLSearchParams(new FormData(form))}`;
        const answer = await fetch(address, { headers: { Accept: "text/html" }, credentials: "same-origin" });
        const text = await answer.text();
        if (!answer.ok || mine !== searching) return;
        const [name, place] = [event.target.id, event.target.selectionStart];
        history.replaceState({}, "", address);
        show(text, null, true);
        const field = document.getElementById(name);
        field?.focus();
        field?.setSelectionRange(place, place);
      }, 200);
    });

    // Forms that wait until all is given: fields that are required, names that are not too long as a
    // person counts letters, and something in each group.
    const letters = new Intl.Segmenter();
    function measure(field) {
      const longest = Number(field.dataset.longest);
      const isLong = [...letters.segment(field.value.trim())].length > longest;
      field.setCustomValidity(isLong ? field.dataset.tooLong : "");
      let remark = field.parentElement.querySelector(".fault");
      if (!remark) {
        remark = document.createElement("p");
        remark.className = "fault";
        remark.setAttribute("role", "status");
        field.after(remark);
      }
      remark.textContent = isLong ? field.dataset.tooLong : "";
    }
    function isFilled(group) {
      return [...group.querySelectorAll("input, select")].some((field) =>
        ["checkbox", "radio"].includes(field.type) ? field.checked
          : ["text", "select-one"].includes(field.type) && field.value.trim() !== (field.dataset.blank ?? ""));
    }
    function weigh(form) {
      for (const field of form.querySelectorAll("[data-longest]")) measure(field);
      const isBlank = [...form.querySelectorAll("input[required]")].some((field) => field.value.trim() === "");
      const isWhole = !isBlank && form.checkValidity() && [...form.querySelectorAll("[data-some]")].every(isFilled);
      const button = form.querySelector("[data-needs-all]");
      if (button) button.disabled = !isWhole;
    }
    function weighAll() {
      for (const form of document.querySelectorAll("form[data-complete]")) weigh(form);
    }
    for (const kind of ["input", "change"]) {
      document.addEventListener(kind, (event) => {
        const form = event.target.form;
        if (form?.matches("form[data-complete]")) weigh(form);
      });
    }

    window.addEventListener("popstate", () => location.reload());

    // Pages that follow changes read themselves again, unless a person is writing on them.
    let source = null;
    let waiting = null;
    function isInUse(main) {
      if (["INPUT", "SELECT", "TEXTAREA"].includes(document.activeElement?.tagName)) return true;
      if (main.querySelector("details[open] form")) return true;
      return [...main.querySelectorAll("input:not([type=range]), textarea")].some((field) =>
        field.value !== field.defaultValue);
    }
    async function refresh() {
      waiting = null;
      const main = document.querySelector("main");
      if (main?.dataset.live !== "yes" || document.hidden || isInUse(main)) return;
      const address = location.href;
      const answer = await fetch(address, { headers: { Accept: "text/html" }, credentials: "same-origin" });
      const text = await answer.text();
      // What a person did meanwhile has brought another page, which is not to be taken away.
      const isSame = location.href === address && main.isConnected && !isInUse(main);
      if (answer.ok && isSame) show(text, null, true);
    }
    function listen() {
      const isLive = document.querySelector("main")?.dataset.live === "yes";
      const isHeard = isLive || document.querySelector("#player");
      if (isHeard && !source) {
        source = new EventSource("/live");
        source.addEventListener("player", (event) => {
          showPlayer(new DOMParser().parseFromString(event.data, "text/html").querySelector("#player"));
        });
        source.addEventListener("change", () => { waiting ??= setTimeout(refresh, 150); });
      } else if (!isHeard && source) {
        source.close();
        source = null;
      }
    }

    document.addEventListener("visibilitychange", () => { if (!document.hidden) refresh(); });
    setInterval(count, 1000);
    setInterval(refresh, 60000);
    count();
    listen();
    weighAll();
    document.documentElement.dataset.scripted = "yes";
    """#
}
