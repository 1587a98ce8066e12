import { countGames } from "#site/lib/format/counts.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import type { Offer, Sale } from "./offers.ts";

type SaleNotice = { badge: string; title: string; text: string };

/** Returns why an offer is not on sale, in plain language. */
export function saleNotice(sale: Exclude<Sale, "open">, offer: Pick<Offer, "name" | "type">): SaleNotice {
  switch (sale) {
    case "not_yet":
      return {
        badge: "Not on sale yet",
        title: `${offer.name} is not on sale yet`,
        text:
          offer.type === "syndicate_share"
            ? "You can't buy or reserve a share yet. Shares will be sold on this page."
            : "You can't buy or reserve a ticket yet. Tickets will be sold on this page.",
      };
    case "sold_out":
      return {
        badge: "Sold out",
        title: "This draw is sold out",
        text: `Every ticket for the next ${offer.name} draw is sold. Sales for the following draw open after it.`,
      };
    case "suspended":
      return {
        badge: "Paused",
        title: "Sales are paused for now",
        text: `You can't buy ${offer.name} tickets right now. Tickets you already have stay in their draw.`,
      };
    case "unavailable":
      return {
        badge: "Not available",
        title: `${offer.name} is not available`,
        text: "You can't buy it here right now.",
      };
    case "between_draws":
      return {
        badge: "Back soon",
        title: "No draw is open right now",
        text: "The next one opens soon. Please check back later.",
      };
  }
}

/** Returns the label of an offer's large figure. */
export function poolLabel({ type }: Pick<Offer, "type">): string {
  return type === "raffle_ticket" ? "First prize" : "Division 1 prize pool";
}

/** Returns "From $2.70 · 4 games": the price of the smallest ticket. */
export function startingPrice({ games, price, currency }: { games: number; price: number; currency: string }): string {
  return `From ${formatMoney({ amount: price, currency })} · ${countGames(games)}`;
}
