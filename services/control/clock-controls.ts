import { advanceShopNow, setShopNow, shopNow } from "#services/lib/clock.ts";
import type { Db } from "#services/lib/handlers.ts";
import { refuse } from "#services/lib/refusal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { countCustomers } from "#services/main/identity/customer/customer.rows.ts";
import { runDueDraws } from "#services/main/play/drawing/draws-runner.ts";
import { listUpcomingDraws } from "#services/main/play/draws/draws.rows.ts";
import { purchaseStatusOf } from "#services/main/play/draws/draws.rules.ts";

const SECONDS = { s: 1, m: 60, h: 3600, d: 86_400 };
const STEP = /^([+-]\d+(?:\.\d+)?)([smhd])$/;

/** Sets the shop clock to an ISO time, by a step such as +2h or -3d, or to real time with "off". Then runs due draws. */
export async function moveClock(db: Db, to: string) {
  const [, count, unit] = STEP.exec(to) ?? [];
  if (count !== undefined) await advanceShopNow(db, Number(count) * SECONDS[unit as keyof typeof SECONDS]);
  else if (to === "off") await setShopNow(db, null);
  // Date.parse reads "+3" as a month.
  else if (!/^\d{4}-\d\d-\d\d/.test(to) || Number.isNaN(Date.parse(to)))
    refuse(422, "invalid_field", `${to} is not a time: use 2026-11-23T09:24:00Z, +2h or off.`);
  else await setShopNow(db, new Date(to));
  const now = await shopNow(db);
  const steps = await runDueDraws(db, now);
  return { now: now.toISOString(), steps };
}

/** Returns the shop time, the number of customers and the next draw of each offer. */
export async function readStatus(db: Db) {
  return runInTransaction(db, async (tx) => {
    const now = await shopNow(tx);
    const ahead = await listUpcomingDraws(tx, now, 1);
    const nextDraws = [...ahead].flatMap(([offer, [next]]) =>
      next
        ? [{ offer, drawNo: next.draw_no, stop: next.stop, isSoldOut: purchaseStatusOf(next, now) === "sold_out" }]
        : [],
    );
    return { now: now.toISOString(), customers: await countCustomers(tx), nextDraws };
  });
}
