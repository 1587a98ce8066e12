import { spawn } from "node:child_process";
import { join } from "node:path";
import { type Given, readArgs, type Takes, Unasked } from "./args.ts";

/** The project's folder: every script runs from here, wherever it was called. */
export const root = join(import.meta.dirname, "../..");

/** A sentence for the person at the terminal. */
export function say(line: string) {
  process.stdout.write(`${line}\n`);
}

/** An expected failure: its message says what to do, so no stack is shown. */
export class Advice extends Error {}

/** What a failure says to the person at the terminal: a stack only where nobody knows better. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof Advice || error instanceof Unasked) return error.message;
  // The checked readers of the configuration say what to set.
  if ("hint" in error) return `${error.message}\n${error.hint}`;
  return error.stack ?? error.message;
}

/**
 * Runs a script's main function with the words and flags it takes, by default none ("any": as they stand, for whoever reads
 * them further on); prints help, refuses what is not taken, and turns failures into advice and an exit code.
 */
export async function main<const F extends NonNullable<Takes["flags"]>>(
  help: string,
  run: (words: string[], flags: Given<F>) => Promise<void>,
  takes: Takes<F> | "any" = {},
) {
  // `| head -3` has read enough: what is still to say goes nowhere, and the work goes on.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
  const args = process.argv.slice(2);
  if (args.includes("--help") || args.includes("-h")) {
    say(help);
    return;
  }
  try {
    const { words, flags } = takes === "any" ? { words: args, flags: {} as Given<F> } : readArgs(args, takes);
    await run(words, flags);
  } catch (error) {
    process.stderr.write(`\n${wordsOf(error)}\n${error instanceof Unasked ? `\n${help}\n` : ""}`);
    process.exitCode = 1;
  }
}

/** One step with its name and duration, so that nobody stares at a silent terminal. */
export async function step<T>(name: string, run: () => Promise<T>): Promise<T> {
  const started = performance.now();
  say(`· ${name} ...`);
  const result = await run();
  say(`✓ ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return result;
}

type RunOptions = { env?: Record<string, string>; quiet?: boolean };

/** Runs a command of the project to its end. Quiet commands show their output only when they fail; their stdout is answered. */
export function run(command: string, args: string[], { env, quiet = false }: RunOptions = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    });
    let output = "";
    let answer = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      output += chunk;
      answer += chunk;
    });
    child.stderr?.on("data", (chunk: Buffer) => {
      output += chunk;
    });
    child.once("error", reject);
    child.once("exit", (code) => {
      if (code === 0) resolve(answer);
      else reject(new Advice(`${quiet ? output : ""}\n${command} ${args.join(" ")} failed (exit ${code}).`));
    });
  });
}

/** A program of node_modules/.bin. */
export function bin(name: string) {
  return join(root, "node_modules/.bin", name);
}

/** Together the types of the whole project. Apart they need half the time: code does not wait for pages to be translated. */
export const typeChecks = ["types:code", "types:pages"];

/** Every check that runs no test. */
export const staticChecks = [
  "contracts:lint",
  "lint:code",
  "lint:layers",
  "lint:promises",
  "lint:unused",
  ...typeChecks,
];

/** Runs turbo tasks; unchanged ones come from its cache. */
export function turbo(tasks: string[], { quiet = true } = {}) {
  const env = { TURBO_TELEMETRY_DISABLED: "1", ASTRO_TELEMETRY_DISABLED: "1" };
  // Inferred, every PUBLIC_… of the environment would be a source of the site: a shop at another PUBLIC_URL is the same build.
  const options = ["--output-logs=errors-only", "--framework-inference=false"];
  return run(bin("turbo"), ["run", ...tasks, ...options], { env, quiet });
}
