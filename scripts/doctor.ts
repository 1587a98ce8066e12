// Finds what is wrong with a checkout, and prints how to fix it.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createConnection } from "node:net";
import { join, resolve } from "node:path";
import type { Finding } from "./doctor/finding.ts";
import { checkFolder, checkPackages } from "./doctor/packages.ts";
import { findChromium } from "./lib/chromium.ts";
import { main, print, root } from "./lib/steps.ts";

const HELP = `npm run doctor    find what is wrong with this checkout, and how to fix it

Exits with an error only when something is wrong. Notes are often fine.`;

const MARKS = { good: "✓", note: "·", wrong: "✗" };

function checkNode(): Finding {
  const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    dependencies: { node: string };
  };
  const name = `Node ${process.versions.node}`;
  if (process.versions.node === dependencies.node) return { state: "good", name };
  return { state: "wrong", name, advice: `The project runs on ${dependencies.node}. Run commands through npm.` };
}

function checkGenerated(): Finding {
  try {
    execFileSync(process.execPath, ["scripts/generate.ts", "--check"], { cwd: root, stdio: "pipe" });
    return { state: "good", name: "Generated files are up to date" };
  } catch {
    return { state: "wrong", name: "Generated files are out of date", advice: "npm run generate" };
  }
}

function checkChromium(): Finding {
  try {
    const path = findChromium();
    if (path) return { state: "good", name: `Chromium at ${path}` };
    const advice = "Only npm test and npm run e2e need it: apt-get install chromium, or set CHROMIUM_PATH.";
    return { state: "note", name: "No Chromium", advice };
  } catch (error) {
    return { state: "wrong", name: "No Chromium", advice: (error as Error).message };
  }
}

function checkSite(): Finding {
  if (existsSync(join(root, "dist/server/entry.mjs"))) return { state: "good", name: "The site is built" };
  return {
    state: "note",
    name: "The site is not built",
    advice: "npm start builds it; for npm run serve: npm run build",
  };
}

/** Checks whether a port is free, used by a shop, or used by another program. */
async function checkPort(number: number, variable: string, health: string): Promise<Finding> {
  const isTaken = await new Promise<boolean>((done) => {
    const socket = createConnection(number, "127.0.0.1");
    socket.once("error", () => done(false));
    socket.once("connect", () => {
      socket.destroy();
      done(true);
    });
  });
  if (!isTaken) return { state: "good", name: `Port ${number} is free` };
  const answer = await fetch(`http://127.0.0.1:${number}${health}`, { signal: AbortSignal.timeout(2000) }).catch(
    () => null,
  );
  if (answer?.ok) return { state: "note", name: `Port ${number} is in use by a shop`, advice: "A shop is running." };
  return { state: "wrong", name: `Port ${number} is used by another program`, advice: `Stop it, or set ${variable}.` };
}

function checkData(): Finding {
  const lock = join(resolve(root, process.env["DATA_DIR"] ?? ".data"), "db.lock");
  if (!existsSync(lock)) return { state: "good", name: "The demo database is not in use" };
  const { pid } = JSON.parse(readFileSync(lock, "utf8")) as { pid: number };
  const name = `Process ${pid} uses the demo database`;
  return {
    state: "note",
    name,
    advice: "Fine if that is your shop. If that process has ended, npm start takes over the lock.",
  };
}

/** The checks, quick ones first. Those that import packages run only if all packages are installed. */
async function* check(): AsyncGenerator<Finding> {
  const packages = checkPackages(root);
  yield* [checkNode(), checkFolder(root), packages, checkSite(), checkChromium(), checkData()];
  if (packages.state !== "wrong") yield* checkWithPackages();
  if (packages.state === "good") yield checkGenerated();
}

/** Runs the checks that import npm packages. Loaded on demand, because an import of a missing package would fail. */
async function* checkWithPackages(): AsyncGenerator<Finding> {
  const { checkSettings } = await import("./doctor/settings.ts");
  const { checkServers } = await import("./doctor/servers.ts");
  const { findings, settings } = checkSettings(process.env);
  yield* findings;
  if (!settings) return;
  const { gateway, services } = settings;
  yield* await checkServers(settings);
  yield await checkPort(gateway.port, "PORT", "/healthz");
  yield await checkPort(services.port, "SERVICES_PORT", "/healthz");
}

await main(HELP, async () => {
  const states: Finding["state"][] = [];
  for await (const { state, name, advice } of check()) {
    states.push(state);
    print(`${MARKS[state]} ${name}${advice ? `\n    ${advice}` : ""}`);
  }
  const wrong = states.filter((state) => state === "wrong").length;
  const notes = states.includes("note") ? " Lines with a dot matter only if something does not work." : "";
  if (wrong === 0) print(`\nAll good: npm start opens the shop.${notes}`);
  else print(`\n${wrong === 1 ? "1 problem" : `${wrong} problems`}: see the lines with ✗.`);
  if (wrong > 0) process.exitCode = 1;
});
