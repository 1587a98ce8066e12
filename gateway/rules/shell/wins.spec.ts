import { expect, it } from "vitest";
import { unseenWins } from "./wins.ts";

const NOW = new Date("2026-11-28T01:00:00Z");
const card = (id: string, amount: number | undefined, more: object = {}) => ({
  id,
  viewed: false,
  createdAt: "2026-11-27T10:00:00Z",
  win: amount === undefined ? {} : { amount: { amount } },
  ...more,
});

it("lists unseen wins of the last seven days, goods first and then the largest amount", () => {
  const cards = [
    card("small", 12),
    card("seen", 900, { viewed: true }),
    card("old", 800, { createdAt: "2026-11-20T10:00:00Z" }),
    card("news", undefined, { win: undefined }),
    card("large", 1_250),
    card("car", undefined),
    card("house and money", undefined, { win: { amount: { amount: 20 }, hasGoods: true } }),
  ];
  expect(unseenWins(cards, NOW).map(({ id }) => id)).toEqual(["car", "house and money", "large", "small"]);
});
