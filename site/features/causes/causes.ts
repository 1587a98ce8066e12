import type { Outputs } from "#gateway/gateway.ts";
import { offersOf } from "#site/features/products/offer-views.ts";

export type Cause = Outputs["causes"]["list"][number];
type Offer = Outputs["offers"]["list"]["offers"][number];

/** Returns the raffles whose money goes to a cause. */
export const rafflesOf = ({ key }: Pick<Cause, "key">, offers: readonly Offer[]): Offer[] =>
  offersOf("raffle_ticket", offers).filter(({ causes }) => causes.some((cause) => cause.key === key));

/** A raffle of a cause. `notOnSale` says why tickets cannot be bought now; null while they can. */
export type CauseRaffle = { name: string; notOnSale: string | null };

/** Returns the lines of a cause's card about its raffles: those on sale in one, each of the others with its state. */
export function raffleLines(raffles: readonly CauseRaffle[]): string[] {
  const onSale = raffles.filter(({ notOnSale }) => notOnSale === null).map(({ name }) => name);
  const others = raffles.flatMap(({ name, notOnSale }) => (notOnSale === null ? [] : [`${name} · ${notOnSale}`]));
  return [...(onSale.length > 0 ? [`Supported by ${onSale.join(", ")}`] : []), ...others];
}

/** Returns the money that these causes have received in total, in dollars. Returns null if the amount is unknown for all of them. */
export function raisedBy(causes: readonly Cause[]): { amount: number; currency: string; asOf: string } | null {
  const raised = causes.flatMap(({ raised }) => raised ?? []);
  const [first] = raised;
  if (!first) return null;
  const cents = raised.reduce((sum, { total }) => sum + Math.round(total.amount * 100), 0);
  // The oldest reading, so that no figure is dated too late.
  const asOf = raised.reduce((oldest, { asOf }) => (asOf < oldest ? asOf : oldest), first.asOf);
  return { amount: cents / 100, currency: first.total.currency, asOf };
}

/** Returns the causes with only the payments of one offer. Causes that it has not paid are left out. */
export const paidBy = (causes: readonly Cause[], productOfferKey: string): Cause[] =>
  causes.flatMap((cause) => {
    const payments = cause.raised?.payments.filter((payment) => payment.productOfferKey === productOfferKey) ?? [];
    if (!cause.raised || payments.length === 0) return [];
    const cents = payments.reduce((sum, { amount }) => sum + Math.round(amount.amount * 100), 0);
    return [{ ...cause, raised: { ...cause.raised, payments, total: { ...cause.raised.total, amount: cents / 100 } } }];
  });
