// Writes a slice: the files of one noun in every layer, with two read operations and a page that work at once.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { bundle, entriesOf } from "../generate/bundle.ts";
import type { Document } from "../generate/document.ts";
import { serviceFiles as generatedFiles } from "../generate/files.ts";
import { indexFiles } from "../generate/indexes.ts";
import { differing, write } from "../generate/write.ts";
import { UsageError } from "../lib/args.ts";
import { bin, ExpectedError, print, root, run } from "../lib/steps.ts";
import { contract } from "./new/contract.ts";
import { gatewayFiles } from "./new/gateway.ts";
import { LINES } from "./new/lines.ts";
import { type Names, namesOf } from "./new/names.ts";
import { serviceFiles } from "./new/services.ts";
import { siteFiles } from "./new/site.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");

function put(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** The domains of the main service. */
const domains = () =>
  readdirSync(join(root, "services/main"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** Returns the number after the last migration's. */
function nextMigration(): string {
  const numbers = readdirSync(join(root, "services/db/migrations")).map((file) => Number.parseInt(file, 10) || 0);
  return String(Math.max(...numbers) + 1).padStart(4, "0");
}

/** Returns every new file by its path. */
const filesOf = (names: Names, domain: string): Record<string, string> => ({
  [`openapi/main/${names.file}.yaml`]: contract(names),
  ...serviceFiles(names, domain, nextMigration()),
  ...gatewayFiles(names),
  ...siteFiles(names),
});

/** Returns what already has this name: files, a route, operations. */
function takenBy(names: Names, files: string[]): string[] {
  const page = new RegExp(`\\("/${names.file}[/"]`).test(read("site/routes.ts")) ? ["its row in site/routes.ts"] : [];
  const operations = read("generated/main/operations.ts");
  const calls = [`list${names.pascal}`, `get${names.One}`].filter((id) => operations.includes(`"${id}"`));
  return [...files.filter((file) => existsSync(join(root, file))), ...page, ...calls];
}

const list = (files: string[]) => files.map((file) => `  ${file}`).join("\n");

/** Writes the slice of a noun, with its service in a domain of services/main. */
export async function create(noun: string, domain = "catalogue") {
  if (noun === "") throw new UsageError("Which noun? npm run contracts -- new gift-cards");
  if (!domains().includes(domain))
    throw new UsageError(`Unknown domain ${domain}. Choose one of: ${domains().join(", ")}`);
  const names = namesOf(noun);
  const files = filesOf(names, domain);
  const taken = takenBy(names, Object.keys(files));
  if (taken.length > 0) throw new ExpectedError(`${names.file} already exists: ${taken.join(", ")}`);
  // Edits are computed before anything is written, so that a missing place changes nothing.
  const edited = Object.entries(LINES).map(([file, edit]) => [file, edit(read(file), names)] as const);
  for (const [file, text] of [...Object.entries(files), ...edited]) put(file, text);
  const { main } = entriesOf();
  const { main: document } = await bundle({ main: main as string });
  const generated = differing([...(await generatedFiles("main", document as Document)), ...(await indexFiles())]);
  write(generated);
  const code = [...Object.keys(files), ...Object.keys(LINES)].filter((file) => /\.(ts|astro)$/.test(file));
  await run(bin("biome"), ["check", "--write", ...code], { quiet: true });
  print(`New:\n${list(Object.keys(files))}`);
  print(`Edited:\n${list(Object.keys(LINES))}`);
  print(`Generated:\n${list(generated.map(([file]) => file))}\n`);
  print(`It works already: /${names.file} shows the two rows of the migration.`);
  print(`Next: describe the noun in openapi/main/${names.file}.yaml, run npm run generate, and follow npm run types.`);
  print("Then: npm run verify.");
}
