import { z } from "zod";
import { DepositRequest, getCheckoutParameters, PurchaseRequest, UtmValue } from "#generated/main/inputs.ts";
import { namesSource, source, unnamedSource } from "./deposits.input.ts";

const deposit = source
  .extend({
    /** The deposit shown on the page, so that a repeated attempt deposits the same amount. */
    amount: DepositRequest().shape.amount.optional(),
  })
  .refine(namesSource, unnamedSource);

/** On a partner's page, the deposit is always the one that the page shows. */
export const partnerDeposit = source
  .extend({ amount: DepositRequest().shape.amount })
  .refine(namesSource, unnamedSource);

/** How the customer pays for what they saw. */
export const payment = z.object({
  idempotencyKey: z.uuid(),
  /** The customer whose cart and wallet the page shows. Another may have logged in since, in another tab. */
  payerId: z.string().optional(),
  /** The campaign when the page was rendered. The cookie may change; a repeated attempt must send the same. */
  utmSource: UtmValue().optional(),
});

/** The cart as the customer saw it and how they pay. The service computes prices; these only detect changes. */
export const createInput = PurchaseRequest()
  .omit({ purchase: true })
  .extend({
    ...payment.shape,
    deposit: deposit.optional(),
    /** Whether the wallet pays first. Otherwise the deposit pays for all of it, and the balance stays. */
    usesWallet: z.boolean().default(true),
  });

export type Purchase = z.output<typeof createInput>;
export type PurchaseDeposit = NonNullable<Purchase["deposit"]>;

export const getInput = z.object({ checkoutId: getCheckoutParameters().shape.checkoutID });
