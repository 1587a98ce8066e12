// Opens a call in the database: one statement claims the idempotency key, checks the login and reads the shop clock, to
// save round trips.
import { sql } from "kysely";
import { SHOP_NOW } from "./clock.ts";
import type { Claim, Db, Tx } from "./handlers.ts";
import { type ClaimRow, claimRow, requireSameBody } from "./idempotency.ts";
import { isLoginLive } from "./login-state.ts";

type Opening = { isLive: boolean; now: Date };
/** `stored` is the reply of an earlier call with the same key, or null if the key is new. */
export type Opened = Opening & { stored: ClaimRow["reply"] };

type Caller = {
  claim: Claim | null;
  /** The login to check, or null. */
  loginId: string | null;
};

/** Opens a call. A second call with the same key waits until the first has committed, then reads the clock. */
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
