import type { ColumnType, Generated } from "kysely";

type CreatedAt = ColumnType<Date, Date | undefined, never>;

/** The two-factor settings of a customer. Secrets are sealed (lib/seal.ts), codes are hashed. */
type TwoFactorTable = {
  customer_id: string;
  /** `null` while two-factor is off. */
  method: "authenticator" | "email" | null;
  since: Date | null;
  secret: string | null;
  /** The 30-second step of the last accepted authenticator code. No step is accepted twice. */
  last_step: number | null;
  setup_secret: string | null;
  setup_expires_at: Date | null;
  code_hash: string | null;
  code_sent_at: Date | null;
  code_expires_at: Date | null;
  wrong_codes: Generated<number>;
  locked_at: Date | null;
};

type TrustedDeviceTable = { customer_id: string; device_id: string; fingerprint_hash: string; trusted_until: Date };

/** A recovery code that was not used yet. */
type RecoveryCodeTable = { customer_id: string; code_hash: string; created_at: CreatedAt };

type TwoFactorChallengeTable = { token_hash: string; customer_id: string; expires_at: Date };

/** A one-time link: sign in from an email or another shop, or confirm an address. */
type CustomerLinkTable = {
  token_hash: string;
  kind: "autologin" | "transfer" | "confirm_address" | "password_reset";
  customer_id: string;
  expires_at: Date;
  used_at: Date | null;
};

type MailTable = {
  id: Generated<number>;
  recipient: string;
  subject: string;
  body: string;
  /** The path of the page that the mail is about; `null` if its text has the links. */
  link: string | null;
  /** The causes that what the mail is about supports. */
  cause_keys: ColumnType<string[], string | undefined, never>;
  created_at: CreatedAt;
  /** The customer of a marketing mail; `null` for service mails. */
  marketing_to: string | null;
  headers: ColumnType<Record<string, string>, string | undefined, never>;
  /** Later for queued mails, and after an attempt that failed. */
  send_at: Generated<Date>;
  sent_at: Date | null;
  attempts: Generated<number>;
  /** It is not tried again. */
  failed_at: Date | null;
};

export type TwoFactorTables = {
  two_factor: TwoFactorTable;
  trusted_device: TrustedDeviceTable;
  two_factor_challenge: TwoFactorChallengeTable;
  two_factor_recovery_code: RecoveryCodeTable;
  customer_link: CustomerLinkTable;
  mail: MailTable;
};
