/** The field for a recovery code, below the one for a 6 digit code. */
export const RECOVERY_FIELD = {
  label: "Recovery code",
  hint: "If you can't get a 6 digit code. Each recovery code works once.",
  autoComplete: "off",
  maxLength: 20,
} as const;
