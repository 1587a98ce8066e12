import type { FieldType, Option } from "../field/field.ts";

/** How a form field looks. */
export type FieldLook = {
  kind?: FieldType | "password" | "code" | "select" | "radio" | "checkbox" | "checkboxes" | "textarea" | "hidden";
  label: string;
  hint?: string;
  /** `false` adds "(optional)" to the label. */
  required?: boolean;
  options?: readonly Option[];
  placeholder?: string;
  autoComplete?: string;
  maxLength?: number;
  /** The currency sign of an amount. */
  sign?: string;
  /** Spans both columns of a section. */
  full?: boolean;
};

/** A fieldset with a heading, in two columns where there is room. */
export type FormSection = { legend: string; fields: readonly string[]; note?: string };

/** URLs by link text. Every text of the form that contains the phrase shows it as a link. */
export type Links = Readonly<Record<string, string>>;
