// Sends the upstream calls of one request with the session in its cookies, and renews that session when a call is refused.
import type { Logger } from "pino";
import type { components } from "#generated/auth/schema.ts";
import { ProblemError, signedOut } from "../foundation/errors.ts";
import type { Metrics } from "../foundation/metrics.ts";
import type { Incoming } from "../http/incoming.ts";
import { callUpstream } from "../upstream/call.ts";
import { createClients } from "../upstream/clients.ts";
import { lifetimeOf } from "../upstream/lifetimes.ts";
import type { UpstreamRequest, UpstreamResponse } from "../upstream/messages.ts";
import { codeOf, isUnverified } from "../upstream/refusals.ts";
import { unwrap } from "../upstream/unwrap.ts";
import type { CallIdentity, CallOrigin, Upstream } from "../upstream/upstream.ts";
import type { CookieJar } from "./cookies.ts";
import { engagementSession } from "./engagement.ts";
import { elevateSession, type Renewal, renewSession } from "./refresh.ts";
import type { Refresher } from "./refresher.ts";
import { readRegion } from "./region.ts";
import { type CustomerSession, endSession, readSession } from "./session.ts";
import type { RefreshedTokens } from "./shared-exchange.ts";

type RefreshRequest = components["schemas"]["RefreshRequest"];

/** A one-time code, and whether this device may skip codes for a while. */
export type OneTimeCode = { otp: string; saveDevice: boolean };

type Resources = { upstream: Upstream; refresher: Refresher; metrics: Metrics; log: Logger };

/** Shell §7: a refusal of these never means that the access token has expired. */
const NO_REFRESH = new Set([
  "login",
  "verifyAutologin",
  "autologinWithBody",
  "transferLogin",
  "signUp",
  "socialAuthenticate",
  "logout",
  "refreshToken",
]);

const isShared = ({ operation, url }: UpstreamRequest) =>
  operation !== undefined && lifetimeOf(operation, url.split("?", 2)[1] ?? "") !== null;

/** 403 because of a one-time code, or a locked account. A refreshed token would not help. */
const isAboutCodes = (reply: UpstreamResponse) => ["required", "2fa_account_locked"].includes(codeOf(reply) ?? "");

/** 401 because the service has no sign-in for these tokens (contract: SignedOut). */
const isSignedOut = (reply: UpstreamResponse) => reply.status === 401 && codeOf(reply) === "signed_out";

/** Whether a fresh access token may turn this refusal into a reply. */
const mayBeExpired = (reply: UpstreamResponse) =>
  reply.status === 401 || (reply.status === 403 && !isAboutCodes(reply)) || isUnverified(reply);

export class SessionClient {
  readonly #resources: Resources;
  readonly #cookies: CookieJar;
  readonly #incoming: Incoming;

  constructor(resources: Resources, cookies: CookieJar, incoming: Incoming) {
    this.#resources = resources;
    this.#cookies = cookies;
    this.#incoming = incoming;
  }

  /** Makes one call. Renews the session and repeats the call once if its access token is missing or refused. */
  async send(request: UpstreamRequest): Promise<UpstreamResponse> {
    const { operation } = request;
    const session = readSession(this.#cookies);
    // Shared replies are fetched without a token, so none is renewed for them.
    const isPersonal = session !== null && operation?.auth !== "none" && !isShared(request);
    const mayRefresh = isPersonal && !NO_REFRESH.has(operation?.id ?? "");
    // Logout needs a token: it identifies the sign-in to end.
    const needsToken = mayRefresh || (isPersonal && operation?.id === "logout");
    if (needsToken && session.accessToken === null) await this.#renew(session);
    const reply = await this.#call(request);
    if (!mayRefresh || !mayBeExpired(reply)) return reply;
    await this.#renew(session);
    const again = await this.#call(request);
    // The tokens are new, so the sign-in itself is refused.
    if (!isUnverified(again) && !isSignedOut(again)) return again;
    this.#logEnd(new Error(`refused again by ${operation?.id} after the renewal`));
    endSession(this.#cookies);
    throw signedOut();
  }

  /** Renews the session with a one-time code, which elevates it for a while (account §4). Throws if the code is refused. */
  async elevate({ otp, saveDevice }: OneTimeCode): Promise<void> {
    const session = readSession(this.#cookies);
    if (!session) throw signedOut();
    const fingerprint = this.#cookies.get("dc_fingerprint") ?? undefined;
    await elevateSession(this.#renewal(session, { saveDevice, fingerprint, otp }));
  }

  async #renew(session: CustomerSession) {
    await renewSession(this.#renewal(session, { saveDevice: false }));
  }

  #renewal(session: CustomerSession, body: Omit<RefreshRequest, "refreshToken">): Renewal {
    const { metrics, refresher, log } = this.#resources;
    const { requestId } = this.#incoming;
    return {
      jar: this.#cookies,
      state: session,
      call: (refreshToken) => this.#refresh({ ...body, refreshToken }),
      onRefused: (reason) => this.#logEnd(reason),
      onFailed: (reason) => log.error({ requestId, err: reason }, "session was not renewed"),
      metrics,
      refresher,
    };
  }

  async #refresh(body: RefreshRequest): Promise<RefreshedTokens> {
    try {
      const { auth } = createClients((request) => this.send(request));
      return unwrap(await auth.POST("/refresh", { body }));
    } catch (error) {
      if (!(error instanceof ProblemError) || error.problem.code !== "invalid_signature") throw error;
    }
    // Either the customer's part of the signature is wrong or the shop's keys are. Without the customer's part, the repeat fails
    // only for wrong keys, which must not sign all customers out. The refresh token is the credential.
    const { auth } = createClients((request) => this.#call(request, null));
    return unwrap(await auth.POST("/refresh", { body }));
  }

  #call(request: UpstreamRequest, who: CallIdentity | null = readSession(this.#cookies)) {
    return callUpstream(this.#resources.upstream, request, this.#originOf(request), who);
  }

  #originOf({ method }: UpstreamRequest): CallOrigin {
    const { requestId, ip, wantsFresh, receivedAt, abortSignal } = this.#incoming;
    const isPersonal = readSession(this.#cookies) !== null || method !== "GET";
    return {
      requestId,
      subVariant: readRegion(this.#cookies),
      ip,
      wantsFresh,
      receivedAt,
      deviceId: this.#cookies.get("dc_device"),
      // Reading as a visitor starts no engagement session: its cookie would keep the page out of caches.
      sessionId: isPersonal ? engagementSession(this.#cookies) : null,
      signal: method === "GET" ? abortSignal?.() : undefined,
    };
  }

  #logEnd(reason: unknown) {
    this.#resources.log.warn({ requestId: this.#incoming.requestId, err: reason }, "session ended");
  }
}
