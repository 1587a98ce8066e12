// Giveaways: when they are held, what they give, and how many entries a member has. Pure.
import { createHash } from "node:crypto";
import type { components } from "#generated/membership/schema.ts";
import type { DrawIdentity } from "../draws/numbers.rules.ts";
import { sourceOf } from "../draws/numbers.rules.ts";
import { instantIn } from "../draws/schedule.rules.ts";

type Schemas = components["schemas"];
export type GiveawayType = Schemas["GiveawayType"];

/** The time of day of every giveaway, in the zone of the shop. */
export const DRAWN_AT = "20:00";
// The day of daily giveaway 1, and the month of monthly giveaway 1.
const FIRST_DAY = "2026-01-01";
const FIRST_MONTH = { year: 2026, month: 1 };

export type NewGiveaway = {
  id: string;
  type: GiveawayType;
  drawNumber: number;
  prize: string;
  prizeCents: number | null;
  opensAt: Date;
  drawsAt: Date;
};

/** Returns the id of a giveaway, such as "gvw_daily_0000000324". */
export const giveawayIdOf = (type: GiveawayType, drawNumber: number) =>
  `gvw_${type}_${String(drawNumber).padStart(16 - type.length - 1, "0")}`;

const dateAfter = (days: number) => {
  const date = new Date(`${FIRST_DAY}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};

const dailyAt = (zone: string, drawNumber: number) => instantIn(zone, dateAfter(drawNumber - 1), DRAWN_AT);

/** Day 0 of the next month is the last day of this one. */
const monthlyAt = (zone: string, drawNumber: number) => {
  const last = new Date(Date.UTC(FIRST_MONTH.year, FIRST_MONTH.month - 1 + drawNumber, 0));
  return instantIn(zone, last.toISOString().slice(0, 10), DRAWN_AT);
};

const SERIES = {
  daily: { at: dailyAt, prize: "$1,000 in your wallet", prizeCents: 100_000 },
  monthly: { at: monthlyAt, prize: "$20,000 in your wallet", prizeCents: 2_000_000 },
} as const;

/** Giveaways of these types follow one another; the operator announces the others. */
export const SERIAL_TYPES = Object.keys(SERIES) as (keyof typeof SERIES)[];

/** Returns giveaway number `drawNumber` of a series. It opens when the one before is drawn. */
export function giveawayOf(type: keyof typeof SERIES, drawNumber: number, zone: string): NewGiveaway {
  const { at, prize, prizeCents } = SERIES[type];
  const times = { opensAt: at(zone, drawNumber - 1), drawsAt: at(zone, drawNumber) };
  return { id: giveawayIdOf(type, drawNumber), type, drawNumber, prize, prizeCents, ...times };
}

/** Returns the number of the giveaway of a series that is open: `known` or a later one. */
export function openNumberOf(type: keyof typeof SERIES, now: Date, zone: string, known: number): number {
  const { at } = SERIES[type];
  let number = Math.max(1, known);
  while (at(zone, number) <= now) number++;
  return number;
}

/** Returns how many entries a day brings. */
export const entriesPerDay = (tier: Schemas["MembershipTier"]) => (tier === "premium" ? 5 : 1);

/** Returns "20 entries". */
export const entriesText = (entries: number) => (entries === 1 ? "1 entry" : `${entries.toLocaleString("en")} entries`);

export type CountedEntry = { customerId: string; entries: number };

/** Hashes the entries of a giveaway, which are in the order of their customers (bytes), and counts them. */
export function hashEntries(entries: readonly CountedEntry[]): { entriesHash: string; total: number } {
  const hash = createHash("sha256");
  let total = 0;
  for (const { customerId, entries: count } of entries) {
    hash.update(`${customerId}|${count}\n`);
    total += count;
  }
  return { entriesHash: hash.digest("hex"), total };
}

/** Returns who wins: each entry has the same chance. Null if there is no entry. */
export function winnerOf(identity: DrawIdentity, entries: readonly CountedEntry[]): string | null {
  const { total } = hashEntries(entries);
  if (total === 0) return null;
  const { drawNo, entriesHash, lotteryKey, seed } = identity;
  let place = sourceOf(seed, `${lotteryKey}|${drawNo}|${entriesHash}`)(total);
  for (const { customerId, entries: count } of entries) {
    if (place < count) return customerId;
    place -= count;
  }
  return null;
}
