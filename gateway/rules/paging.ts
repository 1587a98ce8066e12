/** Rows per page of each list (shop §9, account §9). */
export const pageSizes = {
  default: 10,
  orders: 10,
  giveaways: 9,
  pastResults: 5,
  drawWinners: 20,
  blog: 12,
  blogNotPaged: 4,
  lottoPartyGroups: 6,
  lottoPartySessions: 10,
} as const;

/** Matches the page numbers of URLs. */
export const PAGE_NUMBER = /^[1-9]\d*$/;
// No list is that long. It keeps offsets exact.
const MAX_PAGE = 1_000_000_000;

/** Parses a page number from a URL. Returns 1 for anything but a whole number above it (shop §5). */
export function toPage(value: string | number | null | undefined): number {
  return PAGE_NUMBER.test(String(value)) ? Math.min(Number(value), MAX_PAGE) : 1;
}

/** Returns the number of a list's pages. An empty list has one. */
export function countPages({ limit, total }: { limit: number; total: number }): number {
  return Math.max(1, Math.ceil(total / limit));
}

/** Returns the limit and offset of a page (shop §5). */
export function pageWindow(
  page: string | number | null | undefined,
  limit: number = pageSizes.default,
): { limit: number; offset: number } {
  return { limit, offset: (toPage(page) - 1) * limit };
}
