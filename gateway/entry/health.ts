import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { UpstreamRequest } from "../upstream/messages.ts";
import { findOperation } from "../upstream/operations.ts";
import { isUnverified } from "../upstream/refusals.ts";
import { send } from "../upstream/send.ts";
import type { Upstream } from "../upstream/upstream.ts";

/** Whether the gateway can serve, and what is wrong in a line each; not all of that keeps it from serving. */
export type Health = { isReady: boolean; lines: string[] };

/** Why every signed call is refused, in words for who set the keys. */
export const KEYS_REFUSED = "the signature is refused: are APP_KEY and APP_SECRET the ones this backend knows?";

// For so long a balancer's probes cost the services nothing.
const KNOWN_MS = 10_000;
// A probe waits no longer for an answer than balancers do; who is late says nothing about the keys.
const PATIENCE_MS = 1_000;

const SETTINGS = findOperation("main", "GET", "/config");

const answers = (question: Promise<unknown> | undefined) =>
  question?.then(
    () => true,
    () => false,
  ) ?? true;

/**
 * Asks whether the services refuse the keys of the shop, by a signed call that every page needs. Only their own word counts:
 * while nobody answers, what they said last holds, since a backend that is away for a minute leaves kept answers to serve.
 */
function createKeyCheck(upstream: Upstream) {
  let areRefused = false;
  let askAgainAt = 0;
  let asking: Promise<void> = Promise.resolve();

  async function ask() {
    const request = new UpstreamRequest(SETTINGS.path, { operation: SETTINGS });
    const nobody = { subVariant: null, sessionId: null, deviceId: null, ip: null, wantsFresh: true, signal: undefined };
    const origin = { ...nobody, requestId: randomUUID() };
    // Not out of the cache, whose last good answer may be older than the keys.
    const reply = await send(upstream, { request, operation: SETTINGS, origin, who: null });
    if (reply.status < 500) areRefused = isUnverified(reply);
  }

  return async () => {
    if (Date.now() >= askAgainAt) {
      askAgainAt = Date.now() + KNOWN_MS;
      asking = ask().catch(() => {});
    }
    await Promise.race([asking, wait(PATIENCE_MS, undefined, { ref: false })]);
    return areRefused;
  };
}

/** Asks what the gateway leans on: the directory of the services, whether they know it, and Redis where there is one. */
export function createHealth(upstream: Upstream, redis: { ping(): Promise<unknown> } | null): () => Promise<Health> {
  const keysAreRefused = createKeyCheck(upstream);
  const services = async () => {
    if (!(await answers(upstream.directory.addressOf("main"))))
      return ["services: discovery does not answer, and has not since this process began"];
    return (await keysAreRefused()) ? [`services: ${KEYS_REFUSED}`] : [];
  };

  return async () => {
    const [missing, hasRedis] = await Promise.all([services(), answers(redis?.ping())]);
    // No reason to take every front away from the balancer at once: all that needs Redis goes on without it.
    const lines = hasRedis ? [] : ["redis: does not answer; this process goes on by itself"];
    return { isReady: missing.length === 0, lines: [...missing, ...lines] };
  };
}
