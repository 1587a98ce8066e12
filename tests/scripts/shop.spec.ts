// `npm run shop` with two services processes.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "#scripts/lib/processes.ts";
import { root } from "#scripts/lib/steps.ts";
import { openDatabase } from "#services/db/index.ts";
import { readEnv } from "#services/lib/env.ts";
import { type RunningServices, startServices } from "#services/start.ts";
import { demoDatabase } from "#tests/database.ts";
import { runScript } from "./run-script.ts";

describe("the controls of the demo shop", () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "drawcard-controls-"));
  let both: RunningServices[] = [];
  // Two services processes share a data directory. Commands for one process go to the first.
  beforeAll(async () => {
    const DATABASE_URL = await demoDatabase();
    const settings = { DATA_DIR, DATABASE_URL, DEMO: "1", SERVICES_PORT: "0", PORT: "4998", LOG_LEVEL: "silent" };
    both = [await startServices({ env: readEnv(settings) }), await startServices({ env: readEnv(settings) })];
  });
  afterAll(async () => {
    await Promise.all(both.map((services) => services.close()));
    rmSync(DATA_DIR, { recursive: true, force: true });
  });
  const shop = (...args: string[]) => runScript("scripts/shop.ts", args, { DATA_DIR });

  it("print lines, or JSON with --json", async () => {
    const { text: drawn } = await shop("draw", "monday_lotto");
    expect(drawn).toMatch(/^Draw \d+ of monday_lotto: drawn, scored and paid\.$/m);
    expect(drawn).toMatch(/^ {2}Numbers +\d+( \d+){5}$/m);
    expect(drawn).toMatch(/^ {2}Division 6 .+ winners, \$[\d,.]+ each$/m);
    expect(drawn).not.toContain("{");
    expect((await shop("capability", "feedback", "off")).text).toContain("The capability feedback is off.");
    const { text: status } = await shop("status");
    expect(status).toMatch(/^ {2}powerball +draw \d+ +closes \w+day .+ AE[DS]T$/m);
    expect(JSON.parse((await shop("status", "--json")).text)).toMatchObject({ capabilities: { feedback: false } });
    expect((await shop("requests")).text.trim()).toBe("Nobody has written yet.");
    expect((await shop("affiliates")).text.trim()).toBe("No affiliate has brought a customer yet.");
    expect((await shop("partner", "coast-radio")).text.trim()).toBe(
      "receipt,soldAt,channel,item,amount,currency,status",
    );
    expect((await shop("partner-link", "coast-radio", "monday_lotto", "6")).text).toContain(
      "/purchase/coast-radio?offer=monday_lotto&count=6&utm_source=coast-radio",
    );
    expect((await shop("giveaway", "major", "2099-12-24", "A car")).text).toMatch(
      /^The major giveaway \d+ is drawn at 2099-12-24T09:00:00\.000Z: \/daily-winners\/giveaways\/major\/\d+$/m,
    );
    expect((await shop("bank-accounts", "ivy@example.com", "verified")).text).toContain("are decided: verified.");
    expect((await shop("restore")).text).toContain("Everything has its default");
  });

  it.each([
    [["fault", "getCrat", "slow"], "No contract has an operation getCrat. Did you mean getCart?"],
    [["fault", "getCart", "slowly"], "A fault is slow, down, code or off, not slowly."],
    [["serve", "navigaton", "default"], "No contract has an operation navigaton. Did you mean navigation?"],
    [["change", "getNothingAtAll", "{}"], "No contract has an operation getNothingAtAll."],
    [["draw", "nonsense"], "There is no draw of nonsense. There are monday_lotto, wednesday_lotto, "],
    [["draw", "powerbal"], "There is no draw of powerbal. Did you mean powerball, "],
    [["sale", "powerbal", "open"], "There is no lottery powerbal. Did you mean powerball?"],
    [["partner", "coast-radoi"], "There is no partner coast-radoi. Did you mean coast-radio?"],
    [["partner-link", "coast-radio", "powerball"], "coast-radio doesn't sell powerball."],
    [["refund", "chk_zzz"], "There is no purchase chk_zzz."],
    [["clear", "dep_zzz"], "There is no direct debit dep_zzz."],
    [["verification-rules", "peter@example.com", "shopping"], "purposes must be purchase, deposit or withdrawal"],
    [["sale", "one_lottery", "opne"], "sale must be open, sold-out or suspended"],
    [["transfer", "1047290018", "abc"], "amount must be a number"],
    [["clear", "dep_zzz", "paid"], "result must be cleared or refused"],
    [["country", "dan@example.com", "XX"], "country must be a country, such as US, or none"],
    [["verify", "dan", "verified"], 'email must be an email address, not "dan"'],
    [["reverse", "ord_zzz", "A mistake"], "There is no ticket ord_zzz."],
  ])("refuse %j, and list the alternatives", async (args, message) => {
    const { code, text } = await shop(...args);

    expect(code).toBe(1);
    expect(text).toContain(message);
    expect(text.trim().split("\n")).toHaveLength(1);
  });

  it("report a sold-out draw", async () => {
    expect((await shop("status")).text).toMatch(/^ {2}one_lottery +draw \d+ +sold out$/m);
  });

  it("tell which draws of other lotteries were held too", async () => {
    expect((await shop("draw", "lotto_strike")).text).toMatch(
      /^With it, draw \d+ of (monday|wednesday|saturday)_lotto: one decides the other\.$/m,
    );
    expect((await shop("draw", "charity_raffle")).text).not.toContain("With it");
  });

  it("exit cleanly when stdout is closed early", async () => {
    const child = spawn(process.execPath, ["scripts/shop.ts", "status"], {
      cwd: root,
      env: { ...process.env, DATA_DIR },
    });
    // Closes stdout before the first line.
    child.stdout.destroy();
    let errors = "";
    child.stderr.on("data", (chunk: Buffer) => {
      errors += chunk;
    });

    const [code] = await once(child, "close");

    expect([code, errors]).toEqual([0, ""]);
  });

  it("print a link that can be opened", async () => {
    const unused = `http://127.0.0.1:${await freePort()}`;
    const PORT = new URL(unused).port;
    const { text } = await runScript("scripts/shop.ts", ["link", "anna@example.com"], { DATA_DIR, PORT });

    expect(text).toMatch(new RegExp(`^${unused}/login/autologin/\\S+$`, "m"));
    expect(text).toContain(`The front at ${unused} does not answer`);
    const { text: unasked } = await runScript("scripts/shop.ts", ["link", "anna@example.com"], { DATA_DIR, PORT: "" });
    expect(unasked).toMatch(/^http:\/\/127\.0\.0\.1:4998\/login\/autologin\/\S+$/m);
    const behindProxy = { DATA_DIR, PORT, PUBLIC_URL: "https://shop.example" };
    const { text: known } = await runScript("scripts/shop.ts", ["link", "anna@example.com"], behindProxy);
    expect(known).toMatch(/^https:\/\/shop\.example\/login\/autologin\/\S+$/m);
  });

  it("set and clear a fault in every services process", async () => {
    const statuses = () => Promise.all(both.map(async ({ url }) => (await fetch(`${url}/discover`)).status));

    const down = await shop("fault", "discoverServices", "down");
    expect([down.code, await statuses()]).toEqual([0, [503, 503]]);
    const off = await shop("fault", "discoverServices", "off");
    expect([off.code, await statuses()]).toEqual([0, [200, 200]]);
  });
});

describe("a shop in production", () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "drawcard-operator-"));
  let DATABASE_URL = "";
  beforeAll(async () => {
    DATABASE_URL = await demoDatabase();
  });
  afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  const TOKEN_SECRET = "t".repeat(32);
  const shop = (...args: string[]) =>
    runScript("scripts/shop.ts", args, { DATA_DIR, DATABASE_URL, TOKEN_SECRET, PORT: "" });
  const because = ["--by", "Maya", "--reason", "Ticket R-7KQ4"];

  it("is operated on its database; who did what and why is kept, without emails", async () => {
    expect((await shop("verify", "dan@example.com", "verified", ...because)).text).toBe(
      "dan@example.com is verified.\n",
    );
    const sale = await shop("sale", "powerball", "suspended", ...because);
    expect(sale.text).toContain("powerball: suspended.");
    expect(sale.text).toContain("The fronts show it within a minute.");
    expect((await shop("capability", "feedback", "off", ...because)).text).toContain("feedback is off.");

    const { text } = await shop("actions", "--json");
    expect(JSON.parse(text)).toMatchObject([
      { command: "capability", input: { flag: "feedback", state: "off" } },
      { command: "sale", input: { lottery: "powerball" } },
      {
        operator: "Maya",
        reason: "Ticket R-7KQ4",
        command: "verify",
        input: { result: "verified" },
        customer_id: expect.stringMatching(/^cus_/),
      },
    ]);
    expect(text).not.toContain("dan@example.com");
    expect((await shop("actions")).text).toMatch(/ Maya +verify +cus_\w+ verified +Ticket R-7KQ4$/m);
  });

  it.each([
    [["refund", "chk_zzz"], "Say why with --reason"],
    [["refund", "chk_zzz", ...because], "There is no purchase chk_zzz."],
    [["unlock", "nobody@example.com", ...because], "There is no customer with the email nobody@example.com."],
    [["capability", "feedbak", "off", ...because], "The contract has no capability feedbak. Did you mean feedback?"],
    [["clock", "+2h", ...because], "This command works only with the demo."],
    [["fault", "getCart", "down"], "This command works only with the demo."],
    [["status"], "This command works only with the demo."],
    [["reset"], "This command works only with the demo."],
  ])("refuses %j, and notes nothing", async (args, message) => {
    const before = (await shop("actions")).text;
    const { code, text } = await shop(...args);
    expect([code, text]).toEqual([1, expect.stringContaining(message)]);
    expect((await shop("actions")).text).toBe(before);
  });

  it("keeps its notes from everyone", async () => {
    const { close, db } = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });
    await shop("sale", "powerball", "open", ...because);
    await expect(db.deleteFrom("operator_action").execute()).rejects.toThrow("operator_action is append-only");
    await expect(db.updateTable("operator_action").set({ operator: "Nobody" }).execute()).rejects.toThrow(
      "append-only",
    );
    await close();
  });
});
