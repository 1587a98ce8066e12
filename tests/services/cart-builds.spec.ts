// Several items added at once, all or none.
import { expect, it } from "vitest";
import { openSale } from "./sale.ts";
import { aud, keyed, MONDAY_GAMES, mondayTicket, refusalOf } from "./sales.ts";

const { add, anna, cartOf, services } = openSale();
const build = (items: object[], before?: string) =>
  services.call({
    method: "POST",
    path: "/v2/cart/build",
    as: anna,
    headers: keyed(),
    body: { items, ...(before && { before }) },
  });
const quickPicks = (num_games: number) => mondayTicket({ games: undefined, num_games });

it("builds all items or none, and names the index of the invalid one", async () => {
  const refused = await build([mondayTicket(), mondayTicket({ games: MONDAY_GAMES.slice(1) })]);

  expect(refusalOf(refused)).toBe("422 games_out_of_bounds");
  expect(refused.body.messages[0].target).toBe("items.1.games");
  for (const item of [null, 1, "ticket", []]) {
    const { body, status } = await build([item as unknown as object]);
    expect([status, body.messages[0].target]).toEqual([422, "items.0"]);
  }
  expect((await cartOf(anna)).cart_items).toEqual([]);
  expect((await build([mondayTicket(), mondayTicket()])).body.result.cart_total).toEqual(aud(5.4));
});

it("builds as many items as a cart holds", async () => {
  const many = (count: number) => build(Array.from({ length: count }, () => quickPicks(4)));

  expect((await many(100)).body.result.cart_items).toHaveLength(100);
  expect(refusalOf(await many(1))).toBe("422 invalid_field");
  expect(refusalOf(await many(101))).toBe("422 invalid_field");
});

it("builds items before another one, or at the end once that is gone", async () => {
  const buildBefore = async (id?: string) => (await build([quickPicks(7)], id)).body.result.cart_items;
  for (const num_games of [4, 5, 6]) await add(quickPicks(num_games));
  const ids = (await cartOf(anna)).cart_items.map(({ id }: { id: string }) => id);

  const counts = (items: { num_games: number }[]) => items.map((item) => item.num_games);
  expect(counts(await buildBefore(ids[1]))).toEqual([4, 7, 5, 6]);
  const read = (await cartOf(anna)).cart_items;
  expect(counts(read)).toEqual([4, 7, 5, 6]);
  expect(read.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining(ids));
  expect(counts(await buildBefore("itm_gone"))).toEqual([4, 7, 5, 6, 7]);
});
