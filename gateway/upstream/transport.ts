import { type Dispatcher, Pool } from "undici";
import type { Payload } from "./bodies.ts";
import { type ByteStream, UpstreamBytes } from "./byte-stream.ts";
import { UpstreamFailure } from "./failure.ts";

/** One HTTP request. */
type WireCall = {
  /** The service's base URL from the directory. */
  address: string;
  /** Path and query, relative to the base URL. */
  path: string;
  method: string;
  headers: Record<string, string>;
  body: Payload | null;
  timeoutMs: number;
  /** Streams the body. JSON, and any reply other than 200, is still read whole. */
  wantsStream?: boolean;
  signal?: AbortSignal | undefined;
};

export type WireReply = {
  status: number;
  header: (name: string) => string | undefined;
  text: string;
  /** Set for a streamed body; `text` is then empty. */
  stream?: ByteStream;
};

export type Transport = { send(call: WireCall): Promise<WireReply>; close(): Promise<void> };

// Enough to keep services on two cores busy without opening one connection per visitor.
const CONNECTIONS_PER_ORIGIN = 64;
// From the first to the last byte of a file, including for visitors on slow connections.
const STREAM_DEADLINE_MS = 120_000;
// Ten times the longest list in the contracts. Without a limit, one reply could use up the memory of the process.
const MAX_TEXT_BYTES = 8_000_000;

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/**
 * Receives one reply. One timer covers sending through to the last byte; undici's own `request` adds a stream, promises
 * and three timers per call (docs/adr/0020).
 */
class Receiver implements Dispatcher.DispatchHandler {
  readonly #settle: { resolve: (reply: WireReply) => void; reject: (failure: UpstreamFailure) => void };
  readonly #signal: AbortSignal | undefined;
  readonly #wantsStream: boolean;
  #timer: NodeJS.Timeout;
  #stream: UpstreamBytes | undefined;
  readonly #leave = () => this.#end("aborted");
  readonly #chunks: Buffer[] = [];
  #received = 0;
  #controller: Dispatcher.DispatchController | undefined;
  #status = 0;
  #headers: Record<string, string | string[] | undefined> = {};
  #failure: UpstreamFailure | undefined;

  constructor(
    { timeoutMs, signal, wantsStream = false }: WireCall,
    resolve: (reply: WireReply) => void,
    reject: (failure: UpstreamFailure) => void,
  ) {
    this.#settle = { resolve, reject };
    this.#signal = signal;
    this.#wantsStream = wantsStream;
    this.#timer = setTimeout(() => this.#end("timeout"), Math.max(1, Math.ceil(timeoutMs)));
    signal?.addEventListener("abort", this.#leave);
    if (signal?.aborted) this.#end("aborted");
  }

  #end(kind: "aborted" | "timeout" | "no_response" | "unparseable", cause?: unknown) {
    if (this.#failure) return;
    this.#failure = new UpstreamFailure(kind, { cause, ...(this.#status > 0 && { status: this.#status }) });
    this.#finish();
    this.#settle.reject(this.#failure);
    this.#stream?.destroy(this.#failure);
    this.#controller?.abort(this.#failure);
  }

  #finish() {
    clearTimeout(this.#timer);
    this.#signal?.removeEventListener("abort", this.#leave);
  }

  onRequestStart(controller: Dispatcher.DispatchController) {
    this.#controller = controller;
    // The call timed out or was aborted while it was queued.
    if (this.#failure) controller.abort(this.#failure);
  }

  #header(name: string) {
    const value = this.#headers[name];
    return Array.isArray(value) ? value[0] : value;
  }

  #reply(text: string): WireReply {
    return { status: this.#status, header: (name) => this.#header(name), text };
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[]>,
  ) {
    this.#status = status;
    this.#headers = headers;
    const type = this.#header("content-type") ?? "";
    if (!this.#wantsStream || status !== 200 || type.includes("json")) {
      if (Number(this.#header("content-length")) > MAX_TEXT_BYTES) this.#refuse();
      return;
    }
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end("timeout"), STREAM_DEADLINE_MS);
    this.#stream = new UpstreamBytes(controller);
    const length = this.#header("content-length");
    const stream = { bytes: this.#stream, type, length: length === undefined ? null : Number(length) };
    this.#settle.resolve({ ...this.#reply(""), stream });
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer) {
    if (this.#stream) return this.#stream.feed(chunk);
    this.#received += chunk.length;
    if (this.#received > MAX_TEXT_BYTES) return this.#refuse();
    this.#chunks.push(chunk);
  }

  /** Rejects an oversized reply and closes the connection. */
  #refuse() {
    this.#chunks.length = 0;
    // For a 5xx the status is enough, so resolve without the text.
    if (this.#status >= 500) this.#settle.resolve(this.#reply(""));
    this.#end("unparseable", new Error(`An answer of more than ${MAX_TEXT_BYTES} bytes`));
  }

  onResponseEnd() {
    this.#finish();
    if (this.#stream) return this.#stream.close();
    const [first] = this.#chunks;
    const bytes = this.#chunks.length === 1 && first ? first : Buffer.concat(this.#chunks);
    // Some servers write a byte order mark first, which JSON does not have.
    const start = bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
    this.#settle.resolve(this.#reply(bytes.toString("utf8", start)));
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error) {
    const isTimeout = error.name === "TimeoutError" || error.name.endsWith("TimeoutError");
    this.#end(isTimeout ? "timeout" : "no_response", error);
  }
}

/** Creates the HTTP transport: one keep-alive connection pool per origin, opened on first use. */
export function createTransport(): Transport {
  const pools = new Map<string, Pool>();
  /** Pool and base path by URL, so that each URL is parsed once. */
  const places = new Map<string, { pool: Pool; basePath: string }>();

  function poolOf(origin: string) {
    let pool = pools.get(origin);
    if (!pool) {
      pool = new Pool(origin, { connections: CONNECTIONS_PER_ORIGIN, keepAliveTimeout: 30_000, allowH2: false });
      pools.set(origin, pool);
    }
    return pool;
  }

  function placeOf(address: string) {
    let place = places.get(address);
    if (!place) {
      const { origin, pathname } = new URL(address);
      place = { pool: poolOf(origin), basePath: pathname.replace(/\/$/, "") };
      places.set(address, place);
    }
    return place;
  }

  return {
    send(call) {
      return new Promise((resolve, reject) => {
        const { pool, basePath } = placeOf(call.address);
        const { method, headers } = call;
        const body = typeof call.body === "string" ? call.body : (call.body?.open() ?? null);
        const path = basePath + call.path;
        // undici's timeouts are off: the receiver's deadline covers queueing, connecting and the reply.
        const options = { path, method: method as "GET", headers, body, headersTimeout: 0, bodyTimeout: 0 };
        pool.dispatch(options, new Receiver(call, resolve, reject));
      });
    },

    async close() {
      const open = [...pools.values()];
      pools.clear();
      places.clear();
      await Promise.all(open.map((pool) => pool.destroy()));
    },
  };
}
