// When the dialog that moves a customer's account opens by itself (account §4). Pure.
import type { Capability } from "#generated/capabilities.ts";

type Conditions = {
  isAuthenticated: boolean;
  capabilities: readonly Capability[];
  migrationStatus: string;
  /** The customer has closed it within 7 days. */
  isDismissed: boolean;
  isOpen: boolean;
};

/** Returns whether a customer's account is to be moved. */
export const isMigrationDue = (status: string) => status === "eligible_soft" || status === "eligible_hard";

/** Returns whether the dialog opens. */
export const opensMigration = ({
  capabilities,
  isAuthenticated,
  isDismissed,
  isOpen,
  migrationStatus,
}: Conditions): boolean =>
  isAuthenticated &&
  capabilities.includes("customer_migration") &&
  isMigrationDue(migrationStatus) &&
  !isDismissed &&
  !isOpen;
