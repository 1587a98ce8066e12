import type { ColumnType } from "kysely";
import type { components } from "#generated/main/schema.ts";

/** An account at a provider that signs a customer in. One per customer and provider, and never two customers. */
type SocialAccountTable = {
  customer_id: string;
  provider: components["schemas"]["SocialProvider"];
  /** The provider's id of the account. */
  subject: string;
  /** The provider's email, masked; empty if the provider gave none. */
  identifier: string;
  since: Date;
  /** In wall time; `since` is the shop's. */
  linked_at: ColumnType<Date, Date | undefined, never>;
};

/** An identity token that has signed a customer in. */
type UsedIdentityTokenTable = {
  token_hash: string;
  expires_at: Date;
};

export type SocialAccountsTables = {
  social_account: SocialAccountTable;
  used_identity_token: UsedIdentityTokenTable;
};
