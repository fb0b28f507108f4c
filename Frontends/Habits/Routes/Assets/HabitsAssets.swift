import HTTPKit

/// The files that the habit tracker's pages need besides the shared ones.
enum HabitsAssets {
  static let style = Asset("habits.css", type: "text/css; charset=utf-8", HabitsStyle.text)
  static let script = Asset("habits.js", type: "text/javascript; charset=utf-8", HabitsScript.text)
}

/// How cards, pickers, calendars and the pages of the first start look.
enum HabitsStyle {
  static let text: StaticString = #"""
    .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    .cards { list-style: none; margin: 0; padding: 0; display: grid; gap: .6rem; }
    .cards > .card { margin: 0; min-width: 0; }
    main > section > h2 { margin-top: 1rem; }
    .habit { display: flex; align-items: center; gap: .5rem; padding: .5rem .5rem .5rem .75rem; }
    .habit > a:first-child { display: flex; flex: 1; min-width: 0; min-height: 3rem; align-items: center; gap: .75rem;
      text-decoration: none; color: inherit; }
    .what { display: grid; min-width: 0; }
    .sign { position: relative; flex: none; width: 2.75rem; height: 2.75rem; display: grid; place-items: center; font-size: 1.35rem; }
    .sign > svg { position: absolute; inset: 0; opacity: .45; }
    .sign > span { position: relative; }
    .mark { flex: none; width: 3rem; height: 3rem; min-height: 3rem; padding: .2rem; border: 0; background: none; display: grid; border-radius: 50%; }
    .mark svg { width: 2.6rem; height: 2.6rem; }
    .own .disc { stroke: var(--edge); stroke-width: 1; }
    .ring { fill: none; stroke: var(--edge); stroke-width: 2; }
    .stroke { fill: none; stroke: var(--ink); stroke-width: 3; stroke-linecap: round; }
    .tick { fill: none; stroke-width: 4; stroke-linecap: round; stroke-linejoin: round; }
    .tick.bright { stroke: #ffffff; } .tick.dark { stroke: #101418; }
    /* At night no colour is brighter than the words. */
    :root[data-theme="night"] .own .disc { fill: #8a2f22; }
    :root[data-theme="night"] .tick { stroke: #0a0202; }
    :root[data-theme="night"] .sign > span { filter: sepia(1) saturate(3) hue-rotate(-40deg) brightness(.6); }
    .week { display: flex; gap: .15rem; margin: .25rem 0; }
    .week a { flex: 1; min-height: 3rem; display: grid; place-items: center; align-content: center; border-radius: .7rem;
      text-decoration: none; color: inherit; line-height: 1.2; }
    .week span { font-size: .8rem; color: var(--soft); }
    .week a[data-day="today"] strong { color: var(--accent); text-decoration: underline; }
    .week a[aria-current] { background: var(--accent); color: var(--on-accent); }
    .week a[aria-current] span { color: inherit; }
    .search { display: flex; gap: .4rem; margin: .5rem 0; }
    .filters { display: flex; gap: .4rem; overflow-x: auto; padding: .2rem .1rem; margin-bottom: .5rem; }
    .chip { flex: none; min-height: 2.75rem; display: inline-flex; align-items: center; padding: .25rem .9rem; border-radius: 1.4rem;
      border: 1px solid var(--edge); text-decoration: none; color: inherit; background: var(--card); }
    .chip[aria-current] { background: var(--accent); color: var(--on-accent); border-color: var(--accent); }
    .empty { text-align: center; padding: 3rem 1rem; color: var(--soft); }
    .add { text-align: center; margin: 1.25rem 0; }
    .kinds { display: grid; gap: .75rem; margin-top: 2rem; }
    .note { white-space: pre-wrap; }
    fieldset { border: 1px solid var(--line); margin: .75rem 0; min-width: 0; }
    fieldset fieldset, details fieldset { border: 0; padding: 0; }
    legend { font-weight: 600; padding: 0 .3rem; }
    .days { display: grid; grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr)); }
    .picks { display: grid; grid-template-columns: repeat(6, minmax(2.75rem, 1fr)); gap: .3rem; margin: .3rem 0; }
    .pick { position: relative; display: grid; place-items: center; min-height: 2.9rem; border-radius: .7rem; cursor: pointer; padding: .2rem; }
    .field .pick { margin: 0; }
    input[type="radio"].pick, .pick input:not([type="checkbox"]):not([type="hidden"]) {
      position: absolute; inset: 0; width: 100%; height: 100%; min-height: 2.75rem; margin: 0; opacity: 0; cursor: pointer; }
    .pick svg { width: 2.1rem; height: 2.1rem; }
    .pick .face { font-size: 1.6rem; }
    .pick:has(input:checked) { outline: 3px solid var(--accent); outline-offset: -3px; background: var(--ground); }
    .pick:has(input:focus-visible) { outline: 3px solid var(--ink); outline-offset: 0; }
    input[type="color"] { padding: .2rem; }
    .sums { list-style: none; margin: .75rem 0; padding: 0; display: grid; grid-template-columns: 1fr 1fr; gap: .6rem; }
    .sums .card { margin: 0; display: grid; gap: .1rem; }
    .sums strong { font-size: 2rem; line-height: 1.1; font-variant-numeric: tabular-nums; }
    .name { color: inherit; display: flex; align-items: center; min-height: 2.75rem; }
    .definitions { display: block; } .definitions dt { font-weight: 600; margin-top: .6rem; } .definitions dd { text-align: left; }
    .spark { display: block; width: 100%; height: 3rem; margin-bottom: .5rem; border-bottom: 1px solid var(--edge); }
    svg .part { fill: var(--accent); }
    .bars caption { text-align: left; font-weight: 600; padding-bottom: .3rem; }
    .bars th { font-weight: 400; width: 1%; } .bars td { text-align: right; width: 1%; } .bars td.course { width: auto; }
    .bars svg.share { min-width: 3rem; }
    /* Written from right to left, so that the latest weeks are in view; the weeks themselves are not. */
    .heat { overflow-x: auto; direction: rtl; border-radius: .4rem; }
    .heat table { direction: ltr; width: auto; border-collapse: separate; border-spacing: 2px; margin: 0 auto; }
    .heat th { font-weight: 400; font-size: .8rem; padding: 0 .3rem 0 0; border: 0; position: sticky; left: 0; background: var(--card); }
    .heat td, .legend span { width: 1.1rem; min-width: 1.1rem; height: 1.1rem; padding: 0; border: 0; text-align: center; font-size: .75rem;
      line-height: 1.1rem; border-radius: .25rem; }
    .heat td.done, .legend .done { background: var(--accent); color: var(--on-accent); }
    .heat td.partial, .legend .partial { background: var(--line); color: var(--ink); }
    .heat td.skipped, .legend .skipped { background: var(--line); color: var(--ink); }
    .heat td.open, .legend .open { color: var(--ink); box-shadow: inset 0 0 0 1px var(--edge); }
    .heat td.free { color: var(--soft); }
    .legend { list-style: none; display: flex; flex-wrap: wrap; gap: .2rem 1rem; padding: 0; margin: .5rem 0 0; font-size: .9rem; }
    .legend span { display: inline-block; }
    .pages { display: flex; overflow-x: auto; scroll-snap-type: x mandatory; scrollbar-width: none; border-radius: 1.2rem; }
    .pages section { flex: 0 0 100%; scroll-snap-align: start; min-height: 55vh; display: grid; place-items: center; text-align: center;
      padding: 1.5rem; font-size: 1.9rem; font-weight: 700; line-height: 1.2; background: var(--card); border: 1px solid var(--line); }
    .pages section:nth-child(2) { border-left: 0; }
    .dots { display: flex; justify-content: center; }
    .dots a { width: 2.75rem; height: 2.75rem; display: grid; place-items: center; }
    .dots span { width: .7rem; height: .7rem; border-radius: 50%; border: 2px solid var(--ink); }
    .dots a[aria-current] span { background: var(--ink); }
    @media (min-width: 60rem) {
      .cards { grid-template-columns: repeat(auto-fill, minmax(19rem, 1fr)); }
      .sums { grid-template-columns: repeat(4, 1fr); }
      .days { grid-template-columns: repeat(7, 1fr); }
      .picks { grid-template-columns: repeat(auto-fill, minmax(3.2rem, 1fr)); }
    }
    @media (prefers-reduced-motion: no-preference) { .pages { scroll-behavior: smooth; } }
    """#
}

/// What makes the pages of the first start quicker where scripts run.
enum HabitsScript {
  static let text: StaticString = #"""
    // The dots tell which page is in view, however it came there; turning a page leaves the history alone.
    const pages = document.querySelector(".pages");
    if (pages) {
      const dots = [...document.querySelectorAll(".dots a")];
      const sight = new IntersectionObserver((entries) => {
        for (const entry of entries) {
          if (!entry.isIntersecting) continue;
          for (const dot of dots) dot.removeAttribute("aria-current");
          dots.find((dot) => dot.hash === `#${entry.target.id}`)?.setAttribute("aria-current", "true");
        }
      }, { root: pages, threshold: 0.6 });
      for (const page of pages.children) sight.observe(page);
      const turn = (index) => pages.scrollTo({ left: index * pages.clientWidth });
      dots.forEach((dot, index) => dot.addEventListener("click", (event) => {
        event.preventDefault();
        turn(index);
      }));
      pages.addEventListener("keydown", (event) => {
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (step) {
          event.preventDefault();
          turn(Math.round(pages.scrollLeft / pages.clientWidth) + step);
        }
      });
    }
    """#
}
