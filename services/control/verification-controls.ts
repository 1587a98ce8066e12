// The controls of verification: an operator decides, sets what customers must be verified for, and reads documents.
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { ServicesEnv } from "#services/lib/env.ts";
import { refuse } from "#services/lib/refusal.ts";
import { unsealBytes } from "#services/lib/seal.ts";
import { setFlags } from "#services/main/identity/customer/customer.rows.ts";
import { setVerificationRules } from "#services/main/identity/customer/verified.rows.ts";
import { decideAttempts } from "#services/main/identity/verification/verification.commands.ts";
import { listDocuments } from "#services/main/identity/verification/verification.rows.ts";
import { type Act, customerIdOf } from "./operator-action.ts";

const verifyInput = z.object({ email: z.email(), result: z.enum(["verified", "refused", "unverified"]) });
const rulesInput = z.object({
  email: z.email(),
  purposes: z.array(z.enum(["purchase", "deposit", "withdrawal"])),
});
const documentsInput = z.object({ email: z.email() });

function opened(env: ServicesEnv, sealed: Uint8Array): Buffer {
  try {
    return unsealBytes(env, Buffer.from(sealed));
  } catch {
    return refuse(
      422,
      "invalid_field",
      "The documents cannot be decrypted: TOKEN_SECRET is not the one of the services.",
    );
  }
}

/** Adds POST /verify, /verification-rules and /documents. */
export function addVerificationControls(server: FastifyInstance, act: Act, env: ServicesEnv): void {
  server.post("/verify", async (request) => {
    const { email, result } = verifyInput.parse(request.body);
    const decided = await act(request, async (tx) => {
      const customerId = await customerIdOf(tx, email);
      const count = result === "unverified" ? 0 : await decideAttempts(tx, env, customerId, result === "verified");
      // Without an attempt, as if the operator had checked the customer in person.
      if (count === 0) await setFlags(tx, customerId, { is_verified: result === "verified" });
      return count;
    });
    return { email, decided };
  });
  server.post("/verification-rules", async (request) => {
    const { email, purposes } = rulesInput.parse(request.body);
    await act(request, async (tx) => setVerificationRules(tx, await customerIdOf(tx, email), purposes));
    return { email, purposes };
  });
  server.post("/documents", async (request) => {
    const { email } = documentsInput.parse(request.body);
    return act(request, async (tx) => {
      const documents = await listDocuments(tx, await customerIdOf(tx, email));
      return documents.map(({ sealed, side, type }) => ({
        side,
        type,
        base64: opened(env, sealed).toString("base64"),
      }));
    });
  });
}
