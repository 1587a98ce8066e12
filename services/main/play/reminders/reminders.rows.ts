// Mails about draws on sale that customers asked for: an hour before a draw closes, and when a jackpot is large enough.
import { sql } from "kysely";
import type { DrawRemindersTables } from "#services/db/tables/draw-reminders.ts";
import type { ServicesEnv } from "#services/lib/env.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { formatCents } from "#services/lib/money.ts";
import { LOTTERIES } from "../../catalogue/offers/lottery/lotteries.ts";
import { insertMails, linkTo, type Mail, oneClickHeaders } from "../../foundation/mail/mail.rows.ts";
import { referenceOf } from "../../identity/communication-preferences/communication-preferences.rows.ts";
import { hasClosed } from "../../identity/customer/closing.rows.ts";
import { emailOf } from "../../identity/customer/customer.rows.ts";

export type Reminders = Omit<DrawRemindersTables["draw_reminder"], "customer_id">;

/** Mails per statement, which has a limited number of parameters. */
const BATCH = 1_000;

export const NO_REMINDERS: Reminders = { lottery_keys: [], minimum_jackpot_cents: 0 };

/** Returns what a customer asked for. */
export async function readReminders(tx: Tx, customerId: string): Promise<Reminders> {
  const row = await tx
    .selectFrom("draw_reminder")
    .select(["lottery_keys", "minimum_jackpot_cents"])
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return row ?? NO_REMINDERS;
}

/** Replaces what a customer asked for. */
export async function saveReminders(tx: Tx, customerId: string, reminders: Reminders): Promise<void> {
  await tx
    .insertInto("draw_reminder")
    .values({ customer_id: customerId, ...reminders })
    .onConflict((conflict) => conflict.column("customer_id").doUpdateSet(reminders))
    .execute();
}

/** Ends the reminders of an account that closes. */
export async function deleteReminders(tx: Tx, customerId: string): Promise<void> {
  await tx.deleteFrom("draw_reminder").where("customer_id", "=", customerId).execute();
}

type Due = {
  id: string;
  product_offer_key: string;
  draw_no: number;
  prize_pool_cents: number;
  reason: "closing" | "jackpot";
};

/**
 * Mails customers about draws that close within an hour and of which they have no ticket, and about the next draws when their jackpots
 * become known. Each draw is taken once for each reason, by one process. Returns how many mails.
 */
export async function sendDrawReminders(tx: Tx, env: Pick<ServicesEnv, "publicUrl">, now: Date): Promise<number> {
  const mails: Mail[] = [];
  for (const due of await takeDue(tx, now)) {
    const asked = tx
      .selectFrom("draw_reminder as reminder")
      .select(["reminder.customer_id", referenceOf(sql.ref("reminder.customer_id")).as("reference")])
      .orderBy("reminder.customer_id");
    const isOpen = sql<boolean>`not ${hasClosed(sql.ref("reminder.customer_id"))}`;
    const hasTicket = sql`exists (select from orders where orders.customer_id = reminder.customer_id
      and orders.draw_id = ${due.id} and orders.status <> 'cancelled')`;
    const wants =
      due.reason === "closing"
        ? sql<boolean>`${due.product_offer_key} = any(reminder.lottery_keys) and not ${hasTicket}`
        : sql<boolean>`reminder.minimum_jackpot_cents between 1 and ${due.prize_pool_cents}`;
    for (const asker of await asked.where(wants).where(isOpen).execute()) mails.push(mailOf(env, due, asker));
  }
  for (let at = 0; at < mails.length; at += BATCH) await insertMails(tx, mails.slice(at, at + BATCH));
  return mails.length;
}

/** Marks the draws that are due, and returns them. */
async function takeDue(tx: Tx, now: Date): Promise<Due[]> {
  const keys = LOTTERIES.map(({ key }) => key);
  const { rows } = await sql<Due>`
    with on_sale as (
      select id, product_offer_key, draw_no, prize_pool_cents, stop, is_prize_pool_unknown from draw
      where status = 'DRAW_OPEN' and stop > ${now} and product_offer_key = any(${keys})
        and (opens_at is null or opens_at <= ${now})
        -- The next draw of each lottery: the jackpots of later ones may still change.
        and not exists (select from draw earlier where earlier.product_offer_key = draw.product_offer_key
          and earlier.draw_no < draw.draw_no and earlier.status in ('DRAW_OPEN', 'DRAW_CAPPED'))),
    due as (
      insert into draw_reminded (draw_id, reason)
      select id, 'closing' from on_sale where stop <= ${now}::timestamptz + interval '1 hour'
        and not exists (select from draw_reminded where draw_id = id and reason = 'closing')
      union all
      select id, 'jackpot' from on_sale where not is_prize_pool_unknown
        and not exists (select from draw_reminded where draw_id = id and reason = 'jackpot')
      on conflict do nothing returning draw_id, reason)
    select on_sale.id, on_sale.product_offer_key, on_sale.draw_no, on_sale.prize_pool_cents, due.reason
    from due join on_sale on on_sale.id = due.draw_id
    order by on_sale.stop, due.reason`.execute(tx);
  return rows;
}

function mailOf(env: Pick<ServicesEnv, "publicUrl">, due: Due, to: { customer_id: string; reference: string }): Mail {
  const name = LOTTERIES.find(({ key }) => key === due.product_offer_key)?.name ?? due.product_offer_key;
  const pool = formatCents(due.prize_pool_cents);
  const isClosing = due.reason === "closing";
  const stop = linkTo(env, `/unsubscribe/${to.reference}/reminders`);
  return {
    recipient: emailOf(to.customer_id),
    subject: isClosing ? `${name} closes within an hour` : `${name}: the jackpot is ${pool}`,
    body: [
      isClosing
        ? `You have no ticket for draw ${due.draw_no} yet.`
        : `The Division 1 prize pool of draw ${due.draw_no} is ${pool}. It may be shared.`,
      `Play: ${linkTo(env, `/${due.product_offer_key}`)}`,
      `You asked for this reminder. Stop all reminders: ${stop} Choose your reminders: ${linkTo(env, "/communication-preferences")}`,
    ].join("\n\n"),
    headers: oneClickHeaders(stop),
  };
}
