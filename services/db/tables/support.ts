import type { Generated } from "kysely";

type SupportRequestTable = {
  /** The number that the customer gets, such as R-7KQ4-M2XD. */
  id: string;
  status: Generated<"draft">;
  name: string;
  email: string;
  topic: string;
  order_number: string | null;
  message: string;
  created_at: Date;
};

export type SupportTables = { support_request: SupportRequestTable };
