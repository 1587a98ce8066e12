import { describe, expect, it } from "vitest";
import type { Capability } from "#generated/capabilities.ts";
import type { ProductKind } from "../products.ts";
import { offerGroups } from "./footer.ts";

const offer = (key: string, name: string, type: ProductKind = "lottery_ticket", availability = "available") => ({
  key,
  name,
  type,
  availability,
});
const offers = [
  offer("powerball", "Powerball"),
  offer("one_lottery", "One Lottery", "lottery_ticket", "unavailable"),
  offer("charity_raffle", "Charity Raffle", "raffle_ticket"),
];

const labels = (...capabilities: Capability[]) =>
  offerGroups(offers, capabilities).map(({ title, links }) => [title, ...links.map(({ label }) => label)]);

describe("offer links in the full footer", () => {
  it("form two groups on a multi-offer site", () => {
    expect(labels("multi_offer_site", "commercial_lotteries", "charity_lotteries")).toEqual([
      ["Lotto Games", "Play Powerball"],
      ["Lotto Results", "Powerball Results", "One Lottery Results"],
    ]);
  });

  it("otherwise form one group, by capability", () => {
    expect(labels("charity_lotteries")).toEqual([
      ["Games and results", "Play Charity Raffle", "Charity Raffle Results"],
    ]);
    expect(labels("commercial_lotteries")[0]).toContain("Play Powerball");
    expect(labels()).toEqual([]);
  });
});
