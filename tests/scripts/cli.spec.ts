// Every command of package.json, as a person at a terminal meets it: its help, and what it says when it cannot go on.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "#scripts/lib/steps.ts";
import { lockDataDir } from "#services/db/data-dir.ts";
import { readEnv } from "#services/env.ts";
import { type RunningServices, startServices } from "#services/start.ts";
import { demoDatabase } from "#tests/database.ts";

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

describe("what a command does not take", () => {
  it.each([
    ["generate", ["--chekc"], "There is no --chekc here. Did you mean --check?"],
    ["contracts", ["diff", "--jsn"], "There is no --jsn here. Did you mean --json?"],
    ["contracts", ["trace", "Cart", "--json"], "There is no --json here."],
    ["contracts", ["dif"], 'There is no "dif". Did you mean diff?'],
    ["verify", ["tests"], '"tests" is more than this command takes.'],
    ["shop", ["satus"], 'There is no lever "satus". Did you mean status?'],
    ["shop", ["draw"], "draw wants more words."],
  ])("%s %j is refused with its help, and nothing is done", async (name, args, words) => {
    const { code, text } = await runScript(`scripts/${name}.ts`, args);

    expect(code).toBe(1);
    expect(text).toContain(words);
    expect(text).toContain(`npm run ${name}`);
    expect(text).not.toMatch(/^ {4}at /m);
  });
});

describe("npm run doctor", () => {
  it("looks at everything, and finds a port that something else has", async () => {
    const { port, close } = await occupyPort();

    const { code, text } = await runScript("scripts/doctor.ts", [], { PORT: String(port) });
    close();

    for (const word of ["Node", "generated/", "site is", "APP_KEY", "Chromium", "database", "Port 4100"])
      expect(text).toContain(word);
    expect(code).toBe(1);
    expect(text).toContain(`Port ${port} is taken by something else`);
    expect(text).toContain("One thing is wrong");
    expect(text).not.toMatch(/^ {4}at /m);
  });
});

describe("the levers of the shop", () => {
  const DATA_DIR = join(folder, "levers");
  let both: RunningServices[] = [];
  // Two services processes that share a data directory; whoever asks for no more than one is answered by the first.
  beforeAll(async () => {
    const DATABASE_URL = await demoDatabase();
    const settings = { DATA_DIR, DATABASE_URL, DEMO: "1", SERVICES_PORT: "0", PORT: "4998", LOG_LEVEL: "silent" };
    both = [await startServices({ env: readEnv(settings) }), await startServices({ env: readEnv(settings) })];
  });
  afterAll(() => Promise.all(both.map((services) => services.close())));
  const shop = (...args: string[]) => runScript("scripts/shop.ts", args, { DATA_DIR });

  it("answer in lines for a person, or as JSON for a script", async () => {
    const { text: drawn } = await shop("draw", "monday_lotto");
    expect(drawn).toMatch(/^Draw \d+ of monday_lotto is drawn, scored and paid\.$/m);
    expect(drawn).toMatch(/^ {2}Numbers +\d+( \d+){5}$/m);
    expect(drawn).toMatch(/^ {2}Division 6 .+ winners, \$[\d,.]+ each$/m);
    expect(drawn).not.toContain("{");
    expect((await shop("capability", "feedback", "off")).text).toMatch(/^ {2}capability +feedback +off$/m);
    const { text: status } = await shop("status");
    expect(status).toMatch(/^ {2}powerball +draw \d+ +closes \w+day .+ AE[DS]T$/m);
    expect(JSON.parse((await shop("status", "--json")).text)).toMatchObject({ capabilities: { feedback: false } });
    expect((await shop("restore")).text).toContain("Everything is as shipped");
  }, 60_000);

  it.each([
    [["fault", "getCrat", "slow"], "No contract has an operation getCrat. Did you mean getCart?"],
    [["fault", "getCart", "slowly"], "A fault is slow, down, code or off, not slowly."],
    [["serve", "navigaton", "default"], "No contract has an operation navigaton. Did you mean navigation?"],
    [["change", "getNothingAtAll", "{}"], "No contract has an operation getNothingAtAll."],
    [["draw", "nonsense"], "There is no lottery nonsense. There are monday_lotto, wednesday_lotto, "],
    [["refund", "chk_zzz"], "There is no purchase chk_zzz."],
  ])("refuse %j, and say what there is", async (args, words) => {
    const { code, text } = await shop(...args);

    expect(code).toBe(1);
    expect(text).toContain(words);
    expect(text.trim().split("\n")).toHaveLength(1);
  });

  it("say of a draw without a ticket left that it is sold out", async () => {
    expect((await shop("status")).text).toMatch(/^ {2}one_lottery +draw \d+ +sold out$/m);
  }, 30_000);

  it("have no quarrel with a reader that has read enough", async () => {
    const child = spawn(process.execPath, ["scripts/shop.ts", "status"], {
      cwd: root,
      env: { ...process.env, DATA_DIR },
    });
    // Gone before the first line is said.
    child.stdout.destroy();
    let said = "";
    child.stderr.on("data", (chunk: Buffer) => {
      said += chunk;
    });

    const [code] = await once(child, "close");

    expect([code, said]).toEqual([0, ""]);
  }, 30_000);

  it("give a link that can be opened as it stands", async () => {
    const { text } = await runScript("scripts/shop.ts", ["link", "anna@example.com"], { DATA_DIR, PORT: "4999" });

    expect(text).toMatch(/^http:\/\/127\.0\.0\.1:4999\/login\/autologin\/\S+$/m);
    expect(text).toContain("No shop answers at http://127.0.0.1:4999 just now");
    const { text: unasked } = await runScript("scripts/shop.ts", ["link", "anna@example.com"], { DATA_DIR, PORT: "" });
    expect(unasked).toMatch(/^http:\/\/127\.0\.0\.1:4998\/login\/autologin\/\S+$/m);
    const behindProxy = { DATA_DIR, PORT: "4999", PUBLIC_URL: "https://shop.example" };
    const { text: known } = await runScript("scripts/shop.ts", ["link", "anna@example.com"], behindProxy);
    expect(known).toMatch(/^https:\/\/shop\.example\/login\/autologin\/\S+$/m);
  }, 30_000);

  it("make an operation fail in every services process, and bring it back", async () => {
    const statuses = () => Promise.all(both.map(async ({ url }) => (await fetch(`${url}/discover`)).status));

    const down = await shop("fault", "discoverServices", "down");
    expect([down.code, await statuses()]).toEqual([0, [503, 503]]);
    const off = await shop("fault", "discoverServices", "off");
    expect([off.code, await statuses()]).toEqual([0, [200, 200]]);
  }, 60_000);
});
