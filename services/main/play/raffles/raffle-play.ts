import type { Db, Tx } from "#services/lib/handlers.ts";
import { toMoney } from "#services/lib/money.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { findRaffle, pictureOf } from "../../catalogue/offers/catalogue.ts";
import type { RaffleOffer } from "../../catalogue/offers/offer.ts";
import type { Draw } from "../draws/draws.rows.ts";
import type { DrawReport, OwnDraws, Play } from "../draws/play.ts";
import { DAY_MS } from "../draws/schedule.rules.ts";
import {
  FIRST_PLACE,
  giveNextNumbers,
  isOfCustomer,
  listDrawsWithoutNumbers,
  listEarlyBirds,
  listWins,
  type Place,
} from "./raffle.rows.ts";
import { formatTicket } from "./raffle.rules.ts";
import { toFacts } from "./raffle.shapes.ts";
import { runRaffleStep } from "./raffle-lifecycle.ts";
import { readOwnRaffleTickets } from "./raffle-results.ts";
import { columnsOf, countAhead, insertEarlyBirds, RAFFLE_KEYS } from "./raffle-schedule.ts";

const draws: OwnDraws<RaffleOffer> = {
  keys: RAFFLE_KEYS,
  firstPrizeCentsOf: ({ firstPrizeCents }) => firstPrizeCents,
  countAhead,
  columnsOf,
  hasJackpot: ({ numbered }) => numbered !== undefined,
  insertParts: insertEarlyBirds,
  runStep: runRaffleStep,
  report,
  saleFieldsOf: ({ firstPrizeCents, key, preOrderDays, secondPicture }, { opens_at }) => ({
    ...pictureOf(key),
    ...(secondPicture && { secondImage: `/files/${secondPicture}` }),
    value: toMoney(firstPrizeCents).amount,
    ...(opens_at !== null &&
      preOrderDays !== undefined && {
        drawPreOrderStartDate: new Date(opens_at.getTime() - preOrderDays * DAY_MS).toISOString(),
        drawOpens: opens_at.toISOString(),
      }),
  }),
  readOwn: async (tx, drawn, { customerId, reversals }) => {
    const raffle = requireRaffle(drawn[0]?.product_offer_key ?? "");
    const taken = new Set(reversals.map(({ reference }) => reference));
    const drawIds = drawn.map(({ id }) => id);
    const find = await readOwnRaffleTickets(tx, raffle, customerId, drawIds, taken);
    return ({ id }) => find(id);
  },
};

/** Raffles: one ticket is drawn for each prize. */
export const raffle: Play<RaffleOffer, RaffleOffer> = {
  drawType: "raffle_ticket_draw",
  category: "raffles",
  termsOf,
  readDetails: async (tx, offer, draw, { early, readUnitsSold }) => ({
    raffle: toFacts(offer, await readUnitsSold(tx, draw.id), early),
  }),
  prepare: giveDueNumbers,
  draws,
  shares: null,
};

function requireRaffle(key: string): RaffleOffer {
  const found = findRaffle(key);
  if (!found) throw new Error(`${key} is not a raffle`);
  return found;
}

/** Gives ticket numbers to the books of raffles that have been paid for. */
export async function giveDueNumbers(db: Db): Promise<void> {
  for (const drawId of await runInTransaction(db, listDrawsWithoutNumbers)) {
    // A transaction for each batch, so that its locks are short.
    let place: Place | null = FIRST_PLACE;
    while (place) {
      const after: Place = place;
      place = await runInTransaction(db, (tx) => giveNextNumbers(tx, drawId, after));
    }
  }
}

async function report(tx: Tx, { draw_no, id, product_offer_key }: Draw): Promise<DrawReport> {
  const found = requireRaffle(product_offer_key);
  const early = await listEarlyBirds(tx, [id]);
  const wins = await listWins(tx, [id, ...early.map((one) => one.id)]);
  const tickets = wins.map(({ customer_id, name, ticket_number, value_cents }) => ({
    number: formatTicket(found, ticket_number),
    prize: name,
    cents: value_cents,
    ...(customer_id === null && { isByPost: true as const }),
  }));
  const paidCents = wins
    .filter(isOfCustomer)
    .reduce((sum, { is_goods, value_cents }) => sum + (is_goods ? 0 : value_cents), 0);
  return { drawId: id, drawNo: draw_no, numbers: {}, divisions: [], tickets, winners: wins.length, paidCents };
}

function termsOf({ maxTickets, numbered, permits }: RaffleOffer): string {
  if (numbered?.kind === "sold_out")
    return "Each draw is held when its last ticket is sold. Tickets are sold here and elsewhere, and no number is sold twice.";
  if (numbered) return "Each ticket wins at most one prize. The rollover prize grows until it is won.";
  const numbers = permits.map(({ region, number }) => `${region} ${number}`).join(", ");
  const tickets = maxTickets.toLocaleString("en-AU");
  return `At most ${tickets} tickets. The most valuable prize is drawn first. Permits: ${numbers}.`;
}
