import { readReference } from "#services/main/identity/communication-preferences/communication-preferences.rows.ts";
import type { Case } from "../cases.ts";
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
  { operationId: "getCommunicationPreferences", status: 200, when: "their own", request: own },
  { operationId: "getCommunicationPreferences", status: 200, when: "with a reference", request: linked },
  { operationId: "getCommunicationPreferences", status: 401, code: "signed_out", request: signedOut },
  { operationId: "getCommunicationPreferences", status: 404, code: "not_found", when: "of another", request: foreign },
  {
    operationId: "getCommunicationPreferences",
    status: 404,
    code: "not_found",
    when: "with an unknown reference",
    request: () => ({ params: { id: "cpr_unknown" } }),
  },
  {
    operationId: "updateCommunicationPreferences",
    status: 200,
    when: "their own",
    request: async (shop) => ({ ...(await own(shop)), body: change }),
  },
  {
    operationId: "updateCommunicationPreferences",
    status: 200,
    when: "with a reference and reasons",
    request: async (shop) => ({ ...(await linked(shop)), body: stop }),
  },
  {
    operationId: "updateCommunicationPreferences",
    status: 401,
    code: "signed_out",
    request: async (shop) => ({ ...(await signedOut(shop)), body: change }),
  },
  {
    operationId: "updateCommunicationPreferences",
    status: 404,
    code: "not_found",
    request: async (shop) => ({ ...(await foreign(shop)), body: change }),
  },
  {
    operationId: "updateCommunicationPreferences",
    status: 422,
    code: "invalid_field",
    when: "nothing to change",
    request: async (shop) => ({ ...(await own(shop)), body: { preferences: {} } }),
  },
  {
    operationId: "updateCommunicationPreferences",
    status: 422,
    code: "invalid_field",
    when: "an unknown channel",
    request: async (shop) => ({ ...(await own(shop)), body: { preferences: { pigeon: true } } }),
  },
  {
    operationId: "unsubscribeMarketing",
    status: 200,
    request: async (shop) => ({ ...(await linked(shop, offer)), body: stop }),
  },
  {
    operationId: "unsubscribeMarketing",
    status: 401,
    code: "signed_out",
    request: async (shop) => ({ ...(await signedOut(shop, offer)), body: stop }),
  },
  {
    operationId: "unsubscribeMarketing",
    status: 404,
    code: "not_found",
    request: async (shop) => ({ ...(await foreign(shop, offer)), body: stop }),
  },
  {
    operationId: "unsubscribeMarketing",
    status: 422,
    code: "invalid_field",
    request: async (shop) => ({
      ...(await linked(shop, offer)),
      body: { preferences: { email: true }, unsubscribe_reasons: [] },
    }),
  },
];
