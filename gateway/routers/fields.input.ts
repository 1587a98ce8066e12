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

/** Returns the message for a text that only the contract refuses. */
const boundMessage = (issue: z.core.$ZodIssue) =>
  issue.code === "too_big" ? `Please enter at most ${issue.maximum} characters` : REQUIRED;

/** A required text, within the bounds of a contract's field. Reports the first message that applies. */
export function requiredText(field: Field, ...validators: Validator[]) {
  return z.string({ error: REQUIRED }).superRefine((value, context) => {
    const [issue] = field.safeParse(value).error?.issues ?? [];
    const refused = [required, ...validators].map((validate) => validate(value)).find((message) => message !== null);
    const message = refused ?? (issue && boundMessage(issue));
    if (message) context.addIssue({ code: "custom", message });
  });
}

const fields = SignUpRequest().shape;

// The contract's formats are slightly stricter than the validators.
export const emailText = requiredText(fields.email, email, within(fields.email, email("not an address")));
export const phoneText = requiredText(fields.phoneNumber, phone, within(fields.phoneNumber, phone("!")));
export const postcodeText = requiredText(fields.postcode, postCode, within(fields.postcode, postCode("!")));
