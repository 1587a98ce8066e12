import { describe, expect, it } from "vitest";
import { standardTicket, startShop } from "#tests/shop.ts";

const ticket = () => ({ item: standardTicket("monday_lotto", 4), idempotencyKey: crypto.randomUUID() });
const code = (promotionCode: string) => ({ promotionCode });
const REFUSED = "You can't use this code with your cart.";

describe("a promotion code", () => {
  it("is redeemed in a visitor's cart and kept at sign-in (Cart 7)", async () => {
    const shop = await startShop();
    const { caller } = shop;
    await caller.cart.addItem(ticket());

    const cart = await caller.promotions.add(code(" spring15 "));
    expect(cart.cartItems[1]).toMatchObject({ productType: "voucher_percent_discount", promotionCode: "SPRING15" });
    expect(cart.cartTotal.amount).toBe(2.3);
    expect(shop.open().visitor()).toMatchObject({ cartCount: 1, productTypes: ["lottery_ticket"] });

    await shop.signIn("anna");
    const own = await caller.cart.get();
    expect(own.cartItems.at(-1)).toMatchObject({ promotionCode: "SPRING15" });
    const removed = await caller.promotions.remove({ itemId: own.cartItems.at(-1)?.id ?? "" });
    expect(removed.cartItems.map(({ productType }) => productType)).toEqual(["lottery_ticket"]);

    expect((await caller.promotions.add(code("SPRING15"))).cartTotal.amount).toBe(2.3);
    const bought = await caller.purchases.create({
      cartRevision: (await caller.cart.get()).revision,
      expectedTotal: { amount: 2.3, currency: "AUD" },
      idempotencyKey: crypto.randomUUID(),
    });
    const checkoutId = bought.kind === "receipt" ? bought.checkoutId : "";
    expect((await caller.purchases.get({ checkoutId })).total.amount).toBe(2.3);
  });

  it("is read without the quotes and invisible marks of the mail it comes from", async () => {
    const { caller } = await startShop();
    await caller.cart.addItem(ticket());
    expect((await caller.promotions.add(code(" \u201cWELCOME\u200b1\u201d "))).cartItems).toHaveLength(2);
  });

  it("is refused at its field, with the service's message (Cart 8)", async () => {
    const { caller } = await startShop();
    await caller.cart.addItem(ticket());

    await expect(caller.promotions.add(code("SAVE"))).rejects.toMatchObject({
      code: "UNPROCESSABLE_CONTENT",
      problem: {
        code: "promotion_not_added",
        message: REFUSED,
        targets: { promotionCode: [{ code: "promotion_not_added", message: REFUSED }] },
      },
    });
    await expect(caller.promotions.add(code(" "))).rejects.toMatchObject({
      problem: { code: "invalid_field", targets: { promotionCode: [{ message: "This field is required" }] } },
    });
  });

  it("may be tried 20 times in ten minutes, per address and per customer", async () => {
    const shop = await startShop();
    const tryCodes = async ({ caller }: Pick<typeof shop, "caller">, count: number) => {
      const answers = [];
      for (let index = 0; index < count; index++) {
        answers.push(await caller.promotions.add(code(`GUESS${index}`)).catch(({ problem }) => problem));
      }
      return answers.map(({ code: problemCode }) => problemCode);
    };
    const visitor = shop.visit("203.0.113.1");
    await visitor.caller.cart.addItem(ticket());

    expect(await tryCodes(visitor, 21)).toEqual([...Array(20).fill("promotion_not_added"), "too_many_requests"]);
    await expect(visitor.caller.promotions.add(code("WELCOME1"))).rejects.toMatchObject({
      code: "TOO_MANY_REQUESTS",
      problem: { status: 429, message: "Too many attempts. Please wait 10 minutes and try again." },
    });

    const [home, cafe] = [shop.visit("203.0.113.2"), shop.visit("203.0.113.3")];
    for (const place of [home, cafe]) await place.signIn("erin");
    await home.caller.cart.addItem(ticket());
    expect(await tryCodes(home, 20)).toEqual(Array(20).fill("promotion_not_added"));
    expect(await tryCodes(cafe, 1)).toEqual(["too_many_requests"]);
  });

  it("can be used again after a refund, and the ticket shows the refund", async () => {
    const { caller, controls, signIn } = await startShop();
    await signIn("dan");
    const buy = async () => {
      await caller.cart.addItem(ticket());
      const { revision, cartTotal } = await caller.promotions.add(code("WELCOME1"));
      const bought = await caller.purchases.create({
        cartRevision: revision,
        expectedTotal: cartTotal,
        idempotencyKey: crypto.randomUUID(),
      });
      return bought.kind === "receipt" ? bought.checkoutId : "";
    };
    const receipt = await buy();
    await caller.cart.addItem(ticket());
    await expect(caller.promotions.add(code("WELCOME1"))).rejects.toMatchObject({
      problem: { code: "promotion_not_added" },
    });

    await controls.refund(receipt);

    expect((await caller.session.get())?.availableFunds.amount).toBe(5);
    expect((await caller.promotions.add(code("WELCOME1"))).cartTotal.amount).toBe(1.7);
    await expect(controls.refund(receipt)).rejects.toThrow("This purchase was refunded already.");
    await expect(controls.refund("chk_nothing")).rejects.toThrow();
  });

  it("is refused without the capability, but can still be removed from the cart", async () => {
    const { caller, controls } = await startShop();
    await caller.cart.addItem(ticket());
    const cart = await caller.promotions.add(code("SPRING15"));
    await controls.capability("vouchers", "off");

    await expect(caller.promotions.add(code("WELCOME1"))).rejects.toMatchObject({ code: "NOT_FOUND" });
    const { cartItems } = await caller.promotions.remove({ itemId: cart.cartItems[1]?.id ?? "" });
    expect(cartItems).toHaveLength(1);
  });
});
