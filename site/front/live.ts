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
        if (!state) return false;
        response.setHeader("cache-control", "no-store");
        plain(response, 200, JSON.stringify(state), "application/json");
        return true;
      }
      return await stream(request, response, draw);
    } catch (error) {
      log.warn({ err: error, path: "/_live/" }, "a draw could not be followed");
      plain(response.setHeader("retry-after", RETRY_SECONDS), 503, "");
      return true;
    }
  };

  async function stream(request: IncomingMessage, response: ServerResponse, draw: Parameters<typeof live.read>[0]) {
    const send = (event: Buffer) => {
      if (!response.headersSent) {
        // nginx would collect events before it sends them.
        const headers = { "content-type": "text/event-stream", "cache-control": "no-store", "x-accel-buffering": "no" };
        response.writeHead(200, headers);
      }
      if (response.writableLength > MAX_UNSENT_BYTES) response.destroy();
      else response.write(event);
    };
    const end = () => {
      response.end();
      // A connection that only idles would hold up a front that stops.
      response.socket?.destroySoon();
    };
    const reader = { headers: request.headers, peer: request.socket.remoteAddress };
    const followed = await live.follow(draw, reader, { send, end });
    if (followed === null) return false;
    if (followed === "full") plain(response.setHeader("retry-after", RETRY_SECONDS), 503, "");
    else if (response.destroyed) followed();
    else response.once("close", followed);
    return true;
  }
}
