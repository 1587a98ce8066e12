// The help and the error messages of every command in package.json.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { root } from "#scripts/lib/steps.ts";
import { lockDataDir } from "#services/db/data-dir.ts";
import { quarterOf } from "#tests/seeded.ts";
import { runScript } from "./run-script.ts";

const folder = mkdtempSync(join(tmpdir(), "drawcard-cli-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a script with the tests' own data folder. */
const runHere = (script: string, args: string[], env: Record<string, string> = {}) =>
  runScript(script, args, { DATA_DIR: folder, ...env });

/** An empty data folder. */
const emptyFolder = () => mkdtempSync(join(folder, "untouched-"));

/** Listens on a port as another program would. */
async function occupyPort() {
  const other = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
  await once(other, "listening");
  return { port: (other.address() as { port: number }).port, close: () => other.close() };
}

const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: Record<string, string> };

/** Commands for people run through bootstrap, which installs missing packages; turbo's tasks do not. */
const commands = Object.entries(scripts).flatMap(([name, command]) => {
  const [, script, ...args] = /scripts\/bootstrap\.mjs (.*)$/.exec(command)?.[0].split(" ") ?? [];
  return script ? [{ name, script, args }] : [];
});

describe("every command", () => {
  it("exists", () => {
    const names = [
      "start",
      "test",
      "dev",
      "build",
      "serve",
      "services",
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

  const tried = quarterOf(commands, ({ name }) => name);
  it.each(tried.map((command) => [command.name, command] as const))("%s prints its help", async (name, command) => {
    const { code, text } = await runHere(command.script, [...command.args, "--help"]);

    expect(code).toBe(0);
    expect(text).toContain(["start", "test"].includes(name) ? `npm ${name} ` : `npm run ${name}`);
  });
});

describe("a failing command explains what to do:", () => {
  it.each(["PORT", "SERVICES_PORT"])("start, when %s is taken", async (variable) => {
    const { port, close } = await occupyPort();
    const free = { PORT: "0", SERVICES_PORT: "0" };

    const { code, text } = await runHere("scripts/start.ts", [], { ...free, [variable]: String(port) });
    close();

    expect(code).toBe(1);
    expect(text).toContain(`Port ${port} is taken`);
    expect(text).toContain(`${variable}=`);
    expect(text).not.toMatch(/^ {4}at /m);
  });

  it("start, when another shop uses the data, before it builds", async () => {
    const DATA_DIR = join(folder, "held");
    const unlock = lockDataDir(DATA_DIR);

    const { code, text } = await runHere("scripts/start.ts", [], { PORT: "0", SERVICES_PORT: "0", DATA_DIR });
    unlock();

    expect(code).toBe(1);
    expect(text).toContain(`in use by process ${process.pid}`);
    expect(text).not.toContain("Building");
    expect(text).not.toMatch(/^ {4}at /m);
  });

  // Tests that start a process each take a seeded quarter; the proof takes all.
  const SETTINGS: [script: string, settings: Record<string, string>, message: string][] = [
    ["start", { METRICS_TOKEN: "short" }, "METRICS_TOKEN is not usable: use at least 16 characters"],
    ["start", { PORT: "eighty" }, "Correct PORT"],
    ["start", { REDIS_URL: "nowhere" }, "Correct REDIS_URL"],
    ["start", { APP_KEY: "alone" }, "APP_KEY and APP_SECRET go together"],
    ["start", { DISCOVERY_URL: "https://backend.example", APP_KEY: "alone" }, "APP_KEY and APP_SECRET go together"],
    ["serve", { METRICS_TOKEN: "short" }, "METRICS_TOKEN is not usable: use at least 16 characters"],
    ["dev", { METRICS_TOKEN: "short" }, "METRICS_TOKEN is not usable: use at least 16 characters"],
    ["dev", { LOG_LEVEL: "loud" }, "Correct LOG_LEVEL"],
  ];
  const tried = quarterOf(SETTINGS, ([script, settings]) => `${script} ${JSON.stringify(settings)}`);
  it.each(tried)("%s, when a setting is invalid, before it builds: %j", async (name, settings, message) => {
    const ports = { PORT: "0", SERVICES_PORT: "0" };
    const { code, text } = await runHere(`scripts/${name}.ts`, [], { ...ports, ...settings });

    expect(code).toBe(1);
    expect(text).toContain(message);
    expect(text.trim().split("\n")).toHaveLength(2);
  });

  it("services, when a setting is invalid", async () => {
    const { code, text } = await runHere("services/start.ts", [], { TOKEN_SECRET: "short" });

    expect(code).toBe(1);
    expect(text).toBe("TOKEN_SECRET is not usable: use at least 32 characters\nCorrect TOKEN_SECRET, or unset it.\n");
  });

  it("shop, when no shop runs", async () => {
    const { code, text } = await runHere("scripts/shop.ts", ["status"]);

    expect(code).toBe(1);
    expect(text).toContain("npm start");
    expect(text).not.toMatch(/^ {4}at /m);
  });

  it("shop, for an unknown command", async () => {
    const { code, text } = await runHere("scripts/shop.ts", ["dance"]);

    expect(code).toBe(1);
    expect(text).toContain("npm run shop -- draw");
  });

  it("serve, without configuration", async () => {
    const { code, text } = await runHere("scripts/serve.ts", [], { DATA_DIR: emptyFolder() });

    expect(code).toBe(1);
    expect(text).toContain("set APP_KEY and APP_SECRET");
    expect(text).not.toMatch(/^ {4}at /m);
  });

  it("serve, when PORT is not a number", async () => {
    const { code, text } = await runHere("scripts/serve.ts", [], { PORT: "eighty" });

    expect(code).toBe(1);
    expect(text).toContain("Correct PORT");
  });

  it("e2e, when CHROMIUM_PATH does not exist", async () => {
    const { code, text } = await runHere("scripts/e2e.ts", [], { CHROMIUM_PATH: "/nowhere/chromium" });

    expect(code).toBe(1);
    expect(text).toContain("CHROMIUM_PATH is /nowhere/chromium, which does not exist");
  });

  it("bench, for an unknown part", async () => {
    const { code, text } = await runHere("scripts/bench.ts", ["everything"]);

    expect(code).toBe(1);
    expect(text).toContain("npm run bench -- hop");
  });
});

describe("an unknown argument", () => {
  const ARGUMENTS: [script: string, args: string[], message: string][] = [
    ["generate", ["--chekc"], "Unknown flag: --chekc. Did you mean --check?"],
    ["contracts", ["diff", "--jsn"], "Unknown flag: --jsn. Did you mean --json?"],
    ["contracts", ["trace", "Cart", "--json"], "Unknown flag: --json."],
    ["contracts", ["dif"], "Unknown command: dif. Did you mean diff?"],
    ["verify", ["tests"], "Unexpected argument: tests"],
    ["shop", ["satus"], "Unknown command: satus. Did you mean status?"],
    ["shop", ["draw"], "draw needs <offer>."],
    ["shop", ["pay-cause", "charity_raffle/12"], "pay-cause needs <cause> and <dollars> too."],
    ["shop", ["party", "publish"], "party needs <group> and <public|promoted|private> too."],
  ];
  it.each(quarterOf(ARGUMENTS, ([script, args]) => `${script} ${args.join(" ")}`))(
    "of %s is refused with the help: %j",
    async (name, args, message) => {
      const { code, text } = await runHere(`scripts/${name}.ts`, args);

      expect(code).toBe(1);
      expect(text).toContain(message);
      expect(text).toContain(`npm run ${name}`);
      expect(text).not.toMatch(/^ {4}at /m);
    },
  );
});

describe("npm run doctor", () => {
  it("checks everything, and finds a taken port", async () => {
    const { port, close } = await occupyPort();

    const { code, text } = await runHere("scripts/doctor.ts", [], {
      PORT: String(port),
      SERVICES_PORT: "4100",
      DATA_DIR: emptyFolder(),
    });
    close();

    for (const word of ["Node", "Generated files", "site is", "APP_KEY", "Chromium", "database", "Port 4100"])
      expect(text).toContain(word);
    expect(code).toBe(1);
    expect(text).toContain(`Port ${port} is used by another program`);
    expect(text).toContain("1 problem: see the lines with ✗");
    expect(text).not.toMatch(/^ {4}at /m);
  });

  it("prints each finding before it starts a slow check", async () => {
    const doctor = spawn(process.execPath, ["scripts/doctor.ts"], { cwd: root, stdio: ["ignore", "pipe", "ignore"] });
    const chunks: { text: string; at: number }[] = [];
    for await (const chunk of doctor.stdout) chunks.push({ text: String(chunk), at: performance.now() });
    expect(chunks[0]?.text).toContain("Node");
    // The last check reads all contracts.
    expect((chunks.at(-1)?.at ?? 0) - (chunks[0]?.at ?? 0)).toBeGreaterThan(300);
  });
});
