import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { endOf, startPart, untilReady } from "./processes.ts";

const folder = mkdtempSync(join(tmpdir(), "drawcard-processes-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a part with this code until it ends. */
async function run(code: string) {
  const script = join(folder, `${crypto.randomUUID()}.mjs`);
  writeFileSync(script, code);
  const part = startPart({ name: "services", script });
  await new Promise((closed) => part.child.once("close", closed));
  return part;
}

it.each([
  [
    'console.log(JSON.stringify({ level: "info", message: "the database is gone", err: { message: "No." } })); process.exit(3)',
    "exited with code 3; its last line: the database is gone: No.",
  ],
  ["process.kill(process.pid, 'SIGKILL')", "was ended by SIGKILL"],
  ["throw new Error('the disk is full')", "exited with code 1; its last line: Error: the disk is full"],
])("says how a part ended: %s", async (code, end) => {
  expect(endOf(await run(code))).toBe(`services ${end}`);
});

it("does not wait for a part that was killed", async () => {
  const script = join(folder, "killed.mjs");
  writeFileSync(script, "process.kill(process.pid, 'SIGTERM')");
  const part = startPart({ name: "services", script });
  await expect(untilReady("http://127.0.0.1:1/healthz", part)).rejects.toThrow("services was ended by SIGTERM");
});
