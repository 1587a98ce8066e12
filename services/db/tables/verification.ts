import type { Generated } from "kysely";

/** One attempt to verify a customer. Times are shop time. */
type VerificationAttemptTable = {
  id: Generated<number>;
  customer_id: string;
  method: "auto_verification" | "connect_id" | "drivers_licence" | "pdf_form" | "photo_id_upload";
  /** `in_progress` awaits a result, `pending` a person. */
  status: "in_progress" | "pending" | "matched" | "refused";
  /** SHA-256 of the details that are verified. The attempt counts for no others. */
  details_hash: string;
  /** The result that arrives at `decide_at`; null unless in progress. */
  will_match: boolean | null;
  decide_at: Date | null;
  created_at: Date;
};

/** A file of an upload. Deleted with the decision. */
type VerificationDocumentTable = {
  attempt_id: number;
  side: "file" | "back";
  type: "image/jpeg" | "image/png" | "application/pdf";
  /** Encrypted (services/lib/seal.ts). */
  sealed: Buffer;
};

/** A verification at the customer's bank that has been started. Valid once, in wall time. */
type ConnectIdStateTable = {
  state_hash: string;
  customer_id: string;
  expires_at: Date;
};

export type VerificationTables = {
  verification_attempt: VerificationAttemptTable;
  verification_document: VerificationDocumentTable;
  connect_id_state: ConnectIdStateTable;
};
