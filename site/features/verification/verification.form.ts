// The forms of verification: automatic, by a licence, by the bank, and the upload.
import type { Outputs } from "#gateway/gateway.ts";
import { required } from "#gateway/rules/validators.ts";
import { defineForm, type FieldSpec } from "#site/lib/form/form.ts";

export type LicenceState = Outputs["verification"]["licences"][number];

export const automaticForm = defineForm("verification.automatic", {
  name: "verify",
  submit: "Verify now",
  isShort: true,
  fields: {},
});
export const bankForm = defineForm("verification.startConnectId", {
  name: "verify-bank",
  submit: "Choose your bank",
  isShort: true,
  fields: {},
});

const FIELDS = {
  licence_number: { name: "licenceNumber", maxLength: 20 },
  card_number: { name: "cardNumber", maxLength: 20 },
  expiry_date: { name: "expiryDate", kind: "date" },
} as const;

export const VERIFY_BY_LICENCE = "Verify with this licence";

/** Returns the form of a state's licence. */
export function licenceFormOf({ fields }: Pick<LicenceState, "fields">) {
  const numbers = fields.map(({ key, label, required: isNeeded }): [string, FieldSpec] => {
    const { name, ...look } = FIELDS[key];
    return [name, { label, autoComplete: "off", ...look, ...(isNeeded ? { rules: [required] } : { optional: true }) }];
  });
  return defineForm("verification.licence", {
    name: "verify-licence",
    submit: VERIFY_BY_LICENCE,
    fields: { state: { kind: "hidden", label: "" }, ...Object.fromEntries(numbers) },
  });
}

/** The names of the forms' targets, as the query parameter `change` of their action. */
export const CHANGES = ["automatic", "licence", "bank"] as const;
export type Change = (typeof CHANGES)[number];
export const isChange = (value: string | null): value is Change => CHANGES.some((change) => change === value);
