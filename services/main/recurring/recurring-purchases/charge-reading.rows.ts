// Reads what decides the charge of a recurring purchase, under the locks of its draws.
import { sql } from "kysely";
import { shopNow } from "#services/lib/clock.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { newId } from "#services/lib/ids.ts";
import { type Balances, lockBalances } from "#services/lib/ledger.ts";
import { dayAndMonth } from "#services/lib/locale.ts";
import { formatCents } from "#services/lib/money.ts";
import { findRaffle } from "../../catalogue/offers/catalogue.ts";
import { OFFER_STATES, toStateOf } from "../../catalogue/offers/offers.rows.ts";
import { insertMail } from "../../foundation/mail/mail.rows.ts";
import { isClosed, isClosing } from "../../identity/customer/closing.rows.ts";
import { isBanned } from "../../identity/customer/country-ban.rows.ts";
import { emailOf } from "../../identity/customer/customer.rows.ts";
import { needsVerification } from "../../identity/customer/verified.rows.ts";
import { spendingJson } from "../../identity/limits/spend-limits.rows.ts";
import type { Spending } from "../../identity/limits/spend-limits.rules.ts";
import { purchaseStatusOf } from "../../play/draws/draws.rules.ts";
import { holdNextDraws, listDrawsBetween, type SaleDraw } from "../../play/draws/sale-draws.rows.ts";
import { isAt } from "../../play/draws/schedule.rules.ts";
import { removalReason } from "../../sales/cart/cart.rules.ts";
import { dayOf } from "../../sales/products/billing.rules.ts";
import { type ItemRow, itemCents } from "../../sales/products/item.ts";
import { productOf } from "../../sales/products/kinds.ts";
import { type SoldRow, soldJson } from "../../sales/stock/stock.rows.ts";
import { shortageOf, UnitsLeft } from "../../sales/stock/stock.rules.ts";
import type { Fund } from "../../wallet/funds/funds.rows.ts";
import { findPayingFund } from "../recurring-purchase-methods/recurring-purchase-methods.rows.ts";
import { changeAttempt, findAttempt, findOpenAttempt, saveAttempt } from "./attempts.rows.ts";
import { itemToBuy, nameRecurring } from "./recurring-items.ts";
import { type Attempt, changeRecurring, type RecurringPurchase } from "./recurring-purchases.rows.ts";
import { accountBlock, jackpotOf, withoutOrders } from "./recurring-purchases.rules.ts";

/** What a charge needs, under its locks. */
export type Ready = {
  kept: RecurringPurchase;
  /** The draw or billing day, and what was tried for it. */
  period: string;
  attempt: Attempt | undefined;
  draws: SaleDraw[];
  /** The draw on sale that it has bought already. */
  boughtDraw: SaleDraw | null;
  item: ItemRow;
  cents: number;
  fund: Fund | null;
  now: Date;
  wallet: Balances;
  blocks: Blocks;
};

type Blocks = {
  isBanned: boolean;
  isClosing: boolean;
  isClosed: boolean;
  needsVerification: boolean;
  spending: Spending[];
  states: Parameters<typeof toStateOf>[0];
  sold: SoldRow[];
};

async function readBlocks(tx: Tx, customerId: string, drawIds: string[], now: Date): Promise<Blocks> {
  const { rows } = await sql<Blocks>`/* recurring_blocks */
    select ${isBanned(customerId)} as "isBanned", ${isClosing(customerId)} as "isClosing",
      ${isClosed(customerId)} as "isClosed", ${needsVerification(customerId, "purchase")} as "needsVerification",
      ${spendingJson(customerId, sql`${now}::timestamptz`)} as spending,
      ${OFFER_STATES} as states, ${soldJson(sql`${drawIds}::text[]`)} as sold`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("The statement returned no row");
  return row;
}

/**
 * Locks the next draws of a purchase and the wallet, and reads what decides its charge. Null if it has no next draw yet. The wallet
 * is locked before spending, closing and limits are read, so that none of them changes before the charge is booked.
 */
export async function prepare(tx: Tx, kept: RecurringPurchase): Promise<Ready | null> {
  const { after_draw_no, customer_id, draws_each, drawn_key, due_on, item: template, region } = kept;
  const wanted = { count: draws_each, on: null, region };
  const held = productOf(template).hasNoDraw ? [] : await holdNextDraws(tx, drawn_key, {}, wanted);
  // Read after locking the draws: none of them can close before the transaction ends.
  const now = await shopNow(tx);
  const wallet = await lockBalances(tx, customer_id);
  const [next] = held;
  const isPlayed = next !== undefined && isAt(template.on, next.draw_no);
  const isNew = isPlayed && next.draw_no > after_draw_no && purchaseStatusOf(next, now) !== "pre_order";
  const open = await findOpenAttempt(tx, kept.id);
  // The draw of an autoplay's attempt may have closed before it was tried again, or its day is no longer played.
  const isOpen = open !== undefined && (due_on !== null || (isPlayed && open.period === next.id));
  if (open && open.status !== "charging" && !isOpen) await changeAttempt(tx, open.id, { retry_at: null });
  if (!isNew && due_on === null) return null;
  const draws = isNew && held.length === draws_each ? held : [];
  const period = isOpen ? open.period : (due_on ?? next?.id ?? "");
  const current = (await productOf(template).recurring.next?.(tx, template, draws[0]?.id)) ?? template;
  if (current === "wait") return null;
  if (current === "paused" || current === "off") return stopped(tx, kept, current);
  const item = itemToBuy({ ...kept, item: current }, draws, now);
  const attempt = await findAttempt(tx, kept.id, period);
  return {
    kept,
    period,
    draws,
    boughtDraw: !isNew && next && (await hasBoughtDraw(tx, kept, next)) ? next : null,
    item,
    now,
    wallet,
    attempt,
    cents: itemCents(item),
    // The customer may choose another method while a gateway is asked.
    fund: await findPayingFund(tx, attempt?.status === "charging" ? paidBy(attempt) : kept),
    blocks: await readBlocks(tx, customer_id, item.draw_ids, now),
  };
}

/** Returns whether a draw was bought, and not passed over for another reason. */
async function hasBoughtDraw(tx: Tx, kept: RecurringPurchase, { draw_no, id }: SaleDraw): Promise<boolean> {
  if (draw_no > kept.after_draw_no) return false;
  const query = tx.selectFrom("recurring_attempt").select("id").where("recurring_purchase_id", "=", kept.id);
  return !(await query.where("draw_id", "=", id).where("status", "<>", "purchased").executeTakeFirst());
}

const paidBy = ({ customer_id, fund_id }: Attempt) => ({ customer_id, fund_id, from_wallet: fund_id === null });

/** Pauses an autoplay on Lotto Party shares whose organiser has stopped repeating the session, and mails the customer. */
async function stopped(tx: Tx, kept: RecurringPurchase, why: "paused" | "off"): Promise<null> {
  await changeRecurring(tx, kept.id, { status: "paused", paused_until: null, autosession_off: why === "off" });
  const after =
    why === "off" ? "It can't be resumed." : "Resume it in your account once the organiser opens the next ticket.";
  await insertMail(tx, {
    recipient: emailOf(kept.customer_id),
    subject: `Paused: ${nameRecurring(kept)}`,
    body: `The organiser did not open a ticket for the next draw. Nothing was charged. ${after}`,
  });
  return null;
}

/** An autoplay is due once for each draw, a subscription once for each billing day; a soft failure again at its time. */
export function isDue({ attempt, kept, now }: Ready): boolean {
  if (attempt) return attempt.status !== "charging" && attempt.retry_at !== null && attempt.retry_at <= now;
  return kept.due_on === null || kept.due_on <= dayOf(now);
}

/** Returns why this draw or billing day is passed over, or null. */
export function reasonToSkip({ blocks, boughtDraw, draws, item, kept, now }: Ready): string | null {
  const [first] = draws;
  if (!first && !productOf(item).hasNoDraw)
    return boughtDraw ? `Already bought for the draw on ${dayAndMonth(boughtDraw.draw_at)}.` : "No draw was on sale.";
  if (blocks.isBanned) return "We can't sell tickets in your country.";
  if (blocks.isClosing) return "Your account is being closed.";
  const facts = { draws: new Map(draws.map((draw) => [draw.id, draw])), now, region: kept.region };
  const reason = removalReason(item, { ...facts, stateOf: toStateOf(blocks.states) });
  if (reason) return withoutOrders(reason.message);
  const raffle = findRaffle(item.lottery_key);
  if (raffle && item.cause_key !== null && !raffle.causes.includes(item.cause_key))
    return "The cause that you chose is no longer part of this raffle.";
  const shortage = shortageOf(new UnitsLeft(blocks.sold), item);
  if (shortage) return withoutOrders(shortage.message);
  return first && jackpotOf(first, kept.minimum_jackpot_cents, now) === "small" ? tooSmall(kept) : null;
}

const tooSmall = (kept: RecurringPurchase) => `The jackpot was below ${formatCents(kept.minimum_jackpot_cents)}.`;

const kindOf = (fund: Fund | null): Attempt["fund_kind"] => fund?.kind ?? "wallet";

/** Returns the columns of an attempt that its result does not change. */
export const attemptOf = ({ attempt, cents, draws, fund, kept, now, period }: Ready) => ({
  id: attempt?.id ?? newId("att"),
  recurring_purchase_id: kept.id,
  customer_id: kept.customer_id,
  period,
  draw_id: draws[0]?.id ?? null,
  fund_kind: kindOf(fund),
  fund_id: fund?.id ?? null,
  price_cents: cents,
  created_at: attempt?.created_at ?? now,
});

/**
 * Records as skipped the draws that stopped before the runner saw them, as after an outage, each with its reason. Returns the purchase
 * with those draws behind it.
 */
export async function noteMissedDraws(tx: Tx, ready: Ready): Promise<Ready> {
  const { kept } = ready;
  const [next] = ready.draws;
  if (!next || kept.due_on !== null || kept.after_draw_no >= next.draw_no - 1) return ready;
  const passed = await listDrawsBetween(tx, kept.drawn_key, kept.after_draw_no, next.draw_no);
  for (const draw of passed) {
    if (!isAt(kept.item.on, draw.draw_no) || (await findAttempt(tx, kept.id, draw.id))) continue;
    const isSmall = jackpotOf(draw, kept.minimum_jackpot_cents, draw.stop) === "small";
    const row = attemptOf({ ...ready, attempt: undefined, draws: [draw], now: draw.stop, period: draw.id });
    await saveAttempt(tx, {
      ...row,
      status: "skipped",
      reason: isSmall ? tooSmall(kept) : "No ticket was bought before sales closed.",
    });
  }
  return { ...ready, kept: await changeRecurring(tx, kept.id, { after_draw_no: next.draw_no - 1 }) };
}

/** Returns why a charge cannot be made now but may be later, or null. */
export const reasonToWait = ({ blocks, cents }: Ready): string | null => accountBlock(blocks, cents);

const PAYERS = { wallet: "your wallet", cc: "your card", paypal: "PayPal", bank: "your bank account" };
/** Returns the words for what pays: a saved fund, or the wallet. */
export const payerOf = (fund: Fund | null): string => PAYERS[kindOf(fund)];
