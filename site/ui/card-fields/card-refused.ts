/** The code of a refusal by the card fields: they do not hold a valid card. Nothing was sent. */
export const CARD_DETAILS = "invalid_field";

/** The card gateway's fields need JavaScript. */
export const NEEDS_SCRIPT = "Paying by card needs JavaScript. Choose another way to pay, or turn JavaScript on.";

/** Returns whether the card fields, the bank or the wallet refused, so that another card may pay. */
export const isPaymentRefused = ({ code, status }: { code: string; status: number }): boolean =>
  code === CARD_DETAILS || status === PAYMENT_REQUIRED;

const PAYMENT_REQUIRED = 402;

type Problem = {
  code: typeof CARD_DETAILS;
  status: number;
  message: string;
  messages: { code: string; message: string }[];
  targets: Record<string, { code: string; message: string }[]>;
  requestId: string;
};

/**
 * The card gateway refused to create a token. The message is written for the customer. `problem` has the gateway's shape, with an
 * error of the field "card" if the card fields show it.
 */
export class CardRefused extends Error {
  readonly problem: Problem;

  constructor(message: string, { isAtFields = false } = {}) {
    super(message);
    const messages = [{ code: CARD_DETAILS, message }];
    const targets: Problem["targets"] = isAtFields ? { card: messages } : {};
    this.problem = { code: CARD_DETAILS, status: 422, message, messages, targets, requestId: "" };
  }
}
