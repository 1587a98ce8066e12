import type { Generated } from "kysely";

/** A change of a customer's email, by a link to the new one. A link to the old one undoes it. */
type EmailChangeTable = {
  id: Generated<number>;
  customer_id: string;
  old_email: string;
  new_email: string;
  /** SHA-256 of the tokens of the links. */
  change_hash: string;
  undo_hash: string;
  change_until: Date;
  undo_until: Date;
  /** What was added to the account from then on goes with the change when it is undone. */
  undo_from: Date;
  changed_at: Date | null;
  undone_at: Date | null;
};

export type EmailChangeTables = { email_change: EmailChangeTable };
