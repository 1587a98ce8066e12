import type { Family } from "../ball/ball.ts";

/** Where a ticket is shown. Sets its stub and density. */
export type TicketSize = "cart" | "row" | "receipt" | "print";
export type TicketLook = {
  size?: TicketSize;
  family?: Family;
  blocked?: boolean | undefined;
  won?: boolean | undefined;
};

export function ticketClass({ size = "cart", family = "lottery", blocked, won }: TicketLook) {
  return ["ticket", `ticket--${size}`, `family-${family}`, blocked && "is-blocked", won && "is-winner"]
    .filter(Boolean)
    .join(" ");
}
