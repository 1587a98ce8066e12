import type { Outputs } from "#gateway/gateway.ts";

/** Returns where to go after signing in. The cart is told how many tickets it had before, so that it names them. */
export function afterSignIn(next: string, cart: string, { earlierTickets }: Pick<SignedIn, "earlierTickets">): string {
  return next === cart && earlierTickets > 0 ? `${cart}?earlier=${earlierTickets}` : next;
}

type SignedIn = Outputs["session"]["login"];
