// Enhances the authorisation page, which also works without JavaScript: every step is a form with a button.
//
// The browser cannot return to the bank's page: it came from a POST and is not cached, so Back would show a browser
// error. The script therefore returns to the history entry that led to the bank and shows the result there. From there,
// Back leads to the cart.
import { comesFromPayment } from "#site/lib/payment/to-bank.ts";
import { type Arrival, type Start, startOf, stepsBack } from "./bank-trip.ts";

const KEY = "bank-trip";
// Browsers do not report a failed history.go(), so fall back to location.replace() after this many milliseconds.
const FALLBACK_AFTER_MS = 3_000;

function arrivalOf(): Arrival {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return window.navigation?.activation?.navigationType ?? entry?.type ?? "reload";
}

function readStart(): Start | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}

function keepStart(start: Start) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(start));
  } catch {
    // Without storage the start is unknown, so the current page shows the result.
  }
}

function goBack(steps: number) {
  sessionStorage.removeItem(KEY);
  // The target page reloads immediately, which would make a view transition throw an error.
  addEventListener("pageswap", (event) => event.viewTransition?.skipTransition());
  setTimeout(() => location.replace(location.pathname), FALLBACK_AFTER_MS);
  history.go(-steps);
}

/** Posts the bank's response. On a network error or a 5xx, submits the plain form, whose page shows the error. */
async function confirm(form: HTMLFormElement, steps: number) {
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const answer = await fetch(form.action, { method: "POST", body, redirect: "manual" }).catch(() => null);
  if (answer && answer.status < 500) goBack(steps);
  else form.submit();
}

/** Opens the bank's page once this page has loaded: a navigation before that would replace this entry of the history. */
function openBank() {
  const way = document.querySelector<HTMLElement>("[data-bank]");
  const open = () => setTimeout(() => (way instanceof HTMLFormElement ? way.requestSubmit() : way?.click()));
  if (document.readyState === "complete") open();
  else addEventListener("load", open, { once: true });
}

const { depositId = "", step } = document.querySelector<HTMLElement>("[data-deposit-id]")?.dataset ?? {};
const form = document.querySelector<HTMLFormElement>("[data-auto-submit]");
const isFromBank = new URLSearchParams(location.search).has("cres");

if (step === "challenge") {
  const start = startOf(depositId, arrivalOf(), history.length, readStart());
  if (start) keepStart(start);
  if (comesFromPayment(depositId)) openBank();
  // A page from the back-forward cache does not have the bank's response yet, so reload it.
  addEventListener("pageshow", (event) => event.persisted && location.reload());
} else {
  const steps = isFromBank ? stepsBack(depositId, arrivalOf(), history.length, readStart()) : null;
  if (steps === null) form?.requestSubmit();
  else if (form) void confirm(form, steps);
  else goBack(steps);
}
