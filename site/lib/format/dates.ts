// Dates and times in words, in the site's time zone. Callers pass `now`, because the shop's clock differs from the
// computer's. The text is built from single parts: whole formats differ between versions of Node and browsers, and a
// different label breaks hydration.

import { market } from "./locale.ts";

export const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

const YEAR = / \d{4}$/;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const EVENING_HOUR = 18; // shop §9: from here on today is "Tonight"

export type Moment = Date | string | number;

type LocalTime = { year: number; month: number; day: number; hour: number; minute: number; dayNumber: number };

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-AU", {
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  clocks.set(timeZone, made);
  return made;
}

function localTime(moment: Moment, timeZone: string): LocalTime {
  const parts = clockOf(timeZone).formatToParts(new Date(moment));
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  const [year, month, day] = [read("year"), read("month"), read("day")];
  return {
    year,
    month,
    day,
    hour: read("hour"),
    minute: read("minute"),
    dayNumber: Date.UTC(year, month - 1, day) / DAY_MS,
  };
}

function weekdayOf({ dayNumber }: LocalTime): string {
  return weekdays[(dayNumber + 3) % 7] as string; // day 0, 1 January 1970, was a Thursday
}

/** "July 2025" */
export function monthAndYear(moment: Moment, timeZone = market().timeZone): string {
  const local = localTime(moment, timeZone);
  return `${MONTHS[local.month - 1]} ${local.year}`;
}

/** "Friday" */
export const weekdayIn = (moment: Moment, timeZone = market().timeZone): string =>
  weekdayOf(localTime(moment, timeZone));

/** "Friday 11 July 2025" */
export function fullDate(moment: Moment, timeZone = market().timeZone): string {
  const local = localTime(moment, timeZone);
  return `${weekdayOf(local)} ${local.day} ${MONTHS[local.month - 1]} ${local.year}`;
}

/** "17 May 1990", from "1990-05-17": a date without a place, such as a birthday. */
export const plainDate = (isoDate: string): string =>
  `${Number(isoDate.slice(8))} ${monthAndYear(`${isoDate}T12:00:00Z`, "UTC")}`;

/** "Friday 11 Jul, 7:25 pm AEST": an absolute time within a year, so it stays true on cached pages. */
export function dayAndTime(moment: Moment, timeZone = market().timeZone): string {
  return `${weekdayOf(localTime(moment, timeZone))} ${dayAndMonth(moment, timeZone)}, ${timeAndZone(moment, timeZone)}`;
}

/** "11 Jul": a day within a year. */
export const dayAndMonth = (moment: Moment, timeZone = market().timeZone): string =>
  shortDate(moment, timeZone).replace(YEAR, "");

/** "11 Jul 2025" */
export function shortDate(moment: Moment, timeZone = market().timeZone): string {
  const local = localTime(moment, timeZone);
  return `${local.day} ${MONTHS[local.month - 1]?.slice(0, 3)} ${local.year}`;
}

/** "7:25 pm" */
export function timeOfDay(moment: Moment, timeZone = market().timeZone): string {
  const { hour, minute } = localTime(moment, timeZone);
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "am" : "pm"}`;
}

// By minutes ahead of UTC. Browsers name zones by language: "GMT+11" in American English.
const ZONES: Readonly<Record<number, string>> = {
  480: "AWST",
  570: "ACST",
  600: "AEST",
  630: "ACDT",
  660: "AEDT",
  0: "GMT",
  60: "BST",
};

/** "7:25 pm AEDT": a deadline that means the same in every time zone. */
export function timeAndZone(moment: Moment, timeZone = market().timeZone): string {
  const { dayNumber, hour, minute } = localTime(moment, timeZone);
  const ahead =
    dayNumber * (DAY_MS / MINUTE_MS) + hour * 60 + minute - Math.floor(Number(new Date(moment)) / MINUTE_MS);
  const zone = ZONES[ahead] ?? `UTC${ahead < 0 ? "-" : "+"}${Math.abs(ahead / 60)}`;
  return `${timeOfDay(moment, timeZone)} ${zone}`;
}

// Ages count where the shop is licensed, also on a British site.
const LICENCE_TIME_ZONE = "Australia/Sydney";

/** "2025-07-11": the date where the shop is licensed, for example to calculate an age. */
export function isoDate(moment: Moment, timeZone = LICENCE_TIME_ZONE): string {
  const local = localTime(moment, timeZone);
  return new Date(local.dayNumber * DAY_MS).toISOString().slice(0, 10);
}

/**
 * "Tonight", "Today", "Tomorrow", "This Saturday", "Next Monday", otherwise the full date (shop §9). The same weekday
 * a week ahead is "Next", since "This Friday" said on a Friday means today; two weeks ahead gets its date.
 */
export function relativeDay(moment: Moment, now: Moment, timeZone = market().timeZone): string {
  const local = localTime(moment, timeZone);
  const daysAhead = local.dayNumber - localTime(now, timeZone).dayNumber;
  if (daysAhead === 0) return local.hour >= EVENING_HOUR ? "Tonight" : "Today";
  if (daysAhead === 1) return "Tomorrow";
  if (daysAhead > 1 && daysAhead < 7) return `This ${weekdayOf(local)}`;
  if (daysAhead >= 7 && daysAhead < 14) return `Next ${weekdayOf(local)}`;
  return fullDate(moment, timeZone);
}

const TOGETHER = new RegExp(
  `\\d+:\\d\\d [ap]m(?: \\S+)?|\\d+ (?:(?:day|hour|minute)s?|${MONTHS.map((month) => month.slice(0, 3)).join("|")})`,
  "g",
);

/** Returns a text in which no line break divides a time ("7:25 pm AEDT"), a duration ("12 hours") or a day from its month ("5 Dec"). */
export const withoutBreaks = (text: string): string => text.replace(TOGETHER, (part) => part.replaceAll(" ", "\u00a0"));

/** "Friday 11 July 2025, 7:25 pm AEST" */
export const dateAndTime = (moment: Moment) => `${fullDate(moment)}, ${timeAndZone(moment)}`;

/** `lastDrawDate`: the last of several draws. */
export type Drawn = { drawDate: string; lastDrawDate?: string | undefined; isDrawnWhenSoldOut?: boolean };

/**
 * When a draw is held, or the first and the last of several: "Friday 11 July 2025", "when sold out, at the latest Friday 11 July 2025",
 * "Friday 11 July to Friday 1 August 2025".
 */
export function drawnOn(
  { drawDate, isDrawnWhenSoldOut = false, lastDrawDate }: Drawn,
  format: (moment: Moment) => string = fullDate,
) {
  if (isDrawnWhenSoldOut) return `when sold out, at the latest ${format(drawDate)}`;
  return lastDrawDate ? dateRange(format(drawDate), format(lastDrawDate)) : format(drawDate);
}

/** "Thursday 26 November to Thursday 17 December 2026, each at 9:30 pm AEDT", from two dates in words, with or without a time. */
function dateRange(first: string, last: string): string {
  const [from = "", fromTime] = first.split(", ");
  const [to = "", toTime] = last.split(", ");
  const start = YEAR.exec(from)?.[0] === YEAR.exec(to)?.[0] ? from.replace(YEAR, "") : from;
  // The times differ over a change of daylight saving.
  if (fromTime !== toTime) return `${start}, ${fromTime} to ${last}`;
  return `${start} to ${to}${toTime ? `, each at ${toTime}` : ""}`;
}

/** "Draw 4632", or "Draws 4632 to 4635" for the first and the last of several. */
export const drawNumbers = (first: number, last = first): string =>
  first === last ? `Draw ${first}` : `Draws ${first} to ${last}`;

/**
 * When a ticket's draws are held, and when the sales of the first close: "Friday 11 July 2025", "Closes tonight at 7:25 pm AEST". A draw that is held
 * when it is sold out closes then too: "Drawn when sold out, at the latest Friday 11 July 2025".
 */
export function drawFacts(
  draw: Drawn & { stop: string },
  now: Moment,
  format: (moment: Moment) => string = fullDate,
): string[] {
  if (draw.isDrawnWhenSoldOut) return [`Drawn ${drawnOn(draw, format)}`];
  return [drawnOn(draw, format), closingLabel(draw.stop, now)];
}

/** Whole minutes until sales stop; zero or less once they have. */
export function minutesUntil(stop: Moment, now: Moment): number {
  return Math.floor((new Date(stop).getTime() - new Date(now).getTime()) / MINUTE_MS);
}

/**
 * "Closes tonight at 7:25 pm AEDT", "Closes this Saturday at 7:25 pm AEDT", "Sales have closed". A day of next week has its date, since "next
 * Thursday" said on a Wednesday may mean tomorrow: "Closes next Thursday, 3 Dec, at 7:25 pm AEDT".
 */
export function closingLabel(stop: Moment, now: Moment, timeZone = market().timeZone): string {
  if (new Date(stop).getTime() <= new Date(now).getTime()) return "Sales have closed";
  const named = relativeDay(stop, now, timeZone).replace(/^(Tonight|Today|Tomorrow|This|Next)/, (word) =>
    word.toLowerCase(),
  );
  const day = named.startsWith("next") ? `${named}, ${shortDate(stop, timeZone).replace(YEAR, "")},` : named;
  return `Closes ${day} at ${timeAndZone(stop, timeZone)}`;
}

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? "" : "s"}`;

/** The time left in its two largest units: "2 days 3 hours", "5 minutes", "less than a minute". Null once closed. */
export function timeLeft(stop: Moment, now: Moment): string | null {
  if (new Date(stop).getTime() <= new Date(now).getTime()) return null;
  const total = minutesUntil(stop, now);
  const units = [
    count(Math.floor(total / 1440), "day"),
    count(Math.floor(total / 60) % 24, "hour"),
    count(total % 60, "minute"),
  ];
  const largest = units.findIndex((unit) => !unit.startsWith("0 "));
  if (largest === -1) return "less than a minute";
  return units
    .slice(largest, largest + 2)
    .filter((unit) => !unit.startsWith("0 "))
    .join(" ");
}
