// The error page in place of the page it befell: the same markup a server would have answered with, at the same address.
// Fetched when a failure leaves nothing else to show.

import type { Problem } from "#gateway/problem.ts";
import type { RoutePattern } from "#site/routes.ts";
import { reportFailure } from "../start/report.ts";
import { track } from "../start/track.ts";
import { fetchPage, loaded } from "./open-panel.ts";

// Not through lib/href.ts: the table of what islands link to is in every one of them.
const ADDRESS: RoutePattern<"shell-error"> = "/shell/error";

let isShown = false;

/** Puts the page of a problem's status in place of the content, with the id that support finds the failed call by. */
export async function showErrorPage({ status, requestId }: Problem): Promise<void> {
  // What fails together is one failure, and the first call has found it.
  if (isShown) return;
  isShown = true;
  try {
    const page = await fetchPage(`${ADDRESS}?status=${status}`);
    const content = page.querySelector<HTMLElement>("[data-error-page]");
    if (!content) throw new Error("No error page on this page");
    await putInPlace(document.importNode(content, true), requestId);
    document.title = page.title;
  } catch (error) {
    isShown = false;
    throw error;
  }
  // Turning back leads to another page of a list that is no longer there.
  addEventListener("popstate", () => location.reload());
  track("Error", { id: "", value: status });
  reportFailure(`${status} in place of the page, request ${requestId}`);
}

async function putInPlace(content: HTMLElement, requestId: string) {
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
