import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "#services/db/index.ts";
import { readEnv } from "#services/lib/env.ts";
import { type RunningServices, startServices } from "#services/start.ts";
import { demoDatabase, emptyDatabase } from "#tests/database.ts";

let folder: string;
let databaseUrl: string;
let services: RunningServices;
const settings = () => ({
  DATA_DIR: folder,
  DATABASE_URL: databaseUrl,
  DEMO: "1",
  SERVICES_PORT: "0",
  SHOP_NOW: "2026-11-20T01:00:00Z",
  LOG_LEVEL: "silent",
});
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "drawcard-start-"));
  databaseUrl = await demoDatabase();
  services = await startServices({ env: readEnv(settings()) });
});
afterAll(async () => {
  await services.close();
  expect(existsSync(join(folder, "control.json"))).toBe(false);
  rmSync(folder, { recursive: true });
});

function control(path: string, body?: object, secret?: string) {
  const kept = JSON.parse(readFileSync(join(folder, "control.json"), "utf8")) as { url: string; secret: string };
  return fetch(new URL(path, kept.url), {
    method: body ? "POST" : "GET",
    headers: { authorization: `Bearer ${secret ?? kept.secret}`, "content-type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

describe("startServices", () => {
  it("answers, and hides its secrets from other users of the machine", async () => {
    expect((await fetch(`${services.url}/readyz`)).status).toBe(200);
    for (const file of ["secrets.json", "control.json"]) expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
  });

  it("throws an error that names an invalid setting", () => {
    expect(() => readEnv({ DATA_DIR: folder, SERVICES_PORT: "many" })).toThrow("SERVICES_PORT");
  });

  it("runs the demo by default only on loopback and without another database", () => {
    const demo = (changes: Record<string, string>) => readEnv({ DATA_DIR: folder, ...changes }).isDemo;

    expect(demo({})).toBe(true);
    expect([demo({ HOST: "0.0.0.0" }), demo({ DATABASE_URL: "postgres://db/shop" })]).toEqual([false, false]);
    expect(demo({ DISCOVERY_URL: "http://elsewhere" })).toBe(false);
    expect(demo({ HOST: "0.0.0.0", DEMO: "1" })).toBe(true);
  });
});

it("warns of a shop that makes its own secret or sends no mail, except in a demo", () => {
  const shop = { DATA_DIR: folder, DATABASE_URL: "postgres://db/shop" };
  const secret = `TOKEN_SECRET is not set: the one in ${join(folder, "secrets.json")} is used. All services need the same.`;
  const mail = "SMTP_URL is not set: no mail is sent.";
  const smtp = { SMTP_URL: "smtp://mail", MAIL_FROM: "shop@example.com", PUBLIC_URL: "https://shop.example.com" };

  expect(readEnv(shop).warnings).toEqual([secret, mail]);
  expect(readEnv({ ...shop, TOKEN_SECRET: "t".repeat(32) }).warnings).toEqual([mail]);
  expect(readEnv({ ...shop, ...smtp }).warnings).toEqual([secret]);
  expect(readEnv({ ...shop, DEMO: "1" }).warnings).toEqual([]);
});

describe("a second services process on the same data directory", () => {
  const files = () => readdirSync(folder).filter((name) => name.startsWith("control"));
  const addressIn = (name: string) => JSON.parse(readFileSync(join(folder, name), "utf8")) as { url: string };

  it("writes its own control file, and removes only that one", async () => {
    const second = await startServices({ env: readEnv(settings()) });

    const own = `control-${process.pid}.json`;
    expect(files().sort()).toEqual([own, "control.json"]);
    expect(addressIn(own).url).toBe(second.controlUrl);
    expect(addressIn("control.json").url).toBe(services.controlUrl);

    await second.close();
    expect(files()).toEqual(["control.json"]);
    expect((await control("/status")).status).toBe(200);
  });

  it("removes the control files of killed processes", async () => {
    const other = mkdtempSync(join(tmpdir(), "drawcard-left-"));
    const killed = JSON.stringify({ url: "http://127.0.0.1:1", pid: 2 ** 22, startedAt: "1" });
    for (const name of ["control.json", "control-7.json"]) writeFileSync(join(other, name), killed);

    const successor = await startServices({ env: readEnv({ ...settings(), DATA_DIR: other }) });

    expect(readdirSync(other).filter((name) => name.startsWith("control"))).toEqual(["control.json"]);
    expect(JSON.parse(readFileSync(join(other, "control.json"), "utf8"))).toMatchObject({ url: successor.controlUrl });
    await successor.close();
    rmSync(other, { recursive: true });
  });
});

describe("the control port", () => {
  it("requires the secret", async () => {
    expect((await control("/status", undefined, "guess")).status).toBe(401);
  });

  it("moves the clock by a duration, to a time, and back to real time", async () => {
    const moved = (await (await control("/clock", { to: "+2h" })).json()) as { now: string };
    expect(moved.now).toMatch(/^2026-11-20T03:0/);

    const set = (await (await control("/clock", { to: "2026-11-21T00:00:00Z" })).json()) as { now: string };
    expect(set.now).toMatch(/^2026-11-21T00:00/);
    for (const to of ["soon", "+3", "12"]) expect([to, (await control("/clock", { to })).status]).toEqual([to, 400]);
  });

  it("draws a lottery, and refuses an unknown one", async () => {
    const report = (await (await control("/draw", { lottery: "monday_lotto" })).json()) as { numbers: object };
    expect(Object.keys(report.numbers)).toContain("Numbers");

    expect((await control("/draw", { lottery: "nothing" })).status).toBe(400);
  });

  it("takes an operation down and brings it back", async () => {
    await control("/fault", { operation: "discoverServices", mode: "down" });
    expect((await fetch(`${services.url}/discover`)).status).toBe(503);

    await control("/fault", { operation: "discoverServices", mode: "off" });
    expect((await fetch(`${services.url}/discover`)).status).toBe(200);
  });
});

describe("a start that cannot succeed", () => {
  const damaged = (files: Record<string, string>) => {
    const other = mkdtempSync(join(tmpdir(), "drawcard-damaged-"));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(other, name), text);
    return other;
  };
  const reasonOf = (given: Record<string, string>) =>
    (async () => startServices({ env: readEnv({ ...settings(), ...given }) }))().then(
      () => expect.fail("it started"),
      (error: Error & { hint?: string }) => [error.message, error.hint].filter(Boolean).join(" "),
    );

  it("names a damaged secrets.json, and what to do", async () => {
    const DATA_DIR = damaged({ "secrets.json": "{half" });
    expect(await reasonOf({ DATA_DIR })).toMatch(/secrets\.json is damaged\. Put a copy of it in its place\./);
  });

  it("names a data folder that cannot be written", async () => {
    const DATA_DIR = join(damaged({ file: "" }), "file", "data");
    expect(await reasonOf({ DATA_DIR })).toMatch(/^The data folder .+ cannot be written \(ENOTDIR\)\. Set DATA_DIR/);
    // Linux refuses every folder there.
    if (existsSync("/proc/self"))
      expect(await reasonOf({ DATA_DIR: "/proc/nope/data" })).toMatch(
        /^The data folder \/proc\/nope\/data .+\(ENOENT\)/,
      );
  });

  it("names a damaged database, and what to do", async () => {
    const DATA_DIR = damaged({});
    mkdirSync(join(DATA_DIR, "db"));
    writeFileSync(join(DATA_DIR, "db", "PG_VERSION"), "nonsense");
    expect(await reasonOf({ DATA_DIR, DATABASE_URL: "" })).toMatch(/^The database in .+db cannot be opened .+reset$/);
  });

  it("tells a wrong password or database from a Postgres that does not answer", async () => {
    const url = new URL(databaseUrl);
    url.pathname = "/no_such_database";
    const DATABASE_URL = url.href;
    expect(await reasonOf({ DATABASE_URL })).toMatch(/^Postgres at .+ refuses the connection .+ does not exist/);
    expect(await reasonOf({ DATABASE_URL: "postgres://127.0.0.1:1/shop" })).toMatch(/^No database answers at /);
  });

  it("names the migration that fails", async () => {
    const DATABASE_URL = await emptyDatabase();
    const { close, db } = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: folder });
    // As a release that was rolled back by hand would leave it.
    await db.deleteFrom("marker").where("name", "=", "0097-operators.ts").execute();
    await close();
    expect(await reasonOf({ DATABASE_URL })).toMatch(
      /^0097-operators\.ts of services\/db\/migrations failed: .+already exists/,
    );
  });
});

describe("where mails go", () => {
  const smtpOf = (settings: Record<string, string>) =>
    readEnv({ DATA_DIR: folder, PUBLIC_URL: "https://shop.example", ...settings }).smtp;

  it("is nowhere without SMTP_URL, and needs the addresses that they come from and lead to", () => {
    expect(smtpOf({})).toBeNull();
    expect(() => smtpOf({ SMTP_URL: "smtp://mail.example" })).toThrow("MAIL_FROM is missing.");
    expect(() => smtpOf({ SMTP_URL: "smtp://mail.example", PUBLIC_URL: "" })).toThrow("PUBLIC_URL is missing.");
    expect(() => smtpOf({ SMTP_URL: "https://mail.example" })).toThrow(/^SMTP_URL is not usable/);
  });

  it("has the port of its protocol, and the login of the URL", () => {
    const from = "help@drawcard.example";
    expect(smtpOf({ SMTP_URL: "smtp://shop:p%40ss@mail.example", MAIL_FROM: from })).toEqual({
      from,
      server: { host: "mail.example", port: 587, isSecure: false, user: "shop", password: "p@ss" },
    });
    const secure = { port: 465, isSecure: true };
    expect(smtpOf({ SMTP_URL: "smtps://mail.example", MAIL_FROM: from })?.server).toMatchObject(secure);
  });
});
