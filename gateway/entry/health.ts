import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { NoDirectory } from "../upstream/discover.ts";
import { UpstreamRequest } from "../upstream/messages.ts";
import { findOperation } from "../upstream/operations.ts";
import { isUnverified } from "../upstream/refusals.ts";
import { send } from "../upstream/send.ts";
import type { Upstream } from "../upstream/upstream.ts";

/** Whether the gateway can serve requests, and one line for each problem, including minor ones. */
export type Health = { isReady: boolean; lines: string[] };

/** The line for an operator whose keys the services refuse. */
const KEYS_REFUSED = "the signature is refused: are APP_KEY and APP_SECRET the ones this backend knows?";

// Probes within this time reuse the result.
const CHECK_INTERVAL_MS = 10_000;
// Load balancers give up after about as long. A late reply does not change the result.
const PROBE_TIMEOUT_MS = 1_000;

const GET_CONFIG = findOperation("main", "GET", "/config");

/**
 * Checks with a signed call whether the services refuse the shop's keys. While they do not answer, the last result holds: during a
 * short outage the gateway still serves cached replies.
 */
function createKeyCheck(upstream: Upstream) {
  let areRefused = false;
  let nextCheckAt = 0;
  let running: Promise<void> = Promise.resolve();

  async function check() {
    const request = new UpstreamRequest(GET_CONFIG.path, { operation: GET_CONFIG });
    const anonymous = {
      subVariant: null,
      sessionId: null,
      deviceId: null,
      ip: null,
      wantsFresh: true,
      receivedAt: null,
      signal: undefined,
    };
    const origin = { ...anonymous, requestId: randomUUID() };
    // Bypasses the cache, whose last good reply may be older than the keys.
    const reply = await send(upstream, { request, operation: GET_CONFIG, origin, who: null });
    if (reply.status < 500) areRefused = isUnverified(reply);
  }

  return async () => {
    if (Date.now() >= nextCheckAt) {
      nextCheckAt = Date.now() + CHECK_INTERVAL_MS;
      running = check().catch(() => {});
    }
    await Promise.race([running, wait(PROBE_TIMEOUT_MS, undefined, { ref: false })]);
    return areRefused;
  };
}

/** Returns why the services cannot be found, or null. */
async function discoveryTrouble({ directory }: Upstream): Promise<string | null> {
  try {
    await directory.addressOf("main");
    return null;
  } catch (error) {
    if (error instanceof NoDirectory) return `services: ${error.message}: is DISCOVERY_URL right?`;
    return "services: discovery has not answered since this process started";
  }
}

/**
 * Creates the health check: discovery, the shop's keys, and Redis if there is one. Logs when the services become unusable, and
 * when they are usable again.
 */
export function createHealth(upstream: Upstream, redis: { ping(): Promise<unknown> } | null): () => Promise<Health> {
  const keysAreRefused = createKeyCheck(upstream);
  let logged: string | null = null;

  async function servicesTrouble(): Promise<string | null> {
    const trouble =
      (await discoveryTrouble(upstream)) ?? ((await keysAreRefused()) ? `services: ${KEYS_REFUSED}` : null);
    if (trouble !== logged) {
      logged = trouble;
      if (trouble) upstream.log.error(trouble);
      else upstream.log.info("services: the directory and the keys are right again");
    }
    return trouble;
  }

  return async () => {
    const [trouble, hasRedis] = await Promise.all([
      servicesTrouble(),
      redis?.ping().then(
        () => true,
        () => false,
      ) ?? true,
    ]);
    // Redis alone does not make the process unready: everything works without it, and all fronts would fail at the same time.
    const lines = hasRedis ? [] : ["redis: does not answer; this process continues without it"];
    return { isReady: trouble === null, lines: [...(trouble ? [trouble] : []), ...lines] };
  };
}
