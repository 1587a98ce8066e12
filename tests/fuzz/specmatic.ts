// Runs Specmatic, an independent contract fuzzer that generates its own calls from the contracts.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { OperationId } from "#tests/contract/caller.ts";
import type { readContract } from "#tests/contract/contract.ts";
import type { Lab } from "./run.ts";
import { openSigningProxy } from "./signing-proxy.ts";
import { specmaticDocument } from "./specmatic-document.ts";

const JAR = fileURLToPath(import.meta.resolve("specmatic/specmatic.jar"));
// The number of variants per call. All combinations would be a hundred thousand for the sign-up alone.
const COMBINATIONS = "6";
export const LONGEST_MS = 25 * 60_000;

/** Runs Specmatic to its end. Returns the end of its output. */
function run(folder: string, document: string, url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const args = ["-Xmx1g", "-jar", JAR, "test", `--testBaseURL=${url}`, document];
    const env = { ...process.env, SPECMATIC_GENERATIVE_TESTS: "true", MAX_TEST_REQUEST_COMBINATIONS: COMBINATIONS };
    // Uses its own folder, because it writes reports.
    const child = spawn("java", args, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"], timeout: LONGEST_MS });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (chunk: string) => {
        output = (output + chunk).slice(-5_000);
      });
    }
    child.once("error", () => reject(new Error("Specmatic needs Java: apt-get install openjdk-17-jre-headless")));
    child.once("exit", () => resolve(output));
  });
}

/**
 * Lets Specmatic call every built operation of a contract, and counts the replies in the tally. Ignores its own verdict, because it expects the examples' ids to exist. Throws if it did not finish.
 */
export async function fuzzWithSpecmatic(
  lab: Lab,
  contract: ReturnType<typeof readContract>,
  nameOf: (id: OperationId) => string,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "specmatic-"));
  const proxy = await openSigningProxy(lab, contract, nameOf);
  try {
    const document = join(folder, "openapi.json");
    writeFileSync(document, JSON.stringify(specmaticDocument(contract)));
    const output = await run(folder, document, proxy.url);
    if (!/Tests run: \d+/.test(output)) throw new Error(`Specmatic did not come to an end:\n${output}`);
  } finally {
    await proxy.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
