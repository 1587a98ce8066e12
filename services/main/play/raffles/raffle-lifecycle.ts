// The steps of a raffle's main draw and of its early birds: close, draw, score, pay. See drawing/draws-lifecycle.ts.
import type { Tx } from "#services/lib/handlers.ts";
import { between, houseAccount, PRIZE, postAll, prizeAccount } from "#services/lib/ledger.ts";
import { listPayments, payCause } from "../../catalogue/causes/causes-payments.ts";
import type { Draw } from "../draws/draws.rows.ts";
import type { Others } from "../draws/play.ts";
import { writeClaims } from "../draws/prize-claims.rows.ts";
import { takeUnpaidOrders, writeClosed, writeDrawn, writePaid } from "../draws/steps.rows.ts";
import { newsOfTickets, notifyWinners } from "../draws/win-news.ts";
import { isNumbered } from "./numbered.rules.ts";
import { drawNumbered, scoreNumbered } from "./numbered-lifecycle.ts";
import {
  giveNumbers,
  holdMainDraw,
  isOfCustomer,
  listEarlyBirds,
  listWins,
  readRuns,
  readSalesByCause,
  type WinOfCustomer,
  writeLastTicket,
  writePastFreeTickets,
  writePastRaffleOrders,
  writeRaffleScored,
  writeWins,
} from "./raffle.rows.ts";
import {
  causeShares,
  createRunsHasher,
  drawPlaces,
  earlyBirdName,
  findRaffleDraw,
  formatTicket,
  prizesOf,
  type RaffleDraw,
  TicketsAt,
} from "./raffle.rules.ts";
import { prizeReference } from "./raffle.shapes.ts";

/** Runs the next step of a locked draw of a raffle. */
export async function runRaffleStep(tx: Tx, draw: Draw, now: Date, others: Others): Promise<void> {
  const part = findRaffleDraw(draw.product_offer_key);
  if (!part) throw new Error(`${draw.product_offer_key} is not a raffle`);
  switch (draw.status) {
    case "DRAW_OPEN":
    case "DRAW_CAPPED":
      return closeRaffle(tx, draw, part, { now, ...others });
    case "DRAW_CLOSED":
      return drawTickets(tx, draw, part);
    case "DRAW_DRAWN":
      return scoreTickets(tx, draw, part);
    case "DRAW_SCORED":
      return part.earlyBird ? payEarlyBird(tx, draw, part, now) : payMainDraw(tx, draw, part, now);
    default:
      return;
  }
}

type Closing = Pick<Others, "ensureSchedule"> & { now: Date };

/** Gives the last numbers and publishes the hash of the books. The lock waits for running purchases. */
async function closeRaffle(
  tx: Tx,
  draw: Draw,
  { raffle }: RaffleDraw,
  { ensureSchedule, now }: Closing,
): Promise<void> {
  const mainId = draw.early_bird_of ?? draw.id;
  if (draw.early_bird_of !== null) await holdMainDraw(tx, mainId);
  await giveNumbers(tx, mainId);
  if (draw.early_bird_of !== null) await writeLastTicket(tx, draw.id, mainId);
  const { entriesHash } = await hashRuns(tx, draw, raffle);
  await writeClosed(tx, draw.id, entriesHash);
  // The next raffle opens as this one closes.
  if (draw.early_bird_of === null) await ensureSchedule(tx, now);
}

async function hashRuns(tx: Tx, draw: Draw, raffle: RaffleDraw["raffle"]) {
  const hasher = createRunsHasher(raffle);
  for await (const runs of readRuns(tx, draw)) for (const run of runs) hasher.add(run);
  return hasher.digest();
}

/** Draws a ticket number for each prize. */
async function drawTickets(tx: Tx, draw: Draw, part: RaffleDraw): Promise<void> {
  const { entriesHash, ...counts } = await hashRuns(tx, draw, part.raffle);
  if (entriesHash !== draw.entries_hash) throw new Error(`the books of ${draw.id} changed after its close`);
  if (isNumbered(part.raffle)) return drawNumbered(tx, draw, part.raffle);
  const { draw_no: drawNo, product_offer_key: lotteryKey, seed } = draw;
  const places = drawPlaces({ seed, lotteryKey, drawNo, entriesHash }, prizesOf(part, drawNo), counts);
  const numbers = new TicketsAt(part.raffle, places);
  for await (const runs of readRuns(tx, draw)) for (const run of runs) numbers.pass(run);
  await writeDrawn(tx, draw.id, Object.fromEntries(numbers.found.map(({ prize, number }) => [prize.id, [number]])));
}

async function scoreTickets(tx: Tx, draw: Draw, part: RaffleDraw): Promise<void> {
  if (isNumbered(part.raffle)) return scoreNumbered(tx, draw, part.raffle);
  const prizes = prizesOf(part, draw.draw_no).flatMap((prize) => {
    const [number] = draw.numbers?.[prize.id] ?? [];
    return number === undefined ? [] : [{ prize, number }];
  });
  const owners = new Map<number, string>();
  for await (const runs of readRuns(tx, draw)) {
    for (const { first, last, orderId } of runs) {
      for (const { number } of prizes) if (number >= first && number <= last) owners.set(number, orderId);
    }
  }
  await writeWins(
    tx,
    prizes.map(({ number, prize }) => ({
      prize_id: prize.id,
      draw_id: draw.id,
      order_id: owners.get(number) ?? "",
      ticket_number: number,
      name: prize.name,
      value_cents: prize.cents,
      is_goods: prize.isGoods,
    })),
  );
  await writeRaffleScored(tx, draw.id);
}

async function payEarlyBird(tx: Tx, draw: Draw, part: RaffleDraw, now: Date): Promise<void> {
  await payWins(tx, draw, part, (await listWins(tx, [draw.id])).filter(isOfCustomer), now);
  await writePaid(tx, draw.id);
}

/** Pays a batch of orders and notifies the winners. When none is left, pays the causes; the draw becomes paid. */
async function payMainDraw(tx: Tx, draw: Draw, part: RaffleDraw, now: Date): Promise<void> {
  const { orders } = await takeUnpaidOrders(tx, draw);
  const ids = new Set(orders.map(({ id }) => id));
  if (ids.size === 0) {
    await writePastFreeTickets(tx, draw.id);
    await payCauses(tx, draw);
    return writePaid(tx, draw.id);
  }
  const wins = (await listWins(tx, [draw.id])).filter(isOfCustomer).filter(({ order_id }) => ids.has(order_id));
  await payWins(tx, draw, part, wins, now);
  await writePastRaffleOrders(tx, [...ids]);
}

/** Pays money prizes into the wallets, writes goods as claims and notifies each winner once. */
async function payWins(tx: Tx, draw: Draw, part: RaffleDraw, wins: WinOfCustomer[], now: Date): Promise<void> {
  const inMoney = wins.filter(({ is_goods }) => !is_goods);
  await postAll(
    tx,
    inMoney.map(({ customer_id, order_id, prize_id, value_cents }) => ({
      kind: PRIZE,
      reference: prizeReference(order_id, prize_id),
      at: now,
      // The prizes of a raffle are fixed, so they are paid out of its sales.
      entries: between(houseAccount("sales"), prizeAccount(customer_id), value_cents),
    })),
  );
  const goods = wins.filter(({ is_goods }) => is_goods);
  await writeClaims(
    tx,
    goods.map(({ customer_id, name, order_id, prize_id }) => ({
      order_id,
      prize_id,
      customer_id,
      kind: "goods" as const,
      name,
      items: 1,
      created_at: now,
      game_no: null,
      division: null,
      monthly_cents: null,
      months_left: null,
    })),
  );
  const byOrder = [...Map.groupBy(wins, ({ order_id }) => order_id).values()];
  await notifyWinners(
    tx,
    byOrder.map((won) => newsOf(draw, part, won)),
    now,
  );
}

function newsOf(draw: Draw, { earlyBird, raffle }: RaffleDraw, won: WinOfCustomer[]) {
  const [first] = won;
  if (!first) throw new Error(`nothing was won in ${draw.id}`);
  return newsOfTickets({
    customerId: first.customer_id,
    orderId: first.ticket_id,
    raffle: earlyBird ? `${raffle.name}, ${earlyBirdName(raffle, earlyBird).toLowerCase()}` : raffle.name,
    offerKey: raffle.key,
    drawNo: draw.draw_no,
    prizes: won.map(({ is_goods, name, ticket_number, value_cents }) => ({
      ticket: formatTicket(raffle, ticket_number),
      name,
      cents: value_cents,
      isGoods: is_goods,
    })),
    link: `/my-account/${earlyBird ? "upcoming-tickets" : "past-tickets"}/ticket/${first.ticket_id}`,
  });
}

/** Pays each cause what the sales for it leave after all prizes, unless an operator has paid it already. */
async function payCauses(tx: Tx, draw: Draw): Promise<void> {
  const early = await listEarlyBirds(tx, [draw.id]);
  const wins = await listWins(tx, [draw.id, ...early.map(({ id }) => id)]);
  const prizeCents = wins.reduce((sum, { value_cents }) => sum + value_cents, 0);
  const paid = (await listPayments(tx)).filter(
    ({ drawNo, productOfferKey }) => drawNo === draw.draw_no && productOfferKey === draw.product_offer_key,
  );
  for (const [causeKey, cents] of causeShares(await readSalesByCause(tx, draw.id), prizeCents)) {
    if (cents === 0 || paid.some((payment) => payment.causeKey === causeKey)) continue;
    await payCause(tx, { causeKey, productOfferKey: draw.product_offer_key, drawNo: draw.draw_no, cents });
  }
}
