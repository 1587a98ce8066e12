import { longEnough } from "./account/password-change.ts";
import { postcodeOfAddress, stateOfAddress } from "./addresses.ts";
import type { FormRules } from "./form.ts";
import { cardHolderName, email, phone, postCode, required, terms, type Validator } from "./validators.ts";

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

type RegistrationField = (typeof requiredRegistrationFields)[number] | "termsAccepted" | "emailOptIn";

/** Default settings of the sign-up form (shell §5). */
export const registrationDefaults = { emailOptIn: false, showTerms: true, showEmailOptIn: true, minimumAge: 18 };

/**
 * Returns the age in whole years on `today`, birthday included. Both dates are YYYY-MM-DD, so time zones do not matter.
 */
export function ageOn(dateOfBirth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** Whether the text is an existing date in YYYY-MM-DD format; 2025-02-30 is not. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The earliest date of birth: no living person was born before. Refuses two-digit years and typing errors. */
const EARLIEST_BIRTH = "1900-01-01";

/** Whether the text is a date on which a customer may have been born. */
export const isBirthDate = (text: string) => isCalendarDate(text) && text >= EARLIEST_BIRTH;

/** A date whose year has two digits: "17/5/90" could be of 1990, and a child's "17/5/10" of 1910. */
const SHORT_YEAR = /^\d{1,2}[\s./-]+\d{1,2}[\s./-]+\d{2}$|^\d{6}$/;

export function oldEnough(today: string, minimumAge = registrationDefaults.minimumAge): Validator {
  return (value) => {
    const text = String(value ?? "");
    if (SHORT_YEAR.test(text.trim())) return "Enter the year with four digits, such as 17/05/1990.";
    if (!isBirthDate(text) || text > today) return "Please enter a valid date of birth";
    return ageOn(text, today) >= minimumAge ? null : `You must be ${minimumAge} or over to register`;
  };
}

/** Rules for name, phone number and address, used by registration and account upgrade. */
export const detailRules = {
  firstname: [required, cardHolderName],
  lastname: [required, cardHolderName],
  phoneNumber: [required, phone],
  address: [required],
  suburb: [required],
  state: [required, stateOfAddress],
  postcode: [required, postCode, postcodeOfAddress],
  country: [required],
} satisfies Partial<FormRules<RegistrationField>>;

/** The rules of the registration form. The minimum age is checked against today's date in the visitor's region. */
export const registrationRules = {
  ...detailRules,
  email: [required, email],
  password: [required, longEnough],
  dateOfBirth: [required, (value, { today }) => oldEnough(today)(value)],
  termsAccepted: [terms],
  emailOptIn: [],
} satisfies FormRules<RegistrationField>;
