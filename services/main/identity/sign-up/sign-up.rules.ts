// What a registration must be (shell §5). The contract states the shapes; this is what a schema cannot say.
import type { RefusalMessage } from "#services/lib/refusal.ts";

const MINIMUM_AGE = 18;

/** A birthday counts from its first minute in Sydney, where the shop is licensed. */
const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Australia/Sydney", dateStyle: "short" });

const field = (target: string, message: string): RefusalMessage => ({ code: "invalid_field", message, target });

const digitsIn = (value: string) => value.replace(/\D/g, "").length;

/** The checks beside the schema, on the body as the wire has it; nothing can be assumed about its values. */
export function checkSignUp(body: Record<string, unknown>): RefusalMessage[] {
  const found: RefusalMessage[] = [];
  for (const name of ["firstname", "lastname", "address", "suburb"]) {
    const value = body[name];
    if (typeof value !== "string") continue;
    if (value.trim() === "") found.push(field(name, "This field is required"));
    // 13 digits: the shortest card number. It keeps card numbers out of names, and the text is the specification's.
    else if (name.endsWith("name") && digitsIn(value) >= 13)
      found.push(field(name, "Please enter the card holder's name."));
  }
  if (body["terms_accepted"] === false) {
    found.push(field("terms_accepted", "You must agree to the terms and conditions to proceed."));
  }
  return found;
}

/** Full years between two YYYY-MM-DD dates. */
export function ageOn(day: string, dateOfBirth: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** Refusals that need the clock: too young, or not born yet. */
export function checkAge(dateOfBirth: string, now: Date): RefusalMessage[] {
  if (ageOn(today.format(now), dateOfBirth) >= MINIMUM_AGE) return [];
  return [{ code: "under_age", message: "You must be 18 or over to play.", target: "date_of_birth" }];
}
