// The event stream of a draw (`/_live/monday_lotto/4321`). Without `Accept: text/event-stream` it answers with the state as JSON, for pages that poll.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Gateway } from "#gateway/gateway.ts";
import { plain } from "./plain.ts";

const LIVE_PATH = /^\/_live\/([a-z0-9_]{1,64})\/([1-9]\d{0,8})$/;
// A reader that falls this far behind has lost its connection.
const MAX_UNSENT_BYTES = 16_384;
const RETRY_SECONDS = "5";

/** Answers the streams of draws. Returns false for other paths. */
export function createLive({ live, log }: Gateway) {
  return async (request: IncomingMessage, response: ServerResponse, { pathname }: URL): Promise<boolean> => {
    const [, productOfferKey, number] = LIVE_PATH.exec(pathname) ?? [];
    if (productOfferKey === undefined || request.method !== "GET") return false;
    const draw = { productOfferKey, drawNo: Number(number) };
    try {
      if (!request.headers.accept?.includes("text/event-stream")) {
        const state = await live.read(draw);
        if (state === null) return false;
        if (state === "full") return refuse(response);
        response.setHeader("cache-control", "no-store");
        plain(response, 200, JSON.stringify(state), "application/json");
        return true;
      }
      return await stream(request, response, draw);
    } catch (error) {
      log.warn({ err: error, path: "/_live/" }, "a draw could not be followed");
      return refuse(response);
    }
  };

  function refuse(response: ServerResponse): true {
    plain(response.setHeader("retry-after", RETRY_SECONDS), 503, "");
    return true;
  }

  async function stream(request: IncomingMessage, response: ServerResponse, draw: Parameters<typeof live.read>[0]) {
    const { socket } = request;
    const send = (event: Buffer) => {
      // A reply that has ended waits until its last bytes are sent, or until the pipelined replies before it have ended.
      if (response.writableEnded || response.destroyed) return;
      if (!response.headersSent) {
        // nginx would collect events before it sends them.
        const headers = { "content-type": "text/event-stream", "cache-control": "no-store", "x-accel-buffering": "no" };
        response.writeHead(200, headers);
      }
      if (response.writableLength > MAX_UNSENT_BYTES) socket.destroy();
      else response.write(event);
    };
    const end = () => {
      response.end();
      // A connection that only idles would hold up a front that stops.
      socket.destroySoon();
    };
    response.on("error", (error) => log.warn({ err: error, path: "/_live/" }, "an event stream failed"));
    const reader = { headers: request.headers, peer: socket.remoteAddress };
    const followed = await live.follow(draw, reader, { send, end });
    if (followed === null) return false;
    if (followed === "full") return refuse(response);
    // In Node 20 a pipelined reply that has not started gets no "close".
    if (socket.destroyed) followed();
    else socket.once("close", followed);
    return true;
  }
}
