// The light Request and Response that travel under openapi-fetch. The web classes cost more than the call itself:
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

/** One call on its way out: what openapi-fetch builds in place of a web Request. The body is still an object. */
export class UpstreamRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly signal: AbortSignal | undefined;
  /** What the contract says of it. */
  readonly operation: Operation | undefined;
  /** The caller reads bytes as they come. */
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

/** A reply whose body has been read, checked and converted already. */
export class UpstreamResponse {
  /** Whose answer this is: what a failure means depends on it (failure-policy.ts). */
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
    // openapi-fetch takes its shortest way (no text, no second parse) when a Content-Length is given.
    const length = body === undefined ? "0" : "1";
    this.headers = {
      get: (name) => (name === "Content-Length" ? length : name === "Retry-After" ? (retryAfter ?? null) : null),
    };
  }

  async json() {
    return this.body;
  }

  /** Only refusals are asked for their text; they are rare and short. */
  async text() {
    return JSON.stringify(this.body) ?? "";
  }
}
