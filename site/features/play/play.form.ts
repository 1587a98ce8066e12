/** The labels of the fields of a ticket. */
export const TICKET_FIELDS = {
  gameOffer: "Play",
  drawNo: "First draw",
  numDraws: "Draws",
  numGames: "Games",
  numEntries: "Entries",
  minimumJackpot: "Play",
  laterNumbers: "Numbers of later draws",
  scheduled: "Payment",
} as const;

/** When a ticket of a later draw is paid. */
export const PAYMENT_TIMES = { now: "Pay now", later: "Pay when this is the next draw" } as const;
