// Progress of a navigation or call: the bar at the top, the pressed link, and, after a while, an announcement for screen
// readers. A new page announces itself.

// Shorter waits are not announced.
const ANNOUNCE_AFTER_MS = 1500;

let timer: ReturnType<typeof setTimeout> | undefined;
let status: HTMLElement | undefined;

/** The live region of the announcement; it must be in the page before its first text. */
function statusLine(): HTMLElement {
  if (!status) {
    status = Object.assign(document.createElement("p"), { className: "sr-only", role: "status" });
    document.body.append(status);
  }
  return status;
}

/** Shows that a pressed link or button is loading. */
export function startLoading(pressed?: Element | null) {
  document.documentElement.dataset["loading"] = "";
  pressed?.setAttribute("aria-busy", "true");
  const line = statusLine();
  clearTimeout(timer);
  timer = setTimeout(() => {
    line.textContent = "Loading";
  }, ANNOUNCE_AFTER_MS);
}

/** Removes all signs of loading. */
export function endLoading() {
  delete document.documentElement.dataset["loading"];
  for (const busy of document.querySelectorAll("a[aria-busy]")) busy.removeAttribute("aria-busy");
  clearTimeout(timer);
  if (status) status.textContent = "";
}

/** Shows loading until a promise settles. */
export async function whileLoading<T>(work: Promise<T>, pressed?: Element | null): Promise<T> {
  startLoading(pressed);
  try {
    return await work;
  } finally {
    endLoading();
  }
}
