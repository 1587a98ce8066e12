// The forms of two-factor authentication: starting a method, its first code, and turning it off.
import { otpProblem, toOtp } from "#gateway/rules/account/otp.ts";
import { currentPasswordField } from "#site/lib/form/details.ts";
import { defineForm, type FormState } from "#site/lib/form/form.ts";

// Asked for while two-factor is off; otherwise a code is. The service knows which, so no rule requires it.
const password = { ...currentPasswordField, rules: [] };

export const startAuthenticatorForm = defineForm("twoFactor.startAuthenticator", {
  name: "start-authenticator",
  isShort: true,
  fields: { password },
});
export const startEmailForm = defineForm("twoFactor.startEmail", {
  name: "start-email",
  isShort: true,
  fields: { password },
});
export const recoveryCodesForm = defineForm("twoFactor.createRecoveryCodes", {
  name: "recovery-codes",
  submit: "Make new recovery codes",
  isShort: true,
  fields: {},
});
export const enableForm = defineForm("twoFactor.enable", {
  name: "enable-two-factor",
  submit: "Turn on two-factor authentication",
  isShort: true,
  fields: {
    method: { kind: "hidden", label: "" },
    otp: {
      kind: "code",
      label: "6 digit code",
      rules: [(value) => otpProblem(toOtp(String(value ?? "")))],
      autoComplete: "one-time-code",
    },
  },
});
export const disableForm = defineForm("twoFactor.disable", {
  name: "disable-two-factor",
  submit: "Turn off two-factor authentication",
  isShort: true,
  fields: {},
});

/** The forms by the query parameter `change` of their action. */
export const CHANGES = {
  authenticator: startAuthenticatorForm,
  email: startEmailForm,
  enable: enableForm,
  codes: recoveryCodesForm,
  disable: disableForm,
} as const;
export type Change = keyof typeof CHANGES;
/** The state after a plain post, and the form it was for. */
export type Before = { of: Change; state: FormState };
export const isChange = (value: string | null): value is Change => value !== null && Object.hasOwn(CHANGES, value);
