import { spawn } from "node:child_process";
import { join } from "node:path";
import { type Accepted, type Given, readArgs, UsageError } from "./args.ts";

/** The project's folder. Every script runs from here. */
export const root = join(import.meta.dirname, "../..");

/** Prints a line to the terminal. */
export function print(line: string) {
  process.stdout.write(`${line}\n`);
}

/** An expected failure. Its message says what to do, so no stack is shown. */
export class ExpectedError extends Error {}

/** Returns the text of a failure for the terminal, with a stack only for unexpected ones. */
function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ExpectedError || error instanceof UsageError) return error.message;
  // Configuration errors have a hint.
  if ("hint" in error) return `${error.message}\n${error.hint}`;
  return error.stack ?? error.message;
}

/**
 * Runs a script's main function with the arguments and flags it accepts: none by default, all with "any". Prints help,
 * refuses other arguments, and turns failures into a message and an exit code.
 */
export async function main<const F extends NonNullable<Accepted["flags"]>>(
  help: string,
  run: (positionals: string[], flags: Given<F>) => Promise<void>,
  takes: Accepted<F> | "any" = {},
) {
  // `| head -3` closes the pipe early: ignore that and continue.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
  const args = process.argv.slice(2);
  if (args.includes("--help") || args.includes("-h")) {
    print(help);
    return;
  }
  try {
    const { positionals, flags } =
      takes === "any" ? { positionals: args, flags: {} as Given<F> } : readArgs(args, takes);
    await run(positionals, flags);
  } catch (error) {
    process.stderr.write(`\n${errorText(error)}\n${error instanceof UsageError ? `\n${error.usage ?? help}\n` : ""}`);
    process.exitCode = 1;
  }
}

/** Runs a step, and prints its name and duration. */
export async function step<T>(name: string, run: () => Promise<T>): Promise<T> {
  const started = performance.now();
  print(`· ${name} ...`);
  const result = await run();
  print(`✓ ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return result;
}

type RunOptions = { env?: Record<string, string>; quiet?: boolean };

/** Runs a command. A quiet one prints its output only when it fails. Returns stdout. */
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
      else reject(new ExpectedError(`${quiet ? output : ""}\n${command} ${args.join(" ")} failed (exit ${code}).`));
    });
  });
}

/** Returns the path of a program in node_modules/.bin. */
export function bin(name: string) {
  return join(root, "node_modules/.bin", name);
}

/** The type checks of the whole project. Two tasks run in parallel: code need not wait for pages. */
export const typeChecks = ["types:code", "types:pages"];

/** Every check that runs no test. */
export const staticChecks = ["contracts:lint", "lint:code", "lint:layers", "lint:unused", ...typeChecks];

/** Runs turbo tasks. Unchanged ones come from its cache. */
export function turbo(tasks: string[], { quiet = true } = {}) {
  const env = { TURBO_TELEMETRY_DISABLED: "1", ASTRO_TELEMETRY_DISABLED: "1" };
  // With framework inference, turbo would count every PUBLIC_… variable as a source, and another PUBLIC_URL would rebuild.
  // Each task shows its errors: the first that fails does not end the others.
  const options = ["--continue", "--output-logs=errors-only", "--framework-inference=false"];
  return run(bin("turbo"), ["run", ...tasks, ...options], { env, quiet });
}
