import { type FormRules, fieldErrors } from "./form.ts";
import {
  cardHolderName,
  email,
  type FieldValue,
  matches,
  phone,
  postCode,
  required,
  terms,
  type Validator,
} from "./validators.ts";

/** Required by default (shell §5). addressLine2 is never collected. */
export const requiredRegistrationFields = [
  "firstname",
  "lastname",
  "email",
  "password",
  "dateOfBirth",
  "phoneNumber",
  "address",
  "suburb",
  "state",
  "postcode",
  "country",
] as const;

export type RegistrationField =
  | (typeof requiredRegistrationFields)[number]
  | "passwordConfirmation"
  | "termsAccepted"
  | "emailOptIn";

/** How the sign-up form opens (shell §5). */
export const registrationDefaults = { emailOptIn: false, showTerms: true, showEmailOptIn: true, minimumAge: 18 };

/** Whole years lived on `today`; the birthday itself counts. Both are YYYY-MM-DD, so that no time zone enters. */
export function ageOn(dateOfBirth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** A date that exists: 2025-02-30 does not. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

export function oldEnough(today: string, minimumAge = registrationDefaults.minimumAge): Validator {
  return (value) => {
    const text = String(value ?? "");
    if (!isCalendarDate(text) || text > today) return "Please enter a valid date of birth";
    return ageOn(text, today) >= minimumAge ? null : `You must be ${minimumAge} or over to register`;
  };
}

/** Who somebody is and where they live: asked for by registration, and again where an account is upgraded. */
export const detailRules = {
  firstname: [required, cardHolderName],
  lastname: [required, cardHolderName],
  phoneNumber: [required, phone],
  address: [required],
  suburb: [required],
  state: [required],
  postcode: [required, postCode],
  country: [required],
} satisfies Partial<FormRules<RegistrationField>>;

/** The message of each field that keeps a visitor from registering on `today` (YYYY-MM-DD, the region's date). */
export function registrationErrors(
  values: Partial<Record<RegistrationField, FieldValue>>,
  today: string,
): Partial<Record<RegistrationField, string>> {
  const rules: FormRules<RegistrationField> = {
    ...detailRules,
    email: [required, email],
    password: [required],
    passwordConfirmation: [required, matches("password", values.password)],
    dateOfBirth: [required, oldEnough(today)],
    termsAccepted: [terms],
    emailOptIn: [],
  };
  return fieldErrors(rules, values);
}
