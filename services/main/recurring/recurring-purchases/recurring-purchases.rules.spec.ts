import { expect, it } from "vitest";
import { skippedDay, sortByNext, withoutOrders } from "./recurring-purchases.rules.ts";

const NOW = new Date("2026-11-21T00:00:00Z");
const kept = (id: string, drawn_key: string, due_on: string | null, next: string | null = null) => ({
  id,
  drawn_key,
  due_on,
  after_draw_no: 4321,
  paused_until: null,
  item: {},
  next_draw_at: next && new Date(next),
});

it("lists by the next draw, also where it does not exist yet, and by the day of the charge where there is none", () => {
  const rows = [
    kept("a", "monday_lotto", "2027-02-20"),
    kept("b", "daily_winners", "2027-01-07"),
    kept("c", "monday_lotto", "2027-01-05"),
    kept("d", "monday_lotto", null, "2026-11-30T10:30:00Z"),
    kept("e", "monday_lotto", null),
  ];
  expect(sortByNext(rows as never[], NOW).map(({ id }) => id)).toEqual(["d", "b", "c", "a", "e"]);
});

it("knows the day of a pause that passes over one draw or one charge", () => {
  const monthly = { billing_period: "monthly", billing_day: 20 } as const;
  const dayOf = (due_on: string | null, paused_until: string | null) =>
    skippedDay({ ...kept("a", "monday_lotto", due_on), ...monthly, paused_until } as never, NOW);
  expect(dayOf(null, "2026-12-01")).toBe("2026-11-30");
  expect([dayOf(null, "2026-12-02"), dayOf(null, "2026-12-08"), dayOf(null, null)]).toEqual([null, null, null]);
  expect([dayOf("2026-12-20", "2026-12-21"), dayOf("2026-12-20", "2026-12-20")]).toEqual(["2026-12-20", null]);
});

it("keeps of a refusal what happened, without what only a customer in front of a page can do", () => {
  expect(withoutOrders("This draw is sold out. Choose the next one.")).toBe("This draw is sold out.");
  expect(withoutOrders("There isn't enough money on this card. Try another one.")).toBe(
    "There isn't enough money on this card.",
  );
  expect(withoutOrders("Please enter your card details again.")).toBe("The payment was refused.");
  expect(withoutOrders("$2.70 is over your spend limit.")).toBe("$2.70 is over your spend limit.");
});
