// The five steps of a draw. Each is one transaction on a locked row and guarded by the draw's status, so that it happens
// once however often the runner is restarted and however many processes run.
import type { Tx } from "#services/lib/handlers.ts";
import { house, post, prize } from "#services/lib/ledger.ts";
import type { LotteryOffer } from "../../catalogue/offers/offer.ts";
import type { Draw } from "./draws.rows.ts";
import { entriesHasher } from "./entries.rules.ts";
import { numbersOf } from "./numbers.rules.ts";
import { ensureSchedule } from "./schedule.ts";
import { type DrawnNumbers, divisionOf } from "./scoring.rules.ts";
import {
  carryOver,
  readEntries,
  takeUnpaidOrders,
  type WinningGame,
  writeClosed,
  writeDrawn,
  writePaid,
  writePastOrders,
  writeScored,
  writeWinningGames,
} from "./settlement.rows.ts";
import { requireLottery, settleDraw } from "./settlement.rules.ts";

/** Takes the step that is a locked draw's turn. */
export async function takeStep(tx: Tx, draw: Draw, now: Date): Promise<void> {
  switch (draw.status) {
    case "DRAW_OPEN":
    case "DRAW_CAPPED":
      return closeDraw(tx, draw);
    case "DRAW_CLOSED":
      return drawNumbers(tx, draw);
    case "DRAW_DRAWN":
      return scoreDraw(tx, draw, now);
    case "DRAW_SCORED":
      return payDraw(tx, draw);
    default:
      return;
  }
}

/** Ends the sale. The lock has waited for the last purchases; their games are in the hash, and no other ever will be. */
async function closeDraw(tx: Tx, draw: Draw): Promise<void> {
  const hasher = entriesHasher();
  for await (const entries of readEntries(tx, draw.id)) for (const entry of entries) hasher.add(entry);
  await writeClosed(tx, draw.id, hasher.digest().entriesHash);
}

async function drawNumbers(tx: Tx, draw: Draw): Promise<void> {
  const { rules } = requireLottery(draw.product_offer_key);
  await writeDrawn(
    tx,
    draw.id,
    numbersOf({ ...identityOf(draw), entriesHash: known(draw.entries_hash) }, rules.barrels),
  );
}

/** Finds the winners, divides the money and hands the jackpot on. */
async function scoreDraw(tx: Tx, draw: Draw, now: Date): Promise<void> {
  const lottery = requireLottery(draw.product_offer_key);
  const here = await scoreEntries(tx, lottery, draw.id, known(draw.numbers));
  const stake = {
    carriedCents: draw.carried_cents,
    promisedCents: draw.prize_pool_cents,
    rollovers: draw.rollovers,
  };
  const { divisions, next } = settleDraw(lottery, identityOf(draw), stake, here);
  await writeScored(tx, draw.id, divisions);
  // The draw that takes over must be there before anything is handed to it.
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

/** Pays some orders; the draw is paid when a turn finds none left. */
async function payDraw(tx: Tx, draw: Draw): Promise<void> {
  const { orders, winnings } = await takeUnpaidOrders(tx, draw.id);
  if (orders.length === 0) return writePaid(tx, draw.id);
  const byOrder = Map.groupBy(winnings, ({ order_id }) => order_id);
  for (const { id, customer_id } of orders) {
    for (const { game_no, prize_cents } of byOrder.get(id) ?? []) {
      await post(tx, {
        kind: "prize",
        reference: `${id}/${game_no}`,
        entries: [
          { account: house("prize_pool"), cents: -prize_cents },
          { account: prize(customer_id), cents: prize_cents },
        ],
      });
    }
  }
  await writePastOrders(
    tx,
    orders.map(({ id }) => id),
  );
}

const identityOf = (draw: Draw) => ({ seed: draw.seed, lotteryKey: draw.product_offer_key, drawNo: draw.draw_no });

/** The database refuses a later status without it. */
function known<T>(value: T | null): T {
  if (value === null) throw new Error("a draw's step came before its turn");
  return value;
}
