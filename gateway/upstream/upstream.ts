import type { Logger } from "pino";
import type { Metrics } from "../metrics.ts";
import type { Tracing } from "../tracing.ts";
import type { ResponseCache } from "./cached-read.ts";
import type { Circuit } from "./circuit.ts";
import type { Directory } from "./discover.ts";
import type { UpstreamRequest } from "./messages.ts";
import type { Operation } from "./operations.ts";
import type { AppKeys } from "./sign.ts";
import type { Transport } from "./transport.ts";

/** What a process has once: connections, the directory, the cache, the keys. */
export type Upstream = {
  keys: AppKeys;
  directory: Directory;
  transport: Transport;
  circuitOf: (service: string) => Circuit;
  cache: ResponseCache;
  log: Logger;
  metrics: Metrics;
  tracing: Tracing;
  /** Test and development refuse what breaks a contract; production reports it and carries on. */
  enforcesContracts: boolean;
  onShopTime: (isoTime: string) => void;
};

/** Who a call speaks for. Cached reads are made for nobody. */
export type CallIdentity = { customerId: string; customerToken: string; accessToken: string | null };

/** What a visitor's request adds to each of its calls. */
export type CallOrigin = {
  requestId: string;
  subVariant: string | null;
  sessionId: string | null;
  deviceId: string | null;
  ip: string | null;
  wantsFresh: boolean;
  signal: AbortSignal | undefined;
};

/** One call: what is asked, of which operation, out of which request, for whom. */
export type Call = {
  request: UpstreamRequest;
  operation: Operation;
  origin: CallOrigin;
  who: CallIdentity | null;
};
