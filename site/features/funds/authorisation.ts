// The script of the authorisation page. The page works without it: every step is a form with a button.
//
// The bank's page came by POST and is not kept: going Back into it would show the browser's own error page. So what
// follows the bank is shown in the place the trip began from, and Back leads to the cart from there.
import { type Arrival, type Start, startOf, stepsBack } from "./bank-trip.ts";

const KEY = "bank-trip";
// Going back is not reported when it cannot be done.
const PATIENCE_MS = 3_000;

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
    // Without storage the trip has no way back, and its page says what became of it.
  }
}

function goBack(steps: number) {
  sessionStorage.removeItem(KEY);
  // The page gone back to asks again at once, which ends a view transition with an error.
  addEventListener("pageswap", (event) => event.viewTransition?.skipTransition());
  setTimeout(() => location.replace(location.pathname), PATIENCE_MS);
  history.go(-steps);
}

/** Hands the bank's answer over. Where nobody answers the form is sent after all: its page says so and has a button. */
async function confirm(form: HTMLFormElement, steps: number) {
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const answer = await fetch(form.action, { method: "POST", body, redirect: "manual" }).catch(() => null);
  if (answer && answer.status < 500) goBack(steps);
  else form.submit();
}

const { depositId = "", step } = document.querySelector<HTMLElement>("[data-deposit-id]")?.dataset ?? {};
const form = document.querySelector<HTMLFormElement>("[data-auto-submit]");
const isFromBank = new URLSearchParams(location.search).has("cres");

if (step === "challenge") {
  const start = startOf(depositId, arrivalOf(), history.length, readStart());
  if (start) keepStart(start);
  // Out of the back-forward cache this page knows nothing of what the bank has said.
  addEventListener("pageshow", (event) => event.persisted && location.reload());
} else {
  const steps = isFromBank ? stepsBack(depositId, arrivalOf(), history.length, readStart()) : null;
  if (steps === null) form?.requestSubmit();
  else if (form) void confirm(form, steps);
  else goBack(steps);
}
