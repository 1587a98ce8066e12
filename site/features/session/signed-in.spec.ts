import { expect, it } from "vitest";
import { afterSignIn } from "./signed-in.ts";

it.each([
  ["/cart", 2, "/cart?earlier=2"],
  ["/cart", 0, "/cart"],
  ["/my-account", 2, "/my-account"],
])("leads to %s with %i earlier tickets by %s", (next, earlierTickets, address) => {
  expect(afterSignIn(next, "/cart", { earlierTickets })).toBe(address);
});
