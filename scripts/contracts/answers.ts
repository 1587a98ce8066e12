// The version rule: every breaking change has a new version or an entry in docs/contract-changes.md.
import { bundle } from "../generate/bundle.ts";
import type { Document } from "../generate/document.ts";
import { ExpectedError, print } from "../lib/steps.ts";
import { type Judged, judge, nameOf, notAllowed } from "./allowances.ts";
import { contractsAt, fetchHistory, head, isShallow, named, releasedBase, stepsOfMain } from "./base.ts";
import { compareAll } from "./compare/compare.ts";

type Contracts = Record<string, Document>;

/** Returns the breaking changes between two states of the contracts that are not allowed. */
const openBetween = (before: Contracts, after: Contracts) => notAllowed(judge(compareAll(before, after)));

function refuse(open: { change: Judged; by?: string }[], promised: string, since: string): never {
  const lines = open.map(
    ({ change, by = "" }) =>
      `${change.service} ${change.location}: ${change.words}${by}\n  - \`${nameOf(change)}\`: <why, and what callers do>`,
  );
  throw new ExpectedError(
    `${lines.join("\n")}\nThese changes break the contracts ${promised}. Give the operations a new version, or add these lines with their reasons to docs/contract-changes.md. Details: npm run contracts -- diff ${since.slice(0, 8)}`,
  );
}

/**
 * A CI clone may contain only the last commit, so this fetches the rest. If that fails, it prints a notice and does not fail the
 * check. It never fetches in a developer's clone.
 */
function completeHistory() {
  if (!isShallow()) return;
  if (process.env["CI"]) {
    print("  This clone is shallow: fetching the older commits.");
    if (fetchHistory()) return;
  }
  print("  This clone is shallow: breaking changes of older commits cannot be checked.");
  print("  Fetch them: git fetch --unshallow --tags (in CI: depth 0).");
}

/**
 * On main without a release, anyone may run any commit, so each is compared with the one before. Changes that were since
 * reverted, versioned or given an entry do not count.
 */
function requireAnswersOfMain(last: string, now: Contracts) {
  const steps = stepsOfMain();
  const committed = contractsAt(last);
  const all = [...steps, { commit: "", subject: "", before: committed, after: now }];
  const open = all.flatMap(({ commit, subject, before, after }) => {
    const broken = openBetween(before, after);
    if (broken.length === 0 || commit === "") return broken.map((change) => ({ commit: last, change }));
    const place = ({ location, kind }: Judged) => `${location} ${kind}`;
    const present = Object.fromEntries(Object.entries(now).filter(([service]) => service in before));
    const still = new Set(openBetween(before, present).map(place));
    const by = ` (${commit.slice(0, 8)} ${subject})`;
    return broken.filter((change) => still.has(place(change))).map((change) => ({ commit: `${commit}~1`, change, by }));
  });
  const [first] = open;
  if (first) refuse(open, "for users of main before them", first.commit);
  print(`  no breaking change in the ${steps.length} commits of main that changed contracts`);
}

/** Throws for breaking changes since the branch began or since the last release; on main before any release, in each commit. */
export async function requireAnswers() {
  const last = head();
  if (!last) return print("  no commits to compare with");
  completeHistory();
  const base = releasedBase();
  if (!base) return requireAnswersOfMain(last, await bundle());
  const before = contractsAt(base.commit);
  if (Object.keys(before).length === 0) return print(`  ${named(base)} has no contracts to compare with`);
  const open = openBetween(before, await bundle());
  if (open.length > 0)
    refuse(
      open.map((change) => ({ change })),
      `of ${named(base)}`,
      base.commit,
    );
  print(`  no breaking change since ${named(base)}`);
}
