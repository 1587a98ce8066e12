import type { ServicesEnv } from "#services/lib/env.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { lockTwoFactor, saveMethod } from "#services/main/identity/two-factor/two-factor.rows.ts";
import { customers, register } from "./01-customers.ts";

/** Registers the customers with two-factor codes. The authenticator's secret is published, so that anyone can sign in. */
export async function seed(tx: Tx, now: Date, env: ServicesEnv): Promise<void> {
  const withCodes = customers.filter(({ twoFactor }) => twoFactor);
  await register(tx, now, withCodes);
  for (const { id, twoFactor } of withCodes) {
    await lockTwoFactor(tx, id);
    await saveMethod(tx, env, id, twoFactor?.method === "email" ? "email" : "authenticator", twoFactor?.secret ?? null);
  }
}
