import type { ColumnType, Generated } from "kysely";

type CreatedAt = ColumnType<Date, Date | undefined, never>;

/** What a customer's codes are checked against. Secrets are sealed (lib/seal.ts), codes are hashed. */
type TwoFactorTable = {
  customer_id: string;
  /** Null while two-factor is off. */
  method: "authenticator" | "email" | null;
  since: Date | null;
  secret: string | null;
  /** The half minute of the last code an authenticator gave: none is taken twice. */
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

type TwoFactorChallengeTable = { token_hash: string; customer_id: string; expires_at: Date };

/** A link whose bearer may do one thing once: sign in (from an email, from another shop of the house), or confirm an address. */
type CustomerLinkTable = {
  token_hash: string;
  kind: "autologin" | "transfer" | "confirm_address";
  customer_id: string;
  expires_at: Date;
  used_at: Date | null;
};

type MailTable = {
  id: Generated<number>;
  recipient: string;
  subject: string;
  body: string;
  created_at: CreatedAt;
};

export type TwoFactorTables = {
  two_factor: TwoFactorTable;
  trusted_device: TrustedDeviceTable;
  two_factor_challenge: TwoFactorChallengeTable;
  customer_link: CustomerLinkTable;
  mail: MailTable;
};
