// Form fields with the exact messages of the validators (shell §5). The messages are in rules/; this connects them to zod.
import { z } from "zod";
import { type TypedAs, typed } from "#gateway/rules/typed-text.ts";
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

/** Reports the first message that applies to a text, or the bound of the contract's field that it breaks. */
const checkText = (field: Field, validators: Validator[]) => (value: string, context: z.RefinementCtx) => {
  const [issue] = field.safeParse(value).error?.issues ?? [];
  const refused = [required, ...validators].map((validate) => validate(value)).find((message) => message !== null);
  const message = refused ?? (issue && boundMessage(issue));
  if (message) context.addIssue({ code: "custom", message });
};

/** A required text exactly as it was entered, such as a password or an id. Reports the first message that applies. */
export const requiredText = (field: Field, ...validators: Validator[]) =>
  z.string({ error: REQUIRED }).superRefine(checkText(field, validators));

/** A required text that a person enters, read as its kind first (typed-text.ts). Reports the first message that applies. */
export const typedText = (as: TypedAs, field: Field, ...validators: Validator[]) =>
  z.string({ error: REQUIRED }).overwrite(typed[as]).superRefine(checkText(field, validators));

const fields = SignUpRequest().shape;

// The contract's formats are slightly stricter than the validators.
export const emailText = typedText("email", fields.email, email, within(fields.email, email("not an address")));
export const phoneText = typedText("phone", fields.phoneNumber, phone, within(fields.phoneNumber, phone("!")));
export const postcodeText = typedText("postCode", fields.postcode, postCode, within(fields.postcode, postCode("!")));
