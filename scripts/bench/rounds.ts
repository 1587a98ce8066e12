// Rounds alternate between what is compared, so that a machine that slows down slows down both. Trust the ratios.

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Runs each contestant once a round, the first rounds for warming up; answers what each measured, round by round. */
export async function alternate<Name extends string, Measure>(
  contestants: Record<Name, () => Promise<Measure>>,
  { warmUp = 2, rounds = 7 } = {},
): Promise<Record<Name, Measure[]>> {
  const names = Object.keys(contestants) as Name[];
  const measured = Object.fromEntries(names.map((name) => [name, [] as Measure[]])) as Record<Name, Measure[]>;
  for (let round = 0; round < warmUp + rounds; round += 1) {
    // Every second round backwards: nobody is always the one after a pause.
    for (const name of round % 2 === 0 ? names : [...names].reverse()) {
      const measure = await contestants[name]();
      if (round >= warmUp) measured[name].push(measure);
    }
  }
  return measured;
}

/** The median of the rounds' ratios. */
export function ratio(these: readonly number[], those: readonly number[]): string {
  return median(these.map((value, round) => value / (those[round] ?? Number.NaN))).toFixed(2);
}
