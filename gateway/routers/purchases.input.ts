import { z } from "zod";
import {
  DepositRequest,
  getCheckoutParameters,
  PurchaseRequest,
  ThreeDSBrowserInfo,
  UtmValue,
} from "#generated/main/inputs.ts";

const REQUIRED = "This field is required";
const { customerFundId, depositMethodId, gatewayKey, paymentToken, csc } = DepositRequest().shape;

const deposit = z
  .object({
    methodCode: DepositRequest().shape.depositMethodCode,
    customerFundId,
    depositMethodId,
    gatewayKey,
    paymentToken,
    csc: z
      .string()
      .refine((value) => csc.safeParse(value).success, "Please enter numbers only")
      .optional(),
    /** The deposit shown on the page, so that a repeated attempt deposits the same amount. */
    amount: DepositRequest().shape.amount.optional(),
    /** Browser details that the card issuer asks for. The gateway adds the URL for the issuer's reply. */
    browserInfo: ThreeDSBrowserInfo().omit({ notificationUrl: true }).optional(),
  })
  .refine((fields) => fields.customerFundId || fields.depositMethodId, {
    path: ["depositMethodId"],
    message: REQUIRED,
  });

/** The cart as the customer saw it and how they pay. The service computes prices; these only detect changes. */
export const createInput = PurchaseRequest().omit({ purchase: true }).extend({
  idempotencyKey: z.uuid(),
  /** The campaign when the page was rendered. The cookie may change; a repeated attempt must send the same. */
  utmSource: UtmValue().optional(),
  deposit: deposit.optional(),
});

export type Purchase = z.output<typeof createInput>;
export type PurchaseDeposit = NonNullable<Purchase["deposit"]>;

export const getInput = z.object({ checkoutId: getCheckoutParameters().shape.checkoutID });
