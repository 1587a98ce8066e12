// Tests promotions at purchase and at refund.
import { describe, expect, it } from "vitest";
import { setShopNow } from "#services/lib/clock.ts";
import { houseCents } from "#services/lib/ledger.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { refundCheckout } from "#services/main/sales/purchases/refunds.commands.ts";
import { faultsInBooks } from "#tests/concurrency/books.ts";
import { buy, cartOf, openTill, redeem, services, setUp, withCode } from "./promotions.till.ts";
import { addTicket, aud, balanceOf, mondayTicket, refusalOf, weeklyLimit } from "./sales.ts";

openTill();

describe("buying with a code", () => {
  it("charges the customer the amount due and the promotions account the rest; the ticket keeps its price", async () => {
    const { as, cart } = await withCode("WELCOME1");
    const promotions = await runInTransaction(services.db, (tx) => houseCents(tx, "promotions"));
    const { body } = await buy(cart, as);

    expect(body.result).toMatchObject({ total: aud(1.7), wallet_amount: aud(1.7), items: cart.cart_items });
    expect(body.result.order_ids).toHaveLength(1);
    expect(body.result.tracking_data.products).toHaveLength(1);
    expect(await balanceOf(services, as)).toBe(8.3);
    expect(await runInTransaction(services.db, (tx) => houseCents(tx, "promotions"))).toBe(promotions - 100);
    const [order] = await services.db
      .selectFrom("orders")
      .select("price_cents")
      .where("checkout_id", "=", body.result.checkout_id)
      .execute();
    expect(order?.price_cents).toBe(270);
    expect((await cartOf(as)).cart_items).toEqual([]);
    expect(refusalOf(await redeem("WELCOME1", as))).toBe("422 promotion_not_added");
    expect(await faultsInBooks(services.db)).toEqual([]);
  });

  it("costs nothing when the code covers the total", async () => {
    await setUp({ code: "FREE", amount_cents: 10_000 });
    const { as, cart } = await withCode("FREE", 0);

    expect((await buy(cart, as)).body.result).toMatchObject({ total: aud(0), wallet_amount: aud(0) });
    expect(await balanceOf(services, as)).toBe(0);
    expect(await faultsInBooks(services.db)).toEqual([]);
  });

  it("adds credit to the wallet after the purchase, not before", async () => {
    const spender = await withCode("BONUS5", 269);
    expect(refusalOf(await buy(spender.cart, spender.as))).toBe("402 insufficient_funds");
    expect(await balanceOf(services, spender.as)).toBe(2.69);

    const { as, cart } = await withCode("BONUS5", 270);
    expect((await buy(cart, as)).body.result.total).toEqual(aud(2.7));
    expect(await balanceOf(services, as)).toBe(5);
    expect(await faultsInBooks(services.db)).toEqual([]);
  });

  it("is refused as a changed cart when the code has expired meanwhile, and sells nothing", async () => {
    const { as, cart } = await withCode("WEEKEND");
    await setShopNow(services.db, new Date("2026-11-22T13:00:00Z"));

    expect(refusalOf(await buy(cart, as))).toBe("409 cart_changed");
    expect(refusalOf(await buy({ ...cart, cart_total: aud(2.7) }, as))).toBe("409 cart_changed");
    expect(await balanceOf(services, as)).toBe(10);
    expect(await cartOf(as)).toMatchObject({ cart_total: aud(2.7), auto_removed_items: [{}] });
  });

  it("counts the paid amount towards a spend limit", async () => {
    const { as, cart } = await withCode("SPRING15");
    await services.db.insertInto("spend_limit").values(weeklyLimit(as.customerId, 230)).execute();

    expect((await buy(cart, as)).status).toBe(200);
  });
});

describe("a refund", () => {
  const refund = (id: string) => runInTransaction(services.db, (tx) => refundCheckout(tx, id));

  it("returns money, credit and the use of the code, once", async () => {
    const { as, cart } = await withCode("BONUS5");
    const { body } = await buy(cart, as);
    expect(await balanceOf(services, as)).toBe(12.3);

    await refund(body.result.checkout_id);

    expect(await balanceOf(services, as)).toBe(10);
    await expect(refund(body.result.checkout_id)).rejects.toMatchObject({ code: "already_processed" });
    await addTicket(services, as);
    expect((await redeem("BONUS5", as)).status).toBe(200);
    const { result } = (await services.call({ path: "/v2/orders?status=past_products", as })).body;
    expect(result).toMatchObject([{ status: "refunded" }]);
    expect(await faultsInBooks(services.db)).toEqual([]);
  });

  it("is refused when the credit is spent or a draw has closed", async () => {
    const spender = await withCode("BONUS5", 270);
    const bonus = await buy(spender.cart, spender.as);
    const seven = mondayTicket({ games: undefined, quickpick: true, num_games: 7 });
    expect((await buy(await addTicket(services, spender.as, seven), spender.as)).status).toBe(200);
    await expect(refund(bonus.body.result.checkout_id)).rejects.toMatchObject({ code: "insufficient_funds" });

    const { as, cart } = await withCode("WELCOME1");
    const { body } = await buy(cart, as);
    await setShopNow(services.db, new Date("2026-11-23T09:25:00Z"));
    await expect(refund(body.result.checkout_id)).rejects.toMatchObject({ code: "draw_closed" });
    expect(await balanceOf(services, as)).toBe(8.3);
    expect(await faultsInBooks(services.db)).toEqual([]);
  });
});
