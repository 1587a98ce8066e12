// Classifies refusals by the code of their first message.

type Refused = { status: number; body: unknown };

/** Returns the code of the first message. */
export const codeOf = ({ body }: Pick<Refused, "body">) =>
  (body as { messages?: { code?: string }[] } | undefined)?.messages?.[0]?.code;

/**
 * Whether the service rejected the signature: it does not know the shop's keys or the customer token, which is part of
 * the signature. SessionClient treats it like a 401: otherwise an unknown customer token (changed secret, edited
 * cookie) would fail every call of this customer until the cookies expire.
 */
export const isUnverified = (reply: Refused) => reply.status === 400 && codeOf(reply) === "invalid_signature";
