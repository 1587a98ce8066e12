// Checks that the examples have the services' prices, so that a shop on Prism has a price for every number of games.
import { describe, expect, it } from "vitest";
import { CATALOGUE } from "#services/main/catalogue/offers/catalogue.ts";
import { priceTable } from "#services/main/catalogue/offers/lottery/prices.rules.ts";
import { readContract } from "./contract.ts";

type GameOffer = { key: string; prices: { games: number; price: number }[] };
type Offer = { key: string; type: string; game_types: { key: string; game_offers: GameOffer[] }[] };
type Shown = { result: { offers: Offer[] } };

const { document } = readContract("main");
const reply = document.paths["/pricing/{pricingId}/product_offers"]?.["get"]?.responses["200"];
const { examples = {} } = reply?.content?.["application/json"] ?? {};

const prices = Object.values(examples)
  .flatMap(({ value }) => (value as Shown).result.offers)
  .filter(({ type }) => type === "lottery_ticket")
  .flatMap((offer) =>
    offer.game_types.flatMap((type) => type.game_offers.map((gameOffer) => [offer.key, type.key, gameOffer] as const)),
  );

describe("the prices in the examples", () => {
  it.each(prices)("%s %s", (offerKey, typeKey, { key, prices }) => {
    const offer = CATALOGUE.find((one) => one.key === offerKey);
    const types = offer?.type === "lottery_ticket" ? offer.gameTypes : [];
    const served = types.find((one) => one.key === typeKey)?.gameOffers.find((one) => one.key === key);

    expect(prices).toEqual(served && priceTable(served).map(({ games, cents }) => ({ games, price: cents / 100 })));
  });

  it("cover several offers", () => {
    expect(prices.length).toBeGreaterThan(4);
  });
});
