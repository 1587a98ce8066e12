// The start of every call to the database: one statement claims the key, checks the sign-in and reads the clock, since each
// statement of its own would be another round trip.
import { sql } from "kysely";
import { SHOP_NOW } from "./clock.ts";
import type { Claim, Db, Tx } from "./handlers.ts";
import { type ClaimRow, claimRow, requireSameBody } from "./idempotency.ts";
import { isLoginLive } from "./login-state.ts";

type Opening = { isLive: boolean; now: Date };
/** The reply kept for the key of an earlier call; null when the key is new and the work is to be done now. */
export type Opened = Opening & { stored: ClaimRow["reply"] };

type Caller = {
  claim: Claim | null;
  /** The sign-in to check; null for a call that needs none. */
  loginId: string | null;
};

/** A second call with the same key waits here until the first has committed, and is judged by the clock from then on. */
export async function openCall(tx: Tx | Db, { claim, loginId }: Caller): Promise<Opened> {
  if (!claim) {
    const { rows } = await sql<Opening>`/* open_call */
      select ${isLoginLive(loginId)} as "isLive", ${SHOP_NOW} as now from shop_clock`.execute(tx);
    return { ...requireRow(rows), stored: null };
  }
  const { rows } = await sql<Opening & ClaimRow>`/* open_call_with_key */
    with claimed as (${claimRow(claim)})
    select claimed.*, ${isLoginLive(loginId)} as "isLive", ${SHOP_NOW} as now from claimed, shop_clock`.execute(tx);
  const { isLive, now, reply, body_hash } = requireRow(rows);
  if (isLive) requireSameBody({ body_hash }, claim);
  return { isLive, now, stored: reply };
}

function requireRow<Row>([row]: Row[]): Row {
  if (!row) throw new Error("The shop has no clock: its table is empty.");
  return row;
}
