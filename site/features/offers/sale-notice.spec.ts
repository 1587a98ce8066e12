import { describe, expect, it } from "vitest";
import { saleNotice } from "./sale-notice.ts";

describe("an offer that is not sold in the region", () => {
  const offer = { name: "Lotto Strike", type: "lottery_ticket" } as const;

  it("names the states that sell it, if they are known", () => {
    const { text, title } = saleNotice("unavailable", { ...offer, soldIn: ["ACT", "NSW"] });
    expect(title).toBe("Lotto Strike isn't sold in your region");
    expect(text).toContain("It is sold in the Australian Capital Territory and New South Wales.");
    expect(saleNotice("unavailable", offer).text).not.toContain("It is sold");
  });
});
