// Form fields with the exact messages of the validators (shell §5). The messages are in rules/; this connects them to zod.
import { z } from "zod";
import { email, phone, postCode, required, type Validator } from "#gateway/rules/validators.ts";
import { SignUpRequest } from "#generated/main/inputs.ts";

const REQUIRED = required("") ?? "";

/** A field of a contract. */
type Field = z.ZodType<string | undefined, string | undefined>;

/** Returns a validator with `message` for every value that the contract refuses. */
export const within =
  (field: Field, message: string | null): Validator =>
  (value) =>
    field.safeParse(value).success ? null : message;

/** A required text, within the bounds of a contract's field. Reports the first message that applies. */
export function requiredText(field: Field, ...validators: Validator[]) {
  return z.string({ error: REQUIRED }).superRefine((value, context) => {
    const message = [required, ...validators].map((validate) => validate(value)).find(Boolean);
    const issues = message ? [{ message }] : (field.safeParse(value).error?.issues ?? []);
    for (const issue of issues) context.addIssue({ code: "custom", message: issue.message });
  });
}

const fields = SignUpRequest().shape;

// The contract's formats are slightly stricter than the validators: British postcodes pass the validator only.
export const emailText = requiredText(fields.email, email, within(fields.email, email("not an address")));
export const phoneText = requiredText(fields.phoneNumber, phone, within(fields.phoneNumber, phone("!")));
export const postcodeText = requiredText(fields.postcode, postCode, within(fields.postcode, postCode("!")));
