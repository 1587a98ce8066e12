// Nobody stays signed in on a computer that was walked away from (shell §4).

import { showToast } from "../toasts/toasts.ts";
import { lastActiveAt } from "./activity.ts";
import { readVisitor } from "./visitor.ts";

// Time enough to come back and press a key (WCAG 2.2.1 asks for 20 s).
const WARN_SECONDS = 60;

/** Ends the session the way the button does, then says why at the door. */
async function logOut() {
  const { pathname, search } = location;
  // Whoever asks for something meanwhile is told that the session is over: the reason is given here (react-client.tsx).
  document.documentElement.dataset["leaving"] = "";
  // "manual": the answer redirects home, and this page goes elsewhere. Its cookies and cleared storage count all the same.
  await fetch("/logout", { method: "POST", redirect: "manual", body: new URLSearchParams() }).catch(() => undefined);
  location.assign(`/login?${new URLSearchParams({ next: pathname + search, idle: "1" })}`);
}

/** Looks every so often whether the customer is still there; says so a minute before it logs them out. */
export function startIdleTimer(allowedSeconds: number, checkSeconds: number) {
  let hasWarned = false;
  setInterval(() => {
    if (!readVisitor(document.cookie).signedIn) return;
    const idle = (Date.now() - lastActiveAt()) / 1000;
    if (idle > allowedSeconds) void logOut();
    else if (idle <= allowedSeconds - WARN_SECONDS) hasWarned = false;
    else if (!hasWarned) {
      hasWarned = true;
      void showToast("toast.idleWarning");
    }
  }, checkSeconds * 1000);
}
