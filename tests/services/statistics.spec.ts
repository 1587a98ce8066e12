// How often each number was drawn, counted again from the results.
import { afterAll, beforeAll, expect, it } from "vitest";
import { drawNow } from "#services/main/play/drawing/draws-runner.ts";
import { openServices, type Services } from "./open-services.ts";

let services: Services;
beforeAll(async () => {
  services = await openServices();
});
afterAll(() => services.close());

type Numbers = { name: string; numbers: { number: number; frequency: number; last_draw_no?: number }[] };
const read = async () => (await services.call({ path: "/v2/statistics/powerball" })).body.result;

it("counts every result of the lottery and no other, also the newest", async () => {
  const before = await read();
  await drawNow(services.db, "powerball");
  const results = await services.db
    .selectFrom("draw")
    .select(["draw_no", "numbers"])
    .where("product_offer_key", "=", "powerball")
    .where("numbers", "is not", null)
    .execute();

  const { draws_counted, number_sets } = await read();
  expect(draws_counted).toBe(results.length);
  expect(draws_counted).toBe(before.draws_counted + 1);
  for (const { name, numbers } of number_sets as Numbers[]) {
    for (const { frequency, last_draw_no, number } of numbers) {
      const drawn = results.filter((draw) => draw.numbers?.[name]?.includes(number)).map(({ draw_no }) => draw_no);
      expect([name, number, frequency, last_draw_no ?? 0]).toEqual([name, number, drawn.length, Math.max(0, ...drawn)]);
    }
  }
  expect((number_sets as Numbers[]).map(({ name, numbers }) => [name, numbers.length])).toEqual([
    ["Numbers", 35],
    ["Powerball", 20],
  ]);
});
