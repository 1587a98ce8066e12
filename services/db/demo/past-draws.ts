// Sells, draws and pays raffles of the past by the steps of real ones.
import { sql } from "kysely";
import { advanceShopNow, shopNow } from "#services/lib/clock.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { toCents } from "#services/lib/money.ts";
import { runNextStep } from "#services/main/play/drawing/draws-lifecycle.ts";
import { type Draw, findDraw } from "#services/main/play/draws/draws.rows.ts";
import { keepRecurring } from "#services/main/recurring/recurring-purchases/beginnings.commands.ts";
import { addItems } from "#services/main/sales/cart/cart.commands.ts";
import { buyCart } from "#services/main/sales/purchases/purchases.commands.ts";

/** Runs work with the shop's clock at a time in the past. */
export async function runAt(tx: Tx, time: Date, now: Date, work: () => Promise<void>): Promise<void> {
  const secondsAgo = Math.ceil((now.getTime() - time.getTime()) / 1000);
  await advanceShopNow(tx, -secondsAgo);
  await work();
  await advanceShopNow(tx, secondsAgo);
}

type Items = Parameters<typeof addItems>[2]["items"];

/** Buys tickets from the wallet of a customer. */
export async function buy(tx: Tx, customerId: string, items: Items): Promise<void> {
  const customer = { customerId, region: null };
  const cart = await addItems(tx, customer, { items }, await shopNow(tx));
  await buyCart(
    tx,
    {
      ...customer,
      cartRevision: cart.revision,
      expectedTotalCents: toCents(cart.cartTotal),
      deposit: null,
      purchase: { channelKey: "web", metadata: {} },
    },
    keepRecurring,
  );
}

export async function drawOf(tx: Tx, key: string, drawNo: number): Promise<Draw> {
  const draw = await findDraw(tx, key, drawNo);
  if (!draw) throw new Error(`${key} has no draw ${drawNo}`);
  return draw;
}

/** Draws and pays a draw, by now at the latest. */
export async function settle(tx: Tx, { draw_at, draw_no, product_offer_key }: Draw, now: Date): Promise<void> {
  const paidAt = draw_at < now ? draw_at : now;
  for (;;) {
    const draw = await drawOf(tx, product_offer_key, draw_no);
    if (draw.status === "DRAW_PAID") return;
    await runNextStep(tx, draw, paidAt);
  }
}

// The numbered draws need one repetition in about 20 demos.
const MOST_ATTEMPTS = 50;

/** Runs work whose outcome depends on chance. Undoes and repeats it until it returns true. */
export async function repeatUntilShown(tx: Tx, work: () => Promise<boolean>): Promise<void> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
    await sql`savepoint demo_attempt`.execute(tx);
    if (await work()) return;
    await sql`rollback to savepoint demo_attempt`.execute(tx);
  }
  throw new Error(`the demo was not shown in ${MOST_ATTEMPTS} attempts`);
}
