// The charges of the account that are coming, by month, and whether the wallet lasts. Pure.
import type { Outputs } from "#gateway/gateway.ts";
import { fullDate, monthAndYear } from "#site/lib/format/dates.ts";
import { jackpotNumber } from "#site/lib/format/jackpot.ts";
import { currencySign } from "#site/lib/format/money.ts";
import { namedOffer } from "#site/lib/recurring/recurring-choice.ts";

export type Charge = Outputs["recurringPurchases"]["comingCharges"][number];
type Month = { name: string; charges: Charge[]; total: Charge["price"] };

/** Whether it depends on the size of the jackpot. It then counts to no total. */
const isConditional = ({ minimumJackpotAmount }: Pick<Charge, "minimumJackpotAmount">) =>
  minimumJackpotAmount.amount > 0;
export const conditionOf = (charge: Charge): string | null =>
  isConditional(charge)
    ? `Only if the jackpot is ${currencySign()}${jackpotNumber(charge.minimumJackpotAmount.amount)} or more`
    : null;

/** Returns what a charge buys: "4 x Monday Lotto games, draw of Monday 7 December 2026". */
export const whatFor = (charge: Charge): string =>
  charge.drawAt ? `${namedOffer(charge)}, draw of ${fullDate(charge.drawAt)}` : namedOffer(charge);

/** Returns the next charge of each purchase. */
export const nextOfEach = (charges: readonly Charge[]): Charge[] =>
  charges.filter((charge, at) => charges.findIndex(({ sourceId }) => sourceId === charge.sourceId) === at);

const sum = (charges: readonly Charge[]) =>
  charges.reduce((total, { price }) => total + Math.round(price.amount * 100), 0);

/** Returns the charges by month of the shop's calendar, each with its total. */
export function monthsOf(charges: readonly Charge[]): Month[] {
  return [...Map.groupBy(charges, ({ chargeAt }) => monthAndYear(chargeAt))].map(([name, inMonth]) => {
    const certain = inMonth.filter((charge) => !isConditional(charge));
    return {
      name,
      charges: inMonth,
      total: { amount: sum(certain) / 100, currency: inMonth[0]?.price.currency ?? "AUD" },
    };
  });
}

/** Returns the first charge that the wallet can't pay, with what is missing for it; null if the wallet lasts. */
export function shortageOf(charges: readonly Charge[], available: number): { charge: Charge; missing: number } | null {
  let left = Math.round(available * 100);
  for (const charge of charges) {
    if (charge.fund.kind !== "wallet" || isConditional(charge)) continue;
    left -= Math.round(charge.price.amount * 100);
    if (left < 0) return { charge, missing: -left / 100 };
  }
  return null;
}
