// Starts and ends the recording of events with the visitor's consent: only then is analytics.ts loaded (shell §4).

import { forgetRecorded, mayRecord, readWaiting, WAITING } from "./recorded.ts";
import { TRACK, type Tracked, track } from "./track.ts";
import { CONSENT_CHANGE } from "./visitor.ts";

/** Events since analytics.ts was requested. */
let waiting: Tracked[] = [];

const keep = (event: Event) => {
  if (mayRecord()) waiting.push((event as CustomEvent<Tracked>).detail);
};

/** Hands the events to the next page: a pressed link often leads to one before analytics.ts is there. */
function handOver() {
  try {
    if (waiting.length > 0) sessionStorage.setItem(WAITING, JSON.stringify([...readWaiting(), ...waiting]));
  } catch {
    // Storage is blocked or full: the events are lost.
  }
  waiting = [];
}

function followConsent() {
  if (!mayRecord()) {
    waiting = [];
    return forgetRecorded();
  }
  void import("./analytics.ts").then((loaded) => {
    document.removeEventListener(TRACK, keep);
    loaded.recordPage();
    waiting.splice(0).forEach(loaded.recordTracked);
  });
}

/** Records this page's events while the visitor consents. */
export function startRecording() {
  addEventListener("click", ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>("[data-track]") : null;
    if (pressed) track("Click", { name: pressed.dataset["track"] ?? "" });
  });
  document.addEventListener(TRACK, keep);
  addEventListener("pagehide", handOver);
  followConsent();
  document.addEventListener(CONSENT_CHANGE, followConsent);
}
