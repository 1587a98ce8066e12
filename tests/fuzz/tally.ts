// Counts the replies of many calls by class, and keeps one example of each kind of fault.
import { leaksIn } from "#scripts/lib/run-output.ts";

export type Found = {
  /** The number of replies by class of status: "2xx". */
  counts: Record<string, number>;
  /** The faults, with one call of each kind. */
  faults: string[];
};

const shown = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value))?.slice(0, 1_500);

export type Tally = ReturnType<typeof createTally>;

export function createTally() {
  const byName = new Map<string, { counts: Record<string, number>; faults: Map<string, string> }>();

  /** Counts a reply under a name, with its faults and a description of the call. */
  function add(name: string, status: number, faults: string[], ...call: unknown[]) {
    const found = byName.get(name) ?? { counts: {}, faults: new Map<string, string>() };
    byName.set(name, found);
    const group = `${Math.floor(status / 100)}xx`;
    found.counts[group] = (found.counts[group] ?? 0) + 1;
    for (const fault of faults) {
      const kind = fault.replaceAll(/\d+/g, "0");
      if (!found.faults.has(kind)) found.faults.set(kind, [`${name}: ${fault}`, ...call.map(shown)].join("\n  "));
    }
  }

  const found = (): Record<string, Found> =>
    Object.fromEntries(
      [...byName].map(([name, { counts, faults }]) => [name, { counts, faults: [...faults.values()] }]),
    );
  return { add, found };
}

/** Returns the given secrets in a log, and everything that looks like a secret. */
export const leaksOf = (log: string, secrets: Iterable<string>) => [
  ...leaksIn(log).map((what) => `the log holds ${what}`),
  ...[...secrets].filter((secret) => log.includes(secret)).map((secret) => `the log holds ${secret}`),
];
