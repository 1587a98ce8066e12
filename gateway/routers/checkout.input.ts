import { z } from "zod";
import { money } from "./games.input.ts";

const id = z.string().min(1).max(64);

/** What the card issuer wants to know of the browser; the gateway adds where to send the answer. */
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
    /** What the page said would be deposited. Sent along, so that a repeated attempt says the same. */
    amount: z.number().min(0).max(1_000_000).optional(),
    browserInfo: browserInfo.optional(),
  })
  .refine(({ customerFundId, depositMethodId }) => customerFundId || depositMethodId, {
    path: ["depositMethodId"],
    message: "This field is required",
  });

/** What the customer saw and how they pay. Prices are computed by the service and never taken from here. */
export const purchaseInput = z.object({
  idempotencyKey: z.uuid(),
  cartRevision: z.number().int().min(0),
  expectedTotal: money,
  /** The campaign the page was made under. Said by the page, not read from the cookie now: a repeated attempt must say the same. */
  utmSource: z
    .string()
    .regex(/^[\w+-]{1,100}$/)
    .optional(),
  deposit: deposit.optional(),
});

export type Purchase = z.output<typeof purchaseInput>;
export type PurchaseDeposit = NonNullable<Purchase["deposit"]>;

export const receiptInput = z.object({ checkoutId: id });
