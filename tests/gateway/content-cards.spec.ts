import { describe, expect, it } from "vitest";
import { startShop } from "#tests/shop.ts";

describe("the feed", () => {
  it("lists shared and own cards, newest first, without hidden ones", async () => {
    const { caller, signIn, visit } = await startShop();
    await signIn("anna");
    const { cards, unread } = await caller.contentCards.list();

    expect(cards.map(({ id }) => id)).toEqual(["ccd_powerball00001", "ccd_anna0000000001", "ccd_fairdraws00001"]);
    expect(unread).toBe(3);

    const dan = visit();
    await dan.signIn("dan");
    expect((await dan.caller.contentCards.list()).cards.map(({ id }) => id)).not.toContain("ccd_anna0000000001");
  });

  it("lowers the unread count as cards are read, also in the header", async () => {
    const { caller, open, signIn } = await startShop();
    await signIn("erin");
    const before = open().visitor().unread;
    expect(before).toBe(2);

    const feed = await caller.contentCards.markViewed({ ids: ["ccd_powerball00001"] });
    expect(feed.unread).toBe(before - 1);
    expect(feed.cards.find(({ id }) => id === "ccd_powerball00001")).toMatchObject({ viewed: true });
    expect(open().visitor().unread).toBe(before - 1);

    // A repeat and a card that was withdrawn: neither changes anything.
    const again = await caller.contentCards.markViewed({ ids: ["ccd_powerball00001", "ccd_gone"] });
    expect(again.unread).toBe(before - 1);
  });

  it("accepts a plain form", async () => {
    const { form, signIn } = await startShop();
    await signIn("ben");
    const both = new URLSearchParams([
      ["ids", "ccd_powerball00001"],
      ["ids", "ccd_fairdraws00001"],
    ]);
    expect(await form("contentCards.markViewed", both)).toMatchObject({ ok: true, data: { unread: 0 } });
  });

  it("leaves out a card whose link breaks the contract, and keeps the others", async () => {
    const { caller, services, signIn } = await startShop();
    await signIn("dan");
    const before = await caller.contentCards.list();
    for (const [index, link] of ["javascript:alert(1)", "http://plain.example/", `/${"x".repeat(500)}`].entries()) {
      await services.db
        .insertInto("content_card")
        .values({
          id: `ccd_broken${index}`,
          customer_id: "cus_dan00000000001",
          title: "Broken",
          message: "there",
          link,
          hide_in_feed: false,
          created_at: new Date("2026-11-20T01:00:00Z"),
        })
        .execute();
    }

    expect(await caller.contentCards.list()).toEqual(before);
  });

  it("keeps a link only if it leads to a page or another site", async () => {
    const { caller, services, signIn } = await startShop();
    await signIn("cara");
    const links = ["//evil.example", "/\\evil.example", "/lotto-results", "https://elsewhere.example/"];
    for (const [index, link] of links.entries()) {
      await services.db
        .insertInto("content_card")
        .values({
          id: `ccd_link${index}`,
          customer_id: "cus_cara0000000001",
          title: link,
          message: "there",
          link,
          hide_in_feed: false,
          created_at: new Date("2026-11-20T01:00:00Z"),
        })
        .execute();
    }

    const { cards } = await caller.contentCards.list();
    const shown = Object.fromEntries(cards.map(({ title, link }) => [title, link]));
    expect(links.map((link) => shown[link])).toEqual([null, null, "/lotto-results", "https://elsewhere.example/"]);
  });

  it("requires sign-in", async () => {
    const { caller } = await startShop();
    await expect(caller.contentCards.list()).rejects.toMatchObject({ problem: { code: "signed_out" } });
  });
});
