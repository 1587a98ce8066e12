// Causes of the editors' files in the contract's shape.
import type { components } from "#generated/main/schema.ts";
import type { Content } from "#services/content/content.ts";
import type { Cause } from "#services/content/schemas.ts";
import { toMoney } from "#services/lib/money.ts";

type Schemas = components["schemas"];

/** A payment to a cause, as the ledger has it. */
export type Payment = { causeKey: string; productOfferKey: string; drawNo: number; cents: number; paidAt: Date };

/** Returns a cause as in lists, without its text. */
const toListedCause = ({ key, slug, name, description, image }: Cause): Schemas["Cause"] => ({
  key,
  urlSlug: slug,
  name,
  description,
  ...(image && { image: `/files/${image}` }),
});

/** Returns the causes of these keys, in the given order. Keys without a file are left out. */
export const toCauses = ({ causes }: Content, keys: readonly string[]): Schemas["Cause"][] =>
  keys.flatMap((wanted) => causes.filter(({ key }) => key === wanted).map(toListedCause));

/** Returns a cause with the money it has received, newest payment first. */
export function withRaised(cause: Cause, payments: readonly Payment[], now: Date): Schemas["Cause"] {
  const own = payments.filter(({ causeKey }) => causeKey === cause.key);
  return {
    ...toListedCause(cause),
    raised: {
      total: toMoney(own.reduce((sum, { cents }) => sum + cents, 0)),
      asOf: now.toISOString(),
      payments: own.map(({ productOfferKey, drawNo, cents, paidAt }) => ({
        productOfferKey,
        drawNo,
        amount: toMoney(cents),
        paidAt: paidAt.toISOString(),
      })),
    },
  };
}
