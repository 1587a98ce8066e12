import { createHash } from "node:crypto";

// The experiments of the reference backend: how many of 100 customers are in each group.
// The gateway runs an experiment only while `experiments` and the flag of its name are on.

type Shares = Readonly<Record<string, number>>;

export const EXPERIMENTS: Readonly<Record<string, Shares>> = {
  boost_buy_tickets_experiment: { control: 50, buy: 50 },
};

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
