// Lists the sentences of the specification and the tests that name them: acceptance criteria ("Shell 7: ..."), rules of the request
// layer ("(rule signing)"), headers ("(header bearer)") and analytics events, which the site's code records.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { specTable } from "#tests/spec/read.ts";
import { UsageError } from "./lib/args.ts";
import { main, print, root } from "./lib/steps.ts";

const HELP = `npm run acceptance    list the sentences of the specification, and the tests that name each of them
    -- Cart           only those that start with a word
    -- --missing      only those without a test`;

const TITLE = /\b(?:it|test)(?:\.each\([^)]*\))?\(\s*(["'`])(.*?)\1/gs;
/** The areas of the acceptance criteria: "Cart", "Lotto Party". */
const AREAS = new Set(specTable<{ id: string }[]>("acceptance").map(({ id }) => id.replace(/ \d+$/, "")));
const CRITERION = new RegExp(`\\b(${[...AREAS].join("|")}) (\\d+(?:(?:, | and )\\d+)*)`, "g");
const RULE = /\((rule|header)s? ([\w-]+(?:, [\w-]+)*)\)/g;

type Sentence = { id: string; text: string };

const contentOf = (file: string) => readFileSync(join(root, file), "utf8");

/** Returns the names of sentences in a test's title: "Cart 3", "rule signing", "header bearer". */
const namesIn = (title: string): string[] =>
  [...title.matchAll(CRITERION), ...title.matchAll(RULE)].flatMap(([, kind, names = ""]) =>
    names.split(/, | and /).map((name) => `${kind} ${name}`),
  );

/** Returns the tests that name each sentence, as "file: title". */
function testsByName(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of globSync("{tests,site,gateway,services}/**/*.spec.{ts,tsx}", { cwd: root }).sort()) {
    for (const [, , title = ""] of contentOf(file).matchAll(TITLE)) {
      for (const name of namesIn(title)) found.set(name, [...(found.get(name) ?? []), `${file}: ${title}`]);
    }
  }
  // An event is recorded by a call with its name.
  for (const file of globSync("site/**/*.{ts,tsx,astro}", { cwd: root }).sort()) {
    if (file.endsWith(".spec.ts")) continue;
    for (const [line] of contentOf(file).matchAll(/(?:track(?:Shown)?|recordTracked)\(.*/g))
      for (const [, name = ""] of line.matchAll(/"([A-Z][\w ]+)"/g))
        found.set(`event ${name}`, [...(found.get(`event ${name}`) ?? []), file]);
  }
  return found;
}

function sentences(): Sentence[] {
  const events = specTable<{ name: string; values: string[] }[]>("enums").find(({ name }) => name === "analyticsEvent");
  return [
    ...specTable<Sentence[]>("acceptance"),
    ...specTable<{ id: string; rule: string }[]>("request-rules").map(({ id, rule }) => ({
      id: `rule ${id}`,
      text: rule,
    })),
    ...specTable<{ key: string; meaning: string }[]>("headers").map(({ key, meaning }) => ({
      id: `header ${key}`,
      text: meaning,
    })),
    ...(events?.values ?? []).map((name) => ({ id: `event ${name}`, text: "recorded by the site" })),
  ];
}

async function report([area]: string[], { missing }: { missing?: boolean | undefined }) {
  const tests = testsByName();
  const all = sentences();
  if (area && !all.some(({ id }) => id.startsWith(area))) throw new UsageError(`No sentence starts with ${area}.`);
  const shown = all.filter(({ id }) => !area || id.startsWith(area)).filter(({ id }) => !missing || !tests.has(id));
  for (const { id, text } of shown) {
    print(`${id}: ${text}`);
    for (const test of tests.get(id) ?? ["no test"]) print(`    ${test}`);
  }
  const known = new Set(all.map(({ id }) => id));
  const unknown = [...tests.keys()].filter((name) => !known.has(name));
  if (unknown.length > 0) print(`Named by tests, and not in the specification: ${unknown.join(", ")}`);
  print(`${all.filter(({ id }) => tests.has(id)).length} of ${all.length} sentences have a test.`);
}

await main(HELP, report, { flags: { missing: { type: "boolean" } }, positionals: 1 });
