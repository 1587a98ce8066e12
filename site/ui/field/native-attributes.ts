// Apart from field.ts, so that pages with only a select do not load it.
import type { FieldType } from "./field.ts";

type Native = {
  type: "text" | "email" | "tel" | "date";
  inputMode?: "numeric" | "decimal" | "tel" | "email";
  autoComplete?: string;
};

const NATIVE: Record<FieldType, Native> = {
  text: { type: "text" },
  email: { type: "email", inputMode: "email", autoComplete: "email" },
  phone: { type: "tel", inputMode: "tel", autoComplete: "tel" },
  currency: { type: "text", inputMode: "decimal", autoComplete: "off" },
  postcode: { type: "text", inputMode: "numeric", autoComplete: "postal-code" },
  date: { type: "date" },
  number: { type: "text", inputMode: "numeric", autoComplete: "off" },
  code: { type: "text", inputMode: "numeric", autoComplete: "one-time-code" },
};

/** Returns the native attributes of a field type: keyboard, autofill and input type. */
export const nativeAttributes = (type: FieldType): Native => NATIVE[type];
