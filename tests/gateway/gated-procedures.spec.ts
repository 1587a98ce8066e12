// Procedures behind a capability: 404 while it is off, whatever the input; not while it is on.
import { beforeAll, expect, it } from "vitest";
import type { Capability } from "#generated/capabilities.ts";
import { type Shop, startShop } from "#tests/shop.ts";

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
