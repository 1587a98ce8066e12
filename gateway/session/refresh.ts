// Trading a refresh token for a new pair, or ending the session that has none.

import { ProblemError, problem } from "#gateway/errors.ts";
import type { Metrics } from "../metrics.ts";
import type { CookieJar } from "./cookies.ts";
import type { Refresher } from "./refresher.ts";
import { AuthValidationError, endSession, readSession, requireConsistency, writeTokens } from "./session.ts";
import type { RefreshedTokens } from "./shared-exchange.ts";

/** What a call is told when nobody is signed in with these cookies any more. */
export function signedOut() {
  return problem({ code: "signed_out", status: 401, message: "Please log in to continue." });
}

type Renewal = {
  jar: CookieJar;
  /** The customer this request began for. */
  stateCustomerId: string;
  refresher: Refresher;
  call: (refreshToken: string) => Promise<RefreshedTokens>;
  onRefused: (reason: unknown) => void;
  metrics?: Metrics;
};

/**
 * Renews the session in the cookies, or ends it: with tokens that do not agree (shell §5), and when the auth service
 * refuses. An auth service that cannot be reached ends nothing: the customer may try again.
 */
export async function renewSession(renewal: Renewal): Promise<void> {
  const { jar, stateCustomerId, refresher, call, onRefused, metrics } = renewal;
  try {
    requireConsistency(jar, stateCustomerId);
    const refreshToken = readSession(jar)?.refreshToken;
    if (!refreshToken) throw new AuthValidationError("token null for refresh cookie");
    const shown = { refreshToken, deviceId: jar.get("dc_device") };
    const tokens = await refresher.exchange(shown, () => call(refreshToken));
    requireConsistency(jar, stateCustomerId, tokens);
    writeTokens(jar, tokens);
    metrics?.refresh("renewed");
  } catch (error) {
    const isRefusal =
      error instanceof AuthValidationError || (error instanceof ProblemError && error.problem.status < 500);
    const isLimited = error instanceof ProblemError && error.problem.code === "too_many_requests";
    const isOver = isRefusal && !isLimited;
    metrics?.refresh(isOver ? "refused" : "failed");
    if (!isOver) throw error;
    onRefused(error);
    endSession(jar);
    throw signedOut();
  }
}
