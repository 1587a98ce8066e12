// Lays out a slice: the files of one noun in every layer, with two reads and a page that work from the first run on.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { bundle, entriesOf } from "../generate/bundle.ts";
import type { Document } from "../generate/document.ts";
import { serviceFiles as generatedFiles } from "../generate/files.ts";
import { indexFiles } from "../generate/indexes.ts";
import { differing, write } from "../generate/write.ts";
import { Unasked } from "../lib/args.ts";
import { Advice, bin, root, run, say } from "../lib/steps.ts";
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

/** The number behind the last migration's. */
function nextMigration(): string {
  const numbers = readdirSync(join(root, "services/db/migrations")).map((file) => Number.parseInt(file, 10) || 0);
  return String(Math.max(...numbers) + 1).padStart(4, "0");
}

/** Every file that is new, by where it lies. */
const filesOf = (names: Names): Record<string, string> => ({
  [`openapi/main/${names.file}.yaml`]: contract(names),
  ...serviceFiles(names, nextMigration()),
  ...gatewayFiles(names),
  ...siteFiles(names),
});

/** What is there under this name already: a file, a page, a call. */
function takenBy(names: Names, files: string[]): string[] {
  const page = new RegExp(`\\("/${names.file}[/"]`).test(read("site/routes.ts")) ? ["its row in site/routes.ts"] : [];
  const operations = read("generated/main/operations.ts");
  const calls = [`list${names.pascal}`, `get${names.One}`].filter((id) => operations.includes(`"${id}"`));
  return [...files.filter((file) => existsSync(join(root, file))), ...page, ...calls];
}

/** Writes the slice, and what makes the other layers know it. */
export async function lay(noun: string) {
  if (noun === "") throw new Unasked("Which noun? npm run contracts -- new gift-cards");
  const names = namesOf(noun);
  const files = filesOf(names);
  const taken = takenBy(names, Object.keys(files));
  if (taken.length > 0) throw new Advice(`${names.file} is there already: ${taken.join(", ")}`);
  // All or nothing: a place that is not found any more is found out before anything is written.
  const edited = Object.entries(LINES).map(([file, edit]) => [file, edit(read(file), names)] as const);
  for (const [file, text] of [...Object.entries(files), ...edited]) put(file, text);
  const { main } = entriesOf();
  const { main: document } = await bundle({ main: main as string });
  write(differing([...(await generatedFiles("main", document as Document)), ...(await indexFiles())]));
  const touched = [...Object.keys(files), ...Object.keys(LINES)];
  const code = touched.filter((file) => /\.(ts|astro)$/.test(file));
  await run(bin("biome"), ["check", "--write", ...code], { quiet: true });
  say(
    `New:\n${Object.keys(files)
      .map((file) => `  ${file}`)
      .join("\n")}`,
  );
  say(
    `With a line more:\n${Object.keys(LINES)
      .map((file) => `  ${file}`)
      .join("\n")}\n  generated/main/\n`,
  );
  say(`It works as it is: /${names.file} shows the two rows of the migration.\n`);
  say(
    `Next: say in openapi/main/${names.file}.yaml what it really is (npm run contracts -- watch keeps the types fresh),`,
  );
  say(`then follow the compiler: npm run types. When it is right: npm run verify, and npm run e2e -- ${names.file}.`);
}
