import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DataDirInUse, lockDataDir } from "./data-dir.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "drawcard-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("lockDataDir", () => {
  it("refuses a directory that another process uses, and explains what to do", async () => {
    const module = JSON.stringify(join(import.meta.dirname, "data-dir.ts"));
    const code = `import { lockDataDir } from ${module}; lockDataDir(${JSON.stringify(folder)}); console.log("held"); setInterval(() => {}, 1000);`;
    const holder = spawn(process.execPath, ["--input-type=module", "-e", code], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    try {
      await once(holder.stdout, "data");

      expect(() => lockDataDir(folder)).toThrow(DataDirInUse);
      expect(() => lockDataDir(folder)).toThrow(`in use by process ${holder.pid}`);
    } finally {
      holder.kill("SIGKILL");
      await once(holder, "exit");
    }
    // A killed process cannot clean up; the directory is free all the same.
    lockDataDir(folder)();
    expect(existsSync(join(folder, "db.lock"))).toBe(false);
  });

  it("takes over a lock that names a process with another start time", () => {
    writeFileSync(join(folder, "db.lock"), JSON.stringify({ pid: process.pid, startedAt: "1" }));

    const unlock = lockDataDir(folder);

    expect(JSON.parse(readFileSync(join(folder, "db.lock"), "utf8"))).toMatchObject({ pid: process.pid });
    unlock();
  });
});
