// The life of a giveaway: it is opened in time, closed with the hash of its entries, then drawn and paid.
import { inSentence } from "#openapi/shared/in-sentence.ts";
import { shopNow } from "#services/lib/clock.ts";
import type { Db, Tx } from "#services/lib/handlers.ts";
import { between, houseAccount, PRIZE, post, prizeAccount } from "#services/lib/ledger.ts";
import { market } from "#services/lib/locale.ts";
import { formatCents, toMoney } from "#services/lib/money.ts";
import { refuse } from "#services/lib/refusal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { instantIn } from "../draws/schedule.rules.ts";
import { notifyWinners } from "../draws/win-news.ts";
import {
  enterDay,
  enterGuaranteed,
  type Giveaway,
  insertGiveaway,
  lastNumberOf,
  listCountedEntries,
  takeDueGiveaway,
  writeGiveawayClosed,
  writeGiveawayDrawn,
} from "./giveaways.rows.ts";
import {
  DRAWN_AT,
  giveawayIdOf,
  giveawayOf,
  hashEntries,
  openNumberOf,
  SERIAL_TYPES,
  winnerOf,
} from "./giveaways.rules.ts";

/** Opens the giveaways of each series up to the one that is next, those of days without a process included. */
export async function ensureGiveaways(tx: Tx, now: Date): Promise<void> {
  const { timeZone } = market();
  for (const type of SERIAL_TYPES) {
    const last = await lastNumberOf(tx, type);
    const next = openNumberOf(type, now, timeZone, last);
    for (let number = last === 0 ? next : last + 1; number <= next; number++) {
      await insertGiveaway(tx, giveawayOf(type, number, timeZone));
    }
  }
}

/** What the operator announces. A prize of digits is money. */
type Announced = { type: "special" | "major" | "preview"; prize: string; day: string };

/** Announces a giveaway that is not part of a series. Refuses a day that has passed. */
export async function announceGiveaway(tx: Tx, { day, prize, type }: Announced) {
  const now = await shopNow(tx);
  const drawsAt = instantIn(market().timeZone, day, DRAWN_AT);
  if (drawsAt <= now) refuse(422, "invalid_field", "Choose a day that is still to come.", "day");
  const drawNumber = (await lastNumberOf(tx, type)) + 1;
  const prizeCents = /^[1-9]\d{0,6}$/.test(prize) ? Number(prize) * 100 : null;
  const shown = prizeCents === null ? prize : `$${Number(prize).toLocaleString("en")} in your wallet`;
  const id = giveawayIdOf(type, drawNumber);
  await insertGiveaway(tx, { id, type, drawNumber, prize: shown, prizeCents, opensAt: now, drawsAt });
  return { type, drawNumber, prize: shown, drawsAt: drawsAt.toISOString() };
}

/** Enters the members and publishes the hash of all entries. */
async function close(tx: Tx, giveaway: Giveaway): Promise<void> {
  if (giveaway.type === "daily") await enterDay(tx, giveaway);
  if (giveaway.type === "special" || giveaway.type === "major") await enterGuaranteed(tx, giveaway);
  const { entriesHash, total } = hashEntries(await listCountedEntries(tx, giveaway.id));
  await writeGiveawayClosed(tx, giveaway.id, entriesHash, total);
}

/** Draws the winner from the seed and pays a prize in money. */
async function drawAndPay(tx: Tx, giveaway: Giveaway, { isTold, now }: { isTold: boolean; now: Date }): Promise<void> {
  const { draw_number: drawNo, entries_hash, id, prize, prize_cents: cents, seed, type } = giveaway;
  const entries = await listCountedEntries(tx, id);
  const { entriesHash } = hashEntries(entries);
  if (entriesHash !== entries_hash) throw new Error(`the entries of ${id} changed after its close`);
  const customerId = winnerOf({ seed, lotteryKey: type, drawNo, entriesHash }, entries);
  await writeGiveawayDrawn(tx, id, customerId);
  if (customerId === null) return;
  if (cents !== null) {
    const paid = between(houseAccount("promotions"), prizeAccount(customerId), cents);
    await post(tx, { kind: PRIZE, reference: id, at: now, entries: paid });
  }
  if (!isTold) return;
  const how = cents === null ? "We will contact you about the prize." : "The prize is in your wallet.";
  const link = `/daily-winners/giveaways/${type}/${drawNo}`;
  const won = cents === null ? { prize: inSentence(prize) } : { prize: formatCents(cents), amount: toMoney(cents) };
  const win = { name: "Daily Winners", drawNo, ...won };
  const title = `You won ${won.prize} in Daily Winners`;
  const message = `${type.charAt(0).toUpperCase()}${type.slice(1)} giveaway ${drawNo}. ${how}`;
  await notifyWinners(tx, [{ customerId, title, message, link, win }], now);
}

/** Runs the next step of a giveaway that is due by `now`. Returns whether there was one. */
export async function runGiveawayStep(tx: Tx, now: Date, { isTold = true } = {}): Promise<boolean> {
  const giveaway = await takeDueGiveaway(tx, now);
  if (!giveaway) return false;
  if (giveaway.status === "open") await close(tx, giveaway);
  else await drawAndPay(tx, giveaway, { isTold, now: giveaway.draws_at < now && !isTold ? giveaway.draws_at : now });
  return true;
}

/** Opens, closes, draws and pays giveaways until nothing is due by the shop's clock. Returns the number of steps. */
export async function runGiveaways(db: Db): Promise<number> {
  await runInTransaction(db, async (tx) => ensureGiveaways(tx, await shopNow(tx)));
  let steps = 0;
  while (await runInTransaction(db, async (tx) => runGiveawayStep(tx, await shopNow(tx)))) steps++;
  return steps;
}
