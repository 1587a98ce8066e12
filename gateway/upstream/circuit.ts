// One circuit breaker per service. After repeated failures calls fail fast, and a few trial calls test recovery.
import type { CircuitState } from "../foundation/metrics.ts";
import { UpstreamFailure } from "./failure.ts";
import type { WireReply } from "./transport.ts";

// Consecutive failures; a busy shop reaches them within a second. A single lost connection must not open the circuit.
const FAILURES_TO_OPEN = 8;
// A pause and a failed trial together take at most 4 s: the shop recovers within 5 s of the service.
const PAUSE_MS = 2_000;
const TRIAL_MS = 2_000;
// About the reads of one page, so that the first page after the return is complete.
const TRIALS = 8;
// Retry budget: at most a tenth of all calls. Unlimited retries would multiply the load on an overloaded service.
const CALLS_PER_REPEAT = 10;
const MAX_SAVED_RETRIES = 20;

/** The circuit breaker and retry budget of one service. */
export type Circuit = {
  readonly state: CircuitState;
  /**
   * Makes one attempt within `timeoutMs`; a read that is a trial gets 2 s. Throws `unavailable` without calling the service while the
   * circuit is open.
   */
  attempt(send: (timeoutMs: number) => Promise<WireReply>, call?: Attempt): Promise<WireReply>;
  /** Takes one retry from the budget. Returns false if the budget is used up. */
  mayRepeat(): boolean;
};

type Attempt = { timeoutMs?: number; isRead?: boolean };

/** Whether the reply comes from a proxy or a restarting service instead of the service itself. */
function isNoAnswer({ status, header }: WireReply) {
  return status === 502 || status === 504 || (status === 503 && !header("content-type")?.includes("json"));
}

/** Creates the circuits of this process, one per service, on first use. */
export function createCircuits() {
  const circuits = new Map<string, Circuit>();
  return {
    of(service: string): Circuit {
      const circuit = circuits.get(service) ?? createCircuit(service);
      circuits.set(service, circuit);
      return circuit;
    },
    states: () => [...circuits].map(([service, { state }]) => ({ service, state })),
    /** Closes all circuits and refills the retry budgets. Used after a deployment of services. */
    forget: () => circuits.clear(),
  };
}

export function createCircuit(service: string, { now = Date.now, random = Math.random } = {}): Circuit {
  let failures = 0;
  let closedUntil = 0;
  let trials = 0;
  let repliedAt = Number.NEGATIVE_INFINITY;
  let saved = MAX_SAVED_RETRIES * CALLS_PER_REPEAT;

  function succeeded() {
    failures = 0;
    repliedAt = now();
  }

  function failed() {
    failures += 1;
    if (failures < FAILURES_TO_OPEN || now() < closedUntil) return;
    // Half of the pause is random, so that processes do not all retry at the same moment.
    closedUntil = now() + PAUSE_MS / 2 + (random() * PAUSE_MS) / 2;
  }

  /** A service that replied to nothing during a whole call may hang: the next calls are trials. */
  function timedOut(since: number) {
    if (repliedAt < since && failures < FAILURES_TO_OPEN) failures = FAILURES_TO_OPEN;
    else failed();
  }

  const isOpen = () => failures >= FAILURES_TO_OPEN;

  return {
    get state() {
      if (!isOpen()) return "closed";
      return trials > 0 ? "trying" : "open";
    },

    async attempt(send, { timeoutMs = Number.POSITIVE_INFINITY, isRead = true } = {}) {
      if (isOpen() && (trials >= TRIALS || now() < closedUntil)) {
        throw new UpstreamFailure("unavailable", { message: `${service} does not answer; its circuit is open` });
      }
      // A write keeps its own timeout: an aborted write may have succeeded.
      const isTrial = isOpen() && isRead;
      if (isTrial) trials += 1;
      saved = Math.min(MAX_SAVED_RETRIES * CALLS_PER_REPEAT, saved + 1);
      const since = now();
      try {
        const reply = await send(isTrial ? Math.min(timeoutMs, TRIAL_MS) : timeoutMs);
        if (isNoAnswer(reply)) failed();
        else succeeded();
        return reply;
      } catch (error) {
        // Aborted calls and unparseable replies do not mean that the service is down.
        const kind = error instanceof UpstreamFailure ? error.kind : "no_response";
        if (kind === "timeout") timedOut(since);
        else if (kind !== "aborted" && kind !== "unparseable") failed();
        throw error;
      } finally {
        if (isTrial) trials -= 1;
      }
    },

    mayRepeat() {
      if (saved < CALLS_PER_REPEAT) return false;
      saved -= CALLS_PER_REPEAT;
      return true;
    },
  };
}
