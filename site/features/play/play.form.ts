/** The labels of the fields of a ticket. */
export const TICKET_FIELDS = {
  gameOffer: "Play",
  drawNo: "First draw",
  numDraws: "Draws",
  numGames: "Games",
  numEntries: "Entries",
  minimumJackpot: "Play",
  laterNumbers: "Numbers of later draws",
} as const;
