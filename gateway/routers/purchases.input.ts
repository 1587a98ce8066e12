import { z } from "zod";
import { money } from "./games.input.ts";

const id = z.string().min(1).max(64);

/** Browser details that the card issuer asks for. The gateway adds the URL for the issuer's reply. */
const browserInfo = z.object({
  browserJavascriptEnabled: z.boolean(),
  browserJavaEnabled: z.boolean().optional(),
  browserLanguage: z.string().min(1).max(35),
  browserColorDepth: z
    .union([
      z.literal(1),
      z.literal(4),
      z.literal(8),
      z.literal(15),
      z.literal(16),
      z.literal(24),
      z.literal(32),
      z.literal(48),
    ])
    .optional(),
  browserScreenHeight: z.number().int().min(0).max(999_999).optional(),
  browserScreenWidth: z.number().int().min(0).max(999_999).optional(),
  browserTz: z.number().int().min(-1440).max(1440).optional(),
  challengeWindowSize: z.enum(["Small", "Medium", "Large", "ExtraLarge", "FullScreen"]),
});

const deposit = z
  .object({
    methodCode: z.enum(["ap", "bp", "cc", "bd", "dd", "gp", "pl", "td"]),
    customerFundId: id.optional(),
    depositMethodId: id.optional(),
    gatewayKey: z.enum(["braintree", "eway", "opayo", "paystream", "stripe"]).optional(),
    paymentToken: z.string().min(1).max(500).optional(),
    csc: z
      .string()
      .regex(/^\d{3,4}$/, "Please enter numbers only")
      .optional(),
    /** The deposit shown on the page, so that a repeated attempt deposits the same amount. */
    amount: z.number().min(0).max(1_000_000).optional(),
    browserInfo: browserInfo.optional(),
  })
  .refine(({ customerFundId, depositMethodId }) => customerFundId || depositMethodId, {
    path: ["depositMethodId"],
    message: "This field is required",
  });

/** The cart as the customer saw it and how they pay. The service computes prices; these only detect changes. */
export const createInput = z.object({
  idempotencyKey: z.uuid(),
  cartRevision: z.number().int().min(0),
  expectedTotal: money,
  /** The campaign when the page was rendered. The cookie may change; a repeated attempt must send the same. */
  utmSource: z
    .string()
    .regex(/^[\w+-]{1,100}$/)
    .optional(),
  deposit: deposit.optional(),
});

export type Purchase = z.output<typeof createInput>;
export type PurchaseDeposit = NonNullable<Purchase["deposit"]>;

export const getInput = z.object({ checkoutId: id });
