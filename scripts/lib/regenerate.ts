// Regenerates `generated/` when `openapi/` changes during development. Watchers of `generated/` restart automatically.
import { join } from "node:path";
import { root, run } from "./steps.ts";
import { watchPaths } from "./watch.ts";

/** Returns the first error, `openapi/main/cart.yaml:7:7 bad indentation`, or the whole output. */
const firstError = (output: string) => /^openapi\/\S+:\d+:\d+ .+$/m.exec(output)?.[0] ?? output.trim();

async function generate(): Promise<string> {
  try {
    const output = await run(process.execPath, ["scripts/generate.ts"], { quiet: true });
    return output.trim().replace(/^generate: /, "");
  } catch (error) {
    return `generated/ is unchanged. ${firstError(error instanceof Error ? error.message : String(error))}`;
  }
}

/** Runs the generator when a contract is saved and prints one line. Returns a function that stops it. */
export function watchContracts(print: (line: string) => void): () => Promise<void> {
  let isStale = false;
  let working: Promise<void> | null = null;
  async function work() {
    while (isStale) {
      isStale = false;
      print(`contracts: ${await generate()}`);
    }
  }
  const unwatch = watchPaths([join(root, "openapi")], () => {
    isStale = true;
    working ??= work().finally(() => {
      working = null;
    });
  });
  return async () => {
    unwatch();
    await working;
  };
}
