import { contracts } from "#generated/contracts.ts";
import { toWire } from "#generated/keys.ts";
import type { components } from "#generated/main/schema.ts";

export type MessageCode = components["schemas"]["MessageCode"];
export type Problem = components["schemas"]["Problem"];
export type TwoFactorChallenge = components["schemas"]["TwoFactorChallenge"];

export type RefusalMessage = {
  code: MessageCode;
  message: string;
  target?: string;
  /** "error" unless it says otherwise. */
  level?: "error" | "info";
  /** The code among the errors by target, where it is another one. */
  id?: MessageCode;
  twoFactorAuth?: TwoFactorChallenge;
};

/** A rule said no. Thrown anywhere below a handler; it undoes the transaction and becomes the reply's Problem body. */
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

/** `refuse(409, "draw_closed", "…")`: throws. `target` is the field at fault, in wire spelling. */
export function refuse(status: number, code: MessageCode, message: string, target?: string): never {
  throw new Refusal(status, [target === undefined ? { code, message } : { code, message, target }]);
}

/** Refuses with 422 and one message per field; does nothing when the list is empty. */
export function refuseFields(messages: RefusalMessage[]): void {
  const [first, ...rest] = messages;
  if (first) throw new Refusal(422, [first, ...rest]);
}

/** 429 with the seconds to wait, and in words how long that is: a minute too much rather than too little. */
export function refuseForNow(retryAfterSeconds: number): never {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const message = `Too many attempts. Please wait ${minutes <= 1 ? "a minute" : `${minutes} minutes`} and try again.`;
  throw new Refusal(429, [{ code: "too_many_requests", message }], {
    "retry-after": String(Math.max(1, Math.ceil(retryAfterSeconds))),
  });
}

/** 404 in the shop's usual words: nothing here, or it belongs to somebody else. */
export function refuseNotFound(): never {
  refuse(404, "not_found", "We could not find what you were looking for.");
}

/** 410: the link of a letter that was used, has run out, or never was. */
export function refuseExpiredLink(): never {
  const message =
    "It looks like the email link you clicked is no longer valid. This is likely because it has expired or has already been used.";
  refuse(410, "link_expired", message);
}

/** The body of a refusal: a flat list, and the same grouped by target ("general" for none). */
export function problemBody(messages: RefusalMessage[]): Problem {
  // A target may be any name that a caller came up with: nothing is inherited here.
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

/** The same as the wire carries it, for refusals that no operation's reply converts. */
export const wireProblem = (messages: RefusalMessage[]) =>
  toWire(problemBody(messages), "Problem", contracts.main.shapes);
