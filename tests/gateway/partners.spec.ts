import { describe, expect, it } from "vitest";
import { startShop } from "#tests/shop.ts";

const slug = "coast-radio";
const quickPick = (numGames = 4) => ({
  lottery: {
    lotteryKey: "monday_lotto",
    gameType: "standard" as const,
    gameOffer: "standard",
    quickpick: true,
    numGames,
  },
});
const attempt = () => ({ slug, idempotencyKey: crypto.randomUUID() });
const aud = (amount: number) => ({ amount, currency: "AUD" as const });
const tested = (amount: number) => ({ methodCode: "td" as const, depositMethodId: "dpm_td", amount });

/** Opens the shop with a customer of their own. */
async function openFor(name: string) {
  const shop = await startShop();
  await shop.signIn(name);
  return shop;
}

/** What the service keeps of a purchase. */
async function keptOf(bought: object) {
  const { services } = await startShop();
  const id = "checkoutId" in bought ? String(bought.checkoutId) : "";
  const row = await services.db
    .selectFrom("checkout")
    .select("purchase")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return row.purchase;
}

describe("a partner's page", () => {
  it("names the partner; without the capability, or for another slug, it is not there (Partner 1 and 2)", async () => {
    const shop = await startShop();
    expect(await shop.caller.partners.get({ slug })).toMatchObject({ name: "Coast Radio", key: "coast_radio" });
    await expect(shop.caller.partners.get({ slug: "nobody" })).rejects.toMatchObject({ problem: { status: 404 } });
    await shop.controls.capability("partner_purchase", "off");
    const later = shop.visit();
    await expect(later.caller.partners.get({ slug })).rejects.toMatchObject({ problem: { status: 404 } });
    await expect(later.caller.partners.setItem({ slug })).rejects.toMatchObject({ problem: { status: 404 } });
  });

  it("prices a visitor's item and keeps it for a customer, beside the shop's cart (Partner 4)", async () => {
    const { caller, signIn, open } = await startShop();
    const priced = await caller.partners.setItem({ slug, cartItem: quickPick() });
    expect(priced).toMatchObject({ cartTotal: aud(2.7), cartItems: [{ numGames: 4 }] });
    expect(priced).not.toHaveProperty("customerId");
    expect((await caller.partners.setItem({ slug })).cartItems).toEqual([]);

    await signIn("cara");
    const kept = await caller.partners.setItem({ slug, cartItem: quickPick(6) });
    expect(kept).toMatchObject({ customerId: expect.any(String), cartItems: [{ numGames: 6 }] });
    expect(await caller.partners.setItem({ slug })).toEqual(kept);
    expect((await caller.cart.get()).cartItems).toEqual([]);
    expect(open().visitor().cartCount).toBe(0);
  });

  it("refuses what the partner does not sell, at its field", async () => {
    const { caller } = await startShop();
    const other = { lottery: { ...quickPick().lottery, lotteryKey: "powerball" } };
    await expect(caller.partners.setItem({ slug, cartItem: other })).rejects.toMatchObject({
      problem: {
        status: 422,
        targets: { "cartItem.lottery.lotteryKey": [{ message: "Coast Radio doesn't sell this." }] },
      },
    });
  });
});

describe("buying there", () => {
  it("refuses an empty cart before the call, and another customer's page (Partner 5)", async () => {
    const { caller } = await openFor("dan");
    await expect(caller.partners.purchase(attempt())).rejects.toMatchObject({
      problem: { code: "cart_empty", status: 422, message: "Attempted to purchase an empty partner cart." },
    });
    const ofAnother = { ...attempt(), cartItem: quickPick(), payerId: "cus_another" };
    await expect(caller.partners.purchase(ofAnother)).rejects.toMatchObject({ problem: { code: "cart_changed" } });
  });

  it("deposits and buys once per key, and leads to the receipt of the partner (Partner 6, 7 and 8)", async () => {
    const { caller } = await openFor("dan");
    const wanted = { ...attempt(), cartItem: quickPick(), expectedTotal: aud(2.7), deposit: tested(10) };
    const bought = await caller.partners.purchase(wanted);
    expect(bought).toEqual({ kind: "receipt", checkoutId: expect.stringMatching(/^chk_/), partnerSlug: slug });
    expect(await caller.partners.purchase(wanted)).toEqual(bought);
    expect((await caller.partners.setItem({ slug })).cartItems).toEqual([]);
    const receipt = await caller.purchases.get({ checkoutId: wanted.idempotencyKey });
    expect(receipt).toMatchObject({ partnerSlug: slug, depositAmount: aud(2.7), extraDepositAmount: aud(7.3) });

    const fromWallet = await caller.partners.purchase({ ...attempt(), cartItem: quickPick(), utmSource: "app" });
    expect(fromWallet).toMatchObject({ kind: "receipt" });
    expect(await keptOf(fromWallet)).toEqual({
      channelKey: "APP",
      partnerKey: "coast_radio",
      metadata: { utm_source: "app" },
    });
  });

  it("keeps the item when the price was another, and says so", async () => {
    const { caller } = await openFor("dan");
    const kept = await caller.partners.setItem({ slug, cartItem: quickPick() });
    const stale = { ...attempt(), cartItem: quickPick(), expectedTotal: aud(2) };
    await expect(caller.partners.purchase(stale)).rejects.toMatchObject({
      problem: { code: "cart_changed", status: 409, message: "The price has changed. Check it and try again." },
    });
    expect(await caller.partners.setItem({ slug })).toEqual(kept);
  });

  /** Starts a purchase that the bank asks to confirm. Returns its deposit and the bank's approval. */
  async function askBank({ caller }: Awaited<ReturnType<typeof openFor>>, cartItem: ReturnType<typeof quickPick>) {
    const asked = await caller.partners.purchase({
      ...attempt(),
      cartItem,
      deposit: tested(20.02),
      utmSource: "app",
    });
    expect(asked.kind).toBe("challenge");
    const depositId = asked.kind === "challenge" ? asked.depositId : "";
    const { challenge } = await caller.deposits.get({ depositId });
    const { acsUrl = "", creq = "", threeDsSessionData: threeDSSessionData = "" } = challenge ?? {};
    const page = await fetch(acsUrl, { method: "POST", body: new URLSearchParams({ creq, threeDSSessionData }) });
    return { depositId, cres: /name="cres" value="([^"]+)"/.exec(await page.text())?.[1] ?? "" };
  }

  it("finishes after the bank's answer, and knows the page to return to meanwhile", async () => {
    const shop = await openFor("dan");
    const asked = await askBank(shop, quickPick());
    expect(await shop.caller.deposits.purchase({ depositId: asked.depositId })).toMatchObject({
      isOfAnother: false,
      partner: { slug, cartItem: quickPick(), utmSource: "app" },
    });
    expect(await shop.caller.deposits.authorise(asked)).toMatchObject({ kind: "receipt", partnerSlug: slug });
  });

  it("finishes an earlier purchase that the bank confirms after a later one", async () => {
    const shop = await openFor("dan");
    const priced = await shop.caller.partners.setItem({ slug, cartItem: quickPick() });
    // The page names the draw.
    const item = { ...quickPick(), drawNumber: priced.cartItems[0]?.drawNo };
    const earlier = await askBank(shop, item);
    const later = await askBank(shop, item);
    expect(await shop.caller.deposits.authorise(earlier)).toMatchObject({ kind: "receipt", partnerSlug: slug });
    const balance = async () => (await shop.caller.session.get())?.availableFunds.amount;
    const before = await balance();
    await expect(shop.caller.deposits.authorise(later)).rejects.toMatchObject({
      problem: { status: 422, code: "cart_empty" },
    });
    expect([await balance(), await shop.caller.deposits.get({ depositId: later.depositId })]).toMatchObject([
      before,
      { status: "cancelled" },
    ]);
  });
});

it("names the default partner in purchases of the shop's own cart, if the shop has one", async () => {
  const shop = await openFor("dan");
  const buy = async ({ caller }: Pick<typeof shop, "caller">) => {
    const ticket = { productType: "lottery_ticket", ...quickPick().lottery, numDraws: 1 } as const;
    const cart = await caller.cart.addItem({ item: ticket, idempotencyKey: crypto.randomUUID() });
    const seen = { cartRevision: cart.revision, expectedTotal: cart.cartTotal };
    return keptOf(await caller.purchases.create({ ...seen, idempotencyKey: crypto.randomUUID(), deposit: tested(10) }));
  };
  expect(await buy(shop)).not.toHaveProperty("partnerKey");
  await shop.controls.change("getConfig", { default_partner_key: "house" });
  // Another front, which has not cached the settings.
  const later = shop.visitNeighbour();
  await later.signIn("dan");
  expect(await buy(later)).toMatchObject({ channelKey: "web", partnerKey: "house" });
});
