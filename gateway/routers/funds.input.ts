import { z } from "zod";
import { typed } from "#gateway/rules/typed-text.ts";
import { cardHolderName, currency, required } from "#gateway/rules/validators.ts";
import { BankAccount, CardForm, DepositRequest, deleteFundParameters, PayPalForm } from "#generated/main/inputs.ts";
import { source } from "./deposits.input.ts";
import { requiredText, typedText } from "./fields.input.ts";

const { brand, cardholderName, expiryMonth, expiryYear, lastFour, paymentToken } = CardForm().shape;
const { accountName, accountNumber, code, type } = BankAccount().shape;
const amount = DepositRequest().shape.amount;

/** A card from the gateway's fields, with the deposit that it is saved with, if any. */
export const addCardInput = z.object({
  cardholderName: typedText("line", cardholderName, cardHolderName),
  paymentToken,
  expiryMonth,
  expiryYear,
  lastFour,
  brand,
  /** Decides only where `add_card_default_fund` is off; otherwise every new card becomes the default. */
  isDefault: z.boolean().optional(),
  /** The deposit, in dollars as typed. Required where `add_card_without_deposit` is off. */
  amount: z
    .string()
    .overwrite(typed.amount)
    .refine((text) => currency(text) === null && amount.safeParse(Number(text)).success, currency("-") ?? "")
    .optional(),
  /** For the deposit, where the gateway asks for it with every payment. */
  csc: source.shape.csc,
  browserInfo: source.shape.browserInfo,
  idempotencyKey: z.uuid(),
});
export type NewCard = z.output<typeof addCardInput>;

export const addPayPalInput = z.object({ nonce: requiredText(PayPalForm().shape.paymentMethodNonce) });

/** A bank account. `bankCode` is the BSB, the SWIFT code or the PayID. */
export const addBankInput = z
  .object({
    type,
    bankCode: typedText("line", code),
    accountNumber: accountNumber.optional(),
    accountName: typedText("line", accountName, required),
  })
  .refine(({ accountNumber: number, type: kind }) => kind.startsWith("payid") || Boolean(number), {
    path: ["accountNumber"],
    message: required("") ?? "",
  });

export const fundInput = z.object({ fundId: deleteFundParameters().shape.fundRef });
