import { describe, expect, it } from "vitest";
import { PUBLISHED_OFFERS } from "#services/main/catalogue/offers/catalogue.ts";
import { navigationIn } from "./navigation.ts";

describe("the drawer", () => {
  const { drawer } = navigationIn(null);

  it.each(["lotto", "raffle", "social_play"])("has a list of all offers in %s, and each of them", (category) => {
    const links = drawer.find((group) => group.category === category)?.links ?? [];
    expect(links[0]?.label).toMatch(/^All /);
    const offers = PUBLISHED_OFFERS.filter((offer) => offer.category === category).map(({ key }) => key);
    expect(links.flatMap(({ routeName, key }) => (routeName === "offer-play" ? [key] : []))).toEqual(offers);
  });
});
