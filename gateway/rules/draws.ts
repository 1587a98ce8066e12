/** How many draws a customer chose, or that the ticket plays on until stopped (shop §3). */
export type ChosenDraws = number | "autoplay" | null | undefined;

type DrawChoice = { numDraws: ChosenDraws; daysApply?: boolean; days?: readonly string[]; numWeeks?: number };

/** How many draws a ticket is paid for (shop §5). In the counted case the days are no factor, only the weeks. */
export function drawCount({ numDraws, daysApply = false, days = [], numWeeks = 1 }: DrawChoice): number {
  if (typeof numDraws !== "number") return daysApply ? days.length : 1;
  return daysApply ? numDraws * numWeeks : numDraws;
}

/** What a lottery cart item says: autoplay is one draw with the recurring purchase on (shop §4). */
export function drawsOfItem(chosen: ChosenDraws): { numDraws: number; recurringEnabled: boolean } {
  return chosen === "autoplay"
    ? { numDraws: 1, recurringEnabled: true }
    : { numDraws: chosen ?? 1, recurringEnabled: false };
}

type RaffleDraw = { drawNumber: number; isOpen: boolean; isFirst: boolean };

/** A raffle's first draw is its offer page; only later open draws have a page of their own (shop §2). */
export function raffleDrawLink(offerUrl: string, draw: RaffleDraw): string {
  return draw.isOpen && !draw.isFirst ? `${offerUrl}/draw/${draw.drawNumber}` : offerUrl;
}

export function lotteryDrawLink(offerUrl: string, drawNumber: number): string {
  return `${offerUrl}?firstDrawNo=${drawNumber}`;
}
