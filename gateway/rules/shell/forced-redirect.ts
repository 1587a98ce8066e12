export type ForcedPage = "force-password-change" | "my-account-upgrade-account";

/** The page a flagged customer must see before any other (shell §2). A weak password is the more urgent of the two. */
export function forcedPage(customer: {
  forcePasswordChange?: boolean | null;
  accountUpgrade?: boolean | null;
}): ForcedPage | null {
  if (customer.forcePasswordChange) return "force-password-change";
  return customer.accountUpgrade ? "my-account-upgrade-account" : null;
}
