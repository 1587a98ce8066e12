import { otpProblem, recoveryCodeProblem, toOtp, toRecoveryCode } from "#gateway/rules/account/otp.ts";
import { defineForm, type FieldSpec } from "#site/lib/form/form.ts";
import { RECOVERY_FIELD } from "#site/ui/form/recovery-field.ts";
import { codeErrorOf } from "./code.ts";

const fields = {
  otp: {
    kind: "code",
    label: "6 digit code",
    rules: [(value, { values }) => (values["recoveryCode"] ? null : otpProblem(toOtp(String(value ?? ""))))],
    autoComplete: "one-time-code",
  },
  recoveryCode: {
    ...RECOVERY_FIELD,
    optional: true,
    secret: true,
    rules: [(value) => (value ? recoveryCodeProblem(toRecoveryCode(String(value))) : null)],
  },
  saveDevice: { kind: "checkbox", label: "Don't ask for a code on this device" },
} satisfies Record<string, FieldSpec>;

const common = {
  fields,
  isShort: true,
  errorsOf: (problem: Parameters<typeof codeErrorOf>[0]) => ({
    otp: codeErrorOf(problem),
    recoveryCode: problem.targets["recoveryCode"]?.[0]?.message,
  }),
} as const;

/** Completes a sign-in. */
export const enterCodeForm = defineForm("session.enterCode", { name: "enter-code", submit: "Log in", ...common });

/** Step-up authentication of a signed-in customer (account §4). */
export const elevateForm = defineForm("session.elevate", { name: "elevate", submit: "Continue", ...common });
