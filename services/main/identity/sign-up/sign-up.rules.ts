// The age limit of a registration (shell §5). Pure.
import type { RefusalMessage } from "#services/lib/refusal.ts";

const MINIMUM_AGE = 18;

/** A birthday starts at midnight in Sydney, where the shop is licensed. */
const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Australia/Sydney", dateStyle: "short" });

/** Returns the full years between two YYYY-MM-DD dates. */
export function ageOn(day: string, dateOfBirth: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** Returns `under_age` for a customer under 18, and for a date of birth in the future. */
export function checkAge(dateOfBirth: string, now: Date): RefusalMessage[] {
  if (ageOn(today.format(now), dateOfBirth) >= MINIMUM_AGE) return [];
  return [{ code: "under_age", message: "You must be 18 or over to play.", target: "date_of_birth" }];
}
