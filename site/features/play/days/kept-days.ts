// Saves the days and weeks of a play page in sessionStorage. It may be full, blocked or edited by hand, so nothing here throws.
import type { PlaySetup, Weekday } from "../choices/play-choices.ts";

type Page = Pick<PlaySetup, "offerKey" | "days" | "maxWeeks">;
type Kept = { days: readonly Weekday[]; weeks: number };

const keyOf = ({ offerKey }: Page) => `dc_play_days:${offerKey}`;

export function keepDays(page: Page, kept: Kept) {
  try {
    sessionStorage.setItem(keyOf(page), JSON.stringify(kept));
  } catch {
    // Without storage they last until the page is closed.
  }
}

export function keptDays(page: Page): Kept | null {
  try {
    return readDays(sessionStorage.getItem(keyOf(page)), page);
  } catch {
    return null;
  }
}

/** Parses stored days and weeks, without those that are not sold. Returns `null` if they are not that. */
function readDays(text: string | null, { days = [], maxWeeks = 1 }: Omit<Page, "offerKey">): Kept | null {
  const stored: { days?: unknown; weeks?: unknown } | null = JSON.parse(text ?? "null");
  const chosen = stored?.days;
  if (!Array.isArray(chosen)) return null;
  const weeks = Number(stored?.weeks) || 1;
  return { days: days.filter((day) => chosen.includes(day)), weeks: Math.min(Math.max(weeks, 1), maxWeeks) };
}
