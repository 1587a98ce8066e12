import { UpstreamFailure } from "./failure.ts";

// A page waits at most 8 seconds for a read: services that have just started may need as long under load. A write may include a
// card authorisation, for which services wait 10 s, so it gets 15.
const READ_DEADLINE_MS = 8_000;
const WRITE_DEADLINE_MS = 15_000;
/** For all calls of a visitor's request together, so that a press is answered within 20 s, also if every service hangs. */
const REQUEST_DEADLINE_MS = 18_000;
/** A call after that, such as the reads of the page that shows the failure, still gets this long. */
const LEAST_MS = 1_000;
/** For files of 20 MB, which a busy service has to receive and encrypt. */
export const UPLOAD_DEADLINE_MS = 45_000;
const RETRIES = 2;
const FIRST_PAUSE_MS = 60;
/** Statuses sent by a load balancer or a restarting service, not by the operation. */
const TRANSIENT_STATUSES = [502, 503, 504];

type Attempt<T> = (timeoutMs: number) => Promise<T>;

/** Returns the time limit for all attempts and pauses of a call together. `passedMs` is how long the visitor has waited before it. */
export function deadlineMs(method: string, passedMs = 0): number {
  const own = method === "GET" ? READ_DEADLINE_MS : WRITE_DEADLINE_MS;
  return Math.max(LEAST_MS, Math.min(own, REQUEST_DEADLINE_MS - passedMs));
}

/** Exponential backoff with full jitter, so that callers do not all retry at the same moment. */
function pauseMs(retry: number, random: () => number) {
  return Math.ceil(random() * FIRST_PAUSE_MS * 4 ** retry);
}

function isTransient(error: unknown) {
  return error instanceof UpstreamFailure && error.kind === "no_response";
}

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/**
 * Runs a call within its deadline. Retries a GET up to twice after a connection failure or a transient status. Writes
 * run once, since a write without a reply may have succeeded. `mayRepeat` is the retry budget shared by all calls.
 * `spentMs` is the time the caller has already waited. Throws `timeout` when the deadline has passed.
 */
export async function withRetry<T extends { status: number }>(
  method: string,
  attempt: Attempt<T>,
  {
    random = Math.random,
    pause = wait,
    clock = () => performance.now(),
    budgetMs = deadlineMs(method),
    spentMs = 0,
    mayRepeat = (): boolean => true,
  } = {},
): Promise<T> {
  const endsAt = clock() + budgetMs - spentMs;
  for (let retry = 0; ; retry += 1) {
    const isLast = method !== "GET" || retry === RETRIES;
    const left = endsAt - clock();
    if (left <= 0) throw new UpstreamFailure("timeout");
    try {
      const reply = await attempt(left);
      if (isLast || !TRANSIENT_STATUSES.includes(reply.status) || !mayRepeat()) return reply;
    } catch (error) {
      if (isLast || !isTransient(error) || !mayRepeat()) throw error;
    }
    await pause(Math.min(pauseMs(retry, random), Math.max(0, endsAt - clock())));
  }
}
