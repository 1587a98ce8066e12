// A cheap upstream: discovery, and one cart in two sizes from the contract's example.
import type { ServerResponse } from "node:http";
import { cartOf, exampleOf } from "../examples.ts";
import { serveMeasured } from "./measured.ts";

// Two sizes: a small reply and a list. 26 one-ticket items make 20 KB.
const ITEMS = { small: 1, large: 26 };

const bodies: Record<string, Buffer> = {
  "/discover": Buffer.from(JSON.stringify(exampleOf("discovery", "discoverServices"))),
  "/v2/anon-cart/small": cartOf(ITEMS.small),
  "/v2/anon-cart/large": cartOf(ITEMS.large),
};

serveMeasured((request, response: ServerResponse) => {
  const body = bodies[request.url ?? ""];
  response.writeHead(body ? 200 : 404, {
    "content-type": "application/json",
    "content-length": body?.length ?? 0,
    "x-shop-time": "2026-11-20T01:00:00.000Z",
  });
  response.end(body);
});
