// Opens a panel of the frame in place: asks for the page the link leads to, and copies its panel into a dialog. Fetched
// when somebody first reaches for a panel.

import { CONSENT_CHANGE, VISITOR_CHANGE } from "../start/visitor.ts";
import panelCss from "./panel.css?url";
import { PANEL_OPEN } from "./panel-open-event.ts";

type Side = "start" | "end" | "modal";

// Ends before a server that says nothing: the page itself then shows what is wrong.
const DEADLINE_MS = 10_000;
// A page that was fetched is good for as long as a cart (shop §4), unless something changes.
const FRESH_MS = 20_000;

const pages = new Map<string, { page: Promise<Document>; fetchedAt: number }>();
for (const change of [VISITOR_CHANGE, CONSENT_CHANGE]) document.addEventListener(change, () => pages.clear());

/** Whether it came or not: what waits for a stylesheet is shown without it in the end. */
export const loaded = (link: HTMLLinkElement) =>
  new Promise<void>((done) => {
    link.onload = link.onerror = () => done();
  });

let style: Promise<void> | undefined;

/** The stylesheet of the dialogs, once; a panel that opens unstyled would jump. */
function loadStyle(): Promise<void> {
  if (style) return style;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = panelCss;
  style = loaded(link);
  document.head.append(link);
  return style;
}

/** A page as a document. XMLHttpRequest parses markup without a Trusted Types sink, and runs none of its scripts. */
export function fetchPage(url: string): Promise<Document> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    request.open("GET", url);
    request.responseType = "document";
    request.timeout = DEADLINE_MS;
    request.onload = () => {
      if (request.status === 200 && request.responseXML) done(request.responseXML);
      else fail(new Error(`The page answered ${request.status}`));
    };
    request.onerror = request.ontimeout = () => fail(new Error("The page did not come"));
    request.send();
  });
}

/** The address of the panel behind a link, which for some is not the page it leads to without a script. */
const addressOf = (link: HTMLAnchorElement) => new URL(link.dataset["panelHref"] ?? link.href, location.href).href;

/** The page behind an address, fetched at most once for as long as it is fresh. */
function pageOf(address: string): Promise<Document> {
  const [url = ""] = address.split("#");
  const known = pages.get(url);
  if (known && performance.now() - known.fetchedAt < FRESH_MS) return known.page;
  const page = fetchPage(url);
  pages.set(url, { page, fetchedAt: performance.now() });
  page.catch(() => pages.delete(url));
  return page;
}

/** Fetches what a link opens ahead of the press. */
export function warmPanel(link: HTMLAnchorElement) {
  void loadStyle();
  // Why it failed is told when it is pressed.
  pageOf(addressOf(link)).catch(() => undefined);
}

function newDialog(side: Side, opener?: HTMLElement): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  dialog.className = `panel-dialog panel-dialog--${side}`;
  dialog.addEventListener("click", (event) => {
    // A press on the backdrop is a press on the dialog itself: its panel fills it.
    const isClose = event.target instanceof Element && event.target.closest("[data-panel-close]");
    if (event.target === dialog || isClose) dialog.close();
  });
  // A page that comes back out of the back-forward cache shows itself, not what was opened over it.
  const close = () => dialog.close();
  addEventListener("pagehide", close);
  dialog.addEventListener("close", () => {
    removeEventListener("pagehide", close);
    dialog.remove();
    // Not every browser gives focus to a link that was pressed with a mouse, so none has it to give back.
    opener?.focus({ preventScroll: true });
  });
  document.body.append(dialog);
  return dialog;
}

/** Runs the scripts of the panel's own page; those that ran before are modules and do not run again. */
function runScripts(page: Document): Promise<unknown> {
  const sources = [...page.querySelectorAll<HTMLScriptElement>("script[type=module][src]")].map(({ src }) => src);
  return Promise.all(sources.map((source) => import(/* @vite-ignore */ source)));
}

/** The panel's page cannot know over which page it opens. */
function markCurrent(panel: HTMLElement) {
  for (const link of panel.querySelectorAll<HTMLAnchorElement>("a[href]")) {
    if (link.origin === location.origin && link.pathname === location.pathname) link.ariaCurrent = "page";
  }
}

/**
 * Unfolds the part an address names and folds the others: a drawer shows at one glance what there is. Answers where to
 * begin. On its own page, which may be as long as it likes, everything is unfolded.
 */
function unfold(panel: HTMLElement, hash: string): HTMLElement | null {
  const part = hash && panel.querySelector<HTMLElement>(`#${CSS.escape(hash)}`);
  for (const fold of panel.querySelectorAll<HTMLDetailsElement>("details[data-fold]")) fold.open = fold === part;
  return part ? part.querySelector<HTMLElement>("summary, a") : null;
}

type Showing = {
  opener?: HTMLElement;
  prepare?: (panel: HTMLElement) => HTMLElement | null;
  /** Over a dialog that is open already, which is there again afterwards. */
  isOver?: boolean;
};

/**
 * Shows the panel of a page in a dialog; a dialog that is open already takes it in. `prepare` is given it before it can be
 * seen, and answers where to begin: a focus that moved later would take somebody out of what they have begun to type.
 */
export async function showPanel(
  url: string,
  side: Side,
  { opener, prepare, isOver = false }: Showing = {},
): Promise<void> {
  const [page] = await Promise.all([pageOf(url), loadStyle()]);
  const found = page.querySelector<HTMLElement>("[data-panel-body]");
  if (!found) throw new Error("No panel on this page");
  // On their way before it is shown: a form that is sent without its script leads to its page.
  const scripts = runScripts(page);
  scripts.catch(() => undefined);
  const panel = document.importNode(found, true);
  for (const close of panel.querySelectorAll<HTMLElement>("[data-panel-close]")) close.hidden = false;
  markCurrent(panel);
  const begin = unfold(panel, url.split("#")[1] ?? "") ?? prepare?.(panel);

  const open = isOver ? null : document.querySelector<HTMLDialogElement>("dialog.panel-dialog[open]");
  const dialog = open ?? newDialog(side, opener);
  // The panel before stays until this one has its styles; what else is in the dialog stays altogether: toasts.
  const before = dialog.querySelector("[data-panel-body]");
  panel.hidden = true;
  dialog.prepend(panel);
  await Promise.all([...panel.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].map(loaded));
  before?.remove();
  panel.hidden = false;
  dialog.setAttribute("aria-label", panel.dataset["panelBody"] ?? "");
  if (!dialog.open) dialog.showModal();
  else panel.querySelector<HTMLElement>("[data-panel-close]")?.focus();
  begin?.focus();
  await scripts;
  panel.dispatchEvent(new CustomEvent(PANEL_OPEN, { bubbles: true }));
}

let isOpening = false;

/** Opens the panel a link leads to. What cannot be opened in place is opened as the page it is. */
export async function openPanel(link: HTMLAnchorElement): Promise<void> {
  // A second press while it is on its way is the same press.
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
