import type { Request } from "../caller.ts";
import { type Case, on } from "../cases.ts";
import type { ContractShop } from "../shop.ts";
import { customerWithTwoFactor } from "./guarded.ts";
import { CARDS, cardForm, payPalNonce } from "./money.ts";

const signedIn = async (shop: ContractShop) => ({ as: await shop.person() });
const PATH = { method: "cc", gatewayFund: "paystream" };

const adding =
  (number: string, changes: object = {}, params: Record<string, string> = PATH) =>
  async (shop: ContractShop): Promise<Request> => {
    const as = await shop.person();
    return { as, params, body: { ...(await cardForm(shop, as, number)), ...changes } };
  };

/** Returns a customer with a saved card, and its id. */
export async function customerWithCard(shop: ContractShop, gatewayFund = "paystream") {
  const as = await shop.person();
  const body = await cardForm(shop, as, CARDS.approved, gatewayFund);
  const reply = await shop.call("addFund", { as, params: { method: "cc", gatewayFund }, body });
  return { as, fundRef: reply.body.result.id as string };
}
/** Returns a request to save a card by a customer who must enter a code first. */
const cardOfGuarded =
  (state: { isLocked?: boolean } = {}) =>
  async (shop: ContractShop): Promise<Request> => {
    const { as } = await customerWithTwoFactor(shop, state);
    return { as, params: PATH, body: await cardForm(shop, as, CARDS.approved) };
  };
const payPalOfGuarded =
  (state: { isLocked?: boolean } = {}) =>
  async (shop: ContractShop): Promise<Request> => ({
    as: (await customerWithTwoFactor(shop, state)).as,
    body: { payment_method_nonce: await payPalNonce(shop, "robin@example.com") },
  });
const ownCard = async (shop: ContractShop) => {
  const { as, fundRef } = await customerWithCard(shop);
  return { as, params: { fundRef } };
};
const anothersCard = async (shop: ContractShop) => ({
  ...(await signedIn(shop)),
  params: { fundRef: (await customerWithCard(shop)).fundRef },
});

const NATIONAL = { code: "062-000", account_number: "123456789", account_name: "Robin Example", type: "national" };

export const cases: Case[] = [
  on("addFund", 200, adding(CARDS.approved)),
  on("addFund", "403 required", cardOfGuarded()),
  on("addFund", "403 2fa_account_locked", cardOfGuarded({ isLocked: true })),
  on("addPayPalFund", "403 required", payPalOfGuarded()),
  on("addPayPalFund", "403 2fa_account_locked", payPalOfGuarded({ isLocked: true })),
  on("addFund", "402 card_declined", adding(CARDS.declined)),
  on("addFund", "404 not_found", adding(CARDS.approved, {}, { method: "cc", gatewayFund: "stripe" })),
  on("addFund", "422 invalid_field", adding(CARDS.approved, { cardholder_name: "4242 4242 4242 4" })),
  on("addFund", "422 invalid_field (a used token)", async (shop) => {
    const request = await adding(CARDS.approved)(shop);
    await shop.call("addFund", request);
    return request;
  }),
  on("addPayPalFund", 200, async (shop) => ({
    ...(await signedIn(shop)),
    body: { payment_method_nonce: await payPalNonce(shop, "robin@example.com") },
  })),
  on("addPayPalFund", "402 paypal_declined", async (shop) => ({
    ...(await signedIn(shop)),
    body: { payment_method_nonce: await payPalNonce(shop, "declined@example.com") },
  })),
  on("addPayPalFund", "422 invalid_field", async (shop) => ({
    ...(await signedIn(shop)),
    body: { payment_method_nonce: "ppn_unknown" },
  })),
  on("addBankAccount", 200, async (shop) => ({ ...(await signedIn(shop)), body: NATIONAL })),
  on("addBankAccount", "403 required", async (shop) => ({
    as: (await customerWithTwoFactor(shop)).as,
    body: NATIONAL,
  })),
  on("addBankAccount", "403 2fa_account_locked", async (shop) => ({
    as: (await customerWithTwoFactor(shop, { isLocked: true })).as,
    body: NATIONAL,
  })),
  on("addBankAccount", "422 invalid_field", async (shop) => ({
    ...(await signedIn(shop)),
    body: { ...NATIONAL, code: "0620", account_number: "12x4" },
  })),
  on("setDefaultFund", 204, ownCard),
  on("setDefaultFund", "404 not_found", anothersCard),
  on("deleteFund", 204, ownCard),
  on("deleteFund", "404 not_found", anothersCard),
  on("createStripeSetup", 200, (shop) => {
    // Until the case ends.
    shop.env.cardGateways.push("stripe");
    return signedIn(shop);
  }),
  on("createStripeSetup", "404 not_found", signedIn),
];
