// The months of an offer's results: /{offer}/results/2026-11.
import { isoDate, monthAndYear } from "#site/lib/format/dates.ts";

/** A month as in the address: "2026-11". */
export type MonthKey = string;

/** Reads the year and month of an address. Returns `null` for anything else. */
export function readMonth(text: string | undefined): { year: number; month: number } | null {
  const [, year, month] = /^((?:19|2\d)\d\d)-(0[1-9]|1[0-2])$/.exec(text ?? "") ?? [];
  return year && month ? { year: Number(year), month: Number(month) } : null;
}

/** Returns every month from the first to the latest draw, latest first; dates in any form. */
export function monthsBetween(first: string, latest: string): MonthKey[] {
  const start = isoDate(first).slice(0, 7);
  const months: MonthKey[] = [];
  for (let key = isoDate(latest).slice(0, 7); key >= start; key = before(key)) months.push(key);
  return months;
}

function before(key: MonthKey): MonthKey {
  const [year = 0, month = 0] = key.split("-").map(Number);
  return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, "0")}`;
}

/** Returns "November 2026". */
export function monthLabel(key: MonthKey): string {
  return monthAndYear(`${key}-15T00:00:00Z`);
}

// A row of links, not a calendar: older months are reached from month to month.
const SHOWN = 12;

/** Returns the months to link to from a page: twelve, with the page's own month among them if it has one. */
export function monthsToLink(months: readonly MonthKey[], own?: MonthKey): MonthKey[] {
  const index = own ? months.indexOf(own) : 0;
  const start = Math.max(0, Math.min(index - SHOWN / 2, months.length - SHOWN));
  return months.slice(start, start + SHOWN);
}
