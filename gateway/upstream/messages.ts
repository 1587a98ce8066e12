// Lightweight Request and Response classes for openapi-fetch. The web classes cost more than the call itself:
// they copy headers, wrap bodies in streams and parse JSON a second time.
import type { ServiceName } from "#generated/contracts.ts";
import type { Operation } from "./operations.ts";

type Init = {
  method?: string;
  headers?: Headers;
  body?: unknown;
  signal?: AbortSignal;
  operation?: Operation;
  wantsStream?: boolean;
};

/** An outgoing call. openapi-fetch creates it instead of a web Request. The body is not serialised yet. */
export class UpstreamRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly signal: AbortSignal | undefined;
  readonly operation: Operation | undefined;
  /** True if the caller wants the body as a stream. */
  readonly wantsStream: boolean;

  constructor(url: string, init: Init = {}) {
    this.url = url;
    this.method = init.method ?? "GET";
    this.headers = init.headers ?? new Headers();
    this.body = init.body;
    this.signal = init.signal;
    this.operation = init.operation;
    this.wantsStream = init.wantsStream ?? false;
  }
}

/** A reply whose body has been read, validated and converted. */
export class UpstreamResponse {
  /** The service that replied. It decides the reach of a failure (failure-policy.ts). */
  readonly service: ServiceName;
  readonly status: number;
  readonly ok: boolean;
  readonly body: unknown;
  readonly headers: { get(name: string): string | null };

  constructor(service: ServiceName, status: number, body: unknown, retryAfter?: string) {
    this.service = service;
    this.status = status;
    this.ok = status >= 200 && status < 300;
    this.body = body;
    // With a Content-Length, openapi-fetch calls `json()` directly instead of reading and parsing the text.
    const length = body === undefined ? "0" : "1";
    this.headers = {
      get: (name) => (name === "Content-Length" ? length : name === "Retry-After" ? (retryAfter ?? null) : null),
    };
  }

  async json() {
    return this.body;
  }

  /** openapi-fetch reads the text of error replies only. They are rare and short. */
  async text() {
    return JSON.stringify(this.body) ?? "";
  }
}
