/** Returns the key under which this tab keeps the unfinished ticket of a play page: the offer's own page, or one below it. */
export const keptTicketKey = (offerKey: string, path: string | undefined) =>
  `dc_play:${path ? `${offerKey}/${path}` : offerKey}`;
