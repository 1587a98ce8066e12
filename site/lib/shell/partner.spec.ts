import { expect, it } from "vitest";
import { frameAddress } from "./partner.ts";

const SHOP = "https://shop.example:8443/";

it.each([
  ["another https origin", "https://events.coast.example/frame?key=1", "https://events.coast.example/frame?key=1"],
  ["another port of the shop's host", "https://shop.example/frame", "https://shop.example/frame"],
  ["the shop's own origin", "https://shop.example:8443/my-account", null],
  ["the shop's own origin, with a user in front", "https://events.coast.example@shop.example:8443/", null],
  ["an address without TLS", "http://events.coast.example/frame", null],
  ["a script", "javascript:alert(1)", null],
  ["a path of the shop", "/my-account", null],
  ["nothing", undefined, null],
])("a partner's frame at %s", (_, address, shown) => {
  expect(frameAddress(address, SHOP)).toBe(shown);
});
