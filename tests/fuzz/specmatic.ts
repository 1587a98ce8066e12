// Specmatic, a contract fuzzer that knows nothing of this shop: it reads the contracts and makes up calls of its own.
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
// Of one call. Every combination of every field would be a hundred thousand for a sign-up alone.
const COMBINATIONS = "12";
const LONGEST_MS = 8 * 60_000;

/** Runs Specmatic to its end. Answers the last of what it printed. */
function run(folder: string, document: string, url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const args = ["-Xmx1g", "-jar", JAR, "test", `--testBaseURL=${url}`, document];
    const env = { ...process.env, SPECMATIC_GENERATIVE_TESTS: "true", MAX_TEST_REQUEST_COMBINATIONS: COMBINATIONS };
    // In a folder of its own: it leaves reports.
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
 * Has Specmatic call every built operation of a contract; the tally knows what came of it. Its own verdict is not asked for:
 * it expects what the examples name to be in the database. Throws when it did not get to its end.
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
