// What a refusal is about, by the code of its first message.

type Refused = { status: number; body: unknown };

/** The code of the first message. */
export const codeOf = ({ body }: Pick<Refused, "body">) =>
  (body as { messages?: { code?: string }[] } | undefined)?.messages?.[0]?.code;

/**
 * The service does not know the keys of the shop, or not the customer's token, which is part of the signature: one that it
 * does not know (its secret was changed, or the cookie holds something else) spoils every call of this customer, who could
 * only wait for the cookies to run out.
 */
export const isUnverified = (reply: Refused) => reply.status === 400 && codeOf(reply) === "invalid_signature";
