// The draw of tickets with numbers of their own. Closing and paying are those of a raffle.
import type { Tx } from "#services/lib/handlers.ts";
import type { Draw } from "../draws/draws.rows.ts";
import { carryOver, writeDrawn } from "../draws/steps.rows.ts";
import { drawNumbers, type NumberedDraw, type NumberedOffer, numberWins, specialCents } from "./numbered.rules.ts";
import { readRuns, writeRaffleScored, writeWins } from "./raffle.rows.ts";

// Levels with more numbers are not kept with the draw: they follow from the seed.
export const MAX_SHOWN = 30;

/** Returns what is drawn. The same entries always give the same numbers. */
export async function readNumberedDraw(tx: Tx, draw: Draw, raffle: NumberedOffer): Promise<NumberedDraw> {
  const own: number[] = [];
  if (raffle.numbered.kind === "weekly") {
    for await (const runs of readRuns(tx, draw)) for (const { first } of runs) own.push(first);
  }
  const { draw_no: drawNo, entries_hash: entriesHash, product_offer_key: lotteryKey, rollovers, seed } = draw;
  if (entriesHash === null) throw new Error(`${draw.id} is not closed`);
  return drawNumbers({ seed, lotteryKey, drawNo, entriesHash }, raffle, { own, rollovers });
}

/** Draws the numbers and keeps those of the highest levels. */
export async function drawNumbered(tx: Tx, draw: Draw, raffle: NumberedOffer): Promise<void> {
  const { levels, special } = await readNumberedDraw(tx, draw, raffle);
  const shown = levels.filter(({ numbers }) => numbers.length <= MAX_SHOWN);
  const known = (numbers: readonly (number | null)[]) => numbers.filter((number) => number !== null);
  await writeDrawn(tx, draw.id, {
    ...Object.fromEntries(shown.map(({ level, numbers }) => [String(level), known(numbers)])),
    special: known([special]),
  });
}

/** Writes what the tickets sold here win. The jackpot or rollover prize of the next draw is known then. */
export async function scoreNumbered(tx: Tx, draw: Draw, raffle: NumberedOffer): Promise<void> {
  const drawn = await readNumberedDraw(tx, draw, raffle);
  const cents = specialCents(raffle, draw.rollovers);
  const byNumber = Map.groupBy(numberWins(raffle, draw.draw_no, { cents, drawn }), ({ number }) => number);
  for await (const runs of readRuns(tx, draw)) {
    const wins = runs.flatMap(({ first, orderId }) =>
      (byNumber.get(first) ?? []).map(({ cents, id, name }) => ({
        prize_id: id,
        draw_id: draw.id,
        order_id: orderId,
        ticket_number: first,
        name,
        value_cents: cents,
        is_goods: false,
      })),
    );
    await writeWins(tx, wins);
  }
  const rollovers = drawn.isSpecialWon ? 0 : draw.rollovers + 1;
  await carryOver(tx, draw, { carriedCents: 0, rollovers, promisedCents: specialCents(raffle, rollovers) });
  await writeRaffleScored(tx, draw.id);
}
