// Reads the results of a raffle.
import type { components } from "#generated/main/schema.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { toMoney } from "#services/lib/money.ts";
import { findRaffle } from "../../catalogue/offers/catalogue.ts";
import type { RaffleOffer } from "../../catalogue/offers/offer.ts";
import type { Draw } from "../draws/draws.rows.ts";
import { isNumbered } from "./numbered.rules.ts";
import { readNumberedResult, readNumberWinners, toNumberedPrizes } from "./numbered-results.ts";
import {
  countDrawnTickets,
  listEarlyBirds,
  listOrdersOf,
  listWins,
  listWinsOfOrders,
  readNumbersOfOrders,
} from "./raffle.rows.ts";
import { largestBook } from "./raffle.rules.ts";
import { toEarlyBirds, toPrizes, toTicketRuns, toTicketWins, toWinners } from "./raffle.shapes.ts";

type Schemas = components["schemas"];

/** Returns the prizes, winners and early birds of a raffle's draw; nothing for a lottery. */
export async function readRaffleResult(tx: Tx, draw: Draw) {
  const raffle = findRaffle(draw.product_offer_key);
  if (!raffle) return { prizes: [], winners: [] };
  if (isNumbered(raffle)) return readNumberedResult(tx, draw, raffle);
  const early = await listEarlyBirds(tx, [draw.id]);
  const wins = await listWins(tx, [draw.id, ...early.map(({ id }) => id)]);
  return {
    prizes: toPrizes(draw, early),
    winners: await toWinners(tx, raffle, wins),
    drawnTickets: await countDrawnTickets(tx, draw, largestBook(raffle)),
    earlyBirds: await Promise.all(
      toEarlyBirds(early).map(async (earlyBird, index) => {
        const { here } = await countDrawnTickets(tx, early[index] ?? draw, largestBook(raffle));
        return { ...earlyBird, drawnTickets: { here } };
      }),
    ),
  };
}

/** Returns the prizes of a draw and of its early birds, before and after it. */
export function prizesOfDraw(
  draw: Pick<Draw, "product_offer_key" | "draw_no" | "draw_at" | "prize_pool_cents">,
  early: readonly Draw[],
): Schemas["Prize"][] {
  const raffle = findRaffle(draw.product_offer_key);
  return raffle && isNumbered(raffle) ? toNumberedPrizes(draw, raffle, draw.prize_pool_cents) : toPrizes(draw, early);
}

/** Returns every winner of a draw, most valuable prize first. */
export async function readWinners(tx: Tx, draw: Draw): Promise<Schemas["Winner"][]> {
  const raffle = findRaffle(draw.product_offer_key);
  return raffle && isNumbered(raffle)
    ? readNumberWinners(tx, draw, raffle)
    : (await readRaffleResult(tx, draw)).winners;
}

/** Returns a function that finds a customer's books in one of these draws: their numbers and what they won, early birds included. */
export async function readOwnRaffleTickets(
  tx: Tx,
  raffle: RaffleOffer,
  customerId: string,
  drawIds: string[],
  taken: ReadonlySet<string>,
) {
  const orders = await listOrdersOf(tx, customerId, drawIds);
  const orderIds = orders.map(({ id }) => id);
  const runs = await readNumbersOfOrders(tx, orderIds);
  const wins = Map.groupBy(await listWinsOfOrders(tx, orderIds), ({ order_id }) => order_id);
  return (drawId: string) => {
    const own = orders.filter(({ draw_id }) => draw_id === drawId).map(({ id }) => id);
    const customerTickets = own.map((orderId) => ({
      orderId,
      games: [],
      ticketRuns: toTicketRuns(raffle, runs.get(orderId) ?? []),
      ticketWins: toTicketWins(raffle, wins.get(orderId) ?? [], taken),
    }));
    const cents = own
      .flatMap((orderId) => wins.get(orderId) ?? [])
      .reduce((sum, { is_goods, value_cents }) => sum + (is_goods ? 0 : value_cents), 0);
    return { customerTickets, customerWinnings: toMoney(cents) };
  };
}
