// The context of a request, passed to every procedure.
import type { Logger } from "pino";
import type { Analytics } from "./foundation/analytics.ts";
import type { ShopClock } from "./foundation/clock.ts";
import type { GatewayEnv } from "./foundation/env.ts";
import { type RequestLog, requestLog } from "./foundation/log.ts";
import type { Metrics } from "./foundation/metrics.ts";
import type { Tracing } from "./foundation/tracing.ts";
import type { Incoming } from "./http/incoming.ts";
import type { RateLimits } from "./http/rate-limit.ts";
import { type CookieJar, createCookieJar } from "./session/cookies.ts";
import type { NewestBalance } from "./session/newest-balances.ts";
import type { Refresher } from "./session/refresher.ts";
import type { RefusedPurchases } from "./session/refused-purchases.ts";
import { readRegion } from "./session/region.ts";
import { type CustomerSession, endBrokenSession, readSession } from "./session/session.ts";
import { type OneTimeCode, SessionClient } from "./session/session-client.ts";
import type { AddressProviders } from "./upstream/address-providers.ts";
import { type Clients, createClients } from "./upstream/clients.ts";
import type { SocialClients } from "./upstream/social-clients.ts";
import type { Upstream } from "./upstream/upstream.ts";

/** Resources shared by all requests of this process. */
export type SharedResources = {
  env: GatewayEnv;
  /** Address lookup, or null if the operator has set up none. */
  addressProviders: AddressProviders | null;
  /** The shop's clients at Apple and Google, those that are set up. */
  socialClients: SocialClients;
  upstream: Upstream;
  refresher: Refresher;
  limits: RateLimits;
  refusedPurchases: RefusedPurchases;
  newestBalance: NewestBalance;
  analyticsProvider: Analytics;
  clock: ShopClock;
  log: Logger;
  metrics: Metrics;
  tracing: Tracing;
};

/** One visitor's request, with a typed client for each service. */
export type Context = Clients &
  Pick<SharedResources, "addressProviders" | "socialClients"> & {
    cookies: CookieJar;
    /**
     * The signed-in customer, or null. Read from the cookies on each access, since signing in changes them mid-request.
     */
    readonly session: CustomerSession | null;
    /** The region the visitor chose, or null. Read from the cookies on each access. */
    readonly subVariant: string | null;
    requestId: string;
    ip: string | null;
    language: string | null;
    /** The language of content: the site's, which pages set before they call anything. */
    locale: "en-AU" | "en-GB";
    publicUrl: URL;
    /** Sent with events: "internal" in development and tests. */
    build: "release" | "internal";
    /** Seals cookies. */
    appSecret: string;
    /** Opens sealed cookies: the secret of this process first, then those of processes before or after a rotation. */
    appSecrets: readonly string[];
    limits: RateLimits;
    refusedPurchases: RefusedPurchases;
    analyticsProvider: Analytics;
    /** Step-up authentication: renews the session with a one-time code, which elevates it temporarily (account §4). */
    elevate: (code: OneTimeCode) => Promise<void>;
    /** True if the request's session was invalid and was ended. The sign-in page then shows why (shell §5, unauthorised). */
    wasUnauthorised: boolean;
    now: () => Date;
    metrics: Metrics;
    tracing: Tracing;
    readonly log: RequestLog;
  };

type FromCookies = "session" | "subVariant";

// Defined once for all contexts. With getters in an object literal, V8 gives every context its own hidden class, which
// slows each property access and leaks memory.
const FROM_COOKIES: Record<FromCookies, PropertyDescriptor & ThisType<Context>> = {
  session: {
    enumerable: true,
    get() {
      return readSession(this.cookies);
    },
  },
  subVariant: {
    enumerable: true,
    get() {
      return readRegion(this.cookies);
    },
  },
};

/** Creates the context of a request. Ends the session if its cookies are incomplete. */
export function createContext(resources: SharedResources, incoming: Incoming): Context {
  const { env, limits, refusedPurchases, analyticsProvider, clock, log, metrics, tracing } = resources;
  const { requestId, ip, language } = incoming;
  const cookies = createCookieJar(incoming.cookie, env.publicUrl.protocol === "https:", resources.newestBalance);
  const broken = endBrokenSession(cookies);
  if (broken) log.warn({ requestId, err: broken }, "session ended");
  const client = new SessionClient(resources, cookies, incoming);
  const context: Omit<Context, FromCookies> = {
    ...createClients((request) => client.send(request)),
    cookies,
    requestId,
    ip,
    language,
    locale: "en-AU",
    publicUrl: env.publicUrl,
    build: env.mode === "production" ? "release" : "internal",
    appSecret: env.appSecret,
    appSecrets: [env.appSecret, ...env.acceptedAppSecrets],
    addressProviders: resources.addressProviders,
    socialClients: resources.socialClients,
    limits,
    refusedPurchases,
    analyticsProvider,
    elevate: (code) => client.elevate(code),
    wasUnauthorised: broken !== null,
    now: clock.now,
    metrics,
    tracing,
    log: requestLog(log, requestId),
  };
  return Object.defineProperties(context, FROM_COOKIES) as Context;
}
