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

/** A one-time code as typed, with any spaces: without a script the field cannot remove them (account §5). */
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

/** The token in the URL of an email link. */
export const linkInput = z.object({ token: z.string().min(1).max(200) });

const isDate = (value: unknown) => (isCalendarDate(String(value)) ? null : "Please enter a valid date of birth");
const isCountry = (value: unknown) => (/^[A-Z]{2}$/.test(String(value)) ? null : "This field is required");
const isState = (value: unknown) => (selectableRegions.includes(value as Region) ? null : "This field is required");

/** The fields of the sign-up form. Upgrading an account uses some of them. */
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

/** All fields of shell §5. Reports every invalid field at once, each with its own message. */
export const signUpInput = signUpFields.refine(
  ({ password, passwordConfirmation }) => passwordConfirmation === undefined || passwordConfirmation === password,
  {
    path: ["passwordConfirmation"],
    message: matches("password", true)(false) ?? "",
    // Checked even if other fields are invalid, so that the form shows all errors at once.
    when: () => true,
  },
);
