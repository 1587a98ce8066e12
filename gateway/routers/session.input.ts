import { z } from "zod";
import { isOtpComplete, otpProblem, recoveryCodeProblem, toOtp, toRecoveryCode } from "#gateway/rules/account/otp.ts";
import { longEnough } from "#gateway/rules/account/password-change.ts";
import { postcodeOfAddress, stateOfAddress } from "#gateway/rules/addresses.ts";
import { type Region, selectableRegions } from "#gateway/rules/regions.ts";
import { isBirthDate } from "#gateway/rules/registration.ts";
import { cardHolderName, matches, required, terms } from "#gateway/rules/validators.ts";
import {
  AutologinRequest,
  LoginRequest,
  SendTwoFactorEmailCodeRequest,
  SignUpRequest,
} from "#generated/main/inputs.ts";
import { emailText, phoneText, postcodeText, requiredText, typedText, within } from "./fields.input.ts";

export const checkEmailInput = z.object({ email: emailText });

export const loginInput = z.object({
  email: emailText,
  password: requiredText(LoginRequest().shape.password),
  saveDevice: z.boolean().default(false),
});

const codeText = z.string().max(100).default("");

/** A one-time code as typed, with any spaces: without a script the field cannot remove them (account §5). */
export const otpText = codeText.transform(toOtp).refine(isOtpComplete, otpProblem("") ?? "");

/** A one-time code, or a recovery code in its place. */
export const codeInput = z
  .object({ otp: codeText, recoveryCode: codeText, saveDevice: z.boolean().default(false) })
  .superRefine(({ otp, recoveryCode }, context) => {
    const [field, message] =
      recoveryCode.trim() === ""
        ? ["otp", otpProblem(toOtp(otp))]
        : ["recoveryCode", recoveryCodeProblem(toRecoveryCode(recoveryCode))];
    if (message) context.addIssue({ code: "custom", path: [field], message });
  })
  .transform(({ otp, recoveryCode, saveDevice }) => ({
    otp: recoveryCode.trim() === "" ? toOtp(otp) : toRecoveryCode(recoveryCode),
    saveDevice,
  }));

export const sendCodeInput = SendTwoFactorEmailCodeRequest().pick({ reason: true });

/** The token in the URL of an email link. */
export const linkInput = AutologinRequest().pick({ token: true });

const isDate = (value: unknown) => (isBirthDate(String(value)) ? null : "Please enter a valid date of birth");
const { shape } = SignUpRequest();
const isState = (value: unknown) =>
  value === "GB" || selectableRegions.includes(value as Region) ? null : required("");

/** The fields of the sign-up form. Upgrading an account uses some of them. */
export const signUpFields = z.object({
  firstname: typedText("line", shape.firstname, cardHolderName),
  lastname: typedText("line", shape.lastname, cardHolderName),
  email: emailText,
  password: requiredText(shape.password, longEnough),
  passwordConfirmation: z.string().optional(),
  dateOfBirth: typedText("date", shape.dateOfBirth, isDate),
  phoneNumber: phoneText,
  address: typedText("line", shape.address),
  suburb: typedText("line", shape.suburb),
  state: requiredText(shape.state, isState).transform((value) => value as Region),
  postcode: postcodeText,
  country: requiredText(shape.country, within(shape.country, required(""))),
  addressEntry: shape.addressEntry,
  termsAccepted: z
    .boolean()
    .default(false)
    .refine((value) => value, terms(false) ?? ""),
  emailOptIn: z.boolean().default(false),
  saveDevice: z.boolean().default(false),
  favouriteNumbers: shape.favouriteNumbers,
});

// Checked even if other fields are invalid, so that the form shows all errors at once.
const always = () => true;

const partsOf = (value: unknown) => (value ?? {}) as { country?: string; postcode?: string; state?: string };
const addressRules = { postcode: postcodeOfAddress, state: stateOfAddress };

/** Adds the rules for the parts of an address that must fit together. */
export function withFittingAddress<Fields extends z.ZodObject>(fields: Fields): Fields {
  const check = (input: z.ZodType, name: keyof typeof addressRules) => {
    const problemOf = (value: unknown) =>
      addressRules[name](partsOf(value)[name], { values: partsOf(value), today: "" });
    return input.refine((value) => problemOf(value) === null, {
      path: [name],
      error: (issue) => problemOf(issue.input) ?? "",
      when: always,
    });
  };
  return check(check(fields, "postcode"), "state") as Fields;
}

/** Sets the region of a British address, which has no state to choose. */
export const withRegion = <Address extends { country: string; state: Region }>(address: Address): Address =>
  address.country === "GB" ? { ...address, state: "GB" } : address;

/** All fields of shell §5. Reports every invalid field at once, each with its own message. */
export const signUpInput = withFittingAddress(signUpFields)
  .refine(
    ({ password, passwordConfirmation }) =>
      passwordConfirmation === undefined || matches("password", password)(passwordConfirmation) === null,
    { path: ["passwordConfirmation"], message: matches("password", true)(false) ?? "", when: always },
  )
  .transform(withRegion);
