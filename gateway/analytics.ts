// The way to the operator's analytics provider (shell §7): page, track, identify and reset calls, in batches. A provider
// that is slow or gone costs the shop nothing but the events.
import type { Logger } from "pino";

/** One call as the provider gets it; whose it is, the gateway knows and the browser is not asked. */
export type AnalyticsCall = {
  type: "page" | "track" | "identify" | "reset";
  name?: string | undefined;
  properties?: Record<string, string | number | boolean> | undefined;
  anonymousId: string;
  sessionId: string;
  customerId: string | null;
  /** Where the visit came from, and the region it looks at. */
  context: Record<string, string>;
  sentAt: string;
};

export type Analytics = { send(calls: readonly AnalyticsCall[]): void };

const DEADLINE_MS = 5000;
// Beyond this the provider is down: newer batches are dropped, not gathered.
const MOST_UNDER_WAY = 20;

/** Posts batches to `url`, as `{ batch: [...] }`. Without an address it does nothing. */
export function createAnalytics(url: string | null, log: Logger): Analytics {
  let underWay = 0;
  let isFailing = false;

  async function post(target: string, calls: readonly AnalyticsCall[]) {
    const body = JSON.stringify({ batch: calls });
    const headers = { "content-type": "application/json" };
    const answer = await fetch(target, { method: "POST", headers, body, signal: AbortSignal.timeout(DEADLINE_MS) });
    if (!answer.ok) throw new Error(`The analytics provider answered ${answer.status}`);
    isFailing = false;
  }

  return {
    send(calls) {
      if (!url || underWay >= MOST_UNDER_WAY) return;
      underWay += 1;
      post(url, calls)
        .catch((error: unknown) => {
          // Told once, until it works again.
          if (!isFailing) log.warn({ err: error }, "analytics provider failed");
          isFailing = true;
        })
        .finally(() => {
          underWay -= 1;
        });
    },
  };
}
