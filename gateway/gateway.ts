// The gateway of this process. The front and the pages share one instance and thus its cache and connections.
import type { Logger } from "pino";
import type { ServedFile } from "./entry/files.ts";
import type { InputOf, OutputOf, Outputs, ProcedurePath } from "./entry/form.ts";
import { createHealth, type Health } from "./entry/health.ts";
import { createLiveDraws, type LiveDraws } from "./entry/live-draws.ts";
import type { GatewayRequest } from "./entry/page-gateway.ts";
import { challengeTarget, socialAnswerTarget } from "./entry/posted-answers.ts";
import { createReports } from "./entry/reports.ts";
import { handleTrpc, openPage, type PageRequest, serveFile } from "./entry/requests.ts";
import { closeResources, createResources, resetUpstreamState } from "./entry/resources.ts";
import type { TrpcRequest, TrpcResponse } from "./entry/trpc-handler.ts";
import type { GatewayEnv } from "./foundation/env.ts";
import { createLog } from "./foundation/log.ts";
import { type Metrics, readMetrics } from "./foundation/metrics.ts";
import type { Problem } from "./foundation/problem.ts";
import { noTracing, type Tracing } from "./foundation/tracing.ts";
import { forgiveCustomer, type RateLimitedCustomer } from "./http/rate-limit.ts";

export type Gateway = {
  handleTrpc(request: TrpcRequest): Promise<TrpcResponse>;
  /** Opens the gateway for a page. */
  open(request: PageRequest): GatewayRequest;
  /** Streams a CMS file by its id, or a smaller copy of a picture (`?w=480`). Returns null if there is no such file, or the problem if the request fails. */
  openFile(request: PageRequest, id: string): Promise<ServedFile | Problem | null>;
  /** Returns the redirect target (303) after a 3-D Secure challenge, or null if the post is not a challenge response. */
  receiveThreeDsNotification(form: FormData | URLSearchParams): string | null;
  /** Returns the redirect target (303) after Apple's answer to a sign-in, or null if the post is not one. */
  receiveSocialAnswer(form: URLSearchParams): string | null;
  /** The draws that pages follow. */
  live: LiveDraws;
  /** Logs a browser's error or CSP report. */
  receiveReport: ReturnType<typeof createReports>;
  health(): Promise<Health>;
  /** Resets the rate limits of one customer. */
  forgive(customer: RateLimitedCustomer): Promise<void>;
  /** Clears cached replies and service addresses, and closes all circuits. For deployments and tests. */
  invalidate(): Promise<void>;
  close(): Promise<void>;
  now(): Date;
  metrics: Metrics;
  tracing: Tracing;
  /** Returns the metrics as text, "unknown" if metrics are off, or "refused" if the token is missing or wrong. */
  readMetrics(authorization: string | undefined): Promise<{ text: string } | "unknown" | "refused">;
  log: Logger;
};

export type { GatewayRequest, InputOf, OutputOf, Outputs, ProcedurePath };

/** Creates a gateway from its configuration. */
export function createGateway(
  env: GatewayEnv,
  { log = createLog(env.logLevel), tracing = noTracing }: { log?: Logger; tracing?: Tracing } = {},
): Gateway {
  const resources = createResources(env, log, tracing);
  const { clock, limits, metrics, upstream, redis } = resources;
  const live = createLiveDraws(resources);
  return {
    log,
    metrics,
    tracing,
    now: clock.now,
    handleTrpc: (request) => handleTrpc(resources, request),
    open: (request) => openPage(resources, request),
    openFile: (request, id) => serveFile(resources, request, id),
    live,
    receiveThreeDsNotification: challengeTarget,
    receiveSocialAnswer: socialAnswerTarget,
    receiveReport: createReports({ log, limits, trustsProxy: env.trustsProxy }),
    health: createHealth(upstream, redis),
    readMetrics: (authorization) => readMetrics(metrics, env.metrics, authorization),
    forgive: (customer) => forgiveCustomer(limits, customer),
    invalidate: async () => resetUpstreamState(resources),
    async close() {
      live.close();
      await closeResources(resources);
    },
  };
}
