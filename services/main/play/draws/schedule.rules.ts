import type { Schedule } from "../../catalogue/offers/offer.ts";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

// The shop stops 5 minutes before the lottery closes, so that what it sold is in the draw.
const STOP_BEFORE_CLOSE_MINUTES = 5;

export type Times = { drawNo: number; stop: Date; closeAt: Date; drawAt: Date };

const formats = new Map<string, Intl.DateTimeFormat>();

function offsetMs(zone: string, at: number): number {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-AU", { timeZone: zone, timeZoneName: "longOffset" });
    formats.set(zone, format);
  }
  const name = format.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
  const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(name) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MINUTE_MS;
}

/** The instant at which a wall clock in a zone shows this date ("2026-11-23") and time ("19:30"). */
export function instantIn(zone: string, date: string, time: string): Date {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const guess = wall - offsetMs(zone, wall);
  // Once more with the offset of the answer: the first one was read on the other side of a change of clocks.
  return new Date(wall - offsetMs(zone, guess));
}

function dateOf({ anchor, intervalDays }: Schedule, drawNo: number, plusDays = 0): string {
  const days = (drawNo - anchor.drawNo) * intervalDays + plusDays;
  return new Date(Date.parse(`${anchor.date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** When a draw's sales stop in this shop, close in the lottery, and when it is drawn. */
export function timesOf(schedule: Schedule, drawNo: number): Times {
  const { zone, salesClose, drawTime, drawDelayDays = 0 } = schedule;
  const closeAt = instantIn(zone, dateOf(schedule, drawNo), salesClose);
  // A raffle closes by itself; only lotteries hand their entries over to somebody.
  const stopMs = drawDelayDays > 0 ? 0 : STOP_BEFORE_CLOSE_MINUTES * MINUTE_MS;
  return {
    drawNo,
    stop: new Date(closeAt.getTime() - stopMs),
    closeAt,
    drawAt: instantIn(zone, dateOf(schedule, drawNo, drawDelayDays), drawTime),
  };
}

/** The number of the first draw whose sales have not stopped at this moment. */
export function nextDrawNo(schedule: Schedule, now: Date): number {
  const first = timesOf(schedule, schedule.anchor.drawNo).stop.getTime();
  const passed = (now.getTime() - first) / (schedule.intervalDays * DAY_MS);
  // A clock change may move a stop by an hour, so the estimate is checked against the calendar.
  let drawNo = schedule.anchor.drawNo + Math.floor(passed) - 1;
  while (timesOf(schedule, drawNo).stop <= now) drawNo++;
  return drawNo;
}
