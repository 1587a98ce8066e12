// One-time codes: six digits from an authenticator or a mail (account §5, §9).

const OTP_LENGTH = 6;
const OTP_RESEND_SECONDS = 60;

const otpMessages = {
  incomplete: "A 6 digit code is required.",
  incorrect: "Code is incorrect or expired. Try again or contact support",
  lockedTitle: "Account locked",
  locked: "Your account has been locked due to too many incorrect 2FA attempts. Please contact support.",
} as const;

/** What stays of typed or pasted text: digits only, six of them. */
export function toOtp(text: string): string {
  return text.replace(/\D/g, "").slice(0, OTP_LENGTH);
}

export function isOtpComplete(code: string): boolean {
  return /^\d{6}$/.test(code);
}

export function otpProblem(code: string): string | null {
  return isOtpComplete(code) ? null : otpMessages.incomplete;
}

/** The sign-in answers of the server that concern the code, by their id. */
export function otpRefusal(id: string): string | null {
  if (id === "2fa_incorrect") return otpMessages.incorrect;
  if (id === "2fa_account_locked") return otpMessages.locked;
  return null;
}

export function canResendOtp(secondsSinceResend: number | null): boolean {
  return secondsSinceResend === null || secondsSinceResend >= OTP_RESEND_SECONDS;
}
