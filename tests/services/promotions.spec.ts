import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { setShopNow } from "#services/lib/clock.ts";
import { houseCents } from "#services/lib/ledger.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { insertPromotion, type NewPromotion } from "#services/main/promotions/promotions.rows.ts";
import { refundCheckout } from "#services/main/purchases/refunds.commands.ts";
import { faultsInBooks } from "#tests/concurrency/books.ts";
import { registerPerson } from "#tests/contract/people.ts";
import { EXAMPLE_NOW, openServices, type Services, type SignedIn } from "./open-services.ts";
import { addTicket, aud, balanceOf, keyed, mondayTicket, purchaseOf, refusalOf } from "./sales.ts";

let services: Services;
beforeAll(async () => {
  services = await openServices();
});
afterAll(() => services.close());
beforeEach(() => setShopNow(services.db, new Date(EXAMPLE_NOW)));

const person = (cents = 1_000) => runInTransaction(services.db, (tx) => registerPerson(tx, services.env, { cents }));
const redeem = (promotion_code: string, as: SignedIn) =>
  services.call({ method: "POST", path: "/v2/cart/promotion", body: { promotion_code }, as });
const cartOf = async (as: SignedIn) => (await services.call({ path: "/v2/cart/items", as })).body.result;
const buy = (cart: Parameters<typeof purchaseOf>[0], as: SignedIn) =>
  services.call({ method: "POST", path: "/v2/cart/purchase", body: purchaseOf(cart), as, headers: keyed() });
const setUp = (promotion: Partial<NewPromotion> & { code: string }) =>
  runInTransaction(services.db, (tx) =>
    insertPromotion(tx, {
      voucher_type: "voucher_fixed_discount",
      description: "Something off",
      amount_cents: 100,
      starts_at: new Date("2026-11-01T00:00:00Z"),
      ...promotion,
    }),
  );

/** A customer with a ticket of 2.70 and a code in the cart. */
async function withCode(code: string, cents?: number) {
  const as = await person(cents);
  await addTicket(services, as);
  const { body } = await redeem(code, as);
  return { as, cart: body.result };
}

describe("a code in the cart", () => {
  it("is an item at its end, whatever its capital letters, with what it takes off", async () => {
    const { as, cart } = await withCode(" welcome1 ");

    expect(cart.cart_items).toMatchObject([
      { product_type: "lottery_ticket" },
      {
        id: expect.stringMatching(/^itm_/),
        product_type: "voucher_fixed_discount",
        offer_name: "WELCOME1",
        promotion_code: "WELCOME1",
        description: "$1 off your first ticket",
        price: aud(1),
      },
    ]);
    expect(cart.cart_total).toEqual(aud(1.7));
    expect(await cartOf(as)).toEqual(cart);
  });

  it("takes a part off all lines, floored to the cent, and follows what is added", async () => {
    const { as, cart } = await withCode("SPRING15");
    expect([cart.cart_items[1].price, cart.cart_total]).toEqual([aud(0.4), aud(2.3)]);

    const more = await addTicket(services, as);
    expect(more.cart_items.map(({ price }: { price: object }) => price)).toEqual([aud(2.7), aud(2.7), aud(0.81)]);
    expect(more.cart_total).toEqual(aud(4.59));
  });

  it("never brings the total below zero", async () => {
    await setUp({ code: "ALLOFIT", amount_cents: 10_000 });
    const { cart } = await withCode("ALLOFIT");

    expect([cart.cart_items[1].price, cart.cart_total]).toEqual([aud(2.7), aud(0)]);
  });

  it("says when it runs out, and leaves with a word when it does", async () => {
    const { as, cart } = await withCode("WEEKEND");
    expect(cart.cart_items[1].expires_at).toBe("2026-11-22T13:00:00.000Z");

    await setShopNow(services.db, new Date("2026-11-22T12:59:58Z"));
    expect((await cartOf(as)).cart_total).toEqual(aud(1.7));
    await setShopNow(services.db, new Date("2026-11-22T13:00:00Z"));
    const after = await cartOf(as);

    expect(after).toMatchObject({ cart_items: [{ product_type: "lottery_ticket" }], cart_total: aud(2.7) });
    expect(after.revision).toBe(cart.revision + 1);
    expect(after.auto_removed_items).toEqual([
      {
        id: cart.cart_items[1].id,
        description: "$1 off this weekend",
        reason: {
          type: "promotion_not_added",
          message: "This code cannot be used with your cart any more.",
          action_type: "close",
        },
      },
    ]);
  });

  it("leaves with a word when the cart is no longer worth enough", async () => {
    await setUp({ code: "FROM5", minimum_cents: 500 });
    const as = await person();
    await addTicket(services, as);
    const [, second] = (await addTicket(services, as)).cart_items;
    expect((await redeem("FROM5", as)).body.result.cart_total).toEqual(aud(4.4));

    const path = `/v2/cart/items/${second.id}`;
    const { result } = (await services.call({ method: "DELETE", path, as })).body;

    expect(result).toMatchObject({ cart_total: aud(2.7), auto_removed_items: [{ description: "Something off" }] });
  });

  it("makes room for another once it was taken out", async () => {
    const { as, cart } = await withCode("SPRING15");
    expect(refusalOf(await redeem("WELCOME1", as))).toBe("422 promotion_not_added");

    const path = `/v2/cart/promotion/${cart.cart_items[1].id}`;
    const { result } = (await services.call({ method: "DELETE", path, as })).body;
    expect(result).toMatchObject({ cart_total: aud(2.7), auto_removed_items: [] });
    expect(result.cart_items).toHaveLength(1);
    expect((await redeem("WELCOME1", as)).body.result.cart_total).toEqual(aud(1.7));
  });

  it("makes room for another once it has run out, seen or not, with a word for that", async () => {
    const { as } = await withCode("WEEKEND");
    await setShopNow(services.db, new Date("2026-11-22T13:00:00Z"));

    expect((await redeem("SPRING15", as)).body.result).toMatchObject({
      cart_total: aud(2.3),
      auto_removed_items: [{ description: "$1 off this weekend" }],
    });
  });

  it("is refused in words that tell nobody why", async () => {
    const as = await person();
    await addTicket(services, as);
    const refused = await Promise.all(
      ["NOTHING", "SOON", "LASTYEAR", "BIG50", "RAFFLE2"].map((code) => redeem(code, as)),
    );

    expect(new Set(refused.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(refused[0]?.body.errors).toEqual({
      promotion_code: [{ id: "promotion_not_added", message: "This code cannot be used with your cart." }],
    });
    expect((await cartOf(as)).revision).toBe(1);
  });
});

describe("a visitor's code", () => {
  const open = async (code?: string) => {
    const token = (await services.call({ method: "POST", path: "/v2/anon-cart" })).body.result;
    const put = {
      method: "POST",
      path: `/v2/anon-cart/${token}/items`,
      body: mondayTicket(),
      headers: keyed(),
    } as const;
    await services.call(put);
    const body = { promotion_code: code };
    if (code) await services.call({ method: "POST", path: `/v2/anon-cart/${token}/promotion`, body });
    return token;
  };
  const convert = async (token: string, as: SignedIn) =>
    (await services.call({ method: "POST", path: `/v2/anon-cart/${token}/convert`, as })).body.result;

  it("comes along when they sign in", async () => {
    const as = await person();
    await addTicket(services, as);

    expect(await convert(await open("SPRING15"), as)).toMatchObject({
      cart_items: [{}, {}, { promotion_code: "SPRING15", price: aud(0.81) }],
      auto_removed_items: [],
    });
  });

  it("gives way to the one that is there, with a word", async () => {
    const { as } = await withCode("SPRING15");

    expect(await convert(await open("WELCOME1"), as)).toMatchObject({
      cart_items: [{}, {}, { promotion_code: "SPRING15" }],
      auto_removed_items: [
        { description: "$1 off your first ticket", reason: { message: "There is a promotion in your cart already." } },
      ],
    });
  });

  it("takes the place of one that has run out, seen or not, with a word for that", async () => {
    const { as } = await withCode("WEEKEND");
    await setShopNow(services.db, new Date("2026-11-22T13:00:00Z"));

    expect(await convert(await open("SPRING15"), as)).toMatchObject({
      cart_items: [{}, {}, { promotion_code: "SPRING15" }],
      auto_removed_items: [{ description: "$1 off this weekend", reason: { type: "promotion_not_added" } }],
    });
  });

  it("leaves with a word when this customer has used it before", async () => {
    const { as, cart } = await withCode("WELCOME1");
    expect((await buy(cart, as)).status).toBe(200);

    expect(await convert(await open("WELCOME1"), as)).toMatchObject({
      cart_items: [{ product_type: "lottery_ticket" }],
      cart_total: aud(2.7),
      auto_removed_items: [{ description: "$1 off your first ticket", reason: { type: "promotion_not_added" } }],
    });
  });
});

describe("buying with a code", () => {
  it("takes what is due from the customer and the rest from the house's promotions; the ticket keeps its price", async () => {
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

  it("costs nothing when the code takes off everything", async () => {
    await setUp({ code: "FREE", amount_cents: 10_000 });
    const { as, cart } = await withCode("FREE", 0);

    expect((await buy(cart, as)).body.result).toMatchObject({ total: aud(0), wallet_amount: aud(0) });
    expect(await balanceOf(services, as)).toBe(0);
    expect(await faultsInBooks(services.db)).toEqual([]);
  });

  it("puts credit in the wallet after the purchase, not before", async () => {
    const poor = await withCode("BONUS5", 269);
    expect(refusalOf(await buy(poor.cart, poor.as))).toBe("402 insufficient_funds");
    expect(await balanceOf(services, poor.as)).toBe(2.69);

    const { as, cart } = await withCode("BONUS5", 270);
    expect((await buy(cart, as)).body.result.total).toEqual(aud(2.7));
    expect(await balanceOf(services, as)).toBe(5);
    expect(await faultsInBooks(services.db)).toEqual([]);
  });

  it("is refused as a changed cart when the code has run out since it was seen, and sells nothing", async () => {
    const { as, cart } = await withCode("WEEKEND");
    await setShopNow(services.db, new Date("2026-11-22T13:00:00Z"));

    expect(refusalOf(await buy(cart, as))).toBe("409 cart_changed");
    expect(refusalOf(await buy({ ...cart, cart_total: aud(2.7) }, as))).toBe("409 cart_changed");
    expect(await balanceOf(services, as)).toBe(10);
    expect(await cartOf(as)).toMatchObject({ cart_total: aud(2.7), auto_removed_items: [{}] });
  });

  it("counts towards a spend limit with what was paid", async () => {
    const { as, cart } = await withCode("SPRING15");
    await services.db.updateTable("customer").set({ spend_limit_cents: 230 }).where("id", "=", as.customerId).execute();

    expect((await buy(cart, as)).status).toBe(200);
  });
});

describe("a refund", () => {
  const refund = (id: string) => runInTransaction(services.db, (tx) => refundCheckout(tx, id));

  it("gives money, credit and use back to where they came from, once", async () => {
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

  it("is refused when the credit is spent, or a draw has closed", async () => {
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
