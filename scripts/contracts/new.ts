// Writes a slice: the files of one noun in every layer, with operations to list, read and create, and a page. It works without
// edits.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { bundle, entriesOf } from "../generate/bundle.ts";
import type { Document } from "../generate/document.ts";
import { serviceFiles as generatedFiles } from "../generate/files.ts";
import { indexFiles } from "../generate/indexes.ts";
import { differing } from "../generate/write.ts";
import { UsageError } from "../lib/args.ts";
import { bin, ExpectedError, print, root, run } from "../lib/steps.ts";
import { contract } from "./new/contract.ts";
import { gatewayFiles } from "./new/gateway.ts";
import { LINES } from "./new/lines.ts";
import { type Names, namesOf } from "./new/names.ts";
import { serviceFiles } from "./new/services.ts";
import { siteFiles } from "./new/site.ts";
import { takenBy, unusable } from "./new/taken.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");

/** The domains of the main service. */
const domains = () =>
  readdirSync(join(root, "services/main"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** Returns the number after the last one in a folder of numbered files. */
function nextNumber(folder: string, digits: number): string {
  const numbers = readdirSync(join(root, folder)).map((file) => Number.parseInt(file, 10) || 0);
  return String(Math.max(...numbers) + 1).padStart(digits, "0");
}

/** Returns every new file by its path. */
const filesOf = (names: Names, domain: string): Record<string, string> => ({
  [`openapi/main/${names.file}.yaml`]: contract(names),
  ...serviceFiles(names, domain, {
    migration: nextNumber("services/db/migrations", 4),
    demo: nextNumber("services/db/demo", 2),
  }),
  ...gatewayFiles(names),
  ...siteFiles(names),
});

/** Writes files and can undo it: restores changed files, and deletes new files and the folders it made for them. */
function undoableWrites() {
  const before = new Map<string, string | null>();
  const folders: string[] = [];
  return {
    write(files: Iterable<readonly [file: string, text: string]>) {
      for (const [file, text] of files) {
        const path = join(root, file);
        if (!before.has(path)) before.set(path, existsSync(path) ? readFileSync(path, "utf8") : null);
        const made = mkdirSync(dirname(path), { recursive: true });
        if (made) folders.push(made);
        writeFileSync(path, text);
      }
    },
    undo() {
      for (const [path, text] of before) {
        if (text === null) rmSync(path, { force: true });
        else writeFileSync(path, text);
      }
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}

const list = (files: string[]) => files.map((file) => `  ${file}`).join("\n");

/** Writes the slice of a noun, with its service in a domain of services/main. A run that fails changes nothing. */
export async function create(noun: string, domain = "catalogue") {
  if (noun === "") throw new UsageError("Which noun? npm run contracts -- new gift-cards");
  if (!domains().includes(domain))
    throw new UsageError(`Unknown domain ${domain}. Choose one of: ${domains().join(", ")}`);
  const names = namesOf(noun);
  const reserved = unusable(names);
  if (reserved.length > 0)
    throw new ExpectedError(`${names.file} cannot be a noun: code cannot use the name ${reserved.join(", ")}.`);
  const files = filesOf(names, domain);
  const taken = takenBy(names, Object.keys(files));
  if (taken.length > 0) throw new ExpectedError(`${names.file} already exists: ${taken.join(", ")}`);
  // Edits are computed before anything is written, so that a missing place changes nothing.
  const edited = Object.entries(LINES).map(([file, edit]) => [file, edit(read(file), names)] as const);
  const writes = undoableWrites();
  try {
    writes.write([...Object.entries(files), ...edited]);
    const { main } = entriesOf();
    const { main: document } = await bundle({ main: main as string });
    const generated = differing([...(await generatedFiles("main", document as Document)), ...(await indexFiles())]);
    writes.write(generated);
    const code = [...Object.keys(files), ...Object.keys(LINES)].filter((file) => /\.(ts|astro)$/.test(file));
    await run(bin("biome"), ["check", "--write", ...code], { quiet: true });
    print(`New:\n${list(Object.keys(files))}`);
    print(`Edited:\n${list(Object.keys(LINES))}`);
    print(`Generated:\n${list(generated.map(([file]) => file))}\n`);
  } catch (error) {
    writes.undo();
    print("Nothing was changed.");
    throw error;
  }
  print(`It works already: /${names.file} shows the two demo rows, /${names.file}/new creates another.`);
  print(`Next: describe the noun in openapi/main/${names.file}.yaml, run npm run generate, and follow npm run types.`);
  print("Then: npm run verify.");
}
