// Keeps a page that cannot be left: forms and links end in a message here, in place of the browser's error page. Loaded after the
// page, with the toast that has to be here before the connection is lost.
import { isPlainClick } from "../panels/plain-click.ts";
import { fetchToasts, showToast } from "../toasts/toasts.ts";
import { endLoading } from "./loading.ts";

/** Some browsers call a device offline that has no other network than itself: the shop answers then. */
let isReached = false;

async function stay(event: Event, pressed: Element | null, leave: () => void) {
  event.preventDefault();
  isReached = await fetch(location.href, { method: "HEAD" }).then(
    () => true,
    () => false,
  );
  // Set by the script of every page, which has seen the press before.
  pressed?.removeAttribute("aria-busy");
  endLoading();
  if (isReached) leave();
  else await showToast("toast.offline");
}

const isOffline = (event: Event) => !navigator.onLine && !isReached && !event.defaultPrevented;

// The toast that reports a lost connection cannot be fetched then.
fetchToasts().catch(() => undefined);
addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  if (!isOffline(event) || form.method === "dialog") return;
  const { submitter } = event;
  void stay(event, submitter, () => form.requestSubmit(submitter));
});
addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || !isOffline(event) || !isPlainClick(event) || link.target) return;
  const leaves = link.pathname + link.search !== location.pathname + location.search;
  if (leaves) void stay(event, link, () => link.click());
});
