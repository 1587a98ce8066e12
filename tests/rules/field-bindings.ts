import { isOtpComplete, otpProblem, toOtp } from "#gateway/rules/account/otp.ts";
import { fieldErrors } from "#gateway/rules/form.ts";
import {
  oldEnough,
  registrationDefaults,
  registrationRules,
  requiredRegistrationFields,
} from "#gateway/rules/registration.ts";
import { canSendFeedback, isRating, ratingValues } from "#gateway/rules/shell/feedback.ts";
import * as field from "#gateway/rules/validators.ts";
import { fieldOf, groupByTarget } from "#gateway/upstream/targets.ts";
import { type Bindings, claims, type Input, verdict } from "./table.ts";

const bound = (validator: field.Validator) => (input: Input) => verdict(validator(input));

/** The table's names of the form's fields. */
const FIELD_OF: Record<string, (typeof requiredRegistrationFields)[number]> = {
  "date of birth": "dateOfBirth",
  "first name": "firstname",
  "last name": "lastname",
  "phone number": "phoneNumber",
};

const filledForm = {
  firstname: "Anna",
  lastname: "Citizen",
  email: "anna@example.com",
  password: "secret-4711",
  dateOfBirth: "1990-01-31",
  phoneNumber: "0412345678",
  address: "1 High Street",
  suburb: "Sydney",
  state: "NSW",
  postcode: "2000",
  country: "AU",
  termsAccepted: true,
};

const min = (input: Input) => (input.min === "(default)" ? undefined : input.min);

const FORM_VALIDATORS = { required: field.required, numbersOnly: field.numbersOnly };

function formVerdict({ fields }: Input) {
  const rules: Record<string, field.Validator[]> = {};
  const values: Record<string, field.FieldValue> = {};
  for (const [index, entry] of fields.entries()) {
    const [[kind, value]] = Object.entries(entry) as [[keyof typeof FORM_VALIDATORS, string]];
    rules[index] = [FORM_VALIDATORS[kind]];
    values[index] = value;
  }
  return verdict(Object.values(fieldErrors(rules, values))[0]);
}

export const fieldBindings: Bindings = {
  "field.required": bound(field.required),
  "field.email": bound(field.email),
  "field.numbersOnly": bound(field.numbersOnly),
  "field.phone": bound(field.phone),
  "field.postCode": bound(field.postCode),
  "field.currency": bound(field.currency),
  "field.terms": bound(field.terms),
  "field.cardHolderName": bound(field.cardHolderName),
  "field.mismatch": ({ fieldName, a, b }) => verdict(field.matches(fieldName, a)(b)),
  "field.minAmount": (input) => verdict(field.minAmount(min(input))(input.value)),
  "field.maxAmount": ({ max, value }) => verdict(field.maxAmount(max)(value)),

  "form.valid": formVerdict,
  "form.serverErrors": ({ input, output }) => {
    const groups = groupByTarget({ messages: input });
    const messages = Object.entries(groups).map(([target, group]) => [target, group.map((error) => error.message)]);
    return JSON.stringify(Object.fromEntries(messages)) === JSON.stringify(output);
  },
  "form.bankAccount.errorTargets": ({ server, field: name }) => fieldOf(server) === name,

  "otp.format": (code) => verdict(otpProblem(code)),
  "otp.paste": ({ paste, value }, note) => {
    if (toOtp(paste) !== value) return false;
    return note.startsWith("message on submit") ? verdict(otpProblem(toOtp(paste))) : true;
  },
  "otp.nonDigits": ({ typed, value }) => toOtp(typed) === value && isOtpComplete(`${value}12345`),
  "otp.autoSubmit": ({ typed, key }) => (key === "Enter" ? verdict(otpProblem(typed)) : isOtpComplete(typed)),
  "registration.minAge": ({ today, dateOfBirth }) => verdict(oldEnough(today)(dateOfBirth)),
  "registration.required": (input) => {
    const form: Record<string, field.FieldValue> = { ...filledForm };
    if (input.missing) form[FIELD_OF[input.missing] ?? input.missing] = "";
    else if (input.allOf.length !== requiredRegistrationFields.length) return false;
    return verdict(Object.values(fieldErrors(registrationRules, form, "2026-11-20"))[0]);
  },
  "registration.defaults": (input) => {
    if (input.termsAccepted === false) {
      return verdict(
        fieldErrors(registrationRules, { ...filledForm, termsAccepted: false }, "2026-11-20").termsAccepted,
      );
    }
    const { emailOptIn, showTerms, showEmailOptIn } = registrationDefaults;
    return claims(input, { optIn: emailOptIn, termsCheckboxShown: showTerms, optInCheckboxShown: showEmailOptIn });
  },

  "feedback.submit": ({ rating, submitting = false }) => canSendFeedback({ rating, isSubmitting: submitting }),
  "feedback.rating": ({ rating, value }) => isRating(rating) && ratingValues[rating] === value,
};
