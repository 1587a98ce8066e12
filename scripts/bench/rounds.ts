// Alternates rounds between the things compared, so that a slow machine slows all of them. Trust the ratios.

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Runs each contestant once per round, warm-up rounds first. Returns the measurements by round. */
export async function alternate<Name extends string, Measure>(
  contestants: Record<Name, () => Promise<Measure>>,
  { warmUp = 2, rounds = 7 } = {},
): Promise<Record<Name, Measure[]>> {
  const names = Object.keys(contestants) as Name[];
  const measured = Object.fromEntries(names.map((name) => [name, [] as Measure[]])) as Record<Name, Measure[]>;
  for (let round = 0; round < warmUp + rounds; round += 1) {
    // Every second round runs backwards, so that the same contestant is not always first.
    for (const name of round % 2 === 0 ? names : [...names].reverse()) {
      const measure = await contestants[name]();
      if (round >= warmUp) measured[name].push(measure);
    }
  }
  return measured;
}

/** Returns the median of the ratios of all rounds. */
export function ratio(these: readonly number[], those: readonly number[]): string {
  return median(these.map((value, round) => value / (those[round] ?? Number.NaN))).toFixed(2);
}
