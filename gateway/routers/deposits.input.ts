import { z } from "zod";
import { securityCode } from "#gateway/rules/validators.ts";
import { DepositAuthorisation, DepositRequest, ThreeDSBrowserInfo } from "#generated/main/inputs.ts";
import { typedText } from "./fields.input.ts";

const REQUIRED = "This field is required";
const { amount, csc, customerFundId, debitAgreement, depositMethodCode, depositMethodId, gatewayKey, paymentToken } =
  DepositRequest().shape;

/** How a deposit is paid, for one with a purchase and one without. */
export const source = z.object({
  methodCode: depositMethodCode,
  customerFundId,
  depositMethodId,
  gatewayKey,
  paymentToken,
  csc: typedText("digits", csc, securityCode).optional(),
  /** Browser details that the card issuer asks for. The gateway adds the URL for the issuer's reply. */
  browserInfo: ThreeDSBrowserInfo().omit({ notificationUrl: true }).optional(),
});

type Source = Pick<z.output<typeof source>, "customerFundId" | "depositMethodId">;
export const namesSource = (fields: Source) => Boolean(fields.customerFundId ?? fields.depositMethodId);
export const unnamedSource = { path: ["depositMethodId"], message: REQUIRED };

export const createInput = source
  .extend({
    amount,
    debitAgreement,
    idempotencyKey: z.uuid(),
    /** "membership" for the deposit that completes the membership of Daily Winners. */
    purchaseType: z.enum(["ad_hoc", "membership"]).optional(),
  })
  .refine(namesSource, unnamedSource);

export type DepositSource = z.output<typeof source>;
export type NewDeposit = z.output<typeof createInput>;

export const authoriseInput = DepositAuthorisation();
export const getInput = authoriseInput.pick({ depositId: true });
