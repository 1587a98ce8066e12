// Renews the session with its refresh token, or ends it.
import { noReply, ProblemError, problem, signedOut } from "../foundation/errors.ts";
import type { Metrics } from "../foundation/metrics.ts";
import type { CookieJar } from "./cookies.ts";
import type { Refresher } from "./refresher.ts";
import { AuthValidationError, type CustomerSession, endSession, requireConsistency, writeTokens } from "./session.ts";
import { type Exchange, type RefreshedTokens, unsharedExchange } from "./shared-exchange.ts";

const REFRESH_FAILED = "Authentication refresh failed. Please try again.";

export type Renewal = {
  jar: CookieJar;
  /** The session when the request began. */
  state: CustomerSession;
  call: (refreshToken: string) => Promise<RefreshedTokens>;
  /** Called when the session ends. */
  onRefused: (reason: unknown) => void;
  /** Called for a reply that does not concern the session: something upstream needs attention. */
  onFailed?: (reason: unknown) => void;
  refresher: Refresher;
  metrics?: Metrics;
};

/** Whether the auth service reports that the sign-in is over (contract of refreshToken). */
const isOver = (error: unknown) =>
  error instanceof ProblemError &&
  error.problem.status === 401 &&
  (error.problem.code === "invalid_refresh_token" || error.problem.code === "signed_out");

const isAuthRefusal = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && (error.problem.status === 401 || error.problem.status === 403);

/**
 * The error of a failed renewal. A refusal that is not about the token comes from a proxy or an outdated service, and becomes a 502:
 * its 404 must not look like a missing page. 5xx and 429 stay.
 */
function failureOf(error: unknown, onFailed: Renewal["onFailed"]): unknown {
  if (!(error instanceof ProblemError)) return error;
  const { status, code } = error.problem;
  if (status >= 500 || code === "too_many_requests") return error;
  onFailed?.(error);
  return noReply(502);
}

/** Exchanges the tokens. Checks before and after that all tokens belong to the same customer (shell §5). */
async function exchangeTokens({ jar, state, call }: Renewal, exchange: Exchange): Promise<void> {
  requireConsistency(jar, state);
  const { refreshToken } = state;
  const tokens = await exchange({ refreshToken, deviceId: jar.get("dc_device") }, () => call(refreshToken));
  requireConsistency(jar, state, tokens);
  writeTokens(jar, tokens);
}

function end({ jar, onRefused, metrics }: Renewal, reason: unknown) {
  metrics?.refresh("refused");
  onRefused(reason);
  endSession(jar);
}

/**
 * Renews the session in the cookies. Ends it, with 401, if its tokens are inconsistent (shell §5) or the auth service reports
 * that it is over. Any other failure is thrown and ends nothing, so the customer can try again.
 */
export async function renewSession(renewal: Renewal): Promise<void> {
  const { refresher, onFailed, metrics } = renewal;
  try {
    await exchangeTokens(renewal, refresher);
    metrics?.refresh("renewed");
  } catch (error) {
    if (error instanceof AuthValidationError || isOver(error)) {
      end(renewal, error);
      throw signedOut();
    }
    metrics?.refresh("failed");
    throw failureOf(error, onFailed);
  }
}

/** Account §8: the refusal of a code, with the service's own messages (wrong code, too many codes). */
function refreshFailed({ problem: { status, messages, targets, twoFactorAuth } }: ProblemError) {
  const failed = problem({ code: "AUTH_REFRESH_FAILED", status, message: REFRESH_FAILED });
  return new ProblemError({
    ...failed.problem,
    messages: [...failed.problem.messages, ...messages],
    targets,
    ...(twoFactorAuth && { twoFactorAuth }),
  });
}

/** Renews the session with a one-time code, which elevates it. A refused code leaves the session unchanged unless it is over. */
export async function elevateSession(renewal: Renewal): Promise<void> {
  const { onFailed, metrics } = renewal;
  try {
    await exchangeTokens(renewal, unsharedExchange);
    metrics?.refresh("renewed");
  } catch (error) {
    if (error instanceof AuthValidationError) {
      end(renewal, error);
      throw signedOut();
    }
    if (!isAuthRefusal(error)) throw failureOf(error, onFailed);
    if (isOver(error)) end(renewal, error);
    throw refreshFailed(error);
  }
}
