#!/usr/bin/env node
// The entry of every npm script. Runs on plain Node 20 without dependencies: installs the packages of package-lock.json, then
// runs the named script with the project's own Node (node_modules/.bin/node). Operators' servers use the installed packages as
// they are: a pruned install stays pruned, and may be read-only.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const projectNode = join(root, "node_modules/.bin/node");
const stampFile = join(root, "node_modules/.installed");
const lockFolder = join(root, ".bootstrap.lock");

// npm puts node_modules/.bin first on PATH. While node_modules is being replaced, npm must run on the system's Node.
const systemPath = (process.env.PATH ?? "")
  .split(delimiter)
  .filter((folder) => !/node_modules[\\/]\.bin$/.test(folder))
  .join(delimiter);

/** The inputs of an install: when one changes, `npm ci` runs again. */
function wantedStamp() {
  const hash = createHash("sha256").update(`${process.platform} ${process.arch}`);
  // The lock file has the dependencies. Commands of package.json change without an install.
  const { allowScripts, overrides } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  hash.update(JSON.stringify({ allowScripts, overrides })).update(readFileSync(join(root, "package-lock.json")));
  return hash.digest("hex");
}

const AS_INSTALLED = ["scripts/serve.ts", "scripts/services.ts"];

function isInstalled() {
  return existsSync(projectNode) && existsSync(stampFile) && readFileSync(stampFile, "utf8") === wantedStamp();
}

function run(command, args, env, onStart) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd: root, stdio: "inherit", env });
    const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
    const forward = (signal) => child.kill(signal);
    for (const signal of signals) process.on(signal, forward);
    child.once("error", fail);
    child.once("exit", (code, signal) => {
      for (const name of signals) process.off(name, forward);
      done(code ?? (signal === "SIGINT" ? 130 : 143));
    });
    onStart?.(child.pid);
  });
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** Lets only one command install at a time. Takes over a lock whose owners have ended. */
async function takeLock() {
  for (;;) {
    try {
      mkdirSync(lockFolder);
      writeFileSync(join(lockFolder, String(process.pid)), "");
      return;
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
    await new Promise((done) => setTimeout(done, 300));
    const owners = existsSync(lockFolder) ? readdirSync(lockFolder).map(Number) : [];
    if (owners.length > 0 && !owners.some(isAlive)) rmSync(lockFolder, { recursive: true, force: true });
  }
}

async function install() {
  await takeLock();
  try {
    if (isInstalled()) return 0;
    process.stdout.write("Installing the packages of package-lock.json (npm ci), once. This takes 1 to 3 minutes.\n");
    const started = Date.now();
    // Remove the settings of the outer `npm run`: the inner npm must not use them.
    const env = Object.fromEntries(
      Object.entries(process.env).filter(
        ([name]) => !/^npm_(lifecycle|package|command|execpath|node_execpath)/.test(name),
      ),
    );
    const args = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
    // The lock also names npm's process: npm may outlive this one.
    const own = (pid) => writeFileSync(join(lockFolder, String(pid)), "");
    const code = await run("npm", args, { ...env, PATH: systemPath }, own);
    if (code !== 0) {
      process.stderr.write(
        "\nnpm ci failed (see above). Check the network and the npm registry, then run the command again.\n",
      );
      return code;
    }
    if (!existsSync(projectNode)) {
      process.stderr.write(
        'The project\'s own Node is missing. package.json must allow its install script: "allowScripts": {"node": true}.\n',
      );
      return 1;
    }
    writeFileSync(stampFile, wantedStamp());
    process.stdout.write(`Installed in ${((Date.now() - started) / 1000).toFixed(0)} s.\n`);
    return 0;
  } finally {
    rmSync(lockFolder, { recursive: true, force: true });
  }
}

const [script, ...args] = process.argv.slice(2);
if (!script) {
  process.stderr.write("usage: bootstrap.mjs <script> [arguments]\n");
  process.exit(2);
}
// A command's help needs no newer packages than there are.
const takesAnyInstall = AS_INSTALLED.includes(script) || args.includes("--help");
const isReady = takesAnyInstall ? existsSync(projectNode) : isInstalled();
let code = isReady ? 0 : await install();
if (code === 0) {
  const path = dirname(projectNode) + delimiter + systemPath;
  code = await run(projectNode, [resolve(root, script), ...args], { ...process.env, PATH: path });
}
process.exitCode = code;
