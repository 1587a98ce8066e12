import type { Logger } from "pino";
import type { Metrics } from "../foundation/metrics.ts";
import type { Tracing } from "../foundation/tracing.ts";
import type { ResponseCache } from "./cached-read.ts";
import type { Circuit } from "./circuit.ts";
import type { Directory } from "./discover.ts";
import type { UpstreamRequest } from "./messages.ts";
import type { Operation } from "./operations.ts";
import type { AppKeys } from "./sign.ts";
import type { Transport } from "./transport.ts";

/** The upstream resources of a process, shared by all requests. */
export type Upstream = {
  keys: AppKeys;
  directory: Directory;
  transport: Transport;
  circuitOf: (service: string) => Circuit;
  cache: ResponseCache;
  log: Logger;
  metrics: Metrics;
  tracing: Tracing;
  /** True in test and development: contract violations throw. In production they are only logged. */
  enforcesContracts: boolean;
  onShopTime: (isoTime: string) => void;
};

/** The customer a call is made for. Cached reads have no identity. */
export type CallIdentity = { customerId: string; customerToken: string; accessToken: string | null };

/** Request data that is added to each of its upstream calls. */
export type CallOrigin = {
  requestId: string;
  subVariant: string | null;
  sessionId: string | null;
  deviceId: string | null;
  ip: string | null;
  wantsFresh: boolean;
  /** When the visitor's request arrived, by performance.now(). Null for calls that no visitor waits for. */
  receivedAt: number | null;
  signal: AbortSignal | undefined;
};

export type Call = {
  request: UpstreamRequest;
  operation: Operation;
  origin: CallOrigin;
  who: CallIdentity | null;
};
