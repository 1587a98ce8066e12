// The experiments of the reference backend: how many of 100 customers are in each group.
// The gateway runs an experiment only while `experiments` and the flag of its name are on.

type Shares = Readonly<Record<string, number>>;

export const EXPERIMENTS: Readonly<Record<string, Shares>> = {
  boost_buy_tickets_experiment: { control: 50, buy: 50 },
};
