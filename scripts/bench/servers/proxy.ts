// A byte proxy that reads nothing: the minimum cost of a process in between.
import { Pool } from "undici";
import { serveMeasured, upstreamUrl } from "./measured.ts";

const pool = new Pool(upstreamUrl(), { connections: 64, keepAliveTimeout: 30_000, allowH2: false });

serveMeasured((request, response) => {
  pool
    .request({ path: request.url ?? "/", method: "GET", headers: { accept: "application/json" } })
    .then(async (reply) => {
      const body = Buffer.from(await reply.body.arrayBuffer());
      response.writeHead(reply.statusCode, { "content-type": "application/json", "content-length": body.length });
      response.end(body);
    })
    .catch((error: Error) => response.destroy(error));
});
