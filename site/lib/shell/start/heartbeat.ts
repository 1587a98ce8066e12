import { shouldPing } from "#gateway/rules/shell/engagement.ts";
import { lastActiveAt } from "./activity.ts";

const EVERY_MS = 60_000; // shell §9

/** Sends a heartbeat once a minute while the customer is active. */
export function startHeartbeat(activeTimeoutSeconds: number) {
  setInterval(() => {
    if (shouldPing((Date.now() - lastActiveAt()) / 1000, activeTimeoutSeconds)) {
      void fetch("/blank.html", { cache: "no-store" }).catch(() => undefined);
    }
  }, EVERY_MS);
}
