import type { ColumnType, Generated } from "kysely";
import type { components } from "#generated/main/schema.ts";

type Schemas = components["schemas"];

type FundTable = {
  id: string;
  customer_id: string;
  kind: "cc" | "paypal" | "bank";
  /** At most one of a customer; never a bank account or a deleted fund. */
  is_default: Generated<boolean>;
  brand: Schemas["CardBrand"];
  last_four: string | null;
  expiry_month: number | null;
  expiry_year: number | null;
  /** The holder of a bank account, or the email of a PayPal account. */
  account_name: string | null;
  gateway_key: Schemas["CardGatewayKey"] | null;
  /** The gateway's name for the card or PayPal account; `null` for a bank account. */
  gateway_reference: string | null;
  transfer_type: Schemas["TransferType"] | null;
  /** BSB, SWIFT code or PayID, sealed (services/lib/seal.ts); `null` once the customer has closed the account. */
  sealed_code: string | null;
  /** The account number, sealed; `null` for a PayID. */
  sealed_number: string | null;
  verification_status: NonNullable<Schemas["Fund"]["verificationStatus"]> | null;
  /** Since when the customer has agreed to direct debits; bank accounts in Australia only. */
  debit_agreed_at: Generated<Date | null>;
  /** What a card becomes once the deposit it was saved with has succeeded. Until then it is not listed. */
  awaits_deposit: Generated<"as_default" | "as_other" | null>;
  created_at: ColumnType<Date, Date, never>;
  /** Deleted funds are hidden, but past deposits and withdrawals refer to them. */
  deleted_at: Date | null;
};

export type FundTables = { fund: FundTable };
