// Marketing by email, to customers who chose it.
import type { ServicesEnv } from "#services/lib/env.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { insertMail, linkTo, oneClickHeaders } from "../../foundation/mail/mail.rows.ts";
import { listEmailSubscribers } from "../communication-preferences/communication-preferences.rows.ts";
import { readEmails } from "../customer/customer.rows.ts";

type Promotion = { productOfferKey: string; name: string };

/** Queues a mail about an offer to every subscriber. Returns how many. Mail programs unsubscribe in one click (RFC 8058). */
export async function queuePromotion(tx: Tx, env: ServicesEnv, { productOfferKey, name }: Promotion): Promise<number> {
  const subscribers = await listEmailSubscribers(tx);
  const emails = await readEmails(
    tx,
    subscribers.map(({ customerId }) => customerId),
  );
  for (const { customerId, reference } of subscribers) {
    const recipient = emails.get(customerId);
    if (recipient === undefined) continue;
    const unsubscribe = linkTo(env, `/unsubscribe/${reference}/${productOfferKey}`);
    await insertMail(tx, {
      recipient,
      subject: `${name} tickets are on sale`,
      body: `Get your ${name} tickets: ${linkTo(env, `/${productOfferKey}`)} You get this email because you asked for news and offers. Stop these emails: ${unsubscribe} Choose what you hear about: ${linkTo(env, `/communication-preferences/${reference}`)}`,
      headers: oneClickHeaders(unsubscribe),
      marketing: { customerId },
    });
  }
  return subscribers.length;
}
