import { advanceShopNow, shopNow } from "#services/lib/clock.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { toCents } from "#services/lib/money.ts";
import { findRaffle } from "#services/main/catalogue/offers/catalogue.ts";
import { type Draw, findDraw } from "#services/main/play/draws/draws.rows.ts";
import { runRaffleStep } from "#services/main/play/draws/raffle.lifecycle.ts";
import { listEarlyBirds } from "#services/main/play/draws/raffle.rows.ts";
import { nextDrawNo } from "#services/main/play/draws/schedule.rules.ts";
import { insertRaffleDraw } from "#services/main/play/draws/schedule.ts";
import { addItem } from "#services/main/sales/cart/cart.commands.ts";
import { buyCart } from "#services/main/sales/purchases/purchases.commands.ts";
import { register } from "./01-customers.ts";

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
    ...{ id, firstname, email: `${firstname.toLowerCase()}@example.com`, walletCents: 20_000 },
  }));
  await insertRaffleDraw(tx, raffle, drawNo, new Date(0));
  const main = await drawOf(tx, KEY, drawNo);
  const early = await listEarlyBirds(tx, [main.id]);
  const [first = main] = early;
  const boughtAt = new Date(first.stop.getTime() - WEEK_MS);
  await register(tx, new Date(boughtAt.getTime() - WEEK_MS), people);
  const secondsAgo = Math.ceil((now.getTime() - boughtAt.getTime()) / 1000);
  await advanceShopNow(tx, -secondsAgo);
  for (const buyer of BUYERS) await buyBooks(tx, buyer);
  await advanceShopNow(tx, secondsAgo);
  for (const draw of [...early, main]) await settle(tx, draw, now);
}

async function buyBooks(tx: Tx, { books, id, raffleOffer, showWinnerName }: (typeof BUYERS)[number]) {
  const customer = { customerId: id, region: null };
  const wanted = { productType: "raffle_ticket", lotteryKey: KEY, raffleOffer, books, showWinnerName } as const;
  const cart = await addItem(tx, customer, wanted, await shopNow(tx));
  await buyCart(tx, {
    ...customer,
    ...{ cartRevision: cart.revision, expectedTotalCents: toCents(cart.cartTotal), deposit: null },
    purchase: { channelKey: "web", metadata: {} },
  });
}

async function settle(tx: Tx, { draw_at, draw_no, product_offer_key }: Draw, now: Date): Promise<void> {
  const paidAt = draw_at < now ? draw_at : now;
  for (;;) {
    const draw = await drawOf(tx, product_offer_key, draw_no);
    if (draw.status === "DRAW_PAID") return;
    await runRaffleStep(tx, draw, paidAt);
  }
}

async function drawOf(tx: Tx, key: string, drawNo: number): Promise<Draw> {
  const draw = await findDraw(tx, key, drawNo);
  if (!draw) throw new Error(`${key} has no draw ${drawNo}`);
  return draw;
}
