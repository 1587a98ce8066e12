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

export function otpProblem(code: string): string | null {
  return isOtpComplete(code) ? null : "A 6 digit code is required.";
}
