// The sandbox of identity verification. It knows no person: the details themselves say what the result is.
import { z } from "zod";
import type { ServicesEnv } from "#services/lib/env.ts";
import { seal, unseal } from "#services/lib/seal.ts";
import type { IdentityProvider } from "#services/main/identity/verification/identity-provider.ts";

const RESULT_SECONDS = 10;
const BANKS = ["bank_of_examples", "credit_union_of_examples"];

const codeContent = z.object({
  state: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  dateOfBirth: z.string(),
});
export type CodeContent = z.infer<typeof codeContent>;

/** Returns the code that the sandbox's bank sends to the shop. */
export const issueCode = (env: ServicesEnv, content: CodeContent): string => `ac_${seal(env, JSON.stringify(content))}`;

function readCode(env: ServicesEnv, code: string): CodeContent | null {
  try {
    return codeContent.parse(JSON.parse(unseal(env, code.slice("ac_".length))));
  } catch {
    return null;
  }
}

/**
 * Automatic: a suburb called Nowhere has no match at once, and Elsewhere after 10 seconds. Licence: a number that ends with 0
 * has no match at once, and with 9 after 10 seconds. Everything else matches after 10 seconds of the shop's clock.
 */
export function createSandboxIdentityProvider(env: ServicesEnv, origin: () => string): IdentityProvider {
  return {
    checkDetails({ suburb }) {
      if (/^nowhere$/i.test(suburb ?? "")) return "mismatch";
      return { willMatch: !/^elsewhere$/i.test(suburb ?? ""), inSeconds: RESULT_SECONDS };
    },
    checkLicence(_, { licenceNumber }) {
      if (licenceNumber.trimEnd().endsWith("0")) return "mismatch";
      return { willMatch: !licenceNumber.trimEnd().endsWith("9"), inSeconds: RESULT_SECONDS };
    },
    isBank: (id) => BANKS.includes(id),
    connectIdUrl({ bank, redirectUrl, state }) {
      const query = new URLSearchParams({ state, redirect_url: redirectUrl, ...(bank !== null && { bank }) });
      return `${origin()}/sandbox/connect-id?${query}`;
    },
    exchangeCode(code, state) {
      const known = readCode(env, code);
      return known?.state === state ? known : null;
    },
  };
}
