// The findings of npm run doctor about packages, settings and servers. tests/scripts/cli.spec.ts runs the whole command.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { Finding } from "./finding.ts";
import { checkFolder, checkPackages } from "./packages.ts";
import { checkServers } from "./servers.ts";
import { checkSettings } from "./settings.ts";

const folder = mkdtempSync(join(tmpdir(), "drawcard-doctor-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ["/home/mia/drawcard", "good"],
  ["/home/mia/c#/drawcard", "wrong"],
  ["/home/mia/why?/drawcard", "wrong"],
])("names a folder in which the site cannot be built: %s", (path, state) => {
  expect(checkFolder(path).state).toBe(state);
});

describe("packages", () => {
  /** A project with these packages installed, of the four that its lock file names. */
  function projectWith(installed: Record<string, string>): Finding {
    const project = mkdtempSync(join(folder, "project-"));
    const packages = {
      "": { version: "1.0.0" },
      "node_modules/pg": { version: "8.0.0" },
      "node_modules/pg/node_modules/split2": { version: "4.0.0" },
      "node_modules/vitest": { version: "5.0.0", dev: true },
      "node_modules/for-windows": { version: "1.0.0", optional: true },
    };
    writeFileSync(join(project, "package-lock.json"), JSON.stringify({ packages }));
    for (const [path, version] of Object.entries(installed)) {
      mkdirSync(join(project, "node_modules", path), { recursive: true });
      writeFileSync(join(project, "node_modules", path, "package.json"), JSON.stringify({ version }));
    }
    return checkPackages(project);
  }
  const all = { pg: "8.0.0", "pg/node_modules/split2": "4.0.0", vitest: "5.0.0" };

  it("are good when all are installed, without those of another platform", () => {
    expect(projectWith(all)).toEqual({ state: "good", name: "3 packages are installed" });
  });

  it.each([
    ["is missing", { pg: "8.0.0", vitest: "5.0.0" }, "The package split2 is missing"],
    ["has another version", { ...all, pg: "7.0.0" }, "The package pg is 7.0.0 instead of 8.0.0"],
    ["is missing beside others", {}, "The package pg is missing, and 1 more"],
  ])("are wrong when one %s", (_, installed, name) => {
    const advice = "Install the packages of package-lock.json: npm ci";
    expect(projectWith(installed)).toEqual({ state: "wrong", name, advice });
  });

  it("are fine without any development package", () => {
    expect(projectWith({ pg: "8.0.0", "pg/node_modules/split2": "4.0.0" }).state).toBe("note");
  });
});

describe("settings", () => {
  const check = (given: Record<string, string>) => checkSettings({ DATA_DIR: join(folder, "untouched"), ...given });

  it.each([
    ["PORT", "abc", "PORT is not usable: use a number from 0 to 65535"],
    ["SERVICES_PORT", "99999", "SERVICES_PORT is not usable: use a number from 0 to 65535"],
    ["DATABASE_URL", "localhost/shop", "DATABASE_URL is not usable: use postgres://user:password@host:5432/database"],
    ["REDIS_URL", "127.0.0.1:6379", "REDIS_URL is not usable: use redis://host:6379"],
  ])("reports %s=%s once, with its correction", (variable, value, name) => {
    const { findings, settings } = check({ [variable]: value });

    expect(findings).toContainEqual({ state: "wrong", name, advice: `Correct ${variable}, or unset it.` });
    expect(findings.filter(({ state }) => state === "wrong")).toHaveLength(1);
    expect(settings).toBeNull();
  });

  it("notes that nothing was started yet, and creates nothing", () => {
    expect(check({}).findings.map(({ state }) => state)).toEqual(["good", "note"]);
    expect(check({}).settings?.services.databaseUrl).toBeNull();
  });
});

describe("servers", () => {
  /** Nothing listens on port 1. */
  const findings = async (given: Record<string, string>) => {
    const { settings } = checkSettings({ DATA_DIR: join(folder, "untouched"), ...given });
    return settings && checkServers(settings);
  };

  it("reports a Postgres that does not answer, without its password", async () => {
    const found = await findings({ DATABASE_URL: "postgres://shop:hidden@127.0.0.1:1/shop" });
    expect(found).toEqual([
      {
        state: "wrong",
        name: "No database answers at 127.0.0.1:1 (connect ECONNREFUSED 127.0.0.1:1)",
        advice: "Check DATABASE_URL and that Postgres is running there, or unset DATABASE_URL to use the embedded one.",
      },
    ]);
  });

  it("reports a Redis that does not answer, without its password", async () => {
    const advice = "Start Redis there, correct REDIS_URL, or unset it: the shop works without.";
    expect(await findings({ REDIS_URL: "redis://:hidden@127.0.0.1:1" })).toEqual([
      { state: "wrong", name: "No Redis answers at 127.0.0.1:1 (ECONNREFUSED)", advice },
    ]);
  });
});
