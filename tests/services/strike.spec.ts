// Tests Strike in the cart: four numbers in order, on chosen days.
import { expect, it } from "vitest";
import { createBackoff } from "#services/lib/backoff.ts";
import { setShopNow } from "#services/lib/clock.ts";
import { runDueDraws } from "#services/main/play/drawing/draws-runner.ts";
import { chargeRecurring } from "#services/main/recurring/recurring-purchases/charging-queue.commands.ts";
import { openSale } from "./sale.ts";
import { aud, mondayTicket, refusalOf } from "./sales.ts";

const { add, anna, buy, cartOf, services } = openSale();

const FOUR = [7, 12, 30, 45];
const strike = (Numbers: number[], days: string[], num_draws: number) =>
  mondayTicket({
    lottery_key: "lotto_strike",
    game_type: "strike_standard",
    game_offer: "strike_standard",
    games: [{ Numbers }],
    days,
    num_draws,
  });

it("keeps the order of its numbers, and is for one draw on each chosen day", async () => {
  const { body } = await add(strike(FOUR.toReversed(), ["Monday", "Saturday"], 2));
  expect(body.result.cart_items).toMatchObject([
    { games: [{ Numbers: FOUR.toReversed() }], days: ["Monday", "Saturday"], num_draws: 2, price: aud(2) },
  ]);
});

it.each([
  ["a number twice", strike([7, 12, 7, 45], ["Monday"], 1), "422 number_repeated games.0.Numbers"],
  ["five numbers", strike([...FOUR, 9], ["Monday"], 1), "422 invalid_field games.0.Numbers"],
  ["fewer draws than days", strike(FOUR, ["Monday", "Saturday"], 1), "422 invalid_field num_draws"],
  ["more draws than days", strike(FOUR, ["Monday"], 3), "422 invalid_field num_draws"],
  ["no day", strike(FOUR, [], 1), "422 invalid_field days"],
  ["a day without a draw", strike(FOUR, ["Friday"], 1), "422 invalid_field days"],
])("is refused with %s", async (_, ticket, refusal) => {
  const refused = await add(ticket);
  expect(`${refusalOf(refused)} ${refused.body.messages[0].target}`).toBe(refusal);
  expect((await cartOf()).cart_items).toEqual([]);
});

it("recurs on the chosen days only, which can be changed", async () => {
  const autoplay = { recurring_purchase: { type: "autoplay", enabled: true } };
  const weeks = await add({ ...strike(FOUR, ["Monday", "Saturday"], 2), ...autoplay, num_weeks: 2 });
  expect(refusalOf(weeks)).toBe("422 invalid_field");
  await add({ ...strike(FOUR, ["Monday", "Saturday"], 2), ...autoplay });
  await buy();
  const call = (path: string, body?: object) =>
    services.call({ path: `/v2${path}`, as: anna, ...(body && { method: "PATCH" as const, body }) });
  const read = async () => (await call("/autoplay")).body.result[0];
  const { attempts, days, frequency, id, next_draw_at: next, price } = await read();
  expect([days, frequency, price, attempts, next]).toEqual([
    ["Monday", "Saturday"],
    "weekly",
    aud(1),
    [],
    "2026-11-28T10:30:00.000Z",
  ]);
  // After the stops of Monday, Wednesday, Saturday and Monday.
  for (const day of ["11-23", "11-25", "11-28", "11-30"]) {
    const at = new Date(`2026-${day}T12:00:00Z`);
    await setShopNow(services.db, at, { frozen: true });
    await runDueDraws(services.db, at, createBackoff());
    await chargeRecurring({ db: services.db, gateway: services.gateway }, at);
  }
  const statuses = (await read()).attempts.map(({ status }: { status: string }) => status);
  expect(statuses).toEqual(["purchased", "purchased"]);
  expect((await read()).next_draw_at).toBe("2026-12-05T10:30:00.000Z");
  expect(refusalOf(await call(`/autoplay/${id}`, { days: ["Sunday"] }))).toBe("422 invalid_field");
  const changed = { days: ["Wednesday"], next_draw_at: "2026-12-02T10:30:00.000Z" };
  expect((await call(`/autoplay/${id}`, { days: ["Wednesday"] })).body.result).toMatchObject(changed);
});
