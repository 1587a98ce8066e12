// Trading a refresh token for a new pair, or ending the session that has none.

import { ProblemError, problem, unanswered } from "#gateway/errors.ts";
import type { Metrics } from "../metrics.ts";
import type { CookieJar } from "./cookies.ts";
import type { Refresher } from "./refresher.ts";
import { AuthValidationError, type CustomerSession, endSession, requireConsistency, writeTokens } from "./session.ts";
import type { Exchange, RefreshedTokens } from "./shared-exchange.ts";

const REFRESH_FAILED = "Authentication refresh failed. Please try again.";

/** What a call is told when nobody is signed in with these cookies any more. */
export function signedOut() {
  return problem({ code: "signed_out", status: 401, message: "Please log in to continue." });
}

type Renewal = {
  jar: CookieJar;
  /** The session this request began with. */
  state: CustomerSession;
  call: (refreshToken: string) => Promise<RefreshedTokens>;
  onRefused: (reason: unknown) => void;
  /** Told of an answer that says nothing of the session: somebody has to look after it. */
  onFailed?: (reason: unknown) => void;
  refresher: Refresher;
  metrics?: Metrics;
};

/** The auth service's own word that this sign-in is over (contract of refreshToken). */
const isOver = (error: unknown) =>
  error instanceof ProblemError &&
  error.problem.status === 401 &&
  (error.problem.code === "invalid_refresh_token" || error.problem.code === "signed_out");

const isOfAuthType = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && (error.problem.status === 401 || error.problem.status === 403);

/**
 * What a call is told whose renewal failed. A refusal that is not of the token comes from somewhere in between, or from a
 * service that is out of step with the shop: its 404 is no page that is missing. Too many at once is said as it is.
 */
function failureOf(error: unknown, onFailed: Renewal["onFailed"]): unknown {
  if (!(error instanceof ProblemError)) return error;
  const { status, code } = error.problem;
  if (status >= 500 || code === "too_many_requests") return error;
  onFailed?.(error);
  return unanswered(502);
}

/** The exchange between the two looks at who the tokens belong to (shell §5). */
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
 * Renews the session in the cookies, or ends it: with tokens that do not agree (shell §5), and when the auth service says
 * that it is over. One that cannot be reached, or whose answer is another, ends nothing: the customer may try again.
 */
export async function renewSession(renewal: Renewal): Promise<void> {
  const { refresher, onFailed, metrics } = renewal;
  try {
    await exchangeTokens(renewal, refresher.exchange);
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

/** The words of account §8, with the service's own of why: a wrong code, or too many of them. */
function refreshFailed({ problem: { status, messages, targets, twoFactorAuth } }: ProblemError) {
  const failed = problem({ code: "AUTH_REFRESH_FAILED", status, message: REFRESH_FAILED });
  return new ProblemError({
    ...failed.problem,
    messages: [...failed.problem.messages, ...messages],
    targets,
    ...(twoFactorAuth && { twoFactorAuth }),
  });
}

/**
 * Renews the session with a one-time code, which elevates it. A code that is refused leaves the session as it was, unless the
 * session is over anyway; tokens that do not agree end it as ever.
 */
export async function elevateSession(renewal: Renewal): Promise<void> {
  const { refresher, onFailed, metrics } = renewal;
  try {
    await exchangeTokens(renewal, refresher.elevate);
    metrics?.refresh("renewed");
  } catch (error) {
    if (error instanceof AuthValidationError) {
      end(renewal, error);
      throw signedOut();
    }
    if (!isOfAuthType(error)) throw failureOf(error, onFailed);
    if (isOver(error)) end(renewal, error);
    throw refreshFailed(error);
  }
}
