import { shopNow } from "#services/lib/clock.ts";
import type { Db } from "#services/lib/handlers.ts";
import { dayAndMonth } from "#services/lib/locale.ts";
import { formatCents } from "#services/lib/money.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { insertMails } from "../../foundation/mail/mail.rows.ts";
import { emailOf } from "../../identity/customer/customer.rows.ts";
import { causesOf, centsEach, nameRecurring, newPriceFrom, pageOf } from "./recurring-items.ts";
import { changeRecurring, lockActive } from "./recurring-purchases.rows.ts";

const PAGE = 500;

/**
 * Mails customers whose recurring purchases have a new price, once for each price. Prices change with a release. A lower price holds
 * at once, a higher one after another draw (`centsAt`). Returns how many.
 */
export async function tellNewPrices(db: Db): Promise<number> {
  let told = 0;
  for (let after: string | undefined = ""; after !== undefined; ) {
    const from: string = after;
    const page = await runInTransaction(db, async (tx) => {
      const rows = await lockActive(tx, from, PAGE);
      const mails = [];
      const now = await shopNow(tx);
      for (const kept of rows) {
        const cents = centsEach(kept);
        if (cents === null || cents === kept.price_cents || cents === kept.told_price_cents) continue;
        const from = newPriceFrom(kept, now);
        await changeRecurring(tx, kept.id, { told_price_cents: cents, told_price_from: from });
        const when = cents > kept.price_cents ? `From ${dayAndMonth(from)} on` : "From the next charge on";
        mails.push({
          recipient: emailOf(kept.customer_id),
          link: pageOf(kept),
          causeKeys: causesOf(kept),
          subject: `New price: ${nameRecurring(kept)}`,
          body: `${when} it costs ${formatCents(cents)} instead of ${formatCents(kept.price_cents)}. You can change, pause or cancel it in your account.`,
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
