// Saves the days and weeks of a play page in sessionStorage.
import type { PlaySetup, Weekday } from "../choices/play-choices.ts";
import { parse, read, write } from "../ticket/kept-ticket.ts";

type Page = Pick<PlaySetup, "offerKey" | "days" | "maxWeeks">;
type Kept = { days: readonly Weekday[]; weeks: number };

const keyOf = ({ offerKey }: Page) => `dc_play_days:${offerKey}`;

export const keepDays = (page: Page, kept: Kept) => write(keyOf(page), kept);
export const keptDays = (page: Page): Kept | null => readDays(read(keyOf(page)), page);

/** Parses stored days and weeks, without those that are not sold. Returns `null` if they are not that. */
function readDays(text: string | null, { days = [], maxWeeks = 1 }: Omit<Page, "offerKey">): Kept | null {
  const stored = parse(text) as { days?: unknown; weeks?: unknown } | null;
  const chosen = stored?.days;
  if (!Array.isArray(chosen)) return null;
  const weeks = Number(stored?.weeks) || 1;
  return { days: days.filter((day) => chosen.includes(day)), weeks: Math.min(Math.max(weeks, 1), maxWeeks) };
}
