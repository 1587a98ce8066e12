// What an operator does with free entries by post: enter them, see what they won, and note that it was paid.
import { createHash } from "node:crypto";
import { shopNow } from "#services/lib/clock.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { newId } from "#services/lib/ids.ts";
import { between, houseAccount, POSTAL_PRIZE, post } from "#services/lib/ledger.ts";
import { refuse } from "#services/lib/refusal.ts";
import { findRaffle } from "../../catalogue/offers/catalogue.ts";
import type { RaffleOffer } from "../../catalogue/offers/offer.ts";
import { findDrawForSale } from "../../play/draws/draws.rows.ts";
import { requireOpen } from "../../play/draws/draws.rules.ts";
import { giveNumbers, insertFreeTicket, listFreeWins, readNumbersOfOrders } from "../../play/raffles/raffle.rows.ts";
import { formatTicket } from "../../play/raffles/raffle.rules.ts";
import { takeUnits } from "../stock/stock.rows.ts";
import { insertPostalEntry, insertSettled, listSettled, readSenders, type Sender } from "./postal-entries.rows.ts";

export type PostalEntry = { raffle: string; drawNo: number; ticketNumber: string };
export type PostalWin = {
  prizeId: string;
  drawNo: number;
  ticketNumber: string;
  prize: string;
  cents: number;
  isGoods: boolean;
  name: string;
  address: string;
  isSettled: boolean;
};

/** Returns a raffle sold in books. Refuses others, which take no entries by post, with 422. */
function requireBooks(key: string): RaffleOffer {
  const raffle = findRaffle(key);
  if (!raffle || raffle.numbered) refuse(422, "invalid_field", `${key} takes no entries by post.`);
  return raffle;
}

const normal = (text: string) => text.trim().toLowerCase().replace(/\s+/g, " ");

/** Enters a person in the open draw of a raffle, once, with one ticket, and gives it its number. Lock order: draw, stock. */
export async function enterByPost(tx: Tx, raffleKey: string, { address, name }: Sender): Promise<PostalEntry> {
  const raffle = requireBooks(raffleKey);
  const draw = await findDrawForSale(tx, raffle.key);
  // Read after locking the draw: it cannot close before the entry has its number.
  const now = await shopNow(tx);
  requireOpen(draw, now);
  const orderId = newId("ord");
  await insertFreeTicket(tx, { orderId, draw, now });
  const personHash = createHash("sha256")
    .update(`${normal(name)}|${normal(address)}`)
    .digest("hex");
  const isNew = await insertPostalEntry(tx, { orderId, drawId: draw.id, name, address, personHash, now });
  if (!isNew) refuse(409, "already_processed", `${name} has entered draw ${draw.draw_no} of ${raffle.key} already.`);
  const units = { drawId: draw.id, offerKey: raffle.key, units: 1, available: raffle.maxTickets };
  if (!(await takeUnits(tx, [units]))) refuse(409, "draw_sold_out", "This draw is sold out.");
  // In batches; those who paid before get their numbers first.
  await giveNumbers(tx, draw.id);
  const [run] = (await readNumbersOfOrders(tx, [orderId])).get(orderId) ?? [];
  if (!run) throw new Error(`${orderId} got no number`);
  return { raffle: raffle.key, drawNo: draw.draw_no, ticketNumber: formatTicket(raffle, run.first) };
}

/** Returns what entries by post have won in a raffle, latest draw first, with who is to be paid. */
export async function listPostalWins(tx: Tx, raffleKey: string): Promise<PostalWin[]> {
  const raffle = requireBooks(raffleKey);
  const wins = await listFreeWins(tx, raffle.key);
  const senders = await readSenders(tx, [...new Set(wins.map(({ order_id }) => order_id))]);
  const settled = await listSettled(
    tx,
    wins.map(({ prize_id }) => prize_id),
  );
  return wins.map((win) => ({
    prizeId: win.prize_id,
    drawNo: win.draw_no,
    ticketNumber: formatTicket(raffle, win.ticket_number),
    prize: win.name,
    cents: win.value_cents,
    isGoods: win.is_goods,
    name: "",
    address: "",
    ...senders.get(win.order_id),
    isSettled: settled.has(win.prize_id),
  }));
}

/** Notes that an operator has paid or sent a prize of an entry by post. Money leaves the raffle's sales. Once per prize. */
export async function settlePostalPrize(tx: Tx, raffleKey: string, prizeId: string): Promise<PostalWin> {
  const win = (await listPostalWins(tx, raffleKey)).find((one) => one.prizeId === prizeId);
  if (!win) refuse(404, "not_found", `No entry by post has won ${prizeId}.`);
  const now = await shopNow(tx);
  if (!(await insertSettled(tx, prizeId, now))) refuse(409, "already_processed", `${prizeId} was paid already.`);
  if (!win.isGoods) {
    const entries = between(houseAccount("sales"), houseAccount("clearing"), win.cents);
    await post(tx, { kind: POSTAL_PRIZE, reference: prizeId, at: now, entries });
  }
  return { ...win, isSettled: true };
}
