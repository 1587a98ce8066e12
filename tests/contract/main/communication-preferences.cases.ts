import { readReference } from "#services/main/identity/communication-preferences/communication-preferences.rows.ts";
import { type Case, on } from "../cases.ts";
import type { ContractShop } from "../shop.ts";

/** Returns a call with the reference of a new customer, without a sign-in. */
async function linked(shop: ContractShop, more: object = {}) {
  const { customerId } = await shop.person();
  return { params: { id: await shop.run((tx) => readReference(tx, customerId)), ...more } };
}

/** Returns a call by a new customer for themselves. */
async function own(shop: ContractShop) {
  const as = await shop.person();
  return { as, params: { id: as.customerId } };
}

const signedOut = async (shop: ContractShop, more: object = {}) => ({
  params: { id: (await shop.person()).customerId, ...more },
});
const foreign = async (shop: ContractShop, more: object = {}) => ({
  as: await shop.person(),
  ...(await signedOut(shop, more)),
});

const offer = { productOfferKey: "monday_lotto" };
const change = { preferences: { email: true, sms: true } };
const stop = { preferences: { email: false }, unsubscribe_reasons: ["too_many"] };

export const cases: Case[] = [
  on("getCommunicationPreferences", "200 (their own)", own),
  on("getCommunicationPreferences", "200 (with a reference)", linked),
  on("getCommunicationPreferences", "401 signed_out", signedOut),
  on("getCommunicationPreferences", "404 not_found (of another)", foreign),
  on("getCommunicationPreferences", "404 not_found (with an unknown reference)", () => ({
    params: { id: "cpr_unknown" },
  })),
  on("updateCommunicationPreferences", "200 (their own)", async (shop) => ({ ...(await own(shop)), body: change })),
  on("updateCommunicationPreferences", "200 (with a reference and reasons)", async (shop) => ({
    ...(await linked(shop)),
    body: stop,
  })),
  on("updateCommunicationPreferences", "401 signed_out", async (shop) => ({
    ...(await signedOut(shop)),
    body: change,
  })),
  on("updateCommunicationPreferences", "404 not_found", async (shop) => ({ ...(await foreign(shop)), body: change })),
  on("updateCommunicationPreferences", "422 invalid_field (nothing to change)", async (shop) => ({
    ...(await own(shop)),
    body: { preferences: {} },
  })),
  on("updateCommunicationPreferences", "422 invalid_field (an unknown channel)", async (shop) => ({
    ...(await own(shop)),
    body: { preferences: { pigeon: true } },
  })),
  on("unsubscribeMarketing", 200, async (shop) => ({ ...(await linked(shop, offer)), body: stop })),
  on("unsubscribeMarketing", "401 signed_out", async (shop) => ({ ...(await signedOut(shop, offer)), body: stop })),
  on("unsubscribeMarketing", "404 not_found", async (shop) => ({ ...(await foreign(shop, offer)), body: stop })),
  on("unsubscribeMarketing", "422 invalid_field", async (shop) => ({
    ...(await linked(shop, offer)),
    body: { preferences: { email: true }, unsubscribe_reasons: [] },
  })),
];
