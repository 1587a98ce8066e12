// Past draws of the lotteries whose tickets have numbers of their own, with tickets sold here in the last weeks.
import type { Tx } from "#services/lib/handlers.ts";
import { findRaffle } from "#services/main/catalogue/offers/catalogue.ts";
import { type Draw, listResults } from "#services/main/play/draws/draws.rows.ts";
import { DAY_MS, nextDrawNo, timesOf } from "#services/main/play/draws/schedule.rules.ts";
import { carryOver } from "#services/main/play/draws/steps.rows.ts";
import { isNumbered, type NumberedOffer, specialCents } from "#services/main/play/raffles/numbered.rules.ts";
import { listWins } from "#services/main/play/raffles/raffle.rows.ts";
import { insertRaffleDraw } from "#services/main/play/raffles/raffle-schedule.ts";
import { customers, register, VERA } from "./01-customers.ts";
import { buy, drawOf, repeatUntilShown, runAt, settle } from "./past-draws.ts";

/** Enough for a second page of results. */
const DRAWS_KEPT = 6;
const WEEKS_SOLD = 4;
const WEEK_MS = 7 * DAY_MS;

/** The draws without a winner before the first one kept. Make a Smile reaches its highest prize, which must be won. */
const ROLLOVERS: Record<string, number> = {
  super_jackpot_lottery: 9,
  mega_jackpot_lottery: 4,
  make_a_smile_lottery: 45,
  your_hospice_lottery: 12,
};

/** What each buyer takes every week: so many that each lottery nearly always has winners, and Vera too. */
const TICKETS = [
  { lotteryKey: "make_a_smile_lottery", raffleOffer: "deferred", books: 20, causeKey: "kettle_line" },
  { lotteryKey: "your_hospice_lottery", raffleOffer: "random", books: 20, causeKey: "gravel_road_clinic" },
  { lotteryKey: "super_jackpot_lottery", raffleOffer: "sequential", books: 10 },
  { lotteryKey: "mega_jackpot_lottery", raffleOffer: "random", books: 10 },
];

/** Who buys besides Vera. One of them asked not to be named. */
const OTHERS = [
  { firstname: "Oli", showWinnerName: true },
  { firstname: "Pam", showWinnerName: true },
  { firstname: "Ray", showWinnerName: true },
  { firstname: "Sue", showWinnerName: false },
].map((buyer) => ({ ...buyer, id: `cus_${buyer.firstname.toLowerCase()}00000000001` }));
const BUYERS = [{ id: VERA, showWinnerName: true }, ...OTHERS];

/** Seeds draws in which each lottery has winners and Vera is one of them. */
export async function seed(tx: Tx, now: Date): Promise<void> {
  const vera = customers.filter(({ id }) => id === VERA);
  // An older demo has held draws of its own, which cannot change.
  for (const key of Object.keys(ROLLOVERS)) {
    if ((await listResults(tx, key, { limit: 1, offset: 0 })).total > 0) return register(tx, now, vera);
  }
  const firstSale = new Date(now.getTime() - WEEKS_SOLD * WEEK_MS);
  const people = OTHERS.map(({ firstname, id }) => ({
    id,
    firstname,
    email: `${firstname.toLowerCase()}@example.com`,
    walletCents: 70_000,
  }));
  await register(tx, new Date(firstSale.getTime() - DAY_MS), [...vera, ...people]);
  await repeatUntilShown(tx, async () => haveWinners(tx, await sellAndDraw(tx, now)));
}

/** Sells the tickets of the last weeks, and draws and pays all draws kept, in the order of their times. */
async function sellAndDraw(tx: Tx, now: Date): Promise<Draw[]> {
  const draws: Draw[] = [];
  for (const [key, rollovers] of Object.entries(ROLLOVERS))
    draws.push(...(await insertPast(tx, numbered(key), rollovers, now)));
  draws.sort((a, b) => a.draw_at.getTime() - b.draw_at.getTime());
  for (let weeksAgo = WEEKS_SOLD; weeksAgo > 0; weeksAgo--) {
    for (const buyer of BUYERS)
      await runAt(tx, new Date(now.getTime() - weeksAgo * WEEK_MS), now, () => buyTickets(tx, buyer));
  }
  for (const draw of draws) await runAt(tx, draw.draw_at, now, () => settle(tx, draw, now));
  return draws;
}

async function haveWinners(tx: Tx, draws: Draw[]): Promise<boolean> {
  const wins = await listWins(
    tx,
    draws.map(({ id }) => id),
  );
  const won = new Set(wins.map(({ draw_id }) => draws.find(({ id }) => id === draw_id)?.product_offer_key));
  return won.size === Object.keys(ROLLOVERS).length && wins.some(({ customer_id }) => customer_id === VERA);
}

function numbered(key: string): NumberedOffer {
  const raffle = findRaffle(key);
  if (!raffle || !isNumbered(raffle)) throw new Error(`${key} has no tickets with numbers of their own`);
  return raffle;
}

/** Inserts the draws that were held by now, the first with the prize that has grown so many times. */
async function insertPast(tx: Tx, raffle: NumberedOffer, rollovers: number, now: Date): Promise<Draw[]> {
  const { key, schedule } = raffle;
  let last = nextDrawNo(schedule, now) - 1;
  // Closed a moment ago: the runner draws it.
  if (timesOf(schedule, last).drawAt > now) last -= 1;
  const drawNos = Array.from({ length: DRAWS_KEPT }, (_, index) => last - DRAWS_KEPT + 1 + index);
  for (const drawNo of drawNos) await insertRaffleDraw(tx, raffle, drawNo, new Date(0));
  const before = { product_offer_key: key, draw_no: last - DRAWS_KEPT };
  await carryOver(tx, before, { carriedCents: 0, rollovers, promisedCents: specialCents(raffle, rollovers) });
  return Promise.all(drawNos.map((drawNo) => drawOf(tx, key, drawNo)));
}

async function buyTickets(tx: Tx, { id, showWinnerName }: (typeof BUYERS)[number]): Promise<void> {
  await buy(
    tx,
    id,
    TICKETS.map((ticket) => ({ productType: "raffle_ticket" as const, ...ticket, showWinnerName })),
  );
}
