// Sends page, track, identify and reset calls to the operator's analytics provider in batches (shell §7). If the
// provider is slow or down, only events are lost.
import type { Logger } from "pino";

/** One call in the provider's format. The gateway sets the identity fields; values from the browser are not used. */
export type AnalyticsCall = {
  type: "page" | "track" | "identify" | "reset";
  name?: string | undefined;
  properties?: object | undefined;
  anonymousId: string;
  sessionId: string;
  customerId: string | null;
  /** Campaign and region of the visit. */
  context: Record<string, string>;
  sentAt: string;
};

export type Analytics = {
  send(calls: readonly AnalyticsCall[]): void;
  /** Logs how an event differs from the table of events, each difference once (shell §8). */
  reportViolation(violation: string): void;
};

const DEADLINE_MS = 5000;
// With this many requests in flight the provider counts as down, and newer batches are dropped.
const MAX_IN_FLIGHT = 20;
// Anyone can send an event, so the log of violations is bounded.
const MAX_VIOLATIONS = 100;

/** Posts batches to `url` as `{ batch: [...] }`. A `null` URL disables analytics. */
export function createAnalytics(url: string | null, log: Logger): Analytics {
  let inFlight = 0;
  let isFailing = false;
  const violations = new Set<string>();

  async function post(target: string, calls: readonly AnalyticsCall[]) {
    const body = JSON.stringify({ batch: calls });
    const headers = { "content-type": "application/json" };
    const answer = await fetch(target, { method: "POST", headers, body, signal: AbortSignal.timeout(DEADLINE_MS) });
    if (!answer.ok) throw new Error(`The analytics provider answered ${answer.status}`);
    isFailing = false;
  }

  return {
    reportViolation(violation) {
      if (violations.has(violation) || violations.size >= MAX_VIOLATIONS) return;
      violations.add(violation);
      log.error({ violation }, "analytics event breaks its schema");
    },
    send(calls) {
      if (!url || inFlight >= MAX_IN_FLIGHT) return;
      inFlight += 1;
      post(url, calls)
        .catch((error: unknown) => {
          // Log the first failure only, until a batch succeeds.
          if (!isFailing) log.warn({ err: error }, "analytics provider failed");
          isFailing = true;
        })
        .finally(() => {
          inFlight -= 1;
        });
    },
  };
}
