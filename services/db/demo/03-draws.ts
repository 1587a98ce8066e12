// Two years of results. They are the same in every shop, because the seeds are derived from the draw, and verifiable like
// any other.
import { createHash } from "node:crypto";
import type { Insertable } from "kysely";
import type { DrawTable } from "#services/db/tables/draws.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { PUBLISHED_LOTTERIES } from "#services/main/catalogue/offers/lottery/lotteries.ts";
import type { LotteryOffer } from "#services/main/catalogue/offers/offer.ts";
import { RAFFLES } from "#services/main/catalogue/offers/raffle/raffles.ts";
import { ensureSchedule } from "#services/main/play/drawing/schedule.ts";
import { type DrawDivision, insertDraws } from "#services/main/play/draws/draws.rows.ts";
import { hashEntries } from "#services/main/play/draws/entries.rules.ts";
import { type DrawnNumbers, numbersOf, seedHashOf } from "#services/main/play/draws/numbers.rules.ts";
import { drawIdOf, nextDrawNo, timesOf } from "#services/main/play/draws/schedule.rules.ts";
import { carryOver, type Stake } from "#services/main/play/draws/steps.rows.ts";
import { firstBalls } from "#services/main/play/lotteries/lottery-lifecycle.ts";
import { decidingIdOf } from "#services/main/play/lotteries/lottery-schedule.ts";
import { promisedPrizeCents } from "#services/main/play/lotteries/prizes.rules.ts";
import { insertDivisions, toDivisionRows } from "#services/main/play/lotteries/settlement.rows.ts";
import { settleDraw } from "#services/main/play/lotteries/settlement.rules.ts";
import { insertRaffleDraw } from "#services/main/play/raffles/raffle-schedule.ts";

const DRAWS_KEPT = 104;
// Jackpots depend on earlier draws: every shop starts at the same draw, whenever it is set up.
const STARTS_BEFORE_ANCHOR = 160;
const ROWS_AT_ONCE = 1_000;
const FOUR_WEEKS_MS = 28 * 86_400_000;
// In this series Powerball 1594 has $20.9 million and Saturday 4627 $6 million, as in the contract's examples.
const SERIES = "drawcard demo 838";
/** A lottery whose last draws 17-lotto-party.ts sells, draws and pays. It decides no draws of others. */
export const SOLD_IN_DEMO = { key: "powerball", draws: 8 } as const;
// The shop had sold nothing before it was set up.
const NOTHING_SOLD = hashEntries([]);

type DrawRow = Insertable<DrawTable>;
type Drawn = DrawRow & { id: string; draw_at: Date };
/** The drawn numbers by id of the draw. */
type NumbersOf = Map<string, DrawnNumbers>;
type Past = { draws: DrawRow[]; divisions: DrawDivision[]; lastDrawNo: number; stake: Stake };

export const seed = (tx: Tx, now: Date): Promise<void> => seedDraws(tx, now, SOLD_IN_DEMO.draws);

/** Seeds past draws with their divisions, upcoming draws and the current jackpots. Leaves the last draws of one lottery to sell. */
export async function seedDraws(tx: Tx, now: Date, unsold: number): Promise<void> {
  const numbers: NumbersOf = new Map();
  // A lottery that others decide has their numbers.
  const inOrder = PUBLISHED_LOTTERIES.toSorted((a, b) => Number(!!a.drawnFrom) - Number(!!b.drawnFrom));
  const pasts = inOrder.map((lottery) => ({
    lottery,
    past: pastOf(lottery, now, numbers, lottery.key === SOLD_IN_DEMO.key ? unsold : 0),
  }));
  for (const rows of chunks(pasts.flatMap(({ past }) => past.draws))) await insertDraws(tx, rows);
  for (const rows of chunks(pasts.flatMap(({ past }) => past.divisions))) await insertDivisions(tx, rows);
  // They opened when the draw before closed, so early birds may be over by now.
  for (const raffle of RAFFLES) {
    await insertRaffleDraw(tx, raffle, nextDrawNo(raffle.schedule, now), new Date(0));
  }
  await ensureSchedule(tx, now);
  for (const { lottery, past } of pasts) {
    await carryOver(tx, { product_offer_key: lottery.key, draw_no: past.lastDrawNo }, past.stake);
  }
}

/** Returns the drawn numbers, and keeps them for the draws that they decide. */
function drawnNumbers(lottery: LotteryOffer, draw: Drawn, known: NumbersOf): DrawnNumbers {
  const source = draw.drawn_from == null ? undefined : known.get(draw.drawn_from);
  if (draw.drawn_from != null && !source)
    throw new Error(`${draw.id} is decided by ${draw.drawn_from}, which has no numbers`);
  const numbers = source
    ? firstBalls(source, lottery.rules)
    : numbersOf(
        { lotteryKey: lottery.key, drawNo: draw.draw_no, seed: draw.seed, entriesHash: NOTHING_SOLD },
        lottery.rules.barrels,
      );
  known.set(draw.id, numbers);
  return numbers;
}

function pastOf(lottery: LotteryOffer, now: Date, known: NumbersOf, unsold: number): Past {
  const next = nextDrawNo(lottery.schedule, now);
  const past: Past = {
    draws: [],
    divisions: [],
    lastDrawNo: next - 1,
    stake: { carriedCents: 0, rollovers: 0, promisedCents: promisedPrizeCents(lottery.rules, 0) },
  };
  const start = Math.max(1, Math.min(lottery.schedule.anchor.drawNo - STARTS_BEFORE_ANCHOR, next - DRAWS_KEPT));
  for (let drawNo = start; drawNo < next; drawNo++) {
    const identity = { lotteryKey: lottery.key, drawNo, seed: demoSeed(lottery.key, drawNo) };
    const closed = closedDraw(lottery, identity, past.stake);
    if (closed.draw_at > now) {
      // Closed a moment ago: the runner draws it.
      past.draws.push(closed);
      past.lastDrawNo = drawNo - 1;
      break;
    }
    const { divisions, firstPoolCents, next: stake } = settleDraw(lottery, identity, past.stake);
    if (drawNo >= next - unsold) past.draws.push({ ...closed, status: "DRAW_OPEN", entries_hash: null });
    else if (drawNo >= next - DRAWS_KEPT) {
      const numbers = drawnNumbers(lottery, closed, known);
      past.draws.push({
        ...closed,
        status: "DRAW_PAID",
        prize_pool_cents: firstPoolCents,
        numbers: JSON.stringify(numbers),
      });
      past.divisions.push(...toDivisionRows(closed.id, divisions));
    }
    past.stake = stake;
  }
  return past;
}

function closedDraw(
  lottery: LotteryOffer,
  { drawNo, seed }: { drawNo: number; seed: string },
  { carriedCents, rollovers, promisedCents }: Stake,
): Drawn {
  const { stop, drawAt } = timesOf(lottery.schedule, drawNo);
  return {
    id: drawIdOf(lottery.key, drawNo),
    product_offer_key: lottery.key,
    draw_no: drawNo,
    stop,
    draw_at: drawAt,
    status: "DRAW_CLOSED",
    prize_pool_cents: promisedCents,
    is_prize_pool_unknown: false,
    carried_cents: carriedCents,
    rollovers,
    seed,
    seed_hash: seedHashOf(seed),
    entries_hash: NOTHING_SOLD,
    drawn_from: decidingIdOf(lottery, drawNo),
    numbers: null,
    created_at: new Date(stop.getTime() - FOUR_WEEKS_MS),
  };
}

function demoSeed(key: string, drawNo: number): string {
  return createHash("sha256").update(`${SERIES}|${key}|${drawNo}`).digest("hex");
}

function chunks<T>(rows: T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, index) =>
    rows.slice(index * ROWS_AT_ONCE, (index + 1) * ROWS_AT_ONCE),
  );
}
