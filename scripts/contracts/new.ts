// Writes a slice in two runs: the contract of a noun, then its files in every other layer, by what the contract says.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { bundle, entriesOf } from "../generate/bundle.ts";
import type { Document } from "../generate/document.ts";
import { serviceFiles as generatedFiles } from "../generate/files.ts";
import { indexFiles } from "../generate/indexes.ts";
import { differing } from "../generate/write.ts";
import { UsageError } from "../lib/args.ts";
import { bin, ExpectedError, print, root, run } from "../lib/steps.ts";
import { LINES } from "./new/lines.ts";
import { namesOf } from "./new/names.ts";
import { type Slice, sliceOf } from "./new/slice.ts";
import { describedBy, takenBy, unusable } from "./new/taken.ts";
import { contract, filesOf } from "./new/templates.ts";

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

/**
 * Writes the contract of a noun. Once it exists, writes the other layers, with the service in a domain of services/main.
 * A run that fails changes nothing.
 */
export async function create(noun: string, { domain = "catalogue", isReadOnly = false }) {
  if (noun === "") throw new UsageError("Which noun? npm run contracts -- new gift-cards");
  if (!domains().includes(domain))
    throw new UsageError(`Unknown domain ${domain}. Choose one of: ${domains().join(", ")}`);
  const names = namesOf(noun);
  const reserved = unusable(names);
  if (reserved.length > 0)
    throw new ExpectedError(`${names.file} cannot be a noun: code cannot use the name ${reserved.join(", ")}.`);
  const described = `openapi/main/${names.file}.yaml`;
  const isDescribed = existsSync(join(root, described));
  const text = isDescribed ? read(described) : contract(names, isReadOnly);
  const slice = sliceOf(names, text);
  const files = filesOf(slice, {
    domain,
    migration: nextNumber("services/db/migrations", 4),
    demo: nextNumber("services/db/demo", 2),
  });
  const taken = [...takenBy(names, Object.keys(files)), ...(isDescribed ? [] : describedBy(names))];
  if (taken.length > 0) throw new ExpectedError(`${names.file} already exists: ${taken.join(", ")}`);
  if (isDescribed) return writeLayers(slice, files);
  writeFileSync(join(root, described), text);
  print(`New:\n${list([described])}\n`);
  print(
    "Next: describe the noun in it, and give two examples of it: they become the demo rows. Delete what the shop does not need.",
  );
  const where = domain === "catalogue" ? "" : ` --domain ${domain}`;
  print(`Then write the other layers: npm run contracts -- new ${names.file}${where}`);
}

async function writeLayers(slice: Slice, files: Record<string, string>) {
  // Edits are computed before anything is written, so that a missing place changes nothing.
  const edited = Object.entries(LINES).map(([file, edit]) => [file, edit(read(file), slice)] as const);
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
  print(`It works already: /${slice.file} shows the examples of the contract.`);
  print(
    `Next: npm run api, show more fields in site/features/${slice.file}/${slice.One}List.astro, then npm run verify.`,
  );
}
