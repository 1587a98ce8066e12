// Rules for a customer's fields that the contract's schema cannot state (shell §5). Pure.
import { plainText } from "#services/lib/plain-text.ts";
import type { RefusalMessage } from "#services/lib/refusal.ts";

const field = (target: string, message: string): RefusalMessage => ({ code: "invalid_field", message, target });

const digitsIn = (value: string) => value.replace(/\D/g, "").length;

// No living person was born before.
const EARLIEST_BIRTH = "1900-01-01";

/** Returns the messages for a registration or a change of details. Takes the raw body: its values may have any type. */
export function checkCustomerFields(body: Record<string, unknown>): RefusalMessage[] {
  const found: RefusalMessage[] = [];
  for (const name of ["firstname", "lastname", "address", "suburb"]) {
    const value = body[name];
    if (typeof value !== "string") continue;
    if (plainText(value) === "") found.push(field(name, "This field is required"));
    // 13 digits: the shortest card number. Keeps card numbers out of names. The text is the specification's.
    else if (name.endsWith("name") && digitsIn(value) >= 13)
      found.push(field(name, "Please enter the card holder's name."));
  }
  const { date_of_birth: born } = body;
  if (typeof born === "string" && born < EARLIEST_BIRTH) {
    found.push(field("date_of_birth", "Please enter a valid date of birth"));
  }
  if (body["terms_accepted"] === false) {
    found.push(field("terms_accepted", "You must agree to the terms and conditions to proceed."));
  }
  return found;
}

type Name = { firstname?: string | undefined; lastname?: string | undefined };

/** Returns the messages for a change of a verified name. Its documents were checked under this name. */
export function checkVerifiedName(before: Name, change: Name): RefusalMessage[] {
  return (["firstname", "lastname"] as const).flatMap((name) => {
    const wanted = change[name];
    if (wanted === undefined || plainText(wanted) === before[name]) return [];
    return [field(name, "Your name is verified. Contact support to change it.")];
  });
}
