// Opens a panel in place: fetches the page the link leads to and copies its panel into a dialog. Loaded when a panel link is
// first hovered, focused or pressed.

import { CONSENT_CHANGE, VISITOR_CHANGE } from "../start/visitor.ts";
import { PANEL_OPEN } from "./panel-open-event.ts";

type Side = "start" | "end" | "modal";

// Gives up on a slow server; the link then opens the page itself.
const DEADLINE_MS = 10_000;
// A fetched page is reused as long as a cart (shop §4), unless something changes.
const FRESH_MS = 20_000;

const pages = new Map<string, { page: Promise<Document>; fetchedAt: number }>();
for (const change of [VISITOR_CHANGE, CONSENT_CHANGE]) document.addEventListener(change, () => pages.clear());

let style: Promise<void> | undefined;

/** Returns the stylesheet that the page of a panel names. */
export const styleOf = (panel: HTMLElement) => panel.dataset["style"] ?? "";

/** Loads the stylesheet of panels (panels.css), once: an unstyled panel would jump. It is shown if that fails. */
export function loadStyle(href: string): Promise<void> {
  style ??= new Promise((done) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });
  return style;
}

export const panelIn = (page: Document) => page.querySelector<HTMLElement>("[data-panel-body]");

/** Fetches a page as a document. XMLHttpRequest parses markup without a Trusted Types sink and runs no scripts. */
export function fetchPage(url: string): Promise<Document> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    request.open("GET", url);
    request.responseType = "document";
    request.timeout = DEADLINE_MS;
    const failWithAnswer = () => fail(new Error(`The panel answered ${request.status} at ${request.responseURL}`));
    request.onreadystatechange = () => {
      if (request.readyState !== XMLHttpRequest.HEADERS_RECEIVED) return;
      const isPanel = request.status === 200 && new URL(request.responseURL).pathname.startsWith("/shell/");
      if (isPanel) return;
      failWithAnswer();
      // Do not parse other pages, such as the login: the content security policy of this page blocks their inline styles.
      request.abort();
    };
    request.onload = () => (request.responseXML ? done(request.responseXML) : failWithAnswer());
    request.onerror = request.ontimeout = () => fail(new Error("The page did not load"));
    request.send();
  });
}

/** Returns the URL of the panel behind a link; some links lead elsewhere without a script. */
const addressOf = (link: HTMLAnchorElement) => new URL(link.dataset["panelHref"] ?? link.href, location.href).href;

/** Fetches the page of a URL, or returns the copy while it is fresh. */
function pageOf(address: string): Promise<Document> {
  const [url = ""] = address.split("#");
  const known = pages.get(url);
  if (known && performance.now() - known.fetchedAt < FRESH_MS) return known.page;
  const page = fetchPage(url);
  pages.set(url, { page, fetchedAt: performance.now() });
  page.catch(() => pages.delete(url));
  return page;
}

/** Fetches a link's panel before the press. */
export function warmPanel(link: HTMLAnchorElement) {
  pageOf(addressOf(link))
    .then((page) => {
      const panel = panelIn(page);
      return panel && loadStyle(styleOf(panel));
    })
    // A failure is shown on the press.
    .catch(() => undefined);
}

function newDialog(side: Side, opener?: HTMLElement): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  dialog.className = `panel-dialog panel-dialog--${side}`;
  dialog.addEventListener("click", (event) => {
    // The panel fills the dialog, so a press on the dialog itself is on the backdrop.
    const isClose = event.target instanceof Element && event.target.closest("[data-panel-close]");
    // The second press of a double click on the opener, which on a slow device follows the opening, does not close it.
    if ((event.target === dialog && event.detail < 2) || isClose) dialog.close();
  });
  // A page restored from the back-forward cache must not show the dialog.
  const close = () => dialog.close();
  addEventListener("pagehide", close);
  dialog.addEventListener("close", () => {
    removeEventListener("pagehide", close);
    dialog.remove();
    // Some browsers do not focus a link pressed with a mouse, so the browser cannot return the focus to it.
    opener?.focus({ preventScroll: true });
  });
  document.body.append(dialog);
  return dialog;
}

/** Runs the scripts of the panel's page. They are modules, so each runs once. */
function runScripts(page: Document): Promise<unknown> {
  const sources = [...page.querySelectorAll<HTMLScriptElement>("script[type=module][src]")].map(({ src }) => src);
  return Promise.all(sources.map((source) => import(/* @vite-ignore */ source)));
}

/** Adds the URL of the page below, which the panel's page cannot know. */
function markCurrent(panel: HTMLElement) {
  for (const link of panel.querySelectorAll<HTMLAnchorElement>("a[href]")) {
    if (link.origin === location.origin && link.pathname === location.pathname) link.ariaCurrent = "page";
  }
}

/**
 * Opens the section named by the URL and closes the others, so that a drawer fits the screen; returns the element to
 * focus. On the panel's own page all sections are open.
 */
function unfold(panel: HTMLElement, hash: string): HTMLElement | null {
  const part = hash && panel.querySelector<HTMLElement>(`#${CSS.escape(hash)}`);
  for (const fold of panel.querySelectorAll<HTMLDetailsElement>("details[data-fold]")) fold.open = fold === part;
  return part ? part.querySelector<HTMLElement>("summary, a") : null;
}

/**
 * Holds a form sent, or a link to a provider pressed, while the scripts of its panel are loading: they would leave the page, and the
 * link would not lead back to it. Returns a function that stops holding, and repeats the last of them.
 */
function holdPresses(panel: HTMLElement): () => void {
  let repeat: (() => void) | undefined;
  const hold = (event: Event) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-social]") : null;
    if (event.type === "click" && !link) return;
    event.preventDefault();
    repeat = () =>
      link ? link.click() : target instanceof HTMLFormElement && target.requestSubmit((event as SubmitEvent).submitter);
  };
  const types = ["submit", "click"];
  for (const type of types) panel.addEventListener(type, hold);
  return () => {
    for (const type of types) panel.removeEventListener(type, hold);
    repeat?.();
  };
}

type Showing = {
  opener?: HTMLElement;
  prepare?: (panel: HTMLElement) => HTMLElement | null;
  /** Opens over another dialog, which is shown again afterwards. */
  isOver?: boolean;
};

/**
 * Shows a page's panel in a dialog, or in the one that is open. `prepare` runs before it is visible and returns the element to
 * focus: moving focus later would interrupt typing.
 */
export async function showPanel(
  url: string,
  side: Side,
  { opener, prepare, isOver = false }: Showing = {},
): Promise<void> {
  const page = await pageOf(url);
  const found = panelIn(page);
  if (!found) throw new Error("No panel on this page");
  // Started before the panel is shown: without its script, a form in it leads to its own page.
  const scripts = runScripts(page);
  scripts.catch(() => undefined);
  const panel = document.importNode(found, true);
  const release = holdPresses(panel);
  for (const close of panel.querySelectorAll<HTMLElement>("[data-panel-close]")) close.hidden = false;
  markCurrent(panel);
  const begin = unfold(panel, url.split("#")[1] ?? "") ?? prepare?.(panel);

  const open = isOver ? null : document.querySelector<HTMLDialogElement>("dialog.panel-dialog[open]");
  const dialog = open ?? newDialog(side, opener);
  // The previous panel stays until this one has its styles. Toasts stay in the dialog.
  const before = dialog.querySelector("[data-panel-body]");
  panel.hidden = true;
  dialog.prepend(panel);
  await loadStyle(styleOf(panel));
  before?.remove();
  panel.hidden = false;
  dialog.setAttribute("aria-label", panel.dataset["panelBody"] ?? "");
  if (!dialog.open) dialog.showModal();
  else panel.querySelector<HTMLElement>("[data-panel-close]")?.focus();
  begin?.focus();
  await scripts.catch((error: unknown) => {
    // Without its script, the form leads to its own page.
    release();
    throw error;
  });
  panel.dispatchEvent(new CustomEvent(PANEL_OPEN, { bubbles: true }));
  release();
}

let isOpening = false;

/** Opens the panel of a link. If that fails, follows the link. */
export async function openPanel(link: HTMLAnchorElement): Promise<void> {
  // Ignore a second press while the panel is loading.
  if (isOpening) return;
  isOpening = true;
  try {
    await showPanel(addressOf(link), (link.dataset["panel"] as Side | undefined) ?? "modal", { opener: link });
  } catch {
    location.assign(link.href);
  } finally {
    isOpening = false;
  }
}
