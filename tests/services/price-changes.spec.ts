// Tests prices that change while a cart waits to be paid for: no customer is charged an amount that they did not see.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { raisePrices } from "#tests/prices.ts";
import { authorise, cara, holdings, openTill, order, pay, paymentOf, readDeposit, services } from "./deposits-till.ts";
import type { SignedIn } from "./open-services.ts";
import { addTicket, answerBank, aud, keyed, mondayTicket, purchaseOf, refusalOf, typeCard } from "./sales.ts";

openTill();

let anna: SignedIn;
let restore: (() => void) | null = null;
beforeEach(async () => {
  anna ??= await services.signIn("anna@example.com");
});
afterEach(() => {
  restore?.();
  restore = null;
});

const raise = () => {
  restore = raisePrices();
};
const buy = (body: object, key?: string) =>
  services.call({ method: "POST", path: "/v2/cart/purchase", body, as: anna, headers: keyed(key) });
const cartOf = async (as = anna) => (await services.call({ path: "/v2/cart/items", as })).body.result;
const costsNow = (total: string) => `Your cart has changed: it now costs ${total}. Check it and try again.`;

const BOOKS = { product_type: "raffle_ticket", lottery_key: "charity_raffle", raffle_offer: "book_15", books: 2 };
const SHARES = {
  product_type: "syndicate_share",
  lottery_key: "saturday_syndicate",
  syndicate_key: "syn_0000000000000001",
  num_shares: 2,
};

describe("a price that changed while the item was in the cart", () => {
  it.each([
    ["a ticket for two draws", mondayTicket({ num_draws: 2 }), 5.4, 5.8],
    ["books of a raffle", BOOKS, 50, 50.4],
    ["shares of a syndicate", SHARES, 2.66, 3.06],
  ])("refuses the purchase of %s, tells the new total, and keeps the cart", async (_, item, seen, now) => {
    const shown = await addTicket(services, anna, item);
    expect(shown.cart_total).toEqual(aud(seen));
    const before = await holdings(anna);
    raise();

    // The second attempt follows a read of the cart, which has the new price and another revision.
    for (const _attempt of [1, 2]) {
      const refused = await buy(purchaseOf(shown));
      expect([refused.status, refused.body.messages]).toEqual([
        409,
        [expect.objectContaining({ code: "cart_changed", message: costsNow(`$${now.toFixed(2)}`) })],
      ]);
      expect(await cartOf()).toMatchObject({ cart_total: aud(now), cart_items: [{ id: shown.cart_items[0].id }] });
    }
    expect(await holdings(anna)).toEqual(before);

    const { body } = await buy(purchaseOf(await cartOf()));
    expect(body.result.total).toEqual(aud(now));
    expect((await holdings(anna)).balance).toBeCloseTo(before.balance - now);
  });

  it("refuses a lower one too", async () => {
    raise();
    const shown = await addTicket(services, anna);
    restore?.();
    restore = null;

    expect((await buy(purchaseOf(shown))).body.messages[0].message).toBe(costsNow("$2.70"));
    expect((await buy(purchaseOf(await cartOf()))).body.result.total).toEqual(aud(2.7));
  });

  it("tells the total less the promotion", async () => {
    await addTicket(services, anna);
    const code = { promotion_code: "SPRING15" };
    const path = "/v2/cart/promotion";
    const { body } = await services.call({ method: "POST", path, body: code, as: anna, headers: keyed() });
    raise();

    expect((await buy(purchaseOf(body.result))).body.messages[0].message).toBe(costsNow("$2.47"));
    expect((await cartOf()).cart_total).toEqual(aud(2.47));
  });

  it("leaves the receipt of a purchase that is sent again", async () => {
    const [shown, key] = [await addTicket(services, anna), crypto.randomUUID()];
    const bought = await buy(purchaseOf(shown), key);
    raise();

    expect(await buy(purchaseOf(shown), key)).toMatchObject({ status: 200, body: bought.body });
  });
});

it("refuses an item at the price of a page that was shown before the change, and tells the new one", async () => {
  const [item] = (await addTicket(services, anna)).cart_items;
  raise();
  const seen = { expected_price: aud(2.7) };
  const add = { method: "POST", path: "/v2/cart/items", body: mondayTicket(seen), headers: keyed() } as const;
  const change = { product_type: "lottery_ticket", num_games: 4, ...seen };
  const put = { method: "PUT", path: `/v2/cart/items/${item.id}`, body: change } as const;

  for (const call of [add, put]) {
    const refused = await services.call({ ...call, as: anna });
    expect([refused.status, refused.body.messages]).toEqual([
      409,
      [
        expect.objectContaining({
          code: "cart_changed",
          target: "expected_price",
          message: "The price is now $2.90. Check it and try again.",
        }),
      ],
    ]);
  }
  expect((await cartOf()).cart_items).toHaveLength(1);
});

describe("a price that changed before a card is charged", () => {
  it("refuses the purchase before the card is asked", async () => {
    const before = await holdings();
    const { token } = await typeCard(services, cara);
    const body = await order(2.7, token);
    raise();
    const refused = await pay(body);

    expect([refusalOf(refused), refused.body.messages[0].message]).toEqual(["409 cart_changed", costsNow("$2.90")]);
    expect(await holdings()).toEqual(before);
    const deposits = services.db
      .selectFrom("deposit")
      .select("id")
      .where("payment_token", "=", token ?? "");
    expect(await deposits.execute()).toEqual([]);
  });

  it("voids the payment when it changes during a challenge, and keeps the cart", async () => {
    const [before, key] = [await holdings(), crypto.randomUUID()];
    const { token } = await typeCard(services, cara, { number: "4000000000003220" });
    const body = await order(2.7, token);
    const asked = (await pay(body, key)).body.result.deposit;
    raise();
    const { cres } = await answerBank(asked.challenge, "Approve");
    await authorise(asked.id, cres);

    for (const _attempt of [1, 2]) {
      const refused = await pay(body, key);
      expect([refusalOf(refused), refused.body.messages[0].message]).toEqual(["409 cart_changed", costsNow("$2.90")]);
    }
    expect(await paymentOf(asked.id)).toMatchObject({ state: "voided" });
    expect((await readDeposit(asked.id)).body.result).toMatchObject({ status: "cancelled" });
    expect(await holdings()).toEqual(before);
    expect(await cartOf(cara)).toMatchObject({ cart_total: aud(2.9), cart_items: [{ lottery_key: "monday_lotto" }] });
  });
});
