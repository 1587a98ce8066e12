// What a page does about a lost connection. Loaded after the page, with the toast that has to be here before the connection is lost.
import type { SERVICE_WORKER } from "#site/routes.ts";
import { forgetTickets } from "../kept-tickets.ts";
import { fetchToasts, showToast } from "../toasts/toasts.ts";
import { endLoading } from "./loading.ts";
import { readVisitor, VISITOR_CHANGE } from "./visitor.ts";

// Answers every other navigation that fails, with a page that offers to try again (front/service-worker.ts).
const WORKER: typeof SERVICE_WORKER = "/service-worker.js";

// Not in TypeScript yet.
type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): string };
};

function register() {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const url = trustedTypes?.createPolicy("offline", { createScriptURL: () => WORKER }).createScriptURL("") ?? WORKER;
  // Browsers may refuse, in private windows for example: they show their own page then.
  navigator.serviceWorker?.register(url, { updateViaCache: "all" }).catch(() => undefined);
}
if (import.meta.env.PROD) (globalThis.requestIdleCallback ?? setTimeout)(register);

/** Some browsers call a device offline that has no other network than itself: the shop answers then. */
let isReached = false;

/** Keeps the page of a form, with what was typed. */
async function stay(event: Event, form: HTMLFormElement, submitter: HTMLElement | null) {
  event.preventDefault();
  isReached = await fetch(location.href, { method: "HEAD" }).then(
    () => true,
    () => false,
  );
  // Set by the script of every page, which has seen the press before.
  submitter?.removeAttribute("aria-busy");
  endLoading();
  if (isReached) form.requestSubmit(submitter);
  else await showToast("toast.offline");
}

const forgetIfSignedOut = () => readVisitor(document.cookie).signedIn || forgetTickets();
forgetIfSignedOut();
document.addEventListener(VISITOR_CHANGE, forgetIfSignedOut);

// The toast that reports a lost connection cannot be fetched then.
fetchToasts().catch(() => undefined);
addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  if (navigator.onLine || isReached || event.defaultPrevented || form.method === "dialog") return;
  void stay(event, form, event.submitter);
});
