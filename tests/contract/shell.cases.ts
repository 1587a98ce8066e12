// The calls around every page: feedback, notifications, recommendations, confirmations.
import { setCountryBan } from "#services/main/identity/customer/country-ban.rows.ts";
import { insertLink } from "#services/main/identity/links/links.rows.ts";
import { type Case, on } from "./cases.ts";

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
  on("createEvent", "201 (visitor)", () => ({ body: feedback() })),
  on("createEvent", "201 (customer)", async (shop) => ({
    as: await shop.person(),
    body: feedback({ comment: "Quick." }),
  })),
  on("createEvent", "422 invalid_field", () => ({ body: feedback({ rating: "ecstatic" }) })),
  on("listContentCards", 200, async (shop) => ({ as: await shop.person() })),
  on("markContentCardViewed", "204 (a card for all customers)", async (shop) => ({
    as: await shop.person(),
    params: { id: "ccd_powerball00001" },
  })),
  on("markContentCardViewed", "404 not_found (another customer's)", async (shop) => ({
    as: await shop.person(),
    params: { id: "ccd_anna0000000001" },
  })),
  on("getPlacements", 200, () => ({ query: { keys: "feature_placement" } })),
  on("getPlacements", "200 (for a customer)", async (shop) => {
    const as = await shop.person();
    const cart = JSON.stringify([{ lottery_key: "powerball", draw_number: 1594 }]);
    return { as, query: { keys: "cart_inline_item", pricing_id: "pri_au_nsw", customer_key: as.customerId, cart } };
  }),
  on("getPlacements", "200 (nothing to show)", () => ({
    query: { keys: "nowhere,feature_placement", pricing_id: "pri_nowhere" },
  })),
  on("getPlacements", "400 invalid_request (for another customer)", async (shop) => ({
    as: await shop.person(),
    query: { keys: "cart_inline_item", customer_key: "cus_anna0000000001" },
  })),
  on("primePlacementCart", 204, () => ({})),
  on("acceptLocationTerms", 204, async (shop) => {
    const as = await shop.person();
    await shop.run((tx) => setCountryBan(tx, as.customerId, "US"));
    return { as, body: { accepted: true, country: "US", sub_variant: "OTHER" } };
  }),
  on("acceptLocationTerms", "422 invalid_field", async (shop) => ({
    as: await shop.person(),
    body: { accepted: false },
  })),
  on("confirmAddress", 204, async (shop) => ({ as: await shop.person(), body: {} })),
  on("confirmAddress", "204 (by a letter)", async (shop) => {
    const { customerId } = await shop.person();
    return { body: { token: await shop.run((tx) => insertLink(tx, "confirm_address", customerId)) } };
  }),
  on("confirmAddress", "401 signed_out", () => ({ body: {} })),
  on("confirmAddress", "410 link_expired", () => ({ body: { token: "adt_no" } })),
  on("confirmEmailAddress", 204, async (shop) => ({ as: await shop.person() })),
];
