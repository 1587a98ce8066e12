// The port to a provider that verifies identities. services/sandbox/identity-provider-client.ts is an adapter; a real
// provider needs another.

import type { Licence } from "./licence.rules.ts";
import type { VerifiedDetails } from "./verification.rules.ts";

/** `mismatch` is known at once. Otherwise the result arrives `inSeconds` of the shop's clock later. */
export type IdentityCheck = "mismatch" | { willMatch: boolean; inSeconds: number };

/** The person that a bank knows; null if the customer or the bank declined. */
export type BankIdentity = Pick<VerifiedDetails, "firstname" | "lastname" | "dateOfBirth"> | null;

export type IdentityProvider = {
  checkDetails: (details: VerifiedDetails) => IdentityCheck;
  checkLicence: (details: VerifiedDetails, licence: Licence) => IdentityCheck;
  /** Whether a bank takes part in Connect ID. */
  isBank: (id: string) => boolean;
  /** Returns the page where the customer agrees. It comes back to `redirectUrl` with `state` and a code. */
  connectIdUrl: (wanted: { state: string; redirectUrl: string; bank: string | null }) => string;
  /** Returns the person behind a code that the bank issued for `state`. */
  exchangeCode: (code: string, state: string) => BankIdentity;
};
