// Field validators and their exact messages (shell §5, account §5, shop §5).
// An empty value fails only `required` and `terms`, so optional fields need no special case.

export type FieldValue = string | number | boolean | null | undefined;

/** Returns the message for the customer, or null if the value is valid. */
export type Validator = (value: FieldValue) => string | null;

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const EMAIL_MAX_LENGTH = 254; // RFC 5321: the longest address a mail server must accept
const PHONE = /^\+?[\d ()-]+$/;
const PHONE_DIGITS = { min: 8, max: 15 }; // a local number without area code .. E.164
const POST_CODE = /^[a-z\d][a-z\d -]{2,9}$/i; // of any country: addresses.ts knows those of Australia and Britain
const CURRENCY = /^\d+(\.\d{1,2})?$/;
const CARD_NUMBER_DIGITS = 13; // account §9: a "name" with at least this many digits is taken for a card number

const isEmpty = (value: FieldValue) => value === "" || value === null || value === undefined;
const countDigits = (text: string) => text.replace(/\D/g, "").length;

function textRule(message: string, accepts: (text: string) => boolean): Validator {
  return (value) => (isEmpty(value) || accepts(String(value)) ? null : message);
}

export const required: Validator = (value) => (value ? null : "This field is required");

export const email = textRule(
  "Please enter a valid email address",
  (text) => text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text),
);

export const numbersOnly = textRule("Please enter numbers only", (text) => /^\d*$/.test(text));

const threeOrFour = textRule("Enter the 3 or 4 digit security code.", (text) => /^\d{3,4}$/.test(text));

/** The security code of a card. */
export const securityCode: Validator = (value) => numbersOnly(value) ?? threeOrFour(value);

export const phone = textRule("Please enter a valid phone number", (text) => {
  const digits = countDigits(text);
  return PHONE.test(text) && digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max;
});

export const postCode = textRule("Please enter a valid post code", (text) => POST_CODE.test(text));

export const currency = textRule("Amount must follow format e.g: 1.50", (text) => CURRENCY.test(text));

export const terms: Validator = (value) => (value ? null : "You must agree to the terms and conditions to proceed.");

/** Rejects a card number in a name field, so that it is never stored or logged. */
export const cardHolderName = textRule(
  "Please enter the card holder's name.",
  (text) => countDigits(text) < CARD_NUMBER_DIGITS,
);

/** Keyboards write "é" as one character or as two. Services hash passwords in this form. */
const plain = (value: FieldValue) => (typeof value === "string" ? value.normalize("NFKC") : value);

/** Requires the value to equal `other`. `fieldName` is the name in the message ("password"). */
export function matches(fieldName: string, other: FieldValue): Validator {
  return (value) => (plain(value) === plain(other) ? null : `Your ${fieldName} does not match`);
}

/** `shown` is the amount in the message. */
export function minAmount(min = 0.01, shown = min.toFixed(2)): Validator {
  return (value) =>
    isEmpty(value) || Number(value) >= min ? null : `Please enter an amount equal to or greater than ${shown}.`;
}

/** `shown` is the amount in the message. */
export function maxAmount(max: number, shown = max.toFixed(2)): Validator {
  return (value) =>
    isEmpty(value) || Number(value) <= max ? null : `Please enter an amount equal to or less than ${shown}.`;
}
