import type { RefusalMessage } from "#services/lib/refusal.ts";

export type SupportRequest = { name: string; email: string; topic: string; order: string | null; message: string };

type Rule = { most: number; isOptional?: true; hasLines?: true; pattern?: RegExp; message?: string };

const REQUIRED = "This field is required";
const FIELDS: Record<keyof SupportRequest, Rule> = {
  name: { most: 100 },
  email: { most: 254, pattern: /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, message: "Please enter a valid email address" },
  topic: { most: 40, pattern: /^[a-z]+(?:-[a-z]+)*$/, message: "Choose a topic" },
  order: { most: 60, isOptional: true },
  message: { most: 5_000, hasLines: true },
};
// A line break in a name or topic could add lines to the header of a mail.
const CONTROL = /\p{Cc}/u;
const CONTROL_IN_LINES = /[^\P{Cc}\n\r\t]/u;

function faultOf(value: unknown, { most, isOptional, hasLines, pattern, message }: Rule): string | null {
  if (value === undefined && isOptional) return null;
  if (typeof value !== "string" || (value.trim() === "" && !isOptional)) return REQUIRED;
  if (value.length > most) return `Please enter at most ${most} characters`;
  if ((hasLines ? CONTROL_IN_LINES : CONTROL).test(value))
    return hasLines ? "Please use plain text only" : "Please use one line";
  return pattern && !pattern.test(value.trim()) ? (message ?? REQUIRED) : null;
}

/** Reads a submission of the support form. Returns a message for each invalid and each unknown field. */
export function readSupportRequest(body: Record<string, unknown>): {
  request: SupportRequest;
  faults: RefusalMessage[];
} {
  const invalid = (target: string, message: string): RefusalMessage => ({ code: "invalid_field", message, target });
  const faults = Object.entries(FIELDS).flatMap(([name, rule]) => {
    const fault = faultOf(body[name], rule);
    return fault === null ? [] : [invalid(name, fault)];
  });
  const unknown = Object.keys(body).filter((name) => !Object.hasOwn(FIELDS, name));
  faults.push(...unknown.map((name) => invalid(name, "This form has no such field.")));
  const text = (name: keyof SupportRequest) => String(body[name] ?? "").trim();
  return {
    request: {
      name: text("name"),
      email: text("email"),
      topic: text("topic"),
      message: text("message"),
      order: text("order") || null,
    },
    faults,
  };
}
