// Signs an idle customer out (shell §4).

import { showToast } from "../toasts/toasts.ts";
import { lastActiveAt } from "./activity.ts";
import { readVisitor } from "./visitor.ts";

// Time to come back and press a key (WCAG 2.2.1 asks for 20 s).
const WARN_SECONDS = 60;

/** Signs out as the button does, then opens sign-in with the reason. */
async function logOut() {
  const { pathname, search } = location;
  // Keeps islands from redirecting to sign-in with another reason (react-client.tsx).
  document.documentElement.dataset["leaving"] = "";
  // "manual": the redirect to home is not followed; its cookies still apply.
  await fetch("/logout", { method: "POST", redirect: "manual", body: new URLSearchParams() }).catch(() => undefined);
  location.assign(`/login?${new URLSearchParams({ next: pathname + search, idle: "1" })}`);
}

/** Checks for activity at intervals. Warns one minute before signing out. */
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
