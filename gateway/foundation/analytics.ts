// Sends page, track, identify and reset calls to the operator's analytics provider and tag manager in batches (shell §7). If one of
// them is slow or down, only its events are lost.
import type { Logger } from "pino";
import { tagEvent } from "#gateway/rules/shell/tag-event.ts";

/** One call in the provider's format. The gateway sets the identity fields; values from the browser are not used. */
export type AnalyticsCall = {
  type: "page" | "track" | "identify" | "reset";
  name?: string | undefined;
  properties?: object | undefined;
  /** What the page showed of experiments: "name=variant&name=variant". */
  experiments?: string;
  anonymousId: string;
  sessionId: string;
  customerId: string | null;
  /** Campaign and region of the visit. */
  context: Record<string, string>;
  sentAt: string;
};

export type Analytics = {
  send(calls: readonly AnalyticsCall[]): void;
  /** Sends the same calls to the tag manager's server, in its form of events. */
  sendToTagManager(calls: readonly AnalyticsCall[]): void;
  /** Logs how an event differs from the table of events, each difference once (shell §8). */
  reportViolation(violation: string): void;
};

const DEADLINE_MS = 5000;
// With this many requests in flight the provider counts as down, and newer batches are dropped.
const MAX_IN_FLIGHT = 20;
// Anyone can send an event, so the log of violations is bounded.
const MAX_VIOLATIONS = 100;

/** Returns a function that posts batches to `url` as `{ batch: [...] }`. Without a URL it does nothing. */
function createReceiver(name: string, url: string | null, log: Logger): (calls: readonly object[]) => void {
  let inFlight = 0;
  let isFailing = false;

  async function post(target: string, calls: readonly object[]) {
    const body = JSON.stringify({ batch: calls });
    const headers = { "content-type": "application/json" };
    const answer = await fetch(target, { method: "POST", headers, body, signal: AbortSignal.timeout(DEADLINE_MS) });
    if (!answer.ok) throw new Error(`The ${name} answered ${answer.status}`);
    isFailing = false;
  }

  return (calls) => {
    if (!url || inFlight >= MAX_IN_FLIGHT) return;
    inFlight += 1;
    post(url, calls)
      .catch((error: unknown) => {
        // Log the first failure only, until a batch succeeds.
        if (!isFailing) log.warn({ err: error }, `${name} failed`);
        isFailing = true;
      })
      .finally(() => {
        inFlight -= 1;
      });
  };
}

type Receivers = { analyticsUrl: string | null; tagManagerUrl: string | null };

/** Creates the sender of events. A `null` URL disables its receiver. */
export function createAnalytics({ analyticsUrl, tagManagerUrl }: Receivers, log: Logger): Analytics {
  const violations = new Set<string>();
  const sendToTagManager = createReceiver("tag manager", tagManagerUrl, log);
  return {
    send: createReceiver("analytics provider", analyticsUrl, log),
    sendToTagManager: (calls) =>
      sendToTagManager(
        calls.map((call) => {
          const { type: _, name: __, properties: ___, ...visit } = call;
          return { ...visit, ...tagEvent(call) };
        }),
      ),
    reportViolation(violation) {
      if (violations.has(violation) || violations.size >= MAX_VIOLATIONS) return;
      violations.add(violation);
      log.error({ violation }, "analytics event breaks its schema");
    },
  };
}
