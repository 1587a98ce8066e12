import { Pool } from "undici";
import { UpstreamFailure } from "./failure.ts";

/** What goes over the wire: an absolute address, plain headers, a serialised body. */
type WireCall = {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | null;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
};

export type WireReply = { status: number; header: (name: string) => string | undefined; text: string };

export type Transport = { send(call: WireCall): Promise<WireReply>; close(): Promise<void> };

// Enough for two cores of services without opening a connection per visitor.
const CONNECTIONS_PER_ORIGIN = 64;

function isTimeout(error: unknown) {
  return error instanceof Error && (error.name === "TimeoutError" || error.name.endsWith("TimeoutError"));
}

/** Keep-alive connections to every origin discovery named, opened on first use. */
export function createTransport(): Transport {
  const pools = new Map<string, Pool>();

  function poolOf(origin: string) {
    let pool = pools.get(origin);
    if (!pool) {
      pool = new Pool(origin, { connections: CONNECTIONS_PER_ORIGIN, keepAliveTimeout: 30_000, allowH2: false });
      pools.set(origin, pool);
    }
    return pool;
  }

  return {
    async send({ url, method, headers, body, timeoutMs, signal }) {
      const { origin, pathname, search } = new URL(url);
      const timeout = AbortSignal.timeout(Math.max(1, Math.ceil(timeoutMs)));
      try {
        const reply = await poolOf(origin).request({
          path: pathname + search,
          method: method as "GET",
          headers,
          body,
          signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
          headersTimeout: timeoutMs,
          bodyTimeout: timeoutMs,
        });
        const text = await reply.body.text();
        const header = (name: string) => {
          const value = reply.headers[name];
          return Array.isArray(value) ? value[0] : value;
        };
        return { status: reply.statusCode, header, text };
      } catch (error) {
        if (signal?.aborted) throw new UpstreamFailure("aborted", { cause: error });
        throw new UpstreamFailure(isTimeout(error) ? "timeout" : "no_response", { cause: error });
      }
    },

    async close() {
      const open = [...pools.values()];
      pools.clear();
      await Promise.all(open.map((pool) => pool.destroy()));
    },
  };
}
