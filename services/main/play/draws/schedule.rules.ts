import type { Weekday } from "../../catalogue/game-offers/game-offer.ts";
import type { Schedule } from "../../catalogue/offers/offer.ts";

export const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

// Sales stop 5 minutes before the lottery closes, so that all entries reach the draw in time.
const STOP_BEFORE_CLOSE_MINUTES = 5;

export type Times = { drawNo: number; stop: Date; closeAt: Date; drawAt: Date };

const formats = new Map<string, Intl.DateTimeFormat>();

// Zones change their offset at full quarters of an hour.
const QUARTER_MS = 15 * MINUTE_MS;
const KEPT_OFFSETS = 5_000;
const offsets = new Map<string, number>();

/** Returns the offset of a zone. Keeps it: to format a date takes longer than the rest of the times of a draw. */
function offsetMs(zone: string, at: number): number {
  const key = `${zone} ${Math.floor(at / QUARTER_MS)}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  if (offsets.size >= KEPT_OFFSETS) offsets.clear();
  const offset = readOffsetMs(zone, at);
  offsets.set(key, offset);
  return offset;
}

function readOffsetMs(zone: string, at: number): number {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-AU", { timeZone: zone, timeZoneName: "longOffset" });
    formats.set(zone, format);
  }
  const name = format.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
  const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(name) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MINUTE_MS;
}

/** Returns the instant of a local date ("2026-11-23") and time ("19:30") in a zone. */
export function instantIn(zone: string, date: string, time: string): Date {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const guess = wall - offsetMs(zone, wall);
  // Repeat with the offset at the guess, which may be on the other side of a daylight-saving change.
  return new Date(wall - offsetMs(zone, guess));
}

const ONE_DRAW = [0] as const;

/** Returns the interval of a draw, counted from the anchor's, and its place in it. */
function placeOf({ anchor, dayOffsets = ONE_DRAW }: Schedule, drawNo: number) {
  const ahead = drawNo - anchor.drawNo;
  const interval = Math.floor(ahead / dayOffsets.length);
  return { interval, place: ahead - interval * dayOffsets.length };
}

function dateOf(schedule: Schedule, drawNo: number, plusDays = 0): string {
  const { anchor, dayOffsets = ONE_DRAW, intervalDays } = schedule;
  const { interval, place } = placeOf(schedule, drawNo);
  const days = interval * intervalDays + (dayOffsets[place] ?? 0) + plusDays;
  return new Date(Date.parse(`${anchor.date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the draw of another lottery, one draw an interval, on the same date. Null if it has none then. */
export function sameDateDrawNo({ anchor, intervalDays }: Schedule, schedule: Schedule, drawNo: number): number | null {
  const days = (Date.parse(dateOf(schedule, drawNo)) - Date.parse(anchor.date)) / DAY_MS;
  return days % intervalDays === 0 ? anchor.drawNo + days / intervalDays : null;
}

/** Returns the place of a draw in its interval, from 0. */
export const placeInInterval = (schedule: Schedule, drawNo: number) => placeOf(schedule, drawNo).place;

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** Returns the weekday of a draw, where it is drawn. */
export const weekdayOf = (schedule: Schedule, drawNo: number): Weekday =>
  WEEKDAYS[new Date(dateOf(schedule, drawNo)).getUTCDay()] ?? "Sunday";

/** The draws of some weekdays: those whose place in their interval, from `from` on, is one of `places`. */
export type Places = { from: number; size: number; places: number[] };

/** Returns which draws of a weekly schedule are on these weekdays. */
export function placesOn(schedule: Schedule, days: readonly Weekday[]): Places {
  const { anchor, dayOffsets = ONE_DRAW } = schedule;
  const size = dayOffsets.length;
  const places = dayOffsets.flatMap((_, place) =>
    days.includes(weekdayOf(schedule, anchor.drawNo + place)) ? [place] : [],
  );
  // Counted from a multiple of the size before the first draw: a remainder in SQL has the sign of the dividend.
  return { from: anchor.drawNo % size, size, places };
}

export const weekdaysAt = (schedule: Schedule, { places }: Places): Weekday[] =>
  places.map((place) => weekdayOf(schedule, schedule.anchor.drawNo + place));

/** Whether a draw is at one of these places; without places every draw is. */
export const isAt = (on: Places | undefined, drawNo: number): boolean =>
  on === undefined || on.places.includes((drawNo - on.from) % on.size);

/** Returns when sales of a draw stop in this shop, when the lottery closes, and when it is drawn. */
export function timesOf(schedule: Schedule, drawNo: number): Times {
  const { zone, salesClose, drawTime, drawDelayDays = 0 } = schedule;
  const closeAt = instantIn(zone, dateOf(schedule, drawNo), salesClose);
  // Only lottery entries have to be transmitted before the close; a raffle is the shop's own.
  const stopMs = drawDelayDays > 0 ? 0 : STOP_BEFORE_CLOSE_MINUTES * MINUTE_MS;
  return {
    drawNo,
    stop: new Date(closeAt.getTime() - stopMs),
    closeAt,
    drawAt: instantIn(zone, dateOf(schedule, drawNo, drawDelayDays), drawTime),
  };
}

/** Returns when a draw becomes the next one, and sales of one that takes pre-orders open: when those of the draw before it stop. */
export const opensAtOf = (schedule: Schedule, drawNo: number): Date => timesOf(schedule, drawNo - 1).stop;

/** Returns when an early bird closes, so many days before the date of the main draw, and when it is drawn. */
export function earlyBirdTimes(schedule: Schedule, drawNo: number, daysBefore: number): Pick<Times, "stop" | "drawAt"> {
  const { drawDelayDays = 0, drawTime, salesClose, zone } = schedule;
  const closeDays = drawDelayDays - daysBefore;
  return {
    stop: instantIn(zone, dateOf(schedule, drawNo, closeDays), salesClose),
    drawAt: instantIn(zone, dateOf(schedule, drawNo, closeDays + drawDelayDays), drawTime),
  };
}

/**
 * Returns when sales of a draw stop in a region: at its own close, but never after the draw has stopped for all, because the
 * entries are published then.
 */
export function stopIn(schedule: Schedule, drawNo: number, region: string | null): Date {
  const { stop } = timesOf(schedule, drawNo);
  const { regionalCloses = {} } = schedule;
  // The region comes from a header, so it may be any word, such as "__proto__".
  const own = region !== null && Object.hasOwn(regionalCloses, region) ? regionalCloses[region] : undefined;
  if (!own) return stop;
  const close = instantIn(own.zone, dateOf(schedule, drawNo), own.time).getTime();
  return new Date(Math.min(stop.getTime(), close - STOP_BEFORE_CLOSE_MINUTES * MINUTE_MS));
}

/** Returns the number of the first draw whose sales have not stopped. */
export function nextDrawNo(schedule: Schedule, now: Date): number {
  const { anchor, dayOffsets = ONE_DRAW, intervalDays } = schedule;
  const first = timesOf(schedule, anchor.drawNo).stop.getTime();
  const passed = Math.floor((now.getTime() - first) / (intervalDays * DAY_MS));
  // Daylight saving may shift a stop by an hour, so check the estimate against the calendar.
  let drawNo = anchor.drawNo + (passed - 1) * dayOffsets.length;
  while (timesOf(schedule, drawNo).stop <= now) drawNo++;
  return drawNo;
}

/** How many upcoming draws of an offer are listed. A ticket may start with any of them. */
export const LISTED_DRAWS = 4;

/** Returns the id of a draw. It is derived, so that concurrent writers create the same one. */
export const drawIdOf = (key: string, drawNo: number) => `drw_${key}_${drawNo}`;
