// Pieces of form input with the exact words of the validators (shell §5). The words live in rules/; this ties them to zod.
import { z } from "zod";
import { email, phone, postCode, required, type Validator } from "#gateway/rules/validators.ts";

const REQUIRED = required("") ?? "";

/** A text that must be there. */
export function requiredText(maxLength: number, ...validators: Validator[]) {
  return z
    .string({ error: REQUIRED })
    .max(maxLength)
    .superRefine((value, context) => {
      // One message per field, the first that applies.
      const message = [required, ...validators].map((validate) => validate(value)).find(Boolean);
      if (message) context.addIssue({ code: "custom", message });
    });
}

// The format check behind the words: what the contract accepts as an address is a little narrower than the rule.
const isContractEmail = z.email().max(254);
const strictEmail: Validator = (value) =>
  email(value) ?? (isContractEmail.safeParse(value).success ? null : email("not an address"));

export const emailText = requiredText(254, strictEmail);
export const phoneText = requiredText(20, phone);
// Contract: four digits. The alternate locale's post codes pass the rule and are refused with its words.
export const postcodeText = requiredText(8, postCode, (value) =>
  /^\d{4}$/.test(String(value)) ? null : postCode("!"),
);
