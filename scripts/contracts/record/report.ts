import type { Finding } from "./record.ts";

/** Prints the calls and their faults for the operator of the backend. */
export function recordText(findings: Finding[], url: string): string {
  const asked = findings.filter(({ skipped }) => skipped === undefined);
  const wrong = asked.filter(({ faults }) => faults.length > 0);
  const lines = [`${url} compared with the contracts`, ""];
  for (const service of [...new Set(findings.map((finding) => finding.service))]) {
    lines.push(service);
    for (const { operation, call, status, ms, faults, skipped } of findings.filter((one) => one.service === service)) {
      const mark = skipped !== undefined ? "·" : faults.length > 0 ? "✗" : "✓";
      const result = skipped ?? [status, ms !== undefined && `${ms} ms`].filter(Boolean).join("  ");
      lines.push(`  ${mark} ${operation}  ${call}  ${result}`.trimEnd());
      for (const fault of faults.slice(0, 8)) lines.push(`      ${fault}`);
      if (faults.length > 8) lines.push(`      and ${faults.length - 8} more`);
    }
  }
  const timed = asked.flatMap(({ operation, ms }) => (ms === undefined ? [] : [{ operation, ms }]));
  const [slowest] = timed.sort((a, b) => b.ms - a.ms);
  lines.push("");
  if (slowest) {
    const median = timed[Math.floor(timed.length / 2)]?.ms;
    lines.push(`Median ${median} ms, slowest ${slowest.ms} ms (${slowest.operation}).`);
  }
  const left = findings.length - asked.length;
  lines.push(`${asked.length} calls, ${wrong.length} with violations, ${left} skipped.`);
  return lines.join("\n");
}
