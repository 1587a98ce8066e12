// Draws before they are published, and the offers of editors.
import { afterAll, beforeAll, expect, it } from "vitest";
import { CATALOGUE, findOffer } from "#services/main/catalogue/offers/catalogue.ts";
import { openServices, type Services } from "./open-services.ts";
import { keyed, mondayTicket, refusalOf } from "./sales.ts";

let services: Services;
beforeAll(async () => {
  services = await openServices();
});
afterAll(() => services.close());

const preview = async (key: string, drawNo: number) =>
  (await services.call({ path: `/v2/draw/preview/${key}/${drawNo}` })).body;
const offerKeys = async (query = "") => {
  const { body } = await services.call({ path: `/v2/pricing/pri_au_nsw/product_offers${query}` });
  return (body.result.offers as { key: string }[]).map(({ key }) => key);
};

it("shows a draw on sale as visitors see it, of every offer", async () => {
  const on = await services.db
    .selectFrom("draw")
    .select(["product_offer_key", ({ fn }) => fn.min("draw_no").as("draw_no")])
    .where("status", "=", "DRAW_OPEN")
    .groupBy("product_offer_key")
    .execute();
  for (const { product_offer_key: key, draw_no } of on.filter((row) => findOffer(row.product_offer_key))) {
    const { body } = await services.call({ path: `/v2/draw/details/${key}/${draw_no}` });
    const { draw } = (await preview(key, draw_no)).result;
    expect([key, draw]).toEqual([key, body.result.draw]);
  }
  expect(new Set(on.map(({ product_offer_key }) => product_offer_key))).toContain("super_jackpot_lottery");
});

it("shows a draw that does not exist yet by its schedule, without a seed, and stores nothing", async () => {
  const { draw, prizes } = (await preview("charity_raffle", 13)).result;
  expect(draw).toMatchObject({ draw_no: 13, purchase_status: "pre_order", type: "raffle_ticket_draw" });
  expect(draw.seed_hash).toBeUndefined();
  expect(Date.parse(draw.stop)).toBeLessThan(Date.parse(draw.draw_date));
  expect(prizes[0]).toMatchObject({ type: "main" });
  expect((await services.call({ path: "/v2/draw/details/charity_raffle/13" })).status).toBe(404);
});

it("refuses a past draw without a row, one years ahead and an unknown offer", async () => {
  for (const [key, drawNo] of [
    ["charity_raffle", 1],
    ["monday_lotto", 999_999],
    ["nowhere", 1],
  ] as const)
    expect([key, (await preview(key, drawNo)).messages?.[0]?.code]).toEqual([key, "not_found"]);
});

it("lists unpublished offers for previews only, and sells none of them", async () => {
  await services.db
    .insertInto("offer_state")
    .values({ product_offer_key: "monday_lotto", is_published: false })
    .execute();
  expect(await offerKeys()).not.toContain("monday_lotto");
  expect((await offerKeys("?preview=true")).toSorted()).toEqual(CATALOGUE.map(({ key }) => key).toSorted());
  expect((await preview("monday_lotto", 4321)).result.product_offer_key).toBe("monday_lotto");

  const anna = await services.signIn("anna@example.com");
  const call = { method: "POST", path: "/v2/cart/items", body: mondayTicket(), as: anna, headers: keyed() } as const;
  expect(refusalOf(await services.call(call))).toBe("404 not_found");
});
