// Not among the formats, which every play page loads.

/** "1 share", "2 shares" */
export const countShares = (shares: number) => (shares === 1 ? "1 share" : `${shares} shares`);

/** The most shares that one item can have. */
export const MOST_SHARES = 100;

type Shares = { syndicateName: string; numShares: number; size?: number | undefined };

/** Returns the shares of a syndicate as facts of a ticket: "Saturday System 8", "2 of 20 shares". */
export const shareFacts = ({ syndicateName, numShares, size }: Shares): string[] => [
  syndicateName,
  size === undefined ? countShares(numShares) : `${numShares} of ${countShares(size)}`,
];
