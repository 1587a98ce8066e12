import type { Logger } from "pino";
import { isRegion } from "#gateway/rules/regions.ts";
import type { components } from "#generated/auth/schema.ts";
import type { Analytics } from "./analytics.ts";
import type { ShopClock } from "./clock.ts";
import type { GatewayEnv } from "./env.ts";
import { ProblemError } from "./errors.ts";
import type { RateLimits } from "./http/rate-limit.ts";
import { type RequestLog, requestLog } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import { type CookieJar, createCookieJar } from "./session/cookies.ts";
import { engagementSession } from "./session/engagement.ts";
import { elevateSession, renewSession, signedOut } from "./session/refresh.ts";
import type { Refresher } from "./session/refresher.ts";
import { type CustomerSession, endBrokenSession, endSession, readSession } from "./session/session.ts";
import type { Tracing } from "./tracing.ts";
import { unwrap } from "./unwrap.ts";
import { callUpstream } from "./upstream/call.ts";
import { type Clients, createClients, type Send } from "./upstream/clients.ts";
import { lifetimeOf } from "./upstream/lifetimes.ts";
import type { UpstreamRequest, UpstreamResponse } from "./upstream/messages.ts";
import { codeOf, isUnverified } from "./upstream/refusals.ts";
import type { CallOrigin, Upstream } from "./upstream/upstream.ts";

/** What a process has once and every request shares. */
export type Shared = {
  env: GatewayEnv;
  upstream: Upstream;
  refresher: Refresher;
  limits: RateLimits;
  analyticsProvider: Analytics;
  clock: ShopClock;
  log: Logger;
  metrics: Metrics;
  tracing: Tracing;
};

/** One visitor's request, as procedures see it. */
export type Context = Clients & {
  cookies: CookieJar;
  /** The customer of this request, or null. Read anew each time: signing in changes it while the request runs. */
  readonly session: CustomerSession | null;
  subVariant: string | null;
  requestId: string;
  ip: string | null;
  language: string | null;
  publicUrl: URL;
  /** What an event says of this shop: a released one, or one somebody is working on. */
  build: "release" | "internal";
  appSecret: string;
  limits: RateLimits;
  analyticsProvider: Analytics;
  /** Renews the session with a one-time code: for a while it may do what asks for one (account §4). */
  elevate: (code: GivenCode) => Promise<void>;
  /** True when the request came with a session that could not be used: signing in says so (shell §5, unauthorised). */
  wasUnauthorised: boolean;
  now: () => Date;
  metrics: Metrics;
  tracing: Tracing;
  readonly log: RequestLog;
};

type RefreshRequest = components["schemas"]["RefreshRequest"];

/** A one-time code, and whether this device is to be asked for none for a while. */
type GivenCode = { otp: string; saveDevice: boolean };

/** What a request brings along, whichever door it came through. */
export type Incoming = {
  cookie: string | null;
  requestId: string;
  ip: string | null;
  language: string | null;
  wantsFresh: boolean;
  /** Says when a visitor who only reads has left: nobody waits for what is still on its way. Asked for when a call needs it. */
  leaving?: (() => AbortSignal) | undefined;
};

/** A refusal of these never means that a token has run out (shell §7). */
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

/** 403 with one of these is about a one-time code, or about an account that takes none: no refresh can bring any. */
const isAboutCodes = (reply: UpstreamResponse) => ["required", "2fa_account_locked"].includes(codeOf(reply) ?? "");

/** Nobody is signed in with these tokens, says the service (contract: SignedOut). */
const isSignedOut = (reply: UpstreamResponse) => reply.status === 401 && codeOf(reply) === "signed_out";

// One function for all contexts. A getter written in place is a new one each time, which gives every context a shape of its
// own: nothing that reads a context stays fast then, and the shapes outlive the requests.
const SESSION: PropertyDescriptor & ThisType<Context> = {
  enumerable: true,
  get() {
    return readSession(this.cookies);
  },
};

export function createContext(shared: Shared, incoming: Incoming): Context {
  const { env, upstream, refresher, limits, analyticsProvider, clock } = shared;
  const { requestId, ip } = incoming;
  const cookies = createCookieJar(incoming.cookie, env.publicUrl.protocol === "https:");
  const region = cookies.get("dc_sub_variant");
  const broken = endBrokenSession(cookies);
  if (broken) shared.log.warn({ requestId, err: broken }, "session ended");

  function originOf(request: UpstreamRequest): CallOrigin {
    const isPersonal = readSession(cookies) !== null || request.method !== "GET";
    return {
      requestId,
      // The region may be chosen while the request runs.
      subVariant: context.subVariant,
      ip,
      wantsFresh: incoming.wantsFresh,
      deviceId: cookies.get("dc_device"),
      // Begun by acting, not by looking: an answer to a visitor who only reads stays free of cookies.
      sessionId: isPersonal ? engagementSession(cookies) : null,
      signal: request.method === "GET" ? incoming.leaving?.() : undefined,
    };
  }

  async function refresh(body: RefreshRequest) {
    try {
      return unwrap(await clients.auth.POST("/refresh", { body }));
    } catch (error) {
      if (!(error instanceof ProblemError) || error.problem.code !== "invalid_signature") throw error;
    }
    // The customer's part of the signature may be spoilt, or the keys of the shop. The refresh token is the credential: asked
    // with the shop's part alone, the service tells the two apart, and one wrong key does not sign everybody out.
    const asNobody = createClients((request) => callUpstream(upstream, request, originOf(request), null));
    return unwrap(await asNobody.auth.POST("/refresh", { body }));
  }
  const onRefused = (reason: unknown) => shared.log.warn({ requestId, err: reason }, "session ended");
  const onFailed = (reason: unknown) => shared.log.error({ requestId, err: reason }, "session was not renewed");

  async function renew(state: CustomerSession) {
    const call = (refreshToken: string) => refresh({ refreshToken, saveDevice: false });
    await renewSession({ jar: cookies, state, onRefused, onFailed, metrics: shared.metrics, call, refresher });
  }

  async function elevate({ otp, saveDevice }: GivenCode) {
    const state = readSession(cookies);
    if (!state) throw signedOut();
    const fingerprint = cookies.get("dc_fingerprint") ?? undefined;
    const call = (refreshToken: string) => refresh({ refreshToken, saveDevice, fingerprint, otp });
    await elevateSession({ jar: cookies, state, onRefused, onFailed, metrics: shared.metrics, call, refresher });
  }

  const send: Send = async (request) => {
    const operation = request.operation;
    const before = readSession(cookies);
    // What is everybody's is asked for without a token, so none is renewed for it.
    const isPersonal = before !== null && operation?.auth !== "none" && !isShared(request);
    const mayRefresh = isPersonal && !NO_REFRESH.has(operation?.id ?? "");
    // Leaving takes a token too: without one the service could not tell which sign-in ends.
    const needsToken = mayRefresh || (isPersonal && operation?.id === "logout");
    if (needsToken && before.accessToken === null) await renew(before);
    const reply = await callUpstream(upstream, request, originOf(request), readSession(cookies));
    const isRefused = reply.status === 401 || (reply.status === 403 && !isAboutCodes(reply)) || isUnverified(reply);
    if (!mayRefresh || !isRefused) return reply;
    await renew(before);
    const again = await callUpstream(upstream, request, originOf(request), readSession(cookies));
    // With tokens as fresh as this it is not they that are refused: the sign-in is, whatever the auth service thinks of it.
    if (!isUnverified(again) && !isSignedOut(again)) return again;
    onRefused(new Error(`refused again by ${operation?.id} after the renewal`));
    endSession(cookies);
    throw signedOut();
  };

  const clients = createClients(send);
  const context: Omit<Context, "session"> = {
    ...clients,
    cookies,
    subVariant: isRegion(region) ? region : null,
    requestId,
    ip,
    language: incoming.language,
    publicUrl: env.publicUrl,
    build: env.mode === "production" ? "release" : "internal",
    appSecret: env.appSecret,
    limits,
    analyticsProvider,
    elevate,
    wasUnauthorised: broken !== null,
    now: () => clock.now(),
    metrics: shared.metrics,
    tracing: shared.tracing,
    log: requestLog(shared.log, requestId),
  };
  return Object.defineProperty(context, "session", SESSION) as Context;
}
