// Labels and pagination of the results screens.

import type { Outputs } from "#gateway/gateway.ts";
import { pageWindow } from "#gateway/rules/paging.ts";
import { viewOf } from "#site/features/products/offer-views.ts";
import { fullDate } from "#site/lib/format/dates.ts";

export type ResultKey = Outputs["draws"]["listResultKeys"][number];
export type FullResult = Outputs["draws"]["getFullResult"];
export type DrawResult = FullResult["draw"];

/** Returns "Draw 4320, Monday 16 November 2026". */
export function drawLabel({ drawNo, drawDate }: { drawNo: number; drawDate: string }): string {
  return `Draw ${drawNo}, ${fullDate(drawDate)}`;
}

/** A tab of the results screen. All tabs share one screen (shop §2). */
export type ResultsTab = "all" | "lotteries" | "raffles";

/** Returns one page of a tab's latest results. */
export function resultsPage(keys: readonly ResultKey[], tab: ResultsTab, page: number) {
  const shown = keys.filter((key) => tab === "all" || viewOf(key).results.tab === tab);
  const { limit, offset } = pageWindow(page);
  return { rows: shown.slice(offset, offset + limit), pageInfo: { limit, total: shown.length } };
}

/** Reads a draw number from the URL. Returns `null` if it is not a possible draw number. */
export function drawNoOf(text: string | undefined): number | null {
  const drawNo = /^[1-9]\d{0,9}$/.test(text ?? "") ? Number(text) : Number.NaN;
  return drawNo <= 2_147_483_647 ? drawNo : null;
}

/** Returns the previous and next draw numbers that have a result, from the offer's latest draw number and total count. */
export function neighbours(drawNo: number, latest: number, total: number) {
  if (total === 0) return { previous: null, next: null };
  const first = latest - total + 1;
  return {
    previous: drawNo > first ? Math.min(drawNo - 1, latest) : null,
    next: drawNo < latest ? Math.max(drawNo + 1, first) : null,
  };
}

// SHA-256 of nothing.
const NO_ENTRIES = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

/** Describes the entries hash. Draws from before this shop opened have no entries here, but winners elsewhere. */
export function entriesText({ entriesHash }: { entriesHash: string }): string {
  return entriesHash === NO_ENTRIES
    ? "The fingerprint of an empty list: this shop sold no games for this draw. Its winners played elsewhere."
    : "Covers every game sold in this shop. Published when sales closed.";
}
