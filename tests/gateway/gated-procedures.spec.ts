// Procedures behind a capability: 404 while it is off, whatever the input; not while it is on.
import { beforeAll, expect, it } from "vitest";
import type { Capability } from "#generated/capabilities.ts";
import { type Shop, startShop } from "#tests/shop.ts";
import { refusalOf } from "./refusal.ts";

const GATED: [Capability, string[]][] = [
  ["account_details_manage", ["customer.updateDetails", "customer.requestEmailChange"]],
  ["ad_landing_pages", ["campaigns.find"]],
  ["customer-deactivate", ["customer.close", "withdrawals.createAndClose"]],
  ["customer_migration", ["migration.start"]],
  ["favourite-numbers", ["favouriteNumbers.save", "favouriteNumbers.remove"]],
  ["feedback", ["events.create"]],
  [
    "manage-account",
    [
      "twoFactor.startAuthenticator",
      "twoFactor.startEmail",
      "twoFactor.enable",
      "twoFactor.createRecoveryCodes",
      "twoFactor.disable",
      "socialAccounts.startLink",
      "socialAccounts.unlink",
    ],
  ],
  [
    "membership_program",
    ["dailyWinners.config", "dailyWinners.get", "dailyWinners.set", "dailyWinners.giveaway", "dailyWinners.unlock"],
  ],
  ["manage-notification-settings", ["communicationPreferences.get", "communicationPreferences.update"]],
  ["notifications_feed", ["contentCards.list", "contentCards.markViewed"]],
  ["partner_purchase", ["partners.get", "partners.setItem", "partners.purchase"]],
  ["placements", ["placements.list", "placements.prime"]],
  ["pre_cart_recommended_draws", ["recommendedOrders.list", "recommendedOrders.add"]],
  ["precommitment-amount", ["limits.setDeposit", "limits.deleteDeposit"]],
  ["registration", ["session.signUp"]],
  [
    "social-syndicates",
    [
      "lottoParty.config",
      "lottoParty.configValue",
      "lottoParty.discover",
      "lottoParty.discoverDraw",
      "lottoParty.groupByToken",
      "lottoParty.setReminder",
      "lottoParty.createGroup",
    ],
  ],
  ["social-syndicates-joiner", ["lottoParty.groupByToken"]],
  [
    "social-syndicates-organiser",
    ["lottoParty.createGroup", "lottoParty.replaceToken", "lottoParty.createSession", "lottoParty.updateSession"],
  ],
  ["scheduled_purchase_cancel", ["scheduledPurchases.cancel"]],
  ["spend_limits", ["limits.spend", "limits.setSpend", "limits.editSpend", "limits.deleteSpend"]],
  ["support_form", ["supportRequests.create"]],
  ["verification", ["verification.automatic", "verification.licence", "verification.form"]],
  ["verification_connect_id", ["verification.startConnectId", "verification.completeConnectId"]],
  ["vouchers", ["promotions.add"]],
  [
    "wallet_manage",
    [
      "funds.list",
      "funds.addCard",
      "funds.addPayPal",
      "funds.addBank",
      "funds.remove",
      "funds.setDefault",
      "funds.payPalUrl",
    ],
  ],
  ["wallet_withdrawal", ["withdrawals.funds", "withdrawals.methods", "withdrawals.create"]],
];

type Procedures = Record<string, Record<string, (input?: object) => Promise<unknown>>>;

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
  await shop.signIn("dan");
});

it.each(GATED)("%s opens and closes its procedures", async (flag, names) => {
  const { caller, controls } = shop;
  // Without input, a call that gets past the gate is refused for that.
  const codeOf = async (name: string) => {
    const [noun = "", verb = ""] = name.split(".");
    const call = (caller as unknown as Procedures)[noun]?.[verb];
    if (!call) throw new Error(`there is no ${name}`);
    return call().then(
      () => "answered",
      (error: { code: string }) => error.code,
    );
  };
  await controls.capability(flag, "off");
  for (const name of names) expect([name, await codeOf(name)]).toEqual([name, "NOT_FOUND"]);
  await controls.capability(flag, "on");
  for (const name of names) expect([name, await codeOf(name)]).not.toEqual([name, "NOT_FOUND"]);
});

it("direct_debit_manage opens and closes deposits by direct debit, and no others", async () => {
  const { caller, controls } = shop;
  const codeOf = (methodCode: "bd" | "td") =>
    caller.deposits
      .create({ amount: 5, methodCode, depositMethodId: `dpm_${methodCode}`, idempotencyKey: crypto.randomUUID() })
      .then(
        () => "answered",
        (error: { code: string }) => error.code,
      );
  await controls.capability("direct_debit_manage", "off");
  expect([await codeOf("bd"), await codeOf("td")]).toEqual(["NOT_FOUND", "answered"]);
  await controls.capability("direct_debit_manage", "on");
  expect(await codeOf("bd")).toBe("UNPROCESSABLE_CONTENT");
});

it.each([
  ["autoplay", { recurringPurchase: { type: "autoplay", enabled: true } }],
  ["scheduled_purchase", { scheduled: true }],
] as const)("%s opens and closes adding, changing and paying for a ticket with it", async (flag, choice) => {
  const { caller, controls } = shop;
  const { draws } = await caller.offers.get({ productOfferKey: "monday_lotto" });
  const drawNo = draws.filter(({ purchaseStatus }) => purchaseStatus === "open").at(-1)?.drawNo ?? 0;
  const ticket = { productType: "lottery_ticket", lotteryKey: "monday_lotto", gameOffer: "standard", drawNo } as const;
  const item = { ...ticket, gameType: "standard", numGames: 4, numDraws: 1 } as const;
  const key = () => ({ idempotencyKey: crypto.randomUUID() });
  const add = (more: object) => caller.cart.addItem({ item: { ...item, ...more }, ...key() });
  const [added] = (await add({})).cartItems;
  const change = () => caller.cart.updateItem({ itemId: added?.id ?? "", productType: "lottery_ticket", ...choice });
  const offered = async () =>
    (await caller.offers.get({ productOfferKey: "powerball" })).recurringPurchase.availability;

  await controls.capability(flag, "off");
  const closed = { code: "not_found", status: 404 };
  expect(await refusalOf(add(choice))).toMatchObject(closed);
  expect(await refusalOf(caller.cart.build({ items: [{ ...item, ...choice }], ...key() }))).toMatchObject(closed);
  expect(await refusalOf(change())).toMatchObject(closed);
  expect(await offered()).toBe(flag === "autoplay" ? "never" : "optional");

  await controls.capability(flag, "on");
  expect(await offered()).toBe("optional");
  const { cartTotal, revision } = await change();
  await controls.capability(flag, "off");
  const pay = caller.purchases.create({ cartRevision: revision, expectedTotal: cartTotal, ...key() });
  expect(await refusalOf(pay)).toMatchObject({ code: "cart_blocked", status: 422 });
  await controls.capability(flag, "on");
  await caller.cart.removeItem({ itemId: added?.id ?? "" });
});

it.each(["membership_program", "membership_purchase"] as const)(
  "%s opens and closes adding and paying for premium",
  async (flag) => {
    const { caller, controls } = shop;
    const premium = { membershipProgram: "daily_winners", membershipOffer: "premium_monthly" };
    const item = { productType: "membership", ...premium } as const;
    const key = () => ({ idempotencyKey: crypto.randomUUID() });
    await controls.capability(flag, "off");
    expect(await refusalOf(caller.cart.addItem({ item, ...key() }))).toMatchObject({ code: "not_found", status: 404 });
    await controls.capability(flag, "on");
    const { cartItems, cartTotal, revision } = await caller.cart.addItem({ item, ...key() });
    await controls.capability(flag, "off");
    const pay = caller.purchases.create({ cartRevision: revision, expectedTotal: cartTotal, ...key() });
    expect(await refusalOf(pay)).toMatchObject({
      code: "cart_blocked",
      status: 422,
      messages: [{ message: "Premium is not on sale right now. Remove it to pay for the rest." }],
    });
    await controls.capability(flag, "on");
    await caller.cart.removeItem({ itemId: cartItems[0]?.id ?? "" });
  },
);
