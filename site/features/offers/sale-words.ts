import { countGames } from "#site/lib/format/counts.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import type { Offer, Sale } from "./offers.ts";

type Words = { badge: string; title: string; text: string };

/** Returns why an offer is not on sale, in plain language. */
export function saleWords(sale: Exclude<Sale, "open">, offer: Pick<Offer, "name" | "type">): Words {
  switch (sale) {
    case "not_yet":
      return {
        badge: "Not on sale yet",
        title: `${offer.name} is not on sale yet`,
        text:
          offer.type === "syndicate_share"
            ? "Shares will be sold here. Until then nothing can be bought, and nobody can reserve one."
            : "Tickets will be sold here. Until then nothing can be bought, and nobody can reserve one.",
      };
    case "sold_out":
      return {
        badge: "Sold out",
        title: "This draw is sold out",
        text: `Every ticket of the next ${offer.name} draw has gone. The draw after it opens when this one is drawn.`,
      };
    case "suspended":
      return {
        badge: "Paused",
        title: "Sales are paused for now",
        text: `${offer.name} cannot be bought at the moment. Tickets already bought stay in their draw.`,
      };
    case "unavailable":
      return {
        badge: "Not available",
        title: `${offer.name} is not available`,
        text: "It cannot be bought here at the moment.",
      };
    case "between_draws":
      return {
        badge: "Back soon",
        title: "No draw is open at the moment",
        text: "The next one opens soon. Please come back in a little while.",
      };
  }
}

/** Returns the label of an offer's large figure. */
export function poolLabel({ type }: Pick<Offer, "type">): string {
  return type === "raffle_ticket" ? "First prize" : "Division 1 prize pool";
}

type Ticket = { games: number; price: number; currency: string };

/** Returns "18 games $12.15, from 4 for $2.70": the play screen's initial ticket, then the smallest one. */
export function ticketWords(start: Ticket, least: Ticket): string {
  const money = ({ price, currency }: Ticket) => formatMoney({ amount: price, currency });
  const from = least.games < start.games ? `, from ${least.games} for ${money(least)}` : "";
  return `${countGames(start.games)} ${money(start)}${from}`;
}
