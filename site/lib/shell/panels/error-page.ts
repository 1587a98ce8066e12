// Replaces the page with an error page at the same URL, with the markup the server would send. Loaded when a failure
// leaves nothing else to show.

import type { Problem } from "#gateway/problem.ts";
import type { RoutePattern } from "#site/routes.ts";
import { reportFailure } from "../start/report.ts";
import { track } from "../start/track.ts";
import { fetchPage, loaded } from "./open-panel.ts";

// Not through lib/href.ts: its table would be added to every island.
const ADDRESS: RoutePattern<"shell-error"> = "/shell/error";

let isShown = false;

/** Shows the error page of a problem's status, with the request id for support. */
export async function showErrorPage({ status, requestId }: Problem): Promise<void> {
  // Several reads may fail together; the first one shows the page.
  if (isShown) return;
  isShown = true;
  try {
    const page = await fetchPage(`${ADDRESS}?status=${status}`);
    const content = page.querySelector<HTMLElement>("[data-error-page]");
    if (!content) throw new Error("No error page on this page");
    await replaceContent(document.importNode(content, true), requestId);
    document.title = page.title;
  } catch (error) {
    isShown = false;
    throw error;
  }
  // The list that handled Back is gone: reload.
  addEventListener("popstate", () => location.reload());
  track("Error", status >= 400 ? { status } : {});
  reportFailure(`${status} in place of the page, request ${requestId}`);
}

async function replaceContent(content: HTMLElement, requestId: string) {
  const styles = [...content.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  const ready = styles.map(loaded);
  document.head.append(...styles);
  await Promise.all(ready);
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
  const id = content.querySelector("[data-request-id]");
  if (id) id.textContent = requestId;
  document.getElementById("content")?.replaceChildren(content);
  const heading = content.querySelector<HTMLElement>("h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
  scrollTo({ top: 0 });
}
