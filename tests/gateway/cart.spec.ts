import { describe, expect, it } from "vitest";
import { type Shop, standardTicket, startShop } from "#tests/shop.ts";
import { ANNA, answerCapabilities, backendOfFile } from "./backend.ts";

const add = (lotteryKey: string, numGames?: number) => ({
  item: standardTicket(lotteryKey, numGames),
  idempotencyKey: crypto.randomUUID(),
});
const visitorOf = ({ open }: Pick<Shop, "open">) => open().visitor();

describe("the calls to the service", () => {
  const backend = backendOfFile();
  const VISITOR = "dc_cart=anc_0123456789abcdef0123456789abcdef";
  const OWNERS = [
    ["customer", ANNA, "/main/cart/items"],
    ["visitor", VISITOR, "/main/anon-cart/anc_0123456789abcdef0123456789abcdef/items"],
  ] as const;
  const writes = () => backend.asked.filter(({ method }) => method !== "GET");
  const calls = () =>
    writes().map(({ method, url, body }) => [method, url, body.length > 0 ? JSON.parse(String(body)) : null]);

  it.each(OWNERS)(
    "add a %s's ticket with its draws and its recurring purchase (Cart 2, 3)",
    async (_, cookie, path) => {
      const item = {
        ...standardTicket("powerball", 6),
        numDraws: 3,
        recurringPurchase: { type: "autoplay" as const, enabled: true },
      };
      answerCapabilities(backend);
      await backend.open(cookie).caller.cart.addItem({ item, idempotencyKey: crypto.randomUUID() });
      const sent = {
        product_type: "lottery_ticket",
        lottery_key: "powerball",
        game_type: "standard",
        game_offer: "standard",
        num_games: 6,
        quickpick: true,
        num_draws: 3,
        recurring_purchase: { type: "autoplay", enabled: true },
      };
      expect(calls()).toEqual([["POST", path, sent]]);
    },
  );

  it.each(OWNERS)(
    "change and remove an item of a %s, and return the service's items (Cart 9, 10)",
    async (_, cookie, path) => {
      const { caller } = backend.open(cookie);
      const itemId = "itm_0000000000000001";
      const changed = await caller.cart.updateItem({ itemId, numGames: 8 });
      await caller.cart.removeItem({ itemId });
      expect(calls()).toEqual([
        ["PUT", `${path}/${itemId}`, { product_type: "lottery_ticket", num_games: 8 }],
        ["DELETE", `${path}/${itemId}`, null],
      ]);
      // The service answers with six games.
      expect(changed.cartItems).toMatchObject([{ id: itemId, numGames: 6, description: "6 x Monday Lotto games" }]);
    },
  );

  it.each([
    ["customer", ANNA, "/main/cart/promotion"],
    ["visitor", VISITOR, "/main/anon-cart/anc_0123456789abcdef0123456789abcdef/promotion"],
  ])("redeem a %s's promotion code (Cart 7)", async (_, cookie, path) => {
    const segments = [{ segment_name: "default", capabilities: ["vouchers"] }];
    const result = { default_segment_name: "default", segments };
    backend.answer("/main/capabilities", (_asked, response) =>
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ result })),
    );
    await backend.open(cookie).caller.promotions.add({ promotionCode: "SPRING15" });
    expect(calls()).toEqual([["POST", path, { promotion_code: "SPRING15" }]]);
  });
});

it("is the customer's own after a login, with one draw and without recurring purchase", async () => {
  const shop = await startShop();
  await shop.signIn("anna");
  const { cartItems } = await shop.caller.cart.addItem(add("monday_lotto"));
  expect(cartItems[0]).toMatchObject({ numDraws: 1, recurringPurchase: { type: "autoplay", enabled: false } });
  expect(shop.cookies.has("dc_cart")).toBe(false);
});

describe("a visitor's cart", () => {
  it("is not created by a first visit: pages are shared, and it begins with the first ticket (Cart 1)", async () => {
    const { caller, cookies } = await startShop();

    expect((await caller.cart.get()).cartItems).toEqual([]);
    expect(cookies.has("dc_cart")).toBe(false);
  });

  it("is created by the first ticket, priced by the service and counted on the badge (Cart 2)", async () => {
    const shop = await startShop();
    const cart = await shop.caller.cart.addItem(add("monday_lotto"));

    expect(cart.cartTotal).toEqual({ amount: 2.7, currency: "AUD" });
    expect(cart.cartItems[0]?.games).toHaveLength(4);
    expect(await shop.caller.cart.get()).toEqual(cart);
    expect(visitorOf(shop)).toMatchObject({ signedIn: false, cartCount: 1, productTypes: ["lottery_ticket"] });
  });

  it("keeps the numbers a customer chose", async () => {
    const { caller } = await startShop();
    const games = [1, 2, 3, 4].map((step) => ({ Numbers: [step, 10, 20, 30, 35, 40] }));
    const { numGames: _, quickpick: __, ...item } = standardTicket("monday_lotto");

    const cart = await caller.cart.addItem({ item: { ...item, games }, idempotencyKey: crypto.randomUUID() });
    expect(cart.cartItems[0]?.games).toEqual(games);
  });

  it("adds one item for repeats of an idempotency key", async () => {
    const { caller } = await startShop();
    await caller.cart.addItem(add("powerball"));
    const attempt = add("monday_lotto");
    await caller.cart.addItem(attempt);
    await caller.cart.addItem(attempt);

    expect((await caller.cart.get()).cartItems).toHaveLength(2);
  });

  it("changes, removes and restores an item", async () => {
    const { caller } = await startShop();
    const [item] = (await caller.cart.addItem(add("monday_lotto"))).cartItems;
    const itemId = item?.id ?? "";

    const changed = await caller.cart.updateItem({ itemId, numGames: 6 });
    expect(changed.cartTotal.amount).toBe(4.05);
    expect((await caller.cart.removeItem({ itemId })).cartItems).toEqual([]);

    const games = changed.cartItems[0]?.games ?? [];
    const again = { ...standardTicket("monday_lotto", 6), games };
    const back = await caller.cart.build({ items: [again], idempotencyKey: crypto.randomUUID() });
    expect(back.cartItems[0]?.games).toEqual(games);
  });

  it("passes every type of product on, and refuses a membership that there is not", async () => {
    const { caller } = await startShop();
    const items = [
      { productType: "membership", membershipProgram: "daily_winners", membershipOffer: "weekly" },
    ] as const;
    for (const item of items) {
      await expect(caller.cart.addItem({ item, idempotencyKey: crypto.randomUUID() })).rejects.toMatchObject({
        problem: { status: 404, code: "not_found" },
      });
    }
    const books = {
      productType: "raffle_ticket",
      lotteryKey: "charity_raffle",
      raffleOffer: "book_5",
      books: 1,
    } as const;
    const cart = await caller.cart.addItem({ item: books, idempotencyKey: crypto.randomUUID() });
    expect(cart.cartItems).toMatchObject([{ productType: "raffle_ticket", numRaffleTickets: 5 }]);
    const shares = {
      productType: "syndicate_share",
      lotteryKey: "saturday_syndicate",
      syndicateKey: "syn_0000000000000001",
      numShares: 2,
    } as const;
    const both = await caller.cart.addItem({ item: shares, idempotencyKey: crypto.randomUUID() });
    expect(both.cartItems[1]).toMatchObject({ productType: "syndicate_share", quantity: 2, price: { amount: 2.66 } });
  });

  it("refuses a draw at the second it closes and stays empty", async () => {
    const shop = await startShop({ now: "2026-11-20T01:00:00Z" });
    const { offers } = await shop.caller.offers.list();
    const stop = offers.find(({ key }) => key === "monday_lotto")?.draws[0];
    const input = add("monday_lotto");
    await shop.at(stop?.stop ?? "");

    await expect(
      shop.caller.cart.addItem({ ...input, item: { ...input.item, drawNo: stop?.drawNo } }),
    ).rejects.toMatchObject({ code: "CONFLICT", problem: { code: "draw_closed", status: 409 } });
    expect((await shop.caller.cart.get()).cartItems).toEqual([]);
  });

  it("refuses a price that the visitor sends", async () => {
    const { caller } = await startShop();
    const input = add("monday_lotto");
    const item = { ...input.item, expectedPrice: { amount: 0.01, currency: "AUD" as const } };

    await expect(caller.cart.addItem({ ...input, item })).rejects.toMatchObject({ problem: { code: "cart_changed" } });
  });

  it("cannot be reached by another visitor", async () => {
    const shop = await startShop();
    const { cartItems } = await shop.caller.cart.addItem(add("monday_lotto"));
    const otherVisitor = shop.visit();
    await otherVisitor.caller.cart.addItem(add("powerball"));

    await expect(otherVisitor.caller.cart.removeItem({ itemId: cartItems[0]?.id ?? "" })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  it("is replaced by a new one at the next write after it expired (Cart 4)", async () => {
    const { caller, cookies } = await startShop();
    cookies.set("dc_cart", "anc_00000000000000000000000000000000");
    expect((await caller.cart.get()).cartItems).toEqual([]);
    expect(cookies.has("dc_cart")).toBe(false);

    cookies.set("dc_cart", "anc_00000000000000000000000000000000");
    expect((await caller.cart.addItem(add("monday_lotto"))).cartItems).toHaveLength(1);
  });

  it("accepts a ticket from a plain form", async () => {
    const shop = await startShop();
    const form = new URLSearchParams({
      "item.productType": "lottery_ticket",
      "item.lotteryKey": "monday_lotto",
      "item.gameOffer": "standard",
      "item.numGames": "18",
      "item.quickpick": "on",
      idempotencyKey: crypto.randomUUID(),
    });

    const result = await shop.form("cart.addItem", form);
    expect(result).toMatchObject({ ok: true, data: { cartTotal: { amount: 12.15 } } });
  });

  it("returns the entered values when a form is refused", async () => {
    const shop = await startShop();
    const result = await shop.form("cart.addItem", new URLSearchParams({ "item.lotteryKey": "monday_lotto" }));

    expect(result).toMatchObject({
      ok: false,
      problem: { code: "invalid_field", status: 422 },
      values: { item: { lotteryKey: "monday_lotto" } },
    });
  });
});
