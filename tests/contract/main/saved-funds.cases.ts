import type { Request } from "../caller.ts";
import type { Case } from "../cases.ts";
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
  { operationId: "addFund", status: 200, request: adding(CARDS.approved) },
  { operationId: "addFund", status: 403, code: "required", request: cardOfGuarded() },
  { operationId: "addFund", status: 403, code: "2fa_account_locked", request: cardOfGuarded({ isLocked: true }) },
  { operationId: "addPayPalFund", status: 403, code: "required", request: payPalOfGuarded() },
  {
    operationId: "addPayPalFund",
    status: 403,
    code: "2fa_account_locked",
    request: payPalOfGuarded({ isLocked: true }),
  },
  { operationId: "addFund", status: 402, code: "card_declined", request: adding(CARDS.declined) },
  {
    operationId: "addFund",
    status: 404,
    code: "not_found",
    request: adding(CARDS.approved, {}, { method: "cc", gatewayFund: "stripe" }),
  },
  {
    operationId: "addFund",
    status: 422,
    code: "invalid_field",
    request: adding(CARDS.approved, { cardholder_name: "4242 4242 4242 4" }),
  },
  {
    operationId: "addFund",
    status: 422,
    code: "invalid_field",
    when: "a used token",
    request: async (shop) => {
      const request = await adding(CARDS.approved)(shop);
      await shop.call("addFund", request);
      return request;
    },
  },
  {
    operationId: "addPayPalFund",
    status: 200,
    request: async (shop) => ({
      ...(await signedIn(shop)),
      body: { payment_method_nonce: await payPalNonce(shop, "robin@example.com") },
    }),
  },
  {
    operationId: "addPayPalFund",
    status: 402,
    code: "paypal_declined",
    request: async (shop) => ({
      ...(await signedIn(shop)),
      body: { payment_method_nonce: await payPalNonce(shop, "declined@example.com") },
    }),
  },
  {
    operationId: "addPayPalFund",
    status: 422,
    code: "invalid_field",
    request: async (shop) => ({ ...(await signedIn(shop)), body: { payment_method_nonce: "ppn_unknown" } }),
  },
  {
    operationId: "addBankAccount",
    status: 200,
    request: async (shop) => ({ ...(await signedIn(shop)), body: NATIONAL }),
  },
  {
    operationId: "addBankAccount",
    status: 403,
    code: "required",
    request: async (shop) => ({ as: (await customerWithTwoFactor(shop)).as, body: NATIONAL }),
  },
  {
    operationId: "addBankAccount",
    status: 403,
    code: "2fa_account_locked",
    request: async (shop) => ({ as: (await customerWithTwoFactor(shop, { isLocked: true })).as, body: NATIONAL }),
  },
  {
    operationId: "addBankAccount",
    status: 422,
    code: "invalid_field",
    request: async (shop) => ({
      ...(await signedIn(shop)),
      body: { ...NATIONAL, code: "0620", account_number: "12x4" },
    }),
  },
  { operationId: "setDefaultFund", status: 204, request: ownCard },
  { operationId: "setDefaultFund", status: 404, code: "not_found", request: anothersCard },
  { operationId: "deleteFund", status: 204, request: ownCard },
  { operationId: "deleteFund", status: 404, code: "not_found", request: anothersCard },
  {
    operationId: "createStripeSetup",
    status: 200,
    request: (shop) => {
      // Until the case ends.
      shop.env.cardGateways.push("stripe");
      return signedIn(shop);
    },
  },
  { operationId: "createStripeSetup", status: 404, code: "not_found", request: signedIn },
];
