// One circuit breaker per service. After repeated failures calls fail fast, and single trial calls test recovery.
import type { CircuitState } from "../metrics.ts";
import { UpstreamFailure } from "./failure.ts";
import type { WireReply } from "./transport.ts";

// Consecutive failures, about as many as one busy second brings. A single lost connection must not open the circuit.
const FAILURES_TO_OPEN = 8;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;
// Retry budget: at most a tenth of all calls. Unlimited retries would multiply the load on an overloaded service.
const CALLS_PER_REPEAT = 10;
const MOST_REPEATS_SAVED = 20;

/** The circuit breaker and retry budget of one service. */
export type Circuit = {
  readonly state: CircuitState;
  /** Makes one attempt. Throws `unavailable` without calling the service while the circuit is open. */
  attempt(send: () => Promise<WireReply>): Promise<WireReply>;
  /** Takes one retry from the budget. Returns false if the budget is used up. */
  mayRepeat(): boolean;
};

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
  let pauseMs = FIRST_PAUSE_MS;
  let closedUntil = 0;
  let isTrying = false;
  let saved = MOST_REPEATS_SAVED * CALLS_PER_REPEAT;

  function succeeded() {
    failures = 0;
    pauseMs = FIRST_PAUSE_MS;
  }

  function failed() {
    failures += 1;
    if (failures < FAILURES_TO_OPEN || now() < closedUntil) return;
    // Half of the pause is random, so that processes do not all retry at the same moment.
    closedUntil = now() + pauseMs / 2 + (random() * pauseMs) / 2;
    pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2);
  }

  const isOpen = () => failures >= FAILURES_TO_OPEN;

  return {
    get state() {
      if (!isOpen()) return "closed";
      return isTrying ? "trying" : "open";
    },

    async attempt(send) {
      if (isOpen() && (isTrying || now() < closedUntil)) {
        throw new UpstreamFailure("unavailable", { message: `${service} does not answer; its circuit is open` });
      }
      const isTrial = isOpen();
      isTrying ||= isTrial;
      saved = Math.min(MOST_REPEATS_SAVED * CALLS_PER_REPEAT, saved + 1);
      try {
        const reply = await send();
        if (isNoAnswer(reply)) failed();
        else succeeded();
        return reply;
      } catch (error) {
        // Aborted calls and unparseable replies do not mean that the service is down.
        const kind = error instanceof UpstreamFailure ? error.kind : "no_response";
        if (kind !== "aborted" && kind !== "unparseable") failed();
        throw error;
      } finally {
        if (isTrial) isTrying = false;
      }
    },

    mayRepeat() {
      if (saved < CALLS_PER_REPEAT) return false;
      saved -= CALLS_PER_REPEAT;
      return true;
    },
  };
}
