// Other sellers sell tickets of the same draws. A draw that is sold out closes at once.
import type { Tx } from "#services/lib/handlers.ts";
import { NUMBERED } from "../../catalogue/offers/raffle/numbered.ts";
import { listSelling } from "../../play/draws/draws.rows.ts";
import { bringForward } from "../../play/draws/due-draws.rows.ts";
import { isNumbered, soldElsewhere } from "../../play/raffles/numbered.rules.ts";
import { sellElsewhere } from "./stock.rows.ts";

const SOLD_OUT = NUMBERED.filter(isNumbered).filter(({ numbered }) => numbered.kind === "sold_out");

/** Counts what others have sold by now of every numbered draw, and closes the draws that are sold out. */
export async function sellNumberedElsewhere(tx: Tx, now: Date): Promise<void> {
  const draws = await listSelling(
    tx,
    SOLD_OUT.map(({ key }) => key),
  );
  const soldOut: string[] = [];
  for (const draw of draws) {
    const raffle = SOLD_OUT.find(({ key }) => key === draw.product_offer_key);
    if (!raffle) continue;
    const units = { drawId: draw.id, offerKey: raffle.key, available: raffle.maxTickets };
    if (await sellElsewhere(tx, { ...units, units: soldElsewhere(raffle, draw, now) })) soldOut.push(draw.id);
  }
  if (soldOut.length > 0) await bringForward(tx, soldOut);
}
