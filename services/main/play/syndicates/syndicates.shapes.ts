// Syndicates of a draw in the contract's shape.
import type { components } from "#generated/main/schema.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { toMoney } from "#services/lib/money.ts";
import { findSyndicate } from "../../catalogue/offers/catalogue.ts";
import { gameOfferFacts } from "../../catalogue/offers/lottery/game-offer-facts.ts";
import { gameOfferOdds } from "../../catalogue/offers/lottery/lottery.ts";
import { listResults, readDivisions } from "../draws/draws.rows.ts";
import { partOf } from "./shares.rules.ts";
import {
  type CustomerShares,
  listSyndicates,
  listTicketGames,
  readSharesSold,
  type SyndicateRow,
  type TicketGame,
} from "./syndicates.rows.ts";

type Schemas = components["schemas"];

/** A division of the lottery's last draw, with the prize of one winning game. */
type LastPrize = { division: number; label: string; prize_cents: number };

/** Returns the syndicates of an offer in a draw, with their numbers, the shares left and what a share of each prize would be. */
export async function readSyndicates(
  tx: Tx,
  offerKey: string,
  drawId: string,
  lastPrizes: readonly LastPrize[],
): Promise<Schemas["Syndicate"][]> {
  const rows = (await listSyndicates(tx, [drawId])).filter((row) => row.product_offer_key === offerKey);
  const soldOf = await readSharesSold(tx);
  const games = Map.groupBy(
    await listTicketGames(
      tx,
      rows.map(({ ticket_id }) => ticket_id),
    ),
    ({ order_id }) => order_id,
  );
  return rows.flatMap((row) => {
    const sold = soldOf(row.draw_id, row.syndicate_key);
    return toSyndicate(row, { games: games.get(row.ticket_id) ?? [], sold, lastPrizes }) ?? [];
  });
}

type Facts = { games: readonly TicketGame[]; sold: number; lastPrizes: readonly LastPrize[] };

/** Returns a syndicate, or null if the catalogue no longer has it. */
function toSyndicate(row: SyndicateRow, { games, lastPrizes, sold }: Facts): Schemas["Syndicate"] | null {
  const found = findSyndicate(row.product_offer_key, row.syndicate_key);
  if (!found) return null;
  const { lottery, syndicate } = found;
  const { gameOffer, gameType } = syndicate.ticket;
  return {
    syndicateKey: row.syndicate_key,
    name: syndicate.name,
    lotteryKey: lottery.key,
    costPerShare: toMoney(row.share_cents),
    size: row.size,
    sharesAvailable: Math.max(0, row.size - sold),
    gameType,
    gameOffer,
    ...gameOfferFacts(lottery.key, gameOffer),
    games: games.map(({ numbers }) => numbers),
    odds: gameOfferOdds(lottery, gameOffer),
    divisions: toDivisions(lastPrizes, row.size),
  };
}

/** Returns what one of a number of shares would get of the prizes of a lottery's last draw. */
export const toDivisions = (lastPrizes: readonly LastPrize[], size: number): Schemas["SyndicateDivision"][] =>
  lastPrizes.map(({ division, label, prize_cents }) => ({
    division,
    label,
    ...(prize_cents > 0 && {
      lastPrize: toMoney(prize_cents),
      // The last share, which gets none of the cents that are left over.
      lastShare: toMoney(partOf(prize_cents, size, { before: size - 1, count: 1 })),
    }),
  }));

/** Returns the divisions of an offer's latest draw with a result, none before the first. */
export async function readLastDivisions(tx: Tx, key: string): Promise<LastPrize[]> {
  const [last] = (await listResults(tx, key, { limit: 1, offset: 0 })).draws;
  return last ? ((await readDivisions(tx, [last.id])).get(last.id) ?? []) : [];
}

/** Returns shares as a ticket of the customer in a draw. */
export const toShareTicket = (row: CustomerShares): Schemas["CustomerTicket"] => ({
  orderId: row.order_id,
  games: [],
  shares: {
    syndicateName: row.name,
    numShares: row.quantity,
    size: row.size,
    winnings: toMoney(row.winnings_cents ?? 0),
  },
});
