// Reports changes between two contracts and what they affect, for a terminal, a pull request or a program.
import { type Judged, nameOf } from "./allowances.ts";
import type { Severity } from "./compare/kinds.ts";
import { linesAbout } from "./graph/naming.ts";
import type { Reach } from "./graph/reach.ts";
import { together } from "./graph/together.ts";

/** A change with what it affects, and the lines of code and tests that name what changed. */
export type Reported = Judged & {
  reaches: Pick<Reach, "procedures" | "pages" | "features" | "tests">;
  named: { code: string[]; tests: string[] };
};

const PARTS = ["procedures", "pages", "features", "tests"] as const;

/** Adds to each change what its operations reach. */
export function withReach(changes: Judged[], reach: Map<string, Reach>): Reported[] {
  return changes.map((change) => {
    const all = together(change.operations.flatMap((operation) => reach.get(operation) ?? []));
    const { procedures, pages, features, tests } = all;
    const named = { code: linesAbout(change, all.code), tests: linesAbout(change, all.allTests) };
    return { ...change, reaches: { procedures, pages, features, tests }, named };
  });
}

const TITLES: Record<Severity, string> = {
  breaking: "Breaking: a client of the old contract may fail",
  risky: "Risky: a client may receive something it does not know",
  additive: "Additive: nothing that worked stops working",
};

const few = (list: string[], max: number) =>
  list.length > max ? `${list.slice(0, max).join(", ")} and ${list.length - max} more` : list.join(", ");

const count = (changes: Judged[]) => {
  const of = (severity: Severity) => changes.filter((change) => change.severity === severity).length;
  return `${of("breaking")} breaking, ${of("risky")} risky, ${of("additive")} additive`;
};

/** Lists all lines that name what changed; of everything else, the first few. */
function reachLines({ reaches, named }: Reported, max: number): string[] {
  const lines = (title: string, list: string[], shown: number) =>
    list.length > 0 ? [`${title}: ${few(list, shown)}`] : [];
  return [
    ...lines("named in", named.code, 24),
    ...lines("named in tests", named.tests, 24),
    ...PARTS.flatMap((part) => lines(part, reaches[part], max)),
  ];
}

/** A removed version does not affect other versions. */
const remedy = ({ unversioned }: Reported) =>
  unversioned.length > 0 ? `Add a version to ${unversioned.join(", ")}, or a line to` : "Add a line to";

const advice = (change: Reported) =>
  change.allowed
    ? `allowed ${change.allowed}`
    : `not allowed yet. ${remedy(change)} docs/contract-changes.md:\n      - \`${nameOf(change)}\`: <why, and what callers do>`;

export function asText(changes: Reported[], base: string): string {
  const lines = [`Contracts against ${base}: ${count(changes)}`];
  for (const severity of ["breaking", "risky", "additive"] as const) {
    const found = changes.filter((change) => change.severity === severity);
    if (found.length > 0) lines.push("", TITLES[severity]);
    for (const change of found) {
      lines.push(`  ${change.service} ${change.location}: ${change.words}  (${change.kind})`);
      if (severity === "additive") continue;
      lines.push(`    operations: ${few(change.operations, 6)}`, ...reachLines(change, 6).map((line) => `    ${line}`));
      if (severity === "breaking") lines.push(`    ${advice(change)}`);
    }
  }
  return lines.join("\n");
}

export function asMarkdown(changes: Reported[], base: string): string {
  const lines = [`### Contracts against ${base}`, "", `${count(changes)}.`];
  for (const severity of ["breaking", "risky", "additive"] as const) {
    const found = changes.filter((change) => change.severity === severity);
    if (found.length === 0) continue;
    lines.push("", `#### ${TITLES[severity]}`, "", "| service | where | what | reaches |", "|---|---|---|---|");
    for (const change of found) {
      const allowed =
        severity === "breaking" ? ` **${change.allowed ? `Allowed ${change.allowed}.` : "Not allowed yet."}**` : "";
      const reaches = [`operations: ${few(change.operations, 6)}`, ...reachLines(change, 6)].join("<br>");
      const cells = [
        change.service,
        `\`${change.location}\``,
        `${change.words} (\`${change.kind}\`).${allowed}`,
        reaches,
      ];
      lines.push(`| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`);
    }
  }
  return lines.join("\n");
}

export function asJson(changes: Reported[], base: string): string {
  return JSON.stringify({ base, changes: changes.map((change) => ({ name: nameOf(change), ...change })) }, null, 2);
}
