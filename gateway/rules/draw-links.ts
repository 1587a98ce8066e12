/** Returns the address that sells tickets for a draw of a raffle: the offer's own, unless a later draw is open too (shop §2). */
export const raffleDrawUrl = (
  offerUrl: string,
  { drawNumber, first, open }: { drawNumber: number; first: boolean; open: boolean },
): string => (open && !first ? `${offerUrl}/draw/${drawNumber}` : offerUrl);
