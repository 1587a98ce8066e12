// The operators' files, checked by the programs that read them. tests/operations.spec.ts compares them with the code.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { requireInstalled } from "#scripts/lib/chromium.ts";
import { root } from "#scripts/lib/steps.ts";

const operations = join(root, "docs/operations");
const folder = mkdtempSync(join(tmpdir(), "drawcard-operation-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns a program's path, and installs Debian's package if possible. */
const require = (path: string, packageName: string) =>
  requireInstalled(
    () => (existsSync(path) ? path : undefined),
    [packageName],
    `This test needs ${path} (Debian: apt-get install ${packageName}).`,
  );

/** Throws what the program printed when it fails. */
const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { cwd: operations, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

it("nginx accepts its configuration", async () => {
  const nginx = await require("/usr/sbin/nginx", "nginx-light");
  // nginx opens its error log, /dev/stderr, which must be a pipe: Node gives a socket.
  const output = run("sh", "-c", '"$0" -t -c "$1" 2>&1 | cat', nginx, join(operations, "nginx.conf"));

  expect(output).toContain("test is successful");
});

it("Prometheus accepts its configuration and every rule", async () => {
  const promtool = await require("/usr/bin/promtool", "prometheus");

  expect(run(promtool, "check", "rules", "prometheus-rules.yaml")).toMatch(/SUCCESS: \d+ rules found/);
  expect(run(promtool, "check", "config", "--syntax-only", "prometheus.yaml")).toContain("SUCCESS");
});

it("systemd accepts its units", async () => {
  const analyze = await require("/usr/bin/systemd-analyze", "systemd");
  for (const unit of readdirSync(join(operations, "systemd"))) {
    // The program that a unit starts must exist.
    const text = readFileSync(join(operations, "systemd", unit), "utf8").replaceAll("/opt/drawcard", root);
    writeFileSync(join(folder, unit), text);
    run(analyze, "verify", "--man=no", join(folder, unit));
  }
});
