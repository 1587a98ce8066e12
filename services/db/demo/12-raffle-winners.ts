import type { Tx } from "#services/lib/handlers.ts";
import { findRaffle } from "#services/main/catalogue/offers/catalogue.ts";
import { nextDrawNo } from "#services/main/play/draws/schedule.rules.ts";
import { listEarlyBirds } from "#services/main/play/raffles/raffle.rows.ts";
import { insertRaffleDraw } from "#services/main/play/raffles/raffle-schedule.ts";
import { register } from "./01-customers.ts";
import { buy, drawOf, runAt, settle } from "./past-draws.ts";

const KEY = "charity_raffle";
const WEEK_MS = 7 * 86_400_000;

/** Who bought books of the last raffle. One of them asked not to be named. */
const BUYERS = [
  { firstname: "Kim", raffleOffer: "book_100", books: 1, showWinnerName: true },
  { firstname: "Leo", raffleOffer: "book_40", books: 2, showWinnerName: true },
  { firstname: "Mia", raffleOffer: "book_15", books: 2, showWinnerName: true },
  { firstname: "Noa", raffleOffer: "book_40", books: 1, showWinnerName: false },
].map((buyer) => ({ ...buyer, id: `cus_${buyer.firstname.toLowerCase()}00000000001` }));

/** Sells, draws and pays the last raffle, with winners who may be named. */
export async function seed(tx: Tx, now: Date): Promise<void> {
  const raffle = findRaffle(KEY);
  if (!raffle) throw new Error(`${KEY} is not a raffle`);
  const drawNo = nextDrawNo(raffle.schedule, now) - 1;
  const people = BUYERS.map(({ firstname, id }) => ({
    id,
    firstname,
    email: `${firstname.toLowerCase()}@example.com`,
    walletCents: 20_000,
  }));
  await insertRaffleDraw(tx, raffle, drawNo, new Date(0));
  const main = await drawOf(tx, KEY, drawNo);
  const early = await listEarlyBirds(tx, [main.id]);
  const [first = main] = early;
  const boughtAt = new Date(first.stop.getTime() - WEEK_MS);
  await register(tx, new Date(boughtAt.getTime() - WEEK_MS), people);
  await runAt(tx, boughtAt, now, async () => {
    for (const buyer of BUYERS) await buyBooks(tx, buyer);
  });
  for (const draw of [...early, main]) await settle(tx, draw, now);
}

async function buyBooks(tx: Tx, { books, id, raffleOffer, showWinnerName }: (typeof BUYERS)[number]) {
  await buy(tx, id, [{ productType: "raffle_ticket", lotteryKey: KEY, raffleOffer, books, showWinnerName }]);
}
