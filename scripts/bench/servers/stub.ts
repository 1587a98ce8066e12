// An upstream that costs next to nothing: discovery, and one cart in two sizes, straight from the contract's example.
import type { ServerResponse } from "node:http";
import { exampleOf } from "../examples.ts";
import { serveMeasured } from "./measured.ts";

type Cart = { result: { cart_items: object[] } };

// The sizes by which hops are compared: a small answer, and a list. 26 one-ticket items make 20 KB.
const ITEMS = { small: 1, large: 26 };

function cartOf(count: number) {
  const cart = exampleOf("main", "getAnonCart", "one_ticket") as Cart;
  const items = Array.from({ length: count }, (_, index) => ({ ...cart.result.cart_items[0], id: `itm_${index}` }));
  return Buffer.from(JSON.stringify({ ...cart, result: { ...cart.result, cart_items: items } }));
}

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
