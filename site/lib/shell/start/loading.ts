// Something is on its way: the bar at the top of the page, the pressed link, and, when it takes long, words for those
// who see neither. A new page says by itself that it is there; nothing is announced for it.

// Shorter waits are not worth interrupting anybody for.
const SAY_AFTER_MS = 1500;

let timer = 0;
let status: HTMLElement | undefined;

/** The live region for the words; it has to stand in the page before its first one. */
function statusLine(): HTMLElement {
  if (!status) {
    status = document.createElement("p");
    status.className = "sr-only";
    status.role = "status";
    document.body.append(status);
  }
  return status;
}

/** Shows that what was pressed is being fetched. */
export function startLoading(pressed?: Element | null) {
  document.documentElement.dataset["loading"] = "";
  pressed?.setAttribute("aria-busy", "true");
  const line = statusLine();
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    line.textContent = "Loading";
  }, SAY_AFTER_MS);
}

/** Takes all of it back: it has come, or it will not. */
export function endLoading() {
  delete document.documentElement.dataset["loading"];
  for (const busy of document.querySelectorAll("a[aria-busy]")) busy.removeAttribute("aria-busy");
  clearTimeout(timer);
  if (status) status.textContent = "";
}

/** Shows it for as long as something takes. */
export async function whileLoading<T>(work: Promise<T>, pressed?: Element | null): Promise<T> {
  startLoading(pressed);
  try {
    return await work;
  } finally {
    endLoading();
  }
}
