// Whether this page may record events, and what the tab keeps for it. analytics.ts is loaded only with consent (shell §4).

import { mayWriteCookie, readConsent } from "#gateway/rules/cookies.ts";
import { CONSENT_CHANGE } from "./visitor.ts";

/** Keys of the tab's storage. */
export const SIGNED_IN = "drawcard:signed-in";
export const SHOWN = "drawcard:shown:";

/** True with consent to more than essential cookies. The gateway checks it again. */
export function mayRecord(): boolean {
  const choice = /(?:^|; )dc_consent=([^;]*)/.exec(document.cookie)?.[1];
  return mayWriteCookie("non_essential", readConsent(choice, "consent" in document.documentElement.dataset));
}

/** Removes everything that was kept with consent. */
export function forgetRecorded() {
  window.dataLayer?.splice(0);
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key === SIGNED_IN || key.startsWith(SHOWN)) sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked: nothing is kept.
  }
}

function followConsent() {
  if (mayRecord()) void import("./analytics.ts").then(({ recordPage }) => recordPage());
  else forgetRecorded();
}

/** Records this page's events while the visitor consents. */
export function startRecording() {
  followConsent();
  document.addEventListener(CONSENT_CHANGE, followConsent);
}
