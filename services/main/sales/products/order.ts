// What a customer has bought, as it is shown, refunded and bought again.
import type { Selectable } from "kysely";
import type { OrdersTable } from "#services/db/tables/sales.ts";
import type { Game } from "../../catalogue/offers/lottery/prices.rules.ts";
import type { PlayedGame } from "../../play/drawing/draw-details.ts";
import type { Draw } from "../../play/draws/draws.rows.ts";
import type { PrizeReversal } from "../../play/draws/prize-reversals.rows.ts";
import type { WinOfOrder } from "../../play/raffles/raffle.rows.ts";
import type { Run } from "../../play/raffles/raffle.rules.ts";
import type { SyndicateRow } from "../../play/syndicates/syndicates.rows.ts";

/** An order of a customer. The tickets of syndicates have none. */
export type SoldOrder = Selectable<OrdersTable> & { customer_id: string; checkout_id: string };

/** A ticket in shares: of a syndicate, or of a Lotto Party's session. */
export type SharedTicket = SyndicateRow & {
  /** The numbers of a session's ticket that is not in the draw yet. */
  planned?: Game[];
  session?: {
    name: string;
    gameType: SoldOrder["game_type"];
    gameOffer: string;
    /** What came back of the order, because the sold shares did not pay for every game. */
    returnedCents: number;
    /** How many shares are still for sale; `null` once sales have closed. */
    sharesLeft: number | null;
  };
};

/** One draw of an order, with its games in the order of the ticket. */
export type OrderPart = {
  row: SoldOrder;
  draw: Draw;
  /** For shares of a syndicate, those of its ticket. */
  games: PlayedGame[];
  /** The ticket that the order has shares of. */
  syndicate: SharedTicket | null;
  /** The numbers of a raffle's books, and what they won. */
  runs: Run[];
  wins: WinOfOrder[];
  /** The prizes that were taken back. */
  reversals: PrizeReversal[];
};

/** An order as the customer sees it: one cart item, first draw first. */
export type Order = { id: string; parts: OrderPart[] };

/** What an earlier order bought. */
export type Bought = Pick<
  SoldOrder,
  "ticket_id" | "product_type" | "product_offer_key" | "game_type" | "game_offer" | "num_games" | "quantity"
>;

export const sumOf = (cents: number[]) => cents.reduce((total, value) => total + value, 0);

/** Returns the first draw of an order. Every order has one. */
export function firstPartOf({ id, parts: [first] }: Order): OrderPart {
  if (!first) throw new Error(`${id} has no draw`);
  return first;
}
