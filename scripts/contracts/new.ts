// Lays out a slice: the files of one noun in every layer, with two reads that work from the first run on.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { bundle } from "../generate/bundle.ts";
import { allFiles } from "../generate/files.ts";
import { differing, write } from "../generate/write.ts";
import { Advice, bin, root, run, say } from "../lib/steps.ts";
import { type Names, templates } from "./new/templates.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");

function put(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** `gift-cards` → giftCards, GiftCard, giftCard, gift card. */
function namesOf(noun: string): Names {
  if (!/^[a-z]+(-[a-z]+)*s$/.test(noun))
    throw new Advice(`A noun is plural and in kebab case, like gift-cards. This is none: ${noun}`);
  const singular = noun.endsWith("ies") ? `${noun.slice(0, -3)}y` : noun.slice(0, -1);
  const camel = (words: string) => words.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const pascal = (words: string) => camel(`-${words}`);
  return {
    file: noun,
    path: noun,
    camel: camel(noun),
    pascal: pascal(noun),
    one: camel(singular),
    One: pascal(singular),
    words: singular.replaceAll("-", " "),
    wire: singular.replaceAll("-", "_"),
  };
}

/** Puts a line into a file, before or after what marks its place. */
function insert(file: string, mark: RegExp, line: string) {
  const text = read(file);
  if (!mark.test(text)) throw new Advice(`${file} has no place for: ${line.trim()}`);
  put(
    file,
    text.replace(mark, (found) => found + line),
  );
}

const LINES: Record<string, (names: Names) => void> = {
  "openapi/main/openapi.yaml": ({ camel, file, one, path }) => {
    const name = "openapi/main/openapi.yaml";
    insert(name, /^tags:\n(?: {2}- .*\n)+/m, `  - { name: ${camel} }\n`);
    insert(name, /\n$/, `  /${path}: { $ref: "./${file}.yaml#/paths/~1${path}" }\n`);
    insert(name, /\n$/, `  /${path}/{${one}Key}: { $ref: "./${file}.yaml#/paths/~1${path}~1{${one}Key}" }\n`);
  },
  "services/main/main.handlers.ts": ({ camel, file }) => {
    const name = "services/main/main.handlers.ts";
    insert(name, /^/, `import { ${camel}Handlers } from "./${file}/${file}.handlers.ts";\n`);
    insert(name, /\.\.\.sessionHandlers,\n/, `    ...${camel}Handlers,\n`);
  },
  "gateway/router.ts": ({ camel, file }) => {
    const name = "gateway/router.ts";
    insert(name, /^/, `import { ${camel}Router } from "./routers/${file}.ts";\n`);
    const rows = [...read(name).matchAll(/^ {2}(\w+): \w+Router,\n/gm)];
    const before = rows.filter(([, other = ""]) => other < camel).at(-1)?.[0] ?? "export const appRouter = router({\n";
    insert(name, new RegExp(before.replaceAll(/[(){]/g, "\\$&")), `  ${camel}: ${camel}Router,\n`);
  },
  "tests/contract/services.spec.ts": ({ camel, file }) => {
    const name = "tests/contract/services.spec.ts";
    insert(name, /^(?:\/\/.*\n)*/, `import { ${camel}Cases } from "./main/${file}.cases.ts";\n`);
    insert(name, /\.\.\.siteCases,\n/, `  ...${camel}Cases,\n`);
  },
};

/** Writes the slice, and what makes the other layers know it. */
export async function lay(noun: string | undefined) {
  if (!noun) throw new Advice("Which noun? npm run contracts -- new gift-cards");
  const names = namesOf(noun);
  const files = templates(names);
  const taken = Object.keys(files).filter((file) => existsSync(join(root, file)));
  if (taken.length > 0) throw new Advice(`${noun} is there already: ${taken.join(", ")}`);
  for (const [file, text] of Object.entries(files)) put(file, text);
  for (const add of Object.values(LINES)) add(names);
  write(differing(await allFiles(await bundle())));
  const touched = [...Object.keys(files), ...Object.keys(LINES)];
  const code = touched.filter((file) => file.endsWith(".ts"));
  await run(bin("biome"), ["check", "--write", ...code], { quiet: true });
  say(`${touched.map((file) => `  ${file}`).join("\n")}\n  generated/\n`);
  say(`Next: say in openapi/main/${noun}.yaml what it really is, and run npm run contracts -- watch.`);
  say(
    `A page shows site/features/${noun}/${names.One}List.astro: await load(Astro, (caller) => caller.${names.camel}.list())`,
  );
}
