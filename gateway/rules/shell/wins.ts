// Which news cards announce a win at the top of the next page.

type Win = { amount?: { amount: number } | undefined; hasGoods?: boolean | undefined };
type Card = { viewed: boolean; createdAt: string; win?: Win | undefined };

// A win that is older is in the feed and on its ticket only.
const SHOWN_MS = 7 * 24 * 60 * 60 * 1000;

/** Whether a win has a prize that is not money. Older cards state no goods; they have no amount then. */
export const isGoodsWin = ({ amount, hasGoods = amount === undefined }: Win): boolean => hasGoods;

/** Returns the wins that the customer has not seen: prizes that are not money first, then the largest amount. */
export function unseenWins<Seen extends Card>(cards: readonly Seen[], now: Date): Seen[] {
  const worth = ({ win }: Seen) => (win?.amount && !isGoodsWin(win) ? win.amount.amount : Number.POSITIVE_INFINITY);
  return cards
    .filter(({ createdAt, viewed, win }) => win && !viewed && Date.parse(createdAt) > now.getTime() - SHOWN_MS)
    .toSorted((a, b) => Number(worth(a) < worth(b)) - Number(worth(a) > worth(b)));
}
