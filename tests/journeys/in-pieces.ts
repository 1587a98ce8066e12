// A proxy that sends pages in small pieces, each after a pause in which the browser can render.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";

/** Two and a half frames. */
const APART_MS = 40;

/** Calls `use` with the URL of a proxy in front of the shop. Only HTML is split into pieces; after `sent` of them, the line is dead. */
export async function inPieces(
  shopUrl: string,
  use: (url: string) => Promise<void>,
  pieces = 16,
  sent = pieces,
): Promise<void> {
  const line = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? "/", shopUrl), {
      headers: { accept: request.headers.accept ?? "*/*" },
    });
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get("content-type") ?? "";
    response.writeHead(answer.status, { "content-type": type });
    const size = type.startsWith("text/html") ? Math.ceil(body.length / pieces) : body.length + 1;
    for (let at = 0; at < body.length; at += size) {
      if (at >= sent * size) return;
      response.write(body.subarray(at, at + size));
      if (at + size < body.length) await setTimeout(APART_MS);
    }
    response.end();
  });
  await new Promise<void>((done) => line.listen(0, "127.0.0.1", done));
  try {
    await use(`http://127.0.0.1:${(line.address() as AddressInfo).port}`);
  } finally {
    line.closeAllConnections();
    line.close();
  }
}
