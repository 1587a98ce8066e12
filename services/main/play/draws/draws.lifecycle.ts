// The steps of a draw: close, draw, score, pay. Each is one transaction on the locked row and checks the draw's status, so
// that it runs once, however many processes run and however often they restart.
import type { Tx } from "#services/lib/handlers.ts";
import { between, houseAccount, post, prizeAccount } from "#services/lib/ledger.ts";
import type { LotteryOffer } from "../../catalogue/offers/offer.ts";
import type { Draw } from "./draws.rows.ts";
import { createEntriesHasher } from "./entries.rules.ts";
import { numbersOf } from "./numbers.rules.ts";
import { ensureSchedule } from "./schedule.ts";
import { type DrawnNumbers, divisionOf } from "./scoring.rules.ts";
import {
  carryOver,
  readEntries,
  takeUnpaidOrders,
  type UnpaidOrder,
  type Winning,
  type WinningGame,
  writeClosed,
  writeDrawn,
  writePaid,
  writePastOrders,
  writeScored,
  writeWinningGames,
} from "./settlement.rows.ts";
import { requireLottery, settleDraw } from "./settlement.rules.ts";
import { notifyWinner, type Win } from "./win-news.ts";

/** Runs the next step of a locked draw. */
export async function runNextStep(tx: Tx, draw: Draw, now: Date): Promise<void> {
  switch (draw.status) {
    case "DRAW_OPEN":
    case "DRAW_CAPPED":
      return closeDraw(tx, draw);
    case "DRAW_CLOSED":
      return drawNumbers(tx, draw);
    case "DRAW_DRAWN":
      return scoreDraw(tx, draw, now);
    case "DRAW_SCORED":
      return payDraw(tx, draw, now);
    default:
      return;
  }
}

/** Closes the sale. The lock waits for running purchases, so the hash contains every game ever sold for the draw. */
async function closeDraw(tx: Tx, draw: Draw): Promise<void> {
  const hasher = createEntriesHasher();
  for await (const entries of readEntries(tx, draw.id)) for (const entry of entries) hasher.add(entry);
  await writeClosed(tx, draw.id, hasher.digest().entriesHash);
}

async function drawNumbers(tx: Tx, draw: Draw): Promise<void> {
  const { rules } = requireLottery(draw.product_offer_key);
  await writeDrawn(
    tx,
    draw.id,
    numbersOf({ ...identityOf(draw), entriesHash: required(draw.entries_hash) }, rules.barrels),
  );
}

/** Determines the winners, computes the prizes and carries the jackpot over. */
async function scoreDraw(tx: Tx, draw: Draw, now: Date): Promise<void> {
  const lottery = requireLottery(draw.product_offer_key);
  const here = await scoreEntries(tx, lottery, draw.id, required(draw.numbers));
  const stake = {
    carriedCents: draw.carried_cents,
    promisedCents: draw.prize_pool_cents,
    rollovers: draw.rollovers,
  };
  const { divisions, next } = settleDraw(lottery, identityOf(draw), stake, here);
  await writeScored(tx, draw.id, divisions);
  // The next draw must exist before anything is carried over to it.
  await ensureSchedule(tx, now);
  await carryOver(tx, draw, next);
}

async function scoreEntries(tx: Tx, { rules }: LotteryOffer, drawId: string, numbers: DrawnNumbers) {
  const winners = new Map<number, number>();
  let games = 0;
  for await (const entries of readEntries(tx, drawId)) {
    games += entries.length;
    const winning: WinningGame[] = [];
    for (const entry of entries) {
      const won = divisionOf(rules, numbers, entry.numbers);
      if (!won) continue;
      winning.push({ order_id: entry.orderId, game_no: entry.gameNo, division: won.division });
      winners.set(won.division, (winners.get(won.division) ?? 0) + 1);
    }
    await writeWinningGames(tx, winning);
  }
  return { games, winners };
}

/** Pays a batch of orders and notifies the winners. When none is left, the draw becomes paid. */
async function payDraw(tx: Tx, draw: Draw, now: Date): Promise<void> {
  const { orders, winnings } = await takeUnpaidOrders(tx, draw.id);
  if (orders.length === 0) return writePaid(tx, draw.id);
  const byOrder = Map.groupBy(winnings, ({ order_id }) => order_id);
  for (const { id, customer_id } of orders) {
    const won = byOrder.get(id) ?? [];
    for (const { game_no, prize_cents } of won) {
      await post(tx, {
        kind: "prize",
        reference: `${id}/${game_no}`,
        at: now,
        entries: between(houseAccount("prize_pool"), prizeAccount(customer_id), prize_cents),
      });
    }
    if (won.length > 0) await notifyWinner(tx, winOf(draw, { id, customer_id }, won), now);
  }
  await writePastOrders(
    tx,
    orders.map(({ id }) => id),
  );
}

const winOf = (draw: Draw, order: UnpaidOrder, won: readonly Winning[]): Win => ({
  orderId: order.id,
  customerId: order.customer_id,
  lottery: requireLottery(draw.product_offer_key).name,
  drawNo: draw.draw_no,
  games: won.length,
  cents: won.reduce((sum, { prize_cents }) => sum + prize_cents, 0),
});

const identityOf = (draw: Draw) => ({ seed: draw.seed, lotteryKey: draw.product_offer_key, drawNo: draw.draw_no });

/** Returns a value that the database guarantees for this status. */
function required<T>(value: T | null): T {
  if (value === null) throw new Error("a step of a draw ran too early");
  return value;
}
