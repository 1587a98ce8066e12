import { advanceShopNow } from "#services/lib/clock.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { payCause } from "#services/main/catalogue/causes/causes-payments.ts";
import { CATALOGUE } from "#services/main/catalogue/offers/catalogue.ts";
import { nextDrawNo, timesOf } from "#services/main/play/draws/schedule.rules.ts";

const DAY_MS = 86_400_000;
const PAID_AFTER_MS = 14 * DAY_MS;
const CENTS_PER_TICKET = 4.85;

// Weekly lotteries pay their causes as their draws are settled.
const RAFFLES = CATALOGUE.filter((offer) => offer.type === "raffle_ticket").filter(({ numbered }) => !numbered);

/** Pays the causes of the last raffle, two weeks after its draw. */
export async function seed(tx: Tx, now: Date): Promise<void> {
  for (const { causes, key, maxTickets, schedule } of RAFFLES) {
    const cents = Math.round(maxTickets * CENTS_PER_TICKET);
    const paidAt = (drawNo: number) => timesOf(schedule, drawNo).drawAt.getTime() + PAID_AFTER_MS;
    let drawNo = nextDrawNo(schedule, now) - 1;
    if (paidAt(drawNo) > now.getTime()) drawNo -= 1;
    const secondsAgo = Math.floor((now.getTime() - paidAt(drawNo)) / 1000);
    await advanceShopNow(tx, -secondsAgo);
    for (const causeKey of causes) await payCause(tx, { causeKey, productOfferKey: key, drawNo, cents });
    await advanceShopNow(tx, secondsAgo);
  }
}
