import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createLog } from "#gateway/foundation/log.ts";
import { createLogger } from "#services/lib/log.ts";
import { services } from "#tests/contract/contract.ts";

/** Returns the names of all fields and headers of a contract. */
function namesOf(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  const { in: place, name, properties } = part as { in?: unknown; name?: unknown; properties?: object };
  const own = place === "header" && typeof name === "string" ? [name.toLowerCase()] : Object.keys(properties ?? {});
  return [...own, ...Object.values(part).flatMap(namesOf)];
}
const contractNames = new Set(
  services.flatMap((service) =>
    namesOf(JSON.parse(readFileSync(new URL(`../../generated/${service}/openapi.json`, import.meta.url), "utf8"))),
  ),
);
const SOUNDS_SECRET = /token|password|secret|otp|csc|cres|nonce|fingerprint|signature|card_number/;
/** Fields whose names mention a secret but hold none. */
const HARMLESS = ["csc_required", "force_password_change"];
const camel = (name: string) => name.replace(/[_-]([a-z])/g, (_, letter: string) => letter.toUpperCase());

describe.each([
  ["front", createLog],
  ["services", createLogger],
])("the log of %s", (part, create) => {
  function logLine(fields: object) {
    let written = "";
    const write = (line: string) => {
      written = line;
    };
    create("info", { write }).info(fields, "request");
    return written;
  }

  it.each([
    ["at the top level", { password: "s3cret" }],
    ["in a nested object", { request: { headers: { cookie: "s3cret" } } }],
    ["five levels down", { a: { b: { c: { d: { refreshToken: "s3cret" } } } } }],
    ["in a list", { bodies: [{ fine: 1 }, { otp: "s3cret" }] }],
    ["of a second factor", { secret: "s3cret", otpauthUrl: "s3cret", fingerprint: "s3cret", challengeToken: "s3cret" }],
    ["in its wire spelling", { otpauth_url: "s3cret", confirm_password: "s3cret", headers: [{ Cookie: "s3cret" }] }],
    ["from a link", { body: { token: "s3cret" } }],
    ["as a whole object", { authorization: { scheme: "Bearer", token: "s3cret" } }],
    ["in an error's fields", { err: Object.assign(new Error("refused"), { config: { accessToken: "s3cret" } }) }],
    ["in an error's cause", { err: new Error("x", { cause: Object.assign(new Error("y"), { csc: "s3cret" }) }) }],
  ])("redacts a secret %s", (_, fields) => {
    expect(logLine(fields)).not.toContain("s3cret");
  });

  it("redacts every field that a contract names like a secret, in both spellings", () => {
    const secrets = [...contractNames].filter((name) => SOUNDS_SECRET.test(name) && !HARMLESS.includes(name));
    expect(secrets).toEqual(expect.arrayContaining(["otp", "otpauth_url", "confirm_password", "x-shop-signature"]));
    const leaked = secrets.filter((name) => logLine({ [name]: "s3cret", [camel(name)]: "s3cret" }).includes("s3cret"));
    expect(leaked).toEqual([]);
  });

  it("writes everything else, and does not change its input", () => {
    const fields = { status: 200, request: { method: "GET", password: "s3cret" } };
    expect(JSON.parse(logLine(fields))).toMatchObject({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      level: "info",
      part,
      message: "request",
      status: 200,
      request: { method: "GET", password: "[redacted]" },
    });
    expect(fields.request.password).toBe("s3cret");
  });

  it("writes an error with its stack", () => {
    const { err } = JSON.parse(logLine({ err: new TypeError("broken") }));
    expect([err.type, err.message, err.stack.includes("log.spec")]).toEqual(["TypeError", "broken", true]);
  });

  it("accepts circular objects", () => {
    const circle: Record<string, unknown> = { name: "circle" };
    circle["self"] = circle;
    expect(logLine({ circle })).toContain('"name":"circle"');
  });
});

describe("standard output", () => {
  it("has every line in order, including buffered ones when the process ends", () => {
    const script = `
      import { createLog } from "#gateway/foundation/log.ts";
      const log = createLog("info");
      for (const text of ["one", "two"]) log.info({ text }, "request");
      log.warn({ text: "three" }, "request");
      log.info({ text: "four" }, "request");
      process.exit(0);`;
    const { stdout } = spawnSync(process.execPath, ["--input-type=module-typescript", "--eval", script], {
      encoding: "utf8",
    });
    expect(
      stdout
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line).text),
    ).toEqual(["one", "two", "three", "four"]);
  });
});
