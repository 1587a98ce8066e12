// Collects the errors thrown during a request from the log lines of services and front, for the error page of `npm run dev`.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

type Line = { level?: string; part?: string; requestId?: string; err?: Thrown; error?: Thrown | string };
type Thrown = { message?: string; stack?: string };

// The reply of a page may arrive before the line that explains it.
const MAX_WAIT_MS = 1_000;
const POLL_MS = 20;
const MAX_REQUESTS = 100;

export type ThrownErrors = {
  /** Takes a log line of a part. Returns the stack in it, or undefined. */
  read(line: string): string | undefined;
  /** Answers `GET /<request id>` with the stacks of that request, or with nothing after a second. */
  serve(): Promise<{ url: string; close(): void }>;
};

export function collectThrown(): ThrownErrors {
  const found = new Map<string, string[]>();

  function read(line: string) {
    if (!line.startsWith('{"level":"error"')) return undefined;
    const { requestId, part, err, error } = JSON.parse(line) as Line;
    const { stack } = err ?? (typeof error === "object" ? error : {});
    if (!requestId || !stack) return stack;
    found.set(requestId, [...(found.get(requestId) ?? []), `${part}: ${stack}`]);
    const [oldest] = found.keys();
    if (found.size > MAX_REQUESTS && oldest) found.delete(oldest);
    return stack;
  }

  async function stacksOf(requestId: string): Promise<string> {
    for (const giveUpAt = Date.now() + MAX_WAIT_MS; Date.now() < giveUpAt; await wait(POLL_MS)) {
      const stacks = found.get(requestId);
      if (stacks) return stacks.join("\n\n");
    }
    return "";
  }

  async function serve() {
    const server: Server = createServer(async ({ url = "/" }, response) => {
      response.end(await stacksOf(url.slice(1)));
    });
    await new Promise<void>((resolve) => {
      server.listen(0, "127.0.0.1", resolve);
    });
    return {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      close: () => {
        server.close();
        server.closeAllConnections();
      },
    };
  }
  return { read, serve };
}
