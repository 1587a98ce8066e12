// The calls around every page: feedback, notifications, recommendations, confirmations.
import { setCountryBan } from "#services/main/identity/customer/country-ban.rows.ts";
import { insertLink } from "#services/main/identity/links/links.rows.ts";
import type { Case } from "./cases.ts";

const feedback = (changes: object = {}) => ({
  category: "user",
  client_information: {
    build: "internal",
    name: "Web",
    version: "0.1.0",
    client_environment: { timezone: "Australia/Sydney", locale: "en-AU" },
  },
  event_type: "feedback_event",
  name: "feedback",
  rating: "neutral",
  source: "/monday_lotto",
  variant: "NSW",
  ...changes,
});

export const cases: Case[] = [
  { operationId: "createEvent", status: 201, when: "visitor", request: () => ({ body: feedback() }) },
  {
    operationId: "createEvent",
    status: 201,
    when: "customer",
    request: async (shop) => ({ as: await shop.person(), body: feedback({ comment: "Quick." }) }),
  },
  {
    operationId: "createEvent",
    status: 422,
    code: "invalid_field",
    request: () => ({ body: feedback({ rating: "ecstatic" }) }),
  },
  { operationId: "listContentCards", status: 200, request: async (shop) => ({ as: await shop.person() }) },
  {
    operationId: "markContentCardViewed",
    status: 204,
    when: "a card for all customers",
    request: async (shop) => ({ as: await shop.person(), params: { id: "ccd_powerball00001" } }),
  },
  {
    operationId: "markContentCardViewed",
    status: 404,
    code: "not_found",
    when: "another customer's",
    request: async (shop) => ({ as: await shop.person(), params: { id: "ccd_anna0000000001" } }),
  },
  { operationId: "getPlacements", status: 200, request: () => ({ query: { keys: "feature_placement" } }) },
  {
    operationId: "getPlacements",
    status: 200,
    when: "for a customer",
    request: async (shop) => {
      const as = await shop.person();
      const cart = JSON.stringify([{ lottery_key: "powerball", draw_number: 1594 }]);
      return { as, query: { keys: "cart_inline_item", pricing_id: "pri_au_nsw", customer_key: as.customerId, cart } };
    },
  },
  {
    operationId: "getPlacements",
    status: 200,
    when: "nothing to show",
    request: () => ({ query: { keys: "nowhere,feature_placement", pricing_id: "pri_nowhere" } }),
  },
  {
    operationId: "getPlacements",
    status: 400,
    code: "invalid_request",
    when: "for another customer",
    request: async (shop) => ({
      as: await shop.person(),
      query: { keys: "cart_inline_item", customer_key: "cus_anna0000000001" },
    }),
  },
  { operationId: "primePlacementCart", status: 204, request: () => ({}) },
  {
    operationId: "acceptLocationTerms",
    status: 204,
    request: async (shop) => {
      const as = await shop.person();
      await shop.run((tx) => setCountryBan(tx, as.customerId, "US"));
      return { as, body: { accepted: true, country: "US", sub_variant: "OTHER" } };
    },
  },
  {
    operationId: "acceptLocationTerms",
    status: 422,
    code: "invalid_field",
    request: async (shop) => ({ as: await shop.person(), body: { accepted: false } }),
  },
  { operationId: "confirmAddress", status: 204, request: async (shop) => ({ as: await shop.person(), body: {} }) },
  {
    operationId: "confirmAddress",
    status: 204,
    when: "by a letter",
    request: async (shop) => {
      const { customerId } = await shop.person();
      return { body: { token: await shop.run((tx) => insertLink(tx, "confirm_address", customerId)) } };
    },
  },
  { operationId: "confirmAddress", status: 401, code: "signed_out", request: () => ({ body: {} }) },
  { operationId: "confirmAddress", status: 410, code: "link_expired", request: () => ({ body: { token: "adt_no" } }) },
  { operationId: "confirmEmailAddress", status: 204, request: async (shop) => ({ as: await shop.person() }) },
];
