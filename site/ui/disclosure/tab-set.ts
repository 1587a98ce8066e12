// Turns links to sections into tabs. Without a script each link jumps to its section, and all sections are visible.

const tabsOf = (set: Element) => [...set.querySelectorAll<HTMLAnchorElement>(".tabs > a")];
const panelOf = (tab: HTMLAnchorElement) => document.getElementById(tab.hash.slice(1));

function select(set: Element, chosen: HTMLAnchorElement) {
  for (const tab of tabsOf(set)) {
    const isChosen = tab === chosen;
    tab.ariaSelected = String(isChosen);
    tab.tabIndex = isChosen ? 0 : -1;
    panelOf(tab)?.toggleAttribute("hidden", !isChosen);
  }
}

/** Returns the tab that a key selects. Wraps around at both ends. */
function target(key: string, tabs: HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  const at = tabs.findIndex(({ ariaSelected }) => ariaSelected === "true");
  if (key === "ArrowRight") return tabs[(at + 1) % tabs.length];
  if (key === "ArrowLeft") return tabs.at(at - 1);
  if (key === "Home") return tabs[0];
  if (key === "End") return tabs.at(-1);
  return undefined;
}

/** Sets up one tab set and selects the tab in the URL hash, or the first. */
export function startTabs(set: HTMLElement) {
  if (set.dataset["ready"] !== undefined) return;
  set.dataset["ready"] = "";
  const list = set.querySelector(".tabs");
  list?.setAttribute("role", "tablist");
  const tabs = tabsOf(set);
  for (const tab of tabs) {
    const panel = panelOf(tab);
    tab.setAttribute("role", "tab");
    tab.setAttribute("aria-controls", panel?.id ?? "");
    panel?.setAttribute("role", "tabpanel");
    panel?.setAttribute("tabindex", "0");
  }
  const [first] = tabs;
  const named = () => tabs.find(({ hash }) => hash === location.hash);
  const start = named() ?? first;
  if (start) select(set, start);

  list?.addEventListener("click", (event) => {
    const tab = tabs.find((one) => one.contains(event.target as Node));
    if (!tab) return;
    event.preventDefault();
    select(set, tab);
  });
  list?.addEventListener("keydown", (event) => {
    const tab = target((event as KeyboardEvent).key, tabs);
    if (!tab) return;
    event.preventDefault();
    select(set, tab);
    tab.focus();
  });
  // A link elsewhere on the page may point at a section of this set.
  addEventListener("hashchange", () => {
    const tab = named();
    if (tab) select(set, tab);
  });
}
