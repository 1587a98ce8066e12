// The tickets of lotteries in the contract's shape.
import type { components } from "#generated/main/schema.ts";
import { toCents, toMoney } from "#services/lib/money.ts";
import type { Rules } from "../../catalogue/game-offers/game-offer.ts";
import { findLottery } from "../../catalogue/offers/catalogue.ts";
import { playIn } from "../../catalogue/offers/lottery/game-offer-facts.ts";
import type { CustomerGameRow, Draw } from "../draws/draws.rows.ts";
import { matchedNumbers } from "./scoring.rules.ts";

type Schemas = components["schemas"];

/** Returns the rules of a draw's lottery. A raffle has no barrels. */
export function rulesOf(draw: Pick<Draw, "product_offer_key">): Pick<Rules, "barrels"> {
  return findLottery(draw.product_offer_key)?.rules ?? { barrels: [] };
}

function playedOf({ game_offer, game_type }: CustomerGameRow, draw: Draw, region: string | null) {
  const { gameOffer: _, ...played } = playIn(region, draw.product_offer_key, {
    gameOffer: game_offer,
    gameType: game_type,
  });
  return played;
}

/** Returns a customer's games by their names in a region, with their matches and winnings. */
export function toCustomerTickets(
  draw: Draw,
  region: string | null,
  games: CustomerGameRow[],
  shares: Schemas["CustomerTicket"][],
) {
  const byOrder = Map.groupBy(games, ({ order_id }) => order_id);
  const customerTickets: Schemas["CustomerTicket"][] = [...byOrder].map(([orderId, rows]) => ({
    orderId,
    ...(rows[0] && playedOf(rows[0], draw, region)),
    games: rows.map(({ numbers, division, game_type, prize_cents, wins }) => ({
      numbers,
      matched: matchedNumbers(rulesOf(draw), draw.numbers ?? {}, numbers, game_type),
      ...(division !== null && { division, prize: toMoney(prize_cents ?? 0), wins }),
    })),
  }));
  const winnings = [
    ...games.map(({ prize_cents }) => prize_cents ?? 0),
    ...shares.map((ticket) => (ticket.shares ? toCents(ticket.shares.winnings) : 0)),
  ].reduce((sum, cents) => sum + cents, 0);
  return { customerTickets: [...customerTickets, ...shares], customerWinnings: toMoney(winnings) };
}
