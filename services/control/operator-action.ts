// Notes what an operator does, in the transaction that does it.
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { Db, Tx } from "#services/lib/handlers.ts";
import { plainText } from "#services/lib/plain-text.ts";
import { refuse } from "#services/lib/refusal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { findCustomerByEmail } from "#services/main/identity/customer/customer.rows.ts";
import { OPERATOR_HEADER, REASON_HEADER } from "./control-file.ts";

/** Does the work of a call in a transaction, and notes who did it and why. */
export type Act = <T>(request: FastifyRequest, work: (tx: Tx) => Promise<T>) => Promise<T>;

// People's names, addresses and emails are kept where they can be deleted.
const PERSONAL = new Set(["email", "name", "address"]);

// The demo needs neither who acts nor why.
const given = z
  .string()
  .transform((text) => plainText(decodeURIComponent(text)).trim())
  .pipe(z.string().min(1).max(200))
  .catch("demo");

/** Creates `act` on a database. */
export function createAct(db: Db): Act {
  return ({ body, headers, url }, work) =>
    runInTransaction(db, async (tx) => {
      const input = body as Record<string, unknown>;
      const { email } = input;
      const customer = typeof email === "string" ? await findCustomerByEmail(tx, email) : undefined;
      await tx
        .insertInto("operator_action")
        .values({
          operator: given.parse(headers[OPERATOR_HEADER]),
          reason: given.parse(headers[REASON_HEADER]),
          command: url.slice(1),
          input: JSON.stringify(Object.fromEntries(Object.entries(input).filter(([key]) => !PERSONAL.has(key)))),
          customer_id: customer?.id ?? null,
        })
        .execute();
      return work(tx);
    });
}

/** Returns the id of a customer. Refuses an unknown email with 422. */
export async function customerIdOf(tx: Tx, email: string): Promise<string> {
  const row = await findCustomerByEmail(tx, email);
  return row?.id ?? refuse(422, "invalid_field", `There is no customer with the email ${email}.`);
}
