type Choice = {
  /** "autoplay" plays every draw. */
  numDraws?: number | "autoplay" | null;
  /** Whether the offer has selectable days. */
  daysApply?: boolean;
  days?: readonly string[];
  numWeeks?: number;
};

/** Returns how many draws a ticket is for (shop §5). */
export function drawCount({ numDraws, daysApply = false, days = [], numWeeks = 1 }: Choice): number {
  if (typeof numDraws !== "number") return daysApply ? days.length : 1;
  return daysApply ? numDraws * numWeeks : numDraws;
}
