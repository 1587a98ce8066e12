// Starts and ends the recording of events with the visitor's consent: only then is analytics.ts loaded (shell §4).

import { forgetRecorded, mayRecord } from "./recorded.ts";
import { CONSENT_CHANGE } from "./visitor.ts";

function followConsent() {
  if (mayRecord()) void import("./analytics.ts").then(({ recordPage }) => recordPage());
  else forgetRecorded();
}

/** Records this page's events while the visitor consents. */
export function startRecording() {
  followConsent();
  document.addEventListener(CONSENT_CHANGE, followConsent);
}
