import type { Db } from "#services/lib/handlers.ts";
import { formatCents } from "#services/lib/money.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { insertMails } from "../../foundation/mail/mail.rows.ts";
import { emailOf } from "../../identity/customer/customer.rows.ts";
import { centsEach, nameRecurring, pageOf } from "./recurring-items.ts";
import { changeRecurring, lockActive } from "./recurring-purchases.rows.ts";

const PAGE = 500;

/**
 * Mails customers whose recurring purchases have a new price, once for each price. Prices change with a release, and a draw is
 * charged when the draw before it stops: the notice comes before the first charge at the new price. Returns how many.
 */
export async function tellNewPrices(db: Db): Promise<number> {
  let told = 0;
  for (let after: string | undefined = ""; after !== undefined; ) {
    const from: string = after;
    const page = await runInTransaction(db, async (tx) => {
      const rows = await lockActive(tx, from, PAGE);
      const mails = [];
      for (const kept of rows) {
        const cents = centsEach(kept);
        if (cents === null || cents === kept.price_cents || cents === kept.told_price_cents) continue;
        await changeRecurring(tx, kept.id, { told_price_cents: cents });
        mails.push({
          recipient: emailOf(kept.customer_id),
          link: pageOf(kept),
          subject: `New price: ${nameRecurring(kept)}`,
          body: `From the next charge on it costs ${formatCents(cents)} instead of ${formatCents(kept.price_cents)}. You can change, pause or cancel it in your account.`,
        });
      }
      await insertMails(tx, mails);
      told += mails.length;
      return rows;
    });
    after = page.length === PAGE ? page.at(-1)?.id : undefined;
  }
  return told;
}
