import type { ServiceName } from "#generated/contracts.ts";

/**
 * How far a failure reaches: a status from 500 up, no answer, or one that nobody can read.
 * - site-wide: nothing can be trusted to work, and the error page of the status is shown (shell §8).
 * - empty: as if there was nothing to show; nobody is told (account §8, placement).
 * - reported: a notice where it would stand, and a line for who looks after the shop (account §8, Lotto Party).
 * - local: a notice where it would stand.
 */
export type FailureReach = "site-wide" | "empty" | "reported" | "local";

/** What each service's failures mean. A service without a row does not compile. */
const REACH: Record<ServiceName, FailureReach> = {
  main: "site-wide",
  placement: "empty",
  social: "reported",
  analytics: "local",
  auth: "local",
  blog: "local",
  cms: "local",
  config: "local",
  "customer-verify": "local",
  discovery: "local",
  membership: "local",
  migration: "local",
  notifications: "local",
  translation: "local",
};

export const reachOf = (service: ServiceName): FailureReach => REACH[service];
