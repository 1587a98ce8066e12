// Tests promotions at purchase and at refund.
import { describe, expect, it } from "vitest";
import { setShopNow } from "#services/lib/clock.ts";
import { houseCents } from "#services/lib/ledger.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { closeCustomer } from "#services/main/identity/customer/closing.rows.ts";
import { readEmail } from "#services/main/identity/customer/customer.rows.ts";
import { insertEmailChange } from "#services/main/identity/email-change/email-change.rows.ts";
import { refundCheckout } from "#services/main/sales/purchases/refunds.commands.ts";
import { faultsInBooks } from "#tests/concurrency/books.ts";
import { newcomerOnWire } from "#tests/newcomer.ts";
import { type SignedIn, toSignedIn } from "./open-services.ts";
import { buy, cartOf, openTill, redeem, services, setUp, withCode } from "./promotions-till.ts";
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

describe("a code that works once per customer", () => {
  /** Signs up on the wire and redeems the code. */
  async function signUp(email: string): Promise<SignedIn> {
    const body = newcomerOnWire(email);
    return toSignedIn((await services.call({ method: "POST", path: "/v2/signup", version: "3.5", body })).body);
  }
  async function comesBack(as: SignedIn) {
    await addTicket(services, as);
    return (await redeem("BONUS5", as)).status;
  }
  const close = (as: SignedIn) =>
    runInTransaction(services.db, async (tx) => {
      const email = await readEmail(tx, as.customerId);
      await closeCustomer(tx, services.env, as.customerId, {
        email,
        now: new Date(),
        why: { reason: null, comment: null },
      });
    });

  it("stays used when its customer closes the account and opens another with the same email, however often", async () => {
    const { as, cart } = await withCode("BONUS5");
    await buy(cart, as);
    const email = await runInTransaction(services.db, (tx) => readEmail(tx, as.customerId));
    await close(as);
    const second = await signUp(email.toUpperCase());
    expect(await comesBack(second)).toBe(422);
    await close(second);
    expect(await comesBack(await signUp(email))).toBe(422);
    expect(await comesBack(await signUp(`other.${email}`))).toBe(200);
    const kept = services.db.selectFrom("customer").selectAll().where("id", "=", as.customerId);
    expect(JSON.stringify(await kept.execute())).not.toContain(email);
  });

  it("stays used when a new account takes the email of the closed one later", async () => {
    const { as, cart } = await withCode("BONUS5");
    await buy(cart, as);
    const email = await runInTransaction(services.db, (tx) => readEmail(tx, as.customerId));
    await close(as);
    const next = await signUp(`next.${email}`);
    const { changeToken } = await runInTransaction(services.db, (tx) =>
      insertEmailChange(tx, { customerId: next.customerId, oldEmail: `next.${email}`, newEmail: email }),
    );
    const path = "/v2/customer/email-change/confirm";
    expect((await services.call({ method: "POST", path, body: { token: changeToken } })).status).toBe(200);
    expect(await comesBack(next)).toBe(422);
  });
});
