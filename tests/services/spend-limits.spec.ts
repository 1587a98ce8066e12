// What counts towards spend limits, and until when.
import { beforeEach, describe, expect, it } from "vitest";
import { setShopNow } from "#services/lib/clock.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { setSystemLimit } from "#services/main/identity/limits/spend-limits.rows.ts";
import type { Period } from "#services/main/identity/limits/spend-limits.rules.ts";
import { refundCheckout } from "#services/main/sales/purchases/refunds.commands.ts";
import { registerPerson } from "#tests/contract/people.ts";
import { EXAMPLE_NOW, type SignedIn } from "./open-services.ts";
import { openSale } from "./sale.ts";
import { addTicket, refusalOf } from "./sales.ts";

const { buy, cartOf, services } = openSale();
const HOUR_MS = 60 * 60 * 1000;
const NOW = new Date(EXAMPLE_NOW);
/** Sets the clock to so long before the time of the examples. */
const rewind = (ms: number) => setShopNow(services.db, new Date(NOW.getTime() - ms), { frozen: true });

let as: SignedIn;
beforeEach(async () => {
  as = await runInTransaction(services.db, (tx) => registerPerson(tx, services.env, { cents: 5_000 }));
});

const setLimit = (period: Period, limit: number) =>
  services.call({ method: "POST", path: `/v2/spend-limits/${period}`, body: { limit }, as });
/** Buys a ticket of 2.70. */
const buyTicket = async () => {
  await addTicket(services, as);
  return buy(as);
};

describe("a purchase counts towards", () => {
  it.each([
    ["day", 24],
    ["week", 7 * 24],
    ["month", 30 * 24],
  ] as const)("a limit of a %s for %i hours", async (period, hours) => {
    expect((await setLimit(period, 5)).status).toBe(200);
    await rewind(hours * HOUR_MS);
    expect((await buyTicket()).status).toBe(200);

    await rewind(1000);
    expect(refusalOf(await buyTicket())).toBe("422 spend_limit");
    await rewind(0);
    expect((await buy(as)).status).toBe(200);
  });

  it("no limit once it is refunded", async () => {
    await setLimit("day", 5);
    const { body } = await buyTicket();
    expect(refusalOf(await buyTicket())).toBe("422 spend_limit");

    await runInTransaction(services.db, (tx) => refundCheckout(tx, body.result.checkout_id));
    expect((await buy(as)).status).toBe(200);
  });
});

it("the shop's limit holds on top of a wider one of the customer, in the cart and at the purchase", async () => {
  await setLimit("day", 50);
  await runInTransaction(services.db, (tx) => setSystemLimit(tx, "week", 500));
  expect((await buyTicket()).status).toBe(200);
  await addTicket(services, as);
  expect((await cartOf(as)).blocked_reasons).toMatchObject({
    blk_global_spend_limit: { message: "This is over the shop's weekly limit by $0.40: $2.30 left, cart $2.70." },
  });
  expect(refusalOf(await buy(as))).toBe("422 global_spend_limit");

  await runInTransaction(services.db, (tx) => setSystemLimit(tx, "week", null));
  expect((await buy(as)).status).toBe(200);
});
