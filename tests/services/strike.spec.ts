// Tests Strike in the cart: four numbers in order, on chosen days.
import { expect, it } from "vitest";
import { openSale } from "./sale.ts";
import { aud, mondayTicket, refusalOf } from "./sales.ts";

const { add, cartOf } = openSale();

const FOUR = [7, 12, 30, 45];
const strike = (Numbers: number[], days: string[], num_draws: number) =>
  mondayTicket({
    ...{ lottery_key: "lotto_strike", game_type: "strike_standard", game_offer: "strike_standard" },
    ...{ games: [{ Numbers }], days, num_draws },
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
