import type { Problem } from "#gateway/problem.ts";

/** What was typed into the card fields is no card; nothing has been sent anywhere. */
export const CARD_DETAILS = "invalid_field";

/** For a customer without JavaScript: the card fields of the gateway cannot work then. */
export const NEEDS_SCRIPT = "Paying by card needs JavaScript. Choose another way to pay, or turn JavaScript on.";

/** There is no token for a card; the words are for the customer. */
export class CardRefused extends Error {
  readonly problem: Problem;

  constructor(message: string) {
    super(message);
    this.problem = { code: CARD_DETAILS, status: 422, message, messages: [], targets: {}, requestId: "" };
  }
}
