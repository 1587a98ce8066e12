// Driver's licences: the numbers that each state prints on them. Pure.
import type { components as CustomerVerify } from "#generated/customer-verify/schema.ts";
import type { components } from "#generated/main/schema.ts";
import type { RefusalMessage } from "#services/lib/refusal.ts";

export type Licence = components["schemas"]["VerifyLicenceRequest"];
type LicenceState = CustomerVerify["schemas"]["LicenceState"];
type Field = LicenceState["fields"][number];

const number = (pattern: string): Field => ({
  key: "licence_number",
  label: "Licence number",
  required: true,
  pattern,
});
const card = (pattern: string): Field => ({ key: "card_number", label: "Card number", required: true, pattern });

/** The states whose licences can be verified, in the order of the form. */
export const LICENCE_STATES: LicenceState[] = [
  { state: "ACT", fields: [number("^[0-9]{1,10}$"), card("^[A-Za-z0-9]{10}$")] },
  { state: "NSW", fields: [number("^[A-Za-z0-9]{6,8}$"), card("^[0-9]{10}$")] },
  { state: "NT", fields: [number("^[0-9]{5,8}$"), card("^[0-9]{6,8}$")] },
  { state: "QLD", fields: [number("^[0-9]{8,9}$"), card("^[A-Za-z0-9]{10}$")] },
  { state: "SA", fields: [number("^[A-Za-z0-9]{6}$"), card("^[A-Za-z0-9]{9}$")] },
  { state: "TAS", fields: [number("^[A-Za-z0-9]{6,8}$"), card("^[A-Za-z0-9]{9}$")] },
  { state: "VIC", fields: [number("^[0-9]{8,10}$"), card("^[A-Za-z0-9]{8}$")] },
  { state: "WA", fields: [number("^[0-9]{7}$"), card("^[A-Za-z0-9]{8,10}$")] },
];

const VALUES = { licence_number: "licenceNumber", card_number: "cardNumber", expiry_date: "expiryDate" } as const;

/** Returns the messages for a licence, by the rules of its state. `today` is YYYY-MM-DD. */
export function checkLicence(licence: Licence, today: string): RefusalMessage[] {
  const invalid = (target: string, message: string): RefusalMessage => ({ code: "invalid_field", message, target });
  const state = LICENCE_STATES.find((one) => one.state === licence.state);
  if (!state) return [invalid("state", "Licences of this state can't be verified")];
  const found = state.fields.flatMap(({ key, label, pattern, required }) => {
    const value = (licence[VALUES[key]] ?? "").replaceAll(" ", "");
    if (value === "") return required ? [invalid(key, "This field is required")] : [];
    return new RegExp(pattern).test(value)
      ? []
      : [invalid(key, `This is not a ${label.toLowerCase()} of ${state.state}`)];
  });
  const { expiryDate } = licence;
  return expiryDate && expiryDate < today ? [...found, invalid("expiry_date", "This licence has expired")] : found;
}
