import type { Finding } from "./record.ts";

/** Prints the calls and their faults for the operator of the backend. */
export function recordText(findings: Finding[], url: string): string {
  const asked = findings.filter(({ skipped }) => skipped === undefined);
  const wrong = asked.filter(({ faults }) => faults.length > 0);
  const lines = [`${url} held against the contracts`, ""];
  for (const service of [...new Set(findings.map((finding) => finding.service))]) {
    lines.push(service);
    for (const { operation, call, status, faults, skipped } of findings.filter((one) => one.service === service)) {
      const mark = skipped !== undefined ? "·" : faults.length > 0 ? "✗" : "✓";
      lines.push(`  ${mark} ${operation}  ${call}  ${skipped ?? status ?? ""}`.trimEnd());
      for (const fault of faults.slice(0, 8)) lines.push(`      ${fault}`);
      if (faults.length > 8) lines.push(`      and ${faults.length - 8} more`);
    }
  }
  const left = findings.length - asked.length;
  lines.push("", `${asked.length} calls, ${wrong.length} not as promised, ${left} not asked.`);
  return lines.join("\n");
}
