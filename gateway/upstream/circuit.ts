// One circuit per service: after a row of failures nobody waits for it any more, and now and then one call tries again.
import type { CircuitState } from "../metrics.ts";
import { UpstreamFailure } from "./failure.ts";
import type { WireReply } from "./transport.ts";

// As many in a row as a busy second brings; a single lost connection is none of its business.
const FAILURES_TO_OPEN = 8;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;
// Repeats are at most a tenth of all calls, or they would double the load of a service that is on its knees.
const CALLS_PER_REPEAT = 10;
const MOST_REPEATS_SAVED = 20;

/** Decides whether a service is asked at all, and whether a read may be repeated. */
export type Circuit = {
  readonly state: CircuitState;
  /** Makes one attempt, or throws `unavailable` at once while nobody is expected to answer. */
  attempt(send: () => Promise<WireReply>): Promise<WireReply>;
  /** May one more read be repeated? Takes it from the budget. */
  mayRepeat(): boolean;
};

/** Answers of something in between (a balancer, a restarting service), not of the service itself. */
function isNoAnswer({ status, header }: WireReply) {
  return status === 502 || status === 504 || (status === 503 && !header("content-type")?.includes("json"));
}

/** The circuits of a process, one per service. */
export function createCircuits() {
  const circuits = new Map<string, Circuit>();
  return {
    of(service: string): Circuit {
      const circuit = circuits.get(service) ?? createCircuit(service);
      circuits.set(service, circuit);
      return circuit;
    },
    states: () => [...circuits].map(([service, { state }]) => ({ service, state })),
    /** All are closed again: whoever deployed the services knows better than the calls before. */
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
    // Half of it by chance: processes that lost the service together do not come back together.
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
        // A visitor who left says nothing about the service, and an answer that nobody can read not that it is gone.
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
