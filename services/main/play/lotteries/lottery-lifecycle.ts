// The steps of a lottery's draw: close, draw, score, pay. Each is one transaction on the locked row and checks the draw's status, so
// that it runs once, however many processes run and however often they restart.
import type { Tx } from "#services/lib/handlers.ts";
import { between, houseAccount, PRIZE, postAll, prizeAccount } from "#services/lib/ledger.ts";
import { gameOfferFacts } from "../../catalogue/offers/lottery/game-offer-facts.ts";
import type { LotteryOffer } from "../../catalogue/offers/offer.ts";
import { type Draw, readDivisions } from "../draws/draws.rows.ts";
import { createEntriesHasher } from "../draws/entries.rules.ts";
import { type DrawnNumbers, numbersOf } from "../draws/numbers.rules.ts";
import type { Others } from "../draws/play.ts";
import { writeClaims } from "../draws/prize-claims.rows.ts";
import {
  carryOver,
  readEntries,
  readNumbers,
  takeUnpaidOrders,
  type UnpaidOrder,
  type Winning,
  writeClosed,
  writeDrawn,
  writePaid,
  writePastOrders,
} from "../draws/steps.rows.ts";
import { type LotteryWin, newsOfGames, notifyWinners } from "../draws/win-news.ts";
import { claimsOf, notesOf } from "./claims.rules.ts";
import { divisionsOf, standardGamesOf } from "./scoring.rules.ts";
import { type BoardWin, writeBoardWins, writeScored } from "./settlement.rows.ts";
import { requireLottery, settleDraw } from "./settlement.rules.ts";

/** Runs the next step of a locked draw of a lottery. */
export async function runLotteryStep(tx: Tx, draw: Draw, now: Date, others: Others): Promise<void> {
  switch (draw.status) {
    case "DRAW_OPEN":
    case "DRAW_CAPPED":
      return closeDraw(tx, draw, now, others);
    case "DRAW_CLOSED":
      return drawNumbers(tx, draw);
    case "DRAW_DRAWN":
      return scoreDraw(tx, draw, now, others);
    case "DRAW_SCORED":
      return payDraw(tx, draw, now, others);
    default:
      return;
  }
}

/** Closes the sale. The lock waits for running purchases, so the hash contains every game ever sold for the draw. */
async function closeDraw(tx: Tx, draw: Draw, now: Date, { shares }: Others): Promise<void> {
  const { poolBp } = requireLottery(draw.product_offer_key).rules;
  for (const { enter } of shares) await enter(tx, { drawId: draw.id, poolBp, now });
  const hasher = createEntriesHasher();
  for await (const entries of readEntries(tx, draw.id)) for (const entry of entries) hasher.add(entry);
  for (const { payUnsold } of shares) await payUnsold(tx, { drawId: draw.id, poolBp, now });
  await writeClosed(tx, draw.id, hasher.digest().entriesHash);
}

async function drawNumbers(tx: Tx, draw: Draw): Promise<void> {
  const { rules } = requireLottery(draw.product_offer_key);
  const identity = { ...identityOf(draw), entriesHash: required(draw.entries_hash) };
  const numbers =
    draw.drawn_from === null
      ? numbersOf(identity, rules.barrels)
      : firstBalls(required(await readNumbers(tx, draw.drawn_from)), rules);
  await writeDrawn(tx, draw.id, numbers);
}

/** Returns the numbers of a draw that another one decides: its first balls, in the order drawn. */
export function firstBalls(source: DrawnNumbers, { barrels }: LotteryOffer["rules"]): DrawnNumbers {
  return Object.fromEntries(barrels.map(({ name, count }) => [name, required(source[name] ?? null).slice(0, count)]));
}

/** Determines the winners, computes the prizes and carries the jackpot over. */
async function scoreDraw(tx: Tx, draw: Draw, now: Date, { ensureSchedule }: Others): Promise<void> {
  const lottery = requireLottery(draw.product_offer_key);
  const here = await scoreEntries(tx, lottery, draw.id, required(draw.numbers));
  const stake = {
    carriedCents: draw.carried_cents,
    promisedCents: draw.prize_pool_cents,
    rollovers: draw.rollovers,
  };
  const { divisions, firstPoolCents, next } = settleDraw(lottery, identityOf(draw), stake, here);
  await writeScored(tx, draw.id, divisions, firstPoolCents);
  // The next draw must exist before anything is carried over to it.
  await ensureSchedule(tx, now);
  await carryOver(tx, draw, next);
}

/** Scores the boards sold here. Each winning game of a board counts as a winner. */
async function scoreEntries(tx: Tx, { rules }: LotteryOffer, drawId: string, drawn: DrawnNumbers) {
  const winners = new Map<number, number>();
  let sold = 0;
  for await (const entries of readEntries(tx, drawId)) {
    const won: BoardWin[] = [];
    for (const { orderId, gameNo, gameType, numbers } of entries) {
      sold += standardGamesOf(rules, gameType, numbers);
      for (const [division, games] of divisionsOf(rules, drawn, gameType, numbers)) {
        won.push({ order_id: orderId, game_no: gameNo, division, games });
        winners.set(division, (winners.get(division) ?? 0) + games);
      }
    }
    await writeBoardWins(tx, won);
  }
  return { games: sold, winners };
}

/** Pays a ticket with shares or a batch of orders, and notifies the winners. When none is left, the draw becomes paid. */
async function payDraw(tx: Tx, draw: Draw, now: Date, { shares }: Others): Promise<void> {
  for (const { payNext } of shares) {
    const news = await payNext(tx, draw, now);
    if (news) return notifyWinners(tx, news, now);
  }
  await payOrders(tx, draw, now);
}

async function payOrders(tx: Tx, draw: Draw, now: Date): Promise<void> {
  const { orders, winnings } = await takeUnpaidOrders(tx, draw);
  if (orders.length === 0) return writePaid(tx, draw.id);
  const byOrder = Map.groupBy(winnings, ({ order_id }) => order_id);
  const { rules } = requireLottery(draw.product_offer_key);
  const prizes = new Map(((await readDivisions(tx, [draw.id])).get(draw.id) ?? []).map((row) => [row.division, row]));
  const winners = orders.flatMap((order) => {
    const won = byOrder.get(order.id);
    if (!won) return [];
    return { order, won, claims: won.flatMap((board) => claimsOf(rules, prizes, { ...board, ...order })) };
  });
  await writeClaims(
    tx,
    winners.flatMap(({ claims }) => claims.map((claim) => ({ ...claim, created_at: now }))),
  );
  await postAll(
    tx,
    winners.flatMap(({ order: { customer_id, id }, won }) =>
      won
        // Goods are not money.
        .filter(({ prize_cents }) => prize_cents > 0)
        .map(({ game_no, prize_cents }) => ({
          kind: PRIZE,
          reference: `${id}/${game_no}`,
          at: now,
          entries: between(houseAccount("prize_pool"), prizeAccount(customer_id), prize_cents),
        })),
    ),
  );
  const news = winners.map(({ claims, order, won }) => {
    const hasGoods = claims.some(({ kind }) => kind === "goods");
    return newsOfGames({ ...winOf(draw, order, won), hasGoods, notes: notesOf(rules, won, claims) });
  });
  await notifyWinners(tx, news, now);
  await writePastOrders(
    tx,
    orders.map(({ id }) => ({ id, cents: centsOf(byOrder.get(id) ?? []) })),
  );
}

const centsOf = (won: readonly Winning[]) => won.reduce((sum, { prize_cents }) => sum + prize_cents, 0);

function winOf(draw: Draw, order: UnpaidOrder, won: readonly Winning[]): Omit<LotteryWin, "hasGoods" | "notes"> {
  const { gameOfferName, standardGames = 1 } = gameOfferFacts(draw.product_offer_key, order.game_offer);
  const divisions = new Map<number, number>();
  for (const { division, games } of won.flatMap(({ wins }) => wins)) {
    divisions.set(division, (divisions.get(division) ?? 0) + games);
  }
  return {
    orderId: order.id,
    customerId: order.customer_id,
    lottery: requireLottery(draw.product_offer_key).name,
    offerKey: draw.product_offer_key,
    drawNo: draw.draw_no,
    divisions,
    system: standardGames > 1 ? gameOfferName : undefined,
    cents: centsOf(won),
  };
}

const identityOf = (draw: Draw) => ({ seed: draw.seed, lotteryKey: draw.product_offer_key, drawNo: draw.draw_no });

/** Returns a value that the database guarantees for this status. */
function required<T>(value: T | null): T {
  if (value === null) throw new Error("a step of a draw ran too early");
  return value;
}
