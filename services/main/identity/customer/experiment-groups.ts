import { createHash } from "node:crypto";
import { EXPERIMENTS } from "../../foundation/site/experiments.ts";

/** Returns 0 to 99, evenly spread, and independent between experiments. */
const percentileOf = (experiment: string, customerId: string) =>
  createHash("sha256").update(`${experiment} ${customerId}`).digest().readUInt32BE() % 100;

/** Returns a customer's group in each experiment. It stays the same while the experiment's shares do. */
export function experimentGroupsOf(customerId: string, experiments = EXPERIMENTS): Record<string, string> {
  const groupIn = (experiment: string) => {
    let rest = percentileOf(experiment, customerId);
    return Object.entries(experiments[experiment] ?? {}).find(([, share]) => {
      rest -= share;
      return rest < 0;
    })?.[0];
  };
  return Object.fromEntries(Object.keys(experiments).map((name) => [name, groupIn(name) ?? "control"]));
}
