// Writes generated/ from openapi/, and the index files (*.generated.ts) from the folders they list. `--check` writes nothing.
import { check } from "./contracts/check.ts";
import { bundle } from "./generate/bundle.ts";
import { allFiles } from "./generate/files.ts";
import { differing, remove, stale, write } from "./generate/write.ts";
import { main, print } from "./lib/steps.ts";

const HELP = `npm run generate            write generated/ from openapi/, and the index files (*.generated.ts)
npm run generate -- --check fail when a generated file is out of date`;

async function generate(_words: string[], flags: { check?: boolean | undefined }) {
  const started = performance.now();
  const documents = await bundle();
  if (flags.check) {
    await check(documents);
    return print("Generated files are up to date.");
  }
  const files = await allFiles(documents);
  const changed = differing(files);
  const leftOver = stale(files);
  write(changed);
  remove(leftOver);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  print(`generate: ${changed.length} written, ${leftOver.length} removed, ${seconds} s`);
}

await main(HELP, generate, { flags: { check: { type: "boolean" } } });
