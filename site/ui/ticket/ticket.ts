import type { Family } from "../ball/ball.ts";

/** Where a ticket is shown. Sets its stub and density. */
export type TicketSize = "cart" | "row" | "receipt" | "print";
export type TicketLook = {
  size?: TicketSize;
  family?: Family;
  /** The key of the offer, whose colour the ticket has. */
  brand?: string | undefined;
  blocked?: boolean | undefined;
  won?: boolean | undefined;
};

export function ticketClass({ size = "cart", family = "lottery", brand, blocked, won }: TicketLook) {
  return [
    "ticket",
    `ticket--${size}`,
    `family-${family}`,
    brand && `brand-${brand}`,
    blocked && "is-blocked",
    won && "is-winner",
  ]
    .filter(Boolean)
    .join(" ");
}
