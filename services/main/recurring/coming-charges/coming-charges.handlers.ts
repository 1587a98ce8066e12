import type { components } from "#generated/main/schema.ts";
import type { Handlers, Tx } from "#services/lib/handlers.ts";
import { toMoney } from "#services/lib/money.ts";
import { drawnWhenSoldOut, findOffer } from "../../catalogue/offers/catalogue.ts";
import { readDraws } from "../../play/draws/sale-draws.rows.ts";
import { dayOf } from "../../sales/products/billing.rules.ts";
import { listPreOrders } from "../../sales/purchases/pre-orders.rows.ts";
import { centsAt, describeRecurring, offerNameOf } from "../recurring-purchases/recurring-items.ts";
import {
  listRecurring,
  type RecurringPurchase,
  readAttempts,
} from "../recurring-purchases/recurring-purchases.rows.ts";
import { statusOn } from "../recurring-purchases/recurring-purchases.rules.ts";
import { readFundsOf } from "../recurring-purchases/recurring-purchases.shapes.ts";
import { type Coming, comingBillings, comingDraws, endOfNextMonth } from "./coming-charges.rules.ts";

type Charge = components["schemas"]["ComingCharge"];

const MOST_PURCHASES = 100;
const MOST_CHARGES = 500;

function namesOf(kept: Pick<RecurringPurchase, "item" | "label">): Pick<Charge, "description" | "offerName"> {
  const offerName = offerNameOf(kept);
  return { description: describeRecurring(kept), ...(offerName !== undefined && { offerName }) };
}

/** Returns when a recurring purchase is charged until the end of the next month. */
function comingOf(kept: RecurringPurchase, now: Date): Coming[] {
  const status = statusOn(kept, dayOf(now));
  if (status === "recurring_status_paused") return [];
  const pausedUntil = status === "recurring_status_timed_pause" ? kept.paused_until : null;
  const span = { now, pausedUntil, until: endOfNextMonth(now) };
  const { after_draw_no, billing_day, billing_period, draws_each, drawn_key, due_on } = kept;
  const drawn = findOffer(drawn_key);
  const schedule = drawn && "schedule" in drawn ? drawn.schedule : null;
  const draws = { afterDrawNo: after_draw_no, drawsEach: draws_each, on: kept.item.on };
  if (due_on && billing_period && billing_day) {
    const billing = { billingDay: billing_day, billingPeriod: billing_period, dueOn: due_on };
    return comingBillings(billing, span, schedule ? { ...draws, schedule } : undefined);
  }
  return schedule ? comingDraws(schedule, draws, span) : [];
}

async function chargesOf(tx: Tx, customerId: string, now: Date): Promise<Charge[]> {
  const { rows } = await listRecurring(tx, customerId, { limit: MOST_PURCHASES, offset: 0, now });
  const fundOf = await readFundsOf(tx, customerId);
  const attempts = await readAttempts(
    tx,
    rows.map(({ id }) => id),
    1,
  );
  const recurring = rows.flatMap((kept) => {
    const [last] = attempts.get(kept.id) ?? [];
    return comingOf(kept, now).flatMap(({ chargeAt, drawAt, period }, index): Charge[] => {
      // Its next draw was tried already: again later, or not at all.
      const isTried = index === 0 && last?.status === "soft_failure" && kept.due_on === null && chargeAt <= now;
      if (isTried && !last.retry_at) return [];
      const triedAt = isTried && last.retry_at ? last.retry_at : chargeAt;
      const cents = centsAt(kept, triedAt);
      if (cents === null) return [];
      return [
        {
          key: `${kept.id}:${period}`,
          sourceId: kept.id,
          kind: kept.type === "autoplay" ? kept.type : "subscription",
          ...namesOf(kept),
          chargeAt: triedAt.toISOString(),
          ...(drawAt && { drawAt: drawAt.toISOString() }),
          price: toMoney(cents),
          fund: fundOf(kept),
          minimumJackpotAmount: toMoney(kept.minimum_jackpot_cents),
        },
      ];
    });
  });
  const listed = await listPreOrders(tx, customerId);
  const draws = await readDraws(
    tx,
    listed.map(({ draw_id }) => draw_id),
    { hold: false },
  );
  const preOrders = listed.map(({ charge_at, draw_id, id, item, kind, price_cents }): Charge => {
    const drawAt = drawnWhenSoldOut(item.lottery_key).isDrawnWhenSoldOut ? undefined : draws.get(draw_id)?.draw_at;
    return {
      key: id,
      sourceId: id,
      kind,
      ...namesOf({ item, label: null }),
      chargeAt: charge_at.toISOString(),
      ...(drawAt && { drawAt: drawAt.toISOString() }),
      price: toMoney(price_cents),
      fund: fundOf({ fund_id: null, from_wallet: false }),
      minimumJackpotAmount: toMoney(0),
    };
  });
  return [...recurring, ...preOrders]
    .sort((a, b) => a.chargeAt.localeCompare(b.chargeAt) || a.key.localeCompare(b.key))
    .slice(0, MOST_CHARGES);
}

export const comingChargesHandlers: Handlers<"listComingCharges"> = {
  listComingCharges: async ({ customerId, now, tx }) => ({
    status: 200,
    body: { result: await chargesOf(tx, customerId, now) },
  }),
};
