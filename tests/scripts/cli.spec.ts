// Every command of package.json, as a person at a terminal meets it: its help, and what it says when it cannot go on.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { root } from "#scripts/lib/steps.ts";
import { lockDataDir } from "#services/db/data-dir.ts";
import { MEMORY } from "#services/db/index.ts";
import { readEnv } from "#services/env.ts";
import { startServices } from "#services/start.ts";

const folder = mkdtempSync(join(tmpdir(), "drawcard-cli-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Ended = { code: number | null; text: string };

/** Runs a script as its npm command does, on a data folder of its own. */
function runScript(script: string, args: string[], env: Record<string, string> = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      env: { ...process.env, NODE_ENV: "production", DATA_DIR: folder, ...env },
    });
    let text = "";
    const keep = (chunk: Buffer) => {
      text += chunk;
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.once("close", (code) => resolve({ code, text }));
  });
}

/** Something that is no shop, on a port. */
async function occupyPort() {
  const other = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
  await once(other, "listening");
  return { port: (other.address() as { port: number }).port, close: () => other.close() };
}

const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: Record<string, string> };

/** Commands for people go through bootstrap, which installs what is missing; turbo's tasks do not. */
const commands = Object.entries(scripts).flatMap(([name, command]) => {
  const [, script, ...args] = /scripts\/bootstrap\.mjs (.*)$/.exec(command)?.[0].split(" ") ?? [];
  return script ? [{ name, script, args }] : [];
});

describe("every command", () => {
  it("is there", () => {
    const names = [
      "start",
      "test",
      "dev",
      "build",
      "serve",
      "generate",
      "mock",
      "verify",
      "e2e",
      "bench",
      "doctor",
      "shop",
    ];
    expect(commands.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  });

  it.each(commands.map((command) => [command.name, command] as const))("%s explains itself", async (name, command) => {
    const { code, text } = await runScript(command.script, [...command.args, "--help"]);

    expect(code).toBe(0);
    expect(text).toContain(["start", "test"].includes(name) ? `npm ${name} ` : `npm run ${name}`);
  });
});

describe("a command that cannot go on says what to do", () => {
  it.each(["PORT", "SERVICES_PORT"])("start, when %s is taken", async (variable) => {
    const { port, close } = await occupyPort();
    const free = { PORT: "0", SERVICES_PORT: "0" };

    const { code, text } = await runScript("scripts/start.ts", [], { ...free, [variable]: String(port) });
    close();

    expect(code).toBe(1);
    expect(text).toContain(`Port ${port} is taken`);
    expect(text).toContain(`${variable}=`);
    expect(text).not.toMatch(/^ {4}at /m);
  });

  it("start, when another shop has the data, before anything is built", async () => {
    const DATA_DIR = join(folder, "held");
    const unlock = lockDataDir(DATA_DIR);

    const { code, text } = await runScript("scripts/start.ts", [], { PORT: "0", SERVICES_PORT: "0", DATA_DIR });
    unlock();

    expect(code).toBe(1);
    expect(text).toContain(`in use by process ${process.pid}`);
    expect(text).not.toContain("Building");
    expect(text).not.toMatch(/^ {4}at /m);
  });

  it("shop, when none is running", async () => {
    const { code, text } = await runScript("scripts/shop.ts", ["status"]);

    expect(code).toBe(1);
    expect(text).toContain("npm start");
    expect(text).not.toMatch(/^ {4}at /m);
  });

  it("shop, when it does not know the word", async () => {
    const { code, text } = await runScript("scripts/shop.ts", ["dance"]);

    expect(code).toBe(1);
    expect(text).toContain("npm run shop -- draw");
  });

  it("serve, when nothing is configured", async () => {
    const { code, text } = await runScript("scripts/serve.ts", []);

    expect(code).toBe(1);
    expect(text).toContain("set APP_KEY and APP_SECRET");
    expect(text).not.toMatch(/^ {4}at /m);
  });

  it("serve, when a setting is no port", async () => {
    const { code, text } = await runScript("scripts/serve.ts", [], { PORT: "eighty" });

    expect(code).toBe(1);
    expect(text).toContain("Correct PORT");
  });

  it("e2e, when Chromium is not where CHROMIUM_PATH says", async () => {
    const { code, text } = await runScript("scripts/e2e.ts", [], { CHROMIUM_PATH: "/nowhere/chromium" });

    expect(code).toBe(1);
    expect(text).toContain("CHROMIUM_PATH is /nowhere/chromium, but nothing is there");
  });

  it("bench, when there is no such part", async () => {
    const { code, text } = await runScript("scripts/bench.ts", ["everything"]);

    expect(code).toBe(1);
    expect(text).toContain("npm run bench -- hop");
  });
});

describe("npm run doctor", () => {
  it("looks at Node, generated code, the site, settings, Chromium, data and ports", async () => {
    const { text } = await runScript("scripts/doctor.ts", []);

    for (const word of ["Node", "generated/", "site is", "Chromium", "database", "Port 4321", "Port 4100"]) {
      expect(text).toContain(word);
    }
    expect(text).not.toMatch(/^ {4}at /m);
  });

  it("finds a port that something else has", async () => {
    const { port, close } = await occupyPort();

    const { code, text } = await runScript("scripts/doctor.ts", [], { PORT: String(port) });
    close();

    expect(code).toBe(1);
    expect(text).toContain(`Port ${port} is taken by something else`);
    expect(text).toContain("One thing is wrong");
  });
});

describe("the levers of the shop", () => {
  it("answer in lines for a person, or as JSON for a script", async () => {
    const DATA_DIR = join(folder, "levers");
    const settings = { DATA_DIR, DATABASE_URL: MEMORY, DEMO: "1", SERVICES_PORT: "0", LOG_LEVEL: "silent" };
    const services = await startServices({ env: readEnv(settings) });
    const shop = async (...args: string[]) => (await runScript("scripts/shop.ts", args, { DATA_DIR })).text;

    const drawn = await shop("draw", "monday_lotto");
    expect(drawn).toMatch(/^Draw \d+ of monday_lotto is drawn, scored and paid\.$/m);
    expect(drawn).toMatch(/^ {2}Numbers +\d+( \d+){5}$/m);
    expect(drawn).toMatch(/^ {2}Division 6 .+ winners, \$[\d,.]+ each$/m);
    expect(drawn).not.toContain("{");
    expect(await shop("capability", "feedback", "off")).toMatch(/^ {2}capability +feedback +off$/m);
    expect(await shop("status")).toMatch(/^ {2}powerball +draw \d+ +closes \w+day .+ AE[DS]T$/m);
    expect(JSON.parse(await shop("status", "--json"))).toMatchObject({ capabilities: { feedback: false } });
    expect(await shop("restore")).toContain("Everything is as shipped");

    await services.close();
  }, 60_000);
});

describe("shop, when two services processes share a data directory", () => {
  it("makes an operation fail in both, and brings it back", async () => {
    const DATA_DIR = join(folder, "shared");
    const settings = { DATA_DIR, DATABASE_URL: MEMORY, DEMO: "1", SERVICES_PORT: "0", LOG_LEVEL: "silent" };
    const both = [await startServices({ env: readEnv(settings) }), await startServices({ env: readEnv(settings) })];
    const statuses = () => Promise.all(both.map(async ({ url }) => (await fetch(`${url}/discover`)).status));

    const down = await runScript("scripts/shop.ts", ["fault", "discoverServices", "down"], { DATA_DIR });
    expect([down.code, await statuses()]).toEqual([0, [503, 503]]);
    const off = await runScript("scripts/shop.ts", ["fault", "discoverServices", "off"], { DATA_DIR });
    expect([off.code, await statuses()]).toEqual([0, [200, 200]]);

    await Promise.all(both.map((services) => services.close()));
    // Two databases and two commands, each a process of its own.
  }, 60_000);
});
