export type ForcedPage = "force-password-change" | "my-account-upgrade-account";

/** Returns the page a flagged customer must visit first, or null (shell §2). A password change comes first. */
export function forcedPage(customer: {
  forcePasswordChange?: boolean | null;
  accountUpgrade?: boolean | null;
}): ForcedPage | null {
  if (customer.forcePasswordChange) return "force-password-change";
  return customer.accountUpgrade ? "my-account-upgrade-account" : null;
}
