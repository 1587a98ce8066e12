import { z } from "zod";
import { isOtpComplete, otpProblem, toOtp } from "#gateway/rules/account/otp.ts";
import { longEnough } from "#gateway/rules/account/password-change.ts";
import { type Region, selectableRegions } from "#gateway/rules/regions.ts";
import { isCalendarDate } from "#gateway/rules/registration.ts";
import { cardHolderName, matches, terms } from "#gateway/rules/validators.ts";
import { emailText, phoneText, postcodeText, requiredText } from "./fields.input.ts";

export const checkEmailInput = z.object({ email: emailText });

export const loginInput = z.object({
  email: emailText,
  password: requiredText(128),
  saveDevice: z.boolean().default(false),
});

/** A code as it was typed, spaces and all: the fields without a script cannot take them out (account §5). */
export const codeInput = z.object({
  otp: z
    .string()
    .max(100)
    .default("")
    .transform(toOtp)
    .refine(isOtpComplete, otpProblem("") ?? ""),
  saveDevice: z.boolean().default(false),
});

export const sendCodeInput = z.object({ reason: z.enum(["login", "elevate", "enrol"]) });

/** The token out of the address of a link. */
export const linkInput = z.object({ token: z.string().min(1).max(200) });

const isDate = (value: unknown) => (isCalendarDate(String(value)) ? null : "Please enter a valid date of birth");
const isCountry = (value: unknown) => (/^[A-Z]{2}$/.test(String(value)) ? null : "This field is required");
const isState = (value: unknown) => (selectableRegions.includes(value as Region) ? null : "This field is required");

/** The fields of the form, one by one; the upgrade of an account asks for some of them again. */
export const signUpFields = z.object({
  firstname: requiredText(100, cardHolderName),
  lastname: requiredText(100, cardHolderName),
  email: emailText,
  password: requiredText(128, longEnough),
  passwordConfirmation: z.string().optional(),
  dateOfBirth: requiredText(10, isDate),
  phoneNumber: phoneText,
  address: requiredText(200),
  suburb: requiredText(100),
  state: requiredText(10, isState).transform((value) => value as Region),
  postcode: postcodeText,
  country: requiredText(2, isCountry),
  addressEntry: z.enum(["autocomplete", "manual"]).optional(),
  termsAccepted: z
    .boolean()
    .default(false)
    .refine((value) => value, terms(false) ?? ""),
  emailOptIn: z.boolean().default(false),
  saveDevice: z.boolean().default(false),
  affiliateCode: z.string().max(100).optional(),
  favouriteNumbers: z.array(z.number().int().min(0).max(999)).max(40).optional(),
});

/** Every field of shell §5, each refused with its own words and all of them at once. */
export const signUpInput = signUpFields.refine(
  ({ password, passwordConfirmation }) => passwordConfirmation === undefined || passwordConfirmation === password,
  {
    path: ["passwordConfirmation"],
    message: matches("password", true)(false) ?? "",
    // Also beside other refusals: nobody corrects a form twice for what was wrong at once.
    when: () => true,
  },
);
