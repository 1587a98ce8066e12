// Measures how long an editor takes to offer procedures and their inputs, with TypeScript's language service.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { print, root } from "../lib/steps.ts";

// This file exists only in the measured program. It simulates code being typed in site/.
const TYPED = join(root, "site/lib/typed-in-an-editor.ts");
const head = 'import { gateway } from "./gateway.ts";\n';

const QUESTIONS = [
  { name: "the nouns", line: "gateway.", expects: "cart" },
  { name: "a noun's procedures", line: "gateway.cart.", expects: "addItem" },
  { name: "the fields of an input", line: "gateway.session.login.mutate({ ", expects: "email" },
  { name: "the fields of a reply", line: "(await gateway.cart.get.query()).", expects: "cartItems" },
];

export async function benchCompletion() {
  const { default: ts } = await import("typescript");
  const config = ts.readConfigFile(join(root, "tsconfig.json"), (file) => readFileSync(file, "utf8"));
  const { fileNames, options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  let typed = { text: head, version: 0 };
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [...fileNames, TYPED],
    getScriptVersion: (file) => (file === TYPED ? String(typed.version) : "0"),
    getScriptSnapshot: (file) => {
      const text = file === TYPED ? typed.text : ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (file) => file === TYPED || ts.sys.fileExists(file),
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });

  /** Types one more line, asks for completions, and returns the milliseconds until the list is complete. */
  function ask({ line, expects }: (typeof QUESTIONS)[number]): number {
    typed = { text: `${head}${line}`, version: typed.version + 1 };
    const startedAt = performance.now();
    const offered = service.getCompletionsAtPosition(TYPED, typed.text.length, {})?.entries ?? [];
    const took = performance.now() - startedAt;
    if (!offered.some(({ name }) => name === expects)) throw new Error(`No completion ${expects} for "${line}"`);
    return took;
  }

  print("\nCompletions on the router: milliseconds until the list is complete");
  print(
    `  ${"first completion, which reads the project".padEnd(32)} ${ask(QUESTIONS[0] as (typeof QUESTIONS)[number])
      .toFixed(0)
      .padStart(6)}`,
  );
  for (const question of QUESTIONS) {
    const first = ask(question);
    const again = [ask(question), ask(question), ask(question)].sort((a, b) => a - b)[1] ?? 0;
    print(`  ${question.name.padEnd(32)} ${first.toFixed(0).padStart(6)}   then ${again.toFixed(0)}`);
  }
}
