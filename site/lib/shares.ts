// Not among the formats, which every play page loads.

/** The label of a field that chooses how many shares to buy. */
export const SHARES_LABEL = "Number of shares";

/** "1 share", "2 shares" */
export const countShares = (shares: number) => (shares === 1 ? "1 share" : `${shares} shares`);

/** Says what a share wins beside a whole ticket. `isLeast`: fewer shares may be sold, so that each gets more. */
export const shareNote = (size: number, isLeast = false): string =>
  `With 1 of ${size} shares you get ${isLeast ? "at least " : ""}1/${size} of every prize that this ticket wins. A whole ticket of your own keeps every prize.`;

/** The most shares that one item can have. */
export const MOST_SHARES = 100;

type Shares = { syndicateName: string; numShares: number; size?: number | undefined };

/** Returns the shares of a syndicate as facts of a ticket: "Saturday System 8", "2 of 20 shares". */
export const shareFacts = ({ syndicateName, numShares, size }: Shares): string[] => [
  syndicateName,
  size === undefined ? countShares(numShares) : `${numShares} of ${countShares(size)}`,
];

/**
 * Splits what a customer's shares won among the prizes of the ticket, in cents. The ticket's total is divided by the shares, and its odd
 * cents go to the first shares; a prize alone does not say what they got of it. What rounding down leaves goes to the first prizes.
 */
export function splitOwnWinnings(
  prizes: readonly number[],
  winnings: number,
  { numShares, size = numShares }: Omit<Shares, "syndicateName">,
): number[] {
  const parts = prizes.map((cents) => Math.floor((cents * numShares) / size));
  const left = Math.max(0, winnings - parts.reduce((sum, cents) => sum + cents, 0));
  return parts.map((cents, index) => cents + Math.floor(left / parts.length) + (index < left % parts.length ? 1 : 0));
}
