import type { Outputs } from "#gateway/gateway.ts";

/** Returns the URL to open after sign-in. The cart's URL also gets the number of tickets from an earlier visit, which the cart page shows. */
export function afterSignIn(next: string, cart: string, { earlierTickets }: Pick<SignedIn, "earlierTickets">): string {
  return next === cart && earlierTickets > 0 ? `${cart}?earlier=${earlierTickets}` : next;
}

type SignedIn = Outputs["session"]["login"];
