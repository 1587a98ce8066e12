import { describe, expect, it } from "vitest";
import { runInTransaction } from "#services/lib/transaction.ts";
import { listPartnerSales } from "#services/main/sales/purchases/purchases.rows.ts";
import { authorise, cara, dan, holdings, openTill, services } from "./deposits-till.ts";
import { addTicket, answerBank, aud, depositOf, keyed, typeCard } from "./sales.ts";

openTill();
const PAGE = "coast-radio";
const item = { lottery: { lottery_key: "monday_lotto", game_type: "standard", game_offer: "standard", num_games: 4 } };
const post = (path: string, body: object, as?: typeof cara, key?: string) =>
  services.call({ method: "POST", path: `/v2${path}`, body, ...(as && { as }), ...(key && { headers: keyed(key) }) });
const set = (body: object, as = cara, slug = PAGE) => post(`/cart/partner/${slug}`, body, as);
const WEB = { channel_key: "web", metadata: {} };
const buy = (body: object, key: string = crypto.randomUUID(), as = cara) =>
  post(`/cart/partner/${PAGE}/purchase`, { deposit: null, purchase: WEB, ...body }, as, key);
const cartOf = async (as = cara) => (await services.call({ path: "/v2/cart/items", as })).body.result;
const messageOf = ({ body }: Awaited<ReturnType<typeof set>>) => body.messages[0];

describe("a partner's page", () => {
  it("names the partner and what it sells; another slug is not found", async () => {
    const { body } = await services.call({ path: `/v2/partners/${PAGE}` });
    expect(body.result).toMatchObject({
      key: "coast_radio",
      name: "Coast Radio",
      product_offer_keys: expect.any(Array),
    });
    expect((await services.call({ path: "/v2/partners/nobody" })).status).toBe(404);
  });

  it("prices a visitor's item, and keeps nothing", async () => {
    const carts = () => services.db.selectFrom("cart").select("id").execute();
    const before = await carts();
    const { body } = await post(`/anon-cart/partner/${PAGE}`, { cart_item: item });
    expect(body.result).toMatchObject({ cart_total: aud(2.7), cart_items: [{ num_games: 4, quickpick: true }] });
    expect(body.result).not.toHaveProperty("customer_id");
    expect(await carts()).toEqual(before);
  });

  it("keeps one item per customer and partner, beside the shop's cart", async () => {
    const cart = await addTicket(services, cara);
    await set({ cart_item: item });
    const book = { lottery: { lottery_key: "charity_raffle", cause_key: "coast_rescue" }, raffle_offer: "book_5" };
    const { body } = await set({ cart_item: book });
    expect(body.result).toMatchObject({
      customer_id: cara.customerId,
      cart_items: [{ product_type: "raffle_ticket" }],
    });
    expect((await set({})).body.result).toEqual(body.result);
    // The page sets its item on every view.
    const { draw_no } = body.result.cart_items[0];
    expect((await set({ cart_item: { ...book, draw_number: draw_no } })).body.result).toEqual(body.result);
    expect((await set({}, cara, "harbour-news")).body.result.cart_items).toEqual([]);
    expect((await set({}, dan)).body.result.cart_items).toEqual([]);
    expect(await cartOf(cara)).toMatchObject({ revision: cart.revision, cart_items: cart.cart_items });
  });

  it("refuses what the partner does not sell, and names the fields of the call", async () => {
    const other = { lottery: { ...item.lottery, lottery_key: "powerball" } };
    expect(messageOf(await set({ cart_item: other }))).toMatchObject({ target: "cart_item.lottery.lottery_key" });
    const { game_offer: _, ...unnamed } = item.lottery;
    expect(messageOf(await set({ cart_item: { lottery: unnamed } }))).toMatchObject({
      target: "cart_item.lottery.game_offer",
    });
    const many = { lottery: { ...item.lottery, num_games: 499 } };
    expect(messageOf(await set({ cart_item: many }))).toMatchObject({ target: "cart_item.lottery.games" });
  });
});

describe("purchasePartnerCart", () => {
  it("sells the item once per key from the wallet, empties the partner's cart and leaves the shop's", async () => {
    await post("/funds/dpm_td/deposit", depositOf(cara, 20, undefined, false), cara, crypto.randomUUID());
    const [before, shopCart, key] = [await holdings(), await cartOf(), crypto.randomUUID()];
    await set({ cart_item: item });
    const bought = await buy({ expected_total: aud(2.7) }, key);
    expect(bought.body.result).toMatch(/^chk_/);
    expect((await buy({ expected_total: aud(2.7) }, key)).body).toEqual(bought.body);
    const after = await holdings();
    expect([before.balance - after.balance, after.orders - before.orders]).toEqual([expect.closeTo(2.7), 1]);
    expect((await set({})).body.result.cart_items).toEqual([]);
    expect(await cartOf()).toEqual(shopCart);
    const { purchase } = await services.db
      .selectFrom("checkout")
      .select("purchase")
      .where("id", "=", bought.body.result)
      .executeTakeFirstOrThrow();
    expect(purchase).toMatchObject({ partnerKey: "coast_radio" });
    const sales = () => runInTransaction(services.db, (tx) => listPartnerSales(tx, PAGE));
    expect(await sales()).toEqual([
      {
        receipt: bought.body.result,
        soldAt: expect.any(Date),
        channel: "web",
        status: "upcoming",
        item: "4 x Monday Lotto games",
        amount: 2.7,
        currency: "AUD",
      },
    ]);
    await set({ cart_item: { lottery: { ...item.lottery, num_draws: 2 } } });
    await buy({ expected_total: aud(5.4) });
    expect((await sales()).map(({ amount }) => amount)).toEqual([5.4, 2.7]);
  });

  it("refuses an empty cart, another price and another partner's key, and keeps the item", async () => {
    expect(messageOf(await buy({}))).toMatchObject({
      code: "cart_empty",
      message: "Attempted to purchase an empty partner cart.",
    });
    const before = await holdings();
    await set({ cart_item: item });
    expect(messageOf(await buy({ expected_total: aud(2) }))).toMatchObject({ code: "cart_changed" });
    const other = { purchase: { ...WEB, partner_key: "harbour_news" } };
    expect(messageOf(await buy(other))).toMatchObject({ target: "purchase.partner_key" });
    expect((await set({})).body.result.cart_items).toHaveLength(1);
    expect(await holdings()).toEqual(before);
  });

  it("asks the bank, and sells once after its answer", async () => {
    const [before, key] = [await holdings(), crypto.randomUUID()];
    const { token } = await typeCard(services, cara, { number: "4000000000003220" });
    const body = { cart_item: item, deposit: depositOf(cara, 2.7, token) };
    const asked = await buy(body, key);
    expect([asked.status, asked.body.result.status]).toEqual([202, "requires_action"]);
    const { cres } = await answerBank(asked.body.result.challenge, "Approve");
    await authorise(asked.body.result.id, cres);
    const bought = await buy(body, key);
    expect([bought.status, bought.body.result]).toEqual([200, expect.stringMatching(/^chk_/)]);
    expect((await buy(body, key)).body).toEqual(bought.body);
    expect(await holdings()).toEqual({ balance: before.balance, orders: before.orders + 1 });
  });

  it("charges nothing when the card is declined, and keeps the item", async () => {
    const before = await holdings();
    const { token } = await typeCard(services, cara, { number: "4000000000000002" });
    const declined = await buy({ cart_item: item, deposit: depositOf(cara, 2.7, token) });
    expect([declined.status, messageOf(declined).code]).toEqual([402, "card_declined"]);
    expect(await holdings()).toEqual(before);
    expect((await set({})).body.result.cart_items).toHaveLength(1);
  });
});
