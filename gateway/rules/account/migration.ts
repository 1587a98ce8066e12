type MigrationPrompt = {
  isAuthenticated: boolean;
  hasCapability: boolean;
  migrationStatus: string;
  wasDismissed: boolean;
  isOpen: boolean;
};

/** Whether the migration modal opens by itself (account §4). */
export function opensMigration(prompt: MigrationPrompt): boolean {
  const isEligible = prompt.migrationStatus === "eligible_soft" || prompt.migrationStatus === "eligible_hard";
  return prompt.isAuthenticated && prompt.hasCapability && isEligible && !prompt.wasDismissed && !prompt.isOpen;
}
