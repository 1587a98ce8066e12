// Reads the results of a raffle.
import type { Tx } from "#services/lib/handlers.ts";
import { toMoney } from "#services/lib/money.ts";
import { findRaffle } from "../../catalogue/offers/catalogue.ts";
import type { Draw } from "./draws.rows.ts";
import { listEarlyBirds, listOrdersOf, listWins, listWinsOfOrders, readNumbersOfOrders } from "./raffle.rows.ts";
import { toEarlyBirds, toPrizes, toTicketRuns, toTicketWins, toWinners } from "./raffle.shapes.ts";

/** Returns the prizes, winners and early birds of a raffle's draw; nothing for a lottery. */
export async function readRaffleResult(tx: Tx, draw: Draw) {
  const raffle = findRaffle(draw.product_offer_key);
  if (!raffle) return { prizes: [], winners: [] };
  const early = await listEarlyBirds(tx, [draw.id]);
  const wins = await listWins(tx, [draw.id, ...early.map(({ id }) => id)]);
  return {
    prizes: toPrizes(draw, early),
    winners: await toWinners(tx, raffle, wins),
    earlyBirds: toEarlyBirds(early),
  };
}

/** Returns a customer's books with their numbers and what they won, early birds included. Null for a lottery. */
export async function readOwnRaffleTickets(tx: Tx, draw: Draw, customerId: string) {
  const raffle = findRaffle(draw.product_offer_key);
  if (!raffle) return null;
  const orderIds = await listOrdersOf(tx, customerId, draw.id);
  const runs = await readNumbersOfOrders(tx, orderIds);
  const wins = await listWinsOfOrders(tx, orderIds);
  const customerTickets = orderIds.map((orderId) => ({
    orderId,
    games: [],
    ticketRuns: toTicketRuns(raffle, runs.get(orderId) ?? []),
    ticketWins: toTicketWins(
      raffle,
      wins.filter(({ order_id }) => order_id === orderId),
    ),
  }));
  const cents = wins.reduce((sum, { is_goods, value_cents }) => sum + (is_goods ? 0 : value_cents), 0);
  return { customerTickets, customerWinnings: toMoney(cents) };
}
