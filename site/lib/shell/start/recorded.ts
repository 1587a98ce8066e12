// Whether this page may record events, and what the tab keeps for them.

import type { Tracked } from "./track.ts";

/** What the keys of the tab's storage start with. */
export const RECORDED = "drawcard:recorded:";

/** The events that the previous page could not record. */
export const WAITING = `${RECORDED}waiting`;

/** Returns the events that the previous page could not record. Throws if storage is blocked. */
export const readWaiting = (): Tracked[] => JSON.parse(sessionStorage.getItem(WAITING) ?? "[]");

/** True with consent to more than essential cookies, or where none is needed. The gateway checks it again, by rules/cookies.ts. */
export const mayRecord = (): boolean =>
  !("consent" in document.documentElement.dataset) || /(?:^|; )dc_consent=[^;]*non_essential/.test(document.cookie);

/** Removes everything that was kept with consent. */
export function forgetRecorded() {
  window.dataLayer?.splice(0);
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(RECORDED)) sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked: nothing is kept.
  }
}
