import { describe, expect, it } from "vitest";
import { CATALOGUE, findLottery } from "../../catalogue/offers/catalogue.ts";
import type { LotteryOffer, Schedule } from "../../catalogue/offers/offer.ts";
import { instantIn, nextDrawNo, placesOn, sameDateDrawNo, stopIn, timesOf, weekdayOf } from "./schedule.rules.ts";

const monday = (findLottery("monday_lotto") as LotteryOffer).schedule;
const raffle = (CATALOGUE.find(({ key }) => key === "charity_raffle") as { schedule: Schedule }).schedule;

describe("instantIn", () => {
  it.each([
    // Brisbane has no daylight saving.
    ["Australia/Brisbane", "2026-07-06", "19:30", "2026-07-06T09:30:00.000Z"],
    ["Australia/Brisbane", "2026-11-23", "19:30", "2026-11-23T09:30:00.000Z"],
    ["Australia/Sydney", "2026-07-06", "19:30", "2026-07-06T09:30:00.000Z"],
    ["Australia/Sydney", "2026-11-23", "19:30", "2026-11-23T08:30:00.000Z"],
    // Before and after the daylight-saving changes in Sydney.
    ["Australia/Sydney", "2026-10-04", "01:30", "2026-10-03T15:30:00.000Z"],
    ["Australia/Sydney", "2026-10-04", "03:30", "2026-10-03T16:30:00.000Z"],
    ["Australia/Sydney", "2026-04-05", "12:00", "2026-04-05T02:00:00.000Z"],
    ["Europe/London", "2026-07-06", "12:00", "2026-07-06T11:00:00.000Z"],
    ["America/New_York", "2026-01-06", "12:00", "2026-01-06T17:00:00.000Z"],
  ])("%s %s %s is %s", (zone, date, time, utc) => {
    expect(instantIn(zone, date, time).toISOString()).toBe(utc);
  });
});

describe("timesOf", () => {
  it("stops five minutes before the lottery closes", () => {
    expect(timesOf(monday, 4321)).toEqual({
      drawNo: 4321,
      stop: new Date("2026-11-23T09:25:00Z"),
      closeAt: new Date("2026-11-23T09:30:00Z"),
      drawAt: new Date("2026-11-23T10:30:00Z"),
    });
    expect(timesOf(monday, 4320).drawAt).toEqual(new Date("2026-11-16T10:30:00Z"));
  });

  it("closes a raffle at its own time and draws it days later", () => {
    const { stop, drawAt } = timesOf(raffle, 12);
    expect(stop).toEqual(new Date("2026-12-18T09:00:00Z"));
    expect(drawAt).toEqual(new Date("2026-12-20T03:00:00Z"));
  });

  it("falls on the lottery's weekday all year", () => {
    for (let drawNo = 4250; drawNo < 4400; drawNo++) {
      const day = timesOf(monday, drawNo).drawAt.toLocaleDateString("en-AU", {
        weekday: "long",
        timeZone: "Australia/Brisbane",
      });
      expect(day).toBe("Monday");
    }
  });
});

describe("a lottery with several draws a week", () => {
  const strike = (findLottery("lotto_strike") as LotteryOffer).schedule;
  const dateOf = (drawNo: number) => timesOf(strike, drawNo).drawAt.toISOString().slice(0, 10);

  it("is drawn on its days, before and after its first known draw", () => {
    expect([2809, 2810, 2811, 2812, 2813, 2814].map(dateOf)).toEqual([
      ...["2026-11-18", "2026-11-21", "2026-11-23", "2026-11-25", "2026-11-28", "2026-11-30"],
    ]);
  });

  it("changes to the next draw at the second of the stop", () => {
    expect(nextDrawNo(strike, new Date("2026-11-20T01:00:00Z"))).toBe(2810);
    expect(nextDrawNo(strike, new Date("2026-11-23T09:24:59.999Z"))).toBe(2811);
    expect(nextDrawNo(strike, new Date("2026-11-23T09:25:00Z"))).toBe(2812);
  });

  it("knows the draws of some weekdays, also before its first known draw", () => {
    const { from, places, size } = placesOn(strike, ["Monday", "Saturday"]);
    const onDays = [2808, 2809, 2810, 2811, 2812, 2813].filter((drawNo) => places.includes((drawNo - from) % size));
    expect(onDays.map((drawNo) => weekdayOf(strike, drawNo))).toEqual(["Monday", "Saturday", "Monday", "Saturday"]);
  });

  it("finds the draw of another lottery on the same date", () => {
    expect(sameDateDrawNo(monday, strike, 2811)).toBe(4321);
    expect(sameDateDrawNo(monday, strike, 2808)).toBe(4320);
    expect(sameDateDrawNo(monday, strike, 2812)).toBeNull();
  });
});

describe("stopIn", () => {
  it("is a region's own close, but never after the draw stops for all", () => {
    const at = (time: string) => ({ ...monday, regionalCloses: { WA: { zone: "Australia/Perth", time } } });
    const { stop } = timesOf(monday, 4321);
    expect(stopIn(at("16:00"), 4321, "WA")).toEqual(new Date("2026-11-23T07:55:00Z"));
    expect(stopIn(at("16:00"), 4321, "NSW")).toEqual(stop);
    expect(stopIn(at("16:00"), 4321, null)).toEqual(stop);
    // 18:00 in Perth is 20:00 in Brisbane.
    expect(stopIn(at("18:00"), 4321, "WA")).toEqual(stop);
  });

  it.each(["__proto__", "constructor", "toString", ""])("is that of the draw in the made-up region %j", (region) => {
    expect(stopIn(monday, 4321, region)).toEqual(timesOf(monday, 4321).stop);
  });
});

describe("nextDrawNo", () => {
  it("changes to the next draw at the second of the stop", () => {
    expect(nextDrawNo(monday, new Date("2026-11-20T01:00:00Z"))).toBe(4321);
    expect(nextDrawNo(monday, new Date("2026-11-23T09:24:59.999Z"))).toBe(4321);
    expect(nextDrawNo(monday, new Date("2026-11-23T09:25:00Z"))).toBe(4322);
    expect(nextDrawNo(monday, new Date("2024-11-20T00:00:00Z"))).toBe(4217);
  });
});
