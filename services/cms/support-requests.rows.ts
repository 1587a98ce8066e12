import { randomInt } from "node:crypto";
import type { Tx } from "#services/lib/handlers.ts";
import type { SupportRequest } from "./support-requests.rules.ts";

// Without letters and digits that are mixed up when they are read aloud or typed: 0 and O, 1, I and L.
const SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

const fourSigns = () => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join("");

/** Inserts a request as a draft and returns its number, such as R-7KQ4-M2XD. */
export async function insertSupportRequest(tx: Tx, { order, ...request }: SupportRequest, now: Date): Promise<string> {
  const id = `R-${fourSigns()}-${fourSigns()}`;
  await tx
    .insertInto("support_request")
    .values({ ...request, id, order_number: order, created_at: now })
    .execute();
  return id;
}

/** Returns the requests, newest first. */
export const listSupportRequests = (tx: Tx, limit = 50) =>
  tx.selectFrom("support_request").selectAll().orderBy("created_at", "desc").orderBy("id").limit(limit).execute();
