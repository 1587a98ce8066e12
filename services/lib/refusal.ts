import { contracts } from "#generated/contracts.ts";
import type { components } from "#generated/main/schema.ts";
import { toWire } from "#openapi/shared/keys.ts";

export type MessageCode = components["schemas"]["MessageCode"];
export type Problem = components["schemas"]["Problem"];
export type TwoFactorChallenge = components["schemas"]["TwoFactorChallenge"];

export type RefusalMessage = {
  code: MessageCode;
  message: string;
  target?: string;
  /** Default: "error". */
  level?: "error" | "info";
  /** The id in `errors`, if it differs from the code. */
  id?: MessageCode;
  twoFactorAuth?: TwoFactorChallenge;
};

/** A refusal by a rule. Thrown below a handler; rolls the transaction back and becomes the Problem body of the reply. */
export class Refusal extends Error {
  readonly status: number;
  readonly messages: [RefusalMessage, ...RefusalMessage[]];
  readonly headers: Record<string, string>;

  constructor(status: number, messages: [RefusalMessage, ...RefusalMessage[]], headers: Record<string, string> = {}) {
    super(messages[0].message);
    this.name = "Refusal";
    this.status = status;
    this.messages = messages;
    this.headers = headers;
  }

  get code() {
    return this.messages[0].code;
  }

  get target() {
    return this.messages[0].target;
  }
}

/** Throws a refusal: `refuse(409, "draw_closed", "…")`. `target` is the field at fault, in wire spelling. */
export function refuse(status: number, code: MessageCode, message: string, target?: string): never {
  throw new Refusal(status, [target === undefined ? { code, message } : { code, message, target }]);
}

/** Refuses with 422 and one message per field. Does nothing if the list is empty. */
export function refuseFields(messages: RefusalMessage[]): void {
  const [first, ...rest] = messages;
  if (first) throw new Refusal(422, [first, ...rest]);
}

/** Refuses with 429, Retry-After, and a message with the minutes to wait, rounded up. */
export function refuseForNow(retryAfterSeconds: number): never {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const message = `Too many attempts. Please wait ${minutes <= 1 ? "a minute" : `${minutes} minutes`} and try again.`;
  throw new Refusal(429, [{ code: "too_many_requests", message }], {
    "retry-after": String(Math.max(1, Math.ceil(retryAfterSeconds))),
  });
}

/** Refuses with 404: the thing does not exist or belongs to another customer. */
export function refuseNotFound(): never {
  refuse(404, "not_found", "We couldn't find what you were looking for.");
}

/** Refuses with 410: the link is used, expired or unknown. */
export function refuseExpiredLink(): never {
  const message =
    "It looks like the email link you clicked is no longer valid. This is likely because it has expired or has already been used.";
  refuse(410, "link_expired", message);
}

/** Returns the Problem body: a flat list of messages, and the same grouped by target ("general" for none). */
export function problemBody(messages: RefusalMessage[]): Problem {
  // No prototype: a target may be any name sent by the caller, such as "__proto__".
  const errors: NonNullable<Problem["errors"]> = Object.create(null);
  for (const { code, message, target, id, twoFactorAuth } of messages) {
    const group = target ?? "general";
    errors[group] = [...(errors[group] ?? []), { id: id ?? code, message, ...(twoFactorAuth && { twoFactorAuth }) }];
  }
  return {
    messages: messages.map(({ code, message, target, level = "error" }) => ({
      code,
      message,
      level,
      ...(target !== undefined && { target }),
    })),
    errors,
  };
}

/** Returns the Problem body in wire spelling, for refusals outside a handler's reply. */
export const wireProblem = (messages: RefusalMessage[]) =>
  toWire(problemBody(messages), "Problem", contracts.main.shapes);
