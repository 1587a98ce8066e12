// Prizes that are not paid into the wallet, such as goods and later payments of an annuity, until an operator notes their delivery.
import { inSentence } from "#openapi/shared/in-sentence.ts";
import { shopNow } from "#services/lib/clock.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { formatCents } from "#services/lib/money.ts";
import { refuse } from "#services/lib/refusal.ts";
import { listClosed } from "../../identity/customer/closing.rows.ts";
import { readEmails } from "../../identity/customer/customer.rows.ts";
import {
  insertDelivery,
  listOpenClaims,
  type PrizeClaim,
  type PrizesWanted,
} from "../../play/draws/prize-claims.rows.ts";
import { listOpenPrizesOfGiveaways } from "../../play/giveaways/giveaways.rows.ts";

/** A prize in words, with the order or giveaway that won it. */
type OpenPrize = { reference: string; customerId: string; prize: string };

// The contract's bound.
const MAX_LISTED = 50;

/** Returns "a car", "2 × a car" or "239 monthly payments of $20,000.00". */
function nameOf({ items, kind, monthly_cents, months_left, name }: PrizeClaim): string {
  if (kind === "annuity") return `${months_left} monthly payments of ${formatCents(monthly_cents ?? 0)}`;
  return items === 1 ? inSentence(name) : `${items} × ${inSentence(name)}`;
}

async function listOpenPrizes(tx: Tx, wanted: PrizesWanted): Promise<OpenPrize[]> {
  const claims = await listOpenClaims(tx, wanted);
  const giveaways = await listOpenPrizesOfGiveaways(tx, wanted);
  return [
    ...claims.map((claim) => ({ reference: claim.order_id, customerId: claim.customer_id, prize: nameOf(claim) })),
    ...giveaways.map(({ customer_id, prize, reference }) => ({
      reference,
      customerId: customer_id,
      prize: inSentence(prize),
    })),
  ];
}

/** Returns what a customer has won and not received, oldest first. */
export async function namesOfOpenPrizes(tx: Tx, customerId: string): Promise<string[]> {
  return (await listOpenPrizes(tx, { customerId })).map(({ prize }) => prize).slice(0, MAX_LISTED);
}

/** Returns the prizes that operators have to deliver, oldest first, with the winners' emails; null if the account is closed. */
export async function listPrizesToDeliver(tx: Tx): Promise<(OpenPrize & { email: string | null })[]> {
  const open = await listOpenPrizes(tx, {});
  const ids = [...new Set(open.map(({ customerId }) => customerId))];
  const emails = await readEmails(tx, ids);
  const closed = await listClosed(tx, ids);
  return open.map((prize) => {
    const { customerId } = prize;
    return { ...prize, email: closed.has(customerId) ? null : (emails.get(customerId) ?? null) };
  });
}

/** Notes that the prizes of an order or a giveaway are delivered. Refuses one without prizes to deliver with 404. */
export async function deliverPrizes(tx: Tx, reference: string): Promise<OpenPrize[]> {
  const delivered = await listOpenPrizes(tx, { reference });
  if (delivered.length === 0 || !(await insertDelivery(tx, reference, await shopNow(tx)))) {
    refuse(404, "not_found", `No prize of ${reference} waits for its delivery.`);
  }
  return delivered;
}
