import type { FieldType, Option } from "../field/field.ts";

/** How a field of a form is drawn. */
export type FieldLook = {
  kind?: FieldType | "password" | "code" | "select" | "radio" | "checkbox" | "textarea" | "hidden";
  label: string;
  hint?: string;
  /** False adds "(optional)" to the label. */
  required?: boolean;
  options?: readonly Option[];
  placeholder?: string;
  autoComplete?: string;
  maxLength?: number;
  /** The whole width of a two-column section. */
  full?: boolean;
};

/** Fields under a heading, in two columns where there is room. */
export type FormSection = { legend: string; fields: readonly string[]; note?: string };

/** Words that are a link wherever a text of the form contains them. */
export type Links = Readonly<Record<string, string>>;
