// The demo controls of verification: an operator decides, sets what customers must be verified for, and reads documents.
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { ServicesEnv } from "#services/env.ts";
import type { Db } from "#services/lib/handlers.ts";
import { unsealBytes } from "#services/lib/seal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { setFlags } from "#services/main/identity/customer/customer.rows.ts";
import { setVerificationRules } from "#services/main/identity/customer/verified.rows.ts";
import { decideAttempts } from "#services/main/identity/verification/verification.commands.ts";
import { listDocuments } from "#services/main/identity/verification-attempts/verification.rows.ts";
import { customerIdOf } from "./sign-in-controls.ts";

const verifyInput = z.object({ email: z.email(), result: z.enum(["verified", "refused", "unverified"]) });
const rulesInput = z.object({
  email: z.email(),
  purposes: z.array(z.enum(["purchase", "deposit", "withdrawal"])),
});
const documentsInput = z.object({ email: z.email() });

/** Adds POST /verify, /verification-rules and /documents. */
export function addVerificationControls(server: FastifyInstance, db: Db, env: ServicesEnv): void {
  server.post("/verify", async ({ body }) => {
    const { email, result } = verifyInput.parse(body);
    const decided = await runInTransaction(db, async (tx) => {
      const customerId = await customerIdOf(tx, email);
      const count = result === "unverified" ? 0 : await decideAttempts(tx, env, customerId, result === "verified");
      // Without an attempt, as if the operator had checked the customer in person.
      if (count === 0) await setFlags(tx, customerId, { is_verified: result === "verified" });
      return count;
    });
    return { email, decided };
  });
  server.post("/verification-rules", async ({ body }) => {
    const { email, purposes } = rulesInput.parse(body);
    await runInTransaction(db, async (tx) => setVerificationRules(tx, await customerIdOf(tx, email), purposes));
    return { email, purposes };
  });
  server.post("/documents", async ({ body }) => {
    const { email } = documentsInput.parse(body);
    const documents = await runInTransaction(db, async (tx) => listDocuments(tx, await customerIdOf(tx, email)));
    return documents.map(({ sealed, side, type }) => ({
      side,
      type,
      base64: unsealBytes(env, Buffer.from(sealed)).toString("base64"),
    }));
  });
}
