// Mails before a session closes, to members who asked for them.
import { sql } from "kysely";
import type { ServicesEnv } from "#services/lib/env.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { formatCents } from "#services/lib/money.ts";
import { findLottery } from "../../catalogue/offers/catalogue.ts";
import { insertMails, linkTo, oneClickHeaders } from "../../foundation/mail/mail.rows.ts";
import { referenceOf } from "../../identity/communication-preferences/communication-preferences.rows.ts";
import { hasClosed } from "../../identity/customer/closing.rows.ts";
import { emailOf } from "../../identity/customer/customer.rows.ts";

/** Sets whether a member is reminded. */
export async function setReminder(tx: Tx, groupId: string, customerId: string, reminds: boolean): Promise<void> {
  const row = { group_id: groupId, customer_id: customerId };
  if (reminds)
    await tx
      .insertInto("party_reminder")
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await tx
      .deleteFrom("party_reminder")
      .where("group_id", "=", groupId)
      .where("customer_id", "=", customerId)
      .execute();
}

/** Ends all reminders of a customer. */
export async function deleteReminders(tx: Tx, customerId: string): Promise<void> {
  await tx.deleteFrom("party_reminder").where("customer_id", "=", customerId).execute();
}

type Due = {
  customer_id: string;
  reference: string;
  group_id: string;
  name: string;
  product_offer_key: string;
  share_cents: number;
};

/**
 * Mails the members who asked for it and have no share yet, in the last hour of a session. Each session is taken once, by one
 * process. Returns how many mails.
 */
export async function sendPartyReminders(tx: Tx, env: Pick<ServicesEnv, "publicUrl">, now: Date): Promise<number> {
  const { rows } = await sql<Due>`
      with due as (
        insert into party_reminded (session_id)
        select session.id from party_session session join draw on draw.id = session.draw_id
        where session.status = 'open' and draw.stop > ${now} and draw.stop <= ${now}::timestamptz + interval '1 hour'
          and exists (select from party_reminder where group_id = session.group_id)
          and not exists (select from party_reminded where session_id = session.id)
        on conflict do nothing returning session_id)
      select reminder.customer_id, ${referenceOf(sql.ref("reminder.customer_id"))} as reference, reminder.group_id, party.name, session.product_offer_key, session.share_cents
      from due join party_session session on session.id = due.session_id
        join party_group party on party.id = session.group_id
        join party_reminder reminder on reminder.group_id = party.id
        join stock on stock.draw_id = session.draw_id and stock.product_offer_key = session.id
      where stock.sold < session.total_shares and not ${hasClosed(sql.ref("reminder.customer_id"))}
        and not exists (select from orders where product_type = 'social_syndicate_share' and draw_id = session.draw_id
          and game_offer = session.id and status <> 'cancelled' and customer_id = reminder.customer_id)
      order by session.id, reminder.customer_id`.execute(tx);
  await insertMails(
    tx,
    rows.map(({ customer_id, group_id, name, product_offer_key, reference, share_cents }) => {
      const stop = linkTo(env, `/unsubscribe/${reference}/reminders`);
      return {
        recipient: emailOf(customer_id),
        subject: `${name} closes within an hour`,
        body: [
          `You have no share of its ${findLottery(product_offer_key)?.name ?? product_offer_key} ticket yet. Shares are ${formatCents(share_cents)} each.`,
          `See the numbers: ${linkTo(env, `/my-account/lotto-party/group/${group_id}`)}`,
          `You asked for this reminder. Stop all reminders: ${stop} You can stop those of this group alone on its page.`,
        ].join("\n\n"),
        headers: oneClickHeaders(stop),
      };
    }),
  );
  return rows.length;
}
