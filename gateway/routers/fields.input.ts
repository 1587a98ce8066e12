// Form fields with the exact messages of the validators (shell §5). The messages are in rules/; this connects them to zod.
import { z } from "zod";
import { email, phone, postCode, required, type Validator } from "#gateway/rules/validators.ts";

const REQUIRED = required("") ?? "";

/** A required text. Reports the first message that applies. */
export function requiredText(maxLength: number, ...validators: Validator[]) {
  return z
    .string({ error: REQUIRED })
    .max(maxLength)
    .superRefine((value, context) => {
      const message = [required, ...validators].map((validate) => validate(value)).find(Boolean);
      if (message) context.addIssue({ code: "custom", message });
    });
}

// The contract's email format is slightly stricter than the validator's.
const isContractEmail = z.email().max(254);
const strictEmail: Validator = (value) =>
  email(value) ?? (isContractEmail.safeParse(value).success ? null : email("not an address"));

export const emailText = requiredText(254, strictEmail);
export const phoneText = requiredText(20, phone);
// Contract: four digits. British postcodes pass the validator and are refused here, with its message.
export const postcodeText = requiredText(8, postCode, (value) =>
  /^\d{4}$/.test(String(value)) ? null : postCode("!"),
);
