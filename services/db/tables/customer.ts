import type { ColumnType, Generated } from "kysely";

type CreatedAt = ColumnType<Date, Date | undefined, never>;

type CustomerTable = {
  id: string;
  /** Lower case, unique. */
  email: string;
  password_hash: string;
  firstname: string;
  lastname: string;
  /** YYYY-MM-DD. */
  date_of_birth: string;
  phone_number: string | null;
  address: string | null;
  suburb: string | null;
  state: string | null;
  postcode: string | null;
  country: string;
  terms_accepted_at: Date;
  attribution: ColumnType<Record<string, unknown> | null, string | null, string | null>;
  address_confirmation_required: Generated<boolean>;
  email_confirmation_required: Generated<boolean>;
  force_password_change: Generated<boolean>;
  account_upgrade: Generated<boolean>;
  /** Cleared by a move to another state. */
  is_verified: Generated<boolean>;
  verification_required_for: Generated<("purchase" | "deposit" | "withdrawal")[]>;
  /** Suggest two-factor to this customer. */
  two_factor_prompt: Generated<boolean>;
  /** Two letters; `null` while the customer may play. */
  banned_country: string | null;
  /** What the customer acknowledged about their location, and when in shop time. */
  location_country: string | null;
  location_region: string | null;
  location_acknowledged_at: Date | null;
  /** In shop time. Personal data is replaced then. */
  closed_at: Date | null;
  /** The withdrawal that closes the account once it is paid. */
  closing_withdrawal: string | null;
  closing_reason: string | null;
  closing_comment: string | null;
  /** The keyed hash of the email that a closed account had. */
  closed_email_hash: string | null;
  /** The first closed account of the email; `null` without one. */
  first_account: string | null;
  /** Which capabilities the customer has (site/settings.ts). */
  segment: Generated<string>;
  migration_status: Generated<"ineligible" | "eligible_soft" | "eligible_hard" | "migrated">;
  /** Set while the last move has failed and no other has started; `told` once migrateCustomer has answered it. */
  migration_failure: "new" | "told" | null;
  /** In shop time. A move takes some seconds from then on. */
  migration_started_at: Date | null;
  migration_fails: Generated<boolean>;
  created_at: CreatedAt;
};

/** One sign-in on one device. Revoking it invalidates all its refresh tokens. */
type LoginTable = {
  id: string;
  customer_id: string;
  device_id: string;
  created_at: CreatedAt;
  revoked_at: Date | null;
  /** The end of the elevation after a two-factor code. */
  elevated_until: Date | null;
};

type RefreshTokenTable = {
  /** SHA-256 of the token, so that a leaked table contains no usable token. */
  token_hash: string;
  login_id: string;
  issued_at: Date;
  expires_at: Date;
  used_at: Date | null;
  /** The keyed hash of the two-factor code that was accepted with this token. */
  code_hash: string | null;
};

type LoginFailureTable = { id: Generated<number>; email: string; failed_at: Date };

export type CustomerTables = {
  customer: CustomerTable;
  login: LoginTable;
  refresh_token: RefreshTokenTable;
  login_failure: LoginFailureTable;
};
