// A line that hands over a page in small pieces, each long enough after the last for the browser to draw in between.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";

const PIECES = 16;
/** Two frames and a half. */
const APART_MS = 40;

/** The address of a shop behind such a line, for as long as `use` takes. Everything but pages passes as it is. */
export async function inPieces(shopUrl: string, use: (url: string) => Promise<void>): Promise<void> {
  const line = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? "/", shopUrl), {
      headers: { accept: request.headers.accept ?? "*/*" },
    });
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get("content-type") ?? "";
    response.writeHead(answer.status, { "content-type": type });
    const size = type.startsWith("text/html") ? Math.ceil(body.length / PIECES) : body.length + 1;
    for (let at = 0; at < body.length; at += size) {
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
