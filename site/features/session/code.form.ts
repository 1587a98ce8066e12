import { otpProblem, toOtp } from "#gateway/rules/account/otp.ts";
import { defineForm, type FieldSpec } from "#site/lib/form/form.ts";
import { codeErrorOf } from "./code.ts";

const fields = {
  otp: {
    kind: "code",
    label: "6 digit code",
    rules: [(value) => otpProblem(toOtp(String(value ?? "")))],
    autoComplete: "one-time-code",
  },
  saveDevice: { kind: "checkbox", label: "Don't ask for a code on this device" },
} satisfies Record<string, FieldSpec>;

const common = {
  fields,
  isShort: true,
  errorsOf: (problem: Parameters<typeof codeErrorOf>[0]) => ({ otp: codeErrorOf(problem) }),
} as const;

/** Completes a sign-in. */
export const enterCodeForm = defineForm("session.enterCode", { name: "enter-code", ...common });

/** Step-up authentication of a signed-in customer (account §4). */
export const elevateForm = defineForm("session.elevate", { name: "elevate", ...common });
