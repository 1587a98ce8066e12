import type { Outputs } from "#gateway/gateway.ts";
import { firstDraw, type PlaySetup } from "../choices/play-choices.ts";

type Draw = Pick<Outputs["offers"]["get"]["draws"][number], "drawNo" | "purchaseStatus">;

const WHY = {
  sold_out: "is sold out",
  past_draw: "is closed",
  pre_order: "is not on sale yet",
  open: "is closed",
} as const satisfies Record<Draw["purchaseStatus"], string>;

/** Returns why the ticket cannot start with the requested draw (shop §2: firstDrawNo), and which one it starts with instead. */
export function requestedDrawNote(
  { draws }: Pick<PlaySetup, "draws">,
  listed: readonly Draw[],
  wanted: number | null,
): string | null {
  const next = firstDraw(draws, wanted);
  if (wanted === null || !next || next.drawNo === wanted) return null;
  const status = listed.find(({ drawNo }) => drawNo === wanted)?.purchaseStatus;
  const why = WHY[status ?? (wanted < next.drawNo ? "past_draw" : "pre_order")];
  return `Draw ${wanted} ${why}. Your ticket starts with draw ${next.drawNo} on ${next.day}.`;
}
