// One-time codes: six digits from an authenticator app or an email (account §5, §9).

import { typed } from "../typed-text.ts";

const OTP_LENGTH = 6;

/** Returns the first six digits of typed or pasted text, full-width digits included. */
export function toOtp(text: string): string {
  return typed.digits(text).replace(/\D/g, "").slice(0, OTP_LENGTH);
}

export function isOtpComplete(code: string): boolean {
  return /^\d{6}$/.test(code);
}

// Ten characters of Crockford's base32, which reads letters that look like digits as digits.
const RECOVERY_CODE = /^[0-9A-HJKMNP-TV-Z]{10}$/;

/** Returns a typed or pasted recovery code without spaces and hyphens, in capitals. */
export function toRecoveryCode(text: string): string {
  return typed
    .digits(text)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
}

/** Returns a recovery code in two groups, for reading and typing: "7KQM2-XPD9R". */
export const groupedRecoveryCode = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`;

export const recoveryCodeProblem = (code: string): string | null =>
  RECOVERY_CODE.test(code) ? null : "A recovery code has 10 letters and digits.";

export function otpProblem(code: string): string | null {
  return isOtpComplete(code) ? null : "A 6 digit code is required.";
}
