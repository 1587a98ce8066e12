import { describe, expect, it } from "vitest";
import { findLottery } from "../../catalogue/offers/catalogue.ts";
import { timesOf } from "../../play/draws/schedule.rules.ts";
import { comingBillings, comingDraws, endOfNextMonth } from "./coming-charges.rules.ts";

const now = new Date("2026-11-20T01:00:00Z");
const until = endOfNextMonth(now);
const monday = findLottery("monday_lotto");
if (!monday) throw new Error("There is no Monday Lotto");
const { schedule } = monday;
let next = 1;
while (timesOf(schedule, next).stop <= now) next++;
const daysOf = (coming: { chargeAt: Date }[]) => coming.map(({ chargeAt }) => chargeAt.toISOString().slice(0, 10));

describe("coming charges", () => {
  it("end with the next month of the shop's calendar", () => {
    expect(until.toISOString()).toBe("2026-12-31T13:00:00.000Z");
  });

  it("of an autoplay are when a draw becomes the next one; at once if it is", () => {
    const span = { now, pausedUntil: null, until };
    const coming = comingDraws(schedule, { afterDrawNo: next, drawsEach: 1 }, span);
    expect(daysOf(coming).slice(0, 2)).toEqual(["2026-11-23", "2026-11-30"]);
    expect(coming.at(0)?.drawAt?.toISOString()).toBe("2026-11-30T10:30:00.000Z");
    expect(comingDraws(schedule, { afterDrawNo: next - 1, drawsEach: 1 }, span)[0]?.chargeAt).toEqual(now);
    const both = comingDraws(schedule, { afterDrawNo: next, drawsEach: 2 }, span);
    expect(daysOf(both).slice(0, 2)).toEqual(["2026-11-23", "2026-12-07"]);
  });

  it("go on at the end of a pause with the draw that is then the next", () => {
    const coming = comingDraws(
      schedule,
      { afterDrawNo: next, drawsEach: 1 },
      { now, pausedUntil: "2026-12-01", until },
    );
    expect(coming[0]).toMatchObject({ period: String(next + 2), chargeAt: new Date("2026-11-30T13:00:00Z") });
  });

  it("of a subscription are its billing days outside a pause", () => {
    const monthly = { billingDay: 25, billingPeriod: "monthly", dueOn: "2026-11-25" } as const;
    const periods = (pausedUntil: string | null) =>
      comingBillings(monthly, { now, pausedUntil, until }).map(({ period }) => period);
    expect([periods(null), periods("2026-11-26")]).toEqual([["2026-11-25", "2026-12-25"], ["2026-12-25"]]);
  });

  it.each([
    // The clock of the shop goes forward, and back, at 3 am of these days; the lotteries are drawn where it does not.
    ["2026-10-04", "2026-10-03T14:00:00Z", "2026-11-03T13:00:00Z", "2026-10-05T10:30:00Z"],
    ["2027-10-03", "2027-10-02T14:00:00Z", "2027-11-02T13:00:00Z", "2027-10-04T10:30:00Z"],
    ["2027-04-04", "2027-04-03T13:00:00Z", "2027-05-03T14:00:00Z", "2027-04-05T10:30:00Z"],
  ])(
    "begin at the start of the day where the clock changes on %s, and of the same day a month later",
    (day, first, second, drawAt) => {
      const before = new Date(Date.parse(first) - 86_400_000);
      const span = { now: before, pausedUntil: day, until: endOfNextMonth(before) };
      const monthly = { billingDay: Number(day.slice(8)), billingPeriod: "monthly", dueOn: day } as const;
      const billed = comingBillings(monthly, span).map(({ chargeAt }) => chargeAt);
      expect(billed).toEqual([new Date(first), new Date(second)]);
      const [drawn] = comingDraws(schedule, { afterDrawNo: 0, drawsEach: 1 }, span);
      expect(drawn).toMatchObject({ chargeAt: new Date(first), drawAt: new Date(drawAt) });
    },
  );

  it("of a subscription are only billing days on which there is a draw to buy", () => {
    const monthly = { billingDay: 25, billingPeriod: "monthly", dueOn: "2026-11-25" } as const;
    const rare = { ...schedule, anchor: { drawNo: 1, date: "2026-12-14" }, intervalDays: 91 };
    const april = { now, pausedUntil: null, until: new Date("2027-04-01T00:00:00Z") };
    const periods = (afterDrawNo: number) =>
      comingBillings(monthly, april, { schedule: rare, afterDrawNo, drawsEach: 1 }).map(({ period }) => period);
    expect([periods(0), periods(1)]).toEqual([
      ["2026-11-25", "2026-12-25", "2027-03-25"],
      ["2026-12-25", "2027-03-25"],
    ]);
  });
});
