// Opens a panel of the frame in place: asks for the page the link leads to, and moves its panel into a dialog. Fetched
// when the first panel is opened.

import panelCss from "./panel.css?url";
import { PANEL_OPEN } from "./panels.ts";

type Side = "start" | "end" | "modal";

// Ends before a server that says nothing: the page itself then shows what is wrong.
const DEADLINE_MS = 10_000;

let style: Promise<void> | undefined;

/** The stylesheet of the dialogs, once; a panel that opens unstyled would jump. */
function loadStyle(): Promise<void> {
  style ??= new Promise((done) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = panelCss;
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });
  return style;
}

/** A page as a document. XMLHttpRequest parses markup without a Trusted Types sink, and runs none of its scripts. */
function fetchPage(url: string): Promise<Document> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    request.open("GET", url);
    request.responseType = "document";
    request.timeout = DEADLINE_MS;
    request.onload = () => (request.status === 200 && request.responseXML ? done(request.responseXML) : fail());
    request.onerror = request.ontimeout = () => fail();
    request.send();
  });
}

function newDialog(side: Side): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  dialog.className = `panel-dialog panel-dialog--${side}`;
  dialog.addEventListener("click", (event) => {
    // A press on the backdrop is a press on the dialog itself: its panel fills it.
    const isClose = event.target instanceof Element && event.target.closest("[data-panel-close]");
    if (event.target === dialog || isClose) dialog.close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  return dialog;
}

/** Runs the scripts of the panel's own page; those that ran before are modules and do not run again. */
function runScripts(page: Document): Promise<unknown> {
  const sources = [...page.querySelectorAll<HTMLScriptElement>("script[type=module][src]")].map(({ src }) => src);
  return Promise.all(sources.map((source) => import(/* @vite-ignore */ source)));
}

/** Shows the panel of a page in a dialog; a dialog that is open already takes it in. */
export async function showPanel(url: string, side: Side): Promise<HTMLElement> {
  const [page] = await Promise.all([fetchPage(url), loadStyle()]);
  const panel = page.querySelector<HTMLElement>("[data-panel-body]");
  if (!panel) throw new Error("No panel on this page");
  for (const close of panel.querySelectorAll<HTMLElement>("[data-panel-close]")) close.hidden = false;

  const dialog = document.querySelector<HTMLDialogElement>("dialog.panel-dialog[open]") ?? newDialog(side);
  dialog.setAttribute("aria-label", panel.dataset["panelBody"] ?? "");
  dialog.replaceChildren(document.adoptNode(panel));
  if (!dialog.open) dialog.showModal();
  await runScripts(page);
  panel.dispatchEvent(new CustomEvent(PANEL_OPEN, { bubbles: true }));
  return panel;
}

/** Opens the panel a link leads to. What cannot be opened in place is opened as the page it is. */
export async function openPanel(link: HTMLAnchorElement): Promise<void> {
  const url = link.dataset["panelHref"] ?? link.href;
  await showPanel(url, (link.dataset["panel"] as Side | undefined) ?? "modal").catch(() => location.assign(link.href));
}
