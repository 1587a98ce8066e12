import type { ServiceName } from "#generated/contracts.ts";

/**
 * How much of the site a failure affects. A failure is a 5xx reply, no reply, or an unparseable reply.
 * - site-wide: a 5xx shows the error page of its status instead of the page (shell §8). Logged as an error.
 * - empty: hides the part of the page, without a notice (account §8, placement).
 * - reported: shows a notice in place of the part and logs an error (account §8, Lotto Party).
 * - local: shows a notice in place of the part.
 */
export type FailureReach = "site-wide" | "empty" | "reported" | "local";

/** The reach of each service's failures. A new service does not compile until it has a row here. */
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
