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

/** Parses a page number from a URL. Returns 1 if it is invalid (shop §5). */
export function toPage(value: string | number | null | undefined): number {
  const page = Math.floor(Number(value));
  return Number.isSafeInteger(page) && page > 1 ? page : 1;
}

/** Returns the limit and offset of a page (shop §5). */
export function pageWindow(
  page: string | number | null | undefined,
  limit: number = pageSizes.default,
): { limit: number; offset: number } {
  return { limit, offset: (toPage(page) - 1) * limit };
}
