import { describe, expect, it } from "vitest";
import {
  closingLabel,
  dateAndTime,
  dayAndTime,
  drawFacts,
  drawNumbers,
  drawnOn,
  fullDate,
  isoDate,
  minutesUntil,
  plainDate,
  relativeDay,
  shortDate,
  timeAndZone,
  timeLeft,
  timeOfDay,
} from "./dates.ts";

const NOW = "2026-11-20T01:00:00Z"; // Friday noon in Sydney

it("writes a date without a place as it is", () => {
  expect([plainDate("1990-05-17"), plainDate("2004-02-29")]).toEqual(["17 May 1990", "29 February 2004"]);
});

describe("relativeDay", () => {
  it.each([
    ["2026-11-20T06:59:00Z", "Today"],
    ["2026-11-20T07:00:00Z", "Tonight"],
    ["2026-11-20T12:59:00Z", "Tonight"],
    ["2026-11-20T13:00:00Z", "Tomorrow"],
    ["2026-11-21T08:25:00Z", "Tomorrow"],
    ["2026-11-23T09:25:00Z", "This Monday"],
    ["2026-11-26T08:25:00Z", "This Thursday"],
    ["2026-11-27T08:25:00Z", "Next Friday"],
    ["2026-12-03T08:25:00Z", "Next Thursday"],
    ["2026-12-04T08:25:00Z", "Friday 4 December 2026"],
    ["2026-11-19T08:25:00Z", "Thursday 19 November 2026"],
  ])("%s is %s in Sydney (Offers 20)", (moment, label) => {
    expect(relativeDay(moment, NOW)).toBe(label);
  });

  it("counts days in the region, not in UTC", () => {
    const lateFriday = "2026-11-20T13:30:00Z"; // 00:30 on Saturday in Sydney, 21:30 on Friday in Perth
    expect(relativeDay(lateFriday, NOW, "Australia/Sydney")).toBe("Tomorrow");
    expect(relativeDay(lateFriday, NOW, "Australia/Perth")).toBe("Tonight");
  });

  it("handles daylight saving changes", () => {
    const beforeChange = "2026-10-03T13:30:00Z"; // Saturday 23:30 in Sydney; the clocks go forward at 2:00
    expect(relativeDay("2026-10-04T12:30:00Z", beforeChange)).toBe("Tomorrow");
    expect(relativeDay("2026-10-05T12:30:00Z", beforeChange)).toBe("This Monday");
  });
});

describe("dates and times", () => {
  it("do not depend on the machine's time zone", () => {
    expect(fullDate("2026-11-23T09:25:00Z")).toBe("Monday 23 November 2026");
    expect(shortDate("2026-11-23T09:25:00Z")).toBe("23 Nov 2026");
    expect(dayAndTime("2026-11-23T09:25:00Z")).toBe("Monday 23 Nov, 8:25 pm AEDT");
    expect(isoDate("2026-11-20T13:00:00Z")).toBe("2026-11-21");
  });

  it.each([
    ["2026-11-20T09:25:00Z", "8:25 pm"],
    ["2026-11-20T13:05:00Z", "12:05 am"],
    ["2026-11-20T01:00:00Z", "12:00 pm"],
    ["2026-11-19T22:30:00Z", "9:30 am"],
  ])("%s is at %s", (moment, shown) => {
    expect(timeOfDay(moment)).toBe(shown);
  });

  it("use the region's time zone", () => {
    expect(timeOfDay("2026-11-23T09:25:00Z", "Australia/Brisbane")).toBe("7:25 pm");
  });

  it.each([
    ["2026-11-23T09:25:00Z", "Australia/Sydney", "8:25 pm AEDT"],
    ["2026-07-23T09:25:00Z", "Australia/Sydney", "7:25 pm AEST"],
    ["2026-11-23T09:25:30Z", "Australia/Brisbane", "7:25 pm AEST"],
    ["2026-11-23T09:25:00Z", "Australia/Darwin", "6:55 pm ACST"],
    ["2026-11-23T09:25:00Z", "Australia/Adelaide", "7:55 pm ACDT"],
    ["2026-11-23T09:25:00Z", "Australia/Perth", "5:25 pm AWST"],
    ["2026-11-23T21:25:00Z", "Europe/London", "9:25 pm GMT"],
    ["2026-07-23T20:25:00Z", "Europe/London", "9:25 pm BST"],
    ["2026-07-23T20:25:00Z", "Europe/Paris", "10:25 pm UTC+2"],
  ])("include the time zone: %s in %s is %s", (moment, timeZone, shown) => {
    expect(timeAndZone(moment, timeZone)).toBe(shown);
  });
});

describe("closing", () => {
  it.each([
    ["2026-11-20T08:25:00Z", "Closes tonight at 7:25 pm AEDT"],
    ["2026-11-21T08:25:00Z", "Closes tomorrow at 7:25 pm AEDT"],
    ["2026-11-23T09:25:00Z", "Closes this Monday at 8:25 pm AEDT"],
    ["2027-01-01T09:25:00Z", "Closes Friday 1 January 2027 at 8:25 pm AEDT"],
    [NOW, "Sales have closed"],
  ])("%s: %s", (stop, label) => {
    expect(closingLabel(stop, NOW)).toBe(label);
  });

  it.each([
    ["2026-11-23T09:25:00Z", "3 days 8 hours"],
    ["2026-11-21T01:00:00Z", "1 day"],
    ["2026-11-20T02:10:00Z", "1 hour 10 minutes"],
    ["2026-11-20T01:05:00Z", "5 minutes"],
    ["2026-11-20T01:00:59Z", "less than a minute"],
    [NOW, null],
  ])("%s leaves %s", (stop, left) => {
    expect(timeLeft(stop, NOW)).toBe(left);
  });

  it("counts whole minutes to the stop", () => {
    expect(minutesUntil("2026-11-20T01:05:30Z", NOW)).toBe(5);
    expect(minutesUntil("2026-11-20T00:59:30Z", NOW)).toBe(-1);
  });
});

describe("a draw that is held when it is sold out", () => {
  const draw = { drawDate: "2026-11-25T09:30:00Z", stop: "2026-11-25T08:55:00Z" };

  it("has its latest date only", () => {
    expect(drawFacts({ ...draw, isDrawnWhenSoldOut: true }, NOW)).toEqual([
      "Drawn when sold out, at the latest Wednesday 25 November 2026",
    ]);
    expect(drawnOn({ ...draw, isDrawnWhenSoldOut: true }, dateAndTime)).toBe(
      "when sold out, at the latest Wednesday 25 November 2026, 8:30 pm AEDT",
    );
  });

  it("differs from other draws, which have a date and a close", () => {
    expect(drawFacts(draw, NOW)).toEqual(["Wednesday 25 November 2026", "Closes this Wednesday at 7:55 pm AEDT"]);
    expect(drawFacts({ ...draw, lastDrawDate: "2026-12-16T09:30:00Z" }, NOW)[0]).toBe(
      "Wednesday 25 November to Wednesday 16 December 2026",
    );
    expect(drawFacts({ ...draw, lastDrawDate: "2027-01-06T09:30:00Z" }, NOW)[0]).toBe(
      "Wednesday 25 November 2026 to Wednesday 6 January 2027",
    );
  });

  it("names the first and the last of several, and their time", () => {
    const held = { drawDate: "2027-03-15T09:30:00Z", lastDrawDate: "2027-03-29T09:30:00Z" };
    expect(drawnOn(held, dateAndTime)).toBe("Monday 15 March to Monday 29 March 2027, each at 8:30 pm AEDT");
    // After the end of daylight saving.
    expect(drawnOn({ ...held, lastDrawDate: "2027-04-05T10:30:00Z" }, dateAndTime)).toBe(
      "Monday 15 March, 8:30 pm AEDT to Monday 5 April 2027, 8:30 pm AEST",
    );
    expect([drawNumbers(4628), drawNumbers(4628, 4631)]).toEqual(["Draw 4628", "Draws 4628 to 4631"]);
  });
});
