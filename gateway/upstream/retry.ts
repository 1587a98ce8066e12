import { UpstreamFailure } from "./failure.ts";

// A page waits at most this long for a read; a purchase may take the length of a card authorisation.
const READ_DEADLINE_MS = 8_000;
const WRITE_DEADLINE_MS = 20_000;
const RETRIES = 2;
const FIRST_PAUSE_MS = 60;
/** Answers of something in between (a balancer, a restarting service), not of the operation. */
const TRANSIENT_STATUSES = [502, 503, 504];

type Attempt<T> = (timeoutMs: number) => Promise<T>;

/** How long a call may take in all, attempts and pauses together. */
function deadlineMs(method: string) {
  return method === "GET" ? READ_DEADLINE_MS : WRITE_DEADLINE_MS;
}

/** Full jitter: many callers that failed together do not come back together. */
function pauseMs(retry: number, random: () => number) {
  return Math.ceil(random() * FIRST_PAUSE_MS * 4 ** retry);
}

function isTransient(error: unknown) {
  return error instanceof UpstreamFailure && error.kind === "no_response";
}

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/**
 * Runs a call within its deadline. A GET is tried twice more after a failure of the way there; anything else runs once,
 * since a write without an answer may have happened. `mayRepeat` keeps the repeats of all calls within bounds;
 * `spentMs` is what the caller has waited already.
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
